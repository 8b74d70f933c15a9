//! From keys to moves.

use ratatui::layout::Position;
use roshambo_rules::{Phrase, Seat, say};
use roshambo_table::MoveOption;
use roshambo_words::Lang;

use super::{AtTable, Notice};
use crate::canvas::neighbour;
use crate::keys::Key;
use crate::overlay::Overlay;
use crate::prompt::{Prompt, Said};
use crate::setup::Done;

impl AtTable {
    /// Takes a key. The answer is what is to be looked at.
    pub(crate) fn key(&mut self, key: Key, letter: Option<char>, lang: Lang) -> Option<Overlay> {
        if self.prompt.is_some() {
            self.type_on(key, letter);
            return None;
        }
        match key {
            Key::Char('?') => return Some(Overlay::help(lang, self.game(), self.ruling())),
            Key::Char('b') => return Some(Overlay::Beats(self.game())),
            Key::Char('l') | Key::PageUp => return Some(Overlay::log(self, lang)),
            Key::Enter if self.ended => return self.result(),
            Key::Char('q') => return Some(Overlay::Quit(self.farewell())),
            Key::Char(':') => {
                self.prompt = self.acting().map(|seat| Prompt::new(self.completions(seat)));
                return None;
            }
            _ => {}
        }
        self.notice = None;
        if self.setup.is_some() {
            self.set_up(key);
        } else {
            self.point(key);
        }
        None
    }

    /// What a typed move is completed from; a setup, from the one on the screen.
    fn completions(&self, seat: Seat) -> Vec<String> {
        match &self.setup {
            Some(setup) => vec![setup.mv()],
            None => self.session.table.legal(seat),
        }
    }

    /// The ruling of the refusal on the screen.
    fn ruling(&self) -> Option<roshambo_rules::Ruling> {
        self.notice.as_ref()?.ruling
    }

    fn point(&mut self, key: Key) {
        match key {
            Key::Left => self.go(-1, 0),
            Key::Right => self.go(1, 0),
            Key::Up => self.go(0, -1),
            Key::Down => self.go(0, 1),
            Key::Tab => self.next_open(true),
            Key::BackTab => self.next_open(false),
            Key::Space => {
                self.toggle(self.cursor);
            }
            Key::Enter => self.enter(),
            Key::Back | Key::Delete => {
                self.picker.undo();
            }
            Key::Escape => self.picker.clear(),
            Key::Char(digit @ '1'..='9') => self.press(digit as usize - '1' as usize),
            _ => {}
        }
    }

    fn go(&mut self, dx: i32, dy: i32) {
        self.cursor = neighbour(&self.spots, self.cursor, dx, dy).unwrap_or(self.cursor);
    }

    /// To the next thing that can be part of a move.
    fn next_open(&mut self, forward: bool) {
        let count = self.spots.len();
        let steps = (1..=count).map(|step| if forward { step } else { count - step % count });
        let mut places = steps.map(|step| (self.cursor + step) % count.max(1));
        if let Some(next) = places.find(|place| self.picker.is_open(&self.spots[*place].token)) {
            self.cursor = next;
        }
    }

    /// Chooses a thing or puts it back. The answer is whether that made a move: a figure reached
    /// its goal.
    fn toggle(&mut self, spot: usize) -> bool {
        if let (Some(found), Some(_)) = (self.spots.get(spot), self.acting()) {
            self.picker.toggle(spot, &found.token);
        }
        let reached = self.picker.reached().map(|way| way.mv.clone());
        if let Some(mv) = &reached {
            self.make(mv);
        }
        reached.is_some()
    }

    /// The moves that can be made with one key now, as they are numbered on the screen.
    pub(crate) fn offers(&self) -> Vec<&MoveOption> {
        let complete = self.picker.complete();
        if complete.is_empty() { self.picker.only().into_iter().collect() } else { complete }
    }

    /// Whether Enter makes the move on offer, instead of choosing something for another.
    pub(crate) fn enter_plays(&self) -> bool {
        !self.picker.chosen().is_empty() || !self.picker.needs_pointing()
    }

    /// Makes the move with this number.
    fn press(&mut self, number: usize) {
        if let Some(mv) = self.offers().get(number).map(|way| way.mv.clone()) {
            self.make(&mv);
        }
    }

    /// Makes the only move there is with what is chosen. If there is none yet, also chooses what the
    /// keyboard is at, and makes the move if no other is possible then; or says why there is none.
    fn enter(&mut self) {
        if self.acting().is_none() {
            return;
        }
        let whole = !self.picker.chosen().is_empty() && !self.offers().is_empty();
        let adds = !whole && self.picker.needs_pointing() && !self.picker.has_chosen(self.cursor);
        if adds && self.toggle(self.cursor) {
            return;
        }
        let offers: Vec<String> = self.offers().iter().map(|way| way.mv.clone()).collect();
        match offers.as_slice() {
            [mv] if !adds || self.picker.is_narrowed_to(mv) => self.make(mv),
            [_] => {}
            [] if self.picker.is_possible() && adds => {}
            [] if self.picker.is_possible() => self.tell(say!("play-more")),
            [] => self.refuse_attempt(),
            _ => self.tell(say!("play-which")),
        }
    }

    fn tell(&mut self, phrase: Phrase) {
        self.notice = Some(Notice { phrase, ruling: None });
    }

    /// Tries what is chosen, to be told which rule forbids it.
    fn refuse_attempt(&mut self) {
        let view = self.view();
        let attempt = view.attempt(&self.picker.chosen());
        match attempt {
            Some(attempt) => self.make(&attempt),
            None => self.tell(say!("play-no-such-move")),
        }
        self.picker.clear();
    }

    /// Makes a move of the viewer.
    pub(crate) fn make(&mut self, mv: &str) {
        let Some(seat) = self.acting() else {
            return;
        };
        match self.session.play(seat, mv) {
            Ok(events) => self.made(seat, events.start),
            Err(refused) => self.notice = Some(refused.into()),
        }
    }

    fn made(&mut self, seat: Seat, first_event: u64) {
        self.news[seat.index()] = first_event;
        self.picker.clear();
        self.setup = None;
        self.notice = None;
    }

    fn type_on(&mut self, key: Key, letter: Option<char>) {
        let Some(prompt) = &mut self.prompt else {
            return;
        };
        match prompt.key(key, letter) {
            Said::More => {}
            Said::Nothing => self.prompt = None,
            Said::Move(mv) => {
                self.prompt = None;
                self.make(&mv);
            }
        }
    }

    fn set_up(&mut self, key: Key) {
        let Some(setup) = &mut self.setup else {
            return;
        };
        match setup.key(key) {
            Done::NotYet => {}
            Done::Shuffle => {
                if let Some(seat) = self.acting() {
                    let random = self.session.random_move(seat);
                    if let Some(setup) = &mut self.setup {
                        setup.load(&random);
                    }
                }
            }
            Done::NumberedEvent(phrase) => self.tell(phrase),
            Done::Ready(mv) => self.make(&mv),
        }
    }

    /// A click chooses a thing, or presses a button.
    pub(crate) fn click(&mut self, at: Position) {
        self.notice = None;
        if let Some(setup) = &mut self.setup {
            return setup.click(at);
        }
        if let Some(number) = self.buttons.iter().position(|area| area.contains(at)) {
            return self.press(number);
        }
        if let Some(spot) = self.spots.iter().rposition(|spot| spot.area.contains(at)) {
            self.cursor = spot;
            self.toggle(spot);
        }
    }
}
