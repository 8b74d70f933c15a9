//! Reviews of finished games: luck and choices told apart, made once and kept with the game.
//!
//! A review takes many seconds of a core. So it is not made in the request that asks for it, but by a few threads with low
//! priority, in the order of a bounded queue; see [`queue`]. The store keeps it, so every node can read it.
//!
//! A review shows everything that was hidden in the game, as its replay and its record do. It exists only when the game
//! is over.

mod queue;

use std::sync::Arc;

use axum::http::StatusCode;
use roshambo_review::{Review, ReviewError, Settings, VERSION, review};
use roshambo_rules::{Say, say};
use roshambo_table::record::{Entry, Header, Reader, RecordError};
use serde_json::Value;

pub(crate) use self::queue::{MakeFn, ReviewTicket};
use self::queue::{Refused, ReviewQueue};
use crate::api_error::ApiError;
use crate::archive::Archive;
use crate::durable::Durable;
use crate::ids::{GuestId, TableId};
use crate::node::Node;
use crate::store::{ReviewRow, Store};

/// The most reviews that are made or wait at the same time.
const MOST_WAITING: usize = 24;

/// The retry delay of a refusal because of other reviews, in seconds. It is a guess.
const RETRY: u32 = 30;

/// Of this many cores one makes reviews.
const CORES_PER_REVIEW: usize = 4;

/// Makes and finds reviews of the games at the tables of this server.
pub(crate) struct Reviewer {
    node: Arc<Node>,
    store: Arc<dyn Store>,
    archive: Arc<Archive>,
    queue: ReviewQueue,
}

/// The answer to a request for a review.
pub(crate) enum Asked {
    /// It can be read.
    Ready,
    /// It is being made, or waits.
    Queued(ReviewTicket),
}

impl Reviewer {
    pub(crate) fn new(node: Arc<Node>, store: Arc<dyn Store>, archive: Arc<Archive>) -> Reviewer {
        let depth = node.config.review_depth;
        let make: Box<MakeFn> = Box::new(move |record, stop, progress| {
            let settings = Settings { stop: stop.clone(), ..Settings::new(depth) };
            let (header, journal) = read(record).map_err(|error| refusal(&error.into()))?;
            let review = review(&header, &journal, &settings, progress).map_err(|error| refusal(&error))?;
            to_json(&review)
        });
        Reviewer::with_make_fn(node, store, archive, make)
    }

    /// A reviewer with another way to make reviews, for tests.
    pub(crate) fn with_make_fn(
        node: Arc<Node>,
        store: Arc<dyn Store>,
        archive: Arc<Archive>,
        make: Box<MakeFn>,
    ) -> Reviewer {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let slots = (cores / CORES_PER_REVIEW).max(1);
        let queue = ReviewQueue::new(MOST_WAITING, slots, make, node.metrics.clone());
        Reviewer { node, store, archive, queue }
    }

    /// The review of a finished game as JSON; `None` if nobody has asked for it yet.
    pub(crate) async fn find(&self, table: TableId, game: u32) -> Result<Durable<Option<String>>, ApiError> {
        let ended = self.archive.ended(table, game).await?;
        let review = self.store.review(table, game, VERSION).await?;
        // It was made from the record of this game.
        Ok(ended.map(|_| review))
    }

    /// Asks for the review of a finished game. Only its players may.
    pub(crate) async fn ask(
        &self,
        table: TableId,
        game: u32,
        guest: Option<GuestId>,
    ) -> Result<Asked, ApiError> {
        self.node.check_running()?;
        let ended = self.archive.ended(table, game).await?.into_inner();
        if self.store.review(table, game, VERSION).await?.is_some() {
            return Ok(Asked::Ready);
        }
        let player = guest.filter(|guest| ended.players.iter().any(|(player, _)| player == guest));
        let not_allowed = || ApiError::new(StatusCode::FORBIDDEN, say!("server-review-players"));
        let player = player.ok_or_else(not_allowed)?;
        let (ticket, new) = self.queue.join((table, game), player).map_err(refused)?;
        if let Some(new) = new {
            let archive = self.archive.clone();
            let record = async move { archive.record(table, game).await.map(Durable::into_inner) };
            let store = self.store.clone();
            let keep = async move |review| {
                let row = ReviewRow { table, game, to: ended.to, version: VERSION, review };
                store.keep_review(row).await.map_err(ApiError::from)
            };
            let stopping = self.node.shutdown.signal();
            tokio::spawn(self.queue.clone().carry_out(new, record, keep, stopping));
        }
        Ok(Asked::Queued(ticket))
    }
}

/// The header and the journal of a record.
fn read(record: &str) -> Result<(Header, Vec<Entry>), RecordError> {
    let mut reader = Reader::new(record.as_bytes())?;
    let journal = reader.by_ref().map(|entry| entry.map(|(_, entry)| entry)).collect::<Result<_, _>>()?;
    Ok((reader.header().clone(), journal))
}

fn refused(reason: Refused) -> ApiError {
    let (status, phrase) = match reason {
        Refused::OneAtOnce => (StatusCode::TOO_MANY_REQUESTS, say!("server-review-one")),
        Refused::Full => (StatusCode::SERVICE_UNAVAILABLE, say!("server-review-full")),
    };
    ApiError::new(status, phrase).with("retry", RETRY)
}

/// Why a game has no review, for its players.
fn refusal(error: &ReviewError) -> ApiError {
    match error {
        ReviewError::Unfinished => ApiError::new(StatusCode::CONFLICT, error.say()),
        ReviewError::Stopped => ApiError::stopping(),
        // The record of a finished game is valid, unless another version wrote it.
        ReviewError::Record(_) => ApiError::unreadable_log(),
        ReviewError::NoSuchSeat { .. } => ApiError::internal(),
    }
}

/// The figures of a review have this many decimals, which is a hundredth of a per cent. More would be noise, and most of
/// the text.
const DECIMALS: f64 = 10_000.0;

/// A review as it is kept and sent.
fn to_json(review: &Review) -> Result<String, ApiError> {
    let json = serde_json::to_value(review).and_then(|mut value| {
        round(&mut value);
        serde_json::to_string(&value)
    });
    json.map_err(|error| {
        tracing::error!(%error, "a review cannot be encoded");
        ApiError::internal()
    })
}

fn round(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(round),
        Value::Object(fields) => fields.values_mut().for_each(round),
        Value::Number(number) if number.is_f64() => {
            if let Some(figure) = number.as_f64() {
                *value = ((figure * DECIMALS).round() / DECIMALS).into();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn figures_are_rounded_and_whole_numbers_are_not() {
        let mut value = json!({"a": [0.123_456, -0.000_04, 1e300], "b": {"c": 18_446_744_073_709_551_615_u64}, "d": "0.123456"});
        round(&mut value);
        let expected =
            json!({"a": [0.1235, -0.0, 1e300], "b": {"c": 18_446_744_073_709_551_615_u64}, "d": "0.123456"});
        assert_eq!(value, expected);
    }
}
