//! The fault test of several nodes in a small version: every fault once, at the same few tables. `make faults` prints what it
//! measures, and `make soak` has the long version.

use std::path::PathBuf;
use std::time::Duration;

use roshambo_load::cluster::{ClusterConfig, Scenario, ScenarioReport, run};

/// Enough for bots, a clock, two people and two games: see `TableKind`.
const TABLES: usize = 4;

#[test]
fn a_cluster_loses_nothing_whatever_fails() {
    let config = ClusterConfig {
        server: PathBuf::from(env!("CARGO_BIN_EXE_roshambo")),
        scenarios: Scenario::ALL.to_vec(),
        tables: TABLES,
        think: Duration::from_millis(150),
        hold: Duration::ZERO,
        same_tables: true,
        seed: fastrand::u64(..),
    };
    println!("{config:?}");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let reports = runtime.block_on(run(&config, |report| println!("{report}"))).unwrap();
    assert!(reports.iter().all(ScenarioReport::is_ok), "a scenario has a problem");
    assert_eq!(reports.len(), Scenario::ALL.len());
    assert!(reports.iter().all(|report| report.moves > 0));
    let last = reports.last().unwrap();
    assert!(last.records > 0 && last.views > 0, "the tables are checked after the last fault");
}
