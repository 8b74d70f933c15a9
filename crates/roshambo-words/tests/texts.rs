//! Every text exists in every language, every one is used, and every one can be said.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use roshambo_words::{Lang, messages};

/// Each message with the names of its arguments.
fn catalogue(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for text in messages(lang) {
        let resource =
            fluent_syntax::parser::parse(*text).unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut names = BTreeSet::new();
                    arguments(message.value.as_ref().unwrap(), &mut names);
                    let id = message.id.name.to_owned();
                    assert_eq!(all.insert(id, names), None, "{lang}: {} stands twice", message.id.name);
                }
                Entry::Junk { content } => panic!("{lang}: cannot be read: {content}"),
                _ => {}
            }
        }
    }
    all
}

fn arguments(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => of_inline(inline, names),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                of_inline(selector, names);
                variants.iter().for_each(|variant| arguments(&variant.value, names));
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inner) => of_inline(inner, names),
            Expression::Select { selector, variants } => {
                of_inline(selector, names);
                variants.iter().for_each(|variant| arguments(&variant.value, names));
            }
        },
        InlineExpression::TermReference { arguments: Some(call), .. }
        | InlineExpression::FunctionReference { arguments: call, .. } => {
            call.positional.iter().for_each(|argument| of_inline(argument, names));
            call.named.iter().for_each(|argument| of_inline(&argument.value, names));
        }
        _ => {}
    }
}

/// The files of a folder whose names end in one of these ways.
fn sources(folder: &str, endings: &[&str]) -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, endings: &[&str], into: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if !path.ends_with("tests") && !path.ends_with("target") {
                    collect(&path, endings, into);
                }
            } else if path.extension().is_some_and(|end| endings.iter().any(|ending| end == *ending)) {
                let text = fs::read_to_string(&path).unwrap();
                into.push((path, text));
            }
        }
    }
    let mut all = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder), endings, &mut all);
    all
}

fn programs() -> Vec<(PathBuf, String)> {
    sources("crates", &["rs"])
}

/// The web client, without its tests.
fn client() -> Vec<(PathBuf, String)> {
    let mut all = sources("web/src", &["ts", "svelte"]);
    all.retain(|(path, _)| !path.to_string_lossy().ends_with(".test.ts"));
    all
}

#[test]
fn every_file_of_texts_is_in_the_program() {
    for lang in Lang::ALL {
        let built: Vec<&str> = messages(lang).to_vec();
        for (path, text) in sources(&format!("locales/{lang}"), &["ftl"]) {
            assert!(built.contains(&text.as_str()), "{} is not listed in files.rs", path.display());
        }
    }
}

#[test]
fn all_languages_have_the_same_texts_with_the_same_arguments() {
    let english = catalogue(Lang::En);
    for lang in [Lang::Ru, Lang::Uk] {
        let own = catalogue(lang);
        let ids = |all: &BTreeMap<String, _>| all.keys().cloned().collect::<BTreeSet<_>>();
        let (english_ids, own_ids) = (ids(&english), ids(&own));
        let missing: Vec<_> = english_ids.difference(&own_ids).collect();
        let surplus: Vec<_> = own_ids.difference(&english_ids).collect();
        assert!(missing.is_empty(), "{lang} has not: {missing:?}");
        assert!(surplus.is_empty(), "only {lang} has: {surplus:?}");
        for (id, names) in &english {
            assert_eq!(&own[id], names, "{lang}: the arguments of {id}");
        }
    }
}

/// The ids in `say('id')` and `say("id", …)`.
fn said_by_the_client(source: &str) -> Vec<&str> {
    let calls = source.split("say(").skip(1).map(str::trim_start);
    calls
        .filter_map(|call| {
            let quote = call.chars().next().filter(|first| "'\"`".contains(*first))?;
            call[1..].split(quote).next()
        })
        .filter(|literal| !literal.contains("${"))
        .collect()
}

/// How ids begin and end that are made of something else, as in `remark-${what}` and `short-${game}-${n}`.
fn made_by_the_client(source: &str) -> Vec<(&str, &str)> {
    let templates = source.split('`').filter_map(|text| {
        let (start, rest) = text.split_once("${")?;
        Some((start, rest.rsplit_once('}')?.1))
    });
    let is_part = |text: &str| text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    let is_made = |(start, end): &(&str, &str)| {
        is_part(start) && is_part(end) && (start.ends_with('-') || end.starts_with('-'))
    };
    templates.filter(is_made).collect()
}

#[test]
fn no_text_is_missing_and_none_is_unused() {
    let english = catalogue(Lang::En);
    let mut used = BTreeSet::new();
    for (path, source) in programs() {
        // A literal that begins a phrase has to be a message; any other may be one.
        let pieces: Vec<&str> = source.split('"').collect();
        for pair in pieces.chunks_exact(2) {
            let [before, literal] = [pair[0].trim_end(), pair[1]];
            let is_id = before.ends_with("say!(")
                || before.ends_with("Phrase::new(")
                || literal.starts_with("expected-");
            if is_id && !literal.contains(['\\', '{', ' ']) {
                assert!(english.contains_key(literal), "{} says {literal}, which is no text", path.display());
            }
            used.insert(literal.to_owned());
        }
    }
    let client = client();
    assert!(!client.is_empty(), "the web client is somewhere else");
    for (path, source) in &client {
        for literal in said_by_the_client(source) {
            assert!(english.contains_key(literal), "{} says {literal}, which is no text", path.display());
        }
        // Whatever stands between two quotes may be a message: apostrophes in comments make it impossible to
        // tell where a literal begins, and do no harm here.
        used.extend(source.split(['\'', '"', '`']).map(str::to_owned));
        for (start, end) in made_by_the_client(source) {
            used.extend(english.keys().filter(|id| id.starts_with(start) && id.ends_with(end)).cloned());
        }
    }
    // The ids of the help are made of the names of commands and arguments, those of lessons of the names of their
    // scenes: tests beside the commands and the lessons find those that belong to none.
    let by_name = |id: &str| id.starts_with("cli-") || id.starts_with("learn-");
    let unused: Vec<_> = english.keys().filter(|id| !used.contains(*id) && !by_name(id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// The calls of `say!` in a source: the id, and the names of the arguments.
fn sayings(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut all = Vec::new();
    for call in source.split("say!(").skip(1) {
        let (mut depth, mut quoted, mut parts) = (0, false, vec![String::new()]);
        for letter in call.chars() {
            match letter {
                '"' => quoted = !quoted,
                _ if quoted => {}
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' if depth == 0 => break,
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 0 => {
                    parts.push(String::new());
                    continue;
                }
                _ => {}
            }
            parts.last_mut().unwrap().push(letter);
        }
        let id = parts[0].trim();
        if let Some(id) = id.strip_prefix('"').and_then(|id| id.strip_suffix('"')) {
            let names = parts[1..].iter().filter_map(|part| part.split_once('='));
            all.push((id.to_owned(), names.map(|(name, _)| name.trim().to_owned()).collect()));
        }
    }
    all
}

#[test]
fn every_phrase_brings_exactly_what_its_text_speaks_of() {
    let english = catalogue(Lang::En);
    let mut said = 0;
    for (path, source) in programs() {
        for (id, names) in sayings(&source) {
            if let Some(expected) = english.get(&id) {
                assert_eq!(&names, expected, "the arguments of {id} in {}", path.display());
                said += 1;
            }
        }
    }
    assert!(said > 400, "only {said} phrases were found");
}
