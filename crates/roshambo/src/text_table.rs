//! Tables in the output of commands: cells under translated headings.

use roshambo_rules::Phrase;
use roshambo_words::Words;

/// How a cell is aligned in its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Right,
}

/// The columns of a table. Each is as wide as its heading and at least as wide as requested.
pub(crate) struct TextTable(Vec<Column>);

struct Column {
    heading: String,
    width: usize,
    align: Align,
}

impl TextTable {
    /// A table without columns.
    pub(crate) fn new() -> TextTable {
        TextTable(Vec::new())
    }

    /// Adds a column with a heading and a minimum width.
    pub(crate) fn with(mut self, words: &Words, heading: Phrase, width: usize, align: Align) -> TextTable {
        let heading = words.say(&heading);
        self.0.push(Column { width: width_of(&heading).max(width), heading, align });
        self
    }

    /// Adds a left-aligned column.
    pub(crate) fn left(self, words: &Words, heading: Phrase, width: usize) -> TextTable {
        self.with(words, heading, width, Align::Left)
    }

    /// Adds a right-aligned column, as numbers need.
    pub(crate) fn right(self, words: &Words, heading: Phrase, width: usize) -> TextTable {
        self.with(words, heading, width, Align::Right)
    }

    /// The line of headings.
    pub(crate) fn heading(&self) -> String {
        self.line(self.0.iter().map(|column| column.heading.clone()))
    }

    /// A line of cells.
    pub(crate) fn line(&self, cells: impl IntoIterator<Item = String>) -> String {
        let padded = self.0.iter().zip(cells).map(|(column, cell)| {
            let space = " ".repeat(column.width.saturating_sub(width_of(&cell)));
            match column.align {
                Align::Left => cell + &space,
                Align::Right => space + &cell,
            }
        });
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    }
}

/// The width of a text on the screen. All our languages use one cell for each letter.
pub(crate) fn width_of(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use roshambo_rules::say;
    use roshambo_words::Lang;

    use super::*;

    #[test]
    fn lines_are_as_wide_as_the_heading_in_every_language() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let columns =
                TextTable::new().left(words, say!("column-level"), 9).right(words, say!("column-won"), 3);
            let line = columns.line(["hard".to_owned(), "1".to_owned()]);
            assert_eq!(width_of(&columns.heading()), width_of(&line), "{lang}");
        }
    }
}
