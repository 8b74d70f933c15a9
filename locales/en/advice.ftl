### Why a move is good, and what a player has not seen yet.

## In all games

advice-only = It is the only move that the rules allow now
advice-unknown = Whether it is the best one depends on what you cannot see
advice-throw = No sign wins more often than another: just be hard to guess
advice-throw-opens = Whoever wins this throw has the first move
advice-throw-wins-game = Whoever wins this throw wins the game
advice-wins-game = It wins the game at once
advice-left = You hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
} after it
advice-few = { $seat } has only { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left

## Ninjan

advice-ninjan-would-take = As the piles lie now, the card takes { $pile }, worth { $sum }
advice-ninjan-would-suffer = As the piles lie now, the card has to take a pile, and the best one is worth { $sum }
advice-ninjan-dumps = It beats no pile now, so you get rid of { $value } on a pile of your choice
advice-ninjan-puts = It beats no pile now, so its { $value } goes on a pile of your choice
advice-ninjan-avoids = { $count ->
    [one] { $count } other card of yours would
   *[other] { $count } other cards of yours would
} have to take a pile that costs points
advice-ninjan-first = No unseen card has a higher value, so at most an equal one is resolved before it
advice-ninjan-order = { $count } of the { $total } unseen cards { $count ->
    [one] has
   *[other] have
} a higher value and would be resolved before it
advice-ninjan-keeps = You keep { $card } for a better moment
advice-ninjan-takes = It takes { $pile }, worth { $sum }
advice-ninjan-richest = The best of the other piles that you can take is worth { $sum }
advice-ninjan-grows = You win nothing with it, and { $pile } is worth { $sum } then
advice-ninjan-beaters = { $card } lies on top then: of your own cards { $own } beat it, of the { $total } unseen cards { $count }
advice-ninjan-next-nothing = { $seat } is next and beats no pile with { $card } then
advice-ninjan-next-must = { $seat } is next and has to take { $pile } then, worth { $sum }
advice-ninjan-next-best = { $seat } is next, and the best pile to take then is worth { $sum }

## Kanobu

advice-kanobu-draw = None of your cards fits; if the one you draw does, you may play it
advice-kanobu-pass = None of your cards fits, and there is nothing to draw
advice-kanobu-keep = { $card } stays in your hand for later
advice-kanobu-play-opened = { $card } is played straight away, so your hand does not grow
advice-kanobu-passes-on = You pass the effect on instead of drawing { $count ->
    [one] { $count } card
   *[other] { $count } cards
} yourself
advice-kanobu-passes-skip = You pass the skip on instead of losing your turn
advice-kanobu-cancels = It cancels { $effect }: nobody suffers from it
advice-kanobu-removes = It removes { $card } from the pile
advice-kanobu-reverse = It turns the direction round: { $seat } is next, with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
advice-kanobu-star = You see what the deck opens, and pick one card of it
advice-kanobu-colour = It names { $colour }, and you hold { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
} of that colour
advice-kanobu-skip = { $seat } loses a turn, unless the skip is answered
advice-kanobu-three = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and loses a turn, unless the effect is answered
advice-kanobu-chance = { $seat } has to give rock, scissors and paper or draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, unless the chance is passed on or cancelled
advice-kanobu-all = Everybody but you draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, unless the effect is answered
advice-kanobu-answers = Only { $count } of the { $total } unseen cards can answer it
advice-kanobu-known-answer = Beware: { $seat } is known to hold { $card } and can answer
advice-kanobu-fits = { $count } of the { $total } unseen cards at most can be played on it
advice-kanobu-saves = You save { $count ->
    [one] { $count } violet card
   *[other] { $count } violet cards
} for a turn in which nothing else fits
advice-kanobu-accept-skip = You lose this turn, but you draw nothing
advice-kanobu-accept-draw = You draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and lose this turn
advice-kanobu-accept-all = You draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} like everybody but the last player in the chain, and then it is your turn
advice-kanobu-keeps-answer = You keep what could answer: { $count ->
    [one] { $count } kind of card
   *[other] { $count } kinds of cards
}
advice-kanobu-answer = Three cards leave your hand at once, and you draw nothing
advice-kanobu-take = { $card } comes into your hand, and everybody knows it
advice-kanobu-take-violet = { $card } comes into your hand: violet goes on any colour

## Paws, both editions

advice-paws-sheds = You get rid of { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and hold { $left } after it
advice-paws-raise = To stay with this sign then takes at least { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
advice-paws-raise-many = To stay with this sign then takes { $count } cards of one colour, or one more of different colours
advice-paws-beaters = { $count } of the { $total } unseen cards can be { $sign }, and each of them beats it
advice-paws-jokers = You keep { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
} for later
advice-paws-every-sign = You keep rock, scissors and paper: an answer to every sign
advice-pass-draws = Passing makes you draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
advice-pass-no-answer = You have nothing to answer with
advice-pass-keeps = You could answer, but your { $count ->
    [one] { $count } card stays
   *[other] { $count } cards stay
} together

## Paws, first edition

advice-paws-wins-round = It wins the round and its token
advice-paws-beats = It beats the sign with a single card; you draw { $count } and hold { $left } after it
advice-paws-deck-out = The deck runs out: the round ends and cards are counted
advice-paws-declare = It ends the round: you count { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, the others what their sets leave, and you win ties
advice-paws-declare-deals = The unseen cards were dealt out at random { $total } times, and it won the round { $count } times

## Paws, quick rules

advice-quick-ends = Your hand is empty and the game ends; the others still hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
advice-quick-beats = It beats the sign with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; you draw { $drawn } and hold { $left } after it
advice-quick-combo = Three cards go without beating anything, and you hold { $left } after it
advice-quick-deck-out = The deck has not enough cards: the game ends, and cards in hand are penalty points
advice-quick-help = One card leaves the table, so { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of its sign are enough then
advice-quick-help-clears = The table is empty then, and you may lead what you like
advice-quick-tokens-left = You keep { $count ->
    [0] no help token
    [one] { $count } help token
   *[other] { $count } help tokens
}
advice-quick-spend = { $count ->
    [one] { $count } token takes off { $count } point
   *[other] { $count } tokens take off { $count } points
}: this game costs you { $points }
advice-quick-spend-nothing = This game costs you { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
advice-quick-last-game = It was the last game: tokens are good for nothing after it

## Tsu-e-fa!

advice-tsuefa-flag-back = The flag stands in the back row and can be reached from { $count } squares only
advice-tsuefa-flag-front = The flag stands in the front row: a bluff, and it can be reached from { $count } squares
advice-tsuefa-dynamite-beside = The dynamite beside the flag guards it
advice-tsuefa-front-mixed = Rock, scissors and paper all stand in the front row: whatever comes, one of them beats it
advice-tsuefa-differ = Set up differently each time, so that nobody can guess
advice-tsuefa-flag = It takes the flag and wins the game
advice-tsuefa-wins = It beats { $item } for certain
advice-tsuefa-loses = It loses to { $item } for certain
advice-tsuefa-both-leave = { $item } and your figure both leave the board
advice-tsuefa-ties = It ties with { $item }: a throw decides
advice-tsuefa-odds = Of the { $total } hidden items that this figure can carry, yours beats { $wins }, ties with { $ties } and loses to { $losses }
advice-tsuefa-may-explode = The figure has never moved, so it may be the dynamite
advice-tsuefa-no-dynamite = The figure cannot be the dynamite
advice-tsuefa-attack-shows = A fight shows what both figures carry
advice-tsuefa-remember = Remember what this figure has shown, and what the other side has lost
advice-tsuefa-flees = It gets away from { $square }: { $item } there beats it
advice-tsuefa-in-danger = Beware of { $square }: { $item } there beats it and can attack
advice-tsuefa-threatens = It threatens { $square }: it beats { $item } there
advice-tsuefa-flag-steps = Figures of the other side beside your flag: { $before } before, { $after } after the step
advice-tsuefa-guards = It comes to the side of your flag, for an enemy is near it
advice-tsuefa-quiet = Attack soon: after { $count ->
    [one] { $count } more quiet step
   *[other] { $count } more quiet steps
} the game is a draw
advice-tsuefa-closer = It comes closer to the other side
advice-tsuefa-towards-flag = It comes closer to { $square }, { $steps ->
    [one] { $steps } step away
   *[other] { $steps } steps away
}: the flag is there or on one of { $count } squares in all
advice-tsuefa-beside-hidden = Hidden figures beside it then: { $count }
advice-tsuefa-throw = If you win the throw, your figure carries { $sign } from then on

## What is unseen

unseen-colour = One colour: { $colour }
unseen-two-colours = Two colours
unseen-violet = Violet
unseen-jokers = Jokers
