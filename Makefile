# `make run` and `make test` are the two main commands; `make help` lists the others.

CARGO ?= cargo
TARGET = $(or $(CARGO_TARGET_DIR),target)
ROSHAMBO = $(TARGET)/release/roshambo

# Delete partial outputs on failure.
.DELETE_ON_ERROR:
.PHONY: help run build test check fmt lint deny web web-check e2e check-tools check-node package package-test soak bench bench-instructions bench-lto load attack strength lab fuzz mutants bindings golden shots python python-bench loading frames cluster faults upgrade load-cluster

help:
	@echo "make run      build everything and serve it: http://127.0.0.1:8080 (SERVE='--lan' for your network)"
	@echo "make cluster  shows three nodes with PostgreSQL and NATS behind HAProxy: http://127.0.0.1:8080 (PORT=9000 for another port)"
	@echo "make test     every check, as in continuous integration, with a table of where the time goes"
	@echo "make check    a quick answer on a warm tree: formats, lints, types and unit tests"
	@echo "make web      the web client alone, into web/dist;  make web-check: its checks and tests"
	@echo "make e2e      the whole thing in a real browser, which is installed if there is none"
	@echo "make package  a Debian package and a tarball, into dist;  make package-test: installs, uses and removes one"
	@echo "make python   the wheel of the Python package, into target/wheels, and all its tests;  make python-bench: its speed"
	@echo "make soak     the laws over far more games (GAMES=50000 SEED=…), a server killed CRASHES=1000 times, and long faults of"
	@echo "              a cluster (ROUNDS=3)"
	@echo "make faults   three nodes with PostgreSQL and NATS, and every fault once, as in make test, with the measured times"
	@echo "make upgrade  OLD=REV: upgrades nodes of an older revision one by one while clients play, with faults in between"
	@echo "make bench    speed: moves per second, and instruction counts under valgrind"
	@echo "make load     the server under load: the figures of docs/performance.md;  make load-cluster: three nodes"
	@echo "make loading  how pages load on a slow phone;  make frames: idle pages and animations (docs/performance.md)"
	@echo "make attack   the server under every known kind of abuse, with 512 MB (ATTACK='--seconds 30' for longer attacks)"
	@echo "make strength plays the bots against each other: the table of docs/bots.md (over an hour)"
	@echo "make lab      measures the rules of each game: the reports of docs/lab.md and of the page /lab (about ten minutes)"
	@echo "make fuzz     coverage-guided fuzzing (SECONDS_EACH=60), needs a nightly toolchain"
	@echo "make mutants  mutation testing of the rules crate (MUTANTS='--file …' for a part)"
	@echo "make bindings write bindings/ again;  make golden: the traces of the golden records;"
	@echo "make shots    the pictures of docs/img"

build: web
	$(CARGO) build --release --bin roshambo

# Serves the database in the user's data folder. In the terminal: $(ROSHAMBO) play.
SERVE ?=
run: build
	@echo "Ctrl-C stops it. In the terminal: $(ROSHAMBO) play; all commands: $(ROSHAMBO) --help"
	@exec $(ROSHAMBO) serve $(SERVE)

# Three nodes on this machine, with throw-away servers around them.
PORT ?= 8080
cluster: build
	@ROSHAMBO=$(ROSHAMBO) PORT=$(PORT) scripts/cluster.sh

check-tools:
	@command -v $(CARGO) >/dev/null || { echo "missing: cargo (install Rust from your distribution or rustup)"; exit 1; }
	@$(CARGO) fmt --version >/dev/null 2>&1 || { echo "missing: rustfmt (rustup component add rustfmt)"; exit 1; }
	@$(CARGO) clippy --version >/dev/null 2>&1 || { echo "missing: clippy (rustup component add clippy)"; exit 1; }

fmt: check-tools
	$(CARGO) fmt --all --check

lint: check-tools
	$(CARGO) clippy --workspace --all-targets -- -D warnings

# Licences, banned crates and sources of dependencies; skipped where cargo-deny is not installed.
deny:
	@if $(CARGO) deny --version >/dev/null 2>&1; then $(CARGO) deny --offline check licenses bans sources; \
	else echo "skipped: cargo-deny is not installed (cargo install --locked cargo-deny)"; fi

# All checks, in two lanes: first the builds and lints of Rust beside everything of the web client that needs no server,
# then the tests of Rust beside the tests in a browser, which mostly wait. The output of each step goes to $(TARGET)/steps
# and is printed if the step fails.
STEP = STEPS=$(TARGET)/steps scripts/timed.sh
# A first build has nothing to reuse, and is faster without preparing for it.
FIRST_BUILD = $(if $(wildcard $(TARGET)/debug),,CARGO_INCREMENTAL=0)
# Runs targets two at a time, then prints the table, also after a failure.
TIMED = status=0; $(FIRST_BUILD) $(MAKE) --no-print-directory -j2 $(1) || status=$$?; $(STEP) --table; exit $$status

test: export RUSTC_WORKSPACE_WRAPPER = $(CURDIR)/scripts/linting-rustc.sh
test: check-tools check-node
	@$(STEP) --start
	@scripts/need-postgres.sh
	@scripts/need-program.sh nats-server >/dev/null
	@CHROMIUM=$$(scripts/need-browser.sh) && export CHROMIUM && { $(call TIMED,test-browser test-package test-python); }

# A quick answer while working: no integration tests, no package, no browser.
check: check-tools check-node
	@$(STEP) --start
	@$(call TIMED,check-rust check-web)

.PHONY: test-rust-build test-rust test-web-build test-web test-package test-python test-browser check-rust check-web
test-rust-build:
	@$(STEP) fmt $(CARGO) fmt --all --check
	@$(STEP) deny $(MAKE) deny
	@$(STEP) lint-and-build $(CARGO) test --workspace --all-targets --no-run

test-web-build:
	@$(STEP) web-install $(MAKE) web/node_modules/.package-lock.json
	@$(STEP) web-build $(MAKE) web

test-web: test-web-build
	@$(STEP) svelte-check npm --prefix web run check
	@$(STEP) eslint npm --prefix web run eslint
	@$(STEP) prettier npm --prefix web run prettier
	@$(STEP) vitest npm --prefix web test
	@$(STEP) size npm --prefix web run size

# A debug build of the server reads web/dist when it starts.
test-browser: test-rust-build test-web
	@ROSHAMBO="$(abspath $(TARGET))/debug/roshambo" $(STEP) e2e npm --prefix web run e2e

test-rust: test-rust-build test-web-build
	@$(STEP) rust-test $(CARGO) test --workspace --tests
	@$(STEP) doc-test $(CARGO) test --workspace --doc

test-package: test-rust
	@$(STEP) package $(MAKE) package-test

# The debug build of the wheel reuses most of what is built for the tests of Rust.
test-python: test-rust-build
	@$(STEP) python scripts/python.sh dev

check-rust:
	@$(STEP) fmt $(CARGO) fmt --all --check
	@$(STEP) lint $(CARGO) clippy --workspace --all-targets -- -D warnings
	@$(STEP) unit-test $(CARGO) test --workspace --lib --bins

check-web: web/node_modules/.package-lock.json
	@$(STEP) svelte-check npm --prefix web run check
	@$(STEP) vitest npm --prefix web test

# The version that Vite needs.
check-node:
	@{ command -v node && command -v npm; } >/dev/null || { echo "missing: node and npm, 20.19 or newer (from your distribution or nodejs.org)"; exit 1; }
	@node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' \
		|| { echo "too old: node $$(node --version); 20.19 or newer is needed (from your distribution or nodejs.org)"; exit 1; }

# Includes the directories: they change when a file is removed.
WEB_SOURCES = $(shell find web/src web/public web/scripts locales 2>/dev/null) bindings/roshambo.ts \
	web/index.html web/package.json web/tsconfig.json $(wildcard web/vite.config.* web/svelte.config.*)

# npm writes this file last.
web/node_modules/.package-lock.json: web/package-lock.json | check-node
	npm --prefix web ci
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES) | check-node
	npm --prefix web run build

web: web/dist/index.html

web-check: web
	npm --prefix web run check
	npm --prefix web run lint
	npm --prefix web test
	npm --prefix web run size

# The tests in a browser read from the environment which program and which browser to start.
IN_BROWSER = browser=$$(scripts/need-browser.sh) && \
	ROSHAMBO="$(abspath $(TARGET))/debug/roshambo" CHROMIUM="$$browser" npm --prefix web run

# Builds the program with the features that the tests use: other features would compile its dependencies again.
DEBUG_BUILD = $(CARGO) test --workspace --no-run --test it

e2e: web
	$(DEBUG_BUILD)
	$(IN_BROWSER) e2e

package: build
	@command -v dpkg-deb >/dev/null || { echo "missing: dpkg-deb (apt-get install dpkg)"; exit 1; }
	rm -rf dist
	scripts/package.sh $(ROSHAMBO) dist

# Packages the debug build: a release takes minutes to build.
PACKAGE_TEST = $(CARGO) test --workspace --test it -- --ignored package::
package-test: web/node_modules/.package-lock.json
	@if ! command -v dpkg >/dev/null; then echo "skipped: dpkg is not installed"; \
	elif [ "$$(id -u)" -ne 0 ]; then echo "skipped: installing a package needs root (sudo make package-test)"; \
	else $(PACKAGE_TEST); fi

# PYTHON=python3.13 chooses an interpreter, PYTEST='-k openspiel' the tests.
PYTEST ?=
python:
	scripts/python.sh release $(PYTEST)

# Other libraries are measured in the same run. PyTorch is not needed.
BENCH ?=
python-bench:
	ROSHAMBO_PYTHON_WHEEL_ONLY=1 scripts/python.sh release
	$(TARGET)/python/venv/bin/pip install --quiet --disable-pip-version-check rlcard pygame
	$(TARGET)/python/venv/bin/pip install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall $(TARGET)/wheels/roshambo-*-manylinux*.whl
	$(TARGET)/python/venv/bin/python -P -m roshambo.bench $(BENCH)

faults:
	$(CARGO) test --workspace --test it -- --nocapture cluster::

# Builds the older revision in a temporary worktree. UPGRADE='--tables 100 --hold 30' plays more and longer, PROFILE=dev takes
# debug builds.
OLD ?=
PROFILE ?= release
UPGRADE ?= --tables 30 --hold 5
upgrade:
	@[ -n "$(OLD)" ] || { echo "which revision is the older one? (make upgrade OLD=v0.1.0)"; exit 1; }
	@scripts/need-postgres.sh
	@scripts/need-program.sh nats-server >/dev/null
	$(CARGO) build --profile $(PROFILE) -p roshambo -p roshambo-load
	@TARGET=$(TARGET) PROFILE=$(PROFILE) CARGO=$(CARGO) scripts/upgrade.sh $(OLD) $(UPGRADE)

# The laws over many more random games of every game, number of seats and option; many more crashes; and every fault of a
# cluster at many tables, for half a minute each.
GAMES ?= 50000
SEED ?= $(shell date +%s)
COMPARISONS ?= 20000
CRASHES ?= 1000
ROUNDS ?= 3
soak:
	ROSHAMBO_LAW_GAMES=$(GAMES) ROSHAMBO_LAW_SEED=$(SEED) $(CARGO) test --release -p roshambo-rules --test laws
	ROSHAMBO_COMPARISONS=$(COMPARISONS) $(CARGO) test --release -p roshambo-server --lib secrets::law
	ROSHAMBO_CRASHES=$(CRASHES) $(CARGO) test --release -p roshambo --test it crash
	$(CARGO) build --release -p roshambo -p roshambo-load
	$(TARGET)/release/roshambo-load cluster --server $(ROSHAMBO) --rounds $(ROUNDS) --seed $(SEED)

bench: build bench-instructions
	$(ROSHAMBO) bench
	$(ROSHAMBO) bench bots

# Size, build time and speed with each kind of link-time optimisation.
bench-lto: web
	scripts/lto.sh

load:
	$(CARGO) build --release -p roshambo -p roshambo-load
	scripts/load.sh

# Three nodes, PostgreSQL, NATS and the generator share this machine. At the speed of the goal, at full speed, and one node
# beside others with more and more tables.
load-cluster:
	$(CARGO) build --release -p roshambo -p roshambo-load
	$(TARGET)/release/roshambo-load cluster-load --server $(ROSHAMBO) --tables 1000 --moves-per-second 3200
	$(TARGET)/release/roshambo-load cluster-load --server $(ROSHAMBO) --tables 1000 --moves-per-second 0
	$(TARGET)/release/roshambo-load cluster-load --server $(ROSHAMBO) --tables 100 --moves-per-second 300 --beside 0,300,900

# In a browser that is made slow, against the release build. RUNS=5, PAGES=table and DETAILS=1 change what is printed.
MEASURE = browser=$$(scripts/need-browser.sh) && ROSHAMBO="$(abspath $(ROSHAMBO))" CHROMIUM="$$browser" npm --prefix web run measure
loading: build
	$(MEASURE) -- measure-loading

frames: build
	$(MEASURE) -- measure-frames

# Starts its own server with its own database, and ends it.
ATTACK ?=
attack:
	$(CARGO) build --release -p roshambo -p roshambo-load
	$(TARGET)/release/roshambo-load attack --server $(ROSHAMBO) $(ATTACK)

strength: build
	ROSHAMBO=$(ROSHAMBO) scripts/strength.sh
	$(CARGO) run --release --package roshambo-bots --example ceiling -- --iterations 3000

# Reports below LAB; an interrupted run goes on. Those of the page /lab are copied to web/src/lab/reports.
LAB ?= lab
lab: build
	ROSHAMBO=$(ROSHAMBO) LAB=$(LAB) scripts/lab.sh

# Installs the runner once, in the version that Cargo.lock names.
GUNGRAUN = $(shell sed -n '/^name = "gungraun"$$/{n;s/version = "\(.*\)"/\1/p}' Cargo.lock)
bench-instructions:
	@command -v valgrind >/dev/null || { echo "missing: valgrind (apt-get install valgrind)"; exit 1; }
	@gungraun-runner --version 2>/dev/null | grep -qF "$(GUNGRAUN)" || $(CARGO) install --quiet --locked gungraun-runner --version $(GUNGRAUN)
	$(CARGO) bench -p roshambo-rules --bench instructions

SECONDS_EACH ?= 60
fuzz:
	@$(CARGO) +nightly --version >/dev/null 2>&1 || { echo "missing: a nightly toolchain (rustup toolchain install nightly)"; exit 1; }
	@$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install --quiet --locked cargo-fuzz
	mkdir -p fuzz/corpus/record
	cp crates/roshambo-table/tests/golden/*/ruling-*.rec fuzz/corpus/record
	for target in record moves legal; do \
		$(CARGO) +nightly fuzz run $$target -- -max_total_time=$(SECONDS_EACH) || exit 1; \
	done

MUTANTS ?=
mutants:
	@$(CARGO) mutants --version >/dev/null 2>&1 || $(CARGO) install --quiet --locked cargo-mutants
	ROSHAMBO_LAW_GAMES=30 $(CARGO) mutants --package roshambo-rules --profile mutants $(MUTANTS)

bindings:
	BINDINGS=write $(CARGO) test --quiet --workspace --test bindings --test openapi

shots: web
	SHOTS=write $(CARGO) test --quiet -p roshambo-tui pictures
	$(DEBUG_BUILD)
	export SHOTS=write && $(IN_BROWSER) --if-present shots

golden:
	GOLDEN=write $(CARGO) test --quiet --workspace --test golden --test fairness
