### The browser: what is said around the games.

## Bots have names

bot-name = { $seat ->
    [1] Momo
    [2] Pip
    [3] Juno
    [4] Tiko
    [5] Bubo
   *[other] Zaza
}
player-number = Player { $seat }

## Players without a name are called by their colour and face

player-nick = { $colour ->
    [orange] Orange
    [teal] Teal
    [yellow] Yellow
    [violet] Violet
    [pink] Pink
    [green] Green
    [blue] Blue
   *[grey] Grey
} { $face ->
    [cat] cat
    [bear] bear
    [rooster] rooster
    [imp] imp
    [fox] fox
    [sprout] sprout
    [ghost] ghost
   *[hare] hare
}
look-face = { $face ->
    [cat] Cat
    [bear] Bear
    [rooster] Rooster
    [imp] Imp
    [fox] Fox
    [sprout] Sprout
    [ghost] Ghost
   *[hare] Hare
}
look-colour = { $colour ->
    [orange] Orange
    [teal] Teal
    [yellow] Yellow
    [violet] Violet
    [pink] Pink
    [green] Green
    [blue] Blue
   *[grey] Grey
}

## What goes wrong

web-loading = Loading…
web-no-server = The server cannot be reached. Check your connection and try again.
web-broken = Something went wrong, and the server did not say what. Try again.
web-no-line = There is no connection right now, so nothing was sent. Try again in a moment.

## At the table

web-my-side = Your side of the table
web-sure-move = { $move }?
web-try = Show the rule
web-put-back = Choose again
web-shuffling = The deck is being shuffled
web-rule = See the rule
web-close = Close
web-away = away
web-decided = has chosen
web-somebody = Somebody watching
web-missed = … some moves are missing here
web-table-of-rules = A table of the rules

## At the table: the frame

web-stand-in = bot playing
web-one-moment = One moment…
web-to-move = to move
web-winner = winner
web-place = place { $place }
web-which = This can be played in several ways. Which one?
web-sort-colour = Sort by colour
web-sort-sign = Sort by sign
web-sort-gesture = Sort by sign
web-score-title = Scoring
web-score-player = Player
web-score-set = Discarded set
web-score-on = Continue
web-aid = Cheat sheet
web-sign-about = { $letter ->
    [R] Rock beats scissors and loses to paper.
    [S] Scissors beat paper and lose to rock.
   *[P] Paper beats rock and loses to scissors.
}
web-throw = Rock, scissors, paper
web-throw-for-me = Throw for me
web-throwing = Throwing for you…
web-starts = { $seat } { $seat-is ->
    [you] start
   *[other] starts
}
web-your-sign = You show { $sign }
web-count-1 = Tsu…
web-count-2 = e…
web-count-3 = fa!

## Keys

web-key-space = Space
web-key-arrows = move between cards or squares
web-key-choose = select or put back
web-key-play = play the selection
web-key-digits = press the button or choose the pile with that number
web-key-undo = put the last one back
web-key-clear = put everything back
web-key-sort = sort your hand another way
web-key-hint = show a hint, where hints are allowed
web-key-unseen = what is still hidden
web-key-beats = cheat sheet: what beats what, what the cards do
web-key-rules = the rules
web-key-log = what happened
web-key-emotes = say something
web-key-keys = these keys
