//! Errors in the arguments. clap finds them; this module prints them in the user's language.

use std::error::Error as _;
use std::fmt::Write as _;
use std::process::ExitCode;

use clap::builder::{StyledStr, Styles};
use clap::error::{ContextKind, ContextValue, ErrorFormatter, ErrorKind};
use clap::{Command, Error};
use roshambo_rules::{Arg, ParseError, Phrase, say};
use roshambo_words::Words;

use super::help::usage;
use super::parse::InvalidValue;

/// Prints an error of clap, or the help or version text that it carries, and returns the exit status.
pub(super) fn print(mut error: Error, command: &Command, words: &Words) -> ExitCode {
    let code = if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS };
    // If standard error cannot be written to, there is nowhere to report that.
    let _ = match translated(&error, command.get_styles(), words) {
        Some(text) => {
            error.insert(ContextKind::Custom, ContextValue::StyledStr(text));
            error.apply::<Translated>().print()
        }
        None => error.print(),
    };
    code
}

/// Formats an error as the text in its context.
struct Translated;

impl ErrorFormatter for Translated {
    fn format_error(error: &clap::error::Error<Translated>) -> StyledStr {
        match error.get(ContextKind::Custom) {
            Some(ContextValue::StyledStr(text)) => text.clone(),
            _ => StyledStr::new(),
        }
    }
}

/// The whole message, or `None` for kinds of errors that our command line cannot cause.
fn translated(error: &Error, styles: &Styles, words: &Words) -> Option<StyledStr> {
    let mut text = StyledStr::new();
    let (red, green, literal) = (styles.get_error(), styles.get_valid(), styles.get_literal());
    let title = words.say(&say!("call-error"));
    write!(text, "{red}{title}{red:#} {}", words.say(&problem(error, styles)?)).ok()?;
    if error.kind() == ErrorKind::MissingRequiredArgument {
        for missing in strings(error, ContextKind::InvalidArg) {
            write!(text, "\n  {green}{missing}{green:#}").ok()?;
        }
    }
    let tips = tips(error, styles);
    if !tips.is_empty() {
        writeln!(text).ok()?;
    }
    for tip in tips {
        write!(text, "\n  {green}{}{green:#} {}", words.say(&say!("call-tip")), words.say(&tip)).ok()?;
    }
    if let Some(ContextValue::StyledStr(found)) = error.get(ContextKind::Usage) {
        write!(text, "\n\n{}", usage(found, words)).ok()?;
    }
    let help = Arg::text(format!("{literal}--help{literal:#}"));
    writeln!(text, "\n\n{}", words.say(&say!("call-more", help = help))).ok()?;
    Some(text)
}

/// What is wrong with the arguments.
fn problem(error: &Error, styles: &Styles) -> Option<Phrase> {
    let (invalid, literal) = (styles.get_invalid(), styles.get_literal());
    let wrong =
        |kind| Some(Arg::text(format!("{invalid}{}{invalid:#}", without_password(string(error, kind)?))));
    let named = |kind| Some(Arg::text(format!("{literal}{}{literal:#}", string(error, kind)?)));
    let listed = |kind| Arg::text(strings(error, kind).join(", "));
    Some(match error.kind() {
        ErrorKind::UnknownArgument => {
            say!("call-argument-unknown", argument = wrong(ContextKind::InvalidArg)?)
        }
        ErrorKind::ArgumentConflict => {
            let argument = wrong(ContextKind::InvalidArg)?;
            if string(error, ContextKind::InvalidArg) == string(error, ContextKind::PriorArg) {
                return Some(say!("call-argument-twice", argument = argument));
            }
            let other = wrong(ContextKind::PriorArg).unwrap_or_else(|| listed(ContextKind::PriorArg));
            say!("call-argument-conflict", argument = argument, other = other)
        }
        ErrorKind::MissingRequiredArgument => say!("call-arguments-missing"),
        ErrorKind::InvalidValue if string(error, ContextKind::InvalidValue)?.is_empty() => {
            say!("call-value-missing", argument = wrong(ContextKind::InvalidArg)?)
        }
        ErrorKind::ValueValidation => say!(
            "call-value-wrong",
            value = wrong(ContextKind::InvalidValue)?,
            argument = named(ContextKind::InvalidArg)?,
            expected = expected(error)?,
        ),
        ErrorKind::TooManyValues => say!(
            "call-value-surplus",
            value = wrong(ContextKind::InvalidValue)?,
            argument = named(ContextKind::InvalidArg)?,
        ),
        ErrorKind::InvalidSubcommand => {
            say!("call-command-unknown", command = wrong(ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::MissingSubcommand => say!(
            "call-command-missing",
            command = named(ContextKind::InvalidSubcommand)?,
            expected = listed(ContextKind::ValidSubcommand),
        ),
        ErrorKind::InvalidUtf8 => say!("call-not-text"),
        _ => return None,
    })
}

/// A value without the user and the password, if it is a URL that has them.
fn without_password(value: &str) -> String {
    let parts = value.split_once("://").and_then(|(scheme, rest)| Some((scheme, rest.rsplit_once('@')?.1)));
    parts.map_or_else(|| value.to_owned(), |(scheme, host)| format!("{scheme}://…@{host}"))
}

/// A description of valid values.
fn expected(error: &Error) -> Option<Phrase> {
    let source = error.source()?;
    let parsed = source.downcast_ref().map(|wrong: &ParseError| Phrase::new(wrong.expected));
    parsed.or_else(|| source.downcast_ref().map(|InvalidValue(expected)| expected.clone()))
}

/// Suggestions: similar names, and other hints of clap.
fn tips(error: &Error, styles: &Styles) -> Vec<Phrase> {
    let valid = styles.get_valid();
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let similar = kinds.into_iter().flat_map(|kind| strings(error, kind));
    let similar =
        similar.map(|text| say!("call-similar", similar = Arg::text(format!("{valid}{text}{valid:#}"))));
    let others = match error.get(ContextKind::Suggested) {
        Some(ContextValue::StyledStrs(texts)) => texts.as_slice(),
        _ => &[],
    };
    similar.chain(others.iter().filter_map(|text| other_tip(&text.to_string()))).collect()
}

/// clap gives these hints as English sentences. The quoted parts are enough to translate them.
fn other_tip(text: &str) -> Option<Phrase> {
    let quoted: Vec<&str> = text.split('\'').skip(1).step_by(2).collect();
    match quoted[..] {
        [similar] if text.ends_with(" exists") => Some(say!("call-elsewhere", similar = Arg::text(similar))),
        [argument, written] if text.starts_with("to pass ") => {
            Some(say!("call-as-value", argument = Arg::text(argument), written = Arg::text(written)))
        }
        _ => None,
    }
}

fn string(error: &Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text),
        _ => None,
    }
}

fn strings(error: &Error, kind: ContextKind) -> Vec<&str> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text],
        Some(ContextValue::Strings(texts)) => texts.iter().map(String::as_str).collect(),
        _ => Vec::new(),
    }
}
