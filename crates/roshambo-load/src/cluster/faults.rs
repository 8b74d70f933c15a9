//! Causes the faults, and waits until all tables go on.
//!
//! All waiting is for a condition: every table has gone on, a node has noticed something. A limit only ends a test that
//! would never end.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::block_in_place;
use tokio::time::{Sleep, sleep, timeout};

use super::environment::Environment;
use super::node_metrics::{NodeMetrics, is_ready};
use super::scenario::Scenario;
use super::shared::{LIMIT, SharedTable, Stage};

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

impl From<String> for FaultError {
    fn from(what: String) -> FaultError {
        FaultError::Stuck(what)
    }
}

impl From<io::Error> for FaultError {
    fn from(error: io::Error) -> FaultError {
        FaultError::Process(error)
    }
}

/// Causes the faults.
pub(super) struct Director {
    pub(super) stage: Arc<Stage>,
    pub(super) tables: Vec<Arc<SharedTable>>,
    /// The node that fails.
    pub(super) victim: usize,
    /// The program of a node that is upgraded.
    pub(super) newer: PathBuf,
    /// The least time that a fault lasts.
    pub(super) hold: Duration,
}

impl Director {
    /// Causes a fault, ends it, and waits until all tables go on.
    pub(super) async fn run(
        &self,
        scenario: Scenario,
        environment: &mut Environment,
    ) -> Result<Times, FaultError> {
        self.all_at_home().await?;
        // Connecting to them was no fault.
        self.stage.tally().reconnects = 0;
        let done = match scenario {
            Scenario::KillNode => self.kill_node(environment).await,
            Scenario::DrainNode => self.drain_node(environment).await,
            Scenario::UpgradeNode => self.upgrade_node(environment).await,
            Scenario::KillAll => self.kill_all(environment).await,
            Scenario::StopNode => self.stop_node(environment).await,
            Scenario::KillNats => self.kill_nats(environment).await,
            Scenario::PartitionNats => self.partition_nats(environment).await,
            Scenario::KillPostgres => self.kill_postgres(environment).await,
            Scenario::NoConnections => self.take_connections(environment).await,
            Scenario::SlowPostgres => self.slow_postgres(environment).await,
            Scenario::PartitionPostgres => self.partition_postgres(environment).await,
        };
        for (table, person) in self.everybody() {
            self.tables[table].player(person).is_loyal = false;
        }
        done
    }

    /// Waits until everybody is connected to the node at which they began, and plays.
    async fn all_at_home(&self) -> Result<(), FaultError> {
        let is_at_home = |table: &SharedTable| table.everybody().all(|seen| seen.node == Some(seen.home));
        if self.tables.iter().all(|table| is_at_home(table)) {
            // They play since the last fault.
            return Ok(());
        }
        self.stage.go_home.send_modify(|count| *count += 1);
        self.stage.wait(&self.tables, is_at_home, "do not have everybody at their nodes").await?;
        self.begin();
        self.all_go_on().await
    }

    async fn kill_node(&self, environment: &mut Environment) -> Result<Times, FaultError> {
        let (affected, hold) = (self.at_victim(), self.hold());
        self.begin();
        let node = &mut environment.nodes[self.victim];
        node.kill()?;
        self.all_go_on().await?;
        let times = self.times(&affected);
        hold.await;
        block_in_place(|| node.restart())?;
        Ok(times)
    }

    async fn drain_node(&self, environment: &mut Environment) -> Result<Times, FaultError> {
        let (affected, hold) = (self.at_victim(), self.hold());
        self.begin();
        let node = &mut environment.nodes[self.victim];
        block_in_place(|| node.drain())?;
        self.all_go_on().await?;
        let times = self.times(&affected);
        hold.await;
        block_in_place(|| node.restart())?;
        Ok(times)
    }

    /// At the end everybody is back at their nodes, of both versions, and plays there.
    async fn upgrade_node(&self, environment: &mut Environment) -> Result<Times, FaultError> {
        let (affected, hold) = (self.at_victim(), self.hold());
        self.begin();
        let node = &mut environment.nodes[self.victim];
        block_in_place(|| node.drain())?;
        self.all_go_on().await?;
        let times = self.times(&affected);
        block_in_place(|| node.restart_as(&self.newer))?;
        let reconnects = self.stage.tally().reconnects;
        self.all_at_home().await?;
        self.stage.tally().reconnects = reconnects;
        hold.await;
        Ok(times)
    }

    async fn kill_all(&self, environment: &mut Environment) -> Result<Times, FaultError> {
        self.begin();
        for node in &mut environment.nodes {
            node.kill()?;
        }
        for node in &mut environment.nodes {
            block_in_place(|| node.restart())?;
        }
        self.recovered(false).await
    }

    /// The node does not hear either what others do, so it has to find out from the database that it has lost its leases.
    async fn stop_node(&self, environment: &mut Environment) -> Result<Times, FaultError> {
        self.make_loyal();
        let (affected, hold) = (self.at_victim(), self.hold());
        self.begin();
        let (node, (_, bus)) = (&environment.nodes[self.victim], &environment.proxies[self.victim]);
        bus.cut();
        node.suspend()?;
        let noticed = async {
            self.others_notice().await?;
            self.others_go_on().await
        };
        let noticed = noticed.await;
        let times = self.times(&affected);
        hold.await;
        self.begin();
        node.resume()?;
        noticed?;
        self.all_go_on().await?;
        bus.heal();
        self.bus_is(&[self.victim], true).await?;
        Ok(times)
    }

    async fn partition_postgres(&self, environment: &mut Environment) -> Result<Times, FaultError> {
        self.make_loyal();
        let (affected, hold) = (self.at_victim(), self.hold());
        self.begin();
        let (postgres, _) = &environment.proxies[self.victim];
        postgres.cut();
        self.others_notice().await?;
        self.others_go_on().await?;
        let times = self.times(&affected);
        hold.await;
        self.begin();
        postgres.heal();
        self.all_go_on().await?;
        Ok(times)
    }

    async fn kill_nats(&self, environment: &mut Environment) -> Result<Times, FaultError> {
        let nodes: Vec<usize> = self.stage.addresses.places().collect();
        environment.nats.kill();
        let times = self.play_without_bus(&nodes).await?;
        block_in_place(|| environment.restart_nats())?;
        self.bus_is(&nodes, true).await?;
        self.begin();
        self.all_go_on().await?;
        Ok(times)
    }

    async fn partition_nats(&self, environment: &mut Environment) -> Result<Times, FaultError> {
        let (_, bus) = &environment.proxies[self.victim];
        bus.cut();
        let times = self.play_without_bus(&[self.victim]).await?;
        bus.heal();
        self.bus_is(&[self.victim], true).await?;
        self.begin();
        self.all_go_on().await?;
        Ok(times)
    }

    /// Everybody goes on, although these nodes have no bus.
    async fn play_without_bus(&self, nodes: &[usize]) -> Result<Times, FaultError> {
        self.bus_is(nodes, false).await?;
        let hold = self.hold();
        self.begin();
        self.all_go_on().await?;
        let times = self.times(&self.everybody());
        hold.await;
        Ok(times)
    }

    async fn kill_postgres(&self, environment: &mut Environment) -> Result<Times, FaultError> {
        let (postgres, hold) = (&environment.postgres, self.hold());
        block_in_place(|| postgres.kill());
        self.nobody_is_ready().await?;
        hold.await;
        block_in_place(|| postgres.start_again());
        self.recovered(true).await
    }

    async fn take_connections(&self, environment: &mut Environment) -> Result<Times, FaultError> {
        let (postgres, hold) = (&environment.postgres, self.hold());
        let occupied = block_in_place(|| postgres.occupy());
        self.nobody_is_ready().await?;
        hold.await;
        drop(occupied);
        self.recovered(true).await
    }

    async fn slow_postgres(&self, environment: &mut Environment) -> Result<Times, FaultError> {
        let delay = |delay| environment.proxies.iter().for_each(|(postgres, _)| postgres.delay(delay));
        delay(SLOW);
        let hold = self.hold();
        self.begin();
        self.all_go_on().await?;
        // From now on, every decision is one that was begun while it was slow.
        let times = self.recovered(true).await?;
        hold.await;
        delay(Duration::ZERO);
        Ok(times)
    }

    /// Waits until all tables go on, after everybody was affected. `again` measures from now on.
    async fn recovered(&self, again: bool) -> Result<Times, FaultError> {
        if again {
            self.begin();
        }
        self.all_go_on().await?;
        Ok(self.times(&self.everybody()))
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

    /// The least time of a fault that begins now.
    fn hold(&self) -> Sleep {
        sleep(self.hold)
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
        Ok(self.stage.wait(&self.tables, has_gone_on, "did not go on").await?)
    }

    /// The same for tables at which nobody waits for the node that fails.
    async fn others_go_on(&self) -> Result<(), FaultError> {
        let is_other = |table: &&Arc<SharedTable>| !table.everybody().any(|seen| seen.is_loyal);
        let others: Vec<Arc<SharedTable>> = self.tables.iter().filter(is_other).cloned().collect();
        Ok(self.stage.wait(&others, has_gone_on, "did not go on without a node").await?)
    }

    /// Waits until the other nodes know that the one that fails is gone, so that they may take over its leases.
    async fn others_notice(&self) -> Result<(), FaultError> {
        let nodes = self.stage.addresses.places();
        let others = nodes.len() as u64 - 1;
        for place in nodes.filter(|place| *place != self.victim) {
            let says = async |base: &_| {
                NodeMetrics::of(base).await.is_ok_and(|metrics| metrics.nodes_alive == others)
            };
            self.node_says(place, "does not notice that another node is gone", says).await?;
        }
        Ok(())
    }

    /// Waits until all nodes say that they are not ready.
    async fn nobody_is_ready(&self) -> Result<(), FaultError> {
        for place in self.stage.addresses.places() {
            self.node_says(place, "claims to be ready", async |base| !is_ready(base).await).await?;
        }
        Ok(())
    }

    /// Waits until nodes say that the bus works, or that it does not.
    async fn bus_is(&self, nodes: &[usize], works: bool) -> Result<(), FaultError> {
        let expected = u64::from(works);
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
        let limited = timeout(LIMIT, asking).await;
        limited.map_err(|_| FaultError::Stuck(format!("node {} {what}", super::environment::NODES[place])))
    }
}

/// Whether everybody at a table has made a move since the last beginning, and a node has acted for its bots.
fn has_gone_on(table: &SharedTable) -> bool {
    table.movers().all(|seen| seen.next_move.took().is_some())
        && (!table.kind.is_driven() || table.driven().took().is_some())
}
