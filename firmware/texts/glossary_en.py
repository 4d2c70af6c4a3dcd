"""The words of the game in English: a term, a line's end, its meaning."""

GLOSSARY = {
    "glossary.run": "Run\n"
    "Three or more cards of one suit that follow each other, such as 5♥ 6♥ 7♥. Talaj "
    "players say suivi.",
    "glossary.natural_run": "Natural run\n"
    "A run made without a joker. Talaj 71 asks for one in the opening, and in your "
    "first laying when your partner has opened; after taking the discard, for one "
    "without that card.",
    "glossary.set": "Set\n"
    "Three or four cards of one rank, each of another suit: 9♠ 9♥ 9♦. Twins never "
    "stand in one set. Also called tria.",
    "glossary.meld": "Meld\n"
    "A run or a set. On the table melds only grow, or have their joker swapped.",
    "glossary.joker": "Joker\n"
    "Stands for any card, once in a meld at most. Thrown away, nobody takes it in "
    "Simple and Talaj, and it is never the tournante. Left in the hand it costs 20, "
    "except in Simple.",
    "glossary.ace": "Ace low, ace high\n"
    "In a run the ace goes before the 2 and counts 1, or after the king and counts 10 "
    "(11 in Rami). K-A-2 is no run.",
    "glossary.stock": "Stock\n"
    "The face-down cards that are drawn from. Empty, it is rebuilt by shuffling the "
    "discard pile without its visible card; in Rami twice a round at most.",
    "glossary.pile": "Discard pile\n"
    "Each turn ends with a card put there, face up. Only the visible one can be "
    "taken.",
    "glossary.hand": "Hand\n"
    "Your cards: 13 in Simple and Rami, 14 in Talaj 51 and 71; in Talaj games the "
    "dealer has one more.",
    "glossary.suit": "Suit\n♠ ♥ ♦ ♣. A run keeps to one suit, a set mixes them.",
    "glossary.face": "Face card\nJ, Q and K. Each counts 10.",
    "glossary.deal": "Deal\n"
    "Simple: three cards each, then two by two. Talaj 51 and 71: two by two. Rami: "
    "one by one.",
    "glossary.dealer": "Dealer\n"
    "In Simple and Talaj he has a card more and begins by discarding it. The deal "
    "moves on each round.",
    "glossary.round": "Round\nFrom the deal until somebody closes. Several rounds make a match.",
    "glossary.draw": "Draw\n"
    "Every turn begins with one card: from the stock, the discard pile or, at first, "
    "the tournante.",
    "glossary.discard": "Discard\nPutting a card on the pile ends your turn.",
    "glossary.take": "Taking the discard\n"
    "Free in Simple and Rami. In Talaj 51 and 71 the card must be laid in that turn. "
    "It is never discarded again at once.",
    "glossary.last": "Last card\n"
    "In Talaj, with one card at the start of a turn you draw from the stock only, and "
    "keep that card to close with.",
    "glossary.first": "First round of the table\n"
    "In Simple and Talaj nobody lays until the turn is back at the dealer.",
    "glossary.tournante": "Tournante\n"
    "The dealer’s first discard, set aside face up. Until his next turn each player "
    "may take it instead of drawing, or look and put it back. A joker is never one.",
    "glossary.opening": "Opening\n"
    "Your first laying of a round: one act that reaches the threshold.",
    "glossary.threshold": "Threshold\n"
    "The points an opening needs: 51 or 71 in Talaj. The first to open raises it for "
    "the other side, to one more than he laid.",
    "glossary.lay": "Lay down\n"
    "To put melds from your hand on the table. After the opening there is no minimum.",
    "glossary.layoff": "Lay off\n"
    "Adding a card to a meld on the table, whoever’s it is, once you have laid.",
    "glossary.swap": "Joker swap\n"
    "Once you have laid: put the exact card in a joker’s place and the joker is "
    "yours. In a set it must be the fourth card. In Rami play it again in that turn "
    "if you can.",
    "glossary.closing": "Closing card\n"
    "Kept back for the discard that closes: in Simple and Talaj you never lay all "
    "your cards.",
    "glossary.close": "Close\nTo get rid of the last card, and win the round.",
    "glossary.layall": "Lay all to close\n"
    "In Talaj, whoever has not opened may lay all cards but one at once, even below "
    "the threshold. Talaj 71 still wants a natural run and a natural set.",
    "glossary.dead": "Dead card\n"
    "No neighbour of its suit and no twin in rank in your hand: the first to throw "
    "away.",
    "glossary.playable": "Playable card\n"
    "It fits a meld on the table. Thrown before a rival who has opened, it is a gift.",
    "glossary.spare": "Spare card\n"
    "It could be laid off, yet you keep it so as not to be left with one card.",
    "glossary.sec": "Rami sec\n"
    "Closing in one go without having opened before. It costs the others no more.",
    "glossary.simple": "Simple\n"
    "Close by laying all cards but one, with a run and a set among the melds. A loser "
    "pays 100 whatever he holds: get the set early, prefer cards with two uses, take "
    "freely from the pile and watch what the rival takes.",
    "glossary.t51": "Talaj 51\n"
    "14 cards, four jokers, 51 points to open. Many tables call it Rami 51.",
    "glossary.t71": "Talaj 71\n"
    "14 cards, two jokers, 71 points to open with a natural run, a natural set and no "
    "joker. Many tables call it Rami 71.",
    "glossary.1v1": "1 v 1\nTwo players, each alone.",
    "glossary.2v2": "2 v 2\nFour players; partners sit opposite and share the score.",
    "glossary.partner": "Partner\n"
    "Once he has opened, your first laying needs no threshold; in Talaj 71 it still "
    "needs a natural run.",
    "glossary.penalty": "Penalty\n"
    "What is left in the hand: figures their number, J Q K 10, ace 11, joker 20. In "
    "Simple, and in Talaj for who has laid nothing, 100.",
    "glossary.points": "Opening points\n"
    "2 to 10 their number, J Q K 10, a joker the card it replaces; an ace 1 in A-2-3, "
    "else 10 (11 in Rami).",
    "glossary.limit": "Match limit\n"
    "Who reaches it loses. Talaj 51 and 71: 251 alone, 451 in pairs. Simple: 300 "
    "alone, 600 in pairs.",
    "glossary.void": "Void round\n"
    "In Simple and Talaj: no stock and nothing to rebuild it from, or 300 turns. "
    "Nobody pays.",
    "glossary.four": "Four of a kind\nA set of four cards: one rank in all four suits.",
    "glossary.clean": "Clean run\nAnother name of the natural run: no joker in it.",
    "glossary.firstlay": "First laying\n"
    "In Rami: 40 or 51 points in one act, any melds. It does not rise.",
    "glossary.reference": "Reference rules\n"
    "The plain Rami: four jokers, free taking from the pile, going out with or without "
    "a discard.",
    "glossary.house": "House rules\n"
    "Rami as your table plays it: jokers, high ace, clean run to open, laying the "
    "taken card, closing card.",
    "glossary.r40": "Rami 40\n"
    "13 cards, 2 to 6 players, 40 points to open. The lowest total over the rounds "
    "wins.",
    "glossary.r51": "Rami 51\nRami 40 with 51 points to open.",
}
