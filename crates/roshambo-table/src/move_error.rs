//! Why an input was refused, for any game: a code with arguments for programs, a phrase for people, and the
//! ruling.

use std::fmt;

use roshambo_rules::{DeckError, ParseError, Phrase, PlayError, RuleViolation, Ruling, Say};
use serde::Serialize;
use serde_json::{Map, Value};

/// Why an input was refused. The game has not changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoveError {
    /// The reason, for programs.
    pub code: String,
    /// Details of the reason, for programs.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub args: Box<Map<String, Value>>,
    /// The ruling that forbids the input.
    pub ruling: Ruling,
    /// The reason, for people.
    pub phrase: Phrase,
}

impl MoveError {
    fn new(reason: &(impl Serialize + Say), ruling: Ruling) -> MoveError {
        let mut args = match serde_json::to_value(reason) {
            Ok(Value::Object(args)) => args,
            _ => Map::new(),
        };
        let code = match args.shift_remove("code") {
            Some(Value::String(code)) => code,
            _ => "refused".to_owned(),
        };
        MoveError { code, args: Box::new(args), ruling, phrase: reason.say() }
    }

    /// A text that is not in the notation.
    pub fn malformed(error: &ParseError) -> MoveError {
        MoveError { code: "malformed".into(), ..MoveError::new(error, Ruling("common/notation")) }
    }
}

impl<R: RuleViolation> From<PlayError<R>> for MoveError {
    fn from(refusal: PlayError<R>) -> MoveError {
        MoveError::new(&refusal, refusal.ruling())
    }
}

impl From<DeckError> for MoveError {
    fn from(refusal: DeckError) -> MoveError {
        MoveError::new(&refusal, refusal.ruling())
    }
}

impl Say for MoveError {
    fn say(&self) -> Phrase {
        self.phrase.clone()
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.phrase, self.ruling)
    }
}

impl std::error::Error for MoveError {}
