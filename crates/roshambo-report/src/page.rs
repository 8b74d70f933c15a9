//! The page around a report: one file that loads nothing.

use std::fmt;

use crate::html::Html;

/// A whole page.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    /// The code of the language, as in `<html lang>`.
    pub lang: &'a str,
    /// The title of the page, also its first heading.
    pub title: &'a str,
    /// Everything below the title.
    pub body: Html,
}

/// The styles, built into each page.
const STYLE: &str = include_str!("page.css");

impl fmt::Display for Page<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lang, title) = (Html::text(self.lang), Html::text(self.title));
        writeln!(f, "<!doctype html>")?;
        writeln!(f, "<html lang=\"{lang}\">")?;
        writeln!(f, "<head>")?;
        writeln!(f, "<meta charset=\"utf-8\">")?;
        writeln!(f, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")?;
        writeln!(f, "<meta name=\"color-scheme\" content=\"light dark\">")?;
        writeln!(f, "<title>{title}</title>")?;
        writeln!(f, "<style>\n{STYLE}</style>")?;
        writeln!(f, "</head>")?;
        writeln!(f, "<body>\n<main>\n<h1>{title}</h1>")?;
        writeln!(f, "{}", self.body)?;
        writeln!(f, "</main>\n</body>\n</html>")
    }
}
