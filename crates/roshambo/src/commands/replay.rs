//! `roshambo replay`: a record, entry by entry, in constant memory.

use std::io::{self, Write};

use roshambo_rules::{Arg, Awaits, Phrase, Recall, Viewer, say};
use roshambo_table::record::{Entry, Replay, Step};
use roshambo_table::{Driver, TraceLine, ViewLine};
use roshambo_words::Words;

use crate::cli::ReplayArgs;
use crate::commands::{notes, outcome_phrase, read};
use crate::failure::Failure;

/// Replays a record and prints what was asked for.
pub(crate) fn run(args: &ReplayArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let mut replay = Replay::read(read(&args.file)?).map_err(Failure::input)?;
    let seats = replay.header().seats;
    if let Some(seat) = args.view.and_then(Viewer::seat).filter(|seat| !seats.all().contains(*seat)) {
        let seats = seats.count();
        return Err(Failure::call(say!("replay-no-such-seat", seat = seat.number(), seats = seats)));
    }
    let mut printer = printer(args, words, out);
    printer.begin(replay.game())?;
    while let Some(step) = replay.next() {
        printer.step(&step.map_err(Failure::input)?, replay.game())?;
        replay.drop_events();
    }
    let header = replay.header();
    printer.end(replay.game(), &notes(&header.bot_moves(), &header.undone()))?;
    Ok(())
}

/// A format in which a replay is printed.
trait Printer {
    fn begin(&mut self, game: &dyn Driver) -> io::Result<()>;
    fn step(&mut self, step: &Step, game: &dyn Driver) -> io::Result<()>;
    /// `notes` say what the result does not show.
    fn end(&mut self, game: &dyn Driver, notes: &[Phrase]) -> io::Result<()>;
}

fn printer<'a>(args: &ReplayArgs, words: &'a Words, out: &'a mut impl Write) -> Box<dyn Printer + 'a> {
    let recall = if args.memory { Recall::Memory } else { Recall::Display };
    match args.view {
        Some(viewer) => Box::new(Json {
            out,
            line: move |ply, game: &dyn Driver, from| {
                serde_json::to_string(&ViewLine::new(ply, game, from, viewer, recall))
            },
        }),
        None if args.trace => Box::new(Json {
            out,
            line: |ply, game: &dyn Driver, _| serde_json::to_string(&TraceLine::new(ply, game)),
        }),
        None => Box::new(Account { words, out }),
    }
}

/// One JSON object per ply: before each entry and after the last.
struct Json<'a, W, L> {
    out: &'a mut W,
    line: L,
}

impl<W: Write, L: Fn(u64, &dyn Driver, u64) -> serde_json::Result<String>> Json<'_, W, L> {
    fn print(&mut self, ply: u64, game: &dyn Driver, from: u64) -> io::Result<()> {
        writeln!(self.out, "{}", (self.line)(ply, game, from)?)
    }
}

impl<W: Write, L: Fn(u64, &dyn Driver, u64) -> serde_json::Result<String>> Printer for Json<'_, W, L> {
    fn begin(&mut self, game: &dyn Driver) -> io::Result<()> {
        self.print(0, game, 0)
    }

    fn step(&mut self, step: &Step, game: &dyn Driver) -> io::Result<()> {
        self.print(step.ply, game, step.events.start)
    }

    fn end(&mut self, _: &dyn Driver, _: &[Phrase]) -> io::Result<()> {
        Ok(())
    }
}

/// An account in words, with nothing hidden.
struct Account<'a, W> {
    words: &'a Words,
    out: &'a mut W,
}

impl<W: Write> Account<'_, W> {
    fn print(&mut self, phrase: &Phrase) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.say(phrase))
    }
}

impl<W: Write> Printer for Account<'_, W> {
    fn begin(&mut self, game: &dyn Driver) -> io::Result<()> {
        let info = game.game().info();
        let (title, seats) = (Phrase::new(info.title), game.seats().count());
        self.print(&say!("replay-title", title = title, game = Arg::text(info.id), seats = seats))
    }

    fn step(&mut self, step: &Step, game: &dyn Driver) -> io::Result<()> {
        let Step { ply, entry, events, .. } = step;
        match entry {
            Entry::Deck(_) => writeln!(self.out, "{ply:>5}  {}", self.words.say(&say!("replay-deck")))?,
            Entry::Move(..) => writeln!(self.out, "{ply:>5}  {entry}")?,
        }
        for event in game.full_events(events.clone()) {
            writeln!(self.out, "       {}", self.words.say(&event))?;
        }
        Ok(())
    }

    fn end(&mut self, game: &dyn Driver, notes: &[Phrase]) -> io::Result<()> {
        self.print(&match (game.outcome(), game.awaits()) {
            (Some(outcome), _) => say!("replay-over", outcome = outcome_phrase(&outcome)),
            (None, Awaits::Deck) => say!("replay-deck-awaited"),
            (None, awaits) => say!("replay-awaited", seats = awaits.seats()),
        })?;
        notes.iter().try_for_each(|note| self.print(note))
    }
}
