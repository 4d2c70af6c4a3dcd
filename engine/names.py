"""The protocol's words for errors: each code with its rule in family T and in family R."""

ERRORS = (
    ("OK", "", ""),
    ("MATCH_OVER", "T-MATCH", "R-SCORE"),
    ("ROUND_OVER", "T-CLOSE", "R-OUT"),
    ("WRONG_PHASE", "T-TURN", "R-TURN"),
    ("STOCK_ONLY", "T-TOURNANTE-RETURN", "R-TURN"),
    ("TAKE_ONE_CARD", "T-ONE-CARD", "R-TURN"),
    ("FIRST_ROUND", "T-DISCARD-USE", "R-HOUSE"),
    ("TAKE_EMPTY", "T-DISCARD-TOP", "R-TURN"),
    ("TAKE_JOKER", "T-DISCARD-TOP", "R-TAKE-FREE"),
    ("NO_TOURNANTE", "T-TOURNANTE-TAKE", "R-TURN"),
    ("NO_TOURNANTE", "T-TOURNANTE-RETURN", "R-TURN"),
    ("FIRST_ROUND", "T-FIRST-ROUND", "R-TURN"),
    ("NOT_IN_HAND", "T-TURN", "R-TURN"),
    ("TWO_JOKERS", "M-JOKER", "M-JOKER"),
    ("NOT_A_MELD", "M-RUN", "M-RUN"),
    ("NOT_A_MELD", "M-ACE", "M-ACE"),
    ("NOT_A_MELD", "M-SET", "M-SET"),
    ("KEPT_CARD", "T-ONE-CARD-KEPT", "R-HOUSE"),
    ("KEEP_CLOSING_CARD", "T-CLOSING-CARD", "R-HOUSE"),
    ("NOT_ALL_CARDS", "T-SIMPLE-CLOSE", "R-TURN"),
    ("MISSING_RUN_OR_SET", "T-SIMPLE-MIX", "R-TURN"),
    ("OPENING_JOKER", "T-OPEN-71", "R-OPEN"),
    ("MISSING_NATURAL_RUN", "T-OPEN-71", "R-HOUSE"),
    ("MISSING_NATURAL_RUN", "T-OPEN-71-TAKEN", "R-HOUSE"),
    ("MISSING_NATURAL_RUN", "T-PARTNER", "R-HOUSE"),
    ("MISSING_NATURAL_SET", "T-OPEN-71", "R-HOUSE"),
    ("BELOW_THRESHOLD", "T-OPEN", "R-OPEN"),
    ("BELOW_THRESHOLD", "T-THRESHOLD", "R-OPEN"),
    ("NO_LAYOFF", "T-SIMPLE-NO-LAYOFF", "R-TURN"),
    ("NOT_OPENED", "T-LAYOFF", "R-TURN"),
    ("NOT_OPENED", "T-SWAP", "R-SWAP"),
    ("NO_SUCH_MELD", "M-TABLE", "M-TABLE"),
    ("DOES_NOT_FIT", "M-RUN", "M-RUN"),
    ("DOES_NOT_FIT", "M-SET", "M-SET"),
    ("SET_NOT_FULL", "T-SWAP", "R-SWAP"),
    ("NOT_REPRESENTED", "T-SWAP", "R-SWAP"),
    ("DISCARD_TAKEN", "T-NO-REDISCARD", "R-NO-REDISCARD"),
    ("MUST_USE_TAKEN", "T-DISCARD-USE", "R-HOUSE"),
    ("MUST_REPLAY_JOKER", "R-SWAP", "R-SWAP"),
    ("NOTHING_TO_UNDO", "G-UNDO", "G-UNDO"),
    ("BAD_COMMAND", "G-ILLEGAL", "G-ILLEGAL"),
    ("DOES_NOT_FIT", "M-ACE", "M-ACE"),
)

# The rule that sets an opening's starting threshold, by variant.
OPEN_RULES = ("", "T-OPEN-51", "T-OPEN-71", "R-OPEN", "R-OPEN")


def code(error):
    """The protocol's name of an error."""
    return ERRORS[error][0]


def rule(error, rules):
    """The id of the rule that an error cites under a ruleset."""
    text = ERRORS[error][1 + rules.family]
    return OPEN_RULES[rules.variant] if text in ("T-OPEN", "R-OPEN") else text
