//! Three nodes with PostgreSQL and NATS: the [load test](ClusterLoad), and the fault test.
//!
//! In the fault test clients play at all nodes, and parts of the cluster fail. Most tables have two people at different
//! nodes. A client whose connection breaks goes on through another node, as a browser does behind a load balancer. At the
//! end all games are played to their ends. Then everything that was acknowledged must be in the records, once and in
//! order, and all clients must show the same.
//!
//! With the program of an older version, nodes of both versions run side by side, until all are upgraded.

mod addresses;
mod cost;
mod environment;
mod faults;
mod kind;
mod ledger;
mod load;
mod node;
mod node_metrics;
mod player;
mod processes;
mod report;
mod scenario;
mod shared;
mod tables;

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use tokio::task::JoinHandle;

use crate::failure::Failure;
use environment::{Environment, EnvironmentSetup};
use faults::{Director, FaultError, Times};
use node_metrics::NodeMetrics;
use player::Player;
use shared::{Phase, SharedTable, Stage};
use tables::Checked;

pub use cost::Cost;
pub use load::{ClusterLoad, ClusterLoadReport};
pub use report::{ScenarioReport, Spread};
pub use scenario::{Scenario, UnknownScenario};

/// How many connections PostgreSQL accepts. Enough for three nodes, and few enough to take them all.
const CONNECTIONS: u32 = 60;
/// How long bots take, unless somebody waits for them. It makes a node that fails have bots that it has asked.
const PACE: &str = "1s";

/// The parameters of a fault test.
#[derive(Clone, Debug)]
pub struct ClusterConfig {
    /// The program of the nodes.
    pub server: PathBuf,
    /// The program with which all nodes begin, until [`Scenario::UpgradeNode`] replaces it.
    pub older: Option<PathBuf>,
    /// The faults, in order.
    pub scenarios: Vec<Scenario>,
    /// The number of tables.
    pub tables: usize,
    /// Which scenarios have tables in common.
    pub plan: TablePlan,
    /// The longest pause of a client before a move.
    pub think: Duration,
    /// The least time that a fault lasts. It always lasts until all tables that can go on have gone on.
    pub hold: Duration,
    /// The seed of the moves.
    pub seed: u64,
}

/// Which scenarios have tables in common. Tables are checked after their last scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePlan {
    /// Every scenario has its own tables.
    Own,
    /// All scenarios happen to the same tables. That is faster.
    Same,
    /// The same, and before each scenario more tables are opened, as many as before the first one.
    More,
}

/// Why a fault test could not be made.
#[derive(Debug)]
pub enum ClusterError {
    /// A process could not be started or stopped.
    Process(io::Error),
    /// The tables could not be opened.
    Setup(Failure),
    /// There is no node of an older version to upgrade.
    NothingToUpgrade,
}

impl fmt::Display for ClusterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClusterError::Process(error) => error.fmt(f),
            ClusterError::Setup(failure) => write!(f, "the tables cannot be opened: {failure}"),
            ClusterError::NothingToUpgrade => f.write_str(
                "no node of an older version runs that could be upgraded (--older names its program)",
            ),
        }
    }
}

impl std::error::Error for ClusterError {}

impl From<io::Error> for ClusterError {
    fn from(error: io::Error) -> ClusterError {
        ClusterError::Process(error)
    }
}

impl From<Failure> for ClusterError {
    fn from(failure: Failure) -> ClusterError {
        ClusterError::Setup(failure)
    }
}

/// Runs a fault test, and passes on what happened in each scenario. It ends with the first scenario that has a problem.
/// It needs a runtime with several threads.
pub async fn run(
    config: &ClusterConfig,
    mut each: impl FnMut(&ScenarioReport),
) -> Result<Vec<ScenarioReport>, ClusterError> {
    let setup = EnvironmentSetup {
        fsync: false,
        proxies: true,
        settings: vec![format!("max_connections={CONNECTIONS}")],
        flags: vec!["--pace".to_owned(), PACE.to_owned()],
    };
    let first = config.older.as_ref().unwrap_or(&config.server);
    let mut environment = tokio::task::block_in_place(|| Environment::start(first, &setup))?;
    let mut reports = Vec::new();
    let together = if config.plan == TablePlan::Own { 1 } else { config.scenarios.len().max(1) };
    for scenarios in config.scenarios.chunks(together) {
        let mut play = Play::new(config, &environment);
        for (index, scenario) in scenarios.iter().enumerate() {
            if index == 0 || config.plan == TablePlan::More {
                play.open_tables(config).await?;
            }
            let victim = match scenario {
                Scenario::UpgradeNode => environment.other_than(&config.server).next(),
                _ => Some(reports.len() % environment.nodes.len()),
            };
            let victim = victim.ok_or(ClusterError::NothingToUpgrade)?;
            let mut report = play.fail(*scenario, victim, config, &mut environment).await?;
            if index + 1 == scenarios.len() || !report.is_ok() {
                play.finish(&mut report).await;
            }
            let is_ok = report.is_ok();
            if !is_ok {
                report.problems.push(environment.logs());
            }
            each(&report);
            reports.push(report);
            if !is_ok {
                return Ok(reports);
            }
        }
    }
    Ok(reports)
}

/// Tables that are being played.
struct Play {
    stage: Arc<Stage>,
    tables: Vec<Arc<SharedTable>>,
    players: Vec<Vec<JoinHandle<Player>>>,
    /// The number of moves that were acknowledged before the present scenario.
    moves: usize,
}

impl Play {
    fn new(config: &ClusterConfig, environment: &Environment) -> Play {
        let stage = Arc::new(Stage::new(environment.addresses.clone(), config.think));
        Play { stage, tables: Vec::new(), players: Vec::new(), moves: 0 }
    }

    /// Opens more tables, at which people begin to play.
    async fn open_tables(&mut self, config: &ClusterConfig) -> Result<(), ClusterError> {
        let numbers = self.tables.len()..self.tables.len() + config.tables;
        let opened = numbers.map(|table| tables::open(&self.stage, table, config.seed));
        for (table, people) in try_join_all(opened).await? {
            self.tables.push(table);
            self.players.push(people.into_iter().map(|player| tokio::spawn(player.play())).collect());
        }
        Ok(())
    }

    /// Lets something fail, and waits until all tables go on.
    async fn fail(
        &mut self,
        scenario: Scenario,
        victim: usize,
        config: &ClusterConfig,
        environment: &mut Environment,
    ) -> Result<ScenarioReport, ClusterError> {
        let begun = Instant::now();
        let before = metrics(&self.stage).await?;
        let (stage, tables) = (self.stage.clone(), self.tables.clone());
        let director = Director { stage, tables, victim, newer: config.server.clone(), hold: config.hold };
        let times = match director.run(scenario, environment).await {
            Ok(times) => times,
            Err(FaultError::Process(error)) => return Err(error.into()),
            Err(FaultError::Stuck(what)) => {
                self.stage.add_problem(what);
                Times::default()
            }
        };
        let after = metrics(&self.stage).await?;
        let grown = |value: fn(&NodeMetrics) -> u64| {
            // A node that was started again counts from zero.
            let grown = |(before, after): (&NodeMetrics, &NodeMetrics)| {
                value(after).checked_sub(value(before)).unwrap_or(value(after))
            };
            before.iter().zip(&after).map(grown).sum()
        };
        let tally = self.stage.take_tally();
        let moves: usize = self.tables.iter().map(|table| table.ledger().moves()).sum();
        let already = std::mem::replace(&mut self.moves, moves);
        Ok(ScenarioReport {
            scenario: scenario.name(),
            tables: self.tables.len(),
            older_nodes: config.older.as_ref().map(|_| environment.other_than(&config.server).count()),
            seconds: begun.elapsed().as_secs_f64(),
            next_move: Spread::of(&times.moves),
            driven: Spread::of(&times.driven),
            moves: moves - already,
            records: 0,
            views: 0,
            reconnects: tally.reconnects,
            given_up: tally.given_up,
            resyncs: tally.resyncs,
            fenced: grown(|metrics| metrics.fenced),
            conflicts: grown(|metrics| metrics.conflicts),
            catch_ups: grown(|metrics| metrics.catch_ups),
            refused: tally.refused,
            problems: tally.problems,
        })
    }

    /// Plays all games to their ends and checks them, unless something is wrong already.
    async fn finish(&mut self, report: &mut ScenarioReport) {
        let begun = Instant::now();
        if report.is_ok() {
            self.stage.phase.send_replace(Phase::Finish);
            if let Err(what) = self.stage.all_over(&self.tables).await {
                self.stage.add_problem(what);
            }
        }
        self.stage.phase.send_replace(Phase::Stop);
        for (table, players) in self.tables.iter().zip(std::mem::take(&mut self.players)) {
            let mut stopped = Vec::new();
            for player in players {
                match player.await {
                    Ok(player) => stopped.push(player),
                    Err(error) => self.stage.add_problem(error.to_string()),
                }
            }
            if !report.is_ok() || !self.stage.tally().problems.is_empty() {
                continue;
            }
            match tables::check(&self.stage, table, &mut stopped).await {
                Ok(Checked { records, views }) => {
                    report.records += records;
                    report.views += views;
                }
                Err(problem) => self.stage.add_problem(problem),
            }
        }
        let moves: usize = self.tables.iter().map(|table| table.ledger().moves()).sum();
        report.moves += moves - self.moves;
        report.problems.extend(self.stage.take_tally().problems);
        report.seconds += begun.elapsed().as_secs_f64();
    }
}

/// The metrics of all nodes. A node that does not run has none.
async fn metrics(stage: &Stage) -> Result<Vec<NodeMetrics>, Failure> {
    let mut metrics = Vec::new();
    for place in stage.addresses.places() {
        metrics.push(match stage.addresses.get(place) {
            Some(base) => NodeMetrics::of(&base).await?,
            None => NodeMetrics::default(),
        });
    }
    Ok(metrics)
}
