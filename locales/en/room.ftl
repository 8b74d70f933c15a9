### Around a table in the browser: waiting room, menus, results.

## The bar and its menu

room-brand = Roshambo
room-home = Home
room-at-hand = Quick actions
room-rules = Rules
room-emotes = Say something
room-menu = Menu
room-settings = Settings
room-keys = Keys
room-copy-link = Copy the link
room-copied = Copied
room-copy-failed = The browser does not let us copy. Select the link and copy it yourself.
room-undo = Take back my last move
room-undo-ask = Ask to take back my last move
room-resign = Give up
room-leave = Leave the table
room-go-away = Stop watching

## Rules

room-rules-pages = Rules pages
room-rules-game = This game
room-rules-common = All games

## Settings

room-lang = Language
room-lang-en = English
room-lang-ru = Русский
room-lang-uk = Українська
room-theme = Theme
room-theme-auto = Match device
room-theme-light = Light
room-theme-dark = Dark
room-pace = Animation speed
room-pace-off = Instant
room-pace-fast = Fast
room-pace-normal = Normal
room-pace-slow = Slow
room-volume = Volume
room-awake = Keep the screen on during a game
room-vibrate = Vibrate when it is your turn
room-switch-on = On
room-switch-off = Off
room-fullscreen = Full screen
room-fullscreen-end = Leave full screen
room-me = Name and face
room-lots = Throw for me before the game
room-lots-bots = Against bots
room-lots-always = Always
room-lots-never = Never
room-sort = Cards in hand
room-sort-colour = By colour
room-sort-sign = By sign
room-name = Your name
room-keep = Save

## Are you sure?

room-sure = Are you sure?
room-yes = Yes
room-no = No, go back
room-sure-resign = A bot will finish the game for you, and you will come last. This cannot be undone.
room-sure-resign-all = Everybody playing on this device gives up: bots will finish the game, and you will come last. This cannot be undone.
room-sure-leave = The game is still running. A bot will finish it for you, and you will come last. This cannot be undone.
room-sure-stand-all = Everybody playing on this device leaves their seat.
room-sure-kick = { $name } has to leave the table and can only sit down again after the next game.

## The line to the server

room-line-lost = Connection lost. Reconnecting…
room-line-slow = Connecting…
room-line-now = Try now
room-line-back = Connected again
room-line-closed = The server closed the connection.
room-line-older = This page is out of date. Please reload it.
room-reload = Reload

## No table

room-no-table = No table here
room-try-again = Try again

## The waiting room

room-chairs = Seats at the table
room-seat = Seat { $number }
room-free = free
room-host = host
room-sit = Sit down
room-sit-down = Sit down
room-stand-up = Leave seat
room-invite-here = Add a player
room-another = Another player here
room-another-long = Another player on this device
room-change = Change bot
room-kick = Remove from table
room-start = Start the game
room-start-bots = Start with bots
room-bots-level = { $count ->
    [one] A bot takes the free seat:
   *[other] Bots take the { $count } free seats:
}
room-waits-players = Waiting for players. { $name } starts the game.
room-waits-host = All seats are taken. { $name } starts the game.
room-full = All seats are taken. You can watch.

room-who-sits = Who sits in seat { $number }?
room-bot-here = A bot
room-bot-away = Remove the bot
room-person-here = Someone next to you
room-person-here-about = Several people can play on one device and pass it around. Everybody sees only their own cards.
room-level-random = plays at random
room-level-easy = good for a first game
room-level-medium = a decent opponent
room-level-hard = thinks ahead
room-level-expert = punishes every mistake

room-name-title = What should we call you?
room-name-about = Everybody at the table sees this name.
room-name-other-title = Who else is playing here?
room-name-other-about = You pass the device around; before each turn the cards are covered.

room-share = Invite friends
room-share-code = Table code
room-share-link = Or a link
room-send = Send
room-qr = The link to this table as a QR code

room-chosen = Settings
room-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
room-option-opening-throw = rock, paper, scissors decides who goes first
room-option-opening-seat = { $seat } { $seat-is ->
    [you] go
   *[other] goes
} first
room-option-games = { $count ->
    [one] a series of { $count } game
   *[other] a series of { $count } games
}
room-option-help-on = with help tokens
room-option-help-off = without help tokens
room-option-variant-novice = Novice: what a fight has shown stays visible
room-option-variant-pro = Pro: what a fight has shown must be remembered
room-option-items = rocks: { $rocks }, scissors: { $scissors }, papers: { $papers }
room-option-house = { $rule }: { $value }

house-rules = House rules
house-rules-why = The rulebooks leave some points open. Here you can play them another way.
house-comeback = Your own cards come back
house-comeback-always = yours until they are beaten
house-comeback-once = yours for one turn only
house-jokers = Jokers left at a special end
house-jokers-one = count one card
house-jokers-two = count two cards
house-token = Help token with two players
house-token-total = to the higher total
house-token-game = to more points in the last game
house-triple = Three cards of one value
house-triple-rock = rock, scissors, paper
house-triple-scissors = scissors, paper, rock
house-triple-paper = paper, rock, scissors
house-draw = Drawing a card
house-draw-stuck = only if no card fits
house-draw-free = whenever you like
house-answer = After an answer to a chance
house-answer-ends-turn = the next player has a turn
house-answer-keeps-turn = whoever answered plays on
house-quiet = A draw without attacks
house-quiet-count = { $count ->
    [one] after { $count } move
   *[other] after { $count } moves
}
room-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
room-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
room-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
room-clock-none = no time limit
room-clock-per-move = per move: { $time }
room-clock-bank = for the whole game: { $time }
room-clock-bank-more = for the whole game: { $time }, plus { $increment } s per move
room-away-after = a bot takes over for anybody who is away for { $time }
room-away-never = absent players are never replaced
room-public = open to everybody
room-private = only with the link or the code
room-hints = hints are allowed

room-fair = A shuffle nobody can rig
room-fair-about = Your browser adds a secret word to the shuffle, and you may choose it. The order of the cards comes from all the words and from a secret that the table fixed in advance and cannot change. After the game, anybody can check this.
room-fair-word = { $seat-is ->
    [you] Your
   *[other] { $seat }, your
} word:
room-fair-give = Add word
room-fair-given = { $seat-is ->
    [you] Your
   *[other] { $seat }: the
} word is locked until the game starts
room-starting = The cards are being shuffled…
room-fair-promise = The table’s promise:

## Several people at one device

room-pass = Pass the device to { $seat }
room-pass-why = The cards are covered so that nobody sees anybody else’s.
room-pass-look = Just a quick look at your own cards. Everybody else, look away!
room-pass-show = I am { $seat }. Show my cards!
room-pass-other = No, I am { $seat }
room-not-now = Not now
room-at-device = Players on this device
room-show-mine = Show the cards of { $seat }
room-looked = Cover the cards

## What one should know

room-watching = You are watching
room-gone = You gave up. A bot is finishing the game for you.
room-replaced = A bot is playing for you
room-replaced-of = Bots are playing for: { $seats }
room-take-back = Take the seat back
room-returning = The bot makes this move, then the seat is yours again
room-kept = A bot will finish this game for you
room-missed = Time is up: a bot makes this move for you
room-missed-before = Time was up, so a bot moved for you. The next move is yours.
room-paused = The game is paused until a player comes back
room-paused-replaced = The game is paused. Take the seat back to continue.
room-undo-asked = { $seat } { $seat-is ->
    [you] ask
   *[other] asks
} to take back the last move
room-undo-waits = Waiting for the others to allow taking back your last move
room-undo-allow = Allow
room-undo-refuse = Refuse
room-undo-cancel = Never mind
room-undid = { $seat } took back a move
room-silent = { $seat } { $seat-is ->
    [you] have
   *[other] has
} not moved for a while
room-call = Let a bot play
room-call-for = Let a bot play for { $seat }

## What happened

room-log-empty = Nothing yet.
room-log-round = Round { $number }
room-log-game = Game { $number }
room-log-now = Now
room-log-play = On the board

## The result

room-result = Result
room-winner = winner
room-place = { $place }.
room-left = gave up
room-bot-moves = { $moves ->
    [one] a bot made { $moves } move
   *[other] a bot made { $moves } moves
}
room-undone = { $times ->
    [one] took back { $times } move
   *[other] took back { $times } moves
}
room-wants-again = wants to play again
room-given-up = The game was not played to the end.
room-ended = The game is over.
room-score-paws = { $score ->
    [one] { $score } token
   *[other] { $score } tokens
}
room-score-paws-quick = { $score ->
    [one] { $score } penalty point
   *[other] { $score } penalty points
}
room-tie-paws-quick = The lowest total is tied: the number of games won decided.
room-tie-ninjan = The highest sum is tied: a throw decided.
room-score-ninjan = sum { $score }
room-score-kanobu = { $score ->
    [0] no cards
    [one] { $score } card
   *[other] { $score } cards
}
room-again = Play again
room-again-bots = Play again with bots
room-again-waits = Waiting for: { $seats }
room-again-free = Waiting for somebody to take the free seat
room-again-hint = In the next game, everybody moves one seat along.
room-look = Look at the table
room-other-game = Other games
room-next-game = Change the game
room-next-choose = Choose this
room-next-note = Everybody stays at the table, and the link stays the same.
room-record = Save the record

## Hints, and what is unseen

hint-ask = Hint
hint-asking = Looking for a good move…
hint-setup = Set up like this
hint-chance = Chance to win: about { $chance } %
hint-do = Do it
hint-lay = Show this setup
hint-close = Close the hint
unseen-title = Still hidden
unseen-total = { $count ->
    [one] { $count } more card is somewhere: in another hand, in the deck or out of the game.
   *[other] { $count } more cards are somewhere: in other hands, in the deck or out of the game.
}
unseen-count = { $count } of { $of }
unseen-card = { $card }: { $count } of { $of } hidden
unseen-figures = What each enemy figure may still carry:
unseen-figure = may carry: { $items }
