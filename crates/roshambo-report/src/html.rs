//! Markup in which every text is escaped.

use std::fmt::{self, Write as _};

/// A piece of HTML or SVG. It is built from texts, which are escaped, and from other pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Html(String);

impl Html {
    /// Nothing.
    pub fn new() -> Html {
        Html::default()
    }

    /// A text, with everything escaped that has a meaning in markup.
    pub fn text(text: &str) -> Html {
        let mut html = Html::new();
        for letter in text.chars() {
            match letter {
                '&' => html.0.push_str("&amp;"),
                '<' => html.0.push_str("&lt;"),
                '>' => html.0.push_str("&gt;"),
                '"' => html.0.push_str("&quot;"),
                '\'' => html.0.push_str("&#39;"),
                // Characters that are not allowed in a document.
                _ if letter.is_control() && letter != '\n' && letter != '\t' => html.0.push('\u{fffd}'),
                _ => html.0.push(letter),
            }
        }
        html
    }

    /// An element: its name, its attributes with their values, and its content.
    pub fn element(name: &'static str, attributes: &[(&'static str, &str)], content: Html) -> Html {
        let mut html = Html::new();
        html.open(name, attributes);
        html.push(content);
        html.close(name);
        html
    }

    /// A heading with an optional id that links can name.
    pub fn heading(level: u8, id: Option<&str>, text: &str) -> Html {
        let name = match level {
            1 => "h1",
            2 => "h2",
            _ => "h3",
        };
        let attributes: Vec<(&'static str, &str)> = id.map(|id| ("id", id)).into_iter().collect();
        Html::element(name, &attributes, Html::text(text))
    }

    /// A paragraph of text.
    pub fn paragraph(text: &str) -> Html {
        Html::element("p", &[], Html::text(text))
    }

    /// Small print below a chart or a table.
    pub fn note(text: &str) -> Html {
        Html::element("p", &[("class", "note")], Html::text(text))
    }

    /// A link to a place in the same page or beside it.
    pub fn link(target: &str, text: &str) -> Html {
        Html::element("a", &[("href", target)], Html::text(text))
    }

    /// A list of links, for the top of a page.
    pub fn contents(links: impl IntoIterator<Item = Html>) -> Html {
        let mut items = Html::new();
        for link in links {
            items.push(Html::element("li", &[], link));
        }
        Html::element("nav", &[], Html::element("ul", &[], items))
    }

    /// Content that the reader can open.
    pub fn details(summary: &str, content: Html) -> Html {
        let mut all = Html::element("summary", &[], Html::text(summary));
        all.push(content);
        Html::element("details", &[], all)
    }

    /// Appends another piece.
    pub fn push(&mut self, other: Html) {
        self.0.push_str(&other.0);
    }

    pub(crate) fn open(&mut self, name: &'static str, attributes: &[(&'static str, &str)]) {
        // Writing to a string cannot fail.
        let _ = write!(self.0, "<{name}");
        for (attribute, value) in attributes {
            let _ = write!(self.0, " {attribute}=\"{}\"", Html::text(value));
        }
        self.0.push('>');
    }

    pub(crate) fn close(&mut self, name: &'static str) {
        let _ = write!(self.0, "</{name}>");
    }
}

impl fmt::Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_and_attributes_are_escaped() {
        let html = Html::element("p", &[("title", "\"><script>")], Html::text("<b> & 'c'\u{1b}"));
        assert_eq!(
            html.to_string(),
            "<p title=\"&quot;&gt;&lt;script&gt;\">&lt;b&gt; &amp; &#39;c&#39;\u{fffd}</p>"
        );
    }
}
