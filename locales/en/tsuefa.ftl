### Tsu-e-fa!

tsuefa-title = Tsu-e-fa!
tsuefa-about = hidden figures on a board of six by six; capture the flag

## Items

tsuefa-item-dynamite = dynamite
tsuefa-item-flag = flag

## Moves

tsuefa-move-setup = Set up: { $back } in the back row; { $front } in the front row
tsuefa-move-step = Move from { $from } to { $to }

## What happens

tsuefa-set-up = { $seat } has set up
tsuefa-begins = Both players have set up, and { $seat } begins
tsuefa-stepped = { $seat } moves from { $from } to { $to }
tsuefa-stepped-unseen = { $seat } moves a figure
tsuefa-fought = { $seat } attacks { $to } from { $from }: { $attacker ->
    [rock] rock
    [scissors] scissors
    [paper] paper
    [dynamite] dynamite
   *[flag] the flag
} against { $defender ->
    [rock] rock
    [scissors] scissors
    [paper] paper
    [dynamite] dynamite
   *[flag] the flag
}. { $result ->
    [attacker-wins] The attacker wins and takes the square
    [defender-wins] The defender wins and stays
    [both-leave] Both figures leave the board
   *[tied] A tie: both players throw
}
tsuefa-fought-unseen = { $seat } attacks
tsuefa-tie-settled = { $seat } wins the fight: the figure on { $square } carries { $sign } now
tsuefa-tie-settled-unseen = { $seat } wins the fight
tsuefa-game-won = { $loser } has lost the flag, and { $seat } wins the game
tsuefa-drawn = { $steps } moves in a row without an attack: the game is a draw

## Refusals

tsuefa-refused-set-up-first = The game begins with the setup: give each of your twelve figures an item first.
tsuefa-refused-set-up-done = The figures are set up already: move one of yours by one square.
tsuefa-refused-throw-first = The fight is a tie and is thrown for: show rock, scissors or paper.
tsuefa-refused-no-throw = Nobody throws now: move one of your figures by one square.
tsuefa-refused-flags = Your setup needs exactly one flag, and it has { $found ->
    [0] none
   *[other] { $found }
}.
tsuefa-refused-dynamites = Your setup needs dynamite exactly once, and it has { $found ->
    [0] none
   *[other] it { $found } times
}.
tsuefa-refused-sign-count = Your setup has the wrong number of this item: { $sign }. It has { $found }, and it needs { $expected }.
tsuefa-refused-no-figure = None of your figures stands on { $square }: move one of your own.
tsuefa-refused-not-one-square = The square { $to } is not next to { $from }: a figure goes one square up, down, left or right.
tsuefa-refused-dynamite-stays = The figure on { $square } carries dynamite and never moves: move another one.
tsuefa-refused-onto-own = Your own figure stands on { $square }: go to an empty square or attack a figure of your opponent.

## Notation

expected-tsuefa-move = a move: setup, throw or a step such as a2-a3
expected-square = a square: a1 to f6
expected-layout = twelve letters of R, S, P, D and F
