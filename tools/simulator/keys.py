"""Which keys are which buttons, the same in the window and in the terminal."""

from hw import buttons

# button, keys; the first one is what the drawn button says
KEYS = (
    (buttons.UP, ("up",)),
    (buttons.DOWN, ("down",)),
    (buttons.LEFT, ("left",)),
    (buttons.RIGHT, ("right",)),
    (buttons.A, ("z", "return")),
    (buttons.B, ("x", "backspace", "escape")),
    (buttons.X, ("s",)),
    (buttons.Y, ("a",)),
)

BUTTON_OF = {key: button for button, keys in KEYS for key in keys}
NAMES = {
    buttons.UP: "▲", buttons.DOWN: "▼", buttons.LEFT: "◀", buttons.RIGHT: "▶",
    buttons.A: "A", buttons.B: "B", buttons.X: "X", buttons.Y: "Y",
}  # fmt: skip

HELP = "Arrows; Z or Enter: A; X, Backspace or Esc: B; S: X; A: Y"
