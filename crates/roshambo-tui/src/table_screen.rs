//! One game on the screen, as the person at the keyboard sees it: the view, the selection, notices, the
//! typed move and the setup editor.
//!
//! [`input`] turns keys and clicks into moves, [`layout`] divides the screen, [`draw`] fills it.

mod draw;
mod input;
mod layout;

pub(crate) use layout::MIN_SCREEN;

use std::path::Path;

use ratatui::layout::Rect;
use roshambo_rules::{Arg, MOST_SEATS, Phrase, Recall, Ruling, Say, Seat, Viewer, say};
use roshambo_table::record::{Entry, io_phrase};
use roshambo_table::{AnyView, GameId, MoveError, MoveOption, NumberedEvent};

use crate::bot_thread::BotDecision;
use crate::canvas::Target;
use crate::narrowing::Selection;
use crate::overlay::{Overlay, Scoring};
use crate::prompt::Prompt;
use crate::session::Session;
use crate::setup_editor::SetupEditor;

/// A game on the screen.
pub(crate) struct TableScreen {
    pub(crate) session: Session,
    /// The person at the keyboard. `None` while the keyboard is passed on.
    pub(crate) viewer: Option<Seat>,
    pub(crate) selection: Selection,
    /// The index of the target that the keyboard is at.
    pub(crate) cursor: usize,
    /// Whether the next draw moves the cursor to the first open target, because the moves have changed.
    pub(crate) reset_cursor: bool,
    pub(crate) prompt: Option<Prompt>,
    pub(crate) setup: Option<SetupEditor>,
    /// Why the last input had no effect, or what it did.
    pub(crate) notice: Option<Notice>,
    /// The targets on the screen, as they were drawn last.
    pub(crate) targets: Vec<Target>,
    /// The areas of the numbered offers, as they were drawn last.
    pub(crate) buttons: Vec<Rect>,
    /// For each seat, the first event of its last move. This event and all later ones are new to the seat.
    first_new_event: [u64; MOST_SEATS],
    /// The first event that was not yet searched for scorings.
    scored_until: u64,
    /// The person that the curtain waits for.
    curtain: Option<Seat>,
    result_shown: bool,
}

/// A short message to the viewer, shown instead of the usual question.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    pub(crate) phrase: Phrase,
    pub(crate) ruling: Option<Ruling>,
}

impl From<MoveError> for Notice {
    fn from(error: MoveError) -> Notice {
        Notice { ruling: Some(error.ruling), phrase: error.phrase }
    }
}

impl TableScreen {
    /// Shows a game that starts or is resumed.
    pub(crate) fn new(session: Session) -> TableScreen {
        let alone = session.people.len() == 1;
        let viewer = if alone { session.people.first() } else { None };
        let events = session.table.driver().events();
        // After a break no event is new: the log must not repeat what had to be remembered (`tsuefa/9`).
        let has_moves = session.table.journal().iter().any(|entry| matches!(entry, Entry::Move(..)));
        let first_new_event = if has_moves { events } else { 0 };
        TableScreen {
            viewer,
            session,
            selection: Selection::default(),
            cursor: 0,
            reset_cursor: true,
            prompt: None,
            setup: None,
            notice: None,
            targets: Vec::new(),
            buttons: Vec::new(),
            first_new_event: [first_new_event; MOST_SEATS],
            scored_until: events,
            curtain: None,
            result_shown: false,
        }
    }

    /// The game that is played.
    pub(crate) fn game(&self) -> GameId {
        self.session.table.header().game
    }

    fn as_viewer(&self) -> Viewer {
        self.viewer.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What the viewer sees.
    pub(crate) fn view(&self) -> AnyView {
        self.session.table.view(self.as_viewer(), Recall::Display)
    }

    /// The number of the first event that is new to the viewer.
    pub(crate) fn first_new_event(&self) -> u64 {
        match self.viewer {
            Some(seat) => self.first_new_event[seat.index()],
            None => self.first_new_event.into_iter().max().unwrap_or(0),
        }
    }

    /// The events for the log: new ones in full, older ones as far as the rules allow reading them again.
    pub(crate) fn log_events(&self) -> Vec<NumberedEvent> {
        let (table, viewer, first_new) = (&self.session.table, self.as_viewer(), self.first_new_event());
        let mut events = table.events_for(0..first_new, viewer, Recall::Display);
        events.extend(table.events_for(first_new..table.driver().events(), viewer, Recall::Memory));
        events
    }

    /// The viewer, if the game waits for their move.
    pub(crate) fn acting(&self) -> Option<Seat> {
        self.viewer.filter(|seat| self.session.awaited_people().contains(*seat))
    }

    /// Makes the move that a bot has chosen.
    pub(crate) fn bot_decided(&mut self, decision: BotDecision) {
        let played = match &decision.mv {
            Ok(mv) => self.session.bot_decided(decision.seat, mv).map_err(Notice::from),
            Err(error) => Err(Notice {
                phrase: say!("play-bot-failed", seat = decision.seat, error = error),
                ruling: None,
            }),
        };
        if let Err(notice) = played {
            self.notice = Some(notice);
        }
    }

    /// Opens the curtain for this person.
    pub(crate) fn uncover(&mut self, seat: Seat) {
        self.viewer = Some(seat);
        self.curtain = None;
        self.notice = None;
        self.reset_cursor = true;
    }

    /// Updates viewer and options after a change. Returns the overlays to show before the game continues.
    pub(crate) fn refresh(&mut self) -> Vec<Overlay> {
        let mut overlays = self.new_scorings();
        if !self.result_shown {
            let result = self.result();
            self.result_shown = result.is_some();
            overlays.extend(result);
        }
        let several = self.session.people.len() > 1;
        let next = self.session.awaited_people().first();
        if let (true, None, None, Some(next)) = (several, self.acting(), self.curtain, next) {
            self.viewer = None;
            self.curtain = Some(next);
            overlays.push(Overlay::Curtain(next));
        }
        self.update_options();
        overlays
    }

    /// The result, once the game is over.
    fn result(&self) -> Option<Overlay> {
        let outcome = self.session.table.outcome()?;
        Some(Overlay::Over(outcome, self.session.file.path().to_owned()))
    }

    /// An overlay for each round or game that was scored since the last call.
    fn new_scorings(&mut self) -> Vec<Overlay> {
        let table = &self.session.table;
        let end = table.driver().events();
        let events = table.events_for(self.scored_until..end, self.as_viewer(), Recall::Memory);
        self.scored_until = end;
        let scorings = events.iter().filter_map(|numbered| Scoring::of(&numbered.event.say()));
        scorings.map(Overlay::Scoring).collect()
    }

    /// Offers the viewer the legal moves, or the setup editor.
    fn update_options(&mut self) {
        let Some(seat) = self.acting() else {
            self.setup = None;
            return self.replace_options(Vec::new());
        };
        let options = self.session.table.driver().move_options(seat);
        // The setups of Tsu-e-fa are too many to list.
        if options.is_empty() && self.setup.is_none() {
            let random = self.session.random_move(seat);
            self.setup = SetupEditor::new(&random);
        }
        if !options.is_empty() {
            self.setup = None;
        }
        self.replace_options(options);
    }

    fn replace_options(&mut self, options: Vec<MoveOption>) {
        self.reset_cursor |= self.selection.replace_options(options);
    }

    /// The message for after the screen is restored: where the record is and how to continue.
    pub(crate) fn exit_message(&self) -> Phrase {
        let file = Arg::text(self.session.file.path().display());
        let quoted = Arg::text(shell_quoted(self.session.file.path()));
        match (&self.session.file.error, self.session.table.outcome()) {
            (Some(error), _) => say!("play-not-kept", file = file, error = io_phrase(error)),
            (None, Some(_)) => say!("play-kept", file = file),
            (None, None) => say!("play-go-on", file = quoted),
        }
    }
}

/// The path, quoted if a shell would split or expand it.
fn shell_quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "/._-+:,@%".contains(letter);
    if !text.is_empty() && text.chars().all(plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_can_be_pasted_into_a_shell() {
        assert_eq!(shell_quoted(Path::new("games/kanobu-1.rec")), "games/kanobu-1.rec");
        assert_eq!(shell_quoted(Path::new("мои игры/x.rec")), "'мои игры/x.rec'");
        assert_eq!(shell_quoted(Path::new("it's")), "'it'\\''s'");
    }
}
