//! The flags of the commands in which bots play.

use std::path::PathBuf;

use clap::Args;
use roshambo_bots::Contender;
use roshambo_rules::Seat;
use roshambo_table::GameId;

use super::{BatchArgs, EXIT_CODES, GameArgs};
use crate::entrant::Thinking;

const ARENA: &str = "\
Each deal is played once for each seat: the same cards, one seat for a, all others for b. Of two levels \
a is the one listed earlier. Bots think by fixed numbers of iterations on one thread, so the same seed gives \
the same games, however fast the machine and whatever --jobs is.

score     mean of a's games; a shared victory counts by share, a draw 1/seats
interval  95 %, over deals: the games of one deal are not independent
fair      what equal players would get, 1/seats
rating    Elo difference of the pair: ten times the odds of a fair share are 400 points; one
          fair game is added to those played, so it is never infinite
ratings   the same for all levels at once, the most likely ones (Bradley-Terry); the first
          level has 0; with more than two seats, a plays against the sum of the others

Ctrl-C ends early and reports the deals that were finished.

Examples:
  roshambo arena kanobu --levels hard,medium,easy,random --games 400 --seed 1
  roshambo arena paws --seats 4 --levels hard,medium --json
  roshambo arena tsuefa --levels hard,hard,hard --iterations 500,1000,2000
  roshambo arena ninjan --levels exec:./my-player,medium --games 100";

/// `roshambo arena`
#[derive(Debug, Args)]
#[command(after_long_help = ARENA, after_help = "See --help for what the numbers mean, and for examples.")]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Who plays: random, easy, medium, hard, expert, or exec:PROGRAM
    /// (docs/outside-players.md)
    #[arg(long, required = true, value_name = "A,B,…", value_delimiter = ',')]
    pub(crate) levels: Vec<Contender>,
    /// Iterations a decision for each of the levels that search; - or 0 keeps the level's own
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', allow_hyphen_values = true)]
    pub(crate) iterations: Vec<Thinking>,
    /// Games for each pair, rounded up to whole deals
    #[arg(long, default_value_t = 200, value_name = "K", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    /// Print a JSON array with an object for each pair instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

const SUGGEST: &str = "\
to win  the chance to win with the move; only levels that search know it
played  how often the bot would play it: decisions taken together are mixed, so as not to be guessed

Ctrl-C ends thinking early.";

/// `roshambo suggest`
#[derive(Debug, Args)]
#[command(after_help = format!("{SUGGEST}\n\n{EXIT_CODES}"))]
pub(crate) struct SuggestArgs {
    /// The record, whose end is the position; - reads standard input
    pub(crate) file: PathBuf,
    /// Whose decision it is
    #[arg(long, value_name = "K", value_parser = Seat::parse)]
    pub(crate) seat: Seat,
    /// Who is asked: random, easy, medium, hard, expert, or exec:PROGRAM (docs/outside-players.md)
    #[arg(long, value_name = "L", default_value = "expert")]
    pub(crate) level: Contender,
    /// Think for so many iterations; then the same call gives the same answer
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) iterations: Option<u64>,
    /// Think for so many milliseconds [default: as long as the level does in play]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=86_400_000))]
    pub(crate) time: Option<u64>,
    /// What is drawn by lot; without --time the level's own iterations are used and the same call
    /// gives the same answer
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// On how many threads [default: all cores; one, where the answer is to be the same]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

const BENCH: &str = "\
On one core, at positions of games between mediums, for the fewest and the most seats:

iterations/s  states sampled and played out by search
playouts/s    whole random games, measured in the same run; ratio: iterations for each of them
hard, expert  milliseconds a decision with the level's fixed iterations
late          the worst time a decision took beyond 20 milliseconds given, on one thread and on two
stop          the worst time it went on after being told to stop";

/// `roshambo bench bots`
#[derive(Debug, Args)]
#[command(after_help = BENCH)]
pub(crate) struct BenchBotsArgs {
    /// Only this game [default: all]
    pub(crate) game: Option<GameId>,
    /// Print a JSON array instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}
