"""The commands of the protocol, each a method that answers a dict or raises a Refusal."""

import json
from collections.abc import Callable

from engine import codes, deal, laying, play, position, view
from engine.bots import LEVELS, make
from engine.hint import Hint
from engine.legal import Legal
from engine.position import BadPosition
from engine.state import State
from tools.table import answers, hints, match, messages, refusal, words
from tools.table.refusal import Refusal, bad_command


class Table:
    """One table: at most one match, a language, `done` after `quit`."""

    def __init__(self):
        self.match = None
        self.language = "en"
        self.done = False
        # the command's method, the fewest and the most words behind it, how it is written
        self._commands: dict[str, tuple[Callable[..., dict], int, int | None, str]] = {
            "new": (self._new, 1, 40, "new VARIANT key=value …"),
            "next": (self._next, 0, 1, "next [pack=CARD,CARD,…]"),
            "position": (self._position, 1, None, "position JSON"),
            "show": (self._show, 0, 0, "show"),
            "view": (self._view, 1, 1, "view SEAT"),
            "legal": (self._legal, 0, 0, "legal"),
            "act": (self._act, 1, None, "act ACT"),
            "bot": (self._bot, 1, 1, "bot LEVEL"),
            "hint": (self._hint, 0, 0, "hint"),
            "seed": (self._seed, 0, 0, "seed"),
            "rules": (self._rules, 0, 0, "rules"),
            "lang": (self._lang, 1, 1, "lang es|fr|ar|en"),
            "quit": (self._quit, 0, 0, "quit"),
        }

    def handle(self, line):
        """The answer to one line."""
        try:
            return {"ok": True, **self._run(line.strip(" \t\r\n"))}
        except Refusal as refused:
            return self._refusal(refused)

    def mistaken(self, error):
        """The answer when the table itself has failed."""
        return self._refusal(bad_command("internal", word=type(error).__name__))

    def _refusal(self, refused):
        return {
            "ok": False,
            "code": refused.code,
            "rule": refused.rule,
            "message": messages.sentence(self.language, refused),
        }

    def _run(self, line):
        command, *rest = line.split(None, 1) or [""]
        if command == "position" and rest:
            return self._position(rest[0])
        if command not in self._commands:
            raise bad_command("unknown", word=command)
        method, least, most, usage = self._commands[command]
        arguments = rest[0].split() if rest else []
        if len(arguments) < least or (most is not None and len(arguments) > most):
            raise bad_command("words", word=command, usage=usage)
        return method(*arguments)

    @property
    def _state(self):
        if self.match is None:
            raise bad_command("no_game")
        return self.match.state

    # --- matches

    def _new(self, variant, *arguments):
        self.match = match.new(variant, arguments)
        return {}

    def _next(self, *arguments):
        s = self._state
        given = match.settings(arguments)
        pack = match.stacked_pack(given.pop("pack", None), s.rules)
        match.refuse_rest(given, ("pack",))
        if s.match_over:
            raise refusal.of_error(codes.E_MATCH_OVER, s.rules)
        if s.phase != codes.OVER:
            raise refusal.still_played(s.rules)
        deal.next_round(s)
        self.match.deal(pack)
        return {}

    def _position(self, text):
        try:
            values = json.loads(text, object_pairs_hook=_no_twins)
        except (ValueError, RecursionError):
            raise refusal.malformed() from None
        if not isinstance(values, dict):
            raise refusal.malformed()
        try:
            self.match = match.Match(position.read(values))
        except BadPosition as error:
            family = 1 if str(values.get("variant")).startswith("rami") else 0
            raise refusal.bad_position(error, family) from None
        return {}

    def _seed(self):
        s = self._state
        out = {"commitment": self.match.commitment(), "cut": None}
        if self.match.seed:
            out["cut"] = s.cut
            if s.phase == codes.OVER:
                out["seed"] = self.match.seed.hex()
        return out

    # --- what there is to see

    def _show(self):
        return {"position": position.show(self._state)}

    def _view(self, seat):
        s = self._state
        number = words.number("SEAT", seat, 0, s.rules.players - 1)
        return {"view": position.view(self._seen_by(number))}

    def _seen_by(self, seat):
        v = State(self._state.rules)
        view.fill(v, self._state, seat)
        return v

    def _legal(self):
        found = Legal(self._state.rules)
        found.fill(self._state)
        return {"acts": answers.legal_acts(found)}

    def _rules(self):
        return {"ruleset": answers.ruleset(self._state.rules)}

    # --- play

    def _act(self, *arguments):
        s = self._state
        act, lay = words.act(arguments)
        laying.clear(s)
        for cards in lay:
            if not laying.put(s, cards, len(cards)):
                # More cards than any hand has: an empty stage is refused for the same reason.
                laying.clear(s)
                break
        error = play.apply(s, act)
        if error:
            raise refusal.of_error(error, s.rules, **answers.figures(s, error, act, lay))
        return {"events": answers.events(s)}

    def _bot(self, level):
        if level not in LEVELS:
            raise bad_command("level", word=level)
        v = self._seen_by_mover()
        act = make(level, v.rules).decide(v)
        return {"act": words.act_text(act, words.staged_melds(v))}

    def _hint(self):
        v = self._seen_by_mover()
        found = Hint(v.rules)
        text = words.act_text(found.find(v), words.staged_melds(v))
        return {"act": text, "why": messages.fill(self.language, *hints.why(found))}

    def _seen_by_mover(self):
        s = self._state
        if s.phase == codes.OVER:
            error = codes.E_MATCH_OVER if s.match_over else codes.E_ROUND_OVER
            raise refusal.of_error(error, s.rules)
        return self._seen_by(s.turn)

    # --- the table itself

    def _lang(self, language):
        if language not in messages.LANGUAGES:
            raise bad_command("language", word=language)
        self.language = language
        return {}

    def _quit(self):
        self.done = True
        return {}


def _no_twins(pairs):
    """A JSON object as a dict; a key that is given twice is no position."""
    values = dict(pairs)
    if len(values) < len(pairs):
        raise ValueError("a key is given twice")
    return values
