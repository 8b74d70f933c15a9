//! The load test of several nodes: the load generator, with the clients of each table at different nodes, and what that
//! costs.

use std::fmt;
use std::path::PathBuf;
use std::thread::{self, ScopedJoinHandle};
use std::time::Duration;

use super::ClusterError;
use super::cost::{Cost, Used};
use super::environment::{Environment, EnvironmentSetup, NODES};
use crate::failure::Failure;
use crate::http::Base;
use crate::load::{LoadConfig, LoadReport, run};

/// How many connections PostgreSQL accepts.
const CONNECTIONS: u32 = 100;
/// How much longer the tables at other nodes are played than those that are measured, which are opened meanwhile.
const LONGER: Duration = Duration::from_secs(20);

/// The parameters of a load test of several nodes.
#[derive(Clone, Debug)]
pub struct ClusterLoad {
    /// The program of the nodes.
    pub server: PathBuf,
    /// What to play. The addresses are set here.
    pub load: LoadConfig,
    /// More settings of PostgreSQL.
    pub settings: Vec<String>,
}

/// The result of a load test of several nodes.
#[derive(Clone, Debug)]
pub struct ClusterLoadReport {
    /// What the generator measured.
    pub load: LoadReport,
    /// What it cost.
    pub cost: Cost,
}

impl fmt::Display for ClusterLoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.load, self.cost)
    }
}

impl ClusterLoad {
    /// Plays with the clients of each table at different nodes.
    pub fn run(&self) -> Result<ClusterLoadReport, ClusterError> {
        let cluster = self.start()?;
        let load = LoadConfig { urls: cluster.urls(NODES.len()), ..self.load.clone() };
        cluster.measure(&load)
    }

    /// Plays at the last node alone, while this many tables are played at the others with the same number of moves per
    /// table. The cost is that of the moves at the last node.
    pub fn run_beside(&self, elsewhere: usize) -> Result<ClusterLoadReport, ClusterError> {
        let cluster = self.start()?;
        let mut urls = cluster.urls(NODES.len());
        let own = urls.split_off(NODES.len() - 1);
        let load = LoadConfig { urls: own, ..self.load.clone() };
        if elsewhere == 0 {
            return cluster.measure(&load);
        }
        let rate = self.load.rate.map(|rate| rate * elsewhere as f64 / self.load.tables as f64);
        let time = self.load.warmup + self.load.time + LONGER;
        let others = LoadConfig { urls, tables: elsewhere, rate, time, ..self.load.clone() };
        let (begun, begin) = std::sync::mpsc::channel();
        let others = thread::spawn(move || {
            run(&others, |_| {
                // The receiver waits for this.
                let _ = begun.send(());
            })
        });
        // It fails if the tables could not be opened, which is reported below.
        let has_begun = begin.recv().is_ok();
        let measured = if has_begun { Some(cluster.measure(&load)?) } else { None };
        let others = others.join().map_err(|_| panicked())??;
        let mut measured = measured.ok_or_else(panicked)?;
        measured.load.errors += others.errors;
        measured.load.violations += others.violations;
        measured.load.problems.extend(others.problems);
        Ok(measured)
    }

    fn start(&self) -> Result<Cluster, ClusterError> {
        let mut settings = vec![format!("max_connections={CONNECTIONS}")];
        settings.extend(self.settings.iter().cloned());
        let setup = EnvironmentSetup { fsync: true, proxies: false, settings, flags: Vec::new() };
        Ok(Cluster(Environment::start(&self.server, &setup)?))
    }
}

/// A cluster without load.
struct Cluster(Environment);

impl Cluster {
    /// The addresses of the first nodes.
    fn urls(&self, nodes: usize) -> Vec<String> {
        (0..nodes).filter_map(|place| self.0.addresses.get(place)).map(|base: Base| base.origin()).collect()
    }

    /// Runs the generator, and notes what the processes use within the measured time.
    fn measure(&self, load: &LoadConfig) -> Result<ClusterLoadReport, ClusterError> {
        let (environment, warmup, time) = (&self.0, load.warmup, load.time);
        thread::scope(|scope| {
            let mut watch: Option<ScopedJoinHandle<'_, (Used, Used)>> = None;
            let report = run(load, |_| {
                watch = Some(scope.spawn(move || {
                    thread::sleep(warmup);
                    let before = Used::by(environment);
                    thread::sleep(time);
                    (before, Used::by(environment))
                }));
            })?;
            let (before, after) = watch.ok_or_else(panicked)?.join().map_err(|_| panicked())?;
            let cost = Cost::between(&before, &after, report.moves, time);
            Ok(ClusterLoadReport { load: report, cost })
        })
    }
}

fn panicked() -> ClusterError {
    ClusterError::Setup(Failure::Io(std::io::Error::other("a thread of the generator ended")))
}
