//! Runs the client on a real terminal, and restores the terminal at the end, also after a panic.

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
use crate::config::{PlayConfig, TuiError};

/// The message to print after the screen is restored.
#[derive(Clone, Debug)]
pub struct ExitMessage {
    /// How to continue the game, or where the record is.
    pub phrase: Phrase,
    /// The path of the record.
    pub record: PathBuf,
    /// The language of the client when it ended.
    pub lang: Lang,
}

/// Runs the client on this terminal until the player leaves. Returns no message if no game was started.
pub fn play(config: PlayConfig) -> Result<Option<ExitMessage>, TuiError> {
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(TuiError::NoTerminal);
    }
    let mut app = App::new(config)?;
    let (sender, inputs) = channel();
    let quit = sender.clone();
    // Setting a second handler in one process fails. The client works without it.
    let _ = ctrlc::set_handler(move || {
        let _ = quit.send(Input::Quit);
    });
    let stop = Stop::default();
    // Its `Drop` panics if the terminal is gone. `RestoreTerminal` restores it without a panic.
    let mut terminal = ManuallyDrop::new(ratatui::try_init().map_err(TuiError::Terminal)?);
    let _restore = RestoreTerminal;
    let _ = execute!(stdout(), EnableMouseCapture, EnableBracketedPaste);
    // Installs the handler for window sizes, so that no change is missed before the first key is read.
    let _ = event::poll(Duration::ZERO);
    read_keys(sender.clone());
    let ran = run(&mut app, &mut terminal, &inputs, &sender, &stop);
    stop.stop();
    let exit_message =
        app.exit_message().map(|(phrase, record)| ExitMessage { phrase, record, lang: app.config.lang });
    match ran {
        Ok(()) => Ok(exit_message),
        Err(error) => Err(TuiError::Terminal(error)),
    }
}

/// Restores the terminal when it is dropped, also after a panic. Errors are ignored: the terminal may be gone.
struct RestoreTerminal;

impl Drop for RestoreTerminal {
    fn drop(&mut self) {
        let _ = execute!(stdout(), DisableBracketedPaste, DisableMouseCapture);
        // `ratatui::restore` would panic if the terminal is gone.
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
    while !app.has_quit() {
        for job in app.take_bot_jobs() {
            job.spawn(app.config.pace, stop, sender.clone());
        }
        if std::mem::take(&mut app.redraw) {
            // `clear` would ask the terminal for the position of its cursor, and the thread that reads keys would
            // take the reply.
            let area = terminal.size()?.into();
            terminal.resize(area)?;
        }
        execute!(stdout(), BeginSynchronizedUpdate)?;
        terminal.draw(|frame| app.draw(frame))?;
        execute!(stdout(), EndSynchronizedUpdate)?;
        let Ok(input) = inputs.recv() else {
            return Ok(());
        };
        app.handle(input);
    }
    Ok(())
}

/// Starts a thread that reads terminal events. It ends with `Quit` if the terminal cannot be read.
fn read_keys(sender: Sender<Input>) {
    thread::spawn(move || {
        loop {
            let input = event::read().map_or(Input::Quit, Input::Terminal);
            let gone = matches!(input, Input::Quit);
            if sender.send(input).is_err() || gone {
                return;
            }
        }
    });
}
