"""Puts numbers for the names of constants that modules import from each other.

MicroPython knows `const` only within a module: a public one still is an entry of the module's
table, and other modules read it through two look-ups. Here `codes.DISCARD` and an imported `JOKER`
become their numbers, and the definitions and imports that nobody needs any more go. Lines keep
their numbers.
"""

import ast
import re


def folded(sources):
    """Return {path: source} with the constants of all `sources` ({path: source}, bytes) folded."""
    modules = {module_name(path): _Module(source) for path, source in sources.items()}
    return {path: modules[module_name(path)].folded(modules) for path in sources}


def module_name(path):
    """`engine/bots/easy.py` → `engine.bots.easy`; a package is named by its folder."""
    return re.sub(r"(/__init__)?\.m?py$", "", path).replace("/", ".")


class _Module:
    """A source, its constants, and the names that it imports."""

    def __init__(self, source):
        self.source = source
        tree = ast.parse(source)
        self.nodes = list(ast.walk(tree))
        self.definitions = {}
        self.values = {}
        for node in tree.body:
            if is_definition(node):
                name = node.targets[0].id
                self.definitions[name] = node
                self.values[name] = _evaluated(node.value.args[0], self.values)
        self.imports = [node for node in self.nodes if isinstance(node, ast.ImportFrom)]
        # local name: (module, its name there)
        self.imported = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in self.imports
            for alias in node.names
        }

    def value(self, name, modules):
        """Return the number that a name of this module stands for, or None."""
        if name in self.values:
            return self.values[name]
        module, there = self.imported.get(name, (None, None))
        return modules[module].value(there, modules) if module in modules else None

    def folded(self, modules):
        """Return the source with numbers for names."""
        public = [node for name, node in self.definitions.items() if name[0] != "_"]
        removed = {inner for node in public for inner in ast.walk(node)}
        left = [node for node in self.nodes if node not in removed]
        edits = self._numbers(left, modules)
        replaced = {node.value for node in edits if isinstance(node, ast.Attribute)} | edits.keys()
        used = {node.id for node in left if isinstance(node, ast.Name) and node not in replaced}
        edits.update(dict.fromkeys(public, ""))
        if self.definitions:
            used.discard("const")
        gone = {name for name in self.imported if name not in used and self._folds(name, modules)}
        for node in self.imports:
            edits[node] = _import(node, gone)
        edits = {node: text for node, text in edits.items() if text is not None}
        return edited(self.source, edits)

    def _numbers(self, nodes, modules):
        """Return {node: number as text} of those nodes that name a constant."""
        found = {}
        for node in nodes:
            if not isinstance(getattr(node, "ctx", None), ast.Load):
                continue
            value = None
            if isinstance(node, ast.Name):
                value = self.value(node.id, modules)
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                module = ".".join(self.imported.get(node.value.id, ("",)))
                value = modules[module].value(node.attr, modules) if module in modules else None
            if value is not None:
                found[node] = str(value) if value >= 0 else "(%d)" % value
        return found

    def _folds(self, name, modules):
        """Whether an imported name is a constant, `const` itself, or a module with constants."""
        whole = ".".join(self.imported[name])
        return (
            (name == "const" and bool(self.definitions))
            or self.value(name, modules) is not None
            or (whole in modules and bool(modules[whole].definitions))
        )


def edited(source, edits):
    """Return a source (bytes) with other texts in place of some nodes: {node: text}."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node in sorted(edits, key=lambda n: (n.lineno, n.col_offset), reverse=True):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        source = source[:start] + edits[node].encode() + source[end:]
    return source


def is_definition(node):
    """Whether a statement is `NAME = const(…)`, for which mpy-cross needs no import."""
    call = node.value if isinstance(node, ast.Assign) else None
    return (
        isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "const"
    )


def _evaluated(expression, values):
    """Return the number of a constant's expression, in which `values` are known by name."""
    code = compile(ast.Expression(expression), "const", "eval")
    return eval(code, {"__builtins__": {}}, values)


def _import(node, gone):
    """Return an import without some names, on as many lines; None when it stays as it is."""
    left = [alias for alias in node.names if (alias.asname or alias.name) not in gone]
    if len(left) == len(node.names):
        return None
    names = ", ".join(a.name + (" as " + a.asname if a.asname else "") for a in left)
    text = "from %s import %s" % (node.module, names) if left else "pass"
    return text + "\n" * (node.end_lineno - node.lineno)
