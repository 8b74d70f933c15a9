//! Turns keys and clicks into moves.

use ratatui::layout::Position;
use roshambo_rules::{Phrase, Seat, say};
use roshambo_table::MoveOption;
use roshambo_words::Lang;

use super::{Notice, TableScreen};
use crate::canvas::neighbour;
use crate::keys::Key;
use crate::overlay::Overlay;
use crate::prompt::{Prompt, PromptResult};
use crate::setup_editor::SetupAction;

impl TableScreen {
    /// Handles a key. Returns the overlay that it opens.
    pub(crate) fn key(&mut self, key: Key, letter: Option<char>, lang: Lang) -> Option<Overlay> {
        if self.prompt.is_some() {
            self.prompt_key(key, letter);
            return None;
        }
        match key {
            Key::Char('?') => return Some(Overlay::help(lang, self.game(), self.ruling())),
            Key::Char('b') => return Some(Overlay::Beats(self.game())),
            Key::Char('l') | Key::PageUp => return Some(Overlay::log(self, lang)),
            Key::Enter if self.result_shown => return self.result(),
            Key::Char('q') => return Some(Overlay::Quit(self.exit_message())),
            Key::Char(':') => {
                self.prompt = self.acting().map(|seat| Prompt::new(self.completions(seat)));
                return None;
            }
            _ => {}
        }
        self.notice = None;
        if self.setup.is_some() {
            self.setup_key(key);
        } else {
            self.selection_key(key);
        }
        None
    }

    /// The moves that complete a typed one. A setup is completed from the one on the screen.
    fn completions(&self, seat: Seat) -> Vec<String> {
        match &self.setup {
            Some(setup) => vec![setup.mv()],
            None => self.session.table.legal(seat).listed().unwrap_or_default().to_vec(),
        }
    }

    /// The ruling that the notice cites.
    fn ruling(&self) -> Option<roshambo_rules::Ruling> {
        self.notice.as_ref()?.ruling
    }

    fn selection_key(&mut self, key: Key) {
        match key {
            Key::Left => self.move_cursor(-1, 0),
            Key::Right => self.move_cursor(1, 0),
            Key::Up => self.move_cursor(0, -1),
            Key::Down => self.move_cursor(0, 1),
            Key::Tab => self.next_open(true),
            Key::BackTab => self.next_open(false),
            Key::Space => {
                self.press_target(self.cursor);
            }
            Key::Enter => self.enter(),
            Key::Back | Key::Delete => self.selection.undo(),
            Key::Escape => self.selection.clear(),
            Key::Char(digit @ '1'..='9') => self.make_offer(digit as usize - '1' as usize),
            _ => {}
        }
    }

    fn move_cursor(&mut self, dx: i32, dy: i32) {
        self.cursor = neighbour(&self.targets, self.cursor, dx, dy).unwrap_or(self.cursor);
    }

    /// Moves the cursor to the next open target.
    fn next_open(&mut self, forward: bool) {
        let count = self.targets.len();
        let steps = (1..=count).map(|step| if forward { step } else { count - step % count });
        let mut others = steps.map(|step| (self.cursor + step) % count.max(1));
        if let Some(next) = others.find(|target| self.selection.is_open(&self.targets[*target].token)) {
            self.cursor = next;
        }
    }

    /// Chooses a target or puts it back. Returns whether that made a move: a figure reached its destination.
    fn press_target(&mut self, target: usize) -> bool {
        if let (Some(found), Some(_)) = (self.targets.get(target), self.acting()) {
            self.selection.press(target, &found.token);
        }
        let reached = self.selection.reached().map(|option| option.mv.clone());
        if let Some(mv) = &reached {
            self.make(mv);
        }
        reached.is_some()
    }

    /// The moves that can be made with one key, as they are numbered on the screen.
    pub(crate) fn offers(&self) -> Vec<&MoveOption> {
        self.selection.offers()
    }

    /// Whether Enter makes the move on offer instead of choosing the target at the cursor.
    pub(crate) fn enter_plays(&self) -> bool {
        !self.selection.is_empty() || !self.selection.needs_targets()
    }

    /// Makes the offered move with this index.
    fn make_offer(&mut self, index: usize) {
        if let Some(mv) = self.offers().get(index).map(|option| option.mv.clone()) {
            self.make(&mv);
        }
    }

    /// Makes the move on offer, if exactly one is. Otherwise first chooses the target at the cursor, then makes
    /// the move if it is the only one left, or shows a notice that says why there is none.
    fn enter(&mut self) {
        if self.acting().is_none() {
            return;
        }
        let has_offer = !self.selection.is_empty() && !self.offers().is_empty();
        let adds = !has_offer && self.selection.needs_targets() && !self.selection.contains(self.cursor);
        if adds && self.press_target(self.cursor) {
            return;
        }
        let offers: Vec<String> = self.offers().iter().map(|option| option.mv.clone()).collect();
        match offers.as_slice() {
            [mv] if !adds || self.selection.is_narrowed_to(mv) => self.make(mv),
            [_] => {}
            [] if self.selection.fits_any() && adds => {}
            [] if self.selection.fits_any() => self.notify(say!("play-more")),
            [] => self.refuse_attempt(),
            _ => self.notify(say!("play-which")),
        }
    }

    fn notify(&mut self, phrase: Phrase) {
        self.notice = Some(Notice { phrase, ruling: None });
    }

    /// Tries to play what is chosen, so that the table answers with the rule that forbids it.
    fn refuse_attempt(&mut self) {
        let view = self.view();
        let attempt = view.attempt(&self.selection.tokens());
        match attempt {
            Some(attempt) => self.make(&attempt),
            None => self.notify(say!("play-no-such-move")),
        }
        self.selection.clear();
    }

    /// Makes a move of the viewer.
    pub(crate) fn make(&mut self, mv: &str) {
        let Some(seat) = self.acting() else {
            return;
        };
        match self.session.play(seat, mv) {
            Ok(events) => self.after_move(seat, events.start),
            Err(error) => self.notice = Some(error.into()),
        }
    }

    fn after_move(&mut self, seat: Seat, first_event: u64) {
        self.first_new_event[seat.index()] = first_event;
        self.selection.clear();
        self.setup = None;
        self.notice = None;
    }

    fn prompt_key(&mut self, key: Key, letter: Option<char>) {
        let Some(prompt) = &mut self.prompt else {
            return;
        };
        match prompt.key(key, letter) {
            PromptResult::Editing => {}
            PromptResult::Cancelled => self.prompt = None,
            PromptResult::Submitted(mv) => {
                self.prompt = None;
                self.make(&mv);
            }
        }
    }

    fn setup_key(&mut self, key: Key) {
        let Some(setup) = &mut self.setup else {
            return;
        };
        match setup.key(key) {
            SetupAction::None => {}
            SetupAction::Shuffle => {
                if let Some(seat) = self.acting() {
                    let random = self.session.random_move(seat);
                    if let Some(setup) = &mut self.setup {
                        setup.load(&random);
                    }
                }
            }
            SetupAction::Notify(phrase) => self.notify(phrase),
            SetupAction::Submit(mv) => self.make(&mv),
        }
    }

    /// A click chooses a target or makes an offered move.
    pub(crate) fn click(&mut self, at: Position) {
        self.notice = None;
        if let Some(setup) = &mut self.setup {
            return setup.click(at);
        }
        if let Some(index) = self.buttons.iter().position(|area| area.contains(at)) {
            return self.make_offer(index);
        }
        if let Some(index) = self.targets.iter().rposition(|target| target.area.contains(at)) {
            self.cursor = index;
            self.press_target(index);
        }
    }
}
