//! The one error at the server's doors: a status and a code for programs, a phrase for people.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use roshambo_rules::{Phrase, Ruling, Say, say};
use roshambo_table::MoveError;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::store::StoreError;

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ApiError {
    /// The HTTP status; on a WebSocket nobody needs it.
    #[serde(skip)]
    pub status: u16,
    /// Which reason.
    pub code: String,
    /// Its particulars.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    #[schema(value_type = Object)]
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub args: Box<Map<String, Value>>,
    /// The ruling that says so, where it is one of the game's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, example = "kanobu/3")]
    pub ruling: Option<Ruling>,
    /// What people are told.
    #[schema(value_type = crate::http::PhraseSchema)]
    pub phrase: Phrase,
}

impl ApiError {
    /// A trouble whose code is the id of its phrase without `server-`.
    pub fn new(status: StatusCode, phrase: Phrase) -> ApiError {
        let code = phrase.id.strip_prefix("server-").unwrap_or(phrase.id).to_owned();
        ApiError { status: status.as_u16(), code, args: Box::default(), ruling: None, phrase }
    }

    /// With one more particular for programs.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> ApiError {
        self.args.insert(name.to_owned(), value.into());
        self
    }
}

impl From<MoveError> for ApiError {
    fn from(refused: MoveError) -> ApiError {
        ApiError {
            status: StatusCode::CONFLICT.as_u16(),
            code: refused.code,
            args: refused.args,
            ruling: Some(refused.ruling),
            phrase: refused.phrase,
        }
    }
}

/// What is wrong with the disk is for the log of the server, not for everybody.
impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Conflict | StoreError::Taken => {
                ApiError::new(StatusCode::CONFLICT, say!("server-conflict"))
            }
            StoreError::Full | StoreError::Locked | StoreError::Damaged(_) | StoreError::Unavailable(_) => {
                tracing::error!(%error, "the store failed");
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-not-stored")).with("retry", 5)
            }
        }
    }
}

impl Say for ApiError {
    fn say(&self) -> Phrase {
        self.phrase.clone()
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        // Who is told when to come back is told so in the way that programs know, too.
        let retry = self.args.get("retry").and_then(Value::as_u64);
        let mut answer = (status, Json(self)).into_response();
        if let Some(retry) = retry {
            answer.headers_mut().insert(RETRY_AFTER, retry.into());
        }
        answer
    }
}
