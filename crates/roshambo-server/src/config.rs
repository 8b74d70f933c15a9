//! Everything that can be set, with defaults that need no configuration.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

/// How a server runs. The program's flags fill it in; tests take the default and change a field.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The address that visitors see, without a slash at the end, where that is another.
    pub public_url: Option<String>,
    /// How many reverse proxies stand before it, each adding to `X-Forwarded-For`.
    pub trusted_hops: usize,
    /// Limits on what visitors may do.
    pub limits: Limits,
    /// How long things take and are kept.
    pub times: Times,
    /// How many threads bots think on; 0: one fewer than there are cores, but at least one.
    pub bot_threads: usize,
    /// What visitors are told where the web client was not built, by the codes of languages: the program has
    /// the words.
    pub unbuilt: Vec<(&'static str, String)>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            public_url: None,
            trusted_hops: 0,
            limits: Limits::default(),
            times: Times::default(),
            bot_threads: 0,
            unbuilt: Vec::new(),
        }
    }
}

/// Limits on what visitors may do. Rates are per minute; a whole minute's worth may come at once.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of one address.
    pub address_requests: u32,
    /// Requests of one guest.
    pub guest_requests: u32,
    /// New guests of one address.
    pub new_guests: u32,
    /// Tables opened by one guest, and by one address ten times as many.
    pub new_tables: u32,
    /// Look-ups of codes and links that find nothing, of one address.
    pub misses: u32,
    /// WebSocket messages of one guest, and of one address ten times as many.
    pub messages: u32,
    /// Remarks of one guest.
    pub remarks: u32,
    /// Hints of one guest, and of one address ten times as many.
    pub hints: u32,
    /// Connections of one address at the same time.
    pub address_sockets: u32,
    /// Connections of one guest at the same time.
    pub guest_sockets: u32,
    /// Connections in all.
    pub sockets: u32,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// The longest message of a WebSocket, in bytes.
    pub message: usize,
    /// What may wait for a slow client, in bytes, before it is resynced.
    pub outbox: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            address_requests: 600,
            guest_requests: 300,
            new_guests: 60,
            new_tables: 30,
            misses: 60,
            messages: 600,
            remarks: 20,
            hints: 20,
            address_sockets: 200,
            guest_sockets: 20,
            sockets: 20_000,
            body: 16 * 1024,
            message: 4 * 1024,
            outbox: 256 * 1024,
        }
    }
}

/// How long things take and are kept.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// The least time between a bot's being asked and its move, whatever it thinks.
    pub pace: Duration,
    /// Without a clock: how long a seat has to be silent before a bot may be called to it.
    pub silence: Duration,
    /// How long a table that nobody targets stays in memory.
    pub idle: Duration,
    /// How often a silent connection is asked whether it is still there; twice that and it is not.
    pub ping: Duration,
    /// How long one write to a client may take.
    pub write: Duration,
    /// How long a shutdown waits for what it has acknowledged.
    pub shutdown: Duration,
    /// How long a table that waits for players is kept.
    pub keep_waiting: Duration,
    /// How long a game in which nobody moves is kept.
    pub keep_playing: Duration,
    /// How long a finished game is kept.
    pub keep_over: Duration,
    /// How long a guest who does not come is kept.
    pub keep_guests: Duration,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Times {
    fn default() -> Times {
        Times {
            pace: Duration::from_millis(700),
            silence: Duration::from_secs(5 * 60),
            idle: Duration::from_secs(2 * 60),
            ping: Duration::from_secs(20),
            write: Duration::from_secs(10),
            shutdown: Duration::from_secs(10),
            keep_waiting: DAY,
            keep_playing: 14 * DAY,
            keep_over: 400 * DAY,
            keep_guests: 400 * DAY,
        }
    }
}
