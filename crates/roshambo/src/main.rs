//! The one binary: every command is a file in `commands`, every flag stands in `cli`.

#![forbid(unsafe_code)]

mod batch;
mod cli;
mod commands;
mod contest;
mod entrant;
mod failure;
mod interrupt;
mod outside;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use crate::cli::{Cli, Command};
use crate::failure::Failure;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let done = match &cli.command {
        Command::Games(args) => commands::games::run(args, &mut out),
        Command::Replay(args) => commands::replay::run(args, &mut out),
        Command::Sim(args) => commands::sim::run(args, &mut out),
        Command::Arena(args) => commands::arena::run(args, &mut out),
        Command::Suggest(args) => commands::suggest::run(args, &mut out),
        Command::Verify(args) => commands::verify::run(args, &mut out),
        Command::Perft(args) => commands::perft::run(args, &mut out),
        Command::Bench(args) => commands::bench::run(args, &mut out),
    };
    // What was printed before an error belongs to the answer: the trace up to a wrong line.
    let done = match (done, out.flush()) {
        (Ok(()), Err(error)) => Err(Failure::from(error)),
        (done, _) => done,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
