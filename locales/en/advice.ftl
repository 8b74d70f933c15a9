### Why a move is good, and what a player has not seen yet.

## In all games

advice-only = The rules allow no other move
advice-unknown = Whether it is the best move depends on what you cannot see
advice-better = Better: { $mv }
advice-better-later = Better: { $mv }. What it gains shows only later
advice-instead = Played: { $mv }
advice-throw = No sign wins more often than another: just be unpredictable
advice-throw-opens = The winner of this throw goes first
advice-throw-wins-game = The winner of this throw wins the game
advice-wins-game = This wins the game
advice-left = You will have { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left
advice-few = { $seat } { $seat-is ->
    [you] have
   *[other] has
} only { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left

## Ninjan

advice-ninjan-would-take = If the piles stay as they are, this card takes { $pile } ({ $sum })
advice-ninjan-would-suffer = If the piles stay as they are, you must take one of them; the best is worth { $sum }
advice-ninjan-dumps = It beats no pile right now, so you can drop { $value } on any of them
advice-ninjan-puts = It beats no pile right now, so its { $value } goes on a pile of your choice
advice-ninjan-avoids = { $count ->
    [one] { $count } other card of yours
   *[other] { $count } other cards of yours
} would have to take a pile that costs points
advice-ninjan-first = No unseen card is higher, so only an equal one could be played out first
advice-ninjan-order = { $count } of the { $total } unseen cards { $count ->
    [one] is
   *[other] are
} higher and would be played out first
advice-ninjan-keeps = You save { $card } for a better moment
advice-ninjan-takes = You take { $pile } ({ $sum })
advice-ninjan-richest = The best other pile you could take is worth { $sum }
advice-ninjan-grows = You take nothing, and { $pile } is now worth { $sum }
advice-ninjan-beaters = The top card will be { $card }. Cards that beat it: { $own } of yours, { $count } of the { $total } unseen ones
advice-ninjan-next-nothing = { $seat } { $seat-is ->
    [you] are
   *[other] is
} next, and { $card } will not beat any pile
advice-ninjan-next-must = { $seat } { $seat-is ->
    [you] are
   *[other] is
} next and will have to take { $pile } ({ $sum })
advice-ninjan-next-best = { $seat } { $seat-is ->
    [you] are
   *[other] is
} next, and the best pile to take will be worth { $sum }

## Kanobu

advice-kanobu-draw = None of your cards fits. If the one you draw does, you may play it
advice-kanobu-draw-freely = Drawing saves the cards that fit for later
advice-kanobu-pass = None of your cards fits, and there is nothing to draw
advice-kanobu-keep = You keep { $card } for later
advice-kanobu-play-opened = You play { $card } right away, so your hand does not grow
advice-kanobu-passes-on = You pass the effect on; otherwise you would draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
advice-kanobu-passes-skip = You pass the skip on and keep your turn
advice-kanobu-cancels = It cancels { $effect }, so nobody suffers
advice-kanobu-removes = It removes { $card } from the pile
advice-kanobu-reverse = The direction changes: { $seat } { $seat-is ->
    [you] are
   *[other] is
} next, with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
advice-kanobu-star = You see cards from the deck and choose one
advice-kanobu-colour = It names { $colour }, and you have { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
} of that colour
advice-kanobu-skip = { $seat } { $seat-is ->
    [you] miss a turn unless you
   *[other] misses a turn unless they
} can respond
advice-kanobu-three = { $seat } { $seat-is ->
    [you] draw
   *[other] draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and { $seat-is ->
    [you] miss a turn unless you
   *[other] misses a turn unless they
} can respond
advice-kanobu-chance = { $seat } must give up rock, scissors and paper or draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, unless { $seat-is ->
    [you] you pass
   *[other] they pass
} the chance on or cancel it
advice-kanobu-all = Everybody but you draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, unless somebody responds
advice-kanobu-answers = { $count ->
    [0] None
   *[other] Only { $count }
} of the { $total } unseen cards can respond to it
advice-kanobu-known-answer = Careful: { $seat } { $seat-is ->
    [you] hold
   *[other] holds
} { $card } and can respond
advice-kanobu-fits = { $count ->
    [0] None
   *[other] At most { $count }
} of the { $total } unseen cards can go on top of it
advice-kanobu-saves = You save { $count ->
    [one] { $count } violet card
   *[other] { $count } violet cards
} for when nothing else fits
advice-kanobu-accept-skip = You miss this turn, but you draw nothing
advice-kanobu-accept-draw = You draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and miss this turn
advice-kanobu-accept-all = You draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, like everybody but the last player in the chain, and then take your turn
advice-kanobu-keeps-answer = You save { $count ->
    [one] { $count } kind of card
   *[other] { $count } kinds of card
} that could have answered
advice-kanobu-answer = Three cards leave your hand together, and you draw nothing
advice-kanobu-take = You take { $card } into your hand, and everybody sees it
advice-kanobu-take-violet = You take { $card } into your hand: violet goes on any colour

## Paws, both editions

advice-paws-sheds = You get rid of { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and have { $left } left
advice-paws-raise = Answering with the same sign will take at least { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
advice-paws-raise-many = Answering with the same sign will take { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of one colour, or one more of different colours
advice-paws-beaters = { $count ->
    [0] None
   *[other] { $count }
} of the { $total } unseen cards can stand for { $sign } and beat this alone
advice-paws-jokers = You save { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
} for later
advice-paws-every-sign = You still have rock, scissors and paper: an answer to anything
advice-pass-draws = If you pass, you draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
advice-pass-no-answer = You have nothing that beats this
advice-pass-keeps = You could beat this, but you hold on to your { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Paws, first edition

advice-paws-wins-round = This wins the round and a token
advice-paws-beats = A single card beats everything on the table; you draw { $count } and will have { $left }
advice-paws-deck-out = The deck runs out: the round ends and cards are counted
advice-paws-declare = The round ends: you count { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, the others count what is left after discarding sets, and you win ties
advice-paws-declare-deals = The unseen cards were dealt at random { $total ->
    [one] { $total } time
   *[other] { $total } times
}: this won { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}

## Paws, quick rules

advice-quick-ends = Your hand is empty and the game ends; the others still have { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
advice-quick-beats = { $count ->
    [one] { $count } card beats
   *[other] { $count } cards beat
} the sign on the table; you draw { $drawn } and will have { $left }
advice-quick-raise = Answering with the same sign will take at least { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
advice-quick-combo = Three cards go without having to beat anything; you have { $left } left
advice-quick-deck-out = The deck does not have enough cards: the game ends, and the cards in your hand become penalty points
advice-quick-help = One card leaves the table, so { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the same sign will do
advice-quick-help-clears = The table will be empty, and you can lead anything
advice-quick-tokens-left = You will have { $count ->
    [0] no help tokens
    [one] { $count } help token
   *[other] { $count } help tokens
} left
advice-quick-spend = { $count ->
    [one] { $count } token takes off { $count } point
   *[other] { $count } tokens take off { $count } points
}; this game will cost you { $points }
advice-quick-spend-nothing = This game costs you { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
advice-quick-last-game = That was the last game: tokens are worth nothing now

## Tsu-e-fa!

advice-tsuefa-flag-back = The flag is in the back row and can be attacked from only { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
advice-tsuefa-flag-front = The flag is in the front row, which is a bluff; it can be attacked from { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
advice-tsuefa-dynamite-beside = The dynamite next to the flag guards it
advice-tsuefa-front-mixed = The front row has rock, scissors and paper: whoever comes, you can beat them
advice-tsuefa-differ = Set up differently every time, so that nobody can guess
advice-tsuefa-flag = You capture the flag and win
advice-tsuefa-wins = That figure carries { $item }: yours is sure to win
advice-tsuefa-loses = That figure carries { $item }: yours is sure to lose
advice-tsuefa-both-leave = That figure carries { $item }: both leave the board
advice-tsuefa-ties = That figure carries the same sign ({ $item }): a throw decides
advice-tsuefa-odds = This figure may carry any of { $total } items: you win against { $wins }, tie with { $ties }, lose to { $losses }, and { $both } would remove both figures
advice-tsuefa-may-explode = This figure has never moved, so it may carry the dynamite
advice-tsuefa-no-dynamite = This figure cannot carry the dynamite
advice-tsuefa-attack-shows = A fight will show what both figures carry
advice-tsuefa-remember = Remember what this figure has shown and what your opponent has lost
advice-tsuefa-flees = Your figure gets away from { $square }, where a stronger item is ({ $item })
advice-tsuefa-in-danger = Careful: a stronger item is on { $square } ({ $item }) and can attack
advice-tsuefa-threatens = Your figure threatens { $square }, where a weaker item is ({ $item })
advice-tsuefa-flag-steps = Enemy figures next to your flag: { $before } before this move, { $after } after it
advice-tsuefa-guards = It moves next to your flag, because an enemy is near
advice-tsuefa-quiet = Time to attack: { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
} without an attack, and the game is a draw
advice-tsuefa-closer = Your figure moves closer to the enemy
advice-tsuefa-towards-flag = Your figure moves closer to { $square } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} away): { $count ->
    [1] the flag must be there
   *[other] the flag is on one of { $count } squares, perhaps this one
}
advice-tsuefa-beside-hidden = { $count ->
    [one] { $count } hidden figure
   *[other] { $count } hidden figures
} will be next to it
advice-tsuefa-throw = If you win, your figure gets the sign { $sign }

## What is unseen

unseen-colour = One colour: { $colour }
unseen-two-colours = Two colours
unseen-violet = Violet
unseen-jokers = Jokers
