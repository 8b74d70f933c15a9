//! The rules pages have the same sections, rulings, tables, notation and links in every language.

#![allow(missing_docs, clippy::unwrap_used)]

use roshambo_table::GameId;
use roshambo_words::{Lang, page};

/// The names of all pages.
fn names() -> impl Iterator<Item = &'static str> {
    ["common"].into_iter().chain(GameId::ALL.into_iter().map(GameId::id))
}

/// The parts of a page that do not depend on the language.
#[derive(Debug, PartialEq)]
struct Skeleton {
    headings: Vec<usize>,
    rulings: Vec<String>,
    table_rows: usize,
    notation: Vec<String>,
    links: Vec<String>,
}

fn skeleton(text: &str) -> Skeleton {
    let starts = |mark: char| move |line: &&str| line.starts_with(mark);
    let between = |open: &str, close: &str| {
        let mut found: Vec<String> =
            text.split(open).skip(1).filter_map(|rest| Some(rest.split_once(close)?.0.to_owned())).collect();
        found.sort();
        found
    };
    let mut notation: Vec<String> = text.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    notation.sort();
    Skeleton {
        headings: text
            .lines()
            .filter(starts('#'))
            .map(|line| line.chars().take_while(|mark| *mark == '#').count())
            .collect(),
        rulings: text
            .lines()
            .filter_map(|line| Some(line.strip_prefix("**")?.split_once(".** ")?.0.to_owned()))
            .collect(),
        table_rows: text.lines().filter(starts('|')).count(),
        notation,
        links: between("](", ")"),
    }
}

#[test]
fn the_pages_of_all_languages_have_the_same_skeleton() {
    for name in names() {
        let english = skeleton(page(Lang::En, name).unwrap().text);
        for lang in [Lang::Ru, Lang::Uk] {
            let translated = skeleton(page(lang, name).unwrap().text);
            assert_eq!(translated, english, "{name} in {lang}");
        }
    }
}

#[test]
fn the_page_of_a_game_has_codes_only_in_its_section_on_notation() {
    for game in GameId::ALL {
        let english = page(Lang::En, game.id()).unwrap();
        let section = english.sections().position(|(_, title)| title == "Notation").unwrap();
        for lang in Lang::ALL {
            let page = page(lang, game.id()).unwrap();
            let starts: Vec<usize> = page.sections().map(|(line, _)| line).collect();
            let lines: Vec<&str> = page.text.lines().collect();
            let end = starts.get(section + 1).copied().unwrap_or(lines.len());
            let for_players = [&lines[..starts[section]], &lines[end..]].concat().join("\n");
            let codes: Vec<&str> = for_players.split('`').skip(1).step_by(2).collect();
            assert!(codes.is_empty(), "{game} in {lang} has {codes:?} outside the notation");
        }
    }
}

#[test]
fn a_page_is_in_its_language() {
    for lang in [Lang::Ru, Lang::Uk] {
        for name in names() {
            let text = page(lang, name).unwrap().text;
            let cyrillic = text.chars().filter(|letter| ('\u{400}'..'\u{530}').contains(letter)).count();
            let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
            assert!(cyrillic * 10 > letters * 7, "{name} in {lang}: {cyrillic} of {letters} letters");
            let foreign = if lang == Lang::Uk { ['ы', 'э', 'ъ', 'ё'] } else { ['і', 'ї', 'є', 'ґ'] };
            let credits = text.rfind("\n## ").unwrap_or(text.len());
            assert!(!text[..credits].contains(foreign), "{name} in {lang} has letters of another language");
        }
    }
}
