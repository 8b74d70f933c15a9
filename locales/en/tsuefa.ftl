### Tsu-e-fa!

tsuefa-title = Tsu-e-fa!
tsuefa-about = two teams with hidden items on a six-by-six board; capture the other flag

## Items

tsuefa-item-dynamite = dynamite
tsuefa-item-flag = flag

## Moves

tsuefa-move-setup = Set up: { $back } in the back row; { $front } in the front row
tsuefa-move-step = Move from { $from } to { $to }

## What happens

tsuefa-set-up = { $seat } { $seat-is ->
    [you] have
   *[other] has
} set up
tsuefa-begins = Both players have set up, and { $seat } { $seat-is ->
    [you] begin
   *[other] begins
}
tsuefa-stepped = { $seat } { $seat-is ->
    [you] move
   *[other] moves
} from { $from } to { $to }
tsuefa-stepped-unseen = { $seat } { $seat-is ->
    [you] move
   *[other] moves
} a figure
tsuefa-fought = { $seat } { $seat-is ->
    [you] attack
   *[other] attacks
} { $to } from { $from }: { $attacker ->
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
tsuefa-fought-unseen = { $seat } { $seat-is ->
    [you] attack
   *[other] attacks
}
tsuefa-tie-settled = { $seat } { $seat-is ->
    [you] win
   *[other] wins
} the fight: the figure on { $square } now carries { $sign }
tsuefa-tie-settled-unseen = { $seat } { $seat-is ->
    [you] win
   *[other] wins
} the fight
tsuefa-game-won = { $loser } { $loser-is ->
    [you] have
   *[other] has
} lost the flag, and { $seat } { $seat-is ->
    [you] win
   *[other] wins
} the game
tsuefa-drawn = { $steps } moves in a row without an attack: the game is a draw

## Refusals

tsuefa-refused-set-up-first = The game begins with the setup: first give an item to each of your twelve figures.
tsuefa-refused-set-up-done = The figures are already set up: move one of yours by one square.
tsuefa-refused-throw-first = The fight is tied, and both players throw: show rock, scissors or paper.
tsuefa-refused-no-throw = Nobody throws now: move one of your figures by one square.
tsuefa-refused-flags = Your setup needs exactly one flag, and it has { $found ->
    [0] none
   *[other] { $found }
}.
tsuefa-refused-dynamites = Your setup needs exactly one dynamite, and it has { $found ->
    [0] none
   *[other] { $found }
}.
tsuefa-refused-sign-count = Your setup has the wrong number of this item: { $sign }. It has { $found }, and it needs { $expected }.
tsuefa-refused-no-figure = There is no figure of yours on { $square }: move one of your own.
tsuefa-refused-not-one-square = Square { $to } is not next to { $from }: a figure moves one square up, down, left or right.
tsuefa-refused-dynamite-stays = The figure on { $square } carries dynamite and never moves: move another one.
tsuefa-refused-onto-own = Your own figure is on { $square }: go to an empty square or attack an enemy figure.

## Notation

expected-tsuefa-move = a move: setup, throw or a step such as a2-a3
expected-square = a square: a1 to f6
expected-layout = twelve letters of R, S, P, D and F

## In the browser

tsuefa-team = { $team ->
    [one] Hooligans
   *[two] Nerds
}
# One letter for the badge of a team; the two must differ.
tsuefa-team-letter = { $team ->
    [one] H
   *[two] N
}
tsuefa-item-letter = { $item ->
    [R] R
    [S] S
    [P] P
    [D] D
   *[F] F
}
tsuefa-team-figures = { $team ->
    [one] { $count ->
        [one] { $count } hooligan left
       *[other] { $count } hooligans left
    }
   *[two] { $count ->
        [one] { $count } nerd left
       *[other] { $count } nerds left
    }
}
tsuefa-lost-item = lost: { $item } × { $count }
tsuefa-counted = { $item } × { $count }
tsuefa-hidden-item = hidden item
tsuefa-square = Square { $square }
tsuefa-square-empty = { $square }: empty
tsuefa-square-own = { $square }: your figure, { $items }
tsuefa-square-team = { $square }: { $team ->
    [one] hooligan
   *[two] nerd
}, { $items }
tsuefa-mark-shown = seen by both
tsuefa-mark-moved = has moved
tsuefa-goal = { $name }. { $attack ->
    [yes] You can attack here
   *[no] You can go here
}
tsuefa-stuck = The figure on { $square } cannot move anywhere right now.
tsuefa-nobody-yet = Nobody has set up yet
tsuefa-stands = { $square } { $item }
tsuefa-team-stands = { $team ->
    [one] Hooligans on the board
   *[two] Nerds on the board
}: { $figures }
tsuefa-team-lost = { $team ->
    [one] Lost by the hooligans
   *[two] Lost by the nerds
}: { $items }
tsuefa-team-hidden = { $team ->
    [one] Not yet shown by the hooligans
   *[two] Not yet shown by the nerds
}: { $items }
tsuefa-quiet = { $count ->
    [one] { $count } move
   *[other] { $count } moves
} in a row without an attack: at 100 it is a draw.

tsuefa-duel-won = { $seat } { $seat-is ->
    [you] win
   *[other] wins
} the fight!
tsuefa-duel = { $result ->
    [both-leave] Boom! Both leave the board
   *[tied] A tie: throw for it!
}

tsuefa-flag-title = Attack with the flag?
tsuefa-flag-cost = Your flag loses to everything except the other flag. If you lose it, you lose the game.
tsuefa-flag-attack = Attack

tsuefa-setup-secret = Secret: nobody else sees this
tsuefa-setup-items = Items
tsuefa-setup-own = Your figures
tsuefa-setup-put = Put on the chosen figure: { $item }. You have { $count }.
tsuefa-setup-choose-first = First choose the figure that should carry it.
tsuefa-setup-how = Drag to swap, or choose two figures one after the other.
tsuefa-setup-held = Now choose another figure, or an item above.
tsuefa-setup-random = Shuffle
tsuefa-setup-mirror = Mirror
tsuefa-setup-save = Save
tsuefa-setup-saved = Saved ({ $count })
tsuefa-setup-ready = Ready!
tsuefa-setup-cannot-keep = This browser does not store anything, so the setup was not saved.
tsuefa-setup-kept-title = Your saved setups
tsuefa-setup-forget = Delete this setup
tsuefa-setup-other-busy = { $seat } { $seat-is ->
    [you] are
   *[other] is
} still setting up
tsuefa-setup-other-ready = { $seat } { $seat-is ->
    [you] are ready
   *[other] is ready and waiting for you
}

tsuefa-beats-tie = Equal signs: both players throw, and the winner’s figure gets the sign that won.
tsuefa-beats-special = { $item ->
    [D] Dynamite never moves. Whoever attacks it leaves the board together with it.
   *[F] The flag loses to every item. It wins only by attacking the other flag. If you lose your flag, you lose the game.
}
