#!/bin/sh
# Prints how many instructions a server with SQLite executes for a move, counted by valgrind: a figure that other work on
# the machine does not change. ROSHAMBO and LOAD name the programs. Takes a minute.
set -eu
server_program=${ROSHAMBO:-target/release/roshambo}
load=${LOAD:-target/release/roshambo-load}
command -v valgrind >/dev/null || { echo "missing: valgrind (apt-get install valgrind)" >&2; exit 1; }
dir=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$dir"' EXIT INT TERM
many=1000000000

# count SECONDS: plays 20 ninjan tables at 100 moves a second; prints the moves and the instructions of the server
count() {
    rm -f "$dir"/load.db* "$dir/out"
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$server_program" serve --addr 127.0.0.1:0 \
        --db "$dir/load.db" --log-level error --address-requests $many --guest-requests $many --new-guests $many \
        --new-tables $many --messages $many --guest-tables $many --open-tables $many >"$dir/out" 2>"$dir/valgrind" &
    server=$!
    until grep -q '^http' "$dir/out"; do
        kill -0 "$server" || { cat "$dir/valgrind" >&2; exit 1; }
        sleep 0.1
    done
    "$load" --url "$(grep -m1 '^http' "$dir/out")" --tables 20 --moves-per-second 100 --warmup 1 --seconds "$1" --json \
        >"$dir/report"
    kill "$server"
    wait "$server" || true
    server=
    sed -n 's/.*"total_moves": \([0-9]*\),/\1/p' "$dir/report"
    sed -n 's/.*Collected : \([0-9]*\)$/\1/p' "$dir/valgrind"
}

# The difference between a short and a long run leaves out the start, the opening of the tables and the end.
short=$(count 5)
long=$(count 15)
echo "$short $long" | tr '\n' ' ' | awk '{ printf "%d instructions for a move\n", ($4 - $2) / ($3 - $1) }'
