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

## What goes wrong

web-loading = Loading…
web-no-server = The server cannot be reached. Check your connection and try again.
web-broken = Something went wrong, and the server did not say what. Try again.
web-no-line = There is no connection right now, so nothing was sent. Try again in a moment.

## At the table

web-my-side = Your side of the table
web-sure-move = { $move }: are you sure?
web-try = Try it
web-put-back = Put back
web-shuffling = The deck is being shuffled
web-rule = Rule { $ruling }
web-close = Close
web-away = away
web-decided = has decided
web-somebody = Somebody watching
web-missed = … something was missed here
web-table-of-rules = A table of the rules
