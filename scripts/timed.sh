#!/usr/bin/env bash
# Runs the steps of `make test` and reports how long each took.
#
#   timed.sh --start          forgets the steps of an earlier run
#   timed.sh NAME COMMAND…    runs one step; its output goes to $STEPS/NAME.log and is printed only on failure
#   timed.sh --table          prints the time of every step since --start
#
# Steps may run at the same time: each appends one line to $STEPS/times. "cpu" is the user and system time of
# the step and its children, which hardly depends on what else the machine is doing; "wall" does.
set -euo pipefail
steps=${STEPS:-target/steps}

case "${1:?timed.sh: name of a step expected}" in
--start)
    rm -rf "$steps"
    mkdir -p "$steps"
    date +%s >"$steps/started"
    : >"$steps/times"
    exit
    ;;
--table)
    wall=$(($(date +%s) - $(cat "$steps/started")))
    echo
    awk -v wall="$wall" '
        function row(name, seconds, cpu) { printf "%-16s %8.1f %8.1f\n", name, seconds, cpu }
        BEGIN { printf "%-16s %8s %8s\n", "step", "wall s", "cpu s" }
        { row($1, $2, $3 + $4); cpu += $3 + $4 }
        END { row("all", wall, cpu) }
    ' "$steps/times"
    exit
    ;;
esac

# Otherwise cargo would share the few job slots of make instead of using all cores.
unset MAKEFLAGS MFLAGS
name=$1
shift
log=$steps/$name.log
status=0
echo "-- $name"
TIMEFORMAT='%R %U %S'
# The inner redirection keeps the output of the command apart from the figures, which bash writes to standard error.
{ time "$@" >"$log" 2>&1 </dev/null; } 2>"$steps/$name.time" || status=$?
read -r wall user system <"$steps/$name.time"
if [ "$status" -ne 0 ]; then
    echo "-- $name FAILED with status $status after $wall s: $*"
    cat "$log"
    exit "$status"
fi
echo "$name $wall $user $system" >>"$steps/times"
echo "-- $name: ok, $wall s"
