//! The crash test: clients play tables while the server is killed at random moments and started again.
//!
//! After each restart the clients reconnect. Everything that was acknowledged, or that any client has received, must
//! still be there. After the last crash all games are played to the end, and their records are verified.

mod table;
mod table_setup;

use std::fmt;
use std::io;
use std::time::Duration;

use roshambo_table::GameId;

use crate::client::Client;
use crate::failure::Failure;
use crate::http::Base;
use crate::load::check_record;
use crate::messages::OpenTable;
use table::CrashTable;
use table_setup::TableSetup;

/// The time limit for each phase after a crash. Each should take less than a second.
const PHASE_TIMEOUT: Duration = Duration::from_secs(60);

/// A server that can be killed.
pub trait KillableServer {
    /// Starts the server on the same database as before. Returns its address.
    fn start(&mut self) -> io::Result<String>;
    /// Kills the server without giving it time to clean up.
    fn kill(&mut self) -> io::Result<()>;
}

/// The parameters of a crash test.
#[derive(Clone, Copy, Debug)]
pub struct CrashConfig {
    /// The seed of the times of crashes and of the moves.
    pub seed: u64,
    /// The number of times the server is killed.
    pub kills: u32,
    /// The longest time between two crashes, in milliseconds.
    pub longest_life: u64,
}

/// What happened in a crash test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CrashReport {
    /// The number of times the server was killed.
    pub kills: u32,
    /// The number of tables.
    pub tables: usize,
    /// The number of acknowledged moves.
    pub moves: usize,
    /// The number of times a client reconnected and found everything it had received.
    pub returns: usize,
    /// How many of these found no new step, so that the views could be compared.
    pub unchanged: usize,
    /// The number of games whose records were verified.
    pub records: u32,
}

/// Why a crash test failed.
#[derive(Debug)]
pub enum CrashError {
    /// The server could not be started or killed.
    Process(io::Error),
    /// A request or connection failed.
    Failure(Failure),
    /// The server lost or changed something, or sent something invalid.
    Lost(String),
}

impl fmt::Display for CrashError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CrashError::Process(error) => error.fmt(f),
            CrashError::Failure(failure) => failure.fmt(f),
            CrashError::Lost(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for CrashError {}

impl From<io::Error> for CrashError {
    fn from(error: io::Error) -> CrashError {
        CrashError::Process(error)
    }
}

impl From<Failure> for CrashError {
    fn from(failure: Failure) -> CrashError {
        CrashError::Failure(failure)
    }
}

/// Runs a crash test.
pub async fn run(server: &mut impl KillableServer, config: CrashConfig) -> Result<CrashReport, CrashError> {
    let mut rng = fastrand::Rng::with_seed(config.seed);
    let mut report = CrashReport::default();
    let mut base = Base::parse(&server.start()?)?;
    let mut tables = Vec::new();
    for setup in TableSetup::mixed() {
        tables.push(CrashTable::open(&base, setup, rng.u64(..)).await?);
    }
    report.tables = tables.len();
    let mut visitor = Client::with(base.clone(), Default::default());
    for _ in 0..config.kills {
        let uptime = Duration::from_millis(rng.u64(..=config.longest_life));
        // A table opened right before the crash must be as safe as one opened earlier.
        let just_now = rng.bool();
        let mut opened = if just_now { String::new() } else { open(&mut visitor).await? };
        // Play until the time is up. `play` returns earlier only with an error.
        if let Ok(ended) = tokio::time::timeout(uptime, table::play(&mut tables, false)).await {
            ended?;
        }
        if just_now {
            opened = open(&mut visitor).await?;
        }
        server.kill()?;
        report.kills += 1;
        for table in &mut tables {
            within(table.receive_rest()).await?;
        }
        base = Base::parse(&server.start()?)?;
        visitor = Client::with(base.clone(), visitor.identity().clone());
        if let Err(failure) = visitor.info(&opened).await {
            return Err(CrashError::Lost(format!("table {opened} was opened and is lost: {failure}")));
        }
        for table in &mut tables {
            within(table.reconnect(&base, &mut report)).await?;
        }
    }
    match tokio::time::timeout(PHASE_TIMEOUT, table::play(&mut tables, true)).await {
        Ok(ended) => ended?,
        Err(_) => return Err(CrashError::Lost(table::stuck(&tables))),
    }
    for table in &tables {
        report.moves += table.acknowledged();
        report.records += check_records(&mut visitor, table).await?;
    }
    Ok(report)
}

async fn open(visitor: &mut Client) -> Result<String, Failure> {
    Ok(visitor.open(&OpenTable::of(GameId::Ninjan.id(), 2)).await?.id)
}

/// Runs one phase with a time limit.
async fn within<T>(phase: impl Future<Output = Result<T, CrashError>>) -> Result<T, CrashError> {
    let late = |_| CrashError::Lost("no message arrived for a long time".to_owned());
    tokio::time::timeout(PHASE_TIMEOUT, phase).await.map_err(late)?
}

async fn check_records(visitor: &mut Client, table: &CrashTable) -> Result<u32, CrashError> {
    for game in 1..=table.games() {
        let record = visitor.record(table.id(), game).await?;
        check_record(&record, table.moves_of(game))
            .map_err(|what| CrashError::Lost(format!("table {} game {game}: {what}", table.id())))?;
    }
    Ok(table.games())
}
