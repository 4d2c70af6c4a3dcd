# Thin on purpose: each target calls one tool. `make` alone tells what there is.
.DEFAULT_GOAL := help
SHELL := /bin/sh

VENV := .venv
PY := $(VENV)/bin/python
PIP_INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check -c constraints.txt
NODE_MODULES := tests/node/node_modules/.package-lock.json
# What drives the page of `make play-web` in Chromium, where this machine has that.
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
BROWSER := $(if $(CHROMIUM),$(VENV)/.browser)
# npm is the machine's, or else comes with 190 MB.
NPM := $(if $(shell command -v npm),$(VENV)/.python,$(VENV)/.node)
GROUPS := play displayio sim tools node test browser lint stubs-micropython stubs-circuitpython peers cluster lock pip

# Options: make test ARGS="-k solver", make flash BOARD=picosystem PORT=/dev/ttyACM0
ARGS ?=
BOARD ?=
PORT ?=
FILE ?=
BOT ?=
RAMI_UF2 ?=
JOBS ?= 2
COVERAGE_FLOOR ?= 100
export RAMI_UF2

##@ Play
play: $(VENV)/.play $(if $(findstring --displayio,$(ARGS)),$(VENV)/.displayio) ## Play in a window (ARGS="--board picosystem --lang fr").
	PYGAME_HIDE_SUPPORT_PROMPT=1 $(PY) -m tools.simulator $(ARGS)

play-tty: $(VENV)/.python ## Play in this terminal; needs nothing but Python.
	$(PY) -m tools.simulator --tty $(ARGS)

play-web: $(VENV)/.tools $(NODE_MODULES) ## Play in a browser page, made in build/web (PORT=8000).
	$(PY) -m tools.simulator.web $(if $(PORT),--port $(PORT)) $(ARGS)

##@ Test
test: lint $(NODE_MODULES) $(BROWSER) ## Lint, then all tests of tiers T0, T1, T2, T5 (COVERAGE_FLOOR=0 to let gaps pass).
	$(TEST_ENV) $(PY) -m pytest -n $(JOBS) --cov=engine --cov-branch \
		--cov-fail-under=$(COVERAGE_FLOOR) $(ARGS)

test-long: $(VENV)/.test $(NODE_MODULES) $(BROWSER) ## What takes minutes: long fuzzing, every-byte power cuts.
	$(TEST_ENV) $(PY) -m pytest -n $(JOBS) -m long $(ARGS)

test-emulated: $(VENV)/.test $(NODE_MODULES) ## The firmware in an emulated RP2040 (RAMI_UF2=firmware.uf2).
	$(TEST_ENV) RAMI_FIGURES=1 $(PY) -m pytest -m "t3 and not long" $(ARGS)

device-test: $(VENV)/.test ## The firmware on a real board (PORT=/dev/ttyACM0).
	$(TEST_ENV) RAMI_PORT="$(PORT)" $(PY) -m pytest -m t4 $(ARGS)

lint: $(VENV)/.test $(VENV)/.lint $(VENV)/typings/rp2/.done $(VENV)/typings/circuitpython/.done ## ruff, and mypy for host, MicroPython, CircuitPython.
	$(PY) -m tools.lint

##@ Measure
size: $(VENV)/.test $(NODE_MODULES) ## Bytes of each module as .mpy and on the heap of the 32-bit port (BOARD=...).
	$(PY) -m tools.size $(BOARD) $(ARGS)

arena: $(VENV)/.tools $(if $(findstring --dask,$(ARGS)),$(VENV)/.cluster) ## Matches between bots (BOT="my program", ARGS="hard medium --pairs 500").
	$(PY) -m tools.arena $(if $(BOT),--bot '$(BOT)') $(ARGS)

tune: $(VENV)/.tools ## Improve the weights of `hard` by self-play (ARGS="talaj51 --write").
	$(PY) -m tools.tune $(ARGS)

bench: $(VENV)/.test $(if $(PEERS),$(VENV)/.peers) ## Speed of engine, solver and bots (PEERS=1 adds OpenSpiel and RLCard).
	$(PY) -m tools.bench $(ARGS)

##@ Device
build: $(VENV)/.tools ## What goes onto a board, into build/ (BOARD=pico_oled).
	$(PY) -m tools.build $(BOARD) $(ARGS)

flash: $(VENV)/.tools ## Put the game on a board (BOARD=pico_oled PORT=/dev/ttyACM0).
	$(PY) -m tools.flash $(BOARD) $(if $(PORT),--port $(PORT)) $(ARGS)

uninstall: $(VENV)/.tools ## Remove the game from a board; saves stay (PORT=...).
	$(PY) -m tools.board uninstall $(if $(PORT),--port $(PORT))

backup-saves: $(VENV)/.tools ## Copy a board's matches and settings into FILE=rami-saves.zip.
	$(PY) -m tools.board backup $(FILE) $(if $(PORT),--port $(PORT))

restore-saves: $(VENV)/.tools ## Put them back (FILE=rami-saves.zip PORT=...).
	$(PY) -m tools.board restore $(FILE) $(if $(PORT),--port $(PORT))

console: $(VENV)/.tools ## A board's REPL; Ctrl-] leaves (PORT=...).
	$(PY) -m tools.board console $(if $(PORT),--port $(PORT))

dist: $(VENV)/.tools ## An archive a board, for people without a toolchain, into dist/.
	$(PY) -m tools.dist $(BOARD) $(ARGS)

pins: $(VENV)/.tools ## Remake the pin tables and the wiring drawing of docs/hardware.md.
	$(PY) -m tools.pins

wear: $(VENV)/.test ## What saving does to the flash: bytes a turn, years of play.
	$(PY) -m tools.wear

assets: $(VENV)/.tools ## Remake fonts, texts and card pictures in firmware/assets/.
	$(PY) -m tools.assets

shots: $(VENV)/.test ## Screens on every display, in every language, as PNG (ARGS="--lang fr table").
	$(TEST_ENV) $(PY) -m tools.shots $(ARGS)

##@ Housekeeping
setup: $(VENV)/.test $(VENV)/.lint $(NODE_MODULES) $(BROWSER) ## Everything that tests and tools need.

lock: $(VENV)/.lock ## Pin the newest allowed versions in constraints.txt and package-lock.json.
	$(VENV)/bin/uv --quiet pip compile --universal --python-version 3.11 --upgrade --no-annotate \
		--custom-compile-command "make lock" $(GROUPS:%=--group pyproject.toml:%) \
		--output-file constraints.txt
	$(PY) -m tools.node lock

clean: ## Remove what was built or cached, the virtual environment too.
	rm -rf $(VENV) build dist tests/node/node_modules htmlcov .coverage .coverage.* \
		.pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## This list.
	@awk 'BEGIN { FS = ":.*## " } \
		/^##@/ { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# No test needs a screen or a sound card.
TEST_ENV := SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy PYGAME_HIDE_SUPPORT_PROMPT=1

# The first of these that is a Python from 3.11 to 3.13; PYTHON=... goes before them.
define FIND_PYTHON
for python in $(PYTHON) python3 python3.13 python3.12 python3.11; do \
	if $$python -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null; \
	then found=$$python; break; fi; \
done; \
if [ -z "$$found" ]; then \
	echo "No Python 3.11, 3.12 or 3.13 here. Install one, or name it: make PYTHON=/path/to/python3.12" >&2; \
	exit 1; \
fi
endef

$(VENV)/.python:
	@$(FIND_PYTHON); \
	echo "Making $(VENV) with $$($$found --version)"; \
	$$found -m venv --without-pip $(VENV)
	@touch $@

$(VENV)/.pip: $(VENV)/.python constraints.txt
	@$(PY) -m ensurepip --default-pip >/dev/null 2>&1 || { \
		echo "Python has no ensurepip; Debian keeps it apart: apt-get install python3-venv" >&2; exit 1; }
	@$(PIP_INSTALL) --upgrade pip || { \
		echo "pip cannot reach its package index: see the message above; make play-tty needs no package." >&2; exit 1; }
	@touch $@

# A stamp is named after the dependency group that it stands for.
$(VENV)/.play $(VENV)/.displayio $(VENV)/.tools $(VENV)/.node $(VENV)/.test $(VENV)/.browser $(VENV)/.lint $(VENV)/.peers $(VENV)/.cluster $(VENV)/.lock: \
$(VENV)/.%: pyproject.toml constraints.txt | $(VENV)/.pip
	@echo "Installing what '$*' needs"
	@$(PIP_INSTALL) --group $* || { \
		echo "'$*' could not be installed: see pip's message above." \
		"Without packages, make play-tty still plays in this terminal." >&2; exit 1; }
	@touch $@

$(VENV)/typings/rp2/.done: STUBS = stubs-micropython
$(VENV)/typings/circuitpython/.done: STUBS = stubs-circuitpython
$(VENV)/typings/%/.done: pyproject.toml constraints.txt | $(VENV)/.pip
	@rm -rf $(@D)
	@$(PIP_INSTALL) --group $(STUBS) --target $(@D)
	@touch $@

$(NODE_MODULES): tests/node/package.json tests/node/package-lock.json | $(NPM)
	@$(PY) -m tools.node ci
	@touch $@

.PHONY: pins wear uninstall backup-saves restore-saves console dist play play-tty play-web test test-long test-emulated device-test lint size arena tune bench build flash assets shots \
	setup lock clean help
.DELETE_ON_ERROR:
