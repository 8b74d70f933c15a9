#!/usr/bin/env bash
# Prints size, build time and speed of the program for each kind of link-time optimisation; `make bench-lto` calls it.
# Builds the release three times (some minutes each). The table is in docs/performance.md.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}
TIMEFORMAT=%U
printf '%-6s %12s %14s %s\n' lto 'build cpu s' 'size bytes' 'cpu s for 200 games of hard bots, for 20,000 random games'
for lto in off thin fat; do
    export CARGO_PROFILE_RELEASE_LTO=$lto CARGO_TARGET_DIR=$target/lto-$lto
    build=$({ time cargo build --release --quiet --bin roshambo >&2; } 2>&1 | tail -1)
    program=$CARGO_TARGET_DIR/release/roshambo
    bots=$({ time "$program" sim kanobu --levels hard --games 200 --seed 1 --jobs 1 --json >/dev/null; } 2>&1)
    random=$({ time "$program" sim paws --games 20000 --seed 1 --jobs 1 --json >/dev/null; } 2>&1)
    printf '%-6s %12s %14s %s %s\n' "$lto" "$build" "$(stat -c %s "$program")" "$bots" "$random"
done
