//! The fault test of several nodes in a small version (`make faults`): every fault once, at the same few tables. `make soak`
//! has the long version.

use std::path::PathBuf;
use std::time::Duration;

use roshambo_load::cluster::{ClusterConfig, Scenario, ScenarioReport, run};

#[test]
#[ignore = "takes a minute, and needs a machine that is not busy: make faults"]
fn a_cluster_loses_nothing_whatever_fails() {
    let config = ClusterConfig {
        server: PathBuf::from(env!("CARGO_BIN_EXE_roshambo")),
        scenarios: Scenario::ALL.to_vec(),
        tables: 8,
        think: Duration::from_millis(50),
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
