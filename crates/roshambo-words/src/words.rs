//! Phrases get their words.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use roshambo_rules::{Arg, Phrase, Say};
use unic_langid::LanguageIdentifier;

use crate::files::messages;
use crate::lang::Lang;

/// The words of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    pub fn of(lang: Lang) -> &'static Words {
        static ALL: [OnceLock<Words>; 3] = [OnceLock::new(), OnceLock::new(), OnceLock::new()];
        ALL[lang as usize].get_or_init(|| Words::new(lang))
    }

    fn new(lang: Lang) -> Words {
        let identifier: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_use_isolating(false);
        for text in messages(lang) {
            // A file with a mistake gives what can be read of it; a test allows no mistakes.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
    }

    /// Which language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Says something.
    pub fn say(&self, what: &(impl Say + ?Sized)) -> String {
        self.render(&what.say()).0
    }

    /// The text of a phrase, and what went wrong in making it; a test allows nothing to.
    pub fn render(&self, phrase: &Phrase) -> (String, Vec<String>) {
        let mut wrong = Vec::new();
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg, &mut wrong));
        }
        let Some(pattern) = self.bundle.get_message(phrase.id).and_then(|message| message.value()) else {
            wrong.push(format!("no message {}", phrase.id));
            return (phrase.to_string(), wrong);
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        wrong.extend(errors.iter().map(|error| format!("{phrase}: {error}")));
        (text, wrong)
    }

    /// The text of a message without arguments, if there is such a message; for ids that are made of
    /// the names of something else.
    pub fn text(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    fn value(&self, arg: &Arg, wrong: &mut Vec<String>) -> FluentValue<'static> {
        let mut joined = |phrases: &[Phrase], separator: &str| {
            let mut texts = Vec::new();
            for phrase in phrases {
                let (text, problems) = self.render(phrase);
                texts.push(text);
                wrong.extend(problems);
            }
            FluentValue::from(texts.join(separator))
        };
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => joined(std::slice::from_ref(phrase), ""),
            Arg::List(phrases) => joined(phrases, ", "),
            Arg::Clauses { clauses } => joined(clauses, "; "),
        }
    }
}
