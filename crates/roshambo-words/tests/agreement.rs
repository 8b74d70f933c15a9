//! Golden files of all messages that name a card, a sign, an item or a player, or that count something.
//!
//! Each message is rendered with feminine, masculine and plural names, for a reader who is the player that it names, and
//! with the numbers 0, 1, 2, 5, 11, 21 and 22.
//! A test cannot know grammar: a person reads the lines that change. `INSTA_UPDATE=always` writes the files again.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use roshambo_rules::{Arg, Phrase, Say, Seat};
use roshambo_words::{Lang, Words, messages};

const NUMBERS: [i64; 7] = [0, 1, 2, 5, 11, 21, 22];

/// Plural categories and numbers, which only selectors of numbers have as keys.
const NUMBER_KEYS: [&str; 6] = ["0", "1", "2", "one", "few", "many"];

/// The form in which the player is the reader.
const READER: usize = 3;

/// The starts of the messages that are rendered for the player that they name: what happens in games, and advice.
const FOR_THE_PLAYER: [&str; 8] =
    ["kanobu-", "ninjan-", "paws-", "tsuefa-", "throw-", "advice-", "over-", "room-fair-"];

/// Names of a gender or number, in the order feminine, masculine, plural.
struct Names {
    players: [&'static str; 3],
    cards: [&'static str; 3],
    signs: [&'static str; 3],
}

fn names(lang: Lang) -> Names {
    match lang {
        Lang::En => Names {
            players: ["Ann", "Bob", "The twins"],
            cards: ["blue paper", "red rock", "green scissors"],
            signs: ["paper", "rock", "scissors"],
        },
        Lang::Ru => Names {
            players: ["Аня", "Боря", "Близнецы"],
            cards: ["синяя бумага", "красный камень", "зелёные ножницы"],
            signs: ["бумага", "камень", "ножницы"],
        },
        // Ukrainian paper is masculine, so a card of Kanobu is the feminine name.
        Lang::Uk => Names {
            players: ["Оля", "Богдан", "Близнюки"],
            cards: ["синя «3 карти»", "червоний камінь", "зелені ножиці"],
            signs: ["динаміт", "камінь", "ножиці"],
        },
    }
}

fn is_player(id: &str, argument: &str) -> bool {
    matches!(argument, "seat" | "seats" | "name" | "names" | "owner" | "loser")
        || (argument == "left" && id.starts_with("throw-"))
}

/// The name for an argument, if it stands for a player, a card, a sign or an item.
fn name_of(id: &str, argument: &str, names: &Names, form: usize) -> Option<Arg> {
    let name = match argument {
        _ if is_player(id, argument) && form == READER => return Some(Arg::Phrase(Seat::new(0).say())),
        _ if is_player(id, argument) => names.players[form],
        "card" | "cards" | "top" | "below" | "under" | "start" => names.cards[form % READER],
        "sign" | "item" | "items" | "said" | "table" | "beating" => names.signs[form % READER],
        _ => return None,
    };
    Some(Arg::text(name))
}

/// The arguments of a message, and those whose forms depend on a number.
#[derive(Default)]
struct Arguments {
    all: BTreeSet<String>,
    numbers: BTreeSet<String>,
}

impl Arguments {
    fn of_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.of_expression(expression);
            }
        }
    }

    fn of_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.all.insert(id.name.to_owned());
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector
                    && !id.name.ends_with("-is")
                {
                    self.all.insert(id.name.to_owned());
                    let keys = variants.iter().map(|variant| match &variant.key {
                        fluent_syntax::ast::VariantKey::Identifier { name }
                        | fluent_syntax::ast::VariantKey::NumberLiteral { value: name } => *name,
                    });
                    let keys: Vec<&str> = keys.collect();
                    // `kind` and `team` have a key `one`, too, but no `other`, `few` or `many` beside it.
                    if keys.contains(&"other") || keys.contains(&"few") {
                        let counts = keys.iter().any(|key| NUMBER_KEYS.contains(key));
                        self.numbers.extend(counts.then(|| id.name.to_owned()));
                    }
                }
                variants.iter().for_each(|variant| self.of_pattern(&variant.value));
            }
        }
    }
}

/// The arguments of all messages. An argument that one language selects by number is a number in all of them.
fn arguments() -> BTreeMap<String, Arguments> {
    let mut all: BTreeMap<String, Arguments> = BTreeMap::new();
    for (id, found) in Lang::ALL.into_iter().flat_map(arguments_in) {
        let known = all.entry(id).or_default();
        known.all.extend(found.all);
        known.numbers.extend(found.numbers);
    }
    all
}

fn arguments_in(lang: Lang) -> BTreeMap<String, Arguments> {
    let mut all = BTreeMap::new();
    for text in messages(lang) {
        for entry in fluent_syntax::parser::parse(*text).unwrap().body {
            if let Entry::Message(message) = entry {
                let mut found = Arguments::default();
                found.of_pattern(message.value.as_ref().unwrap());
                all.insert(message.id.name.to_owned(), found);
            }
        }
    }
    all
}

fn render(lang: Lang, id: &str, arguments: &Arguments, form: usize, number: i64) -> String {
    let names = names(lang);
    let mut phrase = Phrase::new(String::leak(id.to_owned()));
    for argument in &arguments.all {
        let value = match name_of(id, argument, &names, form) {
            _ if arguments.numbers.contains(argument) => Arg::Number(number),
            Some(name) => name,
            None => Arg::text(format!("<{argument}>")),
        };
        phrase.args.insert(String::leak(argument.clone()), value);
    }
    Words::of(lang).to(Some(Seat::new(0))).render(&phrase).0
}

fn golden(lang: Lang) -> String {
    let mut text = String::new();
    for (id, arguments) in arguments() {
        let named = arguments.all.iter().any(|argument| {
            !arguments.numbers.contains(argument) && name_of(&id, argument, &names(lang), 0).is_some()
        });
        let mut lines = Vec::new();
        if named {
            let forms =
                if FOR_THE_PLAYER.iter().any(|start| id.starts_with(start)) { READER + 1 } else { READER };
            lines.extend((0..forms).map(|form| render(lang, &id, &arguments, form, 2)));
        }
        if !arguments.numbers.is_empty() {
            lines.extend(NUMBERS.map(|number| render(lang, &id, &arguments, 0, number)));
        }
        let mut seen = BTreeSet::new();
        lines.retain(|line| seen.insert(line.clone()));
        if !lines.is_empty() {
            writeln!(text, "{id}").unwrap();
            lines.iter().for_each(|line| writeln!(text, "  {line}").unwrap());
        }
    }
    text
}

#[test]
fn messages_agree_with_names_and_numbers() {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("{lang}"), golden(lang));
    }
}
