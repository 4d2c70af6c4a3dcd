"""The guided round in English: what is explained, when it first comes."""

GUIDE = {
    "guide.goal": "Welcome to the table! You and Lina hold 13 cards each. Whoever first "
    "has all cards but one in melds lays them down at once and throws the last: that closes, "
    "and wins.\n"
    "A run: 5♥ 6♥ 7♥. A set: 9♠ 9♥ 9♦. You need one of each at least. ▼ reads on, A goes on.",
    "guide.first": "Below is your hand; a line joins the cards that make a meld. You deal, "
    "so you have a card more and begin by throwing one away. ◀ ▶ choose a card, A and A again "
    "discard it. {c1} helps you least.",
    "guide.tournante": "Your first discard lies apart, beside the pile: the tournante. "
    "Lina may take it instead of drawing. If nobody wants it, it goes under the pile when you "
    "play again.",
    "guide.draw": "Each of your turns begins with a draw. The cursor is on the stock: A "
    "draws from it. Beside it lies the card that you may take instead, face up: ▶ goes there. "
    "Never a joker.",
    "guide.take": "Look at the pile: {c1} fits your hand better than a blind draw. ▶ to "
    "it, then A. In Simple a taken card may stay in your hand, only not be thrown back at "
    "once.",
    "guide.play": "The new card has the cursor. At the right, {n0}/13 counts your cards in "
    "melds. Throw what will help least: {c1}, I would say. Low or high is all the same, "
    "losing costs 100.",
    "guide.undo": "B takes back what can still be taken back. The three lines at the right "
    "end of the row are the menu: a hint at any time, the rules, the glossary, and the way "
    "out of this lesson.",
    "guide.close": "Now! All cards but one make melds, with a run and a set among them. ▲ "
    "goes to the figure at the right, A shows the melds, A lays them.",
    "guide.last": "One card is left. A and A throw it, and the round is yours.",
    "guide.won": "You have closed! Lina pays 100 points. A match goes on until someone has "
    "300. Now play one of your own: Talaj 51 and 71 let you lay in the middle of the round.",
    "guide.lost": "Lina has closed, and you pay 100 points. It happens to everybody. Have "
    "another go: the same cards will come.",
    "guide.void": "The round is void and nobody pays. Have another go: the same cards will come.",
}
