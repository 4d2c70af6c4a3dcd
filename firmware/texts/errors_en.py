"""What a refusal says in English: for each error of `engine.codes` a sentence.

{card} is the act's card, {drawn} the one drawn or taken in this turn, {kept} the one held back,
{meld} the meld on the table; {have} of {need} are points, {left} how many cards the laying would
leave, {melds} how many melds lie on the table.
"""

ERRORS = {
    "E_MATCH_OVER": "The match is over. Start a new one to play on.",
    "E_ROUND_OVER": "The round is over. Deal the next one to play on.",
    "E_WRONG_PHASE": "Not at this moment of the turn: first draw, then play, and discard to end "
    "it.",
    "E_STOCK_ONLY": "You gave the tournante back, so this turn you draw from the stock.",
    "E_TAKE_ONE_CARD": "With one card in your hand you draw from the stock only.",
    "E_TAKE_FIRST_ROUND": "A taken card must be laid, and nobody lays in the first round: draw "
    "from the stock or take the tournante.",
    "E_TAKE_EMPTY": "The discard pile is empty: draw from the stock.",
    "E_TAKE_JOKER": "A discarded joker is never taken back: draw from the stock.",
    "E_NO_TOURNANTE": "There is no tournante to take: draw from the stock.",
    "E_NOT_TOURNANTE": "Only a tournante that you took in this turn can be put back.",
    "E_FIRST_ROUND": "Nobody lays until the turn is back at the dealer: discard a card for now.",
    "E_NOT_IN_HAND": "You do not hold {card}, or not as many of it: choose among your cards.",
    "E_TWO_JOKERS": "A meld holds one joker at most: use the other one elsewhere.",
    "E_BAD_RUN": "No run: it takes three or more cards of one suit that follow each other, from "
    "low to high.",
    "E_BAD_ACE": "No run: an ace stands below the 2 or above the king, at one end only.",
    "E_BAD_SET": "No set: it takes three or four cards of one rank, each of another suit.",
    "E_KEPT_CARD": "{kept} was your only card, so it stays in your hand this turn, to close with.",
    "E_KEEP_CLOSING": "Keep one card in your hand: you close by discarding it.",
    "E_NOT_ALL": "Here you lay all your cards but one, all at once; this would leave {left}.",
    "E_MIX": "To close you need at least one run and one set among your melds.",
    "E_OPENING_JOKER": "No joker in this opening: lay the melds with a joker after it.",
    "E_OPEN_RUN": "Your opening needs a natural run, one without a joker.",
    "E_UNTAKEN_RUN": "You took {drawn}, so you need a natural run that does not hold it.",
    "E_PARTNER_RUN": "Your partner has opened; your first laying still needs a natural run.",
    "E_OPEN_SET": "Your opening needs a natural set, one without a joker.",
    "E_OPEN_MIN": "{have} of {need} points: lay more at once to open.",
    "E_THRESHOLD": "{have} of {need} points: the rivals' opening has raised the threshold. Lay "
    "more at once.",
    "E_NO_LAYOFF": "In Simple nothing is laid off or swapped: keep your cards until you can "
    "close.",
    "E_ADD_UNOPENED": "Open first: then you may lay cards off on the table's melds.",
    "E_SWAP_UNOPENED": "Open first: then you may swap a joker of the table.",
    "E_NO_MELD": "There is no such meld; on the table: {melds}.",
    "E_RUN_MISFIT": "{card} does not fit {meld}: a run grows at its ends, in its suit.",
    "E_SET_MISFIT": "{card} does not fit {meld}: a set takes a suit that it lacks, up to four "
    "cards.",
    "E_SET_NOT_FULL": "The joker of {meld} stays there until the set has its fourth card.",
    "E_NOT_REPRESENTED": "{card} is not what a joker stands for there: swap the exact card.",
    "E_DISCARD_TAKEN": "You have just taken {drawn}: discard another card.",
    "E_MUST_USE": "{drawn}, which you took, must be laid this turn; or undo and draw from the "
    "stock.",
    "E_MUST_REPLAY": "The joker that you swapped still finds a place: play it before you discard.",
    "E_NO_UNDO": "There is nothing to take back; a card drawn from the stock stays drawn.",
    "E_BAD_ACT": "This is not an act of the game.",
    "E_ACE_MISFIT": "{card} does not go on {meld}: an ace ends a run on one side only.",
}
