//! Throw-away PostgreSQL and NATS, and three nodes that use them.

use std::io;
use std::path::Path;

use roshambo_testing::folder::Folder;
use roshambo_testing::nats::{Access, NatsServer};
use roshambo_testing::postgres::{Cluster, Setup};
use roshambo_testing::proxy::Proxy;

use super::addresses::Addresses;
use super::node::{NodeProcess, NodeSetup};

/// The names of the nodes.
pub(super) const NODES: [&str; 3] = ["a", "b", "c"];

/// The file with the id of the process of NATS.
const NATS_PID: &str = "nats.pid";

/// The database of the nodes.
pub(super) const DATABASE: &str = "postgres";

/// How to start an environment.
#[derive(Clone, Debug, Default)]
pub(super) struct EnvironmentSetup {
    /// Whether PostgreSQL waits for its disk.
    pub(super) fsync: bool,
    /// Whether nodes reach PostgreSQL and NATS through proxies.
    pub(super) proxies: bool,
    /// More settings of PostgreSQL.
    pub(super) settings: Vec<String>,
    /// More flags of the nodes.
    pub(super) flags: Vec<String>,
}

/// Everything that runs. All processes end when this is dropped.
#[derive(Debug)]
pub(super) struct Environment {
    pub(super) nodes: Vec<NodeProcess>,
    pub(super) addresses: Addresses,
    /// The way of each node to PostgreSQL and to NATS.
    pub(super) proxies: Vec<(Proxy, Proxy)>,
    pub(super) nats: NatsServer,
    pub(super) postgres: Cluster,
    folder: Folder,
}

impl Environment {
    /// Starts everything and waits until all nodes serve.
    pub(super) fn start(program: &Path, setup: &EnvironmentSetup) -> io::Result<Environment> {
        let folder = Folder::new("cluster");
        let EnvironmentSetup { fsync, settings, .. } = setup.clone();
        let postgres = Cluster::start(Setup { fsync, settings, ..Setup::default() });
        let nats = NatsServer::start(Access::Open);
        let mut environment = Environment {
            nodes: Vec::new(),
            addresses: Addresses::new(NODES.len()),
            proxies: Vec::new(),
            nats,
            postgres,
            folder,
        };
        environment.guard_nats()?;
        for (place, name) in NODES.into_iter().enumerate() {
            let (mut db, mut bus) = (environment.postgres.port(), environment.nats.port());
            if setup.proxies {
                let proxies = (Proxy::start(db)?, Proxy::start(bus)?);
                (db, bus) = (proxies.0.port(), proxies.1.port());
                environment.proxies.push(proxies);
            }
            let setup = NodeSetup {
                program: program.to_owned(),
                folder: environment.folder.path().to_owned(),
                name: name.to_owned(),
                db: format!("postgres://postgres@127.0.0.1:{db}/{DATABASE}"),
                bus: format!("nats://127.0.0.1:{bus}"),
                flags: setup.flags.clone(),
            };
            let node = NodeProcess::start(setup, place, environment.addresses.clone())?;
            environment.nodes.push(node);
        }
        Ok(environment)
    }

    /// The nodes that run another program than this one.
    pub(super) fn other_than<'a>(&'a self, program: &'a Path) -> impl Iterator<Item = usize> + 'a {
        let nodes = self.nodes.iter().enumerate();
        nodes.filter(move |(_, node)| node.program() != program).map(|(place, _)| place)
    }

    /// Starts NATS again after it was killed.
    pub(super) fn restart_nats(&mut self) -> io::Result<()> {
        self.nats.restart();
        self.guard_nats()
    }

    /// Lets the guard of the folder end NATS if this process is killed.
    fn guard_nats(&self) -> io::Result<()> {
        let id = self.nats.pid().ok_or_else(|| io::Error::other("NATS does not run"))?;
        std::fs::write(self.folder.file(NATS_PID), id.to_string())
    }

    /// What all nodes have written to their logs.
    pub(super) fn logs(&self) -> String {
        let log = |(node, name): (&NodeProcess, &str)| format!("== node {name}\n{}", node.log());
        self.nodes.iter().zip(NODES).map(log).collect()
    }
}

impl Drop for Environment {
    fn drop(&mut self) {
        // The server ends with this value, and its id may soon be that of another process.
        let _ = std::fs::remove_file(self.folder.file(NATS_PID));
    }
}
