//! `roshambo serve`: runs the server.

mod announce;
mod bus;
mod logging;
mod signals;

use std::fmt::Display;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;

use roshambo_rules::{Arg, say};
use roshambo_server::bus::Bus;
use roshambo_server::config::Config;
use roshambo_server::protocol::PROTOCOL;
use roshambo_server::store::Store;
use roshambo_server::store::postgres::Postgres;
use roshambo_server::store::sqlite::{self, SERVER_RESERVE, Sqlite};
use roshambo_server::time::Clock;
use roshambo_server::{Server, StartError};
use roshambo_table::record::io_phrase;
use roshambo_words::{Lang, Words};

use self::signals::Signals;
use super::database::{self, Place};
use crate::cli::{HostPort, SecretUrl, ServeArgs};
use crate::failure::Failure;

/// Serves until a signal arrives, then stops after everything acknowledged is on disk.
pub(crate) fn run(args: &ServeArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let config = config(args)?;
    logging::start(args.log, &args.log_level);
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build();
    let runtime =
        runtime.map_err(|error| Failure::input(say!("failure-threads", error = Arg::text(error))))?;
    let place = database::place(&args.db)?;
    let bus = bus::options(args.bus.as_ref(), &place, &config.name)?;
    let store = match place {
        Place::File(path) => open_file(args, &path, &config.name)?,
        Place::Server(url) => runtime.block_on(open_on_server(args, url, &config.name))?,
    };
    let bus = runtime.block_on(bus::connect(bus, &store))?;
    raise_open_file_limit(config.limits.sockets.saturating_add(config.limits.connections));
    runtime.block_on(serve(args, config, store, bus, words, out))
}

fn open_file(args: &ServeArgs, path: &Path, node: &str) -> Result<Arc<dyn Store>, Failure> {
    let is_new = database::make(&args.db, path)?;
    let options = sqlite::Options { reserve: SERVER_RESERVE };
    let store = Sqlite::open_with(path, options).map_err(|error| database::failure(path, &error))?;
    log_start(&store, node, &path.display());
    if is_new {
        tracing::warn!(database = %path.display(), "there was no database; a new one was created");
    }
    Ok(Arc::new(store))
}

async fn open_on_server(args: &ServeArgs, url: &SecretUrl, node: &str) -> Result<Arc<dyn Store>, Failure> {
    let options = database::postgres::options(url, &args.db_server)?.with_connections(args.db_connections);
    let name = options.to_string();
    let store = Postgres::connect(options).await;
    let store = store.map_err(|error| database::postgres::failure(&name, &error))?;
    log_start(&store, node, &name);
    Ok(Arc::new(store))
}

fn log_start(store: &dyn Store, node: &str, database: &dyn Display) {
    let (version, schema) = (env!("CARGO_PKG_VERSION"), store.schema());
    tracing::info!(version, schema, protocol = PROTOCOL, node, %database, "starting");
}

async fn serve(
    args: &ServeArgs,
    config: Config,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    words: &Words,
    out: &mut impl Write,
) -> Result<(), Failure> {
    // A parent process may send a signal as soon as it has read the address.
    let mut signals = Signals::watch()
        .map_err(|error| Failure::input(say!("failure-interrupt", error = Arg::text(error))))?;
    let public_url = config.public_url.clone();
    let started = Server::start(config, store.clone(), bus, Clock::real()).await;
    let server = match started {
        Ok(server) => server,
        Err(error) => {
            // The error of `start` is the one to report.
            let _ = store.close().await;
            return Err(cannot_start(args, &error));
        }
    };
    tracing::info!(address = %server.addr(), "listening");
    if let Some(address) = server.admin_addr() {
        tracing::info!(%address, "listening for the operator");
        if !address.ip().to_canonical().is_loopback() {
            tracing::warn!(%address, "everybody who reaches the address of --admin can stop this node");
        }
    }
    // A closed standard output is no reason to stop.
    let _ = announce::print(server.addr(), args.lan, public_url.as_deref(), words, out);
    let is_drained = tokio::select! {
        () = signals.next() => false,
        () = server.drain_requested() => true,
    };
    tracing::info!("stopping");
    let impatience = async {
        if is_drained {
            // The first signal asks for what is being done already.
            signals.next().await;
        }
        signals.next().await;
    };
    tokio::select! {
        () = server.stop() => tracing::info!("stopped"),
        () = impatience => std::process::exit(130),
    }
    Ok(())
}

fn config(args: &ServeArgs) -> Result<Config, Failure> {
    Ok(Config {
        addr: resolve(&args.listen_on())?,
        admin: args.admin.as_ref().map(resolve).transpose()?,
        name: args.node.clone().unwrap_or_else(host_name),
        public_url: args.public_url.clone(),
        trusted_hops: args.trusted_hops,
        public_metrics: args.public_metrics,
        limits: args.limits.limits(),
        tables: args.tables.tables(),
        times: args.times.times(),
        bot_threads: args.bot_threads,
        review_depth: args.review_depth,
        max_database: args.max_database_size.0,
        unbuilt: Lang::ALL.map(|lang| (lang.code(), Words::of(lang).say(&say!("server-not-built")))).to_vec(),
        text: |accepted, phrase| Words::of(Lang::from_accepted(accepted)).say(phrase),
    })
}

/// The name of this machine, or nothing if it is not a text.
#[cfg(unix)]
fn host_name() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

#[cfg(not(unix))]
fn host_name() -> String {
    String::new()
}

fn resolve(addr: &HostPort) -> Result<SocketAddr, Failure> {
    addr.resolve().map_err(|error| cannot_listen(addr, &error))
}

fn cannot_start(args: &ServeArgs, error: &StartError) -> Failure {
    match (error, &args.admin) {
        (StartError::ListenAdmin(error), Some(admin)) => cannot_listen(admin, error),
        (StartError::Listen(error) | StartError::ListenAdmin(error), _) => {
            cannot_listen(&args.listen_on(), error)
        }
    }
}

fn cannot_listen(addr: &HostPort, error: &io::Error) -> Failure {
    let addr = Arg::text(addr);
    Failure::input(match error.kind() {
        io::ErrorKind::AddrInUse => say!("serve-address-in-use", addr = addr),
        io::ErrorKind::AddrNotAvailable => say!("serve-address-elsewhere", addr = addr),
        _ => say!("serve-cannot-listen", addr = addr, error = io_phrase(error)),
    })
}

/// Raises the limit on open files: each connection is one, and the default limit is too low for a server.
#[cfg(unix)]
fn raise_open_file_limit(sockets: u32) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let limit = getrlimit(Resource::Nofile);
    let more = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let files = match setrlimit(Resource::Nofile, more) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    };
    let needed = u64::from(sockets) + 100;
    if let Some(files) = files.filter(|files| *files < needed) {
        tracing::warn!(
            files,
            needed,
            "the limit on open files is lower than --sockets and --connections need"
        );
    }
}

#[cfg(not(unix))]
fn raise_open_file_limit(_sockets: u32) {}
