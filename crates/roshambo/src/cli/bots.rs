//! The flags of the commands in which bots play.

use std::path::PathBuf;

use clap::Args;
use roshambo_bots::BotSpec;
use roshambo_rules::Seat;
use roshambo_table::GameId;

use super::parse::number;
use super::{BatchArgs, GameArgs};
use crate::participant::IterationCount;

/// `roshambo arena`
#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[arg(long, required = true, value_name = "A,B,…", value_delimiter = ',')]
    pub(crate) levels: Vec<BotSpec>,
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', allow_hyphen_values = true)]
    pub(crate) iterations: Vec<IterationCount>,
    #[arg(long)]
    pub(crate) equal_time: bool,
    #[arg(long, default_value_t = 200, value_name = "K", value_parser = number::<u64>(1..=10_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
    #[arg(long)]
    pub(crate) json: bool,
}

/// `roshambo suggest`
#[derive(Debug, Args)]
pub(crate) struct SuggestArgs {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "K", value_parser = Seat::parse)]
    pub(crate) seat: Seat,
    #[arg(long, value_name = "L", default_value = "expert")]
    pub(crate) level: BotSpec,
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = number::<u64>(1..=u64::MAX))]
    pub(crate) iterations: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = number::<u64>(0..=86_400_000))]
    pub(crate) time: Option<u64>,
    #[arg(long, value_name = "S", value_parser = number::<u64>(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "T", value_parser = number::<u16>(1..=1024))]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// `roshambo bench bots`
#[derive(Debug, Args)]
pub(crate) struct BenchBotsArgs {
    pub(crate) game: Option<GameId>,
    #[arg(long)]
    pub(crate) json: bool,
}
