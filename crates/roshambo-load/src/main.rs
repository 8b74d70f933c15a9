//! `roshambo-load`: plays many tables of a running server at once, checks every message, and measures how long moves
//! take. `roshambo-load attack` starts a server and attacks it. `roshambo-load cluster` starts several nodes and lets parts
//! of them fail. `roshambo-load cluster-load` measures several nodes.

#![forbid(unsafe_code)]

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use roshambo_load::attack::{self, AttackConfig};
#[cfg(unix)]
use roshambo_load::cluster::{self, ClusterConfig, ClusterLoad, Scenario, TablePlan};
use roshambo_load::load::{LoadConfig, raise_open_files, run};

/// Play many tables of a running server at once, check every message, and measure how long moves take
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Tool>,
    /// The address of the server; with commas, those of several nodes: the clients of a table are at different ones
    #[arg(long, default_value = "http://127.0.0.1:8080", value_delimiter = ',')]
    url: Vec<String>,
    /// The game to play
    #[arg(long, default_value = "ninjan")]
    game: String,
    /// The number of seats of each table; each has a client
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// Put bots of this level at all seats but the first
    #[arg(long, value_name = "LEVEL")]
    bots: Option<String>,
    /// The number of tables
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// The number of seconds to measure
    #[arg(long, default_value_t = 20.0)]
    seconds: f64,
    /// The number of seconds to play before measuring
    #[arg(long, default_value_t = 3.0)]
    warmup: f64,
    /// Moves per second of all tables together; 0 means as many as possible
    #[arg(long, default_value_t = 0.0)]
    moves_per_second: f64,
    /// Make a few moves, then stay connected and silent
    #[arg(long)]
    idle: bool,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
    /// The percentage of finished games whose records are fetched and verified
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=100))]
    check_records: u8,
    /// The number of threads that share the tables
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The seed of the random moves
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// The other tools.
#[derive(Debug, Subcommand)]
enum Tool {
    /// Start a server, attack it in every known way, and check that an innocent player can still play
    Attack {
        /// The program to attack
        #[arg(long, value_name = "FILE")]
        server: PathBuf,
        /// The number of seconds of each attack
        #[arg(long, default_value_t = 12.0)]
        seconds: f64,
        /// The number of connections of a large attack; silent ones are twice as many
        #[arg(long, default_value_t = 4096)]
        connections: usize,
        /// The memory that the server may use, in megabytes
        #[arg(long, default_value_t = 512)]
        memory: u64,
    },
    /// Start PostgreSQL, NATS and three nodes, play ninjan tables whose two clients are at different nodes, and measure how
    /// long moves take and what they cost
    #[cfg(unix)]
    ClusterLoad {
        /// The program of the nodes
        #[arg(long, value_name = "FILE")]
        server: PathBuf,
        /// The number of tables
        #[arg(long, default_value_t = 1000)]
        tables: usize,
        /// The number of seconds to measure
        #[arg(long, default_value_t = 20.0)]
        seconds: f64,
        /// The number of seconds to play before measuring
        #[arg(long, default_value_t = 5.0)]
        warmup: f64,
        /// Moves per second of all tables together; 0 means as many as possible
        #[arg(long, default_value_t = 3200.0)]
        moves_per_second: f64,
        /// Make a few moves, then stay connected and silent
        #[arg(long)]
        idle: bool,
        /// Play at one node alone, while this many tables are played at the two others, and print what the node costs;
        /// with commas, one run for each number
        #[arg(long, value_delimiter = ',', value_name = "TABLES")]
        beside: Vec<usize>,
        /// The percentage of finished games whose records are fetched and verified
        #[arg(long, value_name = "PERCENT", default_value_t = 2, value_parser = clap::value_parser!(u8).range(..=100))]
        check_records: u8,
        /// A setting of PostgreSQL, such as shared_buffers=1GB
        #[arg(long, value_name = "NAME=VALUE")]
        postgres: Vec<String>,
        /// The seed of the random moves
        #[arg(long, default_value_t = 0)]
        seed: u64,
    },
    /// Start PostgreSQL, NATS and three nodes, play at all nodes while parts of them fail, and check that nothing is lost
    #[cfg(unix)]
    Cluster {
        /// The program of the nodes
        #[arg(long, value_name = "FILE")]
        server: PathBuf,
        /// The program of an older version. All nodes begin with it. Without --scenario, they are upgraded one by one,
        /// with faults in between, and tables are opened at all stages
        #[arg(long, value_name = "FILE")]
        older: Option<PathBuf>,
        /// The faults, with commas between them; all if not given
        #[arg(long, value_delimiter = ',', value_name = "NAME")]
        scenario: Vec<Scenario>,
        /// The number of tables
        #[arg(long, default_value_t = 100)]
        tables: usize,
        /// The longest pause of a client before a move, in seconds
        #[arg(long, default_value_t = 0.2)]
        think: f64,
        /// The least number of seconds that a fault lasts
        #[arg(long, default_value_t = 30.0)]
        hold: f64,
        /// How often each fault happens
        #[arg(long, default_value_t = 1, conflicts_with = "older")]
        rounds: usize,
        /// Let all faults happen to the same tables, and check them after the last one
        #[arg(long, conflicts_with = "older")]
        same_tables: bool,
        /// The seed of the random moves
        #[arg(long, default_value_t = 0)]
        seed: u64,
        /// Fail if a goal for the measured times is missed
        #[arg(long)]
        goals: bool,
    },
}

impl Arguments {
    fn config(self) -> Option<LoadConfig> {
        let time = Duration::try_from_secs_f64(self.seconds).ok().filter(|time| !time.is_zero())?;
        let warmup = Duration::try_from_secs_f64(self.warmup).ok()?;
        let rate = (self.moves_per_second > 0.0).then_some(self.moves_per_second);
        let Arguments { url, game, seats, bots, tables, idle, check_records, threads, seed, .. } = self;
        Some(LoadConfig {
            urls: url,
            game,
            seats,
            bots,
            tables,
            time,
            warmup,
            rate,
            idle,
            check_records,
            threads,
            seed,
        })
    }
}

/// Runs a task with as many open files as allowed. It says whether everything was right.
fn block_on<E: std::fmt::Display>(task: impl Future<Output = Result<bool, E>>) -> ExitCode {
    raise_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let result = runtime.map_err(|error| error.to_string());
    match result.and_then(|runtime| runtime.block_on(task).map_err(|error| error.to_string())) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("roshambo-load: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Attacks a server and prints a table of what it did.
fn attack(config: &AttackConfig) -> ExitCode {
    println!("{}", attack::HEADING);
    block_on(async {
        let report = attack::run(config, |result| println!("{result}")).await?;
        print!("\n{report}");
        Ok::<_, attack::AttackError>(report.is_ok())
    })
}

/// Lets parts of a cluster fail and prints what happened.
#[cfg(unix)]
fn cluster(config: &ClusterConfig, goals: bool) -> ExitCode {
    block_on(async {
        let reports = cluster::run(config, |report| print!("{report}")).await?;
        let missed: Vec<String> = reports.iter().flat_map(cluster::ScenarioReport::missed_goals).collect();
        missed.iter().for_each(|goal| println!("missed: {goal}"));
        let is_ok = reports.iter().all(cluster::ScenarioReport::is_ok);
        Ok::<_, cluster::ClusterError>(is_ok && (missed.is_empty() || !goals))
    })
}

/// Plays at several nodes and prints what it costs. `beside` is for measuring one of them.
#[cfg(unix)]
fn cluster_load(test: &ClusterLoad, beside: &[usize]) -> ExitCode {
    raise_open_files();
    let mut is_ok = true;
    let mut print =
        |heading: &str, result: Result<cluster::ClusterLoadReport, cluster::ClusterError>| match result {
            Ok(report) => {
                print!("{heading}{report}");
                is_ok &= report.load.is_ok();
            }
            Err(error) => {
                eprintln!("roshambo-load: {error}");
                is_ok = false;
            }
        };
    if beside.is_empty() {
        print("", test.run());
    }
    for elsewhere in beside {
        let heading = format!("== node c alone, {elsewhere} tables at the other nodes\n");
        print(&heading, test.run_beside(*elsewhere));
    }
    if is_ok { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Reads a number of seconds.
fn seconds(name: &str, seconds: f64) -> Result<Duration, ExitCode> {
    Duration::try_from_secs_f64(seconds).map_err(|_| {
        eprintln!("roshambo-load: --{name} must be a number of seconds");
        ExitCode::from(2)
    })
}

fn run_tool(tool: Tool) -> Result<ExitCode, ExitCode> {
    match tool {
        Tool::Attack { server, seconds: time, connections, memory } => {
            let time = seconds("seconds", time)?;
            let memory = memory.saturating_mul(1_000_000);
            Ok(attack(&AttackConfig { server, time, connections, memory }))
        }
        #[cfg(unix)]
        Tool::ClusterLoad {
            server,
            tables,
            seconds: time,
            warmup,
            moves_per_second,
            idle,
            beside,
            check_records,
            postgres,
            seed,
        } => {
            let load = LoadConfig {
                urls: Vec::new(),
                game: "ninjan".to_owned(),
                seats: 2,
                bots: None,
                tables,
                time: seconds("seconds", time)?,
                warmup: seconds("warmup", warmup)?,
                rate: (moves_per_second > 0.0).then_some(moves_per_second),
                idle,
                check_records,
                threads: 1,
                seed,
            };
            Ok(cluster_load(&ClusterLoad { server, load, settings: postgres }, &beside))
        }
        #[cfg(unix)]
        Tool::Cluster { server, older, scenario, tables, think, hold, rounds, same_tables, seed, goals } => {
            let once = match &older {
                _ if !scenario.is_empty() => scenario,
                Some(_) => Scenario::ROLLING_UPGRADE.to_vec(),
                None => Scenario::FAULTS.to_vec(),
            };
            let scenarios = std::iter::repeat_n(once, rounds).flatten().collect();
            let plan = match &older {
                Some(_) => TablePlan::More,
                None if same_tables => TablePlan::Same,
                None => TablePlan::Own,
            };
            let (think, hold) = (seconds("think", think)?, seconds("hold", hold)?);
            let config = ClusterConfig { server, older, scenarios, tables, plan, think, hold, seed };
            Ok(cluster(&config, goals))
        }
    }
}

fn main() -> ExitCode {
    let mut arguments = Arguments::parse();
    if let Some(tool) = arguments.command.take() {
        return run_tool(tool).unwrap_or_else(|usage| usage);
    }
    let (json, idle) = (arguments.json, arguments.idle);
    let Some(config) = arguments.config() else {
        eprintln!("roshambo-load: --seconds must be positive and --warmup must not be negative");
        return ExitCode::from(2);
    };
    let files = raise_open_files();
    let sockets = config.tables as u64 * u64::from(config.people());
    if files.is_some_and(|files| files < sockets + 100) {
        eprintln!(
            "roshambo-load: this process may not open {sockets} sockets; raise the limit with ulimit -n"
        );
    }
    let seconds = config.time.as_secs_f64();
    let ready = |took: Duration| {
        let then = if idle { "making a few moves, then staying idle" } else { "playing" };
        eprintln!("all clients seated after {:.1} s; {then} for {seconds} s", took.as_secs_f64());
    };
    let report = match run(&config, ready) {
        Ok(report) => report,
        Err(failure) => {
            eprintln!("roshambo-load: {failure}");
            return ExitCode::FAILURE;
        }
    };
    if json {
        match serde_json::to_string_pretty(&report) {
            Ok(text) => println!("{text}"),
            Err(error) => {
                eprintln!("roshambo-load: the report cannot be written as JSON: {error}");
                return ExitCode::FAILURE;
            }
        }
    } else {
        print!("{report}");
    }
    if report.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
