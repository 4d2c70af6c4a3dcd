"""hw/power, hw/sound and firmware/sounds: no pin, no clock; time is passed in."""

import pytest

from engine import codes
from firmware import sounds
from hw.power import ASLEEP, AWAKE, DIM, EMPTY, GOOD, LOW, Battery, Idle
from hw.sound import Sound
from tests.person import Person


def states(idle, script):
    """The state after each step of (seconds, pressed)."""
    seen = []
    for seconds, pressed in script:
        for _ in range(int(seconds * 100)):
            idle.tick(10, False)
        if pressed:
            idle.tick(10, True)
        seen.append(idle.state)
    return seen


def test_it_dims_then_sleeps_and_a_press_wakes():
    script = [(29, False), (2, False), (80, False), (10, False), (500, False), (0, True)]
    assert states(Idle(), script) == [AWAKE, DIM, DIM, ASLEEP, ASLEEP, AWAKE]


def test_a_press_while_awake_begins_anew():
    assert states(Idle(), [(25, True), (25, True), (29, False), (2, False)]) == [0, 0, 0, DIM]


def test_a_change_is_told_once():
    idle = Idle()
    told = [idle.tick(10000, False) for _ in range(20)]
    assert told.count(True) == 2 and told[2] and told[11]
    assert idle.tick(5, True) and not idle.tick(5, True)


def test_it_can_be_sent_to_sleep():
    idle = Idle()
    idle.rest()
    assert not idle.tick(10, False)
    assert idle.state == ASLEEP
    assert idle.tick(10, True)


class Cell:
    """A battery whose voltage a test sets, behind a divider by 3."""

    def __init__(self, mv):
        self.mv = mv
        self.battery = Battery(self.read, 9900)

    def read(self):
        return self.mv * 65535 // 9900

    def after(self, seconds, mv):
        self.mv = mv
        told = [self.battery.tick(1000) for _ in range(seconds)]
        return self.battery.level, told.count(True)


@pytest.mark.parametrize("mv", [3300, 3700, 4200])
def test_the_voltage_is_read(mv):
    assert abs(Cell(mv).battery.mv() - mv) < 5


def test_a_battery_runs_down_and_is_charged():
    cell = Cell(3900)
    assert cell.after(60, 3900) == (GOOD, 0)
    assert cell.after(60, 3450) == (LOW, 1)
    assert cell.after(60, 3250) == (EMPTY, 1)
    assert cell.after(60, 4100) == (GOOD, 1)


def test_a_short_dip_says_nothing():
    cell = Cell(3900)
    for _ in range(20):
        assert cell.after(20, 3250) == (GOOD, 0)
        assert cell.after(10, 3900) == (GOOD, 0)


class Pwm:
    """What a machine.PWM was told."""

    def __init__(self):
        self.hz, self.duty = 0, None

    def freq(self, hz):
        assert 8 <= hz <= 62_500_000  # what the RP2040's PWM reaches
        self.hz = hz

    def duty_u16(self, duty):
        assert 0 <= duty <= 65535
        self.duty = duty


def heard(sound, pwm, ms):
    """(Hz or 0, ms) of each tone, looked at every 10 ms."""
    found = []
    for _ in range(ms // 10):
        tone = pwm.hz if pwm.duty else 0
        if found and found[-1][0] == tone:
            found[-1][1] += 10
        else:
            found.append([tone, 10])
        sound.tick(10)
    return found


def test_a_tune_plays_note_by_note_and_ends():
    pwm = Pwm()
    sound = Sound(pwm)
    sound.volume = 2
    sound.play(b"\x2c\x05\x00\x02\x58\x03")
    assert heard(sound, pwm, 200) == [[440, 50], [0, 20], [880, 30], [0, 100]]


def test_volume_is_the_share_of_the_period_and_mute_is_silent():
    duties = []
    for volume in (0, 1, 2):
        pwm = Pwm()
        sound = Sound(pwm)
        sound.volume = volume
        sound.play(sounds.TURN)
        duties.append(pwm.duty)
    assert duties[0] == 0 < duties[1] < duties[2] <= 32768


def test_muting_ends_the_tune_that_plays():
    pwm = Pwm()
    sound = Sound(pwm)
    sound.volume = 2
    sound.play(b"\x2c\x05\x2c\x05")
    sound.volume = 0
    sound.tick(50)
    assert pwm.duty == 0


class Ears:
    """A sound that remembers its tunes."""

    def __init__(self):
        self.volume, self.tunes = 1, []

    def play(self, tune):
        self.tunes.append(tune)

    def tick(self, ms):
        pass


def test_a_round_is_heard():
    """Tones while it is played, and one tune at its end."""
    person, ears = Person(draws=9).begin(), Ears()
    follow = sounds.Sounds(ears)
    follow.tick(person.app, 20)
    while person.state.phase != codes.OVER:
        person.step()
        follow.tick(person.app, 20)
    winner = person.state.winner
    end = [] if winner == codes.NOBODY else [sounds.LOST if winner else sounds.WON]
    assert set(ears.tunes[: -len(end)]) == {sounds.TURN, sounds.LAY}
    assert ears.tunes[-1:] == end
    follow.tick(person.app, 20)
    assert ears.tunes[-1:] == end


def test_a_turn_is_heard_when_it_comes():
    person, ears = Person().begin(), Ears()
    follow = sounds.Sounds(ears)
    person.until_mine()
    session = person.app.session
    while session.mine():
        follow.tick(person.app, 20)
        person.step()
    ears.tunes.clear()
    while not session.mine():
        follow.tick(person.app, 20)
        session.rival()
    follow.tick(person.app, 20)
    follow.tick(person.app, 20)
    assert ears.tunes.count(sounds.TURN) == 1 and ears.tunes[-1] == sounds.TURN


def test_a_resumed_match_is_silent_until_something_happens():
    person, ears = Person().begin(), Ears()
    follow = sounds.Sounds(ears)
    person.until_mine()
    follow.tick(person.app, 20)
    follow.tick(person.app, 20)
    assert ears.tunes == []
