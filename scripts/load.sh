#!/bin/sh
# Prints the figures about the server in docs/performance.md; `make load` builds the programs and calls it.
# Takes about three minutes. Needs taskset (util-linux), curl, and two cores without other load.
set -eu
bin=${BIN:-target/release}
dir=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$dir"' EXIT INT TERM
all=0-$(($(nproc) - 1))
many=1000000000

# start CORES: starts a server with all limits raised, on a free port, with an empty database
start() {
    rm -f "$dir"/load.db*
    taskset -c "$1" "$bin/roshambo" serve --addr 127.0.0.1:0 --db "$dir/load.db" --log-level error \
        --address-requests $many --guest-requests $many --new-guests $many --new-tables $many --misses $many \
        --messages $many --guest-tables $many --open-tables $many --tables-in-memory $many \
        --day-games $many --server-day-games $many --work $many \
        --address-connections $many --connections 100000 \
        --address-sockets $many --guest-sockets $many --sockets 100000 >"$dir/out" &
    server=$!
    until grep -q '^http' "$dir/out"; do sleep 0.1; done
    url=$(grep -m1 '^http' "$dir/out")
}

stop() {
    kill "$server"
    wait "$server" || true
    server=
}

resident() { awk '/VmRSS/ { print $2 }' "/proc/$server/status"; }

echo "== 100 two-seat ninjan tables at full speed, the server on one core, the generator on another"
start 0
taskset -c 1 "$bin/roshambo-load" --url "$url" --game ninjan --seats 2 --tables 100 --seconds 20 --check-records 2
stop

echo "== 10,000 clients at 2,500 four-seat kanobu tables, 5,000 moves a second, both on all cores"
start "$all"
taskset -c "$all" "$bin/roshambo-load" --url "$url" --game kanobu --seats 4 --tables 2500 --seconds 30 \
    --moves-per-second 5000 --check-records 5
stop

echo "== memory: 10,000 silent connections at 2,500 tables after their first moves"
start "$all"
before=$(resident)
"$bin/roshambo-load" --url "$url" --game kanobu --seats 4 --tables 2500 --idle --seconds 20 >/dev/null 2>&1 &
sleep 18
after=$(resident)
echo "$before KiB empty, $after KiB: $(((after - before) * 10 / 10000)) tenths of a KiB for a connection and its quarter of a table"
wait $! || true
stop

echo "== memory: 5,000 tables without connections, each with a started game against bots"
start "$all"
quick() { curl -s -o /dev/null -H 'Content-Type: application/json' -d '{"game":"kanobu","seats":4}' "$url/api/quick"; }
quick
before=$(resident)
seq 5000 | xargs -P 4 -I{} curl -s -o /dev/null -H 'Content-Type: application/json' \
    -d '{"game":"kanobu","seats":4}' "$url/api/quick"
sleep 5
after=$(resident)
echo "$before KiB empty, $after KiB: $(((after - before) * 10 / 5000)) tenths of a KiB for a table"
stop

echo "== players at 50 ninjan tables, 500 moves a second, alone on the server"
people() { "$bin/roshambo-load" --url "$url" --game ninjan --seats 2 --tables 50 --seconds 20 --moves-per-second 500; }
start "$all"
people
stop
echo "== the same next to 200 tables at which players and expert bots play at full speed"
start "$all"
"$bin/roshambo-load" --url "$url" --game kanobu --seats 2 --bots expert --tables 200 --seconds 40 >"$dir/experts" &
experts=$!
sleep 8
people
wait $experts || true
cat "$dir/experts"
stop
