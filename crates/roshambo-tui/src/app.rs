//! The client without a terminal: takes keys and bots' answers, draws itself.

use ratatui::Frame;
use ratatui::crossterm::event::{Event as Typed, MouseButton, MouseEventKind};
use ratatui::layout::Position;
use roshambo_rules::{Phrase, say};
use roshambo_table::record::Header;
use roshambo_words::Words;

use crate::at_table::AtTable;
use crate::keys::{Key, key_of};
use crate::menu::{Chosen, Menu};
use crate::overlay::{Answer, Overlay};
use crate::plan::{Plan, PlayError, Start};
use crate::record_file::new_path_in;
use crate::session::{Job, Session};
use crate::theme::Theme;
use crate::thinker::Decided;

/// Something that happens to the client.
pub(crate) enum Input {
    /// A key, the mouse, a new size.
    Typed(Typed),
    /// A bot has decided.
    Decided(Decided),
    /// The terminal is gone, or somebody asks the program to end.
    Leave,
}

impl From<Decided> for Input {
    fn from(decided: Decided) -> Input {
        Input::Decided(decided)
    }
}

/// The client.
pub(crate) struct App {
    pub(crate) plan: Plan,
    pub(crate) stage: Stage,
    /// What lies over the stage; the last one gets the keys.
    overlays: Vec<Overlay>,
    /// Whether the next drawing begins with an empty screen.
    pub(crate) redraw: bool,
    over: bool,
}

/// What is on the screen.
pub(crate) enum Stage {
    Menu(Menu),
    Table(Box<AtTable>),
}

impl App {
    /// Begins as planned.
    pub(crate) fn new(plan: Plan) -> Result<App, PlayError> {
        let stage = match plan.start.clone() {
            Start::Menu => Stage::Menu(Menu::new(&plan)),
            Start::New(header) => Stage::Table(Box::new(AtTable::new(Session::start(header, &plan)?))),
            Start::Resume(path) => Stage::Table(Box::new(AtTable::new(Session::resume(path, &plan)?))),
        };
        let mut app = App { plan, stage, overlays: Vec::new(), redraw: false, over: false };
        app.settle();
        Ok(app)
    }

    /// Whether it has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// Whether something lies over the table.
    #[cfg(test)]
    pub(crate) fn has_overlay(&self) -> bool {
        !self.overlays.is_empty()
    }

    /// Goes on although it has ended.
    #[cfg(test)]
    pub(crate) fn stay(&mut self) {
        self.over = false;
    }

    /// What bots have to decide and are not thinking about yet.
    pub(crate) fn jobs(&mut self) -> Vec<Job> {
        match &mut self.stage {
            Stage::Menu(_) => Vec::new(),
            Stage::Table(table) => table.session.jobs(),
        }
    }

    fn words(&self) -> &'static Words {
        Words::of(self.plan.lang)
    }

    fn theme(&self) -> Theme {
        Theme { colours: self.plan.colours }
    }

    /// Takes something in.
    pub(crate) fn take(&mut self, input: Input) {
        match input {
            Input::Leave => self.over = true,
            Input::Decided(decided) => {
                if let Stage::Table(table) = &mut self.stage {
                    table.decided(decided);
                }
                self.settle();
            }
            Input::Typed(typed) => self.typed(typed),
        }
    }

    fn typed(&mut self, typed: Typed) {
        match typed {
            Typed::Key(event) => {
                if let Some((key, letter)) = key_of(event) {
                    self.key(key, letter);
                }
            }
            Typed::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => self.click(Position::new(mouse.column, mouse.row)),
                MouseEventKind::ScrollUp => self.key(Key::PageUp, None),
                MouseEventKind::ScrollDown => self.key(Key::PageDown, None),
                _ => {}
            },
            Typed::Paste(text) => text.chars().for_each(|letter| self.key(Key::Char(letter), Some(letter))),
            Typed::Resize(..) | Typed::FocusGained | Typed::FocusLost => {}
        }
    }

    fn key(&mut self, key: Key, letter: Option<char>) {
        match key {
            Key::Interrupt => return self.over = true,
            Key::Redraw => return self.redraw = true,
            _ => {}
        }
        if let Some(overlay) = self.overlays.last_mut() {
            let answer = overlay.key(key);
            return self.answer(answer);
        }
        match &mut self.stage {
            Stage::Menu(menu) => match menu.key(key, &mut self.plan) {
                Some(Chosen::Play) => self.begin(),
                Some(Chosen::Leave) => self.over = true,
                None => {}
            },
            Stage::Table(table) => {
                if let Some(overlay) = table.key(key, letter, self.plan.lang) {
                    self.overlays.push(overlay);
                }
                self.settle();
            }
        }
    }

    /// A click on a card or a button; elsewhere on an overlay it means 'go on'.
    fn click(&mut self, at: Position) {
        if self.overlays.last().is_some() {
            return self.key(Key::Enter, None);
        }
        match &mut self.stage {
            Stage::Menu(menu) => {
                if menu.click(at) {
                    self.begin();
                }
            }
            Stage::Table(table) => {
                table.click(at);
                self.settle();
            }
        }
    }

    fn answer(&mut self, answer: Answer) {
        match answer {
            Answer::Stay => return,
            Answer::Close => {
                self.overlays.pop();
            }
            Answer::Uncover(seat) => {
                self.overlays.pop();
                if let Stage::Table(table) = &mut self.stage {
                    table.uncover(seat);
                }
            }
            Answer::AskToLeave => {
                if let Stage::Table(table) = &self.stage {
                    self.overlays.push(Overlay::Quit(table.farewell()));
                }
            }
            Answer::Leave => self.over = true,
            Answer::Again => {
                self.overlays.clear();
                self.again();
            }
        }
        self.settle();
    }

    /// Starts what the menu shows.
    fn begin(&mut self) {
        let words = self.words();
        if let Stage::Menu(menu) = &mut self.stage {
            match Session::start(menu.header(), &self.plan) {
                Ok(session) => self.stage = Stage::Table(Box::new(AtTable::new(session))),
                Err(error) => menu.trouble = Some(words.say(&error)),
            }
        }
        self.settle();
    }

    /// The same game again, recorded beside the last one; or the menu if it came from there.
    fn again(&mut self) {
        self.plan.seed = None;
        self.plan.record = None;
        if let (Stage::Table(table), Start::New(_) | Start::Resume(_)) = (&self.stage, &self.plan.start) {
            let Session { people, level, table, file, .. } = &table.session;
            let old = table.header();
            let header = Header::new(old.game, old.seats, old.options.clone());
            let record = file.path().parent().map(|folder| new_path_in(folder, old.game));
            let plan = Plan { people: Some(*people), level: Some(*level), record, ..self.plan.clone() };
            if let Ok(session) = Session::start(header, &plan) {
                self.stage = Stage::Table(Box::new(AtTable::new(session)));
                return;
            }
        }
        self.stage = Stage::Menu(Menu::new(&self.plan));
    }

    /// After something has changed: whose turn it is, what has to be shown first.
    fn settle(&mut self) {
        let Stage::Table(table) = &mut self.stage else {
            return;
        };
        let top = self.overlays.len();
        for overlay in table.settle() {
            // What happened first is looked at first, and before the keyboard is passed on.
            let place = match overlay {
                Overlay::Curtain(_) | Overlay::Over(..) => 0,
                _ => top,
            };
            self.overlays.insert(place, overlay);
        }
    }

    /// Draws the screen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let (words, theme) = (self.words(), self.theme());
        let area = frame.area();
        if area.width < crate::frame::LEAST.0 || area.height < crate::frame::LEAST.1 {
            let text = words.say(&say!(
                "play-too-small",
                width = crate::frame::LEAST.0,
                height = crate::frame::LEAST.1
            ));
            frame.render_widget(ratatui::widgets::Paragraph::new(text).wrap(Default::default()), area);
            return;
        }
        // Nothing of a hand may be seen behind a curtain.
        let covered = self.overlays.iter().any(|overlay| matches!(overlay, Overlay::Curtain(_)));
        match &mut self.stage {
            Stage::Menu(menu) => menu.draw(frame, words, theme, &self.plan),
            Stage::Table(_) if covered => {}
            Stage::Table(table) => table.draw(frame, words, theme),
        }
        if let Some(overlay) = self.overlays.last_mut() {
            overlay.draw(frame, words, theme);
        }
    }

    /// What is said when it has ended.
    pub(crate) fn farewell(&self) -> Option<(Phrase, std::path::PathBuf)> {
        let Stage::Table(table) = &self.stage else {
            return None;
        };
        Some((table.farewell(), table.session.file.path().to_owned()))
    }
}
