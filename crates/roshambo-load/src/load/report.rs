//! The results of a run, as text and as JSON.

use std::collections::BTreeMap;
use std::fmt;

use hdrhistogram::Histogram;
use serde::Serialize;

use super::LoadConfig;
use super::metrics::Metrics;

/// Percentiles of a latency, in milliseconds.
#[derive(Clone, Debug, Serialize)]
pub struct Latency {
    /// The median.
    pub p50: f64,
    /// The 90th percentile.
    pub p90: f64,
    /// The 99th percentile.
    pub p99: f64,
    /// The 99.9th percentile.
    pub p99_9: f64,
    /// The maximum.
    pub max: f64,
}

impl Latency {
    fn of(times: &Histogram<u64>) -> Latency {
        let ms = |micros: u64| micros as f64 / 1000.0;
        let at = |quantile| ms(times.value_at_quantile(quantile));
        Latency { p50: at(0.5), p90: at(0.9), p99: at(0.99), p99_9: at(0.999), max: ms(times.max()) }
    }
}

impl fmt::Display for Latency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Latency { p50, p90, p99, p99_9, max } = self;
        write!(f, "p50 {p50:.2}  p90 {p90:.2}  p99 {p99:.2}  p99.9 {p99_9:.2}  max {max:.2} ms")
    }
}

/// The results of a run.
#[derive(Clone, Debug, Serialize)]
pub struct LoadReport {
    /// The id of the game.
    pub game: String,
    /// The number of seats of each table.
    pub seats: u8,
    /// The number of tables.
    pub tables: usize,
    /// The number of clients.
    pub clients: usize,
    /// The measured time, in seconds.
    pub seconds: f64,
    /// Moves that all clients had received within that time.
    pub moves: u64,
    /// Moves per second.
    pub moves_per_second: f64,
    /// Received messages per second.
    pub messages_per_second: f64,
    /// Received bytes per second.
    pub bytes_per_second: f64,
    /// The time from sending a move until all clients have received it.
    pub delivery: Latency,
    /// The time from when a move was due until all clients have received it. Without a rate the same as `delivery`.
    pub delivery_from_due: Latency,
    /// All moves, including warm-up and end.
    pub total_moves: u64,
    /// The number of finished games.
    pub games: u64,
    /// The number of checked records.
    pub records: u64,
    /// The number of resyncs: the server sent the complete state again.
    pub resyncs: u64,
    /// The number of refusals by code.
    pub refused: BTreeMap<String, u64>,
    /// The number of failed connections.
    pub errors: u64,
    /// The number of protocol violations of the server.
    pub violations: u64,
    /// Descriptions of the first errors and violations.
    pub problems: Vec<String>,
}

impl LoadReport {
    pub(super) fn new(config: &LoadConfig, metrics: Metrics) -> LoadReport {
        let seconds = config.time.as_secs_f64();
        let per_second = |count: u64| count as f64 / seconds.max(f64::MIN_POSITIVE);
        LoadReport {
            game: config.game.clone(),
            seats: config.seats,
            tables: config.tables,
            clients: config.tables * usize::from(config.people()),
            seconds,
            moves: metrics.moves,
            moves_per_second: per_second(metrics.moves),
            messages_per_second: per_second(metrics.messages),
            bytes_per_second: per_second(metrics.bytes),
            delivery: Latency::of(&metrics.delivery),
            delivery_from_due: Latency::of(&metrics.delivery_from_due),
            total_moves: metrics.total_moves,
            games: metrics.games,
            records: metrics.records,
            resyncs: metrics.resyncs,
            refused: metrics.refused,
            errors: metrics.errors,
            violations: metrics.violations,
            problems: metrics.problems,
        }
    }

    /// Whether there were no errors and no violations.
    pub fn is_ok(&self) -> bool {
        self.errors == 0 && self.violations == 0
    }
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LoadReport {
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
            violations,
            ..
        } = self;
        writeln!(f, "{game}, {seats} seats: {tables} tables, {clients} clients, {seconds:.1} s")?;
        writeln!(f, "moves              {moves} ({:.0} per second)", self.moves_per_second)?;
        writeln!(f, "delivery           {}", self.delivery)?;
        writeln!(f, "delivery from due  {}", self.delivery_from_due)?;
        let megabytes = self.bytes_per_second / 1e6;
        writeln!(
            f,
            "messages           {:.0} per second, {megabytes:.1} MB per second",
            self.messages_per_second
        )?;
        writeln!(f, "games              {games} finished, {records} records checked")?;
        let refused: u64 = self.refused.values().sum();
        writeln!(
            f,
            "refused            {refused}, resyncs {resyncs}, errors {errors}, violations {violations}"
        )?;
        for (code, count) in &self.refused {
            writeln!(f, "  refused: {code} {count}")?;
        }
        self.problems.iter().try_for_each(|problem| writeln!(f, "  {problem}"))
    }
}
