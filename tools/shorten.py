"""Gives private names and the arguments of functions short ones, many times the same.

MicroPython keeps every name once, with 7 bytes beside it in a table that grows by doubling: the
1,350 names of a match took 28 KB. What a module keeps to itself may be called `_a` in it and in
the next one too. So may attributes, but for classes that are made from each other: their modules
share the names. An argument is `a` everywhere, unless some call passes it by name.

`python -m tools.crash` puts the names back into what a board has told.
"""

import ast
import io
import itertools
import string
import tokenize

from tools.fold import edited, module_name


def shortened(sources):
    """Return {path: source} with short names; `sources` is {path: source}, bytes."""
    trees = _trees(sources)
    kept = _passed(trees) | {"self"}
    short = _short_names(trees)
    return {
        path: _renamed(_with_short_arguments(source, kept), short)
        for path, source in sources.items()
    }


def long_names(sources):
    """Return {module: {short name: name}} of the private names of `sources`."""
    trees = _trees(sources)
    short = _short_names(trees)
    found = {}
    for module, tree in trees.items():
        names = itertools.chain.from_iterable(map(_names, ast.walk(tree)))
        found[module] = {short[name]: name for name in names if name in short}
    return found


def _trees(sources):
    return {module_name(path): ast.parse(source) for path, source in sources.items()}


def _passed(trees):
    """The names by which arguments are passed somewhere."""
    return {node.arg for node in _nodes(trees) if isinstance(node, ast.keyword)}


def _nodes(trees):
    return itertools.chain.from_iterable(map(ast.walk, trees.values()))


# arguments


def _with_short_arguments(source, kept):
    edits = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and not _encloses(node):
            edits.update(_argument_edits(node, kept))
    return edited(source, edits)


def _encloses(function):
    """Whether something inside a function has names of its own."""
    inner = (ast.FunctionDef, ast.Lambda, ast.ClassDef)
    return any(isinstance(node, inner) for node in ast.walk(function) if node is not function)


def _argument_edits(function, kept):
    """Yield (node, text) for a function's arguments and where they are used."""
    names = [node for node in ast.walk(function) if isinstance(node, ast.Name)]
    arguments = {argument.arg: argument for argument in function.args.args}
    changed = [name for name in arguments if name not in kept]
    others = {node.id for node in names}.difference(changed) | kept
    free = (letter for letter in string.ascii_lowercase if letter not in others)
    short = {name: next(free) for name in changed}
    for name in changed:
        yield _name_alone(arguments[name]), short[name]
    for node in names:
        if node.id in short:
            yield node, short[node.id]


def _name_alone(argument):
    """An argument without its annotation."""
    argument.end_lineno = argument.lineno
    argument.end_col_offset = argument.col_offset + len(argument.arg.encode())
    return argument


# private names


def _short_names(trees):
    """Return {private name: short name} for the trees {module: tree}."""
    places, taken, short = _places(trees), {}, {}
    known = set(itertools.chain.from_iterable(_names(node) for node in _nodes(trees)))
    # Those of many groups first: they find the fewest names that are free in all of them.
    for name in sorted(places, key=lambda name: (-len(places[name]), name)):
        used = known.union(*(taken.setdefault(group, set()) for group in places[name]))
        short[name] = next(new for new in _candidates() if new not in used)
        for group in places[name]:
            taken[group].add(short[name])
    return short


def _places(trees):
    """Return {name: groups of modules in which it occurs} of the private names that can change:
    not what is made elsewhere, nor what getattr may ask for by a string."""
    groups = _groups(trees)
    made = {name for node in _nodes(trees) if _makes(node) for name in _names(node)}
    asked = {node.value for node in _nodes(trees) if isinstance(node, ast.Constant)}
    places: dict[str, set[str]] = {}
    for module, tree in trees.items():
        for name in itertools.chain.from_iterable(map(_names, ast.walk(tree))):
            if _is_private(name) and name in made and name not in asked:
                places.setdefault(name, set()).add(groups[module])
    return places


def _makes(node):
    """Whether a node gives its name a value."""
    return isinstance(getattr(node, "ctx", ast.Store()), ast.Store)


def _is_private(name):
    return name[0] == "_" and name[:2] != "__" and name != "_"


def _candidates():
    for length in (1, 2):
        for letters in itertools.product(string.ascii_lowercase, repeat=length):
            yield "_" + "".join(letters)


def _groups(trees):
    """Return {module: group}; modules whose classes are made from each other's are a group."""
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


# The attributes of a node in which a name stands.
_FIELDS = {
    ast.Name: "id",
    ast.Attribute: "attr",
    ast.FunctionDef: "name",
    ast.ClassDef: "name",
    ast.arg: "arg",
    ast.alias: "asname",
}


def _names(node):
    if isinstance(node, ast.alias):
        yield node.asname or node.name
    elif isinstance(node, ast.Global):
        yield from node.names
    elif type(node) in _FIELDS:
        yield getattr(node, _FIELDS[type(node)])


def _renamed(source, short):
    """Return a source with other names, wherever they stand; bytes."""
    lines = source.decode().splitlines(keepends=True)
    tokens = list(tokenize.generate_tokens(io.StringIO(source.decode()).readline))
    for token in reversed(tokens):
        if token.type == tokenize.NAME and token.string in short:
            line, start = token.start
            text = lines[line - 1]
            lines[line - 1] = text[:start] + short[token.string] + text[token.end[1] :]
    return "".join(lines).encode()
