//! Tables.

use crate::html::Html;

/// How the cells of a column are aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// For texts.
    Left,
    /// For numbers.
    Right,
}

/// A table with a line of headings. It scrolls sideways where it is wider than the screen.
#[derive(Clone, Debug, Default)]
pub struct Table {
    columns: Vec<(String, Align)>,
    lines: Vec<Vec<Html>>,
}

impl Table {
    /// A table without columns.
    pub fn new() -> Table {
        Table::default()
    }

    /// Adds a column.
    #[must_use]
    pub fn column(mut self, heading: &str, align: Align) -> Table {
        self.columns.push((heading.to_owned(), align));
        self
    }

    /// Adds a line, with one text for each column.
    pub fn line(&mut self, cells: impl IntoIterator<Item = String>) {
        self.lines.push(cells.into_iter().map(|cell| Html::text(&cell)).collect());
    }

    /// Adds a line, with one piece of markup for each column.
    pub fn line_of(&mut self, cells: impl IntoIterator<Item = Html>) {
        self.lines.push(cells.into_iter().collect());
    }

    /// The markup.
    pub fn html(&self) -> Html {
        let headings = self.columns.iter().map(|(heading, _)| Html::text(heading));
        let head = Html::element("thead", &[], self.row("th", headings));
        let mut body = Html::new();
        for line in &self.lines {
            body.push(self.row("td", line.iter().cloned()));
        }
        let mut table = head;
        table.push(Html::element("tbody", &[], body));
        let table = Html::element("table", &[], table);
        // A box that scrolls must be reachable by keyboard.
        Html::element("div", &[("class", "scroll"), ("tabindex", "0")], table)
    }

    fn row(&self, cell: &'static str, cells: impl Iterator<Item = Html>) -> Html {
        let mut row = Html::new();
        for ((_, align), content) in self.columns.iter().zip(cells) {
            let right: &[(&'static str, &str)] = match align {
                Align::Left => &[],
                Align::Right => &[("class", "right")],
            };
            row.push(Html::element(cell, right, content));
        }
        Html::element("tr", &[], row)
    }
}
