//! The error type of HTTP routes and WebSockets: a status and a code for programs, a phrase for people.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use roshambo_rules::{Phrase, Ruling, Say, say};
use roshambo_table::MoveError;
use serde::Serialize;
use serde_json::{Map, Value};

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ApiError {
    /// The HTTP status. WebSocket messages do not contain it.
    #[serde(skip)]
    pub status: u16,
    /// The reason, for programs.
    pub code: String,
    /// Arguments of the code.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    #[schema(value_type = Object)]
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub args: Box<Map<String, Value>>,
    /// The ruling that the request violates, if it violates a rule of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, example = "kanobu/3")]
    pub ruling: Option<Ruling>,
    /// The reason, for people.
    #[schema(value_type = crate::phrase_schema::PhraseSchema)]
    pub phrase: Phrase,
}

impl ApiError {
    /// An error whose code is the id of its phrase without the prefix `server-`.
    pub fn new(status: StatusCode, phrase: Phrase) -> ApiError {
        let code = phrase.id.strip_prefix("server-").unwrap_or(phrase.id).to_owned();
        ApiError { status: status.as_u16(), code, args: Box::default(), ruling: None, phrase }
    }

    /// Adds an argument for programs.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> ApiError {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// The same answer whether a table never existed, has expired, or its id cannot be read. So clients
    /// cannot find out which ids exist.
    pub(crate) fn no_such_table() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, say!("server-no-such-table"))
    }

    /// Whether another node was first. The request can be carried out again at the table as it is now.
    pub(crate) fn lost_race(&self) -> bool {
        self.phrase.id == "server-conflict"
    }

    /// The server is shutting down.
    pub(crate) fn stopping() -> ApiError {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-stopping"))
    }

    /// Too much waits for the disk already. Nothing was changed.
    pub(crate) fn storage_slow() -> ApiError {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-storage-slow")).with("retry", 5)
    }

    /// The log of a table cannot be replayed: another version wrote it, or it is damaged.
    pub(crate) fn unreadable_log() -> ApiError {
        ApiError::new(StatusCode::GONE, say!("server-void"))
    }

    /// A bug in the server. The log of the server has the details.
    pub(crate) fn internal() -> ApiError {
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, say!("server-broken"))
    }
}

impl From<MoveError> for ApiError {
    fn from(error: MoveError) -> ApiError {
        ApiError {
            status: StatusCode::CONFLICT.as_u16(),
            code: error.code,
            args: error.args,
            ruling: Some(error.ruling),
            phrase: error.phrase,
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
        // HTTP clients expect the delay in a header.
        let retry = self.args.get("retry").and_then(Value::as_u64);
        let mut response = (status, Json(self)).into_response();
        if let Some(retry) = retry {
            response.headers_mut().insert(RETRY_AFTER, retry.into());
        }
        response
    }
}
