//! The `roshambo` program. Each command is a file in `commands`, `cli` defines all flags, and all texts are in
//! `locales/`.

#![forbid(unsafe_code)]

mod batch;
mod cli;
mod commands;
mod contest;
mod external_player;
mod failure;
mod interrupt;
mod participant;
mod text_table;

use std::io::Write;
use std::process::ExitCode;

use roshambo_words::{Lang, Words};

use crate::cli::Command;
use crate::failure::Failure;

/// A server allocates and frees many small messages. mimalloc is fast at that and returns unused memory.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let environment = Lang::from_environment(|name| std::env::var(name).ok());
    // Help and errors need a language before the arguments are parsed.
    let asked = cli::asked_lang(&arguments).unwrap_or(environment);
    let cli = match cli::parse(arguments, Words::of(asked)) {
        Ok(cli) => cli,
        Err(done) => return done,
    };
    let words = Words::of(cli.lang.unwrap_or(environment));
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let done = match &cli.command {
        Command::Help(args) => return cli::help(args, words),
        Command::Play(args) => commands::play::run(args, words, &mut out),
        Command::Serve(args) => commands::serve::run(args, words, &mut out),
        Command::Healthcheck(args) => commands::healthcheck::run(args, words, &mut out),
        Command::Backup(args) => commands::backup::run(args, words, &mut out),
        Command::Restore(args) => commands::restore::run(args, words, &mut out),
        Command::Migrate(args) => commands::migrate::run(args, words, &mut out),
        Command::Games(args) => commands::games::run(args, words, &mut out),
        Command::Replay(args) => commands::replay::run(args, words, &mut out),
        Command::Sim(args) => commands::sim::run(args, words, &mut out),
        Command::Arena(args) => commands::arena::run(args, words, &mut out),
        Command::Lab(args) => commands::lab::run(args, words, &mut out),
        Command::Suggest(args) => commands::suggest::run(args, words, &mut out),
        Command::Review(args) => commands::review::run(args, words, &mut out),
        Command::Verify(args) => commands::verify::run(args, words, &mut out),
        Command::Perft(args) => commands::perft::run(args, &mut out),
        Command::Bench(args) => commands::bench::run(args, words, &mut out),
        Command::Generate(args) => commands::generate::run(args),
    };
    // Output before an error is part of the result, such as the trace up to an invalid line.
    let done = match (done, out.flush()) {
        (Ok(()), Err(error)) => Err(Failure::from(error)),
        (done, _) => done,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(words),
    }
}
