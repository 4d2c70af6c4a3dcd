"""The referee: a position, what can be undone, what everybody saw; answers as the protocol's."""

from copy import deepcopy

from tests.referee.law import check_over
from tests.referee.legal import legal_acts
from tests.referee.matches import deal, match_is_over
from tests.referee.positions import Bad, complete
from tests.referee.refusals import Refused, refuse_if
from tests.referee.turns import play
from tests.referee.words import parse

HIDDEN = ("hands", "stock", "discard")


class Referee:
    def __init__(self):
        self.position = None
        self.public = []
        self.earlier = []

    def set_position(self, given):
        """The answer to `position`."""
        try:
            self.position = deepcopy(complete(given))
        except Bad:
            return {"ok": False, "code": "BAD_POSITION"}
        self.public = []
        self.earlier = []
        return {"ok": True}

    def deal(self, blank, pack):
        """Begin a round: a blank position says the rules, the seats and the scores."""
        self.position = deal(blank, pack)
        self.public = []
        self.earlier = []

    def next(self, pack):
        """The answer to `next pack=…`."""
        position = self.position
        if position["phase"] != "over":
            return {"ok": False, "code": "WRONG_PHASE"}
        if match_is_over(position):
            return {"ok": False, "code": "MATCH_OVER"}
        dealer = (position["dealer"] + 1) % position["players"]
        self.deal(dict(position, dealer=dealer, round=position["round"] + 1), pack)
        return {"ok": True}

    def act(self, text):
        """The answer to `act`: events, or a code and the rule's id."""
        try:
            act = parse(text)
            events = self.undo() if act[0] == "undo" else self.play(act)
        except Refused as refusal:
            return {"ok": False, "code": refusal.code, "rule": refusal.rule}
        return {"ok": True, "events": events}

    def undo(self):
        check_over(self.position)
        refuse_if(not self.earlier, "NOTHING_TO_UNDO", "G-UNDO")
        self.position, self.public = self.earlier.pop()
        return []

    def play(self, act):
        before = self.position
        self.position, events = play(before, act)
        if act[0] in ("lay", "add", "swap") or act == ("draw", "discard"):
            self.earlier.append((before, list(self.public)))
        self.note(before, act)
        if self.position["phase"] != "play":
            self.earlier = []
        return events

    def note(self, before, act):
        """What everybody saw of this act (G-VIEW)."""
        if act[0] == "return":
            self.public = self.public[:-1]
        if act[0] == "discard":
            self.remember(before["turn"], "discard", act[1])
        if act == ("draw", "discard"):
            self.remember(before["turn"], "take", self.position["drawn"]["card"])
        if act == ("draw", "tournante"):
            self.remember(before["turn"], "tournante", self.position["drawn"]["card"])

    def remember(self, seat, act, card):
        self.public.append({"seat": seat, "act": act, "card": card})

    def legal(self, patience=None):
        return legal_acts(self.position, bool(self.earlier), patience)

    def view(self, seat):
        """G-VIEW."""
        position = self.position
        seen = {key: value for key, value in position.items() if key not in HIDDEN}
        pile = position["discard"]
        seen.update(
            seat=seat,
            hand=sorted(position["hands"][seat]),
            hand_sizes=[len(hand) for hand in position["hands"]],
            stock_size=len(position["stock"]),
            discard_top=pile[-1] if pile else None,
            discard_size=len(pile),
            public=self.public,
        )
        if seat != position["turn"]:
            seen["kept"] = None
            if position["drawn"] and position["drawn"]["from"] == "stock":
                seen["drawn"] = dict(position["drawn"], card=None)
        return deepcopy(seen)
