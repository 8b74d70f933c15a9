//! Every command and flag, with its help.

mod bots;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use roshambo_bots::Contender;
use roshambo_rules::{Seat, Seats, Viewer};
use roshambo_table::record::Header;
use roshambo_table::{GameId, open};

use crate::failure::Failure;
pub(crate) use bots::{ArenaArgs, BenchBotsArgs, SuggestArgs};

const EXIT_CODES: &str = "Exit status: 0 fine, 1 the input is wrong, 2 the call is wrong.";

/// Five published rock-paper-scissors table games: replay, simulate, verify and measure them, and let bots play.
#[derive(Debug, Parser)]
#[command(name = "roshambo", version, after_help = EXIT_CODES)]
pub(crate) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games with their seats and options
    Games(GamesArgs),
    /// Replay a record: an account in words, a trace, or what one viewer may see
    Replay(ReplayArgs),
    /// Play games, random ones or between bots, and summarise them
    Sim(SimArgs),
    /// Let levels of bots play against each other: scores, intervals, ratings
    Arena(ArenaArgs),
    /// Ask a bot what to play at the end of a record
    Suggest(SuggestArgs),
    /// Check the fairness proof of a record and that it replays
    Verify(VerifyArgs),
    /// Count decision sequences by depth: the proof of the move generators
    Perft(PerftArgs),
    /// Measure random play on one thread, or the bots
    Bench(BenchArgs),
}

/// `roshambo games`
#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// Print a JSON array instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

/// `roshambo replay`
#[derive(Debug, Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct ReplayArgs {
    /// The record; - reads standard input
    pub(crate) file: PathBuf,
    /// Print one JSON object before each entry and after the last: awaited chance, legal moves, outcome
    #[arg(long, conflicts_with = "view")]
    pub(crate) trace: bool,
    /// Print one JSON object a ply with this viewer's view, new events and legal moves
    #[arg(long, value_name = "SEAT|spectator", value_parser = parse_viewer)]
    pub(crate) view: Option<Viewer>,
    /// With --view: all that a careful viewer could have noted, where the display shows less (tsuefa pro)
    #[arg(long, requires = "view")]
    pub(crate) memory: bool,
}

/// `roshambo sim`
#[derive(Debug, Args)]
#[command(after_help = "Examples: roshambo sim kanobu --seats 4 --games 10000 --seed 1 --json\n          \
                        roshambo sim paws --levels medium,hard --games 100")]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Who plays, a level for each seat or one for all: random, easy, medium, hard, expert, or
    /// exec:PROGRAM (docs/outside-players.md) [default: random play]
    #[arg(long, value_name = "L1,L2,…", value_delimiter = ',')]
    pub(crate) levels: Vec<Contender>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

/// `roshambo verify`
#[derive(Debug, Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct VerifyArgs {
    /// The record; - reads standard input
    pub(crate) file: PathBuf,
}

/// `roshambo perft`
#[derive(Debug, Args)]
#[command(
    after_help = "Decks and Tsu-e-fa's setups come from the seed and count nothing; sealed decisions are \
                        taken in seat order. Prints lines: depth count."
)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Where decks and setups come from
    #[arg(long, value_name = "S")]
    pub(crate) seed: u64,
    /// Count up to this depth
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) depth: u32,
}

/// `roshambo bench`
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
pub(crate) struct BenchArgs {
    /// What else can be measured.
    #[command(subcommand)]
    pub(crate) other: Option<BenchOther>,
    /// Only this game [default: all]
    pub(crate) game: Option<GameId>,
    /// Print a JSON array instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

/// What is measured besides random play.
#[derive(Debug, Subcommand)]
pub(crate) enum BenchOther {
    /// Measure the bots: how fast they search, how long they think, and whether they stop in time
    Bots(BenchBotsArgs),
}

/// How many games are played at once, from which seed, and where they are kept.
#[derive(Debug, Args)]
pub(crate) struct BatchArgs {
    /// The same seed gives the same games, whatever --jobs is [default: a random one, printed]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// How many threads [default: all cores]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    /// Create DIR and write every game there as a record with its fairness proof
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
}

/// Which game, for how many, with which options.
#[derive(Debug, Args)]
pub(crate) struct GameArgs {
    /// paws, paws-quick, ninjan, kanobu or tsuefa
    pub(crate) game: GameId,
    /// How many play [default: the fewest that can]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// An option of the game, see 'roshambo games'
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = parse_option)]
    pub(crate) options: Vec<(String, String)>,
}

impl GameArgs {
    /// The seats and options, checked against the game.
    pub(crate) fn header(&self) -> Result<Header, Failure> {
        let seats = self.seats()?;
        for (i, (name, _)) in self.options.iter().enumerate() {
            if self.options[..i].iter().any(|(earlier, _)| earlier == name) {
                return Err(Failure::call(format!(
                    "option {name} is given twice, expected each option once"
                )));
            }
        }
        open(self.game, seats, &self.options).map_err(Failure::call)?;
        Ok(Header::new(self.game, seats, self.options.clone()))
    }

    fn seats(&self) -> Result<Seats, Failure> {
        let info = self.game.info();
        let count = self.seats.unwrap_or(info.min_seats);
        self.game.seats(count).ok_or_else(|| {
            let (min, max) = (info.min_seats, info.max_seats);
            Failure::call(format!("{} is for {min} to {max} seats, found {count}", info.id))
        })
    }
}

fn parse_option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("expected NAME=VALUE".to_owned()),
    }
}

fn parse_viewer(text: &str) -> Result<Viewer, String> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    Seat::parse(text).map(Viewer::Seat).map_err(|_| "expected a seat number or spectator".to_owned())
}
