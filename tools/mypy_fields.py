"""A mypy plugin: the fields that `State` and `Ruleset` set in a loop from their tables.

Plain annotations in those classes would say the same, once more and by hand.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from mypy.nodes import MDEF, SymbolTableNode, Var
from mypy.plugin import ClassDefContext, Plugin

# mypy as a command, unlike `python -m mypy`, does not import from the folder where it runs; the
# first place of the path is mypy's own, it checks that.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from engine import rulesets, state

_FIELDS = {
    "engine.state.State": (*state.FIELDS, *state.UNDO_FIELDS),
    "engine.rulesets.Ruleset": rulesets.fields(),
}


class FieldsPlugin(Plugin):
    def get_customize_class_mro_hook(
        self, fullname: str
    ) -> Callable[[ClassDefContext], None] | None:
        names = _FIELDS.get(fullname)
        return (lambda context: _add(context, names)) if names else None


def _add(context, names):
    info = context.cls.info
    for name in names:
        if name not in info.names:
            field = Var(name, context.api.named_type("builtins.int"))
            field.info = info
            field._fullname = info.fullname + "." + name
            info.names[name] = SymbolTableNode(MDEF, field)


def plugin(version):
    return FieldsPlugin
