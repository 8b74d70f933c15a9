//! A person at the table: what is seen, what is being chosen, what was refused.

mod play;

use std::path::Path;

use ratatui::layout::Rect;
use roshambo_rules::{Arg, MOST_SEATS, Phrase, Recall, Ruling, Say, Seat, Viewer, say};
use roshambo_table::record::{Entry, io_phrase};
use roshambo_table::{AnyView, GameId, MoveError, NumberedEvent};

use crate::canvas::Spot;
use crate::overlay::{Overlay, Scoring};
use crate::pick::Picker;
use crate::prompt::Prompt;
use crate::session::Session;
use crate::setup::Setup;
use crate::thinker::Decided;

/// A game on the screen.
pub(crate) struct AtTable {
    pub(crate) session: Session,
    /// The person who looks; nobody while the keyboard is passed on.
    pub(crate) viewer: Option<Seat>,
    pub(crate) picker: Picker,
    pub(crate) cursor: usize,
    /// The moves have changed: the keyboard goes to the first thing that can be chosen.
    pub(crate) fresh: bool,
    pub(crate) prompt: Option<Prompt>,
    pub(crate) setup: Option<Setup>,
    /// Why something was not done.
    pub(crate) notice: Option<Notice>,
    /// Where things are on the screen.
    pub(crate) spots: Vec<Spot>,
    pub(crate) buttons: Vec<Rect>,
    /// For each seat, the first event of its last move; the rest is news to it.
    news: [u64; MOST_SEATS],
    /// Events up to here have been looked through for scoring.
    scored: u64,
    /// Whom the curtain waits for.
    curtain: Option<Seat>,
    /// Whether the end has been shown.
    ended: bool,
}

/// Something that the viewer is told.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    pub(crate) phrase: Phrase,
    pub(crate) ruling: Option<Ruling>,
}

impl From<MoveError> for Notice {
    fn from(refused: MoveError) -> Notice {
        Notice { ruling: Some(refused.ruling), phrase: refused.phrase }
    }
}

impl AtTable {
    /// Sits down.
    pub(crate) fn new(session: Session) -> AtTable {
        let alone = session.people.len() == 1;
        let viewer = if alone { session.people.first() } else { None };
        let events = session.table.driver().events();
        // After a break nothing is news: what had to be remembered is not told again (`tsuefa/9`).
        let begun = session.table.journal().iter().any(|entry| matches!(entry, Entry::Move(..)));
        let news = if begun { events } else { 0 };
        AtTable {
            viewer,
            session,
            picker: Picker::default(),
            cursor: 0,
            fresh: true,
            prompt: None,
            setup: None,
            notice: None,
            spots: Vec::new(),
            buttons: Vec::new(),
            news: [news; MOST_SEATS],
            scored: events,
            curtain: None,
            ended: false,
        }
    }

    /// Which game.
    pub(crate) fn game(&self) -> GameId {
        self.session.table.header().game
    }

    fn eyes(&self) -> Viewer {
        self.viewer.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What the viewer sees.
    pub(crate) fn view(&self) -> AnyView {
        self.session.table.view(self.eyes(), Recall::Display)
    }

    /// The first event that is news to the viewer.
    pub(crate) fn news(&self) -> u64 {
        match self.viewer {
            Some(seat) => self.news[seat.index()],
            None => self.news.into_iter().max().unwrap_or(0),
        }
    }

    /// What the viewer is told: of what is new everything, of what is past what may be read again.
    pub(crate) fn events_for(&self) -> Vec<NumberedEvent> {
        let (table, eyes, news) = (&self.session.table, self.eyes(), self.news());
        let mut told = table.events_for(0..news, eyes, Recall::Display);
        told.extend(table.events_for(news..table.driver().events(), eyes, Recall::Memory));
        told
    }

    /// The viewer, if the game waits for a move of his.
    pub(crate) fn acting(&self) -> Option<Seat> {
        self.viewer.filter(|seat| self.session.awaited_people().contains(*seat))
    }

    /// A bot's answer.
    pub(crate) fn decided(&mut self, decided: Decided) {
        let played = match &decided.mv {
            Ok(mv) => self.session.decided(decided.seat, mv).map_err(Notice::from),
            Err(error) => Err(Notice {
                phrase: say!("play-bot-failed", seat = decided.seat, error = error),
                ruling: None,
            }),
        };
        if let Err(notice) = played {
            self.notice = Some(notice);
        }
    }

    /// The curtain goes up for this person.
    pub(crate) fn uncover(&mut self, seat: Seat) {
        self.viewer = Some(seat);
        self.curtain = None;
        self.notice = None;
        self.fresh = true;
    }

    /// After something has changed. The answer is what has to be looked at first.
    pub(crate) fn settle(&mut self) -> Vec<Overlay> {
        let mut first = self.new_scoring();
        if !self.ended {
            let result = self.result();
            self.ended = result.is_some();
            first.extend(result);
        }
        let several = self.session.people.len() > 1;
        let next = self.session.awaited_people().first();
        if let (true, None, None, Some(next)) = (several, self.acting(), self.curtain, next) {
            self.viewer = None;
            self.curtain = Some(next);
            first.push(Overlay::Curtain(next));
        }
        self.offer();
        first
    }

    /// The result, once the game is over.
    fn result(&self) -> Option<Overlay> {
        let outcome = self.session.table.outcome()?;
        Some(Overlay::Over(outcome, self.session.file.path().to_owned()))
    }

    /// Rounds and games that were counted since the last look, to be shown step by step.
    fn new_scoring(&mut self) -> Vec<Overlay> {
        let table = &self.session.table;
        let end = table.driver().events();
        let told = table.events_for(self.scored..end, self.eyes(), Recall::Memory);
        self.scored = end;
        let scorings = told.iter().filter_map(|told| Scoring::of(&told.event.say()));
        scorings.map(Overlay::Scoring).collect()
    }

    /// Offers the viewer what may be done now.
    fn offer(&mut self) {
        let Some(seat) = self.acting() else {
            self.setup = None;
            return self.set_ways(Vec::new());
        };
        let driver = self.session.table.driver();
        let ways = driver.move_options(seat);
        // Moves that are too many to list: the setup of Tsu-e-fa.
        if ways.is_empty() && self.setup.is_none() {
            let random = self.session.random_move(seat);
            self.setup = Setup::new(&random);
        }
        if !ways.is_empty() {
            self.setup = None;
        }
        self.set_ways(ways);
    }

    fn set_ways(&mut self, ways: Vec<roshambo_table::MoveOption>) {
        self.fresh |= self.picker.set_ways(ways);
    }

    /// What is said when the client is left.
    pub(crate) fn farewell(&self) -> Phrase {
        let file = Arg::text(self.session.file.path().display());
        let quoted = Arg::text(quoted(self.session.file.path()));
        match (&self.session.file.trouble, self.session.table.outcome()) {
            (Some(error), _) => say!("play-not-kept", file = file, error = io_phrase(error)),
            (None, Some(_)) => say!("play-kept", file = file),
            (None, None) => say!("play-go-on", file = quoted),
        }
    }
}

/// A path as a shell takes it.
fn quoted(path: &Path) -> String {
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
        assert_eq!(quoted(Path::new("games/kanobu-1.rec")), "games/kanobu-1.rec");
        assert_eq!(quoted(Path::new("мои игры/x.rec")), "'мои игры/x.rec'");
        assert_eq!(quoted(Path::new("it's")), "'it'\\''s'");
    }
}
