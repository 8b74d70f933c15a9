#!/usr/bin/env bash
# Shows a cluster on this machine: PostgreSQL, NATS, three nodes, and HAProxy before them on http://127.0.0.1:8080.
# `make cluster` builds the program and calls this. PORT=9000 sets another port. Everything is in a temporary directory and
# is removed at the end (Ctrl-C).
set -euo pipefail
cd "$(dirname "$0")/.."
program=$(readlink -m "${ROSHAMBO:-target/release/roshambo}")
front=${PORT:-8080}

fail() {
    echo "$*" >&2
    exit 1
}

[ -x "$program" ] || fail "missing: $program (make build)"
case $front in *[!0-9]* | '') fail "PORT=$front is not a port" ;; esac
# in_use PORT: whether a program listens there
in_use() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
! in_use "$front" || fail "port $front is in use (PORT=9000 make cluster takes another one)"
initdb=$(scripts/need-program.sh initdb postgresql)
nats=$(scripts/need-program.sh nats-server)
haproxy=$(scripts/need-program.sh haproxy)
postgres=$(dirname "$(readlink -f "$initdb")")

dir=$(mktemp -d "${TMPDIR:-/tmp}/roshambo-cluster-XXXXXX")
umask 077

# ended NAME: whether a process that was started has ended
ended() { ! kill -0 "$(cat "$dir/$1.pid" 2>/dev/null)" 2>/dev/null; }

# end NAME…: asks programs to end, and waits until they have, but not for ever
end() {
    local name tenths=0
    for name; do
        # PostgreSQL waits for its clients after a TERM.
        ended "$name" || kill -s "$([ "$name" = postgres ] && echo INT || echo TERM)" "$(cat "$dir/$name.pid")"
    done
    for name; do
        until ended "$name"; do
            if [ $((tenths += 1)) -eq 300 ]; then
                echo "killing $name, which does not end" >&2
                kill -s KILL "$(cat "$dir/$name.pid")"
                tenths=0
            fi
            sleep 0.1
        done
    done
}

stop() {
    trap '' INT TERM
    echo "stopping"
    # Nodes before what they need: so they can store everything and hand it over.
    end haproxy a b c
    end nats postgres
    rm -rf "$dir"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# free_port: a port on which nobody listens, below those that the system gives to connections
free_port() {
    local port
    while
        port=$((10000 + (RANDOM * 32768 + RANDOM) % 22000))
        in_use "$port"
    do :; done
    echo "$port"
}

word() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }

# start NAME COMMAND…: starts a program in a session of its own, so that Ctrl-C does not reach it. The file start-NAME
# starts it again after it was killed.
start() {
    local name=$1
    shift
    {
        echo '#!/bin/sh'
        echo "echo \$\$ >'$dir/$name.pid'"
        printf 'exec'
        printf ' %q' "$@"
        printf ' >>%q 2>&1\n' "$dir/$name.log"
    } >"$dir/start-$name"
    chmod 700 "$dir/start-$name"
    rm -f "$dir/$name.pid"
    setsid "$dir/start-$name" &
    # Otherwise bash reports its end in its own words.
    disown
    until [ -s "$dir/$name.pid" ]; do sleep 0.05; done
}

# await NAME COMMAND…: waits until the command succeeds, or fails if the program ends before that
await() {
    local name=$1
    shift
    until "$@" >/dev/null 2>&1; do
        if ended "$name"; then
            tail -n 20 "$dir/$name.log" >&2
            fail "$name did not start; these are the last lines of its log"
        fi
        sleep 0.1
    done
}

echo "starting in $dir"

# PostgreSQL refuses to run as root.
as_postgres=()
if [ "$(id -u)" -eq 0 ]; then
    id postgres >/dev/null 2>&1 || fail "missing: the user postgres (apt-get install postgresql)"
    as_postgres=(setpriv --reuid=postgres --regid=postgres --init-groups)
    chmod 711 "$dir"
fi
sql_port=$(free_port) sql_password=$(word)
mkdir "$dir/postgres"
echo "$sql_password" >"$dir/postgres-password"
if [ "$(id -u)" -eq 0 ]; then
    chown postgres: "$dir/postgres" "$dir/postgres-password"
fi
"${as_postgres[@]}" "$initdb" --no-sync --pgdata="$dir/postgres" --username=roshambo --encoding=UTF8 --locale=C \
    --auth=scram-sha-256 --pwfile="$dir/postgres-password" >"$dir/initdb.log" 2>&1 || {
    cat "$dir/initdb.log" >&2
    fail "the database was not made"
}
start postgres "${as_postgres[@]}" "$postgres/postgres" -D "$dir/postgres" -h 127.0.0.1 -p "$sql_port" \
    -k "$dir/postgres" -c max_connections=200
await postgres "$postgres/pg_isready" --host=127.0.0.1 --port="$sql_port"
PGPASSWORD=$sql_password "$postgres/createdb" --host=127.0.0.1 --port="$sql_port" --username=roshambo roshambo

nats_port=$(free_port) nats_password=$(word)
cat >"$dir/nats.conf" <<CONF
listen: "127.0.0.1:$nats_port"
authorization { user: roshambo, password: "$nats_password" }
CONF
start nats "$nats" --config "$dir/nats.conf"
await nats in_use "$nats_port"

# The URLs contain passwords, and everybody sees the arguments of a process.
export ROSHAMBO_DB="postgres://roshambo:$sql_password@127.0.0.1:$sql_port/roshambo"
export ROSHAMBO_BUS="nats://roshambo:$nats_password@127.0.0.1:$nats_port"
declare -A port admin
for node in a b c; do
    port[$node]=$(free_port) admin[$node]=$(free_port)
    start "$node" env ROSHAMBO_DB="$ROSHAMBO_DB" ROSHAMBO_BUS="$ROSHAMBO_BUS" "$program" serve --node "$node" \
        --addr "127.0.0.1:${port[$node]}" --admin "127.0.0.1:${admin[$node]}" --trusted-hops 1
done
for node in a b c; do
    await "$node" "$program" healthcheck --addr "127.0.0.1:${port[$node]}"
done

start haproxy env ROSHAMBO_FRONT="127.0.0.1:$front" ROSHAMBO_NODE_A="127.0.0.1:${port[a]}" \
    ROSHAMBO_NODE_B="127.0.0.1:${port[b]}" ROSHAMBO_NODE_C="127.0.0.1:${port[c]}" \
    "$haproxy" -db -f "$PWD/deploy/haproxy.cfg"
await haproxy "$program" healthcheck --addr "127.0.0.1:$front"

# row NAME ADDRESS
row() { printf '%-11s %-34s process %-8s %s\n' "$1" "$2" "$(cat "$dir/$3.pid")" "$dir/$3.log"; }
echo
row HAProxy "http://127.0.0.1:$front" haproxy
for node in a b c; do
    row "node $node" "http://127.0.0.1:${port[$node]}" "$node"
done
row NATS "127.0.0.1:$nats_port" nats
row PostgreSQL "127.0.0.1:$sql_port" postgres
# From here on Ctrl-C is the normal end.
trap 'exit 0' INT
cat <<TEXT

Play at http://127.0.0.1:$front. Any node serves any table, so try what happens when one is missing:
  kill -9 \$(cat $dir/b.pid)        node b dies;  start it again: $dir/start-b &
  curl -X POST http://127.0.0.1:${admin[c]}/drain        node c sends its players to the others and ends
  kill -9 \$(cat $dir/nats.pid)     the bus dies; start it again: $dir/start-nats &
Ctrl-C stops everything and removes the directory.
TEXT

# Says once what has ended. A program that was started again may end again.
declare -A gone
while sleep 1; do
    for name in postgres nats a b c haproxy; do
        if ! ended "$name"; then
            gone[$name]=
        elif [ -z "${gone[$name]:-}" ]; then
            gone[$name]=yes
            echo "$name has ended; its log: $dir/$name.log"
        fi
    done
done
