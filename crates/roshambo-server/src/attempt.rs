//! Attempts: what a person points at that is not among the legal moves.
//!
//! The rules write the attempt in notation and say why they refuse it. An attempt is never made,
//! not even a legal one: the person has not asked for the move.

use axum::http::StatusCode;
use roshambo_rules::{Recall, Seat, Viewer, say};
use roshambo_table::Table;

use crate::api_error::ApiError;

/// Why an attempt of a seat makes no move. The answer depends on what the seat's player may know.
pub(crate) fn refuse(table: &Table, seat: Seat, targets: &[String]) -> ApiError {
    let targets: Vec<&str> = targets.iter().map(String::as_str).collect();
    let view = table.view(Viewer::Seat(seat), Recall::Display);
    let Some(text) = view.attempt(&targets) else {
        return ApiError::new(StatusCode::CONFLICT, say!("server-attempt-no-move"));
    };
    match table.driver().check(seat, &text) {
        Err(refused) => refused.into(),
        Ok(()) => ApiError::new(StatusCode::CONFLICT, say!("server-attempt-legal")),
    }
}
