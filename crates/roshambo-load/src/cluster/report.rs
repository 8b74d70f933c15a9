//! What happened in each scenario.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::environment::NODES;
use super::scenario::Scenario;

/// How long something took, over many clients or tables. In milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// How many were measured.
    pub count: usize,
    /// The median.
    pub p50: u64,
    /// The 99th percentile.
    pub p99: u64,
    /// The maximum.
    pub max: u64,
}

impl Spread {
    pub(super) fn of(times: &[Duration]) -> Spread {
        let mut times: Vec<u64> = times.iter().map(|time| time.as_millis() as u64).collect();
        times.sort_unstable();
        // The smallest value that is not exceeded by this part of all values.
        let at = |percent: usize| {
            let rank = (times.len() * percent).div_ceil(100).saturating_sub(1);
            times.get(rank).copied().unwrap_or(0)
        };
        Spread { count: times.len(), p50: at(50), p99: at(99), max: at(100) }
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p50 {}  p99 {}  max {} ms ({} measured)", self.p50, self.p99, self.max, self.count)
    }
}

/// What happened in one scenario.
#[derive(Clone, Debug, Serialize)]
pub struct ScenarioReport {
    /// The name of the scenario.
    pub scenario: &'static str,
    /// The number of tables.
    pub tables: usize,
    /// How many nodes run the older version afterwards; `None` if all nodes have one version.
    pub older_nodes: Option<usize>,
    /// How long it took, in seconds, with the checks.
    pub seconds: f64,
    /// The time from the fault, or from its end if nobody could play meanwhile, to the next acknowledged move of each
    /// affected client.
    pub next_move: Spread,
    /// The same until a node acted for a bot, or for a person whose time was up.
    pub driven: Spread,
    /// The number of acknowledged moves.
    pub moves: usize,
    /// The number of checked records.
    pub records: u64,
    /// The number of views that were compared with those of another node.
    pub views: u64,
    /// How often a client connected again.
    pub reconnects: u64,
    /// How often a client left a node because it did not answer.
    pub given_up: u64,
    /// How often a node sent the whole table again over an open connection.
    pub resyncs: u64,
    /// Appends that nodes made without holding the lease, and that were refused.
    pub fenced: u64,
    /// Appends of two nodes at the same number, of which one was refused.
    pub conflicts: u64,
    /// News that nodes found by their regular check.
    pub catch_ups: u64,
    /// Refusals by code.
    pub refused: BTreeMap<String, u64>,
    /// What must not happen.
    pub problems: Vec<String>,
}

impl ScenarioReport {
    /// Whether everything that was checked is right.
    pub fn is_ok(&self) -> bool {
        self.problems.is_empty()
    }

    /// The goals of the measured times that were missed.
    pub fn missed_goals(&self) -> Vec<String> {
        let mut missed = Vec::new();
        if self.scenario == Scenario::KillNode.name() {
            if self.next_move.p99 >= 2000 {
                missed.push(format!(
                    "99 % of the clients go on after {} ms, not within 2 s",
                    self.next_move.p99
                ));
            }
            if self.driven.max >= 5000 {
                missed.push(format!("bots and clocks go on after {} ms, not within 5 s", self.driven.max));
            }
        }
        if self.scenario == Scenario::StopNode.name() && self.fenced == 0 {
            missed.push("no append was fenced, so the fence was not tested".to_owned());
        }
        missed
    }
}

impl fmt::Display for ScenarioReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "== {}: {} tables, {:.1} s", self.scenario, self.tables, self.seconds)?;
        match self.older_nodes {
            Some(older) => writeln!(f, ", then {older} of {} nodes are older", NODES.len())?,
            None => writeln!(f)?,
        }
        writeln!(f, "next move          {}", self.next_move)?;
        writeln!(f, "bots and clocks    {}", self.driven)?;
        writeln!(
            f,
            "checked            {} acknowledged moves, {} records, {} views",
            self.moves, self.records, self.views
        )?;
        writeln!(
            f,
            "clients            {} reconnects, {} from silent nodes, {} resyncs",
            self.reconnects, self.given_up, self.resyncs
        )?;
        writeln!(
            f,
            "appends            {} fenced, {} conflicts, {} catch-ups",
            self.fenced, self.conflicts, self.catch_ups
        )?;
        for (code, count) in &self.refused {
            writeln!(f, "  refused: {code} {count}")?;
        }
        self.problems.iter().try_for_each(|problem| writeln!(f, "  PROBLEM: {problem}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_were_measured() {
        let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!(Spread::of(&times), Spread { count: 200, p50: 100, p99: 198, max: 200 });
        assert_eq!(Spread::of(&times[..1]), Spread { count: 1, p50: 200, p99: 200, max: 200 });
        assert_eq!(Spread::of(&[]), Spread::default());
    }
}
