### A review of a finished game: luck, choices, guessing, and how good each decision was.

review-unfinished = The game is not over, so it cannot be reviewed. Expected a finished game.
review-no-such-seat = There is no seat { $seat }: the game has seats 1 to { $seats }.
review-stopped = The review was stopped.
expected-review-depth = a depth: quick, normal or deep

review-summary = { $seat } { $seat-is ->
    [you] were
   *[other] was
} dealt { $luck } %, played { $own } %, { $side ->
    [won] out-guessed the others by { $guess } %
    [lost] { $seat-is ->
        [you] were
       *[other] was
    } out-guessed by { $guess } %
   *[even] guessed evenly
}, and got { $others } % from the choices of others

review-luck = luck
review-choice = choice
review-guessing = guessing
review-start = start
review-end = end
review-own-choices = own choices
review-other-choices = others’ choices
review-loss = lost by decisions
review-chances = Chances to win
review-entries = Moves

review-turning-points = Turning points
review-turn-deck = { $seat }: { $change } %, by the deal
review-turn-draw = { $seat }: { $change } %, by the cards drawn ({ $who }: { $mv })
review-turn-choice = { $seat }: { $change } %, by a choice ({ $who }: { $mv })
review-turn-guess = { $seat }: { $change } %, by decisions made in secret

review-label-best = best
review-label-good = good
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder
review-counts = { $seat }: { $best } best, { $good } good, { $inaccuracies ->
    [one] { $inaccuracies } inaccuracy
   *[other] { $inaccuracies } inaccuracies
}, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
}
