//! What a run has shown, for people and for programs.

use std::collections::BTreeMap;
use std::fmt;

use hdrhistogram::Histogram;
use serde::Serialize;

use super::Plan;
use super::tally::Tally;

/// Times in milliseconds.
#[derive(Clone, Debug, Serialize)]
pub struct Times {
    /// Half were faster.
    pub p50: f64,
    /// Nine of ten were faster.
    pub p90: f64,
    /// All but one of a hundred.
    pub p99: f64,
    /// All but one of a thousand.
    pub p99_9: f64,
    /// The slowest.
    pub max: f64,
}

impl Times {
    fn of(times: &Histogram<u64>) -> Times {
        let ms = |micros: u64| micros as f64 / 1000.0;
        let at = |quantile| ms(times.value_at_quantile(quantile));
        Times { p50: at(0.5), p90: at(0.9), p99: at(0.99), p99_9: at(0.999), max: ms(times.max()) }
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Times { p50, p90, p99, p99_9, max } = self;
        write!(f, "p50 {p50:.2}  p90 {p90:.2}  p99 {p99:.2}  p99.9 {p99_9:.2}  max {max:.2} ms")
    }
}

/// What a run has shown.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Which game.
    pub game: String,
    /// Seats of each table.
    pub seats: u8,
    /// Tables.
    pub tables: usize,
    /// Clients.
    pub clients: usize,
    /// Seconds of measuring.
    pub seconds: f64,
    /// Moves that everybody had within that time.
    pub moves: u64,
    /// Of these, in a second.
    pub moves_per_second: f64,
    /// Messages that came, in a second.
    pub messages_per_second: f64,
    /// Their bytes, in a second.
    pub bytes_per_second: f64,
    /// From sending a move until everybody has it.
    pub everybody_has_it: Times,
    /// From when a move was due until everybody has it; the same as the other without a rate.
    pub from_due: Times,
    /// Moves in all, warm-up and end included.
    pub moves_in_all: u64,
    /// Games that ended.
    pub games: u64,
    /// Records that were checked.
    pub records: u64,
    /// Times that the server told everything anew.
    pub resyncs: u64,
    /// Refusals by code.
    pub refused: BTreeMap<String, u64>,
    /// Connections that failed.
    pub errors: u64,
    /// Promises that the server broke.
    pub wrongs: u64,
    /// The first of both, in words.
    pub shown: Vec<String>,
}

impl Report {
    pub(super) fn new(plan: &Plan, tally: Tally) -> Report {
        let seconds = plan.time.as_secs_f64();
        let per_second = |count: u64| count as f64 / seconds.max(f64::MIN_POSITIVE);
        Report {
            game: plan.game.clone(),
            seats: plan.seats,
            tables: plan.tables,
            clients: plan.tables * usize::from(plan.people()),
            seconds,
            moves: tally.moves,
            moves_per_second: per_second(tally.moves),
            messages_per_second: per_second(tally.messages),
            bytes_per_second: per_second(tally.bytes),
            everybody_has_it: Times::of(&tally.everybody),
            from_due: Times::of(&tally.from_due),
            moves_in_all: tally.moves_in_all,
            games: tally.games,
            records: tally.records,
            resyncs: tally.resyncs,
            refused: tally.refused,
            errors: tally.errors,
            wrongs: tally.wrongs,
            shown: tally.shown,
        }
    }

    /// Whether nothing was wrong.
    pub fn is_fine(&self) -> bool {
        self.errors == 0 && self.wrongs == 0
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report {
            game,
            seats,
            tables,
            clients,
            seconds,
            moves,
            games,
            records,
            resyncs,
            errors,
            wrongs,
            ..
        } = self;
        writeln!(f, "{game} for {seats}: {tables} tables, {clients} clients, {seconds:.1} s")?;
        writeln!(f, "moves              {moves} ({:.0} a second)", self.moves_per_second)?;
        writeln!(f, "everybody has it   {}", self.everybody_has_it)?;
        writeln!(f, "counted from due   {}", self.from_due)?;
        let megabytes = self.bytes_per_second / 1e6;
        writeln!(
            f,
            "messages           {:.0} a second, {megabytes:.1} MB a second",
            self.messages_per_second
        )?;
        writeln!(f, "games              {games} ended, {records} records checked")?;
        let refused: u64 = self.refused.values().sum();
        writeln!(f, "refused            {refused}, resyncs {resyncs}, errors {errors}, violations {wrongs}")?;
        for (code, count) in &self.refused {
            writeln!(f, "  refused: {code} {count}")?;
        }
        self.shown.iter().try_for_each(|what| writeln!(f, "  {what}"))
    }
}
