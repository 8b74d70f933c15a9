//! Kills the server under load at random moments and starts it again: no acknowledged move may be lost.
//! `ROSHAMBO_CRASHES` sets how often, `ROSHAMBO_CRASH_SEED` the seed.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use roshambo_load::crash::{CrashConfig, CrashError, KillableServer, run};

/// A server process with its own database.
struct Process {
    folder: PathBuf,
    child: Option<Child>,
}

impl Process {
    fn new(seed: u64) -> Process {
        let folder = std::env::temp_dir().join(format!("roshambo-crash-{}-{seed}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Process { folder, child: None }
    }
}

/// The log of all processes that used the database.
fn log(folder: &Path) -> PathBuf {
    folder.join("log")
}

impl KillableServer for Process {
    fn start(&mut self) -> io::Result<String> {
        let log = fs::File::options().create(true).append(true).open(log(&self.folder))?;
        let mut command = Command::new(env!("CARGO_BIN_EXE_roshambo"));
        command.args(["serve", "--addr", "127.0.0.1:0", "--pace", "0s", "--log-level", "warn", "--db"]);
        command.arg(self.folder.join("tables.db"));
        let tables = ["new-tables", "guest-tables", "day-games"];
        for limit in
            ["address-requests", "guest-requests", "new-guests", "messages"].into_iter().chain(tables)
        {
            command.args([&format!("--{limit}"), "1000000"]);
        }
        command.args(["--address-sockets", "10000", "--guest-sockets", "1000"]);
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn()?;
        let mut line = String::new();
        let out = child.stdout.as_mut().ok_or_else(|| io::Error::other("no output"))?;
        BufReader::new(out).read_line(&mut line)?;
        self.child = Some(child);
        Ok(line.trim().to_owned())
    }

    /// On Unix this is SIGKILL, which the process cannot handle.
    fn kill(&mut self) -> io::Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.kill();
        if std::thread::panicking() {
            eprintln!("{}", fs::read_to_string(log(&self.folder)).unwrap_or_default());
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A faulty server, which loses what it wrote since it was last killed.
struct Forgetful(Process);

impl Forgetful {
    /// Copies the files of the database from one folder to another.
    fn copy(from: &Path, to: &Path) -> io::Result<()> {
        for file in ["tables.db", "tables.db-wal", "tables.db-shm"] {
            match fs::copy(from.join(file), to.join(file)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }
}

impl KillableServer for Forgetful {
    fn start(&mut self) -> io::Result<String> {
        self.0.start()
    }

    fn kill(&mut self) -> io::Result<()> {
        self.0.kill()?;
        let (now, before) = (&self.0.folder, self.0.folder.join("before"));
        if before.exists() {
            return Forgetful::copy(&before, now);
        }
        fs::create_dir(&before)?;
        Forgetful::copy(now, &before)
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap())
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

#[test]
fn the_test_detects_a_server_that_loses_data() {
    let mut server = Forgetful(Process::new(7_000_000));
    let config = CrashConfig { seed: 1, kills: 10, longest_life: 60 };
    let error = runtime().block_on(run(&mut server, config)).unwrap_err();
    assert!(matches!(error, CrashError::Lost(_)), "{error}");
}

#[test]
fn a_killed_server_keeps_every_acknowledged_move() {
    let seed = number("ROSHAMBO_CRASH_SEED").unwrap_or_else(|| fastrand::u64(..1_000_000));
    let kills = number("ROSHAMBO_CRASHES").unwrap_or(20) as u32;
    println!("seed {seed}: again with ROSHAMBO_CRASH_SEED={seed}");
    let mut server = Process::new(seed);
    let runtime = runtime();
    let config = CrashConfig { seed, kills, longest_life: 60 };
    let report = match runtime.block_on(run(&mut server, config)) {
        Ok(report) => report,
        Err(error) => panic!("seed {seed}: {error}"),
    };
    println!("{report:?}");
    assert_eq!(report.kills, kills);
    assert!(report.moves > 0 && report.records as usize >= report.tables && report.returns > 0);
}
