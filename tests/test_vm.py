"""The runner of tiers T1 and T2, the summary of tiers, and what cannot run."""

import pytest

from tests import vm

pytest_plugins = ["pytester"]

PACKAGE = {"toy/__init__.py": "", "toy/inner.py": "VALUE = 41 + 1\n"}


def test_imports_given_sources(machine):
    assert machine.run("import toy.inner; print(toy.inner.VALUE)", PACKAGE) == "42\n"


def test_imports_compiled_sources(machine):
    files = vm.compiled({path: text.encode() for path, text in PACKAGE.items()})
    assert set(files) == {"toy/__init__.mpy", "toy/inner.mpy"}
    assert machine.run("import toy.inner; print(toy.inner.VALUE)", files) == "42\n"


def test_imports_the_engine_by_default(machine):
    assert machine.run("import engine.cards; print(engine.cards.FACES)") == "53\n"


def test_an_exception_is_a_vm_error_with_its_traceback(machine):
    with pytest.raises(vm.VmError, match="line 2(.|\n)*ZeroDivisionError"):
        machine.run("print('so far')\n1 / 0", {})


def test_an_endless_script_meets_its_time_limit(machine):
    with pytest.raises(vm.VmError, match="no end after 1 s"):
        machine.run("while True: pass", {}, timeout=1)


def test_a_source_that_does_not_compile_is_named():
    with pytest.raises(vm.VmError, match=r"broken\.py(.|\n)*SyntaxError"):
        vm.compiled({"broken.py": b"def f(:\n"})


def test_a_long_text_arrives_whole(machine):
    text = machine.run("for i in range(3000): print('é' * 40)", {})
    assert text == ("é" * 40 + "\n") * 3000


def test_scripts_share_one_namespace(machine):
    assert machine.run(["x = 3", "print(x)"], {}) == "3\n"


@pytest.fixture
def project(pytester, monkeypatch):
    """A test project with our conftest and one test that needs a VM which is not there."""
    for name in ("RAMI_REQUIRE", "RAMI_UF2"):
        monkeypatch.delenv(name, raising=False)
    source = (vm.ROOT / "tests" / "conftest.py").read_text(encoding="utf-8")
    pytester.makeconftest(source + "\nvm.Unix.missing = 'no such wheel'\n")
    pytester.makeini("[pytest]\nmarkers =\n t1: x\n t2: x\n")
    pytester.makepyfile("def test_host(): pass\ndef test_port(unix): pass")
    monkeypatch.setenv("PYTHONPATH", str(vm.ROOT))
    return pytester


def test_a_skipped_tier_says_so_in_the_last_lines(project):
    result = project.runpytest_subprocess()
    result.assert_outcomes(passed=1, skipped=1)
    result.stdout.fnmatch_lines(["T0  CPython * 1 passed", "T1 * 1 skipped", "*no such wheel"])


def test_a_required_tier_that_cannot_run_fails(project, monkeypatch):
    monkeypatch.setenv("RAMI_REQUIRE", "t1,t2")
    result = project.runpytest_subprocess()
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["*T1 is required (RAMI_REQUIRE): no such wheel*"])


def test_a_firmware_that_is_not_there_is_told_in_a_line(project, monkeypatch):
    monkeypatch.setenv("RAMI_UF2", "nofile.uf2")
    result = project.runpytest_subprocess()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert result.errlines[0] == "ERROR: RAMI_UF2 names no file: nofile.uf2"
