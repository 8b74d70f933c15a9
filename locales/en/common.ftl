### What all games share: players, signs, throws, refusals, notation, options.

## Players, cards and signs

player = Player { $seat }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sign-rock = rock
sign-scissors = scissors
sign-paper = paper

## The throw on the fingers

move-throw = Show { $sign }
throw-decided = { $seat } has decided
throw-sign = { $seat } – { $sign }
throw-won = The throw: { $signs }. { $left } wins it
throw-again = The throw: { $signs }. { $left } throw again
throw-won-unseen = { $left } wins the throw
throw-again-unseen = { $left } throw again

## Refusals that all games share

refused-game-over = The game is over: no more moves are taken.
refused-deck-awaited = Nobody may move now: the deck has to be shuffled first.
refused-no-such-seat = There is no seat { $seat }: this table has seats 1 to { $seats }.
refused-not-awaited = { $seat } may not move now. The game waits for: { $awaited }.
refused-already-decided = { $seat } has decided already, and a sealed decision stays. The game waits for: { $awaited }.
deck-not-awaited = No deck is awaited now: expected a move, or nothing once the game is over.
deck-wrong-size = The deck has { $found } cards, expected { $expected }.
deck-wrong-cards = The deck has too many of { $surplus } and too few of { $missing }.

## Notation: what was expected

malformed = Expected { $expected }, found “{ $found }”.
expected-seat = a seat number, from 1 and without leading zeros
expected-seats = a number of seats, without leading zeros
expected-sign = a sign: R, S or P
expected-game = a game: paws, paws-quick, ninjan, kanobu or tsuefa
expected-colour = a colour: b, g, r or y
expected-kind = a kind: one or many
expected-copies = no more copies of a card than the deck has
expected-no-card = no card: this game has no deck

## Options

option-none = There is no option “{ $name }”: this game has no options.
option-unknown = There is no option “{ $name }”. Expected one of: { $expected }.
option-value = The option { $name } cannot be “{ $value }”. Expected { $expected }.
option-opening = who has the first move: the winner of a throw, or a given seat
option-opening-values = throw or the number of a seat at the table
option-opening-default = throw
option-games = how many games the series has
option-games-values = 1 to 20
option-games-default = as many as seats
option-help = whether the players with most penalty points get help tokens
option-help-values = on or off
option-help-default = on where games is above 1
option-variant = whether items that a fight has shown stay visible, or must be remembered
option-variant-values = novice or pro
option-variant-default = novice
option-items = how many rocks, scissors and papers each player has
option-items-values = three numbers such as 4-3-3, each at least 1, 10 together
option-items-default = 4-3-3
