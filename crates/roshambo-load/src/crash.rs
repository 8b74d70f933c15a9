//! The crash test: tables are played, the server is killed at a random moment and started again, and
//! whoever comes back must find the same game.
//!
//! What was acknowledged, or seen by anybody, must be there. After the last crash all games go on to
//! their ends, and their records verify.

mod person;
mod setting;
mod table;

use std::fmt;
use std::io;
use std::time::Duration;

use roshambo_table::GameId;

use crate::asks::OpenTable;
use crate::client::Client;
use crate::failure::Failure;
use crate::http::Base;
use crate::load::check_record;
use setting::Setting;
use table::Table;

/// So long everything together may take after a crash; nothing of it should take a second.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that can be killed.
pub trait Victim {
    /// Starts it on the same database as before. The answer is its address.
    fn start(&mut self) -> io::Result<String>;
    /// Kills it, so that it cannot do anything more.
    fn kill(&mut self) -> io::Result<()>;
}

/// What is done to a server.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Whence moments and moves follow.
    pub seed: u64,
    /// How often it is killed.
    pub kills: u32,
    /// The longest that it lives between, in milliseconds.
    pub longest_life: u64,
}

/// What a server went through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Survived {
    /// How often it was killed.
    pub kills: u32,
    /// Tables that were played.
    pub tables: usize,
    /// Moves that were acknowledged.
    pub moves: usize,
    /// Times that somebody came back and found what he had left.
    pub returns: usize,
    /// Of these, with exactly the number that he had left, so that views could be compared.
    pub unchanged: usize,
    /// Games whose records were verified.
    pub records: u32,
}

/// What is not as it was, or should be.
#[derive(Debug)]
pub enum Broken {
    /// The server could not be started or killed.
    Process(io::Error),
    /// It did not answer.
    Failure(Failure),
    /// It lost or changed something.
    Lost(String),
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Process(error) => error.fmt(f),
            Broken::Failure(failure) => failure.fmt(f),
            Broken::Lost(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Broken {}

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Broken {
        Broken::Process(error)
    }
}

impl From<Failure> for Broken {
    fn from(failure: Failure) -> Broken {
        Broken::Failure(failure)
    }
}

/// Does to a server what the plan says.
pub async fn run(victim: &mut impl Victim, plan: Plan) -> Result<Survived, Broken> {
    let mut luck = fastrand::Rng::with_seed(plan.seed);
    let mut survived = Survived::default();
    let mut base = Base::parse(&victim.start()?)?;
    let mut tables = Vec::new();
    for setting in Setting::mixed() {
        tables.push(Table::open(&base, setting, luck.u64(..)).await?);
    }
    survived.tables = tables.len();
    let mut visitor = Client::with(base.clone(), Default::default());
    for _ in 0..plan.kills {
        let life = Duration::from_millis(luck.u64(..=plan.longest_life));
        // What was acknowledged just now is as safe as what was acknowledged a while ago.
        let just_now = luck.bool();
        let mut opened = if just_now { String::new() } else { open(&mut visitor).await? };
        // The time is up, or something is wrong before.
        if let Ok(ended) = tokio::time::timeout(life, table::play(&mut tables, false)).await {
            ended?;
        }
        if just_now {
            opened = open(&mut visitor).await?;
        }
        victim.kill()?;
        survived.kills += 1;
        for table in &mut tables {
            within(table.hear_the_rest()).await?;
        }
        base = Base::parse(&victim.start()?)?;
        visitor = Client::with(base.clone(), visitor.identity().clone());
        if let Err(failure) = visitor.info(&opened).await {
            return Err(Broken::Lost(format!("table {opened}, which was opened, is not there: {failure}")));
        }
        for table in &mut tables {
            within(table.come_back(&base, &mut survived)).await?;
        }
    }
    match tokio::time::timeout(PATIENCE, table::play(&mut tables, true)).await {
        Ok(ended) => ended?,
        Err(_) => return Err(Broken::Lost(table::stuck(&tables))),
    }
    for table in &tables {
        survived.moves += table.acknowledged();
        survived.records += check_records(&mut visitor, table).await?;
    }
    Ok(survived)
}

async fn open(visitor: &mut Client) -> Result<String, Failure> {
    Ok(visitor.open(&OpenTable::of(GameId::Ninjan.id(), 2)).await?.id)
}

/// Nothing here should take long; what does is stuck.
async fn within<T>(what: impl Future<Output = Result<T, Broken>>) -> Result<T, Broken> {
    let late = |_| Broken::Lost("nothing was heard for a long time".to_owned());
    tokio::time::timeout(PATIENCE, what).await.map_err(late)?
}

async fn check_records(visitor: &mut Client, table: &Table) -> Result<u32, Broken> {
    for game in 1..=table.games() {
        let record = visitor.record(table.id(), game).await?;
        check_record(&record, table.moves_of(game))
            .map_err(|what| Broken::Lost(format!("table {} game {game}: {what}", table.id())))?;
    }
    Ok(table.games())
}
