//! Renders phrases as text in one language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use roshambo_rules::{Arg, Phrase, Say, say};
use unic_langid::LanguageIdentifier;

use crate::files::messages;
use crate::lang::Lang;

/// The messages of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The messages of a language. They are parsed on first use.
    pub fn of(lang: Lang) -> &'static Words {
        static ALL: [OnceLock<Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        ALL[lang as usize].get_or_init(|| Words::new(lang))
    }

    #[expect(
        clippy::expect_used,
        reason = "the codes of languages are constants, and tests parse all of them"
    )]
    fn new(lang: Lang) -> Words {
        let identifier: LanguageIdentifier = lang.code().parse().expect("the code of a language is valid");
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_use_isolating(false);
        for text in messages(lang) {
            // A file with a syntax error would still give its valid messages. A test allows no syntax errors.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
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
        let mut problems = Vec::new();
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg, &mut problems));
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

    fn value(&self, arg: &Arg, problems: &mut Vec<String>) -> FluentValue<'static> {
        let mut rendered = |phrases: &[Phrase]| -> Vec<String> {
            let mut texts = Vec::new();
            for phrase in phrases {
                let (text, own_problems) = self.render(phrase);
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
                let are_players = phrases.iter().all(|phrase| phrase.id == "player");
                FluentValue::from(if are_players { self.list(&texts) } else { texts.join(", ") })
            }
            Arg::Clauses { clauses } => FluentValue::from(rendered(clauses).join("; ")),
        }
    }

    /// A list with commas and a word before the last item.
    fn list(&self, items: &[String]) -> String {
        match items {
            [first @ .., last] if !first.is_empty() => {
                let (list, last) = (Arg::text(first.join(", ")), Arg::text(last));
                self.say(&say!("list-and", list = list, last = last))
            }
            _ => items.concat(),
        }
    }
}
