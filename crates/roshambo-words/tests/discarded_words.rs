//! Texts for players use one term for each thing. `discarded-words.txt` lists the terms that are no longer used.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "shared/locale_files.rs"]
mod shared;

use roshambo_words::Lang;
use shared::locale_files;

const DISCARDED: &str = include_str!("discarded-words.txt");

/// A term that texts must not use.
struct Discarded {
    lang: Lang,
    file: &'static str,
    term: &'static str,
    instead: &'static str,
}

fn discarded() -> Vec<Discarded> {
    let lines = DISCARDED.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let parts: Vec<&str> = line.split('|').map(str::trim).collect();
            let [lang, file, term, instead] = parts[..] else { panic!("expected four columns: {line}") };
            Discarded { lang: lang.parse().unwrap(), file, term, instead }
        })
        .collect()
}

#[test]
fn no_text_uses_a_discarded_term() {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for (name, text) in locale_files(lang) {
            for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
                let line = line.to_lowercase();
                let rules = discarded().into_iter().filter(|rule| rule.lang == lang);
                for rule in rules.filter(|rule| rule.file == "*" || rule.file == name) {
                    if line.contains(&rule.term.to_lowercase()) {
                        let Discarded { term, instead, .. } = rule;
                        found.push(format!("{lang}/{name}:{}: “{term}”, use “{instead}”", number + 1));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_language_has_discarded_terms_for_files_that_exist() {
    for lang in Lang::ALL {
        let files = locale_files(lang);
        let rules: Vec<_> = discarded().into_iter().filter(|rule| rule.lang == lang).collect();
        assert!(!rules.is_empty(), "{lang}");
        for rule in rules {
            assert!(rule.file == "*" || files.iter().any(|(name, _)| name == rule.file), "{}", rule.file);
        }
    }
}
