//! The flags of `roshambo play`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use roshambo_bots::Level;
use roshambo_rules::{Seat, SeatSet};
use roshambo_table::GameId;
use roshambo_tui::{PlayConfig, Start};
use roshambo_words::Lang;

use super::GameArgs;
use super::parse::{name_and_value, number};
use crate::failure::Failure;

/// `roshambo play`
#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    pub(crate) game: Option<GameId>,
    #[arg(long, value_name = "N", requires = "game", value_parser = number::<u32>(0..=u32::MAX.into()))]
    pub(crate) seats: Option<u32>,
    #[arg(long, value_name = "L")]
    pub(crate) level: Option<Level>,
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', value_parser = Seat::parse)]
    pub(crate) people: Vec<Seat>,
    #[arg(long = "option", requires = "game", value_parser = name_and_value)]
    pub(crate) options: Vec<(String, String)>,
    #[arg(long, value_name = "S", value_parser = number::<u64>(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[arg(long)]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["game", "record"])]
    pub(crate) resume: Option<PathBuf>,
    #[arg(long, default_value_t = 700, value_name = "MS", value_parser = number::<u64>(0..=10_000))]
    pub(crate) pace: u64,
}

impl PlayArgs {
    /// The game to play, as the terminal client expects it.
    pub(crate) fn config(&self, lang: Lang) -> Result<PlayConfig, Failure> {
        let start = match (&self.resume, self.game) {
            (Some(path), _) => Start::Resume(path.clone()),
            (None, Some(game)) => Start::New(self.game_args(game).header()?),
            (None, None) => Start::Menu,
        };
        let colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Ok(PlayConfig {
            start,
            people: (!self.people.is_empty()).then(|| self.people.iter().copied().collect::<SeatSet>()),
            level: self.level,
            seed: self.seed,
            record: self.record.clone(),
            pace: Duration::from_millis(self.pace),
            lang,
            colours,
        })
    }

    /// Without `--seats`, the game has enough seats for everyone in `--people`.
    fn game_args(&self, game: GameId) -> GameArgs {
        let people = self.people.iter().map(|seat| seat.number()).max();
        let enough = people.filter(|people| game.seats(*people).is_some());
        GameArgs { game, seats: self.seats.or(enough.map(u32::from)), options: self.options.clone() }
    }
}
