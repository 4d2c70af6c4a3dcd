"""Where names stand in a source, and which of them are a function's own.

    for use in uses(source): use.name, use.line, use.start, use.end, use.function, use.kind

A function counts as one with those in it: `function` is its number, 0 outside of functions. Others
see all but its LOCAL names: attributes of the class it stands in (OWN) and of anything else
(OTHER), what is imported (IMPORTED), other globals and arguments that are passed by name (GLOBAL).
"""

import ast
import re
from collections import namedtuple

LOCAL, GLOBAL, IMPORTED, OWN, OTHER = "local", "global", "imported", "own", "other"
# Lines begin at 1, columns are bytes; `made` says that the name is given a value here.
Use = namedtuple("Use", "name line start end function kind made")

_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_FUNCTIONS = (ast.FunctionDef, ast.Lambda, *_COMPREHENSIONS)


def uses(source, passed=frozenset(), tables=()):
    """Return the uses of names in a source (bytes), in their order within functions. Arguments
    called as one of `passed` are seen by others; strings in global `tables` name attributes."""
    finder = _Finder(source, passed, tables)
    finder.visit(ast.parse(source))
    return finder.found


def asks(node):
    """The string by which a node asks for an attribute; None when it does not, "" when it is not
    written there."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
        return None
    if node.func.id not in ("getattr", "setattr", "hasattr", "delattr"):
        return None
    return node.args[1].value if isinstance(node.args[1], ast.Constant) else ""


class _Finder(ast.NodeVisitor):
    def __init__(self, source, passed, tables):
        self._lines = source.splitlines()
        self._passed = passed
        self._tables = tables
        self._local = set()
        self._in_class = False
        self._function = self._count = 0
        self.found = []

    def _add(self, name, line, start, made=False):
        kind = OWN if self._in_class and not self._function else GLOBAL
        self._put(name, line, start, made, LOCAL if name in self._local else kind)

    def _put(self, name, line, start, made=False, kind=GLOBAL):
        end = start + len(name.encode())
        self.found.append(Use(name, line, start, end, self._function, kind, made))

    def _add_after(self, name, line, start):
        """A name that stands behind others."""
        found = re.compile(rb"\b%s\b" % name.encode()).search(self._lines[line - 1], start)
        self._add(name, line, found.start(), True)

    # functions

    def visit_FunctionDef(self, node):
        self._add_after(node.name, node.lineno, node.col_offset)
        for outside in node.decorator_list:
            self.visit(outside)
        self._visit_function(node)

    def _visit_function(self, node):
        arguments = node.args
        for outside in [*arguments.defaults, *filter(None, arguments.kw_defaults)]:
            self.visit(outside)
        arguments.defaults, arguments.kw_defaults = [], []
        self._inside(node)

    def _inside(self, node):
        if self._function:
            self._visit_inner(node)
            return
        self._count += 1
        self._function = self._count
        self._local = _local(node) - self._passed
        self._visit_inner(node)
        self._function, self._local = 0, set()

    def _visit_inner(self, node):
        for child in ast.iter_child_nodes(node):
            if child not in getattr(node, "decorator_list", ()):
                self.visit(child)

    visit_Lambda = _visit_function
    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _inside

    def visit_ClassDef(self, node):
        if self._function:
            raise ValueError("line %d: a class in a function" % node.lineno)
        self._add_after(node.name, node.lineno, node.col_offset)
        for base in node.bases:
            self.visit(base)
        self._in_class = True
        for child in node.body:
            self.visit(child)
        self._in_class = False

    # names

    def visit_Name(self, node):
        self._add(node.id, node.lineno, node.col_offset, isinstance(node.ctx, ast.Store))

    def visit_arg(self, node):
        self._add(node.arg, node.lineno, node.col_offset, True)
        self.generic_visit(node)

    def visit_Attribute(self, node):
        self.visit(node.value)
        start = node.end_col_offset - len(node.attr.encode())
        own = isinstance(node.value, ast.Name) and node.value.id == "self"
        made = isinstance(node.ctx, ast.Store)
        self._put(node.attr, node.end_lineno, start, made, OWN if own else OTHER)

    def _put_text(self, node, kind):
        """A name in quotes."""
        self._put(node.value, node.lineno, node.col_offset + 1, kind == OWN, kind)

    def visit_Call(self, node):
        if asks(node):
            self._put_text(node.args[1], OTHER)
        self.generic_visit(node)

    def visit_Assign(self, node):
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id in self._tables:
            for text in ast.walk(node.value):
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    self._put_text(text, OWN)
        self.generic_visit(node)

    def visit_Global(self, node):
        for name in node.names:
            self._add_after(name, node.lineno, node.col_offset)

    def visit_ExceptHandler(self, node):
        if node.name:
            self._add_after(node.name, node.type.end_lineno, node.type.end_col_offset)
        self.generic_visit(node)

    def visit_Import(self, node):
        for alias in node.names:
            self._visit_second_name(alias)

    def visit_ImportFrom(self, node):
        for alias in node.names:
            kind = OTHER if alias.asname else IMPORTED
            self._put(alias.name, alias.lineno, alias.col_offset, kind == IMPORTED, kind)
            self._visit_second_name(alias)

    def _visit_second_name(self, alias):
        if alias.asname:
            start = alias.end_col_offset - len(alias.asname.encode())
            self._put(alias.asname, alias.end_lineno, start, True)


def _local(function):
    """The names of a function's own and of those in it. What is local to one in it only must not
    be something else outside of that."""
    own = _bound(function)
    inner = [node for node in ast.walk(function) if isinstance(node, _FUNCTIONS)]
    found = set(own)
    for name in set().union(*map(_bound, inner)) - own:
        within = {n for node in inner if name in _bound(node) for n in ast.walk(node)}
        for node in ast.walk(function):
            if isinstance(node, ast.Name) and node.id == name and node not in within:
                raise ValueError("line %d: two meanings of %s" % (node.lineno, name))
        found.add(name)
    return found


def _bound(function):
    """The names that are local to a function itself; not what it imports."""
    found, others = set(), set()
    for node in _directly(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, (ast.ExceptHandler, ast.FunctionDef)):
            found.add(node.name)
        elif isinstance(node, ast.Global):
            others.update(node.names)
        elif isinstance(node, ast.alias):
            others.add(node.asname or node.name)
    return found - others - {None}


def _directly(function):
    """The nodes in a function, without those in functions in it."""
    for child in ast.iter_child_nodes(function):
        yield child
        if not isinstance(child, _FUNCTIONS):
            yield from _directly(child)
