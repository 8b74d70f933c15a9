//! The flags of `roshambo serve`, `healthcheck`, `backup`, `restore` and `migrate`. Each can also be set by an environment
//! variable; the flag wins. The defaults are those of the server's `Config`.

use std::path::PathBuf;

use clap::Args;
use roshambo_review::Depth;
use roshambo_server::config::{Config, Limits, TableLimits, Times};
use roshambo_server::store::postgres::{CONNECTIONS, FEWEST_CONNECTIONS};

use super::parse::number;
use super::values::{
    Database, HostPort, LogFormat, SecretUrl, Size, TimeSpan, database, host_port, log_format, log_level,
    node_name, nonzero_time_span, public_url, size, time_span, yes_or_no,
};

const MOST: u64 = u32::MAX as u64;
const KIB: u64 = 1024;

/// `roshambo serve`
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    #[arg(long, env = "ROSHAMBO_ADDR", default_value_t = Config::default().addr.into(), value_parser = host_port)]
    pub(crate) addr: HostPort,
    #[command(flatten)]
    pub(crate) db: DbArgs,
    #[command(flatten)]
    pub(crate) db_server: DbServerArgs,
    #[arg(long, env = "ROSHAMBO_DB_CONNECTIONS", value_name = "N", default_value_t = CONNECTIONS)]
    #[arg(value_parser = number::<u32>(u64::from(FEWEST_CONNECTIONS)..=1000))]
    pub(crate) db_connections: u32,
    #[arg(long, env = "ROSHAMBO_BUS")]
    pub(crate) bus: Option<SecretUrl>,
    #[arg(long, env = "ROSHAMBO_NODE", value_parser = node_name)]
    pub(crate) node: Option<String>,
    #[arg(long, env = "ROSHAMBO_ADMIN", value_parser = host_port)]
    pub(crate) admin: Option<HostPort>,
    #[arg(long, env = "ROSHAMBO_LAN", value_parser = yes_or_no)]
    pub(crate) lan: bool,
    #[arg(long, env = "ROSHAMBO_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    pub(crate) public_url: Option<String>,
    #[arg(long, env = "ROSHAMBO_TRUSTED_HOPS", value_name = "N")]
    #[arg(default_value_t = Config::default().trusted_hops, value_parser = number::<usize>(0..=16))]
    pub(crate) trusted_hops: usize,
    #[arg(long, env = "ROSHAMBO_PUBLIC_METRICS", value_parser = yes_or_no)]
    pub(crate) public_metrics: bool,
    #[arg(long, env = "ROSHAMBO_BOT_THREADS", value_name = "N")]
    #[arg(default_value_t = Config::default().bot_threads, value_parser = number::<usize>(0..=1024))]
    pub(crate) bot_threads: usize,
    #[arg(long, env = "ROSHAMBO_REVIEW_DEPTH", value_name = "DEPTH")]
    #[arg(default_value_t = Config::default().review_depth)]
    pub(crate) review_depth: Depth,
    #[arg(long, env = "ROSHAMBO_MAX_DATABASE_SIZE", value_name = "SIZE")]
    #[arg(default_value_t = Size(Config::default().max_database), value_parser = size)]
    pub(crate) max_database_size: Size,
    #[arg(long, env = "ROSHAMBO_LOG", value_name = "text|json")]
    #[arg(default_value_t = LogFormat::Text, value_parser = log_format)]
    pub(crate) log: LogFormat,
    #[arg(long, env = "ROSHAMBO_LOG_LEVEL", default_value = "info", value_parser = log_level)]
    pub(crate) log_level: String,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    #[command(flatten)]
    pub(crate) tables: TableArgs,
    #[command(flatten)]
    pub(crate) times: TimeArgs,
}

impl ServeArgs {
    /// Where to listen. `--lan` means the port of `--addr` on all addresses of this machine.
    pub(crate) fn listen_on(&self) -> HostPort {
        if self.lan { self.addr.on_all_addresses() } else { self.addr.clone() }
    }
}

/// `roshambo healthcheck`: the address is set as for `serve`, so that both can share an environment.
#[derive(Debug, Args)]
pub(crate) struct HealthcheckArgs {
    #[arg(long, env = "ROSHAMBO_ADDR", default_value_t = Config::default().addr.into(), value_parser = host_port)]
    pub(crate) addr: HostPort,
}

/// `roshambo backup`
#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    pub(crate) db: DbArgs,
    pub(crate) file: PathBuf,
}

/// `roshambo restore`
#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    #[command(flatten)]
    pub(crate) db: DbArgs,
    pub(crate) file: PathBuf,
}

/// `roshambo migrate`
#[derive(Debug, Args)]
pub(crate) struct MigrateArgs {
    #[arg(long, value_parser = database)]
    pub(crate) from: Database,
    #[arg(long, value_parser = database)]
    pub(crate) to: Database,
    #[command(flatten)]
    pub(crate) db_server: DbServerArgs,
}

/// The database.
#[derive(Debug, Args)]
pub(crate) struct DbArgs {
    #[arg(long, env = "ROSHAMBO_DB", value_parser = database)]
    pub(crate) db: Option<Database>,
}

/// How to connect to a database on a server.
#[derive(Debug, Args)]
pub(crate) struct DbServerArgs {
    #[arg(long, env = "ROSHAMBO_DB_PASSWORD_FILE", value_name = "FILE")]
    pub(crate) db_password_file: Option<PathBuf>,
}

/// Limits on what visitors may do.
#[derive(Debug, Args)]
#[command(next_help_heading = "limits")]
pub(crate) struct LimitArgs {
    #[arg(long, env = "ROSHAMBO_ADDRESS_REQUESTS", value_name = "N")]
    #[arg(default_value_t = Limits::default().address_requests, value_parser = number::<u32>(1..=MOST))]
    address_requests: u32,
    #[arg(long, env = "ROSHAMBO_GUEST_REQUESTS", value_name = "N")]
    #[arg(default_value_t = Limits::default().guest_requests, value_parser = number::<u32>(1..=MOST))]
    guest_requests: u32,
    #[arg(long, env = "ROSHAMBO_NEW_GUESTS", value_name = "N")]
    #[arg(default_value_t = Limits::default().new_guests, value_parser = number::<u32>(1..=MOST))]
    new_guests: u32,
    #[arg(long, env = "ROSHAMBO_NEW_TABLES", value_name = "N")]
    #[arg(default_value_t = Limits::default().new_tables, value_parser = number::<u32>(1..=MOST))]
    new_tables: u32,
    #[arg(long, env = "ROSHAMBO_DAY_GAMES", value_name = "N")]
    #[arg(default_value_t = Limits::default().day_games, value_parser = number::<u32>(1..=MOST))]
    day_games: u32,
    #[arg(long, env = "ROSHAMBO_SERVER_DAY_GAMES", value_name = "N")]
    #[arg(default_value_t = Limits::default().server_day_games, value_parser = number::<u32>(1..=MOST))]
    server_day_games: u32,
    #[arg(long, env = "ROSHAMBO_MISSES", value_name = "N")]
    #[arg(default_value_t = Limits::default().misses, value_parser = number::<u32>(1..=MOST))]
    misses: u32,
    #[arg(long, env = "ROSHAMBO_MESSAGES", value_name = "N")]
    #[arg(default_value_t = Limits::default().messages, value_parser = number::<u32>(1..=MOST))]
    messages: u32,
    #[arg(long, env = "ROSHAMBO_REMARKS", value_name = "N")]
    #[arg(default_value_t = Limits::default().remarks, value_parser = number::<u32>(1..=MOST))]
    remarks: u32,
    #[arg(long, env = "ROSHAMBO_HINTS", value_name = "N")]
    #[arg(default_value_t = Limits::default().hints, value_parser = number::<u32>(1..=MOST))]
    hints: u32,
    #[arg(long, env = "ROSHAMBO_WORK", value_name = "N")]
    #[arg(default_value_t = Limits::default().work, value_parser = number::<u32>(1..=MOST))]
    work: u32,
    #[arg(long, env = "ROSHAMBO_WORK_AT_ONCE", value_name = "N")]
    #[arg(default_value_t = Limits::default().work_at_once, value_parser = number::<u32>(1..=MOST))]
    work_at_once: u32,
    #[arg(long, env = "ROSHAMBO_ADDRESS_SOCKETS", value_name = "N")]
    #[arg(default_value_t = Limits::default().address_sockets, value_parser = number::<u32>(1..=MOST))]
    address_sockets: u32,
    #[arg(long, env = "ROSHAMBO_GUEST_SOCKETS", value_name = "N")]
    #[arg(default_value_t = Limits::default().guest_sockets, value_parser = number::<u32>(1..=MOST))]
    guest_sockets: u32,
    #[arg(long, env = "ROSHAMBO_SOCKETS", value_name = "N")]
    #[arg(default_value_t = Limits::default().sockets, value_parser = number::<u32>(1..=MOST))]
    sockets: u32,
    #[arg(long, env = "ROSHAMBO_ADDRESS_CONNECTIONS", value_name = "N")]
    #[arg(default_value_t = Limits::default().address_connections, value_parser = number::<u32>(1..=MOST))]
    address_connections: u32,
    #[arg(long, env = "ROSHAMBO_CONNECTIONS", value_name = "N")]
    #[arg(default_value_t = Limits::default().connections, value_parser = number::<u32>(1..=MOST))]
    connections: u32,
    #[arg(long, env = "ROSHAMBO_BODY_BYTES", value_name = "N")]
    #[arg(default_value_t = Limits::default().body, value_parser = number::<usize>(KIB..=16 * KIB * KIB))]
    body_bytes: usize,
    #[arg(long, env = "ROSHAMBO_MESSAGE_BYTES", value_name = "N")]
    #[arg(default_value_t = Limits::default().message, value_parser = number::<usize>(KIB..=16 * KIB * KIB))]
    message_bytes: usize,
    #[arg(long, env = "ROSHAMBO_OUTBOX_BYTES", value_name = "N")]
    #[arg(default_value_t = Limits::default().outbox, value_parser = number::<usize>(KIB..=KIB * KIB * KIB))]
    outbox_bytes: usize,
}

impl LimitArgs {
    /// The configuration of the server.
    pub(crate) fn limits(&self) -> Limits {
        Limits {
            address_requests: self.address_requests,
            guest_requests: self.guest_requests,
            new_guests: self.new_guests,
            new_tables: self.new_tables,
            day_games: self.day_games,
            server_day_games: self.server_day_games,
            misses: self.misses,
            messages: self.messages,
            remarks: self.remarks,
            hints: self.hints,
            work: self.work,
            work_at_once: self.work_at_once,
            address_sockets: self.address_sockets,
            guest_sockets: self.guest_sockets,
            sockets: self.sockets,
            address_connections: self.address_connections,
            connections: self.connections,
            body: self.body_bytes,
            message: self.message_bytes,
            outbox: self.outbox_bytes,
        }
    }
}

/// Limits for tables.
#[derive(Debug, Args)]
#[command(next_help_heading = "limits")]
pub(crate) struct TableArgs {
    #[arg(long, env = "ROSHAMBO_GUEST_TABLES", value_name = "N")]
    #[arg(default_value_t = TableLimits::default().per_guest, value_parser = number::<u32>(1..=MOST))]
    guest_tables: u32,
    #[arg(long, env = "ROSHAMBO_OPEN_TABLES", value_name = "N")]
    #[arg(default_value_t = TableLimits::default().open, value_parser = number::<u32>(1..=MOST))]
    open_tables: u32,
    #[arg(long, env = "ROSHAMBO_TABLES_IN_MEMORY", value_name = "N")]
    #[arg(default_value_t = TableLimits::default().in_memory, value_parser = number::<usize>(1..=MOST))]
    tables_in_memory: usize,
    #[arg(long, env = "ROSHAMBO_TABLE_BACKLOG_BYTES", value_name = "N")]
    #[arg(default_value_t = TableLimits::default().table_backlog)]
    #[arg(value_parser = number::<usize>(KIB..=KIB * KIB * KIB))]
    table_backlog_bytes: usize,
    #[arg(long, env = "ROSHAMBO_BACKLOG_BYTES", value_name = "N")]
    #[arg(default_value_t = TableLimits::default().backlog)]
    #[arg(value_parser = number::<usize>(KIB..=64 * KIB * KIB * KIB))]
    backlog_bytes: usize,
}

impl TableArgs {
    /// The configuration of the server.
    pub(crate) fn tables(&self) -> TableLimits {
        TableLimits {
            per_guest: self.guest_tables,
            open: self.open_tables,
            in_memory: self.tables_in_memory,
            table_backlog: self.table_backlog_bytes,
            backlog: self.backlog_bytes,
        }
    }
}

/// Durations: timeouts, and how long data is kept.
#[derive(Debug, Args)]
#[command(next_help_heading = "times")]
pub(crate) struct TimeArgs {
    #[arg(long, env = "ROSHAMBO_PACE", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().pace), value_parser = time_span)]
    pace: TimeSpan,
    #[arg(long, env = "ROSHAMBO_SILENCE", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().silence), value_parser = time_span)]
    silence: TimeSpan,
    #[arg(long, env = "ROSHAMBO_REVEAL", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().reveal), value_parser = time_span)]
    reveal: TimeSpan,
    #[arg(long, env = "ROSHAMBO_IDLE", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().idle), value_parser = nonzero_time_span)]
    idle: TimeSpan,
    #[arg(long, env = "ROSHAMBO_PING", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().ping), value_parser = nonzero_time_span)]
    ping: TimeSpan,
    #[arg(long, env = "ROSHAMBO_WRITE", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().write), value_parser = nonzero_time_span)]
    write: TimeSpan,
    #[arg(long, env = "ROSHAMBO_FIRST_BYTE", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().first_byte), value_parser = nonzero_time_span)]
    first_byte: TimeSpan,
    #[arg(long, env = "ROSHAMBO_HEADERS", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().headers), value_parser = nonzero_time_span)]
    headers: TimeSpan,
    #[arg(long, env = "ROSHAMBO_KEEP_ALIVE", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().keep_alive), value_parser = nonzero_time_span)]
    keep_alive: TimeSpan,
    #[arg(long, env = "ROSHAMBO_REQUEST", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().request), value_parser = nonzero_time_span)]
    request: TimeSpan,
    #[arg(long, env = "ROSHAMBO_CLOSE", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().close), value_parser = time_span)]
    close: TimeSpan,
    #[arg(long, env = "ROSHAMBO_SHUTDOWN", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().shutdown), value_parser = time_span)]
    shutdown: TimeSpan,
    #[arg(long, env = "ROSHAMBO_KEEP_WAITING", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().keep_waiting), value_parser = nonzero_time_span)]
    keep_waiting: TimeSpan,
    #[arg(long, env = "ROSHAMBO_KEEP_PLAYING", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().keep_playing), value_parser = nonzero_time_span)]
    keep_playing: TimeSpan,
    #[arg(long, env = "ROSHAMBO_KEEP_OVER", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().keep_over), value_parser = nonzero_time_span)]
    keep_over: TimeSpan,
    #[arg(long, env = "ROSHAMBO_KEEP_GUESTS", value_name = "T")]
    #[arg(default_value_t = TimeSpan(Times::default().keep_guests), value_parser = nonzero_time_span)]
    keep_guests: TimeSpan,
}

impl TimeArgs {
    /// The configuration of the server.
    pub(crate) fn times(&self) -> Times {
        Times {
            pace: self.pace.0,
            silence: self.silence.0,
            reveal: self.reveal.0,
            idle: self.idle.0,
            ping: self.ping.0,
            write: self.write.0,
            first_byte: self.first_byte.0,
            headers: self.headers.0,
            keep_alive: self.keep_alive.0,
            request: self.request.0,
            close: self.close.0,
            shutdown: self.shutdown.0,
            keep_waiting: self.keep_waiting.0,
            keep_playing: self.keep_playing.0,
            keep_over: self.keep_over.0,
            keep_guests: self.keep_guests.0,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeMap;

    use clap::{CommandFactory, Parser};

    use crate::cli::{Cli, Command};

    use super::*;

    /// The documented settings: flag to environment variable and default.
    fn documented() -> BTreeMap<String, (String, String)> {
        let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/server.md");
        let page = std::fs::read_to_string(page).unwrap();
        let rows = page.lines().filter(|line| line.starts_with("| `--"));
        let rows = rows.map(|line| line.replace("\\|", "/"));
        let rows = rows.map(|line| line.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>());
        let plain = |cell: &str| cell.trim_matches('`').to_owned();
        rows.map(|row| {
            let flag = plain(&row[1]).split(' ').next().unwrap().to_owned();
            (flag, (plain(&row[2]), plain(&row[3])))
        })
        .collect()
    }

    #[test]
    fn the_documentation_lists_every_flag_with_its_environment_variable_and_default() {
        let mut documented = documented();
        let command = Cli::command();
        let serve = command.find_subcommand("serve").unwrap();
        for arg in serve.get_arguments() {
            let flag = format!("--{}", arg.get_long().unwrap());
            let env = format!("ROSHAMBO_{}", flag[2..].replace('-', "_").to_ascii_uppercase());
            assert_eq!(arg.get_env().and_then(|name| name.to_str()), Some(env.as_str()), "{flag}");
            let (documented_env, documented_default) =
                documented.remove(&flag).unwrap_or_else(|| panic!("{flag} is not documented"));
            assert_eq!(documented_env, env, "{flag}");
            match arg.get_default_values() {
                [default] => assert_eq!(documented_default, default.to_str().unwrap(), "{flag}"),
                _ => assert!(!documented_default.is_empty(), "{flag} has no default in words"),
            }
        }
        assert!(documented.is_empty(), "there are no such flags: {documented:?}");
    }

    #[test]
    fn without_flags_the_configuration_is_the_default() {
        let cli = Cli::try_parse_from(["roshambo", "serve"]).unwrap();
        let Command::Serve(args) = cli.command else { panic!("{:?}", cli.command) };
        let default = Config::default();
        assert_eq!(args.listen_on().to_string(), default.addr.to_string());
        assert_eq!(format!("{:?}", args.limits.limits()), format!("{:?}", default.limits));
        assert_eq!(format!("{:?}", args.tables.tables()), format!("{:?}", default.tables));
        assert_eq!(format!("{:?}", args.times.times()), format!("{:?}", default.times));
        assert_eq!((args.trusted_hops, args.bot_threads), (default.trusted_hops, default.bot_threads));
        assert_eq!(
            (args.max_database_size.0, args.review_depth),
            (default.max_database, default.review_depth)
        );
    }

    #[test]
    fn every_flag_of_a_limit_or_time_sets_its_own_field() {
        let command = Cli::command();
        let serve = command.find_subcommand("serve").unwrap();
        let headed = |name: &str| {
            let own = serve.get_arguments().filter(|arg| arg.get_help_heading() == Some(name));
            own.map(|arg| format!("--{}", arg.get_long().unwrap())).collect::<Vec<_>>()
        };
        let (limits, times) = (headed("limits"), headed("times"));
        let mut call = vec!["roshambo".to_owned(), "serve".to_owned()];
        for (i, flag) in limits.iter().enumerate() {
            call.extend([flag.clone(), (2000 + i).to_string()]);
        }
        for (i, flag) in times.iter().enumerate() {
            call.extend([flag.clone(), format!("{}s", 1001 + 2 * i)]);
        }
        let cli = Cli::try_parse_from(call).unwrap();
        let Command::Serve(args) = cli.command else { panic!("{:?}", cli.command) };
        let fields = |text: String| -> Vec<String> {
            let inner = text.split_once('{').unwrap().1.trim_end_matches([' ', '}']).to_owned();
            inner.split(',').map(|field| field.split(':').nth(1).unwrap().trim().to_owned()).collect()
        };
        let expected: Vec<_> = (0..limits.len()).map(|i| (2000 + i).to_string()).collect();
        let mut set = fields(format!("{:?}", args.limits.limits()));
        set.extend(fields(format!("{:?}", args.tables.tables())));
        assert_eq!(set, expected);
        let expected: Vec<_> = (0..times.len()).map(|i| format!("{}s", 1001 + 2 * i)).collect();
        assert_eq!(fields(format!("{:?}", args.times.times())), expected);
    }

    #[test]
    fn lan_uses_only_the_port_of_the_address() {
        let cli = Cli::try_parse_from(["roshambo", "serve", "--lan", "--addr", "127.0.0.1:9000"]).unwrap();
        let Command::Serve(args) = cli.command else { panic!("{:?}", cli.command) };
        assert_eq!(args.listen_on().to_string(), "0.0.0.0:9000");
    }
}
