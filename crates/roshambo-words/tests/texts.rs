//! Every text exists in every language with the same arguments, and every text is used.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use roshambo_words::{Lang, messages};

/// The ids of all messages with the names of their arguments.
fn arguments_by_id(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for text in messages(lang) {
        let resource =
            fluent_syntax::parser::parse(*text).unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut names = BTreeSet::new();
                    collect_arguments(message.value.as_ref().unwrap(), &mut names);
                    let id = message.id.name.to_owned();
                    assert_eq!(all.insert(id, names), None, "{lang}: {} is defined twice", message.id.name);
                }
                Entry::Junk { content } => panic!("{lang}: syntax error: {content}"),
                _ => {}
            }
        }
    }
    all
}

fn collect_arguments(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                collect_inline(inline, names);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                collect_inline(selector, names);
                variants.iter().for_each(|variant| collect_arguments(&variant.value, names));
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        // `seat-is` says whether the player `seat` is the reader. The renderer adds it.
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.strip_suffix("-is").unwrap_or(id.name).to_owned());
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inner) => collect_inline(inner, names),
            Expression::Select { selector, variants } => {
                collect_inline(selector, names);
                variants.iter().for_each(|variant| collect_arguments(&variant.value, names));
            }
        },
        InlineExpression::TermReference { arguments: Some(call), .. }
        | InlineExpression::FunctionReference { arguments: call, .. } => {
            call.positional.iter().for_each(|argument| collect_inline(argument, names));
            call.named.iter().for_each(|argument| collect_inline(&argument.value, names));
        }
        _ => {}
    }
}

/// The files below a folder with one of these extensions, except in folders called `tests` and `target`.
fn sources(folder: &str, extensions: &[&str]) -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, extensions: &[&str], into: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if !path.ends_with("tests") && !path.ends_with("target") {
                    collect(&path, extensions, into);
                }
            } else if path.extension().is_some_and(|end| extensions.iter().any(|extension| end == *extension))
            {
                let text = fs::read_to_string(&path).unwrap();
                into.push((path, text));
            }
        }
    }
    let mut all = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder), extensions, &mut all);
    all
}

fn rust_sources() -> Vec<(PathBuf, String)> {
    sources("crates", &["rs"])
}

/// The sources of the web client, without its tests.
fn web_sources() -> Vec<(PathBuf, String)> {
    let mut all = sources("web/src", &["ts", "svelte"]);
    all.retain(|(path, _)| !path.to_string_lossy().ends_with(".test.ts"));
    all
}

#[test]
fn every_message_file_is_compiled_in() {
    for lang in Lang::ALL {
        let compiled = messages(lang);
        for (path, text) in sources(&format!("locales/{lang}"), &["ftl"]) {
            assert!(compiled.contains(&text.as_str()), "{} is not listed in files.rs", path.display());
        }
    }
}

#[test]
fn all_languages_have_the_same_texts_with_the_same_arguments() {
    let english = arguments_by_id(Lang::En);
    for lang in [Lang::Ru, Lang::Uk] {
        let translated = arguments_by_id(lang);
        let ids = |all: &BTreeMap<String, _>| all.keys().cloned().collect::<BTreeSet<_>>();
        let (english_ids, translated_ids) = (ids(&english), ids(&translated));
        let missing: Vec<_> = english_ids.difference(&translated_ids).collect();
        let surplus: Vec<_> = translated_ids.difference(&english_ids).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
        assert!(surplus.is_empty(), "only {lang} has {surplus:?}");
        for (id, names) in &english {
            assert_eq!(&translated[id], names, "{lang}: the arguments of {id}");
        }
    }
}

/// The ids in calls such as `say('id')` and `say("id", …)` of the web client.
fn literal_ids(source: &str) -> Vec<&str> {
    let calls = source.split("say(").skip(1).map(str::trim_start);
    calls
        .filter_map(|call| {
            let quote = call.chars().next().filter(|first| "'\"`".contains(*first))?;
            call[1..].split(quote).next()
        })
        .filter(|literal| !literal.contains("${"))
        .collect()
}

/// The start and the end of ids that the web client composes, as in `remark-${what}` and `short-${game}-${n}`.
fn composed_ids(source: &str) -> Vec<(&str, &str)> {
    let templates = source.split('`').filter_map(|text| {
        let (start, rest) = text.split_once("${")?;
        Some((start, rest.rsplit_once('}')?.1))
    });
    let is_part = |text: &str| text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    let is_id = |(start, end): &(&str, &str)| {
        is_part(start) && is_part(end) && (start.ends_with('-') || end.starts_with('-'))
    };
    templates.filter(is_id).collect()
}

#[test]
fn no_text_is_missing_and_no_text_is_unused() {
    let english = arguments_by_id(Lang::En);
    let mut used = BTreeSet::new();
    for (path, source) in rust_sources() {
        // A literal at the start of a phrase must be the id of a message. Any other literal can be one.
        let pieces: Vec<&str> = source.split('"').collect();
        for pair in pieces.chunks_exact(2) {
            let [before, literal] = [pair[0].trim_end(), pair[1]];
            let is_id = before.ends_with("say!(")
                || before.ends_with("Phrase::new(")
                || literal.starts_with("expected-");
            if is_id && !literal.contains(['\\', '{', ' ']) {
                assert!(
                    english.contains_key(literal),
                    "{} uses {literal}, which is not a message",
                    path.display()
                );
            }
            used.insert(literal.to_owned());
        }
    }
    let web = web_sources();
    assert!(!web.is_empty(), "no sources of the web client were found");
    for (path, source) in &web {
        for literal in literal_ids(source) {
            assert!(
                english.contains_key(literal),
                "{} uses {literal}, which is not a message",
                path.display()
            );
        }
        // Any text between two quotes can be an id. Apostrophes in comments hide where a literal begins, so this
        // takes too many texts; that only makes the check for unused messages weaker.
        used.extend(source.split(['\'', '"', '`']).map(str::to_owned));
        for (start, end) in composed_ids(source) {
            used.extend(english.keys().filter(|id| id.starts_with(start) && id.ends_with(end)).cloned());
        }
    }
    // The ids of the help are composed from the names of commands, those of lessons from the names of scenes. The
    // tests of the command line and of the tutorial check them.
    let is_composed = |id: &str| id.starts_with("cli-") || id.starts_with("learn-");
    let unused: Vec<_> = english.keys().filter(|id| !used.contains(*id) && !is_composed(id)).collect();
    assert!(unused.is_empty(), "unused messages: {unused:?}");
}

/// The calls of `say!` in a source file: the id, and the names of the arguments.
fn say_calls(source: &str) -> Vec<(String, BTreeSet<String>)> {
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
fn every_phrase_has_exactly_the_arguments_of_its_message() {
    let english = arguments_by_id(Lang::En);
    let mut checked = 0;
    for (path, source) in rust_sources() {
        for (id, names) in say_calls(&source) {
            if let Some(expected) = english.get(&id) {
                assert_eq!(&names, expected, "the arguments of {id} in {}", path.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 400, "only {checked} phrases were found");
}
