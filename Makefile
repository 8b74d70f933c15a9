# Two commands do everything: `make run` and `make test`. The rest are the long ones.

CARGO ?= cargo
ROSHAMBO = target/release/roshambo

.PHONY: help run build test fmt lint check-tools soak bench bench-instructions load strength fuzz mutants bindings golden shots

help:
	@echo "make run      build everything and serve it: http://127.0.0.1:8080 (SERVE='--lan' for your network)"
	@echo "make test     every check, as in continuous integration"
	@echo "make soak     the laws over far more games (GAMES=50000 SEED=…), and a server killed CRASHES=1000 times"
	@echo "make bench    speed: moves per second, and instruction counts under valgrind"
	@echo "make load     the server under load: the figures of docs/performance.md"
	@echo "make strength plays the bots against each other: the table of docs/bots.md (over an hour)"
	@echo "make fuzz     coverage-guided fuzzing (SECONDS_EACH=60), needs a nightly toolchain"
	@echo "make mutants  mutation testing of the rules crate (MUTANTS='--file …' for a part)"
	@echo "make bindings write bindings/ anew;  make golden: the traces of the golden records;"
	@echo "make shots    the pictures of docs/img"

build:
	$(CARGO) build --release --bin roshambo

# The database is the one in the user's data folder. In the terminal: $(ROSHAMBO) play.
SERVE ?=
run: build
	@echo "Ctrl-C stops it. In the terminal: $(ROSHAMBO) play; all commands: $(ROSHAMBO) --help"
	@exec $(ROSHAMBO) serve $(SERVE)

check-tools:
	@command -v $(CARGO) >/dev/null || { echo "missing: cargo (install Rust from your distribution or rustup)"; exit 1; }
	@$(CARGO) fmt --version >/dev/null 2>&1 || { echo "missing: rustfmt (rustup component add rustfmt)"; exit 1; }
	@$(CARGO) clippy --version >/dev/null 2>&1 || { echo "missing: clippy (rustup component add clippy)"; exit 1; }

fmt: check-tools
	$(CARGO) fmt --all --check

lint: check-tools
	$(CARGO) clippy --workspace --all-targets -- -D warnings

test: fmt lint
	$(CARGO) test --workspace

# Every law for every game, number of seats and option, over many more random games; and many more crashes.
GAMES ?= 50000
SEED ?= $(shell date +%s)
CRASHES ?= 1000
soak:
	ROSHAMBO_LAW_GAMES=$(GAMES) ROSHAMBO_LAW_SEED=$(SEED) $(CARGO) test --release -p roshambo-rules --test laws
	ROSHAMBO_CRASHES=$(CRASHES) $(CARGO) test --release -p roshambo --test crash

bench: build bench-instructions
	$(ROSHAMBO) bench
	$(ROSHAMBO) bench bots

load:
	$(CARGO) build --release -p roshambo -p roshambo-load
	scripts/load.sh

strength: build
	ROSHAMBO=$(ROSHAMBO) scripts/strength.sh
	$(CARGO) run --release --package roshambo-bots --example ceiling -- --iterations 3000

# Installs the runner of the version that Cargo.lock names, once.
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
	BINDINGS=write $(CARGO) test --quiet -p roshambo-server --test bindings --test openapi

shots:
	SHOTS=write $(CARGO) test --quiet -p roshambo-tui pictures

golden:
	GOLDEN=write $(CARGO) test --quiet -p roshambo-table --test golden every_golden
