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
room-resign = Give up
room-leave = Leave the table
room-go-away = Stop watching

## Rules

room-rules-pages = Pages of the rules
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
room-sounds = Sounds
room-sounds-on = On
room-sounds-off = Off
room-sort = Cards in hand
room-sort-colour = By colour
room-sort-sign = By sign
room-name = Your name
room-name-hint = Others see it from the next table on.
room-name-kept = Nice to meet you! The name counts from the next table on.
room-keep = Save

## Are you sure?

room-sure = Are you sure?
room-yes = Yes
room-no = No, go back
room-sure-resign = A bot plays on for you, and you come last. This cannot be taken back.
room-sure-resign-all = All of you at this device give up: bots play on, and you come last. This cannot be taken back.
room-sure-leave = The game is still going on. A bot plays on for you, and you come last. This cannot be taken back.
room-sure-stand-all = All players at this device stand up.
room-sure-kick = { $name } leaves the table and can sit down again only after the next game.

## The line to the server

room-line-lost = Connection lost. Reconnecting…
room-line-slow = Connecting
room-line-now = Try now
room-line-back = Connected again
room-line-closed = The server has closed this connection.
room-line-older = This page is older than the server and does not understand everything. Please reload it.
room-reload = Reload

## No table

room-no-table = No table here
room-try-again = Try again

## The waiting room

room-chairs = The seats at the table
room-seat = Seat { $number }
room-free = free
room-host = host
room-sit = Sit down
room-sit-down = Sit down
room-stand-up = Stand up
room-invite-here = Seat somebody
room-another = Another player here
room-another-long = Another player at this device
room-change = Another bot
room-kick = Remove from table
room-start = Start the game
room-start-bots = Start with bots
room-bots-level = { $count ->
    [one] On the free seat, a bot:
   *[other] On the { $count } free seats, bots:
}
room-waits-players = Waiting for players. { $name } starts the game.
room-waits-host = All seats are taken. { $name } starts the game.
room-full = All seats are taken. You can watch.

room-who-sits = Who sits at seat { $number }?
room-bot-here = A bot
room-bot-away = Take the bot away
room-person-here = A friend beside you
room-person-here-about = Several people can play at one device and pass it on. Everybody sees only their own cards.
room-level-random = plays whatever comes to hand
room-level-easy = good for a first game
room-level-medium = a fair partner
room-level-hard = thinks ahead
room-level-expert = forgives nothing

room-name-title = What shall we call you?
room-name-about = Everybody at the table sees this name.
room-name-other-title = Who else plays here?
room-name-other-about = You pass the device on; before each turn the table is covered.

room-share = Invite friends
room-share-code = Code of the table
room-share-link = Or the link
room-send = Send
room-qr = The link to this table as a QR code

room-chosen = How you play
room-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
room-option-opening-throw = rock, scissors, paper decides who begins
room-option-opening-seat = { $seat } begins
room-option-games = { $count ->
    [one] a series of { $count } game
   *[other] a series of { $count } games
}
room-option-help-on = with help tokens
room-option-help-off = without help tokens
room-option-variant-novice = Novice: what a fight has shown stays visible
room-option-variant-pro = Pro: what a fight has shown must be remembered
room-option-items = rocks: { $rocks }, scissors: { $scissors }, papers: { $papers }
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
room-clock-none = no clock: think as long as you like
room-clock-per-move = for each move: { $time }
room-clock-bank = for the whole game: { $time }
room-clock-bank-more = for the whole game: { $time }, and { $increment } s more after each move
room-away-after = a bot takes over for somebody who is away for { $time }
room-away-never = absent players are never replaced
room-public = listed for everybody
room-private = only for those who have the link or the code
room-hints = hints are allowed

room-fair = A shuffle nobody can rig
room-fair-about = Your browser adds a secret word to the shuffle, and you may choose it. The cards are mixed from all words and from a secret that the table has promised already: after the game anybody can check it.
room-fair-word = { $seat }, your word:
room-fair-give = Mix in
room-fair-given = { $seat }: the word is locked away until the game begins
room-starting = The cards are being shuffled…
room-fair-promise = The table’s promise:

## Several people at one device

room-pass = Pass the device to { $seat }
room-pass-why = The cards are covered, so that nobody sees what is not theirs.
room-pass-look = Just for a look at your own cards. Everybody else looks away!
room-pass-show = I am { $seat }: show my side
room-pass-other = No, I am { $seat }
room-not-now = Not now
room-at-device = Players at this device
room-show-mine = Show the cards of { $seat }
room-looked = Cover the cards

## What one should know

room-watching = You are watching
room-gone = You have given up. A bot plays on for you.
room-replaced = A bot is playing for you
room-replaced-of = Bots are playing for: { $seats }
room-take-back = Take the seat back
room-returning = The bot makes this one move, then the seat is yours again
room-kept = The bot plays this game to the end for you
room-silent = { $seat } has not moved for a while
room-call = Call a bot
room-call-for = Call a bot for: { $seat }

## What happened

room-log-empty = Nothing yet.
room-log-round = Round { $number }
room-log-game = Game { $number }
room-log-now = Now
room-log-play = On the board

## The result

room-result = Result
room-you-win = You win!
room-winner = winner
room-place = { $place }.
room-left = gave up
room-wants-again = wants another game
room-given-up = The game was given up before its end.
room-ended = The game has ended.
room-score-paws = { $score ->
    [one] { $score } token
   *[other] { $score } tokens
}
room-score-paws-quick = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
room-score-ninjan = sum { $score }
room-score-kanobu = { $score ->
    [0] no cards
    [one] { $score } card
   *[other] { $score } cards
}
room-again = Another game
room-again-bots = Another game, with bots
room-again-waits = Waiting for: { $seats }
room-again-free = Waiting for somebody to take the free seat
room-again-hint = In the next game everybody moves one seat on.
room-look = Look at the table
room-other-game = Other games
room-record = Save the record

## Hints, and what is unseen

hint-ask = Hint
hint-asking = Thinking about a good move…
hint-setup = Line up like this
hint-chance = Chance to win: about { $chance } %
hint-do = Do it
hint-lay = Show me this line-up
hint-close = Close the hint
unseen-title = Still unseen
unseen-total = { $count ->
    [one] You do not know where { $count } card is: in a hand, in the deck or face down.
   *[other] You do not know where { $count } cards are: in a hand, in the deck or face down.
}
unseen-count = { $count } of { $of }
unseen-card = { $card }: { $count } of { $of } unseen
unseen-figures = What each figure of the other side can still carry:
unseen-figure = can carry: { $items }
