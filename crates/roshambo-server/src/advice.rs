//! Advice for a player from what their own seat may know: a hint with reasons, and what is still unseen.
//!
//! Advice is not logged, and no other player learns that it was given.

use std::sync::Arc;

use axum::http::StatusCode;
use roshambo_bots::{Decision, Level, reasons};
use roshambo_rules::{Recall, Seat, Unseen, Viewer, say};
use roshambo_table::{MoveOption, Observation};
use tokio::sync::oneshot;

use crate::api_error::ApiError;
use crate::bot_pool::{Payer, Question, Ticket};
use crate::durable::Durable;
use crate::ids::{GuestId, TableId, random};
use crate::node::Node;
use crate::protocol::Hint;
use crate::registry::TableRegistry;
use crate::table::OnlineTable;

/// Gives advice at the tables of this node.
pub(crate) struct Advisor {
    node: Arc<Node>,
    registry: Arc<TableRegistry>,
}

/// Identifies one decision of a seat: the start of the game, and the log position after the seat's previous
/// decision.
type DecisionPoint = (u64, u64);

/// The input of a hint.
struct Position {
    observation: Observation,
    options: Vec<MoveOption>,
    decision_point: DecisionPoint,
}

impl Advisor {
    pub(crate) fn new(node: Arc<Node>, registry: Arc<TableRegistry>) -> Advisor {
        Advisor { node, registry }
    }

    /// A move that a good player would make at a seat now, and why.
    pub(crate) async fn hint(
        &self,
        id: TableId,
        guest: GuestId,
        seat: Seat,
    ) -> Result<Durable<Hint>, ApiError> {
        self.node.check_running()?;
        let table = self.registry.get(id).await?;
        let position: Durable<Position> =
            table.read(|table, _| position(table, guest, seat)).await?.transpose()?;
        let position = position.into_inner();
        let decision = self.ask(id, guest, seat, position.observation.clone()).await?;
        let now = table.read(|table, _| decision_point(table, seat)).await?;
        let hint = now.map(|now| {
            if now != Some(position.decision_point) {
                return Err(ApiError::new(StatusCode::CONFLICT, say!("server-hint-late")));
            }
            Ok(hint(&position.observation, &position.options, &decision))
        });
        hint.transpose()
    }

    /// What a seat has not seen yet; `None` if the game does not show that, or no game is being played.
    pub(crate) async fn unseen(
        &self,
        id: TableId,
        guest: GuestId,
        seat: Seat,
    ) -> Result<Durable<Option<Unseen>>, ApiError> {
        let table = self.registry.get(id).await?;
        let unseen = table.read(|table, _| {
            table.seating.check_owner(guest, seat)?;
            let view = table.running().map(|game| game.table.view(Viewer::Seat(seat), Recall::Display));
            Ok(view.and_then(|view| view.unseen()))
        });
        unseen.await?.transpose()
    }

    /// Asks a bot. Dropping the future cancels the question.
    async fn ask(
        &self,
        table: TableId,
        guest: GuestId,
        seat: Seat,
        seen: Observation,
    ) -> Result<Decision, ApiError> {
        let seed = u64::from_le_bytes(random());
        let payer = Payer::Guest(guest);
        let question = Question { payer, table, seat, seen, level: Level::Hard, seed };
        let (sender, answer) = oneshot::channel();
        self.node.metrics.bots_asked.inc();
        let _ticket: Ticket = self.node.bots.ask(question, move |decision| {
            // The request may have been cancelled.
            let _ = sender.send(decision);
        });
        // A stopped pool drops its questions.
        let decision = answer.await.map_err(|_| ApiError::stopping())?;
        decision.map_err(|error| {
            tracing::error!(%table, %seat, %error, "a bot has no answer for a hint");
            ApiError::internal()
        })
    }
}

fn position(table: &OnlineTable, guest: GuestId, seat: Seat) -> Result<Position, ApiError> {
    table.seating.check_owner(guest, seat)?;
    let conflict = |phrase| ApiError::new(StatusCode::CONFLICT, phrase);
    let game = table.running().ok_or_else(|| conflict(say!("server-not-playing")))?;
    if !table.allows_hints(seat) {
        let why = if table.forgets() { say!("server-to-remember") } else { say!("server-no-hints") };
        return Err(ApiError::new(StatusCode::FORBIDDEN, why));
    }
    let decision_point = decision_point(table, seat)
        .ok_or_else(|| conflict(say!("server-hint-not-awaited", seat = seat.number())))?;
    Ok(Position {
        observation: Observation::of(game.table.driver(), seat),
        options: game.table.driver().move_options(seat),
        decision_point,
    })
}

/// The decision that the person at a seat has to make now.
fn decision_point(table: &OnlineTable, seat: Seat) -> Option<DecisionPoint> {
    let game = table.running().filter(|_| table.awaits_person(seat))?;
    Some((game.from, game.acted(seat)))
}

/// The hint for a decision, with reasons. It depends only on what the seat may know.
pub(crate) fn hint(observation: &Observation, options: &[MoveOption], decision: &Decision) -> Hint {
    let considered = decision.considered.iter().find(|considered| considered.mv == decision.mv);
    let chance = considered.and_then(|considered| considered.value);
    Hint {
        option: options.iter().find(|option| option.mv == decision.mv).cloned(),
        reasons: reasons(observation, &decision.mv),
        chance: chance.map(|chance| (chance.clamp(0.0, 1.0) * 100.0).round() as u8),
        mv: decision.mv.clone(),
    }
}
