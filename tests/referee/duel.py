"""The same play before the table and before the referee; every difference is an error.

Ids of rules are compared apart: the protocol asks for the most specific one, which two readers may
see differently.
"""

import json
from collections import Counter
from copy import deepcopy
from random import Random

from tests.referee.facts import full_pack
from tests.referee.game import Referee
from tests.referee.matches import deal_order, match_is_over
from tests.referee.scenes import some_pack, some_position, some_rules
from tests.referee.tries import some_damage, some_legal, some_try

PATIENCE = 400
EVENTS = ("round_end", "match_end", "rebuild", "tournante_end")


class Difference(AssertionError):
    """The table and the referee disagree."""


class Duel:
    def __init__(self, table, seed):
        self.table = table
        self.rng = Random(seed)
        self.referee = Referee()
        self.seen = Counter()
        self.ids = Counter()

    def ask(self, line):
        return self.table.handle(line)

    def agree(self, what, got, expected):
        if got != expected:
            place = json.dumps(self.referee.position)
            raise Difference(
                "%s\n  table:   %s\n  referee: %s\n  position %s" % (what, got, expected, place)
            )

    def play_position(self, acts):
        """A random position and some acts from there."""
        position = some_position(self.rng)
        self.set_position(position)
        self.play(acts)

    def set_position(self, position):
        expected = self.referee.set_position(position)
        self.agree_answer("position " + json.dumps(position), expected)
        if expected["ok"]:
            self.compare("position")
        return expected["ok"]

    def damage_position(self, count):
        """Positions with one thing wrong, or not: accepted or refused alike."""
        whole = some_position(self.rng)
        for _ in range(count):
            damage = some_damage(self.rng, whole)
            if self.rng.random() < 0.2:
                damage = some_damage(self.rng, damage)
            line = "position " + json.dumps(damage)
            expected = Referee().set_position(deepcopy(damage))
            self.agree_answer(line, expected)
            if expected["ok"]:
                self.seen["good position"] += 1
                self.referee.set_position(deepcopy(damage))
                self.compare(line)

    def play_match(self, acts):
        """A match from `new` with a stacked pack, round after round."""
        blank = some_rules(self.rng)
        pack = some_pack(self.rng, blank)
        self.agree("new", self.ask(new_line(blank) + " pack=" + ",".join(pack)), {"ok": True})
        self.referee.deal(blank, pack)
        self.compare("new")
        self.play(acts)

    def play_seed(self, acts):
        """A match from `new` with a seed: the table deals, the referee counts."""
        blank = some_rules(self.rng)
        line = "%s seed=%x cut=%d" % (new_line(blank), self.rng.getrandbits(128), 7)
        self.agree(line, self.ask(line), {"ok": True})
        shown = self.ask("show")["position"]
        self.agree("the whole pack", sorted(cards_of(shown)), sorted(full_pack(blank)))
        self.referee.deal(blank, undeal(shown))
        self.compare(line)
        self.play(acts)

    def play(self, acts):
        for _ in range(acts):
            if self.referee.position["phase"] == "over" and self.rng.random() < 0.7:
                if match_is_over(self.referee.position):
                    return
                self.next_round()
            else:
                self.one_act()

    def next_round(self):
        position = self.referee.position
        dealer = (position["dealer"] + 1) % position["players"]
        pack = some_pack(self.rng, dict(position, dealer=dealer))
        expected = self.referee.next(pack)
        self.agree_answer("next pack=" + ",".join(pack), expected)
        self.compare("next")

    def one_act(self):
        legal = self.referee.position["phase"] != "over" and self.rng.random() < 0.65
        text = (some_legal if legal else some_try)(self.rng, self.referee)
        before = deepcopy(self.referee.position)
        expected = self.referee.act(text)
        after = self.referee.position
        self.referee.position, verb = before, text.split(" ")[0]
        answer = self.agree_answer("act " + text, expected)
        self.referee.position = after
        if answer["ok"]:
            self.seen[verb] += 1
            self.note_events(text, answer["events"], expected["events"])
        self.compare("act " + text)

    def agree_answer(self, line, expected):
        """The same verdict and code; the rule's id is only counted."""
        answer = self.ask(line)
        verdict = (answer["ok"], answer.get("code"))
        self.agree(line, verdict, (expected["ok"], expected.get("code")))
        if not answer["ok"]:
            self.seen[answer["code"]] += 1
            ids = (answer["code"], answer["rule"], expected.get("rule"))
            if ids[1] != ids[2] and ids[2] is not None:
                self.ids[ids] += 1
        return answer

    def note_events(self, text, events, expected):
        known = [event for event in events if event["event"] in EVENTS]
        self.agree("events of " + text, known, expected)
        for event in known:
            reason = "-" + event["reason"] if "reason" in event else ""
            self.seen[event["event"] + reason] += 1
            if event["event"] == "rebuild":
                self.take_new_stock()

    def take_new_stock(self):
        """T-REBUILD, R-RESHUFFLE: the order is the table's, the cards must be the pile's."""
        stock = self.ask("show")["position"]["stock"]
        self.agree("rebuilt stock", sorted(stock), self.referee.position["stock"])
        self.referee.position["stock"] = stock

    def compare(self, what):
        shown = self.ask("show")["position"]
        self.agree(
            "position after " + what, sorted_hands(shown), sorted_hands(self.referee.position)
        )
        seat = self.rng.randrange(shown["players"])
        view = self.ask("view %d" % seat)["view"]
        view["hand"].sort()
        self.agree("view %d after %s" % (seat, what), view, self.referee.view(seat))
        bound = self.referee.position["joker_due"] or self.referee.position["kept"]
        if bound or self.rng.random() < 0.2:
            self.compare_legal(what)

    def compare_legal(self, what):
        expected = self.referee.legal(PATIENCE)
        if expected is None:
            self.seen["legal given up"] += 1
            return
        self.seen["legal"] += 1
        got = self.ask("legal")["acts"]
        self.agree("legal after " + what, sorted(got), sorted(expected))


def sorted_hands(position):
    return dict(position, hands=[sorted(hand) for hand in position["hands"]])


def cards_of(position):
    cards = [card for hand in position["hands"] for card in hand]
    return cards + position["stock"] + position["discard"]


def undeal(shown):
    """A pack that deals what the table has dealt."""
    order = deal_order(shown["variant"], shown["players"], shown["dealer"])
    hands = [list(hand) for hand in shown["hands"]]
    return [hands[seat].pop() for seat in order] + shown["discard"] + shown["stock"]


def new_line(blank):
    words = ["new", blank["variant"], "players=%d" % blank["players"]]
    words.append("dealer=%d" % blank["dealer"])
    for key in ("format", "profile", "rounds"):
        if blank[key] is not None:
            words.append("%s=%s" % (key, blank[key]))
    words += ["%s=%d" % pair for pair in blank["rules"].items()]
    return " ".join(words)
