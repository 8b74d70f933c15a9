//! The server that is attacked: its own process with its own database.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::memory::{self, MemoryGroup};

/// A running server. It is killed, and its database removed, when dropped.
pub(super) struct ServerProcess {
    child: Child,
    folder: PathBuf,
    pub(super) url: String,
    /// The highest peak of all attacks.
    highest: u64,
    group: Option<MemoryGroup>,
}

impl ServerProcess {
    /// Starts a server with its default limits on a free port.
    pub(super) fn start(program: &Path, memory: u64) -> io::Result<ServerProcess> {
        let folder = std::env::temp_dir().join(format!("roshambo-attack-{:016x}", fastrand::u64(..)));
        fs::create_dir_all(&folder)?;
        let mut command = Command::new(program);
        command.args(["serve", "--addr", "127.0.0.1:0", "--log-level", "error", "--db"]);
        command.arg(folder.join("tables.db"));
        let log = fs::File::create(folder.join("log"))?;
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn()?;
        let group = MemoryGroup::with(child.id(), memory);
        let mut server = ServerProcess { child, folder, url: String::new(), highest: 0, group };
        let out = server.child.stdout.as_mut().ok_or_else(|| io::Error::other("no output"))?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        server.url = line.trim().to_owned();
        if server.url.is_empty() {
            let log = fs::read_to_string(server.folder.join("log"))?;
            return Err(io::Error::other(format!("the server did not start: {log}")));
        }
        Ok(server)
    }

    pub(super) fn is_limited(&self) -> bool {
        self.group.is_some()
    }

    pub(super) fn reset_peak(&self) {
        memory::reset_peak(self.child.id());
    }

    pub(super) fn peak(&mut self) -> Option<u64> {
        let peak = memory::peak(self.child.id());
        self.highest = self.highest.max(peak.unwrap_or(0));
        peak
    }

    /// What is wrong with the server, if anything.
    pub(super) fn fault(&mut self, memory: u64) -> Option<String> {
        match self.child.try_wait() {
            Ok(Some(status)) => {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                Some(format!("the server ended with {status}: {log}"))
            }
            Err(error) => Some(format!("the server cannot be watched: {error}")),
            Ok(None) if self.highest > memory => Some(format!("it used {} bytes of memory", self.highest)),
            Ok(None) => None,
        }
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // The process may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
        drop(self.group.take());
        let _ = fs::remove_dir_all(&self.folder);
    }
}
