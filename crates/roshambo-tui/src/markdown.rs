//! Renders Markdown (the rules pages) as styled lines of a given width, and wraps plain text.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::theme::Theme;

/// A rendered page.
pub(crate) struct Rendered {
    pub(crate) lines: Vec<Line<'static>>,
    /// The rendered line that the requested source line became.
    pub(crate) anchor: Option<usize>,
}

/// Renders a page. `source_line` is the line of the source to find in the result, counted from 0.
pub(crate) fn render(markdown: &str, source_line: Option<usize>, width: u16, theme: Theme) -> Rendered {
    let offset =
        source_line.map(|line| markdown.split_inclusive('\n').take(line).map(str::len).sum::<usize>());
    let mut page = Typesetter {
        width,
        theme,
        lines: Vec::new(),
        words: Vec::new(),
        style: Vec::new(),
        list: 0,
        table: None,
    };
    let mut anchor = None;
    for (event, range) in Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter() {
        if let (Some(offset), None, Event::Start(_)) = (offset, anchor, &event)
            && range.start >= offset
        {
            anchor = Some(page.lines.len());
        }
        page.take(event);
    }
    page.flush("");
    Rendered { lines: page.lines, anchor }
}

/// A word with its style.
#[derive(Clone)]
struct Word {
    text: String,
    style: Style,
    /// Whether a space precedes it.
    spaced: bool,
}

/// Collects words and breaks them into lines.
struct Typesetter {
    width: u16,
    theme: Theme,
    lines: Vec<Line<'static>>,
    words: Vec<Word>,
    style: Vec<Style>,
    /// The depth of nested lists.
    list: usize,
    /// The cells of the table that is being read, row by row.
    table: Option<Vec<Vec<Vec<Word>>>>,
}

impl Typesetter {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => self.add(&text, Style::new()),
            Event::Code(text) => self.add_word(&text, Style::new().add_modifier(Modifier::BOLD)),
            Event::SoftBreak | Event::HardBreak => self.add(" ", Style::new()),
            Event::Rule => self.flush(""),
            _ => {}
        }
    }

    fn start(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Heading { level, .. } => {
                let style = self.theme.strong();
                let style = match level {
                    HeadingLevel::H1 | HeadingLevel::H2 => style.add_modifier(Modifier::UNDERLINED),
                    _ => style,
                };
                self.style.push(style);
            }
            Tag::Strong | Tag::Emphasis => self.style.push(self.theme.strong()),
            Tag::List(_) => {
                self.flush(&self.indent());
                self.list += 1;
            }
            Tag::Table(_) => self.table = Some(Vec::new()),
            Tag::TableHead => {
                self.new_row();
                self.style.push(self.theme.strong());
            }
            Tag::TableRow => self.new_row(),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) | TagEnd::Paragraph => {
                if matches!(tag, TagEnd::Heading(_)) {
                    self.style.pop();
                }
                self.flush(&self.indent());
                self.lines.push(Line::default());
            }
            TagEnd::Strong | TagEnd::Emphasis => {
                self.style.pop();
            }
            TagEnd::Item => self.flush(&self.indent()),
            TagEnd::List(_) => {
                self.list -= 1;
                if self.list == 0 {
                    self.lines.push(Line::default());
                }
            }
            TagEnd::TableCell => {
                let words = std::mem::take(&mut self.words);
                if let Some(row) = self.table.as_mut().and_then(|rows| rows.last_mut()) {
                    row.push(words);
                }
            }
            TagEnd::TableHead => {
                self.style.pop();
            }
            TagEnd::Table => self.end_table(),
            _ => {}
        }
    }

    fn new_row(&mut self) {
        if let Some(rows) = &mut self.table {
            rows.push(Vec::new());
        }
    }

    fn indent(&self) -> String {
        if self.list == 0 { String::new() } else { format!("{}• ", "  ".repeat(self.list - 1)) }
    }

    /// Adds text word by word.
    fn add(&mut self, text: &str, style: Style) {
        let style = self.style.iter().fold(style, |style, outer| style.patch(*outer));
        for (i, word) in text.split(' ').enumerate() {
            match self.words.last_mut() {
                Some(last) if i == 0 && !word.is_empty() && last.style == style => last.text.push_str(word),
                _ if word.is_empty() && i == 0 => {}
                _ => self.words.push(Word { text: word.to_owned(), style, spaced: i > 0 }),
            }
        }
    }

    /// Adds text that must stay on one line.
    fn add_word(&mut self, text: &str, style: Style) {
        let style = self.style.iter().fold(style, |style, outer| style.patch(*outer));
        match self.words.last_mut() {
            Some(last) if last.text.is_empty() => (last.text, last.style) = (text.to_owned(), style),
            _ => self.words.push(Word { text: text.to_owned(), style, spaced: false }),
        }
    }

    /// Breaks the collected words into lines. The first line begins with `mark`.
    fn flush(&mut self, mark: &str) {
        let words = std::mem::take(&mut self.words);
        if words.iter().all(|word| word.text.is_empty()) {
            return;
        }
        let indent = mark.chars().count();
        let room = usize::from(self.width).saturating_sub(indent).max(1);
        for (i, mut line) in break_lines(&words, room).into_iter().enumerate() {
            let before = if i == 0 { mark.to_owned() } else { " ".repeat(indent) };
            line.spans.insert(0, Span::raw(before));
            self.lines.push(line);
        }
    }

    /// Adds the lines of the table. Columns are as wide as their text; if that is too wide, the widest columns
    /// shrink first.
    fn end_table(&mut self) {
        let Some(rows) = self.table.take() else {
            return;
        };
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let natural = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| break_lines(cell, usize::MAX).iter().map(Line::width).sum()).max().unwrap_or(0)
        };
        let mut widths: Vec<usize> = (0..columns).map(natural).collect();
        let room = usize::from(self.width).saturating_sub(3 * columns.saturating_sub(1)).max(columns);
        while widths.iter().sum::<usize>() > room {
            match widths.iter_mut().max() {
                Some(widest) if *widest > 1 => *widest -= 1,
                _ => break,
            }
        }
        for row in &rows {
            let cells: Vec<Vec<Line<'static>>> =
                row.iter().zip(&widths).map(|(cell, width)| break_lines(cell, *width)).collect();
            let height = cells.iter().map(Vec::len).max().unwrap_or(0);
            for line in 0..height {
                let mut spans = Vec::new();
                for (column, width) in widths.iter().enumerate() {
                    let text = cells.get(column).and_then(|cell| cell.get(line)).cloned().unwrap_or_default();
                    let gap = width.saturating_sub(text.width()) + 3;
                    spans.extend(text.spans);
                    spans.push(Span::raw(" ".repeat(gap)));
                }
                self.lines.push(Line::from(spans));
            }
        }
        self.lines.push(Line::default());
    }
}

/// Breaks words into lines.
fn break_lines(words: &[Word], width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = vec![Line::default()];
    let mut used = 0;
    for word in words {
        let length = Span::raw(word.text.as_str()).width();
        let gap = usize::from(word.spaced && used > 0);
        if used > 0 && word.spaced && used + gap + length > width {
            lines.push(Line::default());
            used = 0;
        }
        let Some(line) = lines.last_mut() else {
            continue;
        };
        if word.spaced && used > 0 {
            line.spans.push(Span::raw(" "));
            used += 1;
        }
        line.spans.push(Span::styled(word.text.clone(), word.style));
        used += length;
    }
    lines
}

/// Breaks plain text into lines. A word that is longer than a line, such as a path, is split.
pub(crate) fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut words: Vec<Word> = Vec::new();
    for word in text.split(' ') {
        let letters: Vec<char> = word.chars().collect();
        let (whole, rest) = letters.split_at(letters.len().saturating_sub(1) / width * width);
        for piece in whole.chunks(width).chain([rest]) {
            words.push(Word { text: piece.iter().collect(), style: Style::new(), spaced: true });
        }
    }
    break_lines(&words, width).iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendered(markdown: &str, width: u16) -> Vec<String> {
        let page = render(markdown, None, width, Theme { colours: false });
        page.lines.iter().map(|line| line.to_string().trim_end().to_owned()).collect()
    }

    #[test]
    fn paragraphs_are_broken_between_words_only() {
        assert_eq!(rendered("one `two three` four,\nfive.", 14), ["one two three", "four, five.", ""]);
        assert_eq!(rendered("**1.** A rule (`x`).", 40), ["1. A rule (x).", ""]);
    }

    #[test]
    fn only_a_word_longer_than_a_line_is_broken() {
        assert_eq!(wrap("in /a/path-7 now", 7), ["in", "/a/path", "-7 now"]);
        assert_eq!(wrap("in /a/path now", 7), ["in", "/a/path", "now"]);
        assert_eq!(wrap("", 7), [""]);
    }

    #[test]
    fn list_items_are_indented() {
        assert_eq!(rendered("- one two\n- three", 7), ["• one", "  two", "• three", ""]);
    }

    #[test]
    fn tables_keep_their_columns() {
        let table = "| a | b |\n|---|---|\n| one | a long cell |\n| two | x |";
        assert_eq!(rendered(table, 12), ["a     b", "one   a long", "      cell", "two   x", ""]);
    }

    #[test]
    fn a_ruling_is_found_in_the_rendered_page() {
        let markdown = "# Title\n\nText.\n\n**1.** First.\n\n**2.** Second.\n";
        let page = render(markdown, Some(6), 40, Theme { colours: false });
        assert_eq!(page.lines[page.anchor.unwrap()].to_string(), "2. Second.");
    }
}
