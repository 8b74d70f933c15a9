//! The flags of `roshambo lab`.

use std::path::PathBuf;

use clap::Args;
use roshambo_bots::Level;
use roshambo_lab::{Plan, Target};
use roshambo_rules::{Seats, say};
use roshambo_table::GameId;
use roshambo_table::record::Problem;

use super::parse::{InvalidValue, name_and_value, number};
use crate::failure::Failure;

/// `roshambo lab`
#[derive(Debug, Args)]
pub(crate) struct LabArgs {
    pub(crate) game: GameId,
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', value_parser = number::<u32>(0..=u64::from(u32::MAX)))]
    pub(crate) seats: Vec<u32>,
    #[arg(long = "option", value_parser = name_and_value)]
    pub(crate) options: Vec<(String, String)>,
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "medium")]
    pub(crate) levels: Vec<Level>,
    #[arg(long, value_name = "K", conflicts_with = "until", value_parser = number::<u64>(1..=1_000_000_000))]
    pub(crate) games: Option<u64>,
    #[arg(long, value_name = "WIDTH", value_parser = width)]
    pub(crate) until: Option<f64>,
    #[arg(long, value_name = "S", value_parser = number::<u64>(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "J", value_parser = number::<u16>(1..=1024))]
    pub(crate) jobs: Option<u16>,
    #[arg(long)]
    pub(crate) out: Option<PathBuf>,
}

/// The number of games of each variant without `--games` and `--until`.
const GAMES: u64 = 1000;

impl LabArgs {
    /// The plan, without checking its options.
    pub(crate) fn plan(&self, seed: u64) -> Result<Plan, Failure> {
        let split = |(name, values): &(String, String)| {
            (name.clone(), values.split(',').map(str::to_owned).collect())
        };
        Ok(Plan {
            game: self.game,
            seats: self.seats()?,
            options: self.options.iter().map(split).collect(),
            levels: self.levels()?,
            seed,
            target: match self.until {
                Some(width) => Target::Width(width),
                None => Target::Games(self.games.unwrap_or(GAMES)),
            },
        })
    }

    /// The folder of the report.
    pub(crate) fn folder(&self) -> PathBuf {
        self.out.clone().unwrap_or_else(|| PathBuf::from(format!("lab-{}", self.game)))
    }

    fn seats(&self) -> Result<Vec<Seats>, Failure> {
        let info = self.game.info();
        let (min, max) = (info.min_seats, info.max_seats);
        let asked = if self.seats.is_empty() { vec![u32::from(min)] } else { self.seats.clone() };
        let mut all = Vec::new();
        for found in asked {
            let seats = u8::try_from(found).ok().and_then(|count| self.game.seats(count));
            let wrong = || Failure::call(Problem::Seats { game: self.game.id(), min, max, found });
            let seats = seats.ok_or_else(wrong)?;
            if all.contains(&seats) {
                return Err(Failure::call(say!("lab-seats-twice", seats = found)));
            }
            all.push(seats);
        }
        Ok(all)
    }

    fn levels(&self) -> Result<Vec<Level>, Failure> {
        for (place, level) in self.levels.iter().enumerate() {
            if self.levels[..place].contains(level) {
                let level = roshambo_rules::Arg::text(level);
                return Err(Failure::call(say!("lab-level-twice", level = level)));
            }
        }
        Ok(self.levels.clone())
    }
}

/// Parses the width of an interval in percentage points.
fn width(text: &str) -> Result<f64, InvalidValue> {
    let found = text.parse().ok().filter(|found| (0.01..=50.0).contains(found));
    found.ok_or_else(|| InvalidValue(say!("expected-width")))
}
