//! The abuse test: one script after the other attacks a server, while an innocent player plays against a bot.
//!
//! The server has its default limits and its own database. The test fails if the server dies or uses more memory than
//! its budget, or if the innocent player is refused or gets no answer.

mod connections;
mod innocent;
mod memory;
mod process;
mod requests;
mod script;
mod sockets;
mod tally;

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::http::Base;
use innocent::Innocent;
use process::ServerProcess;
use script::Script;
pub use tally::Counts;

/// The parameters of an abuse test.
#[derive(Clone, Debug)]
pub struct AttackConfig {
    /// The program to attack.
    pub server: PathBuf,
    /// How long each attack lasts.
    pub time: Duration,
    /// How many connections an attack opens at most.
    pub connections: usize,
    /// The memory that the server may use, in bytes.
    pub memory: u64,
}

/// What one attack did.
#[derive(Clone, Debug)]
pub struct AttackResult {
    /// The attack.
    pub name: &'static str,
    /// What the server answered.
    pub counts: Counts,
    /// The peak of the server's memory during the attack, in bytes, if it is known.
    pub peak: Option<u64>,
    /// The longest time that the innocent player waited for an answer.
    pub longest_wait: Duration,
    /// The number of answers that the innocent player got.
    pub answers: u64,
}

/// What all attacks did.
#[derive(Clone, Debug)]
pub struct AttackReport {
    /// One result for each attack.
    pub results: Vec<AttackResult>,
    /// Whether the operating system limited the memory of the server, in addition to the measurement.
    pub is_limited: bool,
    memory: u64,
    /// Why the test failed.
    pub failure: Option<String>,
}

impl AttackReport {
    /// Whether the server held.
    pub fn is_ok(&self) -> bool {
        self.failure.is_none()
    }
}

/// Why an abuse test could not be run.
#[derive(Debug)]
pub enum AttackError {
    /// The server could not be started or watched.
    Process(io::Error),
    /// A request failed before the first attack.
    Failure(Failure),
}

impl fmt::Display for AttackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AttackError::Process(error) => error.fmt(f),
            AttackError::Failure(failure) => failure.fmt(f),
        }
    }
}

impl std::error::Error for AttackError {}

impl From<io::Error> for AttackError {
    fn from(error: io::Error) -> AttackError {
        AttackError::Process(error)
    }
}

impl From<Failure> for AttackError {
    fn from(failure: Failure) -> AttackError {
        AttackError::Failure(failure)
    }
}

/// Runs all attacks. `done` is called with each result.
pub async fn run(
    config: &AttackConfig,
    mut done: impl FnMut(&AttackResult),
) -> Result<AttackReport, AttackError> {
    let mut server = ServerProcess::start(&config.server, config.memory)?;
    let base = Base::parse(&server.url)?;
    let innocent = Innocent::start(base.clone()).await?;
    let mut results = Vec::new();
    let mut failure = None;
    for script in Script::ALL {
        server.reset_peak();
        innocent.reset();
        let counts = script.run(&base, config).await;
        // The player gets at least one answer during or after each attack.
        let answered = innocent.answered().await;
        let (longest_wait, answers) = innocent.waited();
        let result = AttackResult { name: script.name(), counts, peak: server.peak(), longest_wait, answers };
        done(&result);
        failure = match answered {
            Err(reason) => Some(format!("{}: {reason}", script.name())),
            Ok(()) => server.fault(config.memory).map(|reason| format!("{}: {reason}", script.name())),
        };
        results.push(result);
        if failure.is_some() {
            break;
        }
    }
    Ok(AttackReport { results, is_limited: server.is_limited(), memory: config.memory, failure })
}

/// When an attack that begins now has to end.
fn deadline(config: &AttackConfig) -> Instant {
    Instant::now() + config.time
}

/// The heading of the table.
pub const HEADING: &str =
    "| attack | accepted | 429 | 503 | other refusals | closed | peak memory | longest wait of a player |
|---|---|---|---|---|---|---|---|";

impl fmt::Display for AttackResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { accepted, too_many, busy, refused, closed } = self.counts;
        let peak = self.peak.map_or("?".to_owned(), |peak| format!("{} MB", peak / 1_000_000));
        let wait = self.longest_wait.as_millis();
        write!(
            f,
            "| {} | {accepted} | {too_many} | {busy} | {refused} | {closed} | {peak} | {wait} ms ({} answers) |",
            self.name, self.answers
        )
    }
}

impl fmt::Display for AttackReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let budget = self.memory / 1_000_000;
        if self.is_limited {
            writeln!(f, "The server ran in a control group with {budget} MB.")?;
        } else {
            writeln!(
                f,
                "The memory was measured, not limited: no control group could be made. Budget: {budget} MB."
            )?;
        }
        match &self.failure {
            None => writeln!(f, "The server held."),
            Some(failure) => writeln!(f, "The server did not hold: {failure}"),
        }
    }
}
