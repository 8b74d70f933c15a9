//! A refusal, whatever the game: a code with arguments for programs, a phrase for people, the ruling.

use std::fmt;

use roshambo_rules::{DeckRefusal, ParseError, Phrase, Reason, Refusal, Ruling, Say};
use serde::Serialize;
use serde_json::{Map, Value};

/// Why an input was not taken. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Refused {
    /// Which reason.
    pub code: String,
    /// Its particulars.
    #[ts(type = "Record<string, unknown>")]
    pub args: Box<Map<String, Value>>,
    /// The ruling that says so.
    pub ruling: Ruling,
    /// What people are told.
    pub phrase: Phrase,
}

impl Refused {
    fn new(reason: &(impl Serialize + Say), ruling: Ruling) -> Refused {
        let mut args = match serde_json::to_value(reason) {
            Ok(Value::Object(args)) => args,
            _ => Map::new(),
        };
        let code = match args.shift_remove("code") {
            Some(Value::String(code)) => code,
            _ => "refused".to_owned(),
        };
        Refused { code, args: Box::new(args), ruling, phrase: reason.say() }
    }

    /// A text that is not in the notation.
    pub fn malformed(error: &ParseError) -> Refused {
        Refused { code: "malformed".into(), ..Refused::new(error, Ruling("common/notation")) }
    }
}

impl<R: Reason> From<Refusal<R>> for Refused {
    fn from(refusal: Refusal<R>) -> Refused {
        Refused::new(&refusal, refusal.ruling())
    }
}

impl From<DeckRefusal> for Refused {
    fn from(refusal: DeckRefusal) -> Refused {
        Refused::new(&refusal, refusal.ruling())
    }
}

impl Say for Refused {
    fn say(&self) -> Phrase {
        self.phrase.clone()
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.phrase, self.ruling)
    }
}

impl std::error::Error for Refused {}
