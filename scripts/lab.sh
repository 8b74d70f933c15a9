#!/usr/bin/env bash
# The reports of docs/lab.md and of the page /lab: one folder for each below LAB. An interrupted run goes on.
#
# ROSHAMBO is the program, LAB the folder (default: lab).
set -euo pipefail

program=${ROSHAMBO:?the program, for example target/release/roshambo}
folder=${LAB:-lab}
shipped=web/src/lab/reports
lab() {
  local name=$1
  shift
  "$program" lab "$@" --seed 1 --out "$folder/$name"
}

# Each game: two numbers of players, two levels and a contest between them.
lab paws paws --seats 2,3 --levels easy,medium --games 4000
lab paws-quick paws-quick --seats 2,3 --levels easy,medium --games 8000
lab ninjan ninjan --seats 2,4 --levels easy,medium --games 40000
lab kanobu kanobu --seats 2,4 --levels easy,medium --games 40000
lab tsuefa tsuefa --levels easy,medium --games 4000

# The first move, given to seat 1.
lab paws-opening paws --seats 2,3,4 --option opening=1 --games 8000
lab paws-quick-opening paws-quick --seats 2,3,4 --option opening=1 --games 8000
lab kanobu-opening kanobu --seats 2,3,4,5,6 --option opening=1 --games 40000

# Each option by itself.
lab paws-comeback paws --option comeback=always,once --games 8000
lab paws-jokers paws --option jokers=one,two --games 8000
lab paws-quick-games paws-quick --option games=1,2,4 --games 8000
lab paws-quick-help paws-quick --option help=on,off --games 8000
lab paws-quick-comeback paws-quick --option comeback=once,always --games 8000
lab paws-quick-token paws-quick --option games=4 --option token=total,game --games 8000
lab ninjan-triple ninjan --seats 3 --option triple=rock,scissors,paper --games 100000
lab kanobu-draw kanobu --seats 2,4 --option draw=stuck,free --games 40000
lab kanobu-answer kanobu --seats 2,4 --option answer=ends-turn,keeps-turn --games 40000
lab tsuefa-variant tsuefa --option variant=novice,pro --games 1000
lab tsuefa-items tsuefa --option items=4-3-3,4-4-2,5-3-2,5-2-3,6-2-2,8-1-1 --games 4000
lab tsuefa-quiet tsuefa --option quiet=100,40,200 --games 4000

# The reports that ship with the server.
for game in paws paws-quick ninjan kanobu tsuefa; do
  cp "$folder/$game/summary.json" "$shipped/$game.json"
done
