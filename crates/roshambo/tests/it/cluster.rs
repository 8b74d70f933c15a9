//! The fault test of several nodes in a small version: every fault once, at the same few tables. `make faults` prints what it
//! measures, and `make soak` has the long version.

use std::path::PathBuf;
use std::time::Duration;

use roshambo_load::cluster::{ClusterConfig, Scenario, ScenarioReport, TablePlan, run};

use crate::shared::server::Folder;

/// Enough for bots, a clock, two people and two games: see `TableKind`.
const TABLES: usize = 4;

/// The same program stands for an older version; `make upgrade` takes a real one.
#[test]
fn a_cluster_loses_nothing_whatever_fails() {
    let folder = Folder::new("cluster-older");
    let (server, older) = (PathBuf::from(env!("CARGO_BIN_EXE_roshambo")), folder.file("older"));
    std::os::unix::fs::symlink(&server, &older).unwrap();
    let scenarios = [&Scenario::FAULTS[..], &[Scenario::UpgradeNode]].concat();
    let config = ClusterConfig {
        server,
        older: Some(older.into()),
        scenarios,
        tables: TABLES,
        plan: TablePlan::Same,
        think: Duration::from_millis(150),
        hold: Duration::ZERO,
        seed: fastrand::u64(..),
    };
    println!("{config:?}");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let reports = runtime.block_on(run(&config, |report| println!("{report}"))).unwrap();
    assert!(reports.iter().all(ScenarioReport::is_ok), "a scenario has a problem");
    assert_eq!(reports.len(), config.scenarios.len());
    assert!(reports.iter().all(|report| report.moves > 0));
    let last = reports.last().unwrap();
    assert!(last.records > 0 && last.views > 0, "the tables are checked after the last fault");
    assert_eq!(last.older_nodes, Some(2), "one of three nodes was upgraded");
}
