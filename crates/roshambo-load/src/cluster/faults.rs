//! Causes the faults, and waits until all tables go on.
//!
//! All waiting is for a condition: every table has gone on, a node has noticed something. A limit only ends a test that
//! would never end.

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::block_in_place;
use tokio::time::{sleep, sleep_until, timeout};

use super::environment::Environment;
use super::node_metrics::{NodeMetrics, is_ready};
use super::scenario::Scenario;
use super::shared::{Seen, SharedTable, Stage};

/// After this time without a fault every table must have gone on. It should take seconds.
const RECOVERY_LIMIT: Duration = Duration::from_secs(60);
/// The time between two questions to a node.
const POLL: Duration = Duration::from_millis(20);
/// How long to wait for the answer of a node.
const ANSWER_LIMIT: Duration = Duration::from_secs(12);
/// The delay of a slow PostgreSQL in each direction.
const SLOW: Duration = Duration::from_millis(50);

/// How long things took after a fault.
#[derive(Clone, Debug, Default)]
pub(super) struct Times {
    /// The time until the next acknowledged move of each affected person, at tables where nobody else has to act first.
    pub(super) moves: Vec<Duration>,
    /// The time until a node acted for a bot, or for a person whose time was up.
    pub(super) driven: Vec<Duration>,
}

/// Why a fault could not be caused, or what did not go on after it.
#[derive(Debug)]
pub(super) enum FaultError {
    /// A process could not be started or stopped.
    Process(io::Error),
    /// Something did not go on.
    Stuck(String),
}

impl From<io::Error> for FaultError {
    fn from(error: io::Error) -> FaultError {
        FaultError::Process(error)
    }
}

/// Causes the faults.
pub(super) struct Director<'a> {
    pub(super) environment: &'a mut Environment,
    pub(super) stage: Arc<Stage>,
    pub(super) tables: Vec<Arc<SharedTable>>,
    /// The node that fails.
    pub(super) victim: usize,
    /// The least time that a fault lasts.
    pub(super) hold: Duration,
}

impl Director<'_> {
    /// Causes a fault, ends it, and waits until all tables go on.
    pub(super) async fn run(&mut self, scenario: Scenario) -> Result<Times, FaultError> {
        // Everybody plays before the fault.
        self.begin();
        self.all_go_on().await?;
        let begun = tokio::time::Instant::now();
        let hold = sleep_until(begun + self.hold);
        match scenario {
            Scenario::KillNode => {
                let affected = self.at_victim();
                self.begin();
                self.environment.nodes[self.victim].kill()?;
                self.all_go_on().await?;
                let times = self.times(&affected);
                hold.await;
                let node = &mut self.environment.nodes[self.victim];
                block_in_place(|| node.restart())?;
                Ok(times)
            }
            Scenario::KillAll => {
                let affected = self.everybody();
                self.begin();
                for node in &mut self.environment.nodes {
                    node.kill()?;
                }
                for node in &mut self.environment.nodes {
                    block_in_place(|| node.restart())?;
                }
                self.all_go_on().await?;
                Ok(self.times(&affected))
            }
            Scenario::StopNode => {
                self.make_loyal();
                let affected = self.at_victim();
                self.begin();
                self.environment.nodes[self.victim].suspend()?;
                let others = self.tables_without_loyal();
                let gone_on = self.go_on(&others, "while a node was suspended").await;
                let times = self.times(&affected);
                hold.await;
                // The node continues in any case, so that it can be ended.
                self.begin();
                self.environment.nodes[self.victim].resume()?;
                gone_on?;
                self.all_go_on().await?;
                Ok(times)
            }
            Scenario::PartitionPostgres => {
                self.make_loyal();
                let affected = self.at_victim();
                self.begin();
                self.environment.proxies[self.victim].0.cut();
                let others = self.tables_without_loyal();
                self.go_on(&others, "while a node did not reach PostgreSQL").await?;
                let times = self.times(&affected);
                hold.await;
                self.begin();
                self.environment.proxies[self.victim].0.heal();
                self.all_go_on().await?;
                Ok(times)
            }
            Scenario::KillNats | Scenario::PartitionNats => {
                let nodes = self.cut_bus(scenario);
                self.bus_is(&nodes, false).await?;
                self.begin();
                self.all_go_on().await?;
                let times = self.times(&self.everybody());
                hold.await;
                self.heal_bus(scenario)?;
                self.bus_is(&nodes, true).await?;
                self.begin();
                self.all_go_on().await?;
                Ok(times)
            }
            Scenario::KillPostgres => {
                let postgres = &self.environment.postgres;
                block_in_place(|| postgres.kill());
                self.ready_is(false).await?;
                hold.await;
                let postgres = &self.environment.postgres;
                block_in_place(|| postgres.start_again());
                self.recovered().await
            }
            Scenario::NoConnections => {
                let postgres = &self.environment.postgres;
                let occupied = block_in_place(|| postgres.occupy());
                self.ready_is(false).await?;
                hold.await;
                drop(occupied);
                self.recovered().await
            }
            Scenario::SlowPostgres => {
                self.delay(SLOW);
                self.begin();
                self.all_go_on().await?;
                // Now every decision is one that was begun while it was slow.
                self.begin();
                self.all_go_on().await?;
                let times = self.times(&self.everybody());
                hold.await;
                self.delay(Duration::ZERO);
                Ok(times)
            }
        }
    }

    /// Waits until all tables go on after PostgreSQL has come back.
    async fn recovered(&self) -> Result<Times, FaultError> {
        self.begin();
        self.all_go_on().await?;
        Ok(self.times(&self.everybody()))
    }

    fn delay(&self, delay: Duration) {
        self.environment.proxies.iter().for_each(|(postgres, _)| postgres.delay(delay));
    }

    /// Takes the bus away. Returns the nodes that notice it.
    fn cut_bus(&mut self, scenario: Scenario) -> Vec<usize> {
        if scenario == Scenario::PartitionNats {
            self.environment.proxies[self.victim].1.cut();
            return vec![self.victim];
        }
        self.environment.nats.kill();
        self.stage.addresses.places().collect()
    }

    fn heal_bus(&mut self, scenario: Scenario) -> io::Result<()> {
        if scenario == Scenario::PartitionNats {
            self.environment.proxies[self.victim].1.heal();
            return Ok(());
        }
        let environment = &mut self.environment;
        block_in_place(|| environment.restart_nats())
    }

    /// All people as (table, person).
    fn everybody(&self) -> Vec<(usize, usize)> {
        let people = |table: usize| (0..self.tables[table].kind.people).map(move |person| (table, person));
        (0..self.tables.len()).flat_map(people).collect()
    }

    /// The people who are connected to the node that fails.
    fn at_victim(&self) -> Vec<(usize, usize)> {
        let mut people = self.everybody();
        people.retain(|(table, person)| self.tables[*table].player(*person).node == Some(self.victim));
        people
    }

    /// Makes every second person at the node that fails stay there.
    fn make_loyal(&self) {
        for (table, person) in self.at_victim().into_iter().step_by(2) {
            self.tables[table].player(person).is_loyal = true;
        }
    }

    fn tables_without_loyal(&self) -> Vec<Arc<SharedTable>> {
        let is_free = |table: &&Arc<SharedTable>| !table.everybody().any(|seen| seen.is_loyal);
        self.tables.iter().filter(is_free).cloned().collect()
    }

    /// Begins to measure: from now on, every table has to go on.
    fn begin(&self) {
        let now = Instant::now();
        for table in &self.tables {
            (0..table.kind.people).for_each(|person| table.player(person).next_move.begin(now));
            table.driven().begin(now);
        }
    }

    fn times(&self, people: &[(usize, usize)]) -> Times {
        let moves = people.iter().filter(|(table, _)| !self.tables[*table].kind.is_driven());
        let moves = moves.filter_map(|(table, person)| self.tables[*table].player(*person).next_move.took());
        let driven = self.tables.iter().filter(|table| table.kind.is_driven());
        Times { moves: moves.collect(), driven: driven.filter_map(|table| table.driven().took()).collect() }
    }

    /// Waits until everybody has made a move since the last beginning, and nodes have acted for all bots.
    async fn all_go_on(&self) -> Result<(), FaultError> {
        self.go_on(&self.tables, "").await
    }

    async fn go_on(&self, tables: &[Arc<SharedTable>], when: &str) -> Result<(), FaultError> {
        let has_gone_on = |table: &SharedTable| {
            table.movers().all(|seen| seen.next_move.took().is_some())
                && (!table.kind.is_driven() || table.driven().took().is_some())
        };
        self.wait(tables, has_gone_on, when).await
    }

    /// Waits until all games are over and everybody has seen that.
    pub(super) async fn all_over(&self) -> Result<(), FaultError> {
        let is_over = |table: &SharedTable| {
            let seen: Vec<Seen> = table.everybody().collect();
            let same = seen.windows(2).all(|pair| pair[0].number == pair[1].number);
            table.kind.has_sleeper || (same && seen.iter().all(|seen| seen.is_done))
        };
        self.wait(&self.tables, is_over, "to its end").await
    }

    /// Waits until something is true of all tables, or a problem is found.
    async fn wait(
        &self,
        tables: &[Arc<SharedTable>],
        condition: impl Fn(&SharedTable) -> bool,
        when: &str,
    ) -> Result<(), FaultError> {
        let mut changed = self.stage.changed.subscribe();
        let all = async {
            while !tables.iter().all(|table| condition(table)) {
                if !self.stage.tally().problems.is_empty() {
                    return Err(FaultError::Stuck("a problem was found".to_owned()));
                }
                // The sender lives as long as the stage.
                let _ = changed.changed().await;
            }
            Ok(())
        };
        timeout(RECOVERY_LIMIT, all).await.unwrap_or_else(|_| {
            let stuck = tables.iter().filter(|table| !condition(table));
            let describe = |table: &Arc<SharedTable>| {
                let seen: Vec<Seen> = table.everybody().collect();
                format!("\n  {} {:?}: {seen:?}, {:?}", table.id, table.kind, *table.driven())
            };
            let stuck: String = stuck.map(describe).collect();
            Err(FaultError::Stuck(format!("tables did not go on {when}:{stuck}")))
        })
    }

    /// Waits until all nodes say that they are ready, or that they are not.
    async fn ready_is(&self, expected: bool) -> Result<(), FaultError> {
        for place in self.stage.addresses.places() {
            let what = if expected { "is not ready" } else { "claims to be ready" };
            self.node_says(place, what, async |base| is_ready(base).await == expected).await?;
        }
        Ok(())
    }

    /// Waits until nodes say that the bus works, or that it does not.
    async fn bus_is(&self, nodes: &[usize], works: bool) -> Result<(), FaultError> {
        let expected = f64::from(u8::from(works));
        for place in nodes {
            let what =
                if works { "does not find the bus again" } else { "does not notice that the bus is gone" };
            let says = async |base: &_| {
                NodeMetrics::of(base).await.is_ok_and(|metrics| metrics.bus_connected == expected)
            };
            self.node_says(*place, what, says).await?;
        }
        Ok(())
    }

    /// Asks a node until it says what is expected.
    async fn node_says(
        &self,
        place: usize,
        what: &str,
        ask: impl AsyncFn(&crate::http::Base) -> bool,
    ) -> Result<(), FaultError> {
        let asking = async {
            loop {
                if let Some(base) = self.stage.addresses.get(place)
                    && timeout(ANSWER_LIMIT, ask(&base)).await.unwrap_or(false)
                {
                    return;
                }
                sleep(POLL).await;
            }
        };
        let limited = timeout(RECOVERY_LIMIT, asking).await;
        limited.map_err(|_| FaultError::Stuck(format!("node {} {what}", super::environment::NODES[place])))
    }
}
