### Kanobu

kanobu-title = Kanobu
kanobu-about = shedding card game with effects that are passed on or cancelled

## Cards

kanobu-card = { $colours ->
    [blue] blue
    [green] green
    [red] red
    [yellow] yellow
    [blue-green] blue-green
    [blue-red] blue-red
    [blue-yellow] blue-yellow
    [green-red] green-red
    [green-yellow] green-yellow
    [red-yellow] red-yellow
   *[violet] violet
} { $symbol ->
    [rock] rock
    [scissors] scissors
    [paper] paper
    [skip] “skip”
    [three] “three cards”
    [reverse] “reverse”
    [one] “one card”
    [two] “two cards”
    [chance] “chance”
    [star] “three-star”
    [cancel] “cancel”
   *[change] “change colour”
}
kanobu-symbol = { $symbol ->
    [rock] rock
    [scissors] scissors
    [paper] paper
    [skip] “skip”
    [three] “three cards”
    [reverse] “reverse”
    [one] “one card”
    [two] “two cards”
    [chance] “chance”
    [star] “three-star”
    [cancel] “cancel”
   *[change] “change colour”
}
kanobu-colour = { $colour ->
    [blue] blue
    [green] green
    [red] red
   *[yellow] yellow
}
kanobu-laid = { $card } ({ $colour } is named)

## Moves

kanobu-move-play = Play { $card }
kanobu-move-play-naming = Play “change colour” and name { $colour }
kanobu-move-draw = Draw a card
kanobu-move-keep = Keep the card
kanobu-move-pass = Pass
kanobu-move-accept = Accept the effect
kanobu-move-answer = Answer “chance” with { $below }, and { $top } on top
kanobu-move-take = Take { $card }

## What happens

kanobu-dealt = Everybody gets { $cards } cards. The pile starts with { $start }, and { $deck } cards are left in the deck
kanobu-dealt-own = Everybody gets { $cards } cards; yours: { $own }. The pile starts with { $start }, and { $deck } cards are left in the deck
kanobu-dealt-open = The cards are dealt. { $hands }. The pile starts with { $start }, and { $deck } cards are left in the deck
kanobu-hand = { $seat }: { $cards }
kanobu-reshuffled = The pile, except its two top cards, is shuffled into a new deck of { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}
kanobu-opens = { $seat } { $seat-is ->
    [you] go
   *[other] goes
} first
kanobu-played = { $seat } { $seat-is ->
    [you] play
   *[other] plays
} { $card }
kanobu-played-naming = { $seat } { $seat-is ->
    [you] play
   *[other] plays
} { $card } and { $seat-is ->
    [you] name
   *[other] names
} { $colour }
kanobu-drew = { $seat } { $seat-is ->
    [you] draw
   *[other] draws
} { $cards }
kanobu-kept = { $seat } { $seat-is ->
    [you] keep
   *[other] keeps
} the card
kanobu-passed = { $seat } can neither play nor draw and { $seat-is ->
    [you] pass
   *[other] passes
}
kanobu-accepted = { $seat } { $seat-is ->
    [you] accept
   *[other] accepts
} { $effect }
kanobu-accepted-chain = { $seat } { $seat-is ->
    [you] accept
   *[other] accepts
} { $effect }: a chain of { $chain }, worth { $sum } cards
kanobu-accepted-skip = { $seat } { $seat-is ->
    [you] accept
   *[other] accepts
} “skip” and { $seat-is ->
    [you] miss the
   *[other] misses the
} turn
kanobu-answered = { $seat } { $seat-is ->
    [you] answer
   *[other] answers
} “chance” with { $below }, and { $top } on top
kanobu-opened = { $seat } { $seat-is ->
    [you] open
   *[other] opens
} cards to pick from: { $cards }
kanobu-opened-nothing = There is no card to open, and the turn ends
kanobu-took = { $seat } { $seat-is ->
    [you] take
   *[other] takes
} { $card }
kanobu-put-under = Put under the deck: { $cards }
kanobu-cancelled = “Cancel” removes { $card }; both go under the deck, “cancel” to the very bottom
kanobu-turned-over = The pile is empty and starts again with the top card of the deck: { $card }
kanobu-turned-round = The direction of play changes: { $direction } now
kanobu-clockwise = clockwise
kanobu-counterclockwise = counterclockwise
kanobu-game-won = { $seat } { $seat-is ->
    [you] have no cards left and win
   *[other] has no cards left and wins
} the game
kanobu-game-stopped = The game ends after { $moves } moves, and the cards in hand are counted. { $steps }
kanobu-count = { $seat }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
kanobu-fewest = { $seat } { $seat-is ->
    [you] have the fewest and win
   *[other] has the fewest and wins
} the game
kanobu-fewest-shared = the victory is shared, with the fewest cards: { $seats }

## Refusals

kanobu-refused-throw-first = Players are throwing for the first move: show rock, scissors or paper.
kanobu-refused-no-throw = Nobody is throwing now: make a normal move.
kanobu-refused-not-held = You do not have { $card }: choose a card from your hand.
kanobu-refused-no-colour-named = “Change colour” needs a colour: name blue, green, red or yellow.
kanobu-refused-not-the-named-colour = You cannot play { $card } on { $top }: only the named colour and violet cards go there.
kanobu-refused-sign-does-not-fit = You cannot play { $card } on { $top }: a rock, scissors or paper needs a shared colour and must beat the sign below, if there is one.
kanobu-refused-nothing-shared = You cannot play { $card } on { $top }: they share neither a colour nor the symbol.
kanobu-refused-too-few-to-answer = You may not play “chance” now: { $seat } would have to answer it and has only { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. At least three are needed.
kanobu-refused-effect-waits = An effect is waiting for you: { $effect }. Play another card with this symbol or “cancel”, or accept the effect.
kanobu-refused-effect-waits-chance = “Chance” is waiting for you. Play another “chance” or “cancel”, answer with rock, scissors and paper, or accept the effect.
kanobu-refused-no-effect = No effect is waiting for you: play a card, or draw one if you have none that fits.
kanobu-refused-not-chance = Only “chance” is answered with three cards, but { $effect } is waiting for you. Play another card with this symbol or “cancel”, or accept the effect.
kanobu-refused-no-answer = An answer is a rock, a scissors and a paper. Name the one that ends on top last, and the other two in the order rock, scissors, paper.
kanobu-refused-must-play = You may neither draw nor pass while you have a card that fits. You can play { $card }.
kanobu-refused-nothing-to-draw = There is no card to draw, and no new deck can be made: you can only pass.
kanobu-refused-can-draw = You may not pass while there is a card to draw: draw one.
kanobu-refused-only-the-drawn = You have just drawn { $card }: play it if it fits, or keep it.
kanobu-refused-nothing-drawn = You have not drawn a card that you could keep: play a card, or draw one if you have none that fits.
kanobu-refused-must-pick = Cards are open for you to pick from: take one of them, or play one that fits.
kanobu-refused-not-opened = The opened cards do not include { $card }: pick one of them.
kanobu-refused-nothing-opened = There are no opened cards to take: play a card, or draw one if you have none that fits.

## Notation

expected-kanobu-card = a card such as bR, bgP or vN
expected-laid = one card, and a colour after vW only
expected-answer = answer CARD CARD CARD, such as answer bR rS yP
expected-answer-order = the card that ends on top last, and the other two in the order R S P
expected-kanobu-move = a move: play, draw, keep, pass, accept, answer, take or throw

## In the browser

kanobu-ask-chance = “Chance” is waiting for you: pass it on, cancel it, answer it, or accept it.
kanobu-table-top = On top of the pile: { $card }
kanobu-table-deck = { $count ->
    [0] The deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
kanobu-table-bottom = Under the deck, seen by all: { $cards }
kanobu-table-clockwise = Play goes clockwise
kanobu-table-counterclockwise = Play goes counterclockwise
kanobu-table-opened = Opened: { $cards }
kanobu-table-drawn = Just drawn: { $card }
kanobu-known = seen by all: { $cards }
kanobu-known-of = { $seat } { $seat-is ->
    [you] certainly have
   *[other] certainly has
} { $cards }
kanobu-cost-skip = { $seat } would miss a turn
kanobu-cost-three = { $seat } would draw { $count } and miss a turn
kanobu-cost-all = Everybody but { $seat } would draw { $count }
kanobu-cost-chance = { $seat } { $seat-is ->
    [you] show
   *[other] shows
} rock, scissors and paper, or { $seat-is ->
    [you] draw
   *[other] draws
} { $count } and { $seat-is ->
    [you] miss
   *[other] misses
} a turn
kanobu-score-cards = Cards
kanobu-web-name-colour = Which colour?
kanobu-colour-letter = { $colour ->
    [b] B
    [g] G
    [r] R
    [y] Y
   *[v] V
}
kanobu-symbol-letter = { $symbol ->
    [R] R
    [S] S
    [P] P
    [X] X
    [O] O
    [C] C
    [N] N
   *[W] W
}
kanobu-web-pick-by = { $seat } { $seat-is ->
    [you] pick
   *[other] picks
} one
kanobu-web-chain = Chain of { $count }
kanobu-web-beats = A sign needs a shared colour and must beat the sign below it. A sign never goes on the same sign.
kanobu-web-beats-R = Rock blunts scissors
kanobu-web-beats-S = Scissors cut paper
kanobu-web-beats-P = Paper wraps rock
kanobu-web-colours = One colour, or two: either of them counts. Violet goes on anything.
kanobu-web-others = The other symbols need a shared colour or the same symbol below.
kanobu-about-violet = Violet goes on any card, whatever its colour.
kanobu-about-symbol = It needs a shared colour or the same symbol below.
kanobu-web-about-X = the next player misses a turn
kanobu-web-about-3 = the next player draws three and misses a turn
kanobu-web-about-O = the direction of play is reversed
kanobu-web-about-1 = everybody else draws one card
kanobu-web-about-2 = everybody else draws two cards
kanobu-web-about-C = the next player lays down rock, scissors and paper, or draws three and misses a turn
kanobu-web-about-star = three cards from the deck are opened: take one, or play it
kanobu-web-about-N = removes the top card of the pile together with its effect
kanobu-web-about-W = you name the colour that must be played
kanobu-web-passing = An effect is passed on with the same symbol: { $symbols }. The cards to draw add up, except for “chance”; missed turns do not.
