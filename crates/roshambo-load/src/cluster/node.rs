//! The process of one node.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use super::addresses::Addresses;
use crate::http::Base;

/// How to start a node.
#[derive(Clone, Debug)]
pub(super) struct NodeSetup {
    /// The program.
    pub(super) program: PathBuf,
    /// The folder for its log.
    pub(super) folder: PathBuf,
    /// The name of the node.
    pub(super) name: String,
    /// The URL of the database.
    pub(super) db: String,
    /// The URL of the bus.
    pub(super) bus: String,
    /// More flags.
    pub(super) flags: Vec<String>,
}

/// A node that can be killed and started again. It is killed when dropped.
#[derive(Debug)]
pub(super) struct NodeProcess {
    setup: NodeSetup,
    place: usize,
    addresses: Addresses,
    child: Option<Child>,
}

/// Limits of visitors, all raised: the clients of a test come from one address.
const LIMITS: [&str; 15] = [
    "address-requests",
    "guest-requests",
    "new-guests",
    "new-tables",
    "day-games",
    "server-day-games",
    "misses",
    "messages",
    "work",
    "address-sockets",
    "guest-sockets",
    "address-connections",
    "guest-tables",
    "open-tables",
    "tables-in-memory",
];

impl NodeProcess {
    /// Starts a node. Its address is published at this place.
    pub(super) fn start(setup: NodeSetup, place: usize, addresses: Addresses) -> io::Result<NodeProcess> {
        let mut node = NodeProcess { setup, place, addresses, child: None };
        node.restart()?;
        Ok(node)
    }

    /// The program that it runs.
    pub(super) fn program(&self) -> &Path {
        &self.setup.program
    }

    /// Starts another program in its place after it has ended, and waits until it serves.
    pub(super) fn restart_as(&mut self, program: &Path) -> io::Result<()> {
        self.setup.program = program.to_owned();
        self.restart()
    }

    /// Starts it again after it was killed, and waits until it serves.
    pub(super) fn restart(&mut self) -> io::Result<()> {
        self.kill()?;
        let NodeSetup { program, folder, name, db, bus, flags } = &self.setup;
        let log = folder.join(format!("node-{name}.log"));
        let errors = File::options().create(true).append(true).open(&log)?;
        let mut command = Command::new(program);
        command.args(["serve", "--addr", "127.0.0.1:0", "--log-level", "warn", "--node", name]);
        command.args(["--db", db, "--bus", bus]);
        for limit in LIMITS {
            command.args([&format!("--{limit}"), "1000000000"]);
        }
        command.args(["--sockets", "9000", "--connections", "9000"]).args(flags);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(errors).spawn()?;
        // The guard of the folder ends the process if this one is killed.
        fs::write(self.pid_file(), child.id().to_string())?;
        let out = child.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
        self.child = Some(child);
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let base = Base::parse(line.trim()).map_err(|_| {
            let log = fs::read_to_string(&log).unwrap_or_default();
            io::Error::other(format!("node {name} did not start: {log}"))
        })?;
        self.addresses.set(self.place, Some(base));
        Ok(())
    }

    /// The id of the process, while it runs.
    pub(super) fn id(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Kills it (SIGKILL) and waits until it has ended.
    pub(super) fn kill(&mut self) -> io::Result<()> {
        self.addresses.set(self.place, None);
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
            // The id may soon be that of another process.
            fs::remove_file(self.pid_file())?;
        }
        Ok(())
    }

    /// Asks it to end (SIGTERM) and waits until it has. Nobody is sent to it any more. It must say that all went well.
    pub(super) fn drain(&mut self) -> io::Result<()> {
        self.addresses.set(self.place, None);
        self.signal(Signal::TERM)?;
        if let Some(mut child) = self.child.take() {
            let status = child.wait()?;
            fs::remove_file(self.pid_file())?;
            if !status.success() {
                return Err(io::Error::other(format!("a node that was asked to end did so with {status}")));
            }
        }
        Ok(())
    }

    fn pid_file(&self) -> PathBuf {
        self.setup.folder.join(format!("node-{}.pid", self.setup.name))
    }

    /// Suspends it. Its connections stay open, and new ones are accepted by the system.
    pub(super) fn suspend(&self) -> io::Result<()> {
        self.signal(Signal::STOP)
    }

    /// Lets it continue.
    pub(super) fn resume(&self) -> io::Result<()> {
        self.signal(Signal::CONT)
    }

    fn signal(&self, signal: Signal) -> io::Result<()> {
        let id = self.id().and_then(|id| i32::try_from(id).ok()).and_then(Pid::from_raw);
        let id = id.ok_or_else(|| io::Error::other("the node does not run"))?;
        Ok(kill_process(id, signal)?)
    }

    /// What it has written to its log.
    pub(super) fn log(&self) -> String {
        let NodeSetup { folder, name, .. } = &self.setup;
        fs::read_to_string(folder.join(format!("node-{name}.log"))).unwrap_or_default()
    }
}

impl Drop for NodeProcess {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.kill();
    }
}
