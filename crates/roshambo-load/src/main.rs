//! `roshambo-load`: plays many tables of a running server at once, checks every message, and says how
//! long moves took.

#![forbid(unsafe_code)]

use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use roshambo_load::load::{Plan, raise_open_files, run};

/// Play many tables of a running server at once, check every message, and say how long moves took
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    /// Where the server is
    #[arg(long, default_value = "http://127.0.0.1:8080")]
    url: String,
    /// Which game
    #[arg(long, default_value = "ninjan")]
    game: String,
    /// Seats of each table; a client sits at each
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// Bots of this level sit at all seats but the first
    #[arg(long, value_name = "LEVEL")]
    bots: Option<String>,
    /// How many tables
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// For how long to measure
    #[arg(long, default_value_t = 20.0)]
    seconds: f64,
    /// For how many seconds to play before that
    #[arg(long, default_value_t = 3.0)]
    warmup: f64,
    /// Moves a second of all tables together; 0: as many as possible
    #[arg(long, default_value_t = 0.0)]
    moves_per_second: f64,
    /// Make a few moves, then stay connected and silent
    #[arg(long)]
    idle: bool,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
    /// Of a hundred finished games so many are fetched and verified
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=100))]
    check_records: u8,
    /// Threads, each with its share of the tables
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Whence the moves follow
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

impl Arguments {
    fn plan(self) -> Option<Plan> {
        let time = Duration::try_from_secs_f64(self.seconds).ok().filter(|time| !time.is_zero())?;
        let warmup = Duration::try_from_secs_f64(self.warmup).ok()?;
        let rate = (self.moves_per_second > 0.0).then_some(self.moves_per_second);
        let Arguments { url, game, seats, bots, tables, idle, check_records, threads, seed, .. } = self;
        Some(Plan { url, game, seats, bots, tables, time, warmup, rate, idle, check_records, threads, seed })
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let (json, idle) = (arguments.json, arguments.idle);
    let Some(plan) = arguments.plan() else {
        eprintln!("roshambo-load: times are positive numbers of seconds");
        return ExitCode::from(2);
    };
    let files = raise_open_files();
    let sockets = plan.tables as u64 * u64::from(plan.people());
    if files.is_some_and(|files| files < sockets + 100) {
        eprintln!("roshambo-load: {sockets} sockets are more than this process may open; see ulimit -n");
    }
    let seconds = plan.time.as_secs_f64();
    let ready = |took: Duration| {
        let then = if idle { "a few moves, then silence" } else { "playing" };
        eprintln!("all seated after {:.1} s; {then} for {seconds} s", took.as_secs_f64());
    };
    let report = match run(&plan, ready) {
        Ok(report) => report,
        Err(failure) => {
            eprintln!("roshambo-load: {failure}");
            return ExitCode::FAILURE;
        }
    };
    if json {
        println!("{}", serde_json::to_string_pretty(&report).unwrap_or_default());
    } else {
        print!("{report}");
    }
    if report.is_fine() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
