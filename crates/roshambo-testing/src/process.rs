//! Server processes: their output, and signals to them and their children.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use rustix::process::{Pid, Signal, kill_process};

/// A running server. Dropping it kills it.
#[derive(Debug)]
pub struct Running {
    child: Child,
    log: Arc<Mutex<String>>,
}

impl Running {
    /// Runs a command until a line of its standard error contains this text. Returns everything that it wrote if it ends
    /// before that.
    pub fn start(mut command: Command, ready: &'static str) -> Result<Running, String> {
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        // Signals to the test process are not meant for the server.
        command.process_group(0);
        let mut child = command.spawn().map_err(|error| format!("{:?}: {error}", command.get_program()))?;
        let log: Arc<Mutex<String>> = Arc::default();
        let (sender, receiver) = channel();
        if let Some(errors) = child.stderr.take() {
            let log = log.clone();
            std::thread::spawn(move || collect(BufReader::new(errors), &log, ready, sender));
        }
        let running = Running { child, log };
        // The sender is dropped at the end of the output.
        if receiver.recv().is_ok() { Ok(running) } else { Err(running.log()) }
    }

    /// The id of the process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it has written to its standard error.
    pub fn log(&self) -> String {
        self.log.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sends a signal to the process, then to its children.
    pub fn signal_all(&self, signal: Signal) {
        let children = children(self.child.id());
        for id in std::iter::once(self.child.id()).chain(children) {
            send(id, signal);
        }
    }

    /// Sends a signal to the process and waits until it has ended.
    pub fn end(mut self, signal: Signal) {
        send(self.child.id(), signal);
        let _ = self.child.wait();
    }

    /// Kills the process and its children.
    pub fn kill(mut self) {
        self.signal_all(Signal::KILL);
        let _ = self.child.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            self.signal_all(Signal::KILL);
            let _ = self.child.wait();
        }
    }
}

fn collect(lines: impl BufRead, log: &Mutex<String>, ready: &str, sender: Sender<()>) {
    let mut sender = Some(sender);
    for line in lines.lines().map_while(Result::ok) {
        let is_ready = line.contains(ready);
        let mut log = log.lock().unwrap_or_else(PoisonError::into_inner);
        log.push_str(&line);
        log.push('\n');
        drop(log);
        if is_ready && let Some(sender) = sender.take() {
            let _ = sender.send(());
        }
    }
}

/// The ids of the children of a process.
fn children(id: u32) -> Vec<u32> {
    let list = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap_or_default();
    list.split_whitespace().filter_map(|child| child.parse().ok()).collect()
}

fn send(id: u32, signal: Signal) {
    // The process may have ended meanwhile.
    let _ = i32::try_from(id).ok().and_then(Pid::from_raw).map(|id| kill_process(id, signal));
}
