### Playing: the table, questions, results.

## Levels of bots

level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## Before a game

menu-title = Roshambo: five games of rock, paper, scissors
menu-about = Choose a game and play it against bots.
menu-seats = { $min ->
    [2] { $max ->
        [2] two players
       *[other] ◂ { $seats } ▸ players, 2 to { $max }
    }
   *[other] ◂ { $seats } ▸ players, { $min } to { $max }
}
menu-choices = Bots: { $level }. Language: { $lang }.
menu-keys = ↑↓ game · ←→ players · l bot level · g language · Enter play · q quit

## Whose turn it is

status-your-turn = Your turn
status-your-turn-of = Your turn, { $seat }
status-waiting = Waiting for: { $seats }
status-over = The game is over
status-paused = Paused
who-you = you
who-person = person
who-bot = bot, { $level }

## Parts of the table

heading-table = Table
heading-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
heading-actions = What you can do
scene-deck = deck { $count }
scene-pile = pile { $count }
scene-discard = Discard pile: { $count }
scene-empty-table = The table is empty.

## Questions

ask-throw-first = Throw for the first move: rock, scissors or paper?
play-which = These cards can be played in several ways: choose one by its number.
play-more = This could become a move: choose more.
play-no-such-move = These do not make a move: choose others.
paws-ask-lead = Lead with one card.
paws-ask-own = Your combination has come back: beat it, or lead with a new card.
paws-ask-beat = Beat the combination on the table, or pass.
paws-quick-ask-lead = Lead with any number of cards of one sign.
paws-quick-ask-strong = Your cards have come back: lead again, beat them, or pass.
paws-quick-ask-beat = Beat the cards on the table, transfer the turn, or pass.
paws-quick-ask-spend = How many help tokens will you spend to take off penalty points?
ninjan-ask-choose = Round { $round }: choose a card; all are revealed together.
ninjan-ask-pile = Your card { $card } is being played out: choose a pile.
ninjan-ask-throw = The highest sum is tied: rock, scissors or paper?
kanobu-ask-turn = Play a card that fits on the pile; if you have none, draw.
kanobu-ask-turn-free = Play a card that fits on the pile, or draw.
kanobu-ask-effect = An effect is waiting for you: pass it on, cancel it, or accept it.
kanobu-ask-drawn = Play the card you drew, or keep it.
kanobu-ask-pick = Pick one of the opened cards: take it, or play it if it fits.
tsuefa-ask-setup = Give your items to your figures.
tsuefa-ask-step = Choose a figure, then a square next to it.
tsuefa-ask-throw = The fight is tied: rock, scissors or paper? The winner’s figure gets the sign that won.

## What lies on the table

paws-on-table-one = { $sign }, one colour, played by { $seat }
paws-on-table-many = { $sign }, different colours, played by { $seat }
paws-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
paws-quick-on-table = { $sign }, played by { $seat }
paws-quick-on-table-free = { $sign }; anybody may beat it
paws-quick-game = Game { $game } of { $games }
paws-quick-points = { $count ->
    [one] { $count } penalty point
   *[other] { $count } penalty points
}
paws-quick-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
ninjan-sum = sum { $sum }
ninjan-own-choice = You have chosen { $card }.
ninjan-to-resolve = Up next: { $choices }
kanobu-opened-heading = Opened:
kanobu-named = Colour named: { $colour }
kanobu-waits = Waiting: { $symbol }
kanobu-waits-draws = Waiting: { $symbol }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kanobu-goes-clockwise = ↻ clockwise
kanobu-goes-counterclockwise = ↺ counterclockwise
tsuefa-team-one = ▲ hooligans
tsuefa-team-two = ▼ nerds
tsuefa-lost = lost { $items }
tsuefa-pro = Pro: remember what the fights show.
tsuefa-fight = A tied fight: { $from } against { $to }, both with { $item }.

## Setting up Tsu-e-fa

setup-front = front
setup-back = back
setup-keys = Space picks up a figure’s item and swaps it with the next one you choose. R S P D F put an item here. a random, m mirror, w save this setup, o next saved one, Enter done.
setup-kept = Setup saved.
setup-not-kept = Could not save the setup: { $error }.
setup-none-kept = There are no saved setups with these items yet.
setup-unreadable = Could not read the saved setups: { $error }.
setup-loaded = Saved setup { $number } of { $count }.

## Over the table

log-title = What happened
help-title = Help
help-keys =
    ←↑→↓ move · Space select or put back · Enter play · 1–9 play the move with that number
    Backspace put the last one back · Esc put all back · Tab next card that can be played
    : type a move in notation, Tab completes it · ? this help, or the rule that was broken
    b who beats whom · l what happened · q quit · Ctrl-L redraw the screen
    The mouse selects cards and moves, too.
pager-keys = ↑↓ PgUp PgDn Home End · Esc back
beats-title = Who beats whom
beats-line = { $winner ->
    [R] rock beats scissors
    [S] scissors beat paper
   *[P] paper beats rock
}
beats-tsuefa = Dynamite beats every attacker but leaves the board with it. The flag loses to everything and wins only when it attacks the other flag.
close-keys = Enter: continue
scoring-more = Enter: next step · a: all · Esc: skip
quit-title = Leave the game?
quit-keys = Enter: leave · Esc: stay
curtain-title = Pass the keyboard
curtain-pass = { $seat } plays now.
curtain-keys = Enter: show my cards · q: quit
over-title = The game is over
over-won = { $seats } { $seats-is ->
    [you] win
   *[other] wins
}!
over-shared = { $seats } share the victory!
over-draw = It’s a draw.
over-score = { $seat }: { $score }
over-look = Enter: the result and what’s next
over-keys = Enter: look at the table · n: play again · q: quit
keys-table = Space select · Enter play · Backspace undo · : type · ? help · b beats · q quit
keys-setup = Space swap · RSPDF put · a random · m mirror · w save · o load · Enter done

## What can go wrong

play-too-small = This window is too small: { $width } columns and { $height } rows are needed. Make it larger.
play-no-terminal = This command needs a terminal for its screen and keys.
play-nobody = Nobody is playing at this keyboard: choose at least one seat.
play-cannot-keep = Could not save the record to { $file }: { $error }.
play-cannot-read = Could not read the record { $file }: { $error }.
play-wrong-record = Could not replay the record { $file }: { $error }
play-damaged-record = The game in { $file } cannot be continued, because its proof of fairness is damaged. { $error }
play-finished = The game in { $file } is over: there is nothing to continue.
play-no-randomness = The system gives no random numbers: { $error }.
play-terminal-failed = The terminal does not respond: { $error }.
play-bot-failed = { $seat } cannot make a move: { $error }.
play-trouble = The last moves are not in the record yet: { $error }.
play-kept = Record saved to { $file }.
play-not-kept = The last moves are not in the record { $file }: { $error }.
play-go-on = The game is saved. Continue with: roshambo play --resume { $file }
