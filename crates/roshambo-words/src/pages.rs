//! The rules pages, and the position of a ruling on its page.
//!
//! Rulings are cited as `paws/7` (a numbered ruling) or `tsuefa/setup` (a section). Sections are named by their
//! English headings. The pages of all languages have the same sections in the same order.

use roshambo_rules::Ruling;

use crate::files::locale_files;
use crate::lang::Lang;

/// A rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// `common`, or the id of a game.
    pub name: &'static str,
    /// The text in Markdown.
    pub text: &'static str,
}

/// The rules page with this name (`common`, or the id of a game) in a language.
pub fn page(lang: Lang, name: &str) -> Option<Page> {
    let (name, text) = locale_files(lang).pages.iter().find(|(other, _)| *other == name)?;
    Some(Page { name, text })
}

impl Page {
    /// The page of a ruling, and its line on the page, counted from 0.
    pub fn of_ruling(lang: Lang, ruling: Ruling) -> Option<(Page, usize)> {
        let (name, id) = ruling.0.split_once('/')?;
        let found = page(lang, name)?;
        let line = found.numbered(id).or_else(|| {
            let section = page(Lang::En, name)?.sections().position(|(_, title)| slug(title) == id)?;
            found.sections().nth(section).map(|(line, _)| line)
        })?;
        Some((found, line))
    }

    fn numbered(&self, number: &str) -> Option<usize> {
        let start = format!("**{number}.** ");
        self.text.lines().position(|line| line.starts_with(&start))
    }

    /// The sections of the page: the line and the title of each.
    pub fn sections(&self) -> impl Iterator<Item = (usize, &'static str)> {
        let lines = self.text.lines().enumerate();
        lines.filter_map(|(line, text)| Some((line, text.strip_prefix("## ")?)))
    }
}

fn slug(title: &str) -> String {
    title.to_lowercase().replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruling_is_found_in_every_language() {
        for lang in Lang::ALL {
            for (ruling, start) in [("paws/7", "**7.** "), ("tsuefa/setup", "## "), ("common/throw", "## ")] {
                let (page, line) = Page::of_ruling(lang, Ruling(ruling)).unwrap();
                assert!(page.text.lines().nth(line).unwrap().starts_with(start), "{lang} {ruling}");
            }
        }
        assert_eq!(Page::of_ruling(Lang::En, Ruling("paws/99")), None);
        assert_eq!(Page::of_ruling(Lang::En, Ruling("chess/1")), None);
    }
}
