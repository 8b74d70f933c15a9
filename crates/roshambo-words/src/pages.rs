//! The rules pages, and where on them a ruling stands.
//!
//! A ruling is cited as `paws/7` or `tsuefa/setup`. Sections are named by their English headings;
//! all languages have the same sections in the same order.

use roshambo_rules::Ruling;

use crate::files::{PAGES, pages};
use crate::lang::Lang;

/// A rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// `common`, or the id of a game.
    pub name: &'static str,
    /// Its Markdown.
    pub text: &'static str,
}

/// The page of a game, or `common`, in a language.
pub fn page(lang: Lang, name: &str) -> Option<Page> {
    let place = PAGES.iter().position(|own| *own == name)?;
    Some(Page { name: PAGES[place], text: pages(lang).get(place)? })
}

impl Page {
    /// The page on which a ruling stands, and the line, counted from 0.
    pub fn of_ruling(lang: Lang, ruling: Ruling) -> Option<(Page, usize)> {
        let (name, place) = ruling.0.split_once('/')?;
        let own = page(lang, name)?;
        let line = own.numbered(place).or_else(|| {
            let section = page(Lang::En, name)?.sections().position(|(_, title)| slug(title) == place)?;
            own.sections().nth(section).map(|(line, _)| line)
        })?;
        Some((own, line))
    }

    fn numbered(&self, number: &str) -> Option<usize> {
        let start = format!("**{number}.** ");
        self.text.lines().position(|line| line.starts_with(&start))
    }

    /// The sections of the page: line and title.
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
