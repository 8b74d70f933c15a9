//! The fault test: three nodes with PostgreSQL and NATS, clients that play at all of them, and parts that fail.
//!
//! Most tables have two people at different nodes. A client whose connection breaks goes on through another node, as a
//! browser does behind a load balancer. After each fault all games are played to their ends. Then everything that was
//! acknowledged must be in the records, once and in order, and all clients must show the same.

mod addresses;
mod environment;
mod faults;
mod kind;
mod ledger;
mod node;
mod node_metrics;
mod player;
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
    /// The faults, in order.
    pub scenarios: Vec<Scenario>,
    /// The number of tables.
    pub tables: usize,
    /// The longest pause of a client before a move.
    pub think: Duration,
    /// The least time that a fault lasts. It always lasts until all tables that can go on have gone on.
    pub hold: Duration,
    /// The seed of the moves.
    pub seed: u64,
}

/// Why a fault test could not be made.
#[derive(Debug)]
pub enum ClusterError {
    /// A process could not be started or stopped.
    Process(io::Error),
    /// The tables could not be opened.
    Setup(Failure),
}

impl fmt::Display for ClusterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClusterError::Process(error) => error.fmt(f),
            ClusterError::Setup(failure) => write!(f, "the tables cannot be opened: {failure}"),
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
    let mut environment = tokio::task::block_in_place(|| Environment::start(&config.server, &setup))?;
    let mut reports = Vec::new();
    for (index, scenario) in config.scenarios.iter().enumerate() {
        let mut report = run_scenario(config, *scenario, index, &mut environment).await?;
        if !report.is_ok() {
            report.problems.push(environment.logs());
        }
        each(&report);
        let is_ok = report.is_ok();
        reports.push(report);
        if !is_ok {
            break;
        }
    }
    Ok(reports)
}

async fn run_scenario(
    config: &ClusterConfig,
    scenario: Scenario,
    index: usize,
    environment: &mut Environment,
) -> Result<ScenarioReport, ClusterError> {
    let begun = Instant::now();
    let stage = Arc::new(Stage::new(environment.addresses.clone(), config.think));
    let before = metrics(&stage).await?;
    let opened = (0..config.tables).map(|table| tables::open(&stage, table, config.seed));
    let opened = try_join_all(opened).await?;
    let shared: Vec<Arc<SharedTable>> = opened.iter().map(|(table, _)| table.clone()).collect();
    let spawn =
        |players: Vec<Player>| players.into_iter().map(|player| tokio::spawn(player.play())).collect();
    let tasks: Vec<Vec<JoinHandle<Player>>> = opened.into_iter().map(|(_, players)| spawn(players)).collect();
    let mut director = Director {
        environment,
        stage: stage.clone(),
        tables: shared.clone(),
        victim: index % stage.addresses.places().len(),
        hold: config.hold,
    };
    let mut times = Times::default();
    match director.run(scenario).await {
        Ok(measured) => {
            times = measured;
            stage.phase.send_replace(Phase::Finish);
            note(&stage, director.all_over().await)?;
        }
        error => note(&stage, error.map(drop))?,
    }
    stage.phase.send_replace(Phase::Stop);
    let checked = check_tables(&stage, &shared, tasks).await;
    let after = metrics(&stage).await?;
    let tally = stage.tally().clone();
    // A node that was started again counts from zero.
    let grown = |value: fn(&NodeMetrics) -> f64| {
        let grown = |(before, after): (&NodeMetrics, &NodeMetrics)| match value(after) - value(before) {
            negative if negative < 0.0 => value(after),
            grown => grown,
        };
        before.iter().zip(&after).map(grown).sum::<f64>() as u64
    };
    let people: usize = shared.iter().map(|table| table.kind.people).sum();
    Ok(ScenarioReport {
        scenario: scenario.name(),
        tables: config.tables,
        seconds: begun.elapsed().as_secs_f64(),
        next_move: Spread::of(&times.moves),
        driven: Spread::of(&times.driven),
        moves: shared.iter().map(|table| table.ledger().moves()).sum(),
        records: checked.records,
        views: checked.views,
        reconnects: tally.reconnects.saturating_sub(people as u64),
        given_up: tally.given_up,
        resyncs: tally.resyncs,
        fenced: grown(|metrics| metrics.fenced),
        conflicts: grown(|metrics| metrics.conflicts),
        catch_ups: grown(|metrics| metrics.catch_ups),
        refused: tally.refused,
        problems: tally.problems,
    })
}

/// Notes what did not go on. Only a process that could not be started or stopped ends the test.
fn note(stage: &Stage, done: Result<(), FaultError>) -> Result<(), ClusterError> {
    match done {
        Ok(()) => Ok(()),
        Err(FaultError::Process(error)) => Err(error.into()),
        Err(FaultError::Stuck(what)) => {
            stage.add_problem(what);
            Ok(())
        }
    }
}

/// Waits for the players and checks all tables, unless something is wrong already.
async fn check_tables(
    stage: &Stage,
    shared: &[Arc<SharedTable>],
    tasks: Vec<Vec<JoinHandle<Player>>>,
) -> Checked {
    let mut checked = Checked::default();
    for (table, tasks) in shared.iter().zip(tasks) {
        let mut players = Vec::new();
        for task in tasks {
            match task.await {
                Ok(player) => players.push(player),
                Err(error) => stage.add_problem(error.to_string()),
            }
        }
        if !stage.tally().problems.is_empty() {
            continue;
        }
        match tables::check(stage, table, &mut players).await {
            Ok(Checked { records, views }) => {
                checked.records += records;
                checked.views += views;
            }
            Err(problem) => stage.add_problem(problem),
        }
    }
    checked
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
