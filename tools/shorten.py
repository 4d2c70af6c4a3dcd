"""Gives the names of a build short ones, many times the same.

MicroPython keeps every name once, with 7 bytes beside it in a table that grows by doubling, and a
.mpy has all that it uses: a quarter of what was installed were names. So what our own code names
gets one of few other names, first those that every MicroPython has anyway. Different names may get
the same one where no module has both, nor a class and what it is made from. What is local to a
function gets the first ones that the function does not use otherwise.

Modules keep their names, and so does what may be MicroPython's, and what is asked for by a string
(getattr) that may be a word as well. `python -m tools.crash` puts the names back into what a board
has told; `Names.script` puts the short ones into what it is to run.
"""

import ast
import itertools
import keyword
import string
from collections import Counter

from tools import scopes
from tools.fold import is_definition, module_name
from tools.micropython_names import NAMES, NUMBERED

# What a tool asks a board for before it knows which one it is.
_KEPT = {"NAME"}
# Tables of the names of attributes, which are nothing else.
_TABLES = {
    "engine.rulesets": ("TABLE",),
    "engine.snapshot": ("INTS",),
    "engine.state": ("FIELDS", "UNDO_FIELDS"),
    "firmware.settings": ("FIELDS",),
}


class Names:
    """The short names of `sources`, {path: source}, bytes."""

    def __init__(self, sources):
        self._sources = sources
        self._trees = {module_name(path): ast.parse(source) for path, source in sources.items()}
        self._nodes = [node for tree in self._trees.values() for node in ast.walk(tree)]
        passed = {node.arg for node in self._nodes if isinstance(node, ast.keyword)}
        self._uses = {
            module: scopes.uses(source, passed, _TABLES.get(module, ()))
            for module, source in zip(self._trees, sources.values(), strict=True)
        }
        self._short = self._chosen()

    def shortened(self):
        """Return {path: source} with short names."""
        found = zip(self._sources.items(), self._uses.values(), strict=True)
        return {path: self._renamed(source, uses) for (path, source), uses in found}

    def long(self):
        """Return {name of a file in a traceback: (path, {short name: name})}."""
        found = zip(file_names(self._sources).items(), self._uses.values(), strict=True)
        return {
            file: (path, {self._short[use.name]: use.name for use in self._seen(uses)})
            for (path, file), uses in found
        }

    def _seen(self, uses):
        """The uses of names that have changed for all."""
        return [u for u in uses if u.kind != scopes.LOCAL and u.name in self._short]

    def script(self, source):
        """Return a script (text) for the modules with short names. Its globals stay as they are;
        strings in one called ATTRIBUTES change as names do."""
        uses = scopes.uses(source.encode(), tables=("ATTRIBUTES",))
        modules = self._imported_modules(ast.parse(source))
        changed = [use for use in self._seen(uses) if use.kind != scopes.GLOBAL]
        changed = [use for use in changed if (use.line, use.start) not in modules]
        own = {use.name for use in uses if use.kind == scopes.OWN} - self._short.keys()
        clashes = own.intersection(self._short[use.name] for use in changed)
        if clashes:
            raise ValueError("short names are used: " + ", ".join(clashes))
        return _edited(source.encode(), {use: self._in_script(use) for use in changed}).decode()

    def _imported_modules(self, tree):
        """Where a tree imports modules, or what is not ours."""
        return {
            (alias.lineno, alias.col_offset)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
            if self._is_other(node.module, alias.name)
        }

    def _in_script(self, use):
        name = self._short[use.name]
        return "%s as %s" % (name, use.name) if use.kind == scopes.IMPORTED else name

    def _renamed(self, source, uses):
        local = _local_names(uses, self._short)
        edits = {use: self._short[use.name] for use in self._seen(uses)}
        edits |= {u: local[u.function][u.name] for u in uses if u.kind == scopes.LOCAL}
        return _edited(source, edits)

    # which names change

    def _changing(self):
        """The names that are made here and are nobody else's."""
        uses = itertools.chain.from_iterable(self._uses.values())
        made = {use.name for use in uses if use.made and use.kind != scopes.LOCAL}
        kept = set().union(*map(self._kept, self._nodes), *map(self._asked, self._trees))
        return {name for name in made - kept - NAMES - _KEPT if not name.startswith("__")}

    def _kept(self, node):
        """The names of a node that stay."""
        if isinstance(node, ast.Import):
            return {part for alias in node.names for part in alias.name.split(".")}
        if isinstance(node, ast.ImportFrom):
            return {alias.name for alias in node.names if self._is_other(node.module, alias.name)}
        if isinstance(node, ast.keyword):
            return {node.arg}  # maybe of a function of MicroPython's
        if is_definition(node):
            return {node.targets[0].id}  # mpy-cross leaves nothing of it
        return set()

    def _is_other(self, module, name):
        """Whether what is imported is a module or somebody else's."""
        return module not in self._trees or "%s.%s" % (module, name) in self._trees

    def _asked(self, module):
        """The strings of a module that may be what it asks for by getattr."""
        nodes = list(ast.walk(self._trees[module]))
        if "" not in map(scopes.asks, nodes):
            return set()
        tables = {(use.line, use.start) for use in self._uses[module]}
        strings = [node for node in nodes if isinstance(node, ast.Constant)]
        return {n.value for n in strings if (n.lineno, n.col_offset + 1) not in tables}

    # and to what

    def _chosen(self):
        """Return {name: short name}."""
        changing = self._changing()
        places = dict.fromkeys(changing, frozenset())
        taken: dict[str, set[str]] = {}
        for name, place in self._places():
            if name in changing:
                places[name] |= {place}
            else:
                taken.setdefault(place, set()).add(name)
        return self._given(places, taken)

    def _given(self, places, taken):
        """`places` and `taken` are {name: places}, {place: names that stay}."""
        functions = {node.name for node in self._nodes if isinstance(node, ast.FunctionDef)}
        new = list(_candidates(set().union(*taken.values())))
        proper = [name for name in new if len(name) < 3 or name.islower()]
        short = {}
        # Those of many places first: they find the fewest names that are free in all of them.
        for name in sorted(places, key=lambda name: (-len(places[name]), name)):
            used = set().union(*(taken.setdefault(place, set()) for place in places[name]))
            # A traceback that says `in KeyError` would be misleading.
            free = proper if name in functions else new
            short[name] = next(other for other in free if other not in used)
            for place in places[name]:
                taken[place].add(short[name])
        return short

    def _places(self):
        """Yield (name, where another must not have its short name): the module, and for an
        attribute of a class all that are made from each other."""
        groups = _groups(self._trees)
        for module, uses in self._uses.items():
            for use in uses:
                if use.kind != scopes.LOCAL:
                    yield use.name, module
                if use.kind == scopes.OWN:
                    yield use.name, "class " + groups[module]


def _candidates(used):
    for name in NUMBERED:
        if name not in used:
            yield name
    for length in (1, 2):
        for letters in itertools.product(string.ascii_letters, repeat=length):
            if not keyword.iskeyword("".join(letters)):
                yield "".join(letters)


def _local_names(uses, short):
    """Return {function: {local name: short name}}."""
    taken: dict[int, set[str]] = {}
    for use in uses:
        if use.kind != scopes.LOCAL:
            taken.setdefault(use.function, set()).add(short.get(use.name, use.name))
    found: dict[int, dict[str, str]] = {}
    for use in uses:
        names = found.setdefault(use.function, {})
        if use.kind == scopes.LOCAL and use.name not in names:
            used = taken.get(use.function, set()).union(names.values())
            names[use.name] = next(new for new in _candidates(used) if new not in used)
    return found


def _edited(source, edits):
    """Return a source (bytes) with other texts where names are used: {use: text}."""
    lines = source.splitlines(keepends=True)
    for use in sorted(edits, key=lambda use: (use.line, use.start), reverse=True):
        line = lines[use.line - 1]
        lines[use.line - 1] = line[: use.start] + edits[use].encode() + line[use.end :]
    return b"".join(lines)


def file_names(paths):
    """Return {path: what a traceback calls it}: as many of its last pieces as no other has."""
    pieces = {path: module_name(path).split(".") for path in paths}
    ends = Counter("/".join(piece[at:]) for piece in pieces.values() for at in range(len(piece)))
    found = {}
    for path, piece in pieces.items():
        names = ["/".join(piece[at:]) for at in reversed(range(len(piece)))]
        found[path] = next((name for name in names if ends[name] == 1), names[-1])
    return found


# modules whose classes are made from each other's


def _groups(trees):
    """Return {module: group}."""
    groups = {module: module for module in trees}
    for module, tree in trees.items():
        bases = {_root(base) for node in ast.walk(tree) for base in getattr(node, "bases", ())}
        for node in (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)):
            for alias in node.names:
                if (alias.asname or alias.name) in bases:
                    for other in (node.module, "%s.%s" % (node.module, alias.name)):
                        _join(groups, module, groups.get(other))
    return groups


def _root(base):
    """The name in front of a base class's dots."""
    while isinstance(base, ast.Attribute):
        base = base.value
    return base.id if isinstance(base, ast.Name) else None


def _join(groups, module, other):
    mine = groups[module]
    for name, group in groups.items():
        if other and group == mine:
            groups[name] = other
