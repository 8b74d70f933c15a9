//! Renders phrases as text in one language, for one reader.
//!
//! A player at the table is called *you* in the texts for that player, and by name or number in those for others. A
//! message gets an argument `seat-is` beside a player `seat`, and selects by it:
//!
//! ```text
//! kanobu-kept = { $seat } { $seat-is ->
//!     [you] keep
//!    *[other] keeps
//! } the card
//! ```
//!
//! For a list of players the argument says whether the reader is one of them.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use roshambo_rules::{Arg, Phrase, Say, Seat, say};
use unic_langid::LanguageIdentifier;

use crate::files::messages;
use crate::lang::Lang;

/// The messages of one language, for one reader.
pub struct Words {
    lang: Lang,
    bundle: &'static FluentBundle<FluentResource>,
    /// The seat of the player who reads the texts.
    reader: Option<Seat>,
}

impl Words {
    /// The messages of a language for a reader who has no seat. They are parsed on first use.
    pub fn of(lang: Lang) -> &'static Words {
        static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        static ALL: [OnceLock<Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        ALL[lang as usize].get_or_init(|| {
            let bundle = BUNDLES[lang as usize].get_or_init(|| bundle(lang));
            Words { lang, bundle, reader: None }
        })
    }

    /// The same messages for the player at a seat, who is called *you*.
    pub fn to(&self, reader: Option<Seat>) -> Words {
        Words { reader, ..*self }
    }

    /// The language of the texts.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of something that describes itself as a phrase.
    pub fn say(&self, what: &(impl Say + ?Sized)) -> String {
        self.render(&what.say()).0
    }

    /// The text of a phrase, and the problems with it: missing messages and missing arguments. Tests allow none.
    /// A phrase without a message is rendered as its id and arguments.
    pub fn render(&self, phrase: &Phrase) -> (String, Vec<String>) {
        let (text, problems) = self.render_part(phrase);
        (self.capitalise_reader(text), problems)
    }

    /// The text of a phrase that can be a part of a sentence.
    fn render_part(&self, phrase: &Phrase) -> (String, Vec<String>) {
        if self.is_reader(phrase) {
            return self.render_part(&say!("who-you"));
        }
        let mut problems = Vec::new();
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(name, arg, &mut problems));
            if let Some(players) = players(arg) {
                let is_you = players.iter().any(|player| self.is_reader(player));
                args.set(format!("{name}-is"), if is_you { "you" } else { "other" });
            }
        }
        let Some(pattern) = self.bundle.get_message(phrase.id).and_then(|message| message.value()) else {
            problems.push(format!("no message {}", phrase.id));
            return (phrase.to_string(), problems);
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        problems.extend(errors.iter().map(|error| format!("{phrase}: {error}")));
        (text, problems)
    }

    fn is_reader(&self, phrase: &Phrase) -> bool {
        let seat = |reader: Seat| Arg::from(reader.number());
        phrase.id == "player"
            && self.reader.is_some_and(|reader| phrase.args.get("seat") == Some(&seat(reader)))
    }

    /// Starts a sentence with a capital where it starts with the reader.
    fn capitalise_reader(&self, text: String) -> String {
        if self.reader.is_none() {
            return text;
        }
        let (you, _) = self.render_part(&say!("who-you"));
        let mut capitalised = String::with_capacity(text.len());
        let mut starts_sentence = true;
        for word in text.split_inclusive(' ') {
            let rest = word.strip_prefix(&you).filter(|rest| !rest.starts_with(char::is_alphanumeric));
            match rest {
                Some(rest) if starts_sentence => capitalised.extend([&upper(&you), rest]),
                _ => capitalised.push_str(word),
            }
            starts_sentence = word.trim_end().ends_with(['.', '!', '?']);
        }
        capitalised
    }

    /// The text of a message without arguments, if it exists. For ids that are composed at run time, such as
    /// `cli-<command>`.
    pub fn text(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// A number with this many decimal places and the decimal separator of the language.
    pub fn decimal(&self, number: f64, places: usize) -> String {
        let text = format!("{number:.places$}");
        match self.lang {
            Lang::En => text,
            Lang::Ru | Lang::Uk => text.replace('.', ","),
        }
    }

    fn value(&self, name: &str, arg: &Arg, problems: &mut Vec<String>) -> FluentValue<'static> {
        let mut rendered = |phrases: &[Phrase]| -> Vec<String> {
            let mut texts = Vec::new();
            for phrase in phrases {
                let (text, own_problems) = self.render_part(phrase);
                texts.push(text);
                problems.extend(own_problems);
            }
            texts
        };
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(rendered(std::slice::from_ref(phrase)).concat()),
            Arg::List(phrases) => {
                let texts = rendered(phrases);
                // Cards and counts are enumerated with commas only, often after a colon.
                let text = if players(arg).is_some() { self.list(&texts) } else { texts.join(", ") };
                FluentValue::from(text)
            }
            // The steps of a scoring follow a full stop, other clauses a colon.
            Arg::Clauses { clauses } if name == "steps" => {
                FluentValue::from(upper(&rendered(clauses).join("; ")))
            }
            Arg::Clauses { clauses } => FluentValue::from(rendered(clauses).join("; ")),
        }
    }

    /// A list with commas and a word before the last item.
    fn list(&self, items: &[String]) -> String {
        match items {
            [first @ .., last] if !first.is_empty() => {
                let (list, last) = (Arg::text(first.join(", ")), Arg::text(last));
                self.render_part(&say!("list-and", list = list, last = last)).0
            }
            _ => items.concat(),
        }
    }
}

#[expect(clippy::expect_used, reason = "the codes of languages are constants, and tests parse all of them")]
fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let identifier: LanguageIdentifier = lang.code().parse().expect("the code of a language is valid");
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    bundle.set_use_isolating(false);
    for text in messages(lang) {
        // A file with a syntax error would still give its valid messages. A test allows no syntax errors.
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The players of an argument, if it is a player or a list of players.
fn players(arg: &Arg) -> Option<&[Phrase]> {
    let phrases = match arg {
        Arg::Phrase(phrase) => std::slice::from_ref(phrase),
        Arg::List(phrases) => phrases,
        Arg::Number(_) | Arg::Text(_) | Arg::Clauses { .. } => return None,
    };
    phrases.iter().all(|phrase| phrase.id == "player").then_some(phrases)
}

/// The text with a capital at the start.
fn upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
