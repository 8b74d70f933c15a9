### Pages of the browser: home, new table, games, rules.

## On every page

pages-skip = Skip to content
pages-home = Roshambo home
pages-language = Language
pages-to-dark = Dark colours
pages-to-light = Light colours
pages-name = Your name
pages-name-change = Your name: { $name }
pages-name-none = Choose a name
pages-name-keep = That’s me
me-title = You at the table
me-why = This is how others see you, at every table. You can change it at any time.
me-face = Face
me-colour = Colour
pages-links = More pages
pages-tables = Open tables
pages-games = The games
pages-version = Version { $version }
pages-licence = Free software, licensed under MIT or Apache 2.0.
pages-affiliation = Roshambo is not affiliated with the makers of these games. All texts and drawings are our own.
pages-font = Font: Nunito, SIL Open Font License.
pages-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
pages-players-range = { $min ->
    [2] { $max ->
        [2] 2 players
       *[other] { $min }–{ $max } players
    }
   *[other] { $min }–{ $max } players
}

## The first page

home-title = Rock, paper, scissors. And then some.
home-sub = Five clever table games grown from one you have always known. Play right now against bots, or send friends a link. No sign-up.
home-play = Play now
home-dealing = Preparing the table…
home-friends = With friends
home-rules = Rules
home-seats = { $game }: number of players
home-level = { $game }: bot level
home-bots = Bots: { $level }
home-mine = Your games are waiting
home-mine-all = Show all { $count ->
    [one] { $count } game
   *[other] { $count } games
}
home-back = Back to the table
home-public = Open tables
home-public-all = All open tables
home-public-none = Nobody is waiting at an open table right now. Open one yourself, and somebody may join!
home-code = Got a code?
home-code-label = Table code or link
home-code-go = Go to the table
home-code-wrong = A code has letters and digits, such as k3v9qa. You can also paste the whole link.
home-last = Your last games
home-with = with { $names }

## Your games on another device

device-title = Your games on another device
device-about = Open a link on your other device, and it has your name and your games, too. Both devices stay signed in.
device-once = The link works once, within ten minutes. Anyone who opens it plays as you, so send it only to yourself.
device-make = Make a link
device-send = Scan this with the other device, or send yourself the link.
device-code = A QR code of the link
device-here-title = Your games on this device
device-here-about = This device gets the name and the games of the device that made the link. The other device stays signed in.
device-here-loses = Games that were played here so far will no longer be listed on this device.
device-here-go = Continue here
device-here-broken = This link is not complete. Copy all of it, or scan the code again.

## Results

result-won = You won
result-draw = Draw
result-place = Place { $place } of { $count }
result-winners = Winner: { $names }
result-show = Show the result
home-last-all = Show all games
home-scores = Score between you
score-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
score-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}

## Lists of tables

tables-title = Open tables
tables-about = Take a free seat, or just watch.
tables-all = All games
tables-free-only = Only with free seats
tables-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
tables-full = full, starting soon
tables-status-playing = in progress
tables-status-over = game over
tables-status-void = closed
tables-join = Join
tables-watch = Watch
tables-seat-free = free seat
tables-none = No tables match. Open one?
tables-open = Open a table
tables-many = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}

## A new table

new-title = A table for friends
new-about = Choose a game and who plays. Then you get a link and a code to send around.
new-game = Which game?
new-who = Who is playing?
new-seats = How many of you?
new-seat = Seat { $seat }
new-kind = Who sits in seat { $seat }
new-kind-friend = friend
new-kind-friend-why = joins by link or code
new-kind-here = here
new-kind-bot = bot
new-me = You
new-your-name = Your name in seat { $seat }
new-their-name = Name in seat { $seat }
new-name-hint = Name
new-bot-level = Level of the bot in seat { $seat }
new-swap = Swap seats
new-here-note = You take turns on one device. Hands stay hidden until you pass it on.
new-options = How will you play?
new-option-other = Something else
new-opening = Who goes first?
new-opening-throw = Throw for it
new-games = How many games?
new-games-default = One per player
new-help = Help tokens
new-help-default = Default
new-help-on = With help tokens
new-help-off = Without
new-variant = Which variant?
new-variant-novice = Novice
new-variant-novice-why = What a fight has shown stays visible. Good for the first games.
new-variant-pro = Pro
new-variant-pro-why = Everything is hidden again after a fight. Remember what you saw!
new-items = Rocks, scissors, papers
new-clock = Thinking time
new-clock-none = No limit
new-clock-none-why = take your time
new-clock-move = { $seconds } s
new-clock-move-why = per move
new-clock-bank = { $minutes } min
new-clock-bank-why = plus { $increment } s per move
new-listed = Who can join?
new-listed-link = Only with the link
new-listed-link-why = Nobody else sees the table.
new-listed-public = Anybody
new-listed-public-why = The table is in the list of open tables.
new-hints = Hints?
new-hints-no = No hints
new-hints-no-why = Everybody plays on their own.
new-hints-yes = With hints
new-hints-yes-why = Anybody at the table can ask for a good move and why it is good.
new-away = If somebody disappears
new-away-after = A bot takes over
new-away-never = never
new-away-minutes = { $count ->
    [one] after { $count } minute
   *[other] after { $count } minutes
}
new-away-level = Bot level
new-away-why = Whoever comes back gets their seat back.
new-open = Open the table
new-open-play = Prepare the table
new-opening-now = Opening…

## About a game

game-in-short = In short
game-lab = The rules in numbers
game-full-rules = All the rules
game-choices = What we had to decide
game-credits = Who made it
game-other = The other games
short-paws-1 = Somebody leads a single card. Beat it with exactly one card more of the same sign, or play a single card of the sign that beats it and draw a card.
short-paws-2 = Your cards are all of one colour, or all of different colours; one colour even beats as many cards of different ones. Jokers fill the gaps.
short-paws-3 = Cannot or do not want to? Pass and draw two cards. When your own cards come back to you, you may lead again.
short-paws-4 = Play your last card, and you win the round. If the deck runs out, or somebody dares to declare the special end, whoever has the fewest cards wins. Two won rounds win the game.
short-paws-quick-1 = Lead with as many cards of one sign as you like: all of one colour, or all of different colours.
short-paws-quick-2 = Beat them with more cards of the same sign, or with any number of cards of the sign that beats it. If you change the sign, you draw two.
short-paws-quick-3 = A combo of rock, scissors and paper in one colour passes the turn on. Passing costs three cards.
short-paws-quick-4 = Cards left in your hand are penalty points. After the whole series, whoever has the fewest points wins. Help tokens go to those who are behind.
short-ninjan-1 = There are three piles on the table. Everybody secretly chooses a card, and all are revealed together.
short-ninjan-2 = The highest number strikes first. If your sign beats the top of a pile, you must take such a pile.
short-ninjan-3 = If it beats none, your card goes on top of a pile, as a present for somebody else.
short-ninjan-4 = After nine rounds, add up the numbers you have won. Some are negative, so watch what you take!
short-kanobu-1 = Play a card with the same colour or the same symbol as the top of the pile.
short-kanobu-2 = Rock, scissors and paper are special: they must share a colour, and they must beat a sign below them.
short-kanobu-3 = Effects such as “three cards” wait for the next player. Pass them on with a card of the same symbol, and they grow.
short-kanobu-4 = Nothing to play? Draw one. Whoever gets rid of all cards first wins.
short-tsuefa-1 = Twelve hooligans against twelve nerds. Secretly give each of yours a rock, scissors, a paper, the dynamite or the flag.
short-tsuefa-2 = Move one figure by one square. Step onto an opponent’s figure to attack: both show what they hide.
short-tsuefa-3 = The stronger sign stays, the other figure leaves. If the signs are equal, a quick rock, paper, scissors decides.
short-tsuefa-4 = Dynamite takes its attacker with it. Capture the other flag, and you win.

## Rules

rules-title = Rules
rules-pages = Rules pages
rules-common = All games
rules-contents = On this page
rules-print = Print
rules-play = Play it

## Nowhere

nowhere-title = Rock, paper, scissors… nothing!
nowhere-about = There is no page at this address. Perhaps the link is old, or a letter is missing.
nowhere-home = To the games

review-page-link = Review the game
mistakes-due = { $count ->
    [one] One mistake to practise
   *[other] { $count } mistakes to practise
}
