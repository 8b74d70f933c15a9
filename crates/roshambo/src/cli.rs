//! All commands and flags. Their texts are in `locales/`, under ids made from their names.

mod bots;
mod help;
mod lab;
mod parse;
mod play;
mod review;
mod serve;
mod usage_error;
mod values;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, FromArgMatches, Parser, Subcommand};
use roshambo_bots::BotSpec;
use roshambo_rules::{Seats, Viewer};
use roshambo_table::record::{Header, Problem};
use roshambo_table::{GameId, open};
use roshambo_words::{Lang, Words};

use crate::failure::Failure;
pub(crate) use bots::{ArenaArgs, BenchBotsArgs, SuggestArgs};
pub(crate) use help::{command, help};
pub(crate) use lab::LabArgs;
use parse::{lang, name_and_value, number, viewer};
pub(crate) use play::PlayArgs;
pub(crate) use review::{BenchReviewArgs, ReviewArgs};
pub(crate) use serve::{
    BackupArgs, DbArgs, DbServerArgs, HealthcheckArgs, MigrateArgs, RestoreArgs, ServeArgs,
};
pub(crate) use values::{Database, HostPort, LogFormat, SecretUrl};

// The help flag, version flag and help command are defined in `help`: those of clap are in English only.
/// The parsed command line.
#[derive(Debug, Parser)]
#[command(
    name = "roshambo",
    version,
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true
)]
pub(crate) struct Cli {
    #[arg(long, global = true, display_order = 900, value_parser = lang)]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Parses the arguments. On an error, or when help was asked for, prints it and returns the exit status.
pub(crate) fn parse(arguments: Vec<OsString>, words: &Words) -> Result<Cli, ExitCode> {
    let mut command = command(words);
    let parsed = command.try_get_matches_from_mut(arguments);
    parsed
        .and_then(|found| Cli::from_arg_matches(&found))
        .map_err(|error| usage_error::print(error, &command, words))
}

/// The value of `--lang`, found without parsing the other arguments, which may be wrong.
pub(crate) fn asked_lang(arguments: &[OsString]) -> Option<Lang> {
    let mut texts = arguments.iter().map(|text| text.to_str().unwrap_or_default());
    while let Some(text) = texts.next() {
        let value = match text.split_once('=') {
            _ if text == "--" => return None,
            _ if text == "--lang" => texts.next()?,
            Some(("--lang", value)) => value,
            _ => continue,
        };
        return value.parse().ok();
    }
    None
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(PlayArgs),
    Serve(Box<ServeArgs>),
    Healthcheck(HealthcheckArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Migrate(MigrateArgs),
    Games(GamesArgs),
    Replay(ReplayArgs),
    Sim(SimArgs),
    Arena(ArenaArgs),
    Lab(LabArgs),
    Suggest(SuggestArgs),
    Review(ReviewArgs),
    Verify(VerifyArgs),
    Perft(PerftArgs),
    Bench(BenchArgs),
    Help(HelpArgs),
    #[command(hide = true)]
    Generate(GenerateArgs),
}

/// `roshambo generate`
#[derive(Debug, Args)]
pub(crate) struct GenerateArgs {
    pub(crate) directory: PathBuf,
}

/// `roshambo help`
#[derive(Debug, Args)]
pub(crate) struct HelpArgs {
    pub(crate) command: Vec<String>,
}

/// `roshambo games`
#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    #[arg(long)]
    pub(crate) json: bool,
}

/// `roshambo replay`
#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    pub(crate) file: PathBuf,
    #[arg(long, conflicts_with = "view")]
    pub(crate) trace: bool,
    #[arg(long, value_parser = viewer)]
    pub(crate) view: Option<Viewer>,
    #[arg(long, requires = "view")]
    pub(crate) memory: bool,
}

/// `roshambo sim`
#[derive(Debug, Args)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[arg(long, value_name = "L1,L2,…", value_delimiter = ',')]
    pub(crate) levels: Vec<BotSpec>,
    #[arg(long, default_value_t = 1000, value_name = "K", value_parser = number::<u64>(1..=u64::MAX))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    #[arg(long)]
    pub(crate) json: bool,
}

/// `roshambo verify`
#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) strict: bool,
}

/// `roshambo perft`
#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[arg(long, value_name = "S", value_parser = number::<u64>(0..=u64::MAX))]
    pub(crate) seed: u64,
    #[arg(long, value_name = "D", value_parser = number::<u32>(1..=100))]
    pub(crate) depth: u32,
}

/// `roshambo bench`
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    pub(crate) other: Option<BenchOther>,
    pub(crate) game: Option<GameId>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Benchmarks other than random play.
#[derive(Debug, Subcommand)]
pub(crate) enum BenchOther {
    Bots(BenchBotsArgs),
    Review(BenchReviewArgs),
}

/// How many games run in parallel, their seed, and where their records are written.
#[derive(Debug, Args)]
pub(crate) struct BatchArgs {
    #[arg(long, value_name = "S", value_parser = number::<u64>(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "J", value_parser = number::<u16>(1..=1024))]
    pub(crate) jobs: Option<u16>,
    #[arg(long)]
    pub(crate) records: Option<PathBuf>,
}

/// The game, its number of seats and its options.
#[derive(Debug, Args)]
pub(crate) struct GameArgs {
    pub(crate) game: GameId,
    #[arg(long, value_name = "N", value_parser = number::<u32>(0..=u64::from(u32::MAX)))]
    pub(crate) seats: Option<u32>,
    #[arg(long = "option", value_parser = name_and_value)]
    pub(crate) options: Vec<(String, String)>,
}

impl GameArgs {
    /// A record header with the seats and options, or an error if the game does not allow them.
    pub(crate) fn header(&self) -> Result<Header, Failure> {
        let seats = self.seats()?;
        for (i, (name, _)) in self.options.iter().enumerate() {
            if self.options[..i].iter().any(|(earlier, _)| earlier == name) {
                return Err(Failure::call(Problem::OptionTwice(name.clone())));
            }
        }
        open(self.game, seats, &self.options).map_err(Failure::call)?;
        Ok(Header::new(self.game, seats, self.options.clone()))
    }

    fn seats(&self) -> Result<Seats, Failure> {
        let info = self.game.info();
        let (min, max) = (info.min_seats, info.max_seats);
        let found = self.seats.unwrap_or(u32::from(min));
        let seats = u8::try_from(found).ok().and_then(|count| self.game.seats(count));
        seats.ok_or_else(|| Failure::call(Problem::Seats { game: self.game.id(), min, max, found }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> Option<Lang> {
        asked_lang(&text.split(' ').map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn the_language_flag_is_found_at_any_position() {
        assert_eq!(asked("roshambo --lang ru games"), Some(Lang::Ru));
        assert_eq!(asked("roshambo dance --lang=uk"), Some(Lang::Uk));
        assert_eq!(asked("roshambo games --lang fr"), None);
        assert_eq!(asked("roshambo games --lang"), None);
        assert_eq!(asked("roshambo replay -- --lang ru"), None);
    }
}
