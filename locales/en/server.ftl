### What the server says: at tables, and when it cannot do what was asked.

## Remarks at a table

remark-hello = Hello!
remark-good-luck = Good luck!
remark-nice-move = Nice move!
remark-well-played = Well played!
remark-thanks = Thank you!
remark-oops = Oops!
remark-sorry = Sorry!
remark-thinking = Let me think.
remark-back-soon = Back in a moment.
remark-laugh = Ha-ha!
remark-wow = Wow!
remark-cry = Oh no…
remark-angry = Grr!
remark-clap = Bravo!

## Tables and seats

server-no-such-table = There is no such table. Check the code or the link.
server-void = The data of this table can no longer be read, so it is closed. Please open a new one.
server-seats = { $most ->
    [2] { $game } is for { $fewest } players, and you chose { $found }.
   *[other] { $game } is for { $fewest } to { $most } players, and you chose { $found }.
}
server-times = Choose times from one second to one week. Only the increment and the wait for players who are away may be 0.
server-no-such-seat = There is no seat { $seat }: this table has seats 1 to { $seats }.
server-seat-taken = Seat { $seat } is taken. Choose another.
server-no-free-seat = All seats at this table are taken. You can watch, or open your own table.
server-not-your-seat = Seat { $seat } is not yours. Choose your own.
server-no-seat = You are not sitting at this table, and only its players can do this.
server-kicked = The host removed you from this table. You can rejoin after the next game.
server-host-only = Only the host of this table can do this.
server-too-few-seats = There are { $people } people at this table, but this game would have only { $most } seats. Choose a game with more seats, or ask somebody to leave.
server-nobody-to-kick = There is no other person in seat { $seat }, so there is nobody to remove.
server-no-bot = There is no bot in seat { $seat }: the seat is already free.

## Before, during and after a game

server-seats-free = { $free ->
    [one] { $free } seat is still free.
   *[other] { $free } seats are still free.
} Wait for players, or add bots.
server-not-all-again = Not everybody has agreed to another game yet. Wait for the others, or free their seats.
server-starting = The game is about to start. Wait a moment.
server-playing = A game is being played at this table. Wait until it is over.
server-not-playing = There is no game at this table right now. Wait until one starts.
server-not-over = This can be done only once the game is over.
server-stale = The game has moved on. Look at the table and decide again.
server-too-early = Too many decisions are waiting already. Let the bots decide first, then try again.
server-attempt-no-move = These do not make a move.
server-attempt-legal = The rules allow this. No move was made.
server-bot-plays = A bot is playing in seat { $seat }. To move yourself, take the seat back.
server-bot-decides = A bot is deciding in seat { $seat } right now. After its move the seat is yours again.
server-no-more-returns = A seat can be taken back { $most ->
    [one] { $most } time
   *[other] { $most } times
} in one game. A bot will finish this game. The next one is yours again.
server-out-of-time = Your time for this game is up, so a bot will finish it. The next one is yours again.
server-no-stand-in = No bot is playing for you: the moves are yours.
server-left-for-good = You gave up this game, and a bot is finishing it for you. The next one is yours again.
server-nothing-to-undo = You have made no decision in this game that could be taken back.
server-undo-asked = Somebody has asked to take back a move. Wait until that is decided.
server-undo-not-asked = Nobody is waiting for your answer any more.
server-no-more-undos = { $most ->
    [one] You can ask to take back a move only { $most } time in one game.
   *[other] You can ask to take back a move only { $most } times in one game.
}
server-not-silent = A bot can only take over for a player who has not moved for a long time in a game without a time limit, or who does not answer after a game. Wait a little longer.
server-no-hints = There are no hints at this table: people are playing each other, and hints were not switched on.
server-hint-not-awaited = It is not seat { $seat }’s turn. Ask for a hint when it is your turn.
server-hint-late = The game has moved on, so this hint is out of date. Ask again.

## Names

server-name-empty = A name needs at least one letter, digit or emoji.
server-name-too-long = This name is too long. Choose one of at most { $most } characters.
server-name-letter = The character { $letter } cannot be part of a name. Use letters, digits, spaces, emoji and simple punctuation.
server-name-mixed = Letters of different alphabets are mixed in one word. Write each word in one alphabet.
server-transfer-gone = This link has expired or was already used. Make a new one on your other device.

## Too much at once

server-too-many-requests = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-many-guests = Too many new guests are coming from your network. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-many-tables = Too many new tables. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-many-misses = Too many codes and links without a table. Check yours, and try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-many-messages = Too many messages. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-many-remarks = Too many remarks. You can speak again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-many-hints = Too many hints. You can ask again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-many-games = Too many games today. The next one can begin in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-much-work = Your network is asking the server for too much. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-much-at-once = Your network is already waiting for other answers like this. Try again when they have arrived.
server-busy = The server is too busy for this right now. Games go on; try again in a moment.
server-too-many-sockets = Too many tables are open in your browser or your network. Close some, and try again.
server-house-full = The server is full right now. Try again in a moment.
server-too-many-open-tables = You have { $most } tables whose games are not over. Finish one or leave it, then open another.
server-tables-full = There is no room for another table on this server right now. Try again in a moment.

## When something goes wrong

server-too-slow = The request took too long. Try again.
server-broken = Something went wrong on the server; it is not your fault. Try again.
server-conflict = Somebody else was quicker, and nothing was changed. Try again.
server-not-stored = The server cannot save this right now, so nothing was changed. Try again in a moment.
server-storage-slow = The server’s disk is too slow right now, so nothing was changed. Try again in a moment.
server-database-full = The server has no room for new games right now. Running games continue.
server-not-ready = The server cannot save anything right now. Its log says why.
server-stopping = The server is stopping. Games are saved: come back in a moment.
server-not-built = This program was built without its web pages. Build them in with the command “make build” and start it again.

## Requests that cannot be answered

server-no-guest = The server does not know you, so you can only watch. Choose a name and connect again.
server-no-page = There is no such page. Check the address.
server-wrong-method = This address does not take requests of this kind. See /api/openapi.json.
server-wrong-host = The server does not answer to this name. Open it by its own address.
server-wrong-origin = This did not come from a page of this server, so nothing was done. Open the server’s own page and try there.
server-not-json = The request has to be JSON, with the header Content-Type: application/json.
server-body-too-long = The request is too long. Send a shorter one.
server-bad-body = The request cannot be read: { $what }.
server-bad-query = The parameters in the address cannot be read: { $what }.
server-not-a-socket = Expected a WebSocket connection at this address.
server-not-understood = The message cannot be read: { $problem }.

## Records and practice
server-not-alone = You can look back at a running game only if you play against bots alone.
server-to-remember = In this variant you have to remember what was shown, so nothing may remind you before the game is over.
server-record-too-long = The record has more than { $most } moves and decks. Expected one game.
server-practice-too-long = The request adds more than { $most } moves and decks. Send fewer at a time.
server-no-entry = “{ $line }” is not a line of a record. Expected a seat and its move, or deck and its cards.
