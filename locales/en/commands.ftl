### The commands of the program: what they print, what they refuse, and their help.

## What commands share

quoted = “{ $text }”
outcome-draw = a draw; scores { $scores }
outcome-won = { $winners } wins; scores { $scores }
outcome-shared = a shared victory: { $winners }; scores { $scores }
batch-progress = { $done }/{ $all } games, { $left } left
batch-interrupted = Interrupted. This is what was finished.
failure-output = Cannot write the output: { $error }.
failure-open = Cannot open { $file }: { $error }.
failure-write = Cannot write { $file }: { $error }.
failure-seed = Could not get a random seed: { $error }.
failure-threads = The threads cannot be started: { $error }.
failure-interrupt = Ctrl-C cannot be watched: { $error }.
failure-random-move = The random move “{ $move }” is refused. { $refused }
failure-of = { $name }. { $error }

## games

games-title = { $title }, { $seats }
games-seats = { $min } to { $max } seats
games-seats-only = { $seats } seats
games-option = option { $name }: { $about }
games-option-values = { $values } (default: { $default })

## replay

replay-title = { $title } ({ $game }), { $seats } seats
replay-deck = (deck)
replay-over = Over: { $outcome }
replay-bot-moves = { $moves ->
    [one] A bot made { $moves } move for { $seat }.
   *[other] A bot made { $moves } moves for { $seat }.
}
replay-undone = { $times ->
    [one] { $seat } took back { $times } move. The record has the game without it.
   *[other] { $seat } took back { $times } moves. The record has the game without them.
}
replay-deck-awaited = Unfinished: the order of a deck is awaited
replay-awaited = Unfinished: waiting for { $seats }
replay-no-such-seat = There is no seat { $seat } for --view: the record has seats 1 to { $seats }.

## verify

verify-commitment-online = The secret gives the commitment, and the default texts follow from it
verify-commitment = The secret and the bots’ texts give the commitment
verify-given = Players who committed to their own texts before any text was shown: { $seats }
verify-decks = All decks ({ $decks }) follow from the secret and the texts
verify-seals = { $seals ->
    [one] { $seals } decision made in secret matches its seal
   *[other] { $seals } decisions made in secret match their seals
}
verify-over = { $entries ->
    [one] { $entries } entry replays
   *[other] { $entries } entries replay
}; { $outcome }
verify-unfinished = { $entries ->
    [one] { $entries } entry replays
   *[other] { $entries } entries replay
}; the game is unfinished
verify-not-proven = Not proven:
verify-open-published = - that the commitment and the seals are those that were published before and during the game. Compare them with those that you saw, or let your browser check the game
verify-open-nobody = - that the server did not choose the cards: no player committed to an own text
verify-open-withheld = - that the cards were not chosen between two: these players committed to a text and did not reveal it: { $seats }
verify-open-local = - that players’ texts were fixed before the commitment was known: in local games and in online games before version 0.3 one program knew everything
verify-open-seals = { $seals ->
    [one] - that { $seals } decision made in secret was not changed later: it has no seal
   *[other] - that { $seals } decisions made in secret were not changed later: they have no seals
}
verify-strict = Something that --strict requires is not proven.
verify-done = Verified

## sim

sim-title = { $game }, { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
sim-draws = Draws: { $draws }
sim-plies = Plies per game: { $plies }, of which decisions: { $decisions }
sim-levels = --levels names { $found } levels. Expected { $seats }, one for each seat, or a single one for all.

## arena

arena-title = { $game }, { $seats } seats, seed { $seed }; each deal is played from every seat
arena-one-level = --levels names one level. Expected two or more with commas between them.
arena-iterations = --iterations has { $found ->
    [one] { $found } number
   *[other] { $found } numbers
}. Expected one for each of the { $levels } levels; - keeps the level’s own.
arena-no-search = --iterations has a number for { $name }, which does not search. Expected - in its place.
expected-iterations = a number of iterations, or - for the level’s own

## lab

lab-done = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} of each variant, seed { $seed }
lab-written = { $variants ->
    [one] { $variants } variant. The report is in { $file }, its numbers are in report.csv and report.json beside it.
   *[other] { $variants } variants. The report is in { $file }, its numbers are in report.csv and report.json beside it.
}
lab-interrupted = Interrupted. The same command goes on from here: everything finished is in { $folder }.
lab-too-many-variants = These lists make { $found } variants. Expected at most { $most }.
lab-seats-twice = --seats names { $seats } twice. Expected each number once.
lab-level-twice = --levels names { $level } twice. Expected each level once.
lab-endless = A game does not end.
lab-cannot-resume = { $folder } cannot be continued: { $error }
lab-other-plan = it has the results of another game, seed or list of variants. Choose another folder with --out, or call it as before.
lab-damaged = its file checkpoint.txt is damaged. Remove it, or choose another folder with --out.
expected-width = Expected a width from 0.01 to 50 percentage points.

## suggest

suggest-title = { $game }, seat { $seat }: { $level }, { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
}
suggest-why = Why { $best }:
suggest-no-such-seat = There is no seat { $seat } for --seat: the record has seats 1 to { $seats }.
suggest-over = The game is over: { $outcome }. Expected a game that goes on.
suggest-deck-awaited = The order of a deck is awaited at the end of the record. Expected a decision of a player.
suggest-not-awaited = Seat { $seat } has nothing to decide at the end of the record. Expected --seat { $awaited }.

## review

review-title = { $title } ({ $game }), { $seats } seats; depth { $depth }, seed { $seed }

## Players that are programs

program-not-started = cannot be started: { $error }. Expected a program that can be run.
program-ended = ended ({ $how }) without an answer. { $expected }
program-exit-status = exit status { $code }
program-signal = signal { $signal }
program-closed = closed its output without an answer. { $expected }
program-late = gave no answer within { $seconds } seconds. { $expected }
program-too-long = gave an answer of more than { $bytes } bytes. { $expected }
program-stopped = was not waited for.
program-broken = cannot be asked: { $error }. { $expected }
program-illegal = answered “{ $answer }”, which is not a legal move now. { $expected }
program-expected = Expected one line with a move such as { $moves }.
program-expected-of-many = Expected one line with a move such as { $moves } ({ $count } in all).

## serve, healthcheck, backup, restore, migrate

serve-ready = Open this address in a browser. Ctrl-C stops the server.
serve-ready-lan = Everybody in this network can open this address, or scan the code. Ctrl-C stops the server.
serve-ready-alone = This machine seems to be in no network, so only you can open this address. Ctrl-C stops the server.
serve-public = Public address: { $url }
serve-address-in-use = Another program listens at { $addr }. Stop it, or choose another port with --addr.
serve-address-elsewhere = { $addr } is no address of this machine. Expected one of its own, or --lan for all of them.
serve-cannot-listen = Cannot listen at { $addr }: { $error }.
healthcheck-ready = The server at { $addr } is ready.
healthcheck-not-ready = The server at { $addr } is not ready: it answered with status { $status }.
healthcheck-no-answer = The server at { $addr } does not answer: { $error }.
database-locked = The database { $file } is in use by another server. Stop it first, or choose another file with --db.
database-full = There is no space left to write { $file }.
database-damaged = The database { $file } cannot be trusted: { $what }. “roshambo restore” puts a backup in its place.
database-unavailable = The database { $file } cannot be used: { $what }.
database-no-folder = The database { $file } cannot be created: there is no folder { $folder }. Check the path, or create the folder first.
database-missing = The database { $file } is missing, but { $part } is there. Put the database back, or move { $part } away to begin with an empty one.
database-kind = Databases of the kind “{ $kind }” are not supported. Use a file, or postgres://… for a PostgreSQL server.
postgres-url = The address of the database is not a valid URL. Expected postgres://USER:PASSWORD@HOST:PORT/DATABASE. In a password, write @ as %40, / as %2F, ? as %3F and # as %23.
postgres-parameter = The URL of the database has a parameter that is not supported: { $name }.
postgres-value = The URL of the database has an invalid value for { $name }.
postgres-no-server = No database server answers at { $database }: { $what }.
postgres-timeout = The database server at { $database } does not answer in time.
postgres-tls = There is no secure connection to { $database }: { $what }. Check sslmode and sslrootcert in the URL.
postgres-password = The database server at { $database } does not accept the user or the password.
postgres-no-database = The server has no database { $database }. Create it first.
postgres-connections = The server of { $database } has no free connection. Allow more of them there, or use fewer with --db-connections.
postgres-newer = The database { $database } needs a newer version of this program: it has schema { $needed }, and this program knows only { $known }. Nothing was changed.
postgres-in-use = Older nodes are using the database { $database }, and could not use it after its migration to this version. Nothing was changed. Stop all nodes, then start this version.
postgres-foreign = The database { $database } has content that is not of this program. Nothing was changed. Use an empty database.
postgres-encoding = The database { $database } has the encoding { $encoding }. Create it with UTF8.
bus-without-server = --bus is for several nodes that share a database on a PostgreSQL server. Name one with --db postgres://…, or leave --bus out.
bus-url = The URL of the NATS server is not valid: { $what }. Expected nats://USER:PASSWORD@HOST:PORT. In a password, write @ as %40, / as %2F, : as %3A and a comma as %2C.
bus-file = The file { $file } that --bus names cannot be used: { $what }.
bus-login = The NATS server at { $servers } does not accept the user, the password or the token.
bus-tls = There is no secure connection to the NATS server at { $servers }: { $what }. Check ca, certificate and key in the URL.
bus-no-server = No NATS server answers at { $servers }: { $what }.
backup-done = The database is copied to { $file }.
backup-server = “roshambo backup” copies a database file. For a PostgreSQL server, use its own tools: pg_dump copies one database at one moment, pg_basebackup the whole server.
restore-done = The backup is now the database { $file }. The previous one is kept next to it.
restore-damaged = { $file } is no backup that can be trusted: { $what }. Nothing was changed.
restore-kept = What an earlier restore put aside is still there: { $file }.before-restore. Move it away first.
restore-server = “roshambo restore” replaces a database file. For a PostgreSQL server, use its own tools: pg_restore after pg_dump, or the copy of pg_basebackup. Stop all nodes first.
migrate-done =
    Everything is in { $database } now, and { $file } was not changed.
    Tables: { $tables }, log entries: { $entries }, finished games: { $games }, guests: { $guests }.
    The counts are the same in both, and { $replayed ->
        [one] one table was read back and replayed.
       *[other] { $replayed } tables were read back and replayed.
    }
migrate-unreadable =
    { $count ->
        [one] One of these tables could
       *[other] { $count } of these tables could
    } not be replayed, neither here nor there.
migrate-not-file = “roshambo migrate” reads a database file and writes to a PostgreSQL server. Give the file with --from and postgres://… with --to.
migrate-old = The database { $file } is of an older version of this program. Start a server of this version with it once, stop the server, and try again.
migrate-not-empty = The database { $database } is not empty. Nothing was changed. Use an empty one.
migrate-in-use = A server uses the database { $database }. Stop it first.
migrate-differs = The copy differs from the original: { $what }. Nothing was changed.

## Columns of tables

column-game = game
column-seats = seats
column-games = games
column-seat = seat
column-level = level
column-a = a
column-b = b
column-score = score
column-interval = 95 % interval
column-fair = fair
column-rating = rating
column-win-share = win share
column-won = won
column-shared = shared
column-score-mean = score mean
column-min = min
column-max = max
column-to-win = to win
column-played = played
column-move = move
column-moves-per-second = moves/s
column-playouts-per-second = playouts/s
column-ns-per-move = ns/move
column-state-bytes = state bytes
column-iterations-per-second = iterations/s
column-ratio = ratio
column-hard-ms = hard ms
column-expert-ms = expert ms
column-late-ms = late ms
column-stop-ms = stop ms
column-entries = entries
column-decisions = decisions
column-rollouts-per-second = rollouts/s
column-quick-seconds = quick s
column-normal-seconds = normal s
column-luck-error = luck ± %
column-equity-error = start ± %

## Wrong calls

call-error = error:
call-tip = tip:
call-usage = Usage:
call-options = [OPTIONS]
call-default = [default: { $value }]
call-more = For more information, try “{ $help }”.
call-argument-unknown = There is no argument “{ $argument }” here.
call-argument-twice = The argument “{ $argument }” cannot be given more than once.
call-argument-conflict = The argument “{ $argument }” cannot be used with “{ $other }”.
call-arguments-missing = These required arguments are missing:
call-value-missing = The argument “{ $argument }” needs a value, and there is none.
call-value-wrong = The value “{ $value }” does not fit “{ $argument }”. Expected { $expected }.
call-value-surplus = The argument “{ $argument }” takes no value, and “{ $value }” was given.
call-command-unknown = There is no command “{ $command }”.
call-command-missing = “{ $command }” needs a command. Expected one of: { $expected }.
call-not-text = An argument is not valid UTF-8. Expected plain text.
call-similar = there is something similar: “{ $similar }”
call-elsewhere = there is “{ $similar }”
call-as-value = to pass “{ $argument }” as a value, write “{ $written }”
expected-number-between = a whole number from { $min } to { $max }
expected-number-from = a whole number, { $min } or more
expected-viewer = a seat number or spectator
expected-option = NAME=VALUE
expected-lang = a language: en, ru or uk
expected-addr = HOST:PORT, as 127.0.0.1:8080
expected-db = a file, sqlite:FILE or postgres://…
expected-node = a name of up to 64 letters, digits, hyphens, underscores and dots
expected-public-url = an address that begins with http:// or https:// and has no path, as https://play.example
expected-yes-or-no = 1, true or yes, or else 0, false or no
expected-size = a whole number with MiB, GiB or TiB, such as 10GiB; 0 for no limit
expected-time = a time, as 700ms, 30s, 5m, 24h or 14d
expected-time-some = a time longer than nothing, as 700ms, 30s, 5m, 24h or 14d
expected-log = text or json
expected-log-level = a level (error, warn, info, debug, trace or off), or levels of parts, as info,roshambo_server=debug

## Help: headings and what placeholders are called

cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-limits = Limits
cli-heading-times = Times
cli-heading-commands = Commands
cli-value-command = COMMAND
cli-value-file = FILE
cli-value-addr = HOST:PORT
cli-value-db = FILE|URL
cli-value-db-password-file = FILE
cli-value-bus = URL
cli-value-node = NAME
cli-value-admin = HOST:PORT
cli-value-from = FILE
cli-value-to = URL
cli-value-review-depth = DEPTH
cli-value-max-database-size = SIZE
cli-value-log-level = LEVEL
cli-value-record = FILE
cli-value-resume = FILE
cli-value-game = GAME
cli-value-options = NAME=VALUE
cli-value-view = SEAT|spectator
cli-value-out = DIR
cli-value-records = DIR
cli-value-directory = DIR
cli-value-lang = LANG

## Help: what several commands share

cli-about = Five published rock-paper-scissors table games: play them, serve them to others, replay, simulate, verify and measure them, and let bots play
cli-after = Exit status: 0 fine, 1 the input is wrong, 2 the call is wrong.
cli-lang = Language of all texts: en, ru or uk [default: from the environment]
cli-help-short = Print help
cli-help-see-long = Print help (see more with --help)
cli-help-see-short = Print help (see a summary with -h)
cli-version = Print version
cli-file = The record; - reads standard input
cli-game = paws, paws-quick, ninjan, kanobu or tsuefa
cli-seats = How many play [default: the fewest that can]
cli-options = An option of the game, see “roshambo games”
cli-seed = The same seed gives the same games, whatever --jobs is [default: a random one, printed]
cli-jobs = How many threads [default: all cores]
cli-records = Create DIR and write every game there as a record with its fairness proof
cli-db = The server’s database: a file or sqlite:FILE [default: roshambo.db in the user’s data folder]
cli-db-password-file = A file with the password of the database on a PostgreSQL server [default: as in the URL or in PGPASSWORD]

## Help: the commands

cli-help = Print this message or the help of a command
cli-help-command = Which command

cli-play = Play at this terminal, against bots or with others at the same keyboard
cli-play-game = paws, paws-quick, ninjan, kanobu or tsuefa [default: a menu of them]
cli-play-seats = How many play [default: the fewest that can, or enough for all people]
cli-play-level = How well the bots play: random, easy, medium, hard or expert [default: medium]
cli-play-people = The seats that are played at this keyboard; bots play the others [default: 1]
cli-play-seed = Seed for decks and bots: the same seed and the same moves give the same game
cli-play-record = Where to save the record during the game; a new file [default: in the user’s data folder]
cli-play-resume = Continue the game of a record
cli-play-pace = The least time between two moves of bots, in milliseconds
cli-play-after =
    Examples: roshambo play kanobu --seats 4 --level hard
              roshambo play tsuefa --people 1,2 --option variant=pro

cli-serve = Serve tables to browsers: everything needed to play online
cli-serve-addr = Where to listen; with port 0 the system chooses one
cli-serve-db = The server’s database: a file, sqlite:FILE or postgres://… [default: roshambo.db in the user’s data folder]
cli-serve-db-connections = Connections of this node to a PostgreSQL server
cli-serve-bus = The NATS server for notices between nodes that share a PostgreSQL server: nats://… or tls://… [default: none, nodes notice changes after a second]
cli-serve-node = The name of this node in logs [default: the name of this machine]
cli-serve-admin = A private address where the operator can drain this node and read its metrics; nobody else may reach it [default: none]
cli-serve-lan = Listen at all addresses of this machine, at the port of --addr, and print a QR code for the local network
cli-serve-public-url = The address that visitors see, where that is another one [default: as their browsers say]
cli-serve-trusted-hops = How many reverse proxies are in front of the server, each adding to X-Forwarded-For
cli-serve-public-metrics = Let everybody read /metrics, not only programs on this machine
cli-serve-bot-threads = How many threads bots think on; 0: one fewer than there are cores, but at least one
cli-serve-review-depth = How much the review of a finished game computes: quick, normal or deep
cli-serve-max-database-size = Refuse new tables and games when the database has this size; 0: never
cli-serve-log = How the log is written on standard error
cli-serve-log-level = What is logged: error, warn, info, debug, trace or off; also for parts, as info,roshambo_server=debug
cli-serve-address-requests = Requests per address per minute
cli-serve-guest-requests = Requests per guest per minute
cli-serve-new-guests = New guests per address per minute
cli-serve-new-tables = New tables per guest per minute; ten times as many per address
cli-serve-day-games = Games started per guest per day; ten times as many per address
cli-serve-server-day-games = Games started per day in all
cli-serve-misses = Lookups of non-existent tables per address per minute
cli-serve-messages = WebSocket messages per guest per minute; ten times as many per address
cli-serve-remarks = Remarks per guest per minute; ten times as many per address
cli-serve-hints = Hints per guest per minute; ten times as many per address
cli-serve-work = Cost of expensive answers per address per minute; a unit is about a millisecond of one core
cli-serve-work-at-once = Expensive answers of each kind at the same time; a quarter of them per address
cli-serve-address-sockets = Connections per address at the same time
cli-serve-guest-sockets = Connections per guest at the same time
cli-serve-sockets = Connections in all
cli-serve-address-connections = HTTP connections per address at the same time; does not apply behind trusted proxies
cli-serve-connections = HTTP connections in all
cli-serve-body-bytes = The longest body of a request, in bytes
cli-serve-message-bytes = The longest WebSocket message, in bytes
cli-serve-outbox-bytes = What may wait for a slow client, in bytes, before it is sent everything again
cli-serve-guest-tables = Tables of one guest that are not over
cli-serve-open-tables = Tables in all that are not over
cli-serve-tables-in-memory = Tables in memory; those that nobody uses make room for others
cli-serve-table-backlog-bytes = What may wait for the disk at one table, in bytes, before its players are refused
cli-serve-backlog-bytes = What may wait for the disk in all, in bytes, before everybody is refused
cli-serve-pace = The least time that a bot takes for a move
cli-serve-silence = Without a time limit, and after a game: how long a player is silent before others may let a bot take over
cli-serve-reveal = How long players’ clients may take to reveal their texts for the shuffle
cli-serve-idle = How long a table that nobody touches stays in memory
cli-serve-ping = How often a silent connection is asked whether it is still there; after twice that it is closed
cli-serve-write = How long one write to a client may take
cli-serve-first-byte = How long a new connection may be silent
cli-serve-headers = How long the headers of a request may take
cli-serve-keep-alive = How long a connection may wait for its next request
cli-serve-request = How long a request may take until its answer begins
cli-serve-close = How long the server waits for the goodbye of a client
cli-serve-shutdown = How long stopping waits for what was acknowledged
cli-serve-keep-waiting = How long to keep a table that waits for players
cli-serve-keep-playing = How long to keep a game in which nobody moves
cli-serve-keep-over = How long to keep a finished game
cli-serve-keep-guests = How long to keep a guest who does not come back
cli-serve-after =
    Times are written as 700ms, 30s, 5m, 24h or 14d. Every flag can be set in the environment, too: --public-url as ROSHAMBO_PUBLIC_URL; the flag wins. See docs/server.md for more.

    Examples: roshambo serve
              roshambo serve --lan
              roshambo serve --public-url https://play.example --trusted-hops 1

cli-healthcheck = Ask a running server whether it is ready, for containers and monitoring
cli-healthcheck-addr = Where the server listens
cli-healthcheck-after = Exit status: 0 the server is ready, 1 it is not, 2 the call is wrong.

cli-backup = Copy the server’s database to a new file, also while the server runs
cli-backup-file = The new file
cli-backup-after = { cli-after }

cli-restore = Put a backup in the place of the server’s database
cli-restore-file = The backup
cli-restore-after =
    The server has to be stopped. The old database is kept next to the new one.

    { cli-after }

cli-migrate = Move the server’s database from a file to a PostgreSQL server
cli-migrate-from = The database file
cli-migrate-to = The new database, which is empty: postgres://…
cli-migrate-after =
    The server has to be stopped. The file is not changed.

    { cli-after }

cli-generate = Write man pages, shell completions and the file of default settings, for packages
cli-generate-directory = Where to write them

cli-games = List the games with their seats and options
cli-games-json = Print a JSON array instead of a table

cli-replay = Replay a record: an account in words, a trace, or what one viewer may see
cli-replay-trace = Print one JSON object before each entry and after the last: awaited chance, legal moves, outcome
cli-replay-view = Print one JSON object a ply with this viewer’s view, new events and legal moves
cli-replay-memory = With --view: all that a careful viewer could have noted, where the display shows less (tsuefa pro)
cli-replay-after = { cli-after }

cli-sim = Play games, random ones or between bots, and summarise them
cli-sim-levels = Who plays, a level for each seat or one for all: random, easy, medium, hard, expert, or exec:PROGRAM (docs/outside-players.md) [default: random play]
cli-sim-games = How many games
cli-sim-json = Print one JSON object instead of a table
cli-sim-after =
    Examples: roshambo sim kanobu --seats 4 --games 10000 --seed 1 --json
              roshambo sim paws --levels medium,hard --games 100

cli-arena = Let levels of bots play against each other: scores, intervals, ratings
cli-arena-levels = Who plays: random, easy, medium, hard, expert, plain-ismcts, pimc (docs/bots.md), or exec:PROGRAM (docs/outside-players.md)
cli-arena-iterations = Iterations a decision for each of the levels that search; - or 0 keeps the level’s own
cli-arena-equal-time = Give all that search the processor time of the first of them, by iterations that are measured before the contest
cli-arena-games = Games for each pair, rounded up to whole deals
cli-arena-json = Print a JSON array with an object for each pair instead of a table
cli-arena-after = See --help for what the numbers mean, and for examples.
cli-arena-after-long =
    Each deal is played once for each seat: the same cards, one seat for a, all others for b. Of two levels a is the one listed earlier. Bots think by fixed numbers of iterations on one thread, so the same seed gives the same games, however fast the machine and whatever --jobs is.

    score     mean of a’s games; a shared victory counts by share, a draw 1/seats
    interval  95 %, over deals: the games of one deal are not independent
    fair      what equal players would get, 1/seats
    rating    Elo difference of the pair: ten times the odds of a fair share are 400 points; one
              fair game is added to those played, so it is never infinite
    ratings   the same for all levels together, the most likely ones (Bradley-Terry); the first
              level has 0; with more than two seats, a plays against the sum of the others

    Ctrl-C ends early and reports the deals that were finished.

    Examples:
      roshambo arena kanobu --levels hard,medium,easy,random --games 400 --seed 1
      roshambo arena paws --seats 4 --levels hard,medium --json
      roshambo arena tsuefa --levels hard,hard,hard --iterations 500,1000,2000
      roshambo arena ninjan --levels exec:./my-player,medium --games 100
      roshambo arena paws --levels expert,plain-ismcts,pimc --equal-time

cli-lab = Measure the rules of a game: play many games of several variants and compare them
cli-lab-seats = How many play; several numbers are compared [default: the fewest that can]
cli-lab-options = An option of the game with one or more values, which are compared: NAME=A,B,C
cli-lab-levels = Who plays: random, easy, medium, hard, expert; several levels are compared, and each plays against the one before it
cli-lab-games = How many games of each variant [default: 1000]
cli-lab-until = Play until every win share and every difference is known to this many percentage points
cli-lab-out = The folder of the report [default: lab-GAME]; an unfinished run in it goes on
cli-lab-after = See --help for what is measured, and for examples.
cli-lab-after-long =
    All variants play the same deals, with the same random numbers where their rules allow. So differences between variants are more exact than the numbers themselves. The same seed gives the same report, whatever --jobs is and however often it was interrupted.

    The report is a page (report.html), a table (report.csv) and data (report.json): win share by seat and by who starts, length, results, scores, leads, choices, skill and luck, the value of cards and tokens, what happens how often, and which rulings are used. docs/lab.md explains the figures.

    Ctrl-C stops; the same command goes on.

    Examples:
      roshambo lab ninjan --seats 2,3,4 --games 20000 --seed 1
      roshambo lab tsuefa --option items=4-3-3,3-4-3,3-3-4 --until 1
      roshambo lab kanobu --levels random,easy,medium --games 5000 --out kanobu-levels

cli-suggest = Ask a bot what to play at the end of a record
cli-suggest-file = The record, whose end is the position; - reads standard input
cli-suggest-seat = Whose decision it is
cli-suggest-level = Who is asked: random, easy, medium, hard, expert, or exec:PROGRAM (docs/outside-players.md)
cli-suggest-iterations = Think for so many iterations; then the same call gives the same answer
cli-suggest-time = Think for so many milliseconds [default: as long as the level does in play]
cli-suggest-seed = What is drawn by lot; without --time the level’s own iterations are used and the same call gives the same answer
cli-suggest-threads = On how many threads [default: all cores; one, where the answer is to be the same]
cli-suggest-json = Print one JSON object instead of a table
cli-suggest-after =
    to win  the chance to win with the move; only levels that search know it
    played  how often the bot would play it: decisions taken together are mixed, so as not to be guessed

    Ctrl-C ends thinking early.

    { cli-after }

cli-review = Review a finished game: how much was luck, how much were choices, and which decisions were mistakes
cli-review-depth = How much is computed: quick (seconds), normal, or deep (minutes)
cli-review-seat = Judge only the decisions of this seat [default: all seats]
cli-review-seed = What the samples are drawn by; the same call gives the same review
cli-review-json = Print one JSON object instead of a text
cli-review-html = Also write a page with a graph to this file; it needs nothing else
cli-review-after = See --help for what the numbers mean, and for examples.
cli-review-after-long =
    Each seat’s chance to win is estimated before and after each entry, with all cards open, by many games that strong players would play on. The change over the game is the sum of

    luck             the order of a deck, and what was drawn
    own choices      moves, against what strong players would do
    others’ choices  the same for all other seats
    guessing         decisions made in secret that happened to fit each other well or badly

    A decision is judged only by what its seat could know. lost by decisions is the sum of what each move cost against the best one; decisions made in secret are compared with a mixed strategy. ± is a standard error.

    Ctrl-C ends the review without a result.

    Examples:
      roshambo review game.rec
      roshambo review game.rec --depth deep --seat 2
      roshambo review game.rec --json
      roshambo review game.rec --depth quick --html review.html

    { cli-after }

cli-verify = Check the fairness proof of a record and that it replays
cli-verify-strict = Also fail if the record leaves something open that it could prove: texts, seals
cli-verify-after = { cli-after }

cli-perft = Count decision sequences by depth: the proof of the move generators
cli-perft-seed = Where decks and setups come from
cli-perft-depth = Count up to this depth
cli-perft-after = Decks and Tsu-e-fa’s setups come from the seed and count nothing; sealed decisions are taken in seat order. Prints lines: depth count.

cli-bench = Measure random play on one thread, the bots, or reviews
cli-bench-game = Only this game [default: all]
cli-bench-json = Print a JSON array instead of a table

cli-bench-bots = Measure the bots: how fast they search, how long they think, and whether they stop in time
cli-bench-bots-game = Only this game [default: all]
cli-bench-bots-json = Print a JSON array instead of a table
cli-bench-bots-after =
    On one core, at positions of games between mediums, for the fewest and the most seats:

    iterations/s  states sampled and played out by search
    playouts/s    whole random games, measured in the same run; ratio: iterations for each of them
    hard, expert  milliseconds a decision with the level’s fixed iterations
    late          the worst time a decision took beyond 20 milliseconds given, on one thread and on two
    stop          the worst time it went on after being told to stop

cli-bench-review = Measure reviews of a typical game of each kind
cli-bench-review-game = Only this game [default: all]
cli-bench-review-json = Print a JSON array instead of a table
cli-bench-review-after =
    On all cores, for the median game of nine between mediums, with the fewest and the most seats:

    rollouts/s     whole games that the evaluation plays in a second, on one core
    quick, normal  seconds for a review of this depth
    luck, start    standard errors of seat 1 at normal depth

## The Python package

python-language = There is no language { $found }. The languages are en, ru and uk.
python-seat-needed = The seat has to be given. Seats that may act now: { $count }
python-too-many-moves = These moves are too many to list. They look like this: { $form }
python-not-a-move = This is no move of the game: { $found }
python-recall = Recall is “memory” or “display”, not { $found }.
python-threads = The number of threads is 1 to { $most }, not { $found }.
python-seconds = The seconds are a number from 0 to { $most }.
python-two-budgets = Give iterations or seconds, not both.
python-player = There is no player { $player }. Players are counted from 0 to { $last }.
python-game = There is no game { $game }. Games are counted from 0 to { $last }.
python-outcome = Chance has no outcome { $found } here.
python-array = The array “{ $array }” has the wrong type or shape, or cannot be written.
python-not-tracked = This state does not keep what players have seen. Make it with track_information=True.
python-small = A small variant begins with one of its deals: draw an outcome of chance.
python-players = There must be one player for each seat. Players: { $found }; seats: { $size }

## Environments for research

env-seats = { $game } cannot be played at { $found } seats. Expected { $fewest } to { $most }.
env-no-such-action = There is no action { $action }. Expected a number from 0 to below { $count }.
env-illegal-action = { $seat } may not take action { $action } ({ $text }) now. Expected an action that the mask allows.
env-no-action = No action makes the move “{ $text }”, because it is never legal.
env-in-game = Game { $game }: { $error }
env-buffer-length = The buffer { $buffer } has { $found } values. Expected { $expected }.
env-games = { $found } games are not possible. Expected 1 to { $most }.
env-threads = { $found } threads are not possible. Expected 1 to { $most }.
env-no-threads = The operating system started no threads. Expected room for more.
