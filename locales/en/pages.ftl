### Pages of the browser: home, new table, games, rules.

## On every page

pages-skip = Skip to the content
pages-home = Roshambo home
pages-language = Language
pages-to-dark = Dark colours
pages-to-light = Light colours
pages-name = Your name
pages-name-change = Your name: { $name }
pages-name-none = Choose a name
pages-name-why = This is how others at the table see you. You can change it at any time.
pages-name-keep = That’s me
pages-links = More pages
pages-tables = Open tables
pages-games = The games
pages-version = Version { $version }
pages-licence = Free software, MIT or Apache 2.0.
pages-affiliation = Roshambo is not affiliated with the makers of these games. All texts and drawings are our own.
pages-font = Typeface: Nunito, SIL Open Font License.
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
home-dealing = Setting the table…
home-friends = With friends
home-rules = Rules
home-seats = Players at { $game }
home-level = Bots at { $game }
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
home-code-label = Code or link of a table
home-code-go = Go to the table
home-code-wrong = A code has letters and digits, such as k3v9qa. You can also paste the whole link.
home-last = Your last games
home-with = with { $names }

## Lists of tables

tables-title = Open tables
tables-about = Sit down where a seat is free, or watch a while.
tables-all = All games
tables-free-only = Only with free seats
tables-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
tables-full = full, about to begin
tables-status-playing = being played
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
new-about = Choose a game and say who plays. Then you get a link and a code to send around.
new-game = Which game?
new-who = Who plays?
new-seats = How many of you?
new-seat = Seat { $seat }
new-kind = Who sits at seat { $seat }
new-kind-friend = friend
new-kind-friend-why = joins by link or code
new-kind-here = here
new-kind-bot = bot
new-me = You
new-your-name = Your name at seat { $seat }
new-their-name = Name at seat { $seat }
new-name-hint = Name
new-bot-level = Level of the bot at seat { $seat }
new-swap = Swap seats
new-here-note = You take turns with this device. Hands stay hidden until you pass it on.
new-options = How do you play it?
new-option-other = Something else
new-opening = Who begins?
new-opening-throw = The throw decides
new-games = How many games?
new-games-default = One for each player
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
new-clock-none = No clock
new-clock-none-why = take your time
new-clock-move = { $seconds } s
new-clock-move-why = for each move
new-clock-bank = { $minutes } min
new-clock-bank-why = and { $increment } s per move
new-listed = Who can come?
new-listed-link = Only with the link
new-listed-link-why = Nobody else sees the table.
new-listed-public = Everybody
new-listed-public-why = The table is in the list of open tables.
new-hints = Hints?
new-hints-no = Without hints
new-hints-no-why = Everybody plays on their own.
new-hints-yes = With hints
new-hints-yes-why = Everybody at the table may ask for a good move and the reason for it.
new-away = When somebody drops out
new-away-after = A bot steps in
new-away-never = never
new-away-minutes = { $count ->
    [one] after { $count } minute
   *[other] after { $count } minutes
}
new-away-level = Its level
new-away-why = Whoever comes back takes the seat back.
new-open = Open the table
new-open-play = Set up the table
new-opening-now = Opening…

## About a game

game-in-short = In short
game-full-rules = All the rules
game-choices = What we had to decide
game-credits = Who made it
game-other = The other games
short-paws-1 = Somebody leads with one card. Beat it with just one card more of the same sign, or switch to the sign that beats it with a single card and draw one.
short-paws-2 = Your cards are all of one colour, or all of different colours; one colour even beats as many cards of different ones. Jokers fill the gaps.
short-paws-3 = You cannot or do not want to? Pass and draw two. When your own cards come back to you, you may lead anew.
short-paws-4 = An empty hand wins the round. If the deck runs out, or somebody dares to declare the special end, the fewest cards win. Two won rounds win the game.
short-paws-quick-1 = Lead with as many cards of one sign as you like: all of one colour, or all of different colours.
short-paws-quick-2 = Beat them with more of the same sign, or with any number of the sign that beats it. For a change of sign you draw two.
short-paws-quick-3 = A combo of rock, scissors and paper in one colour hands the turn on. Passing costs three cards.
short-paws-quick-4 = Cards left in hand are penalty points. After the whole series, the fewest points win. Help tokens are for those who are behind.
short-ninjan-1 = Three piles lie on the table. Everybody secretly chooses a card, and all are turned up together.
short-ninjan-2 = The highest number strikes first. If your sign beats the top of a pile, you must take such a pile.
short-ninjan-3 = If it beats none, your card goes on top of a pile, as a present for somebody else.
short-ninjan-4 = After nine rounds the numbers in your winnings are added up. Some of them are negative: mind what you take!
short-kanobu-1 = Put a card on the pile that has the same colour or the same symbol.
short-kanobu-2 = Rock, scissors and paper are special: they must share a colour, and must beat a sign that lies below.
short-kanobu-3 = Effects such as “three cards” wait for the next player. Hand them on with a card of the same symbol, and they grow.
short-kanobu-4 = Nothing to play? Draw one. Whoever gets rid of all cards first wins.
short-tsuefa-1 = Twelve hooligans against twelve nerds. Secretly give each of yours a rock, scissors, a paper, the dynamite or the flag.
short-tsuefa-2 = Move one figure by one square. Step onto an opponent’s figure to attack: both show what they hide.
short-tsuefa-3 = The better sign stays, the other one leaves. With equal signs you throw on your fingers.
short-tsuefa-4 = Dynamite takes the attacker along. Capture the other flag, and you have won.

## Rules

rules-title = Rules
rules-pages = Pages of rules
rules-common = All games
rules-contents = On this page
rules-print = Print
rules-play = Play it

## Nowhere

nowhere-title = Rock, paper, scissors… nothing!
nowhere-about = There is no page at this address. Perhaps the link is old, or a letter got lost.
nowhere-home = To the games
