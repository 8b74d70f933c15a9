//! Tables for people: cells under headings, whatever the language and its alphabet.

use roshambo_rules::Phrase;
use roshambo_words::Words;

/// At which side of its column a cell stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Right,
}

/// The columns of a table. Each is as wide as its heading, and as the widest cell that was foreseen.
pub(crate) struct Columns(Vec<Column>);

struct Column {
    heading: String,
    width: usize,
    side: Side,
}

impl Columns {
    /// No columns yet.
    pub(crate) fn new() -> Columns {
        Columns(Vec::new())
    }

    /// One more: its heading and the width of its cells.
    pub(crate) fn with(mut self, words: &Words, heading: Phrase, width: usize, side: Side) -> Columns {
        let heading = words.say(&heading);
        self.0.push(Column { width: width_of(&heading).max(width), heading, side });
        self
    }

    /// One more whose cells stand at the left.
    pub(crate) fn left(self, words: &Words, heading: Phrase, width: usize) -> Columns {
        self.with(words, heading, width, Side::Left)
    }

    /// One more whose cells stand at the right, as numbers do.
    pub(crate) fn right(self, words: &Words, heading: Phrase, width: usize) -> Columns {
        self.with(words, heading, width, Side::Right)
    }

    /// The line of headings.
    pub(crate) fn heading(&self) -> String {
        self.line(self.0.iter().map(|column| column.heading.clone()))
    }

    /// A line of cells.
    pub(crate) fn line(&self, cells: impl IntoIterator<Item = String>) -> String {
        let padded = self.0.iter().zip(cells).map(|(column, cell)| {
            let space = " ".repeat(column.width.saturating_sub(width_of(&cell)));
            match column.side {
                Side::Left => cell + &space,
                Side::Right => space + &cell,
            }
        });
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    }
}

/// How wide a text is on the screen; our alphabets have one cell for each letter.
pub(crate) fn width_of(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use roshambo_rules::say;
    use roshambo_words::Lang;

    use super::*;

    #[test]
    fn cells_stand_under_their_headings_in_every_alphabet() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let columns =
                Columns::new().left(words, say!("column-level"), 9).right(words, say!("column-won"), 3);
            let line = columns.line(["hard".to_owned(), "1".to_owned()]);
            assert_eq!(width_of(&columns.heading()), width_of(&line), "{lang}");
        }
    }
}
