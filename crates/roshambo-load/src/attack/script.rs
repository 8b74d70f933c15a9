//! All attacks. Each is a number of workers that do the same until the time is over.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Instant;

use futures_util::future::join_all;
use tokio::time::timeout_at;

use super::tally::{Counts, Tally};
use super::{AttackConfig, connections, deadline, requests, sockets};
use crate::http::Base;

/// How many loopback addresses each attack comes from. No other attack has used up their limits.
const ADDRESSES: u8 = 8;

/// One attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Script {
    SilentConnections,
    SlowHeaders,
    SlowBodies,
    UnreadAnswers,
    DrippingReaders,
    UnreadRecords,
    Practice,
    UnreadPings,
    Messages,
    Unreadable,
    Codes,
    Tables,
    Hints,
    Remarks,
    Experts,
    UnreadReplays,
    Stalling,
}

impl Script {
    pub(super) const ALL: [Script; 17] = [
        Script::SilentConnections,
        Script::SlowHeaders,
        Script::SlowBodies,
        Script::UnreadAnswers,
        Script::DrippingReaders,
        Script::UnreadRecords,
        Script::Practice,
        Script::UnreadPings,
        Script::Messages,
        Script::Unreadable,
        Script::Codes,
        Script::Tables,
        Script::Hints,
        Script::Remarks,
        Script::Experts,
        Script::UnreadReplays,
        Script::Stalling,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Script::SilentConnections => "silent connections",
            Script::SlowHeaders => "slow headers",
            Script::SlowBodies => "slow bodies",
            Script::UnreadAnswers => "unread answers",
            Script::DrippingReaders => "dripping readers",
            Script::UnreadRecords => "records, unread",
            Script::Practice => "practice",
            Script::UnreadPings => "pings, unread",
            Script::Messages => "messages",
            Script::Unreadable => "unreadable messages",
            Script::Codes => "guessing codes",
            Script::Tables => "opening tables",
            Script::Hints => "hints",
            Script::Remarks => "remarks",
            Script::Experts => "tables with experts",
            Script::UnreadReplays => "replays, unread",
            Script::Stalling => "taking a seat back",
        }
    }

    /// How many connections the attack uses: few are enough for those that send as fast as they can.
    fn workers(self, config: &AttackConfig) -> usize {
        let part = match self {
            // More than a server may have in all.
            Script::SilentConnections => return config.connections * 2,
            Script::SlowHeaders | Script::SlowBodies | Script::UnreadAnswers | Script::DrippingReaders => 4,
            Script::UnreadRecords | Script::UnreadReplays | Script::UnreadPings => 8,
            Script::Practice
            | Script::Messages
            | Script::Unreadable
            | Script::Codes
            | Script::Tables
            | Script::Hints
            | Script::Remarks
            | Script::Experts
            | Script::Stalling => 32,
        };
        (config.connections / part).max(usize::from(ADDRESSES))
    }

    /// Runs the attack until its time is over.
    pub(super) async fn run(self, base: &Base, config: &AttackConfig) -> Counts {
        let tally = Arc::new(Tally::default());
        let until = deadline(config);
        let workers = (0..self.workers(config)).map(|number| {
            let address = Ipv4Addr::new(127, 0, 1 + self as u8, 1 + (number % usize::from(ADDRESSES)) as u8);
            let from = base.reached_from(IpAddr::V4(address));
            tokio::spawn(self.work(from, until, tally.clone()))
        });
        for ended in join_all(workers.collect::<Vec<_>>()).await {
            // A panic of a worker is a bug of this test.
            if let Err(error) = ended
                && error.is_panic()
            {
                std::panic::resume_unwind(error.into_panic());
            }
        }
        tally.counts()
    }

    async fn work(self, base: Base, until: Instant, tally: Arc<Tally>) {
        let work = async {
            while Instant::now() < until {
                self.step(&base, until, &tally).await;
            }
        };
        // A worker that waits for the server is stopped.
        let _ = timeout_at(until.into(), work).await;
    }

    /// One connection, or one series of requests.
    async fn step(self, base: &Base, until: Instant, tally: &Tally) {
        match self {
            Script::SilentConnections => connections::silent(base, tally).await,
            Script::SlowHeaders => connections::slow(base, tally, connections::HEADERS).await,
            Script::SlowBodies => connections::slow(base, tally, connections::BODY).await,
            Script::UnreadAnswers => connections::unread(base, tally, &requests::examples(base)).await,
            Script::DrippingReaders => connections::drip(base, tally, &requests::examples(base)).await,
            Script::UnreadRecords => connections::unread(base, tally, &requests::record(base)).await,
            Script::UnreadReplays => requests::unread_replays(base, tally).await,
            Script::Practice => requests::practice(base, tally, until).await,
            Script::Codes => requests::codes(base, tally, until).await,
            Script::Tables => requests::tables(base, tally, until).await,
            Script::Hints => requests::hints(base, tally, until).await,
            Script::Experts => requests::experts(base, tally, until).await,
            Script::UnreadPings => sockets::unread_pings(base, tally).await,
            Script::Messages => sockets::flood(base, tally, r#"{"type":"cover"}"#).await,
            Script::Unreadable => sockets::flood(base, tally, &"x".repeat(1000)).await,
            Script::Remarks => sockets::flood(base, tally, r#"{"type":"say","what":"hello"}"#).await,
            Script::Stalling => {
                sockets::flood(base, tally, r#"{"type":"command","id":1,"command":{"kind":"back"}}"#).await;
            }
        }
    }
}
