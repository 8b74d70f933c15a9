//! Statistics over many games.

use std::io::Write;

use roshambo_bots::BotSpec;
use roshambo_bots::stats::wilson;
use roshambo_rules::{Arg, Seats, say};
use roshambo_table::Table;
use roshambo_table::record::Header;
use roshambo_words::Words;
use serde::Serialize;
use serde_json::json;

use super::decisions;
use crate::failure::Failure;
use crate::text_table::TextTable;

/// The game and who played it.
pub(super) struct Contest<'a> {
    pub(super) header: &'a Header,
    pub(super) levels: &'a [BotSpec],
    pub(super) seed: u64,
}

/// Sums over games. They are integers, so that the result does not depend on the order of addition.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    games: u64,
    draws: u64,
    plies: u64,
    decisions: u64,
    seats: Vec<SeatTally>,
}

#[derive(Clone, Debug, Default)]
struct SeatTally {
    wins: u64,
    shared: u64,
    /// Wins in sixtieths: 60 is divisible by every possible number of winners.
    sixtieths: u64,
    score: i64,
    lowest: Option<i32>,
    highest: Option<i32>,
}

/// A proportion with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, Serialize)]
struct Share {
    share: f64,
    low: f64,
    high: f64,
}

impl Tally {
    pub(super) fn new(seats: Seats) -> Tally {
        let seats = vec![SeatTally::default(); seats.count()];
        Tally { games: 0, draws: 0, plies: 0, decisions: 0, seats }
    }

    /// Adds a finished game.
    pub(super) fn of(table: &Table) -> Tally {
        let mut tally = Tally::new(table.header().seats);
        tally.games = 1;
        tally.plies = table.journal().len() as u64;
        tally.decisions = decisions(table) as u64;
        let Some(outcome) = table.outcome() else {
            return tally;
        };
        let winners = outcome.winners.len() as u64;
        tally.draws = u64::from(winners == 0);
        for (i, (seat, score)) in tally.seats.iter_mut().zip(outcome.scores.as_slice()).enumerate() {
            if outcome.winners.iter().any(|winner| winner.index() == i) {
                seat.wins = u64::from(winners == 1);
                seat.shared = u64::from(winners > 1);
                seat.sixtieths = 60 / winners;
            }
            seat.score = i64::from(*score);
            seat.lowest = Some(*score);
            seat.highest = Some(*score);
        }
        tally
    }

    /// The sum of two tallies.
    pub(super) fn and(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.draws += other.draws;
        self.plies += other.plies;
        self.decisions += other.decisions;
        for (seat, more) in self.seats.iter_mut().zip(other.seats) {
            seat.wins += more.wins;
            seat.shared += more.shared;
            seat.sixtieths += more.sixtieths;
            seat.score += more.score;
            seat.lowest = [seat.lowest, more.lowest].into_iter().flatten().min();
            seat.highest = seat.highest.max(more.highest);
        }
        self
    }

    /// The number of games.
    pub(super) fn games(&self) -> u64 {
        self.games
    }

    /// All figures are 0 if there are no games.
    fn mean(&self, sum: f64) -> f64 {
        rounded(sum / self.games.max(1) as f64, 1000.0)
    }

    fn share(&self, seat: &SeatTally) -> Share {
        let games = self.games.max(1) as f64;
        let share = seat.sixtieths as f64 / 60.0 / games;
        let (low, high) = if self.games == 0 { (0.0, 1.0) } else { wilson(share, games) };
        let at = |x: f64| rounded(x, 10_000.0);
        Share { share: at(share), low: at(low), high: at(high) }
    }

    pub(super) fn print_json(&self, contest: &Contest<'_>, out: &mut impl Write) -> Result<(), Failure> {
        let Contest { header, levels, seed } = contest;
        let of_seats = |value: &dyn Fn(&SeatTally) -> serde_json::Value| -> Vec<serde_json::Value> {
            self.seats.iter().map(value).collect()
        };
        let options: serde_json::Map<_, _> =
            header.options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
        let mut summary = json!({
            "game": header.game,
            "seats": header.seats,
            "options": options,
            "games": self.games,
            "seed": seed,
            "wins": of_seats(&|seat| json!(seat.wins)),
            "shared": of_seats(&|seat| json!(seat.shared)),
            "draws": self.draws,
            "win_shares": of_seats(&|seat| json!(self.share(seat))),
            "plies_mean": self.mean(self.plies as f64),
            "decisions_mean": self.mean(self.decisions as f64),
            "scores": of_seats(&|seat| json!({
                "mean": self.mean(seat.score as f64),
                "min": seat.lowest,
                "max": seat.highest,
            })),
        });
        if !levels.is_empty() {
            summary["levels"] = json!(levels);
        }
        writeln!(out, "{summary}")?;
        Ok(())
    }

    pub(super) fn print_table(
        &self,
        contest: &Contest<'_>,
        words: &Words,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let Contest { header, levels, seed } = contest;
        let title = say!(
            "sim-title",
            game = Arg::text(header.game),
            seats = header.seats.count(),
            games = self.games,
            seed = Arg::text(seed),
        );
        writeln!(out, "{}", words.say(&title))?;
        let mut columns = TextTable::new()
            .right(words, say!("column-seat"), 4)
            .right(words, say!("column-win-share"), 9)
            .right(words, say!("column-interval"), 15)
            .right(words, say!("column-won"), 8)
            .right(words, say!("column-shared"), 8)
            .right(words, say!("column-score-mean"), 10)
            .right(words, say!("column-min"), 4)
            .right(words, say!("column-max"), 4);
        if !levels.is_empty() {
            columns = columns.left(words, say!("column-level"), 0);
        }
        writeln!(out, "{}", columns.heading())?;
        let percent = |share: f64| words.decimal(share * 100.0, 2);
        for (i, seat) in self.seats.iter().enumerate() {
            let Share { share, low, high } = self.share(seat);
            let cells = [
                (i + 1).to_string(),
                format!("{} %", percent(share)),
                format!("{} – {:>5} %", percent(low), percent(high)),
                seat.wins.to_string(),
                seat.shared.to_string(),
                words.decimal(self.mean(seat.score as f64), 2),
                seat.lowest.unwrap_or(0).to_string(),
                seat.highest.unwrap_or(0).to_string(),
            ];
            let level = levels.get(i).map(ToString::to_string);
            writeln!(out, "{}", columns.line(cells.into_iter().chain(level)))?;
        }
        let mean = |sum: u64| Arg::text(words.decimal(self.mean(sum as f64), 1));
        let plies = say!("sim-plies", plies = mean(self.plies), decisions = mean(self.decisions));
        writeln!(out, "{}", words.say(&say!("sim-draws", draws = self.draws)))?;
        writeln!(out, "{}", words.say(&plies))?;
        Ok(())
    }
}

fn rounded(value: f64, scale: f64) -> f64 {
    (value * scale).round() / scale
}
