//! The prompt in which a player types a move in notation, with completion from the legal moves.

use crate::keys::Key;

/// The line that is being typed.
#[derive(Debug)]
pub(crate) struct Prompt {
    text: String,
    legal: Vec<String>,
}

/// The state of the prompt after a key.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum PromptResult {
    /// The line is still being edited.
    Editing,
    /// The prompt was closed without a move.
    Cancelled,
    /// This move was submitted.
    Submitted(String),
}

impl Prompt {
    /// An empty line that is completed from these moves.
    pub(crate) fn new(legal: Vec<String>) -> Prompt {
        Prompt { text: String::new(), legal }
    }

    /// The typed text.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Handles a key and the character that it types.
    pub(crate) fn key(&mut self, key: Key, letter: Option<char>) -> PromptResult {
        match (key, letter) {
            (Key::Enter, _) => {
                let text = self.text.split_whitespace().collect::<Vec<_>>().join(" ");
                return if text.is_empty() { PromptResult::Cancelled } else { PromptResult::Submitted(text) };
            }
            (Key::Escape, _) => return PromptResult::Cancelled,
            (Key::Back, _) if self.text.pop().is_none() => return PromptResult::Cancelled,
            (Key::Tab, _) => self.complete(),
            (_, Some(letter)) if !letter.is_control() => self.text.push(letter),
            _ => {}
        }
        PromptResult::Editing
    }

    /// The words that can follow, or that the last word can become.
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

    /// Adds the common start of all candidates. A single candidate is followed by a space if the move continues.
    fn complete(&mut self) {
        let start = self.text.rfind(' ').map_or(0, |space| space + 1);
        let candidates = self.candidates();
        let Some(first) = candidates.first() else {
            return;
        };
        let common = candidates.iter().fold(first.len(), |length, word| {
            first.bytes().zip(word.bytes()).take(length).take_while(|(a, b)| a == b).count()
        });
        let single = candidates.len() == 1;
        let completed = format!("{}{}", &self.text[..start], &first[..common]);
        let continues = single && !self.legal.contains(&completed);
        self.text = if continues { completed + " " } else { completed };
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
        assert_eq!(prompt.key(Key::Enter, None), PromptResult::Submitted("play R one bR bR".into()));
    }

    #[test]
    fn text_without_completion_can_still_be_submitted() {
        let mut prompt = prompt();
        typed(&mut prompt, "лапа\t  x ");
        assert_eq!(prompt.candidates(), Vec::<&str>::new());
        assert_eq!(prompt.key(Key::Enter, None), PromptResult::Submitted("лапа x".into()));
    }

    #[test]
    fn an_empty_line_cancels_the_prompt() {
        let mut prompt = prompt();
        typed(&mut prompt, "p");
        assert_eq!(prompt.key(Key::Back, None), PromptResult::Editing);
        assert_eq!(prompt.key(Key::Enter, None), PromptResult::Cancelled);
        assert_eq!(prompt.key(Key::Back, None), PromptResult::Cancelled);
        assert_eq!(prompt.key(Key::Escape, None), PromptResult::Cancelled);
    }
}
