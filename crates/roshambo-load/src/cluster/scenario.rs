//! The faults by name.

use std::fmt;
use std::str::FromStr;

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scenario {
    /// A node is killed, and started again later.
    KillNode,
    /// A node is asked to end, as for an upgrade, and started again later.
    DrainNode,
    /// A node of the older version is asked to end, and one of the newer version takes its place.
    UpgradeNode,
    /// A node is suspended until others have taken over its leases, and then continues as if nothing had happened.
    StopNode,
    /// NATS is killed, and started again later.
    KillNats,
    /// PostgreSQL is killed, and started again later.
    KillPostgres,
    /// Other clients take all connections of PostgreSQL.
    NoConnections,
    /// Everything between the nodes and PostgreSQL takes longer.
    SlowPostgres,
    /// A node does not reach PostgreSQL for a while.
    PartitionPostgres,
    /// A node does not reach NATS for a while.
    PartitionNats,
    /// All nodes are killed at once, and started again.
    KillAll,
}

impl Scenario {
    /// All faults of nodes of one version.
    pub const FAULTS: [Scenario; 10] = [
        Scenario::KillNode,
        Scenario::DrainNode,
        Scenario::StopNode,
        Scenario::KillNats,
        Scenario::KillPostgres,
        Scenario::NoConnections,
        Scenario::SlowPostgres,
        Scenario::PartitionPostgres,
        Scenario::PartitionNats,
        Scenario::KillAll,
    ];

    /// All nodes are replaced by those of a newer version, one after another, with faults in between. After the first
    /// step one node of three is newer; nodes of the older version fail. After the next one, two are newer; a node of the
    /// newer version fails, and then the bus of both.
    pub const ROLLING_UPGRADE: [Scenario; 7] = [
        Scenario::UpgradeNode,
        Scenario::KillNode,
        Scenario::StopNode,
        Scenario::UpgradeNode,
        Scenario::KillNode,
        Scenario::KillNats,
        Scenario::UpgradeNode,
    ];

    /// All scenarios.
    fn all() -> impl Iterator<Item = Scenario> {
        Scenario::FAULTS.into_iter().chain([Scenario::UpgradeNode])
    }

    /// The name, as on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Scenario::KillNode => "kill-node",
            Scenario::DrainNode => "drain-node",
            Scenario::UpgradeNode => "upgrade-node",
            Scenario::StopNode => "stop-node",
            Scenario::KillNats => "kill-nats",
            Scenario::KillPostgres => "kill-postgres",
            Scenario::NoConnections => "no-connections",
            Scenario::SlowPostgres => "slow-postgres",
            Scenario::PartitionPostgres => "partition-postgres",
            Scenario::PartitionNats => "partition-nats",
            Scenario::KillAll => "kill-all",
        }
    }
}

impl fmt::Display for Scenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The name of a scenario that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownScenario(String);

impl fmt::Display for UnknownScenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Scenario::all().map(Scenario::name).collect();
        write!(f, "there is no scenario {}; there are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownScenario {}

impl FromStr for Scenario {
    type Err = UnknownScenario;

    fn from_str(text: &str) -> Result<Scenario, UnknownScenario> {
        let found = Scenario::all().find(|scenario| scenario.name() == text);
        found.ok_or_else(|| UnknownScenario(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_has_its_own_name() {
        for scenario in Scenario::all() {
            assert_eq!(scenario.name().parse(), Ok(scenario));
        }
        assert!("kill".parse::<Scenario>().is_err());
    }
}
