#!/bin/sh
# Prints the strength table of docs/bots.md, command by command; `make strength` builds and calls it.
# The result depends on the seed alone, not on the machine.
set -eu
roshambo=${ROSHAMBO:-target/release/roshambo}
seed=${SEED:-1}

contest() {
    echo
    echo "\$ roshambo arena $* --seed $seed"
    "$roshambo" arena "$@" --seed "$seed"
}

for game in paws paws-quick ninjan kanobu tsuefa; do
    contest "$game" --levels easy,random --games 2000
    contest "$game" --levels medium,easy --games 2000
    contest "$game" --levels hard,medium --games 400
    contest "$game" --levels hard,random --games 400
done
for game in paws paws-quick ninjan kanobu tsuefa; do
    contest "$game" --levels expert,hard --games 100
done
contest paws --seats 3 --levels hard,medium --games 300
contest paws --seats 4 --levels hard,medium --games 300
contest paws-quick --seats 3 --levels hard,medium --games 300
contest paws-quick --seats 4 --levels hard,medium --games 300
contest ninjan --seats 3 --levels hard,medium --games 300
contest ninjan --seats 5 --levels hard,medium --games 300
contest kanobu --seats 3 --levels hard,medium --games 600
contest kanobu --seats 4 --levels hard,medium --games 600
contest kanobu --seats 6 --levels hard,medium --games 600
