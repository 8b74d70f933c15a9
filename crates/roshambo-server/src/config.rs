//! The settings of a server. The defaults work without configuration.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use roshambo_review::Depth;
use roshambo_rules::Phrase;

/// The settings of a server. The program sets them from its flags; tests change single fields of the default.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub addr: SocketAddr,
    /// The private address for the operator, if there is one: it stops the node and tells how it is.
    pub admin: Option<SocketAddr>,
    /// The name of this node among others, for people who read logs.
    pub name: String,
    /// The public URL without a slash at the end, if it differs from the address.
    pub public_url: Option<String>,
    /// The number of trusted reverse proxies before the server. Each adds to `X-Forwarded-For`.
    pub trusted_hops: usize,
    /// Whether everybody may read the metrics. Otherwise only programs on this machine may.
    pub public_metrics: bool,
    /// Limits for visitors.
    pub limits: Limits,
    /// Limits for tables.
    pub tables: TableLimits,
    /// Timeouts and retention times.
    pub times: Times,
    /// The number of threads for bots. 0 means one less than the number of cores, but at least one.
    pub bot_threads: usize,
    /// How much the review of a game computes.
    pub review_depth: Depth,
    /// The size of the database in bytes at which new tables and games are refused. 0 means no limit.
    pub max_database: u64,
    /// The text of the page where the web client was not built, by language code. The program supplies the words.
    pub unbuilt: Vec<(&'static str, String)>,
    /// Turns a phrase into text, in the first language of an `Accept-Language` header that there is. The program
    /// supplies the words.
    pub text: fn(accepted: &str, phrase: &Phrase) -> String,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            admin: None,
            name: String::new(),
            public_url: None,
            trusted_hops: 0,
            public_metrics: false,
            limits: Limits::default(),
            tables: TableLimits::default(),
            times: Times::default(),
            bot_threads: 0,
            review_depth: Depth::default(),
            max_database: 10 << 30,
            unbuilt: Vec::new(),
            text: |_, phrase| phrase.to_string(),
        }
    }
}

/// Limits for visitors. Rates are per minute unless they say otherwise; a burst of a whole minute is allowed. An IPv6
/// network of 48 bits has four times the rates of one address.
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
    /// Games started by one guest per day, and by one address ten times as many.
    pub day_games: u32,
    /// Games started in total per day.
    pub server_day_games: u32,
    /// Requests of one address for tables that do not exist.
    pub misses: u32,
    /// WebSocket messages of one guest, and of one address ten times as many.
    pub messages: u32,
    /// Remarks of one guest.
    pub remarks: u32,
    /// Hints of one guest, and of one address ten times as many.
    pub hints: u32,
    /// The cost of expensive answers to one address. A unit is about a millisecond of one core.
    pub work: u32,
    /// Expensive answers of each kind at the same time, a quarter of them to one address.
    pub work_at_once: u32,
    /// WebSockets of one address at the same time.
    pub address_sockets: u32,
    /// WebSockets of one guest at the same time.
    pub guest_sockets: u32,
    /// WebSockets in total.
    pub sockets: u32,
    /// HTTP connections of one address at the same time. Behind trusted proxies it does not apply.
    pub address_connections: u32,
    /// HTTP connections in total.
    pub connections: u32,
    /// The size limit of a request body, in bytes.
    pub body: usize,
    /// The size limit of a WebSocket message, in bytes.
    pub message: usize,
    /// The size limit of the queue for one client, in bytes. A client that exceeds it is resynced.
    pub outbox: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            address_requests: 600,
            guest_requests: 300,
            new_guests: 60,
            new_tables: 30,
            day_games: 300,
            server_day_games: 100_000,
            misses: 60,
            messages: 600,
            remarks: 20,
            hints: 20,
            work: 3000,
            work_at_once: 24,
            address_sockets: 200,
            guest_sockets: 20,
            sockets: 20_000,
            address_connections: 1024,
            connections: 4096,
            body: 16 * 1024,
            message: 4 * 1024,
            outbox: 256 * 1024,
        }
    }
}

/// Limits for tables.
#[derive(Clone, Copy, Debug)]
pub struct TableLimits {
    /// Tables that are not over, at which one guest sits or which the guest has opened.
    pub per_guest: u32,
    /// Tables that are not over, in all.
    pub open: u32,
    /// Tables in memory. When there are more, those that nobody uses are evicted, the longest unused first.
    pub in_memory: usize,
    /// How many bytes may wait for the disk at one table. Above that, its clients are refused.
    pub table_backlog: usize,
    /// How many bytes may wait for the disk at all tables. Above that, all clients are refused.
    pub backlog: usize,
}

impl Default for TableLimits {
    fn default() -> TableLimits {
        TableLimits {
            per_guest: 50,
            open: 50_000,
            in_memory: 10_000,
            table_backlog: 4 * 1024 * 1024,
            backlog: 64 * 1024 * 1024,
        }
    }
}

/// Timeouts and retention times.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// The minimum time between the question to a bot and its move.
    pub pace: Duration,
    /// Without a clock, and after a game: how long a person must be silent before others may call a bot.
    pub silence: Duration,
    /// How long people may take to reveal their texts for the shuffle. Their clients do that by themselves.
    pub reveal: Duration,
    /// How long an unused table stays in memory.
    pub idle: Duration,
    /// The time between two pings. A connection that is silent for twice that is closed.
    pub ping: Duration,
    /// The timeout for one write to a client, and the window in which a slow client must make progress.
    pub write: Duration,
    /// How long a new connection may be silent.
    pub first_byte: Duration,
    /// How long the headers of a request may take.
    pub headers: Duration,
    /// How long a connection may wait for its next request.
    pub keep_alive: Duration,
    /// How long a request may take, its body included, until its answer begins.
    pub request: Duration,
    /// How long the server waits for a client's part of the closing handshake.
    pub close: Duration,
    /// How long each step of a shutdown may take: the last appends, then the goodbyes.
    pub shutdown: Duration,
    /// How long a table that waits for players is kept.
    pub keep_waiting: Duration,
    /// How long a game without moves is kept.
    pub keep_playing: Duration,
    /// How long a finished game is kept.
    pub keep_over: Duration,
    /// How long a guest is kept after the last visit.
    pub keep_guests: Duration,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Times {
    fn default() -> Times {
        Times {
            pace: Duration::from_millis(700),
            silence: Duration::from_secs(5 * 60),
            reveal: Duration::from_secs(10),
            idle: Duration::from_secs(2 * 60),
            ping: Duration::from_secs(20),
            write: Duration::from_secs(10),
            first_byte: Duration::from_secs(10),
            headers: Duration::from_secs(15),
            keep_alive: Duration::from_secs(30),
            request: Duration::from_secs(30),
            close: Duration::from_secs(2),
            shutdown: Duration::from_secs(10),
            keep_waiting: DAY,
            keep_playing: 14 * DAY,
            keep_over: 400 * DAY,
            keep_guests: 400 * DAY,
        }
    }
}
