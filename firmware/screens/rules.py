"""The rules in force, a chapter at a time: each field of a ruleset as a sentence, and for the game
in which laying closes (T-SIMPLE-CLOSE) what is good to know."""

from engine import rulesets
from firmware import learn, words
from firmware.listing import Listing
from firmware.reading import Reading

HELPERS = ("learn",)


class Screen(Listing):
    """The chapters of `rules`, or of the match in progress."""

    def __init__(self, app, rules=None):
        self._rules = rules or app.session.rules
        self._chapters = [_cards, _turn, _laying, _table, _score]
        keys = ["cards", "turn", "laying", "table", "score"]
        if self._rules.lay_closes:
            self._chapters.append(_advice)
            keys.append("advice")
        self._texts = [learn.get("law." + key) for key in keys]
        super().__init__(app, words.get(rulesets.VARIANTS[self._rules.variant]), len(keys))

    def label(self, i):
        return self._texts[i]

    def turned(self, i, step):
        pass

    def chosen(self, i):
        self.app.push(_Chapter(self.app, self))

    def chapter(self):
        """Title and text of the chapter under the cursor."""
        sentences = self._chapters[self.at](self._rules)
        return self._texts[self.at], b"\n".join([_dotted(text) for text in sentences])


class _Chapter(Reading):
    """A chapter; left and right go to the next one."""

    def __init__(self, app, rules):
        self._of = rules
        super().__init__(app, *rules.chapter())

    def aside(self, step):
        self._of.go(step)
        self.read(*self._of.chapter())


def _dotted(sentence):
    """A sentence with a dot before it, in the order of reading."""
    dot = bytes((words.DOT,))
    return sentence + b" " + dot if words.right_to_left else dot + b" " + sentence


# Each chapter: the sentences that hold.


def _cards(r):
    out = [] if r.partners else [_say(rulesets.PROFILES[r.profile])]
    changed = [learn.small(words.get("setup." + name)) for name in r.changed()]
    if changed:
        out.append(learn.say("law.edited", 0, 0, b", ".join(changed)))
    out.append(_say("pairs") if r.pair else _say("alone", r.players))
    out.append(_say("pack", r.decks, r.jokers, r.cards))
    out.append(_say("hand", r.hand))
    _if(out, r.dealer_extra, "dealer_extra")
    if r.deal_first == r.deal_step:
        out.append(_say("deal", r.deal_step))
    else:
        out.append(_say("deal_first", r.deal_first, r.deal_step))
    _if(out, r.dealer_extra, "last_pass", r.deal_step + 1)
    _if(out, r.turned, "turned")
    return out


def _turn(r):
    out = [_say("play")]
    _if(out, r.tournante, "tournante")
    _if(out, r.first_round, "first_round")
    out.append(_say("taken_must_lay" if r.taken_must_lay else "take_free"))
    out.append(_say("take_joker" if r.take_joker else "no_joker"))
    out.append(_say("rediscard"))
    if r.one_card and not r.lay_closes:  # in Simple nobody has one card when his turn begins
        out.append(_say("one_card"))
        _if(out, r.one_card_kept, "one_card_kept")
    endless = r.rebuilds == rulesets.NO_END
    out.append(_say("rebuild") if endless else _say("rebuilds", r.rebuilds))
    return out


def _laying(r):
    out = [_say("melds")]
    _if(out, r.lay_closes, "lay_closes")
    _if(out, r.open_min, "open_min", r.open_min)
    _if(out, r.open_rises, "open_rises")
    _if(out, r.open_natural_run, "open_natural_run")
    _if(out, r.open_natural_set, "open_natural_set")
    _if(out, not r.open_jokers, "open_jokers")
    _if(out, r.open_untaken_run, "open_untaken_run")
    partner = r.partner_opens and r.pair
    _if(out, partner, "partner_opens")
    _if(out, partner and r.open_natural_run, "partner_run")
    _if(out, r.lay_all_opens, "lay_all_opens")
    _if(out, r.lay_all_opens and r.open_natural_run, "lay_all_needs")
    _if(out, r.open_min, "points", r.ace_high)
    out.append(_say("closing_discard" if r.closing_discard else "going_out"))
    return out


def _table(r):
    out = [_say("joker")]
    _if(out, r.joker_low, "joker_low")
    out.append(_say("layoff" if r.layoff else "no_layoff"))
    _if(out, r.replay_joker, "replay_joker")
    return out


def _score(r):
    if r.fixed_penalty:
        out = [_say("fixed_penalty", r.fixed_penalty)]
    else:
        out = [_say("penalty")]
        _if(out, r.unlaid_penalty, "unlaid_penalty", r.unlaid_penalty)
    _if(out, r.pair, "pair_free")
    out.append(_say("stall_wins" if r.stall_wins else "void", r.turn_cap))
    out.append(_say("limit", r.limit) if r.limit else _say("rounds", r.rounds))
    return out


def _advice(r):
    return [_say("advice%d" % i, r.fixed_penalty) for i in range(1, 6)]


def _say(name, a=0, b=0, c=0):
    return learn.say("law." + name, a, b, c)


def _if(out, holds, name, a=0):
    if holds:
        out.append(_say(name, a))
