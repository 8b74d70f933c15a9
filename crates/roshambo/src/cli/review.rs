//! The flags of `roshambo review` and `roshambo bench review`.

use std::path::PathBuf;

use clap::Args;
use roshambo_review::Depth;
use roshambo_rules::Seat;
use roshambo_table::GameId;

use super::parse::number;

/// `roshambo review`
#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "D", default_value = "normal")]
    pub(crate) depth: Depth,
    #[arg(long, value_name = "K", value_parser = Seat::parse)]
    pub(crate) seat: Option<Seat>,
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = number::<u64>(0..=u64::MAX))]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "OUT")]
    pub(crate) html: Option<PathBuf>,
}

/// `roshambo bench review`
#[derive(Debug, Args)]
pub(crate) struct BenchReviewArgs {
    pub(crate) game: Option<GameId>,
    #[arg(long)]
    pub(crate) json: bool,
}
