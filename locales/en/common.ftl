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
sign-letter = { $sign ->
    [R] R
    [S] S
   *[P] P
}
list-and = { $list } and { $last }

## The throw on the fingers

move-throw = Show { $sign }
throw-decided = { $seat } { $seat-is ->
    [you] have
   *[other] has
} decided
throw-sign = { $seat } – { $sign }
throw-won = The throw: { $signs }. { $left } { $left-is ->
    [you] win
   *[other] wins
} it
throw-again = The throw: { $signs }. { $left } throw again
throw-won-unseen = { $left } { $left-is ->
    [you] win
   *[other] wins
} the throw
throw-again-unseen = { $left } throw again

## Refusals that all games share

refused-game-over = The game is over: no more moves are taken.
refused-deck-awaited = Nobody may move now: the deck has to be shuffled first.
refused-no-such-seat = There is no seat { $seat }: this table has seats 1 to { $seats }.
refused-not-awaited = { $seat } may not move now. The game waits for: { $awaited }.
refused-already-decided = { $seat } { $seat-is ->
    [you] have
   *[other] has
} decided already, and a sealed decision stays. The game waits for: { $awaited }.
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
option-help = whether the seats with most penalty points get help tokens
option-help-values = on or off
option-help-default = on where games is above 1
option-variant = whether items that a fight has shown stay visible, or must be remembered
option-variant-values = novice or pro
option-variant-default = novice
option-items = how many rocks, scissors and papers each seat has
option-items-values = three numbers such as 4-3-3, each at least 1, 10 together
option-items-default = 4-3-3
option-comeback = how long you may replace your own cards that have come back: until they are beaten, or in one turn only
option-comeback-values = always or once
option-comeback-default-always = always
option-comeback-default-once = once
option-jokers = how many cards a joker left in hand counts at a special end
option-jokers-values = one or two
option-jokers-default = one
option-token = who gets the help token with two players: the higher total, or more points in the game just played
option-token-values = total or game
option-token-default = total
option-triple = which sign goes first if three cards have the same value
option-triple-values = rock, scissors or paper
option-triple-default = rock
option-draw = when you may draw: only if no card fits, or whenever you like
option-draw-values = stuck or free
option-draw-default = stuck
option-answer = whose turn it is after an answer to a chance: the next player’s, or still yours
option-answer-values = ends-turn or keeps-turn
option-answer-default = ends-turn
option-quiet = how many moves in a row without an attack make a draw
option-quiet-values = 20 to 200
option-quiet-default = 100

## Records

record-error = Line { $line }. { $problem }
record-refused = { $refused } Ruling: { $ruling }.
record-io = The record cannot be read: { $error }.
record-not-text = This is not valid UTF-8. Expected plain text.
record-too-long = The line is longer than { $bytes } bytes. Expected a line of a record.
record-header-too-long = The header is longer than { $bytes } bytes. Expected --- before that.
record-carriage-return = The line has a carriage return. Expected lines that end with a line feed only.
record-blank = The line is blank. Expected { $expected }.
record-ends = The record ends here. Expected { $expected }.
record-rules-version = The record was played by version { $found } of the rules and is not replayed by others. Expected version { $known }.
seats-out-of-range = The game { $game } is for { $min } to { $max } seats, not for { $found }.
seats-other-than = The game { $game } is for { $seats } seats, not for { $found }.
option-twice = The option { $name } is given twice. Expected each option once.
expected-record-version = roshambo-record 1
expected-game-line = game and its id
expected-seats-line = seats and their number
expected-header-line = option NAME=VALUE, meta NAME=VALUE or ---
expected-entry = deck and its cards, or a seat and its move

## What the system says of files

io-not-found = there is no such file or folder
io-permission-denied = permission is denied
io-already-exists = it exists already
io-is-a-directory = it is a folder
io-not-a-directory = a part of the path is not a folder
io-storage-full = no space is left
io-read-only = it can only be read
io-other = { $error }

## The fairness proof

proof-missing = The fairness proof has no line meta { $name }=…
proof-twice = The fairness proof has the line meta { $name }=… twice. Expected it once.
proof-malformed = The line meta { $name }=… of the fairness proof cannot be read. Expected { $expected }.
proof-commitment = The secret does not give the commitment { $promised }, but { $found }.
proof-commitment-local = The secret and the bots’ texts do not give the commitment { $promised }, but { $found }.
proof-text = The text of seat { $seat } is neither the one that its player committed to nor the one that follows from the secret.
proof-deck = Deck { $number } is not the one that follows from the secret and the texts. Expected deck { $expected }
proof-seal = The decision is not the one whose seal is recorded in { $name }.
proof-seal-missing = The decision of seat { $seat } in an online game was made in secret, but the record has no line meta { $name }=… with its seal.
proof-seal-of-nothing = The seal in { $name } belongs to no decision that was made in secret.
expected-scheme = 2, or no such line
expected-secret = 64 hexadecimal digits in lower case
expected-bots = numbers of seats at the table with commas between them
expected-text = a text of 1 to { $most } bytes without control characters
text-malformed = A player’s text has 1 to { $most } bytes and no control characters.
text-no-such-seat = There is no seat { $seat } at this table.
text-no-hash = A player commits to a text by its hash. Expected 64 hexadecimal digits in lower case instead of { $found }.
text-other-hash = This is not the text that you committed to.
text-not-now = There is no text to reveal here now.

## Bots

bot-not-awaited = { $seat } has nothing to decide now. Expected a player who may move.
bot-program = The program “{ $program }” { $problem }
contest-bot = { $seat }. { $error }
contest-illegal = { $seat } answered “{ $text }”, which is refused. { $refused } Ruling: { $ruling }.
contest-endless = The game has not ended after { $most } decisions. Expected players who end it.
expected-level = a level: random, easy, medium, hard or expert
expected-contender = a level (random, easy, medium, hard or expert), plain-ismcts, pimc or exec:PROGRAM
expected-program = a program after exec:
