"""How the referee says no: a code of the protocol and the id of the rule."""

from tests.referee.facts import is_rami


class Refused(Exception):
    def __init__(self, code, rule):
        super().__init__(code, rule)
        self.code = code
        self.rule = rule


def refuse_if(wrong, code, rule):
    if wrong:
        raise Refused(code, rule)


def by_family(position, talaj, rami):
    return rami if is_rami(position) else talaj


def allows(check, position, act):
    try:
        check(position, act)
    except Refused:
        return False
    return True
