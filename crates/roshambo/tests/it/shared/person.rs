//! A simulated player who follows what the screen asks for, without knowing any rules.

use roshambo_rules::{Phrase, Seat, SeatSet, say};
use roshambo_words::{Lang, Words};

use super::screen::Screen;
use super::terminal::{Play, Terminal};

/// An upper bound on the steps of a game; a test that reaches it hangs.
const MANY: usize = 3000;

/// How the player makes moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// By selecting things and by number keys.
    Pointing,
    /// By typing the notation, with completion.
    Typing,
}

/// What the screen asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Look at the result.
    Over,
    /// Pass the keyboard to the next player.
    Curtain,
    /// Continue reading.
    GoOn,
    /// Put items on figures.
    Setup,
    /// Make a move.
    Turn,
    /// Nothing: wait.
    Nothing,
}

/// A simulated player at the keyboard.
pub struct Person {
    pub play: Play,
    words: &'static Words,
    steps: usize,
    /// The moves that were typed.
    pub typed: Vec<String>,
}

impl Person {
    pub fn new(play: Play, lang: Lang) -> Person {
        Person { play, words: Words::of(lang), steps: 0, typed: Vec::new() }
    }

    /// Starts a game in English with choices that follow from a seed.
    pub fn english(terminal: &Terminal, arguments: &[&str]) -> Person {
        let arguments = [arguments, &["--seed", "7", "--level", "easy"]].concat();
        Person::new(terminal.play(&arguments), Lang::En)
    }

    /// A text in this player's language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    pub fn text(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// What a screen asks for.
    pub fn asked(&self, screen: &Screen) -> Asked {
        let shows = |id| screen.shows(&self.text(id));
        let title = screen.rows.first().map_or("", String::as_str);
        // The end of the text is cut off on a narrow screen.
        let row = screen.last_row().trim_end();
        if shows("over-keys") {
            Asked::Over
        } else if shows("curtain-keys") {
            Asked::Curtain
        } else if shows("scoring-more") || shows("close-keys") {
            Asked::GoOn
        } else if row.len() > 10 && self.text("keys-setup").starts_with(row) {
            Asked::Setup
        } else if title.contains(&self.text("status-your-turn")) {
            Asked::Turn
        } else {
            Asked::Nothing
        }
    }

    /// Whether the screen says that the game waits for a bot.
    pub fn waits_for(&self, screen: &Screen, seat: Seat) -> bool {
        let waiting = self.say(&say!("status-waiting", seats = SeatSet::only(seat)));
        screen.rows.first().is_some_and(|title| title.contains(&waiting))
    }

    /// Plays until a bot in this seat thinks.
    pub fn until_thinking(&mut self, seat: Seat) {
        while !self.waits_for(&self.play.screen(), seat) {
            assert_ne!(
                self.step(Hand::Pointing),
                Asked::Over,
                "the bot never thought long enough to be seen"
            );
        }
    }

    /// Waits until the screen asks for something.
    pub fn until_asked(&self) -> (Asked, Screen) {
        let screen = self.play.until_screen("a question", |screen| self.asked(screen) != Asked::Nothing);
        (self.asked(&screen), screen)
    }

    /// Does what is asked for once, and returns what that was.
    pub fn step(&mut self, hand: Hand) -> Asked {
        let (asked, screen) = self.until_asked();
        self.steps += 1;
        assert!(self.steps < MANY, "the game does not end:\n{screen}");
        match asked {
            Asked::Over | Asked::Nothing => {}
            Asked::Curtain | Asked::GoOn | Asked::Setup => {
                self.play.settle("\r");
            }
            Asked::Turn if hand == Hand::Pointing => self.point(&screen),
            Asked::Turn => self.type_move(),
        }
        asked
    }

    /// Plays until the result is shown.
    pub fn finish(&mut self, hand: Hand) {
        while self.step(hand) != Asked::Over {}
    }

    /// The keys of the offered moves and the rows they are in.
    pub fn offers(&self, screen: &Screen) -> Vec<(String, usize)> {
        let heading = screen.row_of(&self.text("heading-actions"));
        let below = screen.rows.iter().enumerate().skip(heading.map_or(usize::MAX, |row| row + 1));
        let offers = below.filter_map(|(row, text)| {
            let key = text.strip_prefix(' ')?.split_once("  ")?.0;
            match key {
                "⏎" => Some(("\r".to_owned(), row)),
                key => key.parse::<u8>().ok().map(|_| (key.to_owned(), row)),
            }
        });
        offers.collect()
    }

    /// Selects one thing after the other until a move can be pressed.
    fn point(&mut self, screen: &Screen) {
        let step = self.steps;
        let mut screen = screen.clone();
        for chosen in 0..8 {
            // Do not always press the first move on offer: it may be a pass.
            let offers = if chosen > 0 || step.is_multiple_of(3) { self.offers(&screen) } else { Vec::new() };
            if let Some((key, _)) = offers.get(step % offers.len().clamp(1, 9)) {
                self.play.settle(key);
                return;
            }
            let choose = if step.is_multiple_of(2) { " " } else { "\r" };
            screen = self.play.settle(&("\t".repeat(step % 5) + choose));
            if self.asked(&screen) != Asked::Turn {
                return;
            }
        }
        self.play.settle(&"\x7f".repeat(8));
    }

    /// Types offered words, completed by Tab where the first letter is unique. It never asks for a redraw: each key
    /// must update the screen by itself.
    fn type_move(&mut self) {
        let mut line = ":".to_owned();
        let mut row = self.press(":", |row| row.starts_with(":   "));
        while let Some((word, by_tab)) = self.choose(&row, &line) {
            let begun = format!("{line}{}", &word[..1]);
            line += &word;
            if by_tab {
                self.press(&word[..1], |row| row.starts_with(&begun));
                row = self.press("\t", |row| row.starts_with(&line));
            } else {
                row = self.press(&word, |row| row.starts_with(&line));
            }
            // Tab has already added a space after a word that is not the last.
            if !row[line.len()..].starts_with("    ") {
                row = self.press(" ", |new| new != row);
            }
            line += " ";
        }
        self.press("\r", |row| !row.starts_with(':'));
        self.typed.push(line[1..].trim_end().to_owned());
    }

    /// Presses keys and waits until the last row shows it.
    fn press(&mut self, keys: &str, taken: impl Fn(&str) -> bool) -> String {
        self.play.keys(keys);
        let screen = self.play.until_screen("what was typed", |screen| taken(screen.last_row()));
        screen.last_row().to_owned()
    }

    /// One of the words offered after the input, and whether its first letter is unique.
    fn choose(&self, row: &str, line: &str) -> Option<(String, bool)> {
        let mut words: Vec<&str> = row.get(line.len()..)?.split_whitespace().collect();
        let cut_off = row.trim_end().chars().count() + 2 > self.play.size().0.into();
        if cut_off {
            words.pop();
        }
        let word = words.get(self.steps % words.len().max(1))?;
        let alike = words.iter().filter(|own| own.starts_with(&word[..1])).count();
        Some(((*word).to_owned(), alike == 1 && word.len() > 1 && !cut_off))
    }
}
