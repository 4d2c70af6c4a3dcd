"""The rules in force, in English: what a field of the ruleset means for who plays by it."""

LAWS = {
    "law.cards": "Cards and deal",
    "law.turn": "The turn",
    "law.laying": "Laying down",
    "law.table": "On the table",
    "law.score": "Score and match",
    "law.advice": "Advice",
    "law.reference": "Reference rules.",
    "law.house": "House rules.",
    "law.edited": "Changed by you: {t2}.",
    "law.alone": "{n0} players, each alone.",
    "law.pairs": "Two pairs; partners sit opposite.",
    "law.pack": "{n0} decks and {n1} jokers: {n2} cards.",
    "law.hand": "{n0} cards each.",
    "law.dealer_extra": "The dealer has one more and begins: he only discards.",
    "law.deal": "Dealt {n0} by {n0}.",
    "law.deal_first": "Dealt {n0} first, then {n1} by {n1}.",
    "law.last_pass": "The dealer, served last, takes {n0} in the last pass.",
    "law.turned": "The next card is turned up and starts the discard pile.",
    "law.play": "Draw one card, lay what you wish and may, then discard one.",
    "law.tournante": "The dealer’s first discard is the tournante, unless it is a joker: until "
    "he plays again each player may take it instead of drawing, or look and put it back.",
    "law.first_round": "Nobody lays until the turn is back at the dealer.",
    "law.take_free": "The visible card of the pile may be taken and kept.",
    "law.taken_must_lay": "The visible card of the pile may be taken if it is laid in that turn.",
    "law.take_joker": "A joker on the pile may be taken.",
    "law.no_joker": "A joker on the pile is never taken.",
    "law.rediscard": "The card taken is not discarded in the same turn.",
    "law.one_card": "With one card at the start of a turn, draw from the stock.",
    "law.one_card_kept": "That card is not laid: it is kept to close with.",
    "law.rebuilds": "An empty stock is rebuilt from the pile, {n0} times a round at most.",
    "law.rebuild": "An empty stock is rebuilt from the pile, as often as needed.",
    "law.melds": "A run: three cards or more of one suit in a row. A set: three or four cards of "
    "one rank, all suits different. The ace is low or high, never between.",
    "law.lay_closes": "Nothing is laid during the round. To close, lay all cards but one at "
    "once, with a run and a set among the melds, and discard the last.",
    "law.open_min": "The first laying is worth {n0} points at least, in one act.",
    "law.open_rises": "The first opening of all raises the other side’s threshold to its total "
    "plus one.",
    "law.open_natural_run": "The opening holds a natural run.",
    "law.open_natural_set": "The opening holds a natural set.",
    "law.open_jokers": "No joker in the opening.",
    "law.open_untaken_run": "In a turn in which the discard was taken, a natural run of the "
    "opening is without that card.",
    "law.partner_opens": "Once your partner has opened, you need no threshold for your first "
    "melds.",
    "law.partner_run": "Then your first laying still holds a natural run.",
    "law.lay_all_opens": "Below the threshold you may still lay all cards but one and close.",
    "law.lay_all_needs": "Even so, a natural run and a natural set are among the "
    "melds; the others may hold a joker.",
    "law.points": "Points to open: 2 to 10 their number, J Q K 10, a joker the card it "
    "replaces, an ace 1 in A-2-3 and {n0} elsewhere.",
    "law.closing_discard": "One card always stays for the discard that closes.",
    "law.going_out": "You may go out by laying your last cards, without a discard.",
    "law.joker": "A joker stands for any card, one in a meld at most.",
    "law.joker_low": "Where it has two places it takes the lower one.",
    "law.layoff": "Once you have laid, add cards to any meld. Put the exact card in a joker’s "
    "place and the joker is yours; in a set only if it is the fourth card.",
    "law.no_layoff": "No lay-off and no joker swap.",
    "law.replay_joker": "A swapped joker is played again in that turn if it can be.",
    "law.fixed_penalty": "Each loser pays {n0}, whatever he holds.",
    "law.penalty": "Losers pay their hand: number, J Q K 10, ace 11, joker 20.",
    "law.unlaid_penalty": "Who has laid nothing pays {n0} instead.",
    "law.pair_free": "The winner’s partner pays nothing.",
    "law.stall_wins": "When the stock cannot be rebuilt, or after {n0} turns, the lowest hand "
    "wins.",
    "law.void": "When the stock cannot be rebuilt, or after {n0} turns, the round is void: "
    "nobody pays.",
    "law.limit": "Who reaches {n0} has lost the match.",
    "law.rounds": "{n0} rounds; the lowest total wins the match.",
    "law.advice1": "A set is the hardest meld to come by: see to it early.",
    "law.advice2": "Best of all are cards that serve a run and a set at once.",
    "law.advice3": "Losing costs {n0} whatever is left: low cards are no safer. Throw away what "
    "will never help.",
    "law.advice4": "The pile is free: a card that fits beats a blind draw.",
    "law.advice5": "Look at what your rival takes, and stop feeding it.",
}
