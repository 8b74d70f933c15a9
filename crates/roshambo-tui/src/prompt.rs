//! Typing a move in notation, with completion from the legal moves.

use crate::keys::Key;

/// A line being typed.
#[derive(Debug)]
pub(crate) struct Prompt {
    text: String,
    legal: Vec<String>,
}

/// What a key has done to the line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// It goes on.
    More,
    /// It was given up.
    Nothing,
    /// A move.
    Move(String),
}

impl Prompt {
    /// An empty line; these moves complete it.
    pub(crate) fn new(legal: Vec<String>) -> Prompt {
        Prompt { text: String::new(), legal }
    }

    /// What has been typed.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, key: Key, letter: Option<char>) -> Said {
        match (key, letter) {
            (Key::Enter, _) => {
                let text = self.text.split_whitespace().collect::<Vec<_>>().join(" ");
                return if text.is_empty() { Said::Nothing } else { Said::Move(text) };
            }
            (Key::Escape, _) => return Said::Nothing,
            (Key::Back, _) if self.text.pop().is_none() => return Said::Nothing,
            (Key::Tab, _) => self.complete(),
            (_, Some(letter)) if !letter.is_control() => self.text.push(letter),
            _ => {}
        }
        Said::More
    }

    /// The words that may come next, or the ends of the one being typed.
    pub(crate) fn candidates(&self) -> Vec<&str> {
        let start = self.text.rfind(' ').map_or(0, |space| space + 1);
        let mut next: Vec<&str> = self
            .legal
            .iter()
            .filter(|mv| mv.starts_with(&self.text))
            .filter_map(|mv| mv.get(start..)?.split(' ').next())
            .collect();
        next.sort_unstable();
        next.dedup();
        next
    }

    /// Adds what all candidates have in common; the only one is followed by a space if more comes.
    fn complete(&mut self) {
        let start = self.text.rfind(' ').map_or(0, |space| space + 1);
        let candidates = self.candidates();
        let Some(first) = candidates.first() else {
            return;
        };
        let common = candidates.iter().fold(first.len(), |length, word| {
            first.bytes().zip(word.bytes()).take(length).take_while(|(a, b)| a == b).count()
        });
        let whole = candidates.len() == 1;
        let completed = format!("{}{}", &self.text[..start], &first[..common]);
        let goes_on = whole && !self.legal.contains(&completed);
        self.text = if goes_on { completed + " " } else { completed };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prompt() -> Prompt {
        let legal = ["pass", "play R many bR gR", "play R one bR bR", "play R one bR b*"];
        Prompt::new(legal.map(str::to_owned).to_vec())
    }

    fn typed(prompt: &mut Prompt, text: &str) {
        for letter in text.chars() {
            let key = if letter == '\t' { Key::Tab } else { Key::Char(letter) };
            prompt.key(key, Some(letter).filter(|letter| *letter != '\t'));
        }
    }

    #[test]
    fn tab_completes_word_by_word() {
        let mut prompt = prompt();
        typed(&mut prompt, "pl\t");
        assert_eq!(prompt.text(), "play ");
        typed(&mut prompt, "\t");
        assert_eq!(prompt.text(), "play R ");
        assert_eq!(prompt.candidates(), ["many", "one"]);
        typed(&mut prompt, "o\t\t\t");
        assert_eq!(prompt.text(), "play R one bR b");
        assert_eq!(prompt.candidates(), ["b*", "bR"]);
        typed(&mut prompt, "R\t");
        assert_eq!(prompt.text(), "play R one bR bR");
        assert_eq!(prompt.key(Key::Enter, None), Said::Move("play R one bR bR".into()));
    }

    #[test]
    fn what_cannot_be_completed_may_still_be_typed() {
        let mut prompt = prompt();
        typed(&mut prompt, "лапа\t  x ");
        assert_eq!(prompt.candidates(), Vec::<&str>::new());
        assert_eq!(prompt.key(Key::Enter, None), Said::Move("лапа x".into()));
    }

    #[test]
    fn an_empty_line_is_nothing() {
        let mut prompt = prompt();
        typed(&mut prompt, "p");
        assert_eq!(prompt.key(Key::Back, None), Said::More);
        assert_eq!(prompt.key(Key::Enter, None), Said::Nothing);
        assert_eq!(prompt.key(Key::Back, None), Said::Nothing);
        assert_eq!(prompt.key(Key::Escape, None), Said::Nothing);
    }
}
