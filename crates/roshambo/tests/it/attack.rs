//! The abuse test in a small version: every attack, for a moment and with few connections. `ROSHAMBO_ATTACK_SECONDS` and
//! `ROSHAMBO_ATTACK_CONNECTIONS` change that.

use std::path::PathBuf;
use std::time::Duration;

use roshambo_load::attack::{AttackConfig, run};

fn number<T: std::str::FromStr<Err: std::fmt::Debug>>(name: &str) -> Option<T> {
    std::env::var(name).ok().map(|text| text.parse().unwrap())
}

#[test]
fn a_server_under_every_known_attack_lives_and_serves_an_innocent_player() {
    let config = AttackConfig {
        server: PathBuf::from(env!("CARGO_BIN_EXE_roshambo")),
        time: Duration::from_secs_f64(number("ROSHAMBO_ATTACK_SECONDS").unwrap_or(0.3)),
        connections: number("ROSHAMBO_ATTACK_CONNECTIONS").unwrap_or(64),
        memory: 512_000_000,
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let report = runtime.block_on(run(&config, |result| println!("{result}"))).unwrap();
    assert!(report.is_ok(), "{report}");
    assert!(report.results.iter().all(|result| result.answers > 0));
}
