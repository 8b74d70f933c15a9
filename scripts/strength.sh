#!/bin/sh
# Runs the contests behind the strength tables of docs/bots.md and prints each command with its result.
# `make strength` builds the program and runs this script. The results depend on the seed, not on the
# speed of the machine.
set -eu
roshambo=${ROSHAMBO:-target/release/roshambo}
games="paws paws-quick ninjan kanobu tsuefa"

contest() {
    echo
    echo "\$ roshambo arena $* --seed 1"
    "$roshambo" arena "$@" --seed 1
}

# Each level against the one below, and hard against random.
for game in $games; do
    contest "$game" --levels easy,random --games 2000
    contest "$game" --levels medium,easy --games 2000
    contest "$game" --levels hard,medium --games 400
    contest "$game" --levels hard,random --games 400
done

# One hard bot against medium bots at all other seats.
contest paws --seats 3 --levels hard,medium --games 300
contest paws --seats 4 --levels hard,medium --games 300
contest paws-quick --seats 3 --levels hard,medium --games 150
contest paws-quick --seats 4 --levels hard,medium --games 152
contest ninjan --seats 3 --levels hard,medium --games 300
contest ninjan --seats 5 --levels hard,medium --games 300
contest kanobu --seats 3 --levels hard,medium --games 300
contest kanobu --seats 6 --levels hard,medium --games 300

for game in $games; do
    contest "$game" --levels expert,hard --games 100
done

# The effect of iterations: a sixty-fourth, a sixteenth and a quarter of those of the hard level.
curve() {
    game=$1
    shift
    for iterations in "$@"; do
        contest "$game" --levels hard,medium --iterations "$iterations,-" --games 200
    done
}
curve paws 40 160 625
curve paws-quick 40 160 625
curve ninjan 160 625 2500
curve kanobu 125 500 2000
curve tsuefa 110 440 1750
