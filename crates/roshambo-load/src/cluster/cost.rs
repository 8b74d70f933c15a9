//! What a cluster costs: the processor time of each of its parts, the memory of its nodes, and what PostgreSQL writes.

use std::fmt;
use std::time::Duration;

use super::environment::{DATABASE, Environment, NODES};
use super::node::NodeProcess;
use super::processes::{memory, processor_time, processor_time_with_children};

/// What each part has used so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Used {
    nodes: Vec<Duration>,
    postgres: Duration,
    nats: Duration,
    generator: Duration,
    /// The bytes that PostgreSQL has written to its write-ahead log.
    written: u64,
    /// The memory of each node, in bytes.
    memory: Vec<u64>,
}

impl Used {
    pub(super) fn by(environment: &Environment) -> Used {
        let Environment { nodes, nats, postgres, .. } = environment;
        let ids: Vec<u32> = nodes.iter().filter_map(NodeProcess::id).collect();
        let written = postgres.sql(DATABASE, "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn");
        Used {
            nodes: ids.iter().map(|id| processor_time(*id)).collect(),
            postgres: postgres.id().map(processor_time_with_children).unwrap_or_default(),
            nats: nats.pid().map(processor_time).unwrap_or_default(),
            generator: processor_time(std::process::id()),
            written: written.parse().unwrap_or(0),
            memory: ids.iter().map(|id| memory(*id)).collect(),
        }
    }
}

/// What was used between two moments.
#[derive(Clone, Debug)]
pub struct Cost {
    used: Used,
    moves: u64,
    time: Duration,
}

impl Cost {
    pub(super) fn between(before: &Used, after: &Used, moves: u64, time: Duration) -> Cost {
        let nodes =
            before.nodes.iter().zip(&after.nodes).map(|(before, after)| after.saturating_sub(*before));
        let used = Used {
            nodes: nodes.collect(),
            postgres: after.postgres.saturating_sub(before.postgres),
            nats: after.nats.saturating_sub(before.nats),
            generator: after.generator.saturating_sub(before.generator),
            written: after.written.saturating_sub(before.written),
            memory: after.memory.clone(),
        };
        Cost { used, moves, time }
    }

    /// The processor time of all parts, as a number of cores.
    fn cores(&self) -> f64 {
        let Used { nodes, postgres, nats, generator, .. } = &self.used;
        let all = nodes.iter().sum::<Duration>() + *postgres + *nats + *generator;
        all.as_secs_f64() / self.time.as_secs_f64()
    }

    /// Prints one line about the processor time, in this unit.
    fn line(&self, f: &mut fmt::Formatter<'_>, name: &str, unit: impl Fn(Duration) -> f64) -> fmt::Result {
        let Used { nodes, postgres, nats, generator, .. } = &self.used;
        let each: Vec<String> =
            NODES.iter().zip(nodes).map(|(name, used)| format!("{name} {:.1}", unit(*used))).collect();
        let [sum, postgres, nats, generator] = [nodes.iter().sum(), *postgres, *nats, *generator].map(unit);
        let each = each.join(", ");
        writeln!(
            f,
            "{name:<19}nodes {sum:.1} ({each}), PostgreSQL {postgres:.1}, NATS {nats:.1}, generator {generator:.1}"
        )
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.moves as f64;
        if self.moves > 0 {
            self.line(f, "µs for a move", |used| used.as_secs_f64() * 1e6 / moves)?;
            writeln!(
                f,
                "written            {:.0} bytes of PostgreSQL's log for a move",
                self.used.written as f64 / moves
            )?;
        }
        self.line(f, "ms in a second", |used| used.as_secs_f64() * 1e3 / self.time.as_secs_f64())?;
        let memory: Vec<String> = self.used.memory.iter().map(|bytes| (bytes >> 20).to_string()).collect();
        writeln!(f, "memory             nodes {} MiB; {:.2} cores in all", memory.join(", "), self.cores())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cost_is_what_was_used_for_each_move() {
        let used = |seconds: u64| Used {
            nodes: vec![Duration::from_secs(seconds); 3],
            postgres: Duration::from_secs(2 * seconds),
            nats: Duration::from_secs(seconds),
            generator: Duration::ZERO,
            written: seconds * 500_000_000,
            memory: vec![3 << 20; 3],
        };
        let cost = Cost::between(&used(1), &used(2), 1_000_000, Duration::from_secs(3));
        let printed = cost.to_string();
        for words in [
            "nodes 3.0 (a 1.0, b 1.0, c 1.0), PostgreSQL 2.0, NATS 1.0, generator 0.0",
            "500 bytes",
            "nodes 1000.0 (a 333.3,",
            "nodes 3, 3, 3 MiB; 2.00 cores",
        ] {
            assert!(printed.contains(words), "{printed}");
        }
    }
}
