//! The client on a real terminal: keys in, screens out, and the screen given back whatever happens.

use std::io::{IsTerminal, stdin, stdout};
use std::mem::ManuallyDrop;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use roshambo_bots::Stop;
use roshambo_rules::Phrase;
use roshambo_words::Lang;

use crate::app::{App, Input};
use crate::plan::{Plan, PlayError};

/// What is to be said after the screen has been given back.
#[derive(Clone, Debug)]
pub struct Farewell {
    /// How to go on, or where the record is.
    pub phrase: Phrase,
    /// The record.
    pub record: PathBuf,
    /// The language spoken last.
    pub lang: Lang,
}

/// Plays on this terminal until people have had enough. Nothing to say if no game was begun.
pub fn play(plan: Plan) -> Result<Option<Farewell>, PlayError> {
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(PlayError::NoTerminal);
    }
    let mut app = App::new(plan)?;
    let (sender, inputs) = channel();
    let leave = sender.clone();
    // A second handler in one process is no reason not to play.
    let _ = ctrlc::set_handler(move || {
        let _ = leave.send(Input::Leave);
    });
    let stop = Stop::default();
    // Dropped, it would complain about a terminal that is gone, and panic over it; `GivenBack` does not.
    let mut terminal = ManuallyDrop::new(ratatui::try_init().map_err(PlayError::Terminal)?);
    let _given_back = GivenBack;
    let _ = execute!(stdout(), EnableMouseCapture, EnableBracketedPaste);
    // From now on no change of the window's size is missed, not even before the first key is read.
    let _ = event::poll(Duration::ZERO);
    read_keys(sender.clone());
    let ran = run(&mut app, &mut terminal, &inputs, &sender, &stop);
    stop.stop();
    // A terminal that is gone takes no more screens; the record has all moves.
    let farewell = app.farewell().map(|(phrase, record)| Farewell { phrase, record, lang: app.plan.lang });
    match ran {
        Ok(()) => Ok(farewell),
        Err(error) => Err(PlayError::Terminal(error)),
    }
}

/// Gives the screen back, also when something panics.
struct GivenBack;

impl Drop for GivenBack {
    fn drop(&mut self) {
        let _ = execute!(stdout(), DisableBracketedPaste, DisableMouseCapture);
        // `restore` would panic where there is no terminal left to complain to.
        let _ = ratatui::try_restore();
        let _ = execute!(stdout(), Show);
    }
}

fn run(
    app: &mut App,
    terminal: &mut DefaultTerminal,
    inputs: &Receiver<Input>,
    sender: &Sender<Input>,
    stop: &Stop,
) -> std::io::Result<()> {
    while !app.is_over() {
        for job in app.jobs() {
            job.spawn(app.plan.pace, stop, sender.clone());
        }
        if std::mem::take(&mut app.redraw) {
            // `clear` would ask the terminal where its cursor is, and the thread that reads keys would
            // swallow the answer.
            let area = terminal.size()?.into();
            terminal.resize(area)?;
        }
        execute!(stdout(), BeginSynchronizedUpdate)?;
        terminal.draw(|frame| app.draw(frame))?;
        execute!(stdout(), EndSynchronizedUpdate)?;
        let Ok(input) = inputs.recv() else {
            return Ok(());
        };
        app.take(input);
    }
    Ok(())
}

/// Reads keys on a thread of its own; a terminal that cannot be read is gone.
fn read_keys(sender: Sender<Input>) {
    thread::spawn(move || {
        loop {
            let input = event::read().map_or(Input::Leave, Input::Typed);
            let gone = matches!(input, Input::Leave);
            if sender.send(input).is_err() || gone {
                return;
            }
        }
    });
}
