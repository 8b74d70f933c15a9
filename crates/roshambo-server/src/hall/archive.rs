//! Games looked at again: finished ones from every view and as records with their proof, a running one by its player.

use std::sync::Arc;

use axum::http::StatusCode;
use roshambo_rules::{Recall, Seat, Viewer, say};
use roshambo_table::fair::seal;
use roshambo_table::record::Entry;
use roshambo_table::seal_meta;

use super::{Hall, Sight, no_such_table};
use crate::api_error::ApiError;
use crate::fact::Fact;
use crate::ids::{GuestId, TableId};
use crate::protocol::{Replay, ReplayStep};
use crate::room::{Room, unreadable};
use crate::store::Ended;
use crate::tutorial::{self, Look};

impl Hall {
    /// A finished game of a table, from 1.
    pub(crate) async fn replay(
        self: &Arc<Self>,
        id: TableId,
        game: u32,
        sight: Sight,
    ) -> Result<Replay, ApiError> {
        let (ended, facts) = self.finished(id, game).await?;
        let mut room = Room::rebuild(id, ended.from, &facts[..1])?;
        let header = room.play.as_ref().ok_or_else(unreadable)?.table.header().clone();
        tutorial::refuse_seat(
            &header,
            if let Sight::Of(Viewer::Seat(seat)) = sight { Some(seat) } else { None },
        )?;
        let look = Look::new(&header, sight, Recall::Memory);
        let start = room.play.as_ref().map(|play| look.views(play.table.driver())).unwrap_or_default();
        let mut steps = Vec::new();
        for fact in &facts[1..] {
            let entry = entry(fact);
            let next = room.running().zip(entry.as_ref());
            let shown = next.is_some_and(|(play, next)| look.shows(play.table.awaits(), next));
            let effect = room.apply(fact)?;
            let Some(play) = room.play.as_ref().filter(|_| effect.game) else { continue };
            let step =
                look.step(play.table.driver(), effect.events.clone(), entry.as_ref().filter(|_| shown));
            steps.push(ReplayStep { seal: effect.seal, ..step });
        }
        let standing = Some(room.standing.clone().ok_or_else(unreadable)?);
        Ok(Replay { game: room.settings.game, names: ended.summary.names, standing, start, steps })
    }

    /// The game that is being played, as its only person has seen it so far: whoever plays against bots alone may
    /// step back and look. Where the game is about remembering, nobody may.
    pub(crate) async fn retrace(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        seat: Seat,
    ) -> Result<Replay, ApiError> {
        let live = self.find(id);
        let (header, entries) = {
            let inner = self.loaded(&live).await?;
            let room = inner.room.as_ref().ok_or_else(no_such_table)?;
            let refused = |phrase| ApiError::new(StatusCode::CONFLICT, phrase);
            let play = room.running().ok_or_else(|| refused(say!("server-not-playing")))?;
            if !room.people().all(|own| own == (seat, guest)) || room.people().next().is_none() {
                return Err(refused(say!("server-not-alone")));
            }
            if room.forgets() {
                return Err(refused(say!("server-to-remember")));
            }
            (play.table.header().clone(), play.table.journal().to_vec())
        };
        let entries = (1..).zip(entries).map(Ok);
        tutorial::tell(header, entries, Sight::Of(Viewer::Seat(seat)), Recall::Display)
    }

    /// Its record with the fairness proof, and the seals of its sealed decisions.
    pub(crate) async fn record(self: &Arc<Self>, id: TableId, game: u32) -> Result<String, ApiError> {
        let (ended, facts) = self.finished(id, game).await?;
        let mut room = Room::rebuild(id, ended.from, &facts[..1])?;
        facts[1..].iter().try_for_each(|fact| room.apply(fact).map(drop))?;
        let play = room.play.as_ref().ok_or_else(unreadable)?;
        let mut header = play.table.header_with_secret();
        header.meta.push(("ended".to_owned(), ended.summary.ended.to_string()));
        let mut entries = 0;
        for fact in &facts[1..] {
            if let Fact::Move { seat, mv, salt: Some(salt), .. } = fact {
                header.meta.push(seal_meta(entries, &seal(*seat, mv, salt), salt));
            }
            entries += u64::from(entry(fact).is_some());
        }
        let mut record = header.to_string();
        for entry in play.table.journal() {
            record += &format!("{entry}\n");
        }
        Ok(record)
    }

    /// The facts of a finished game.
    async fn finished(self: &Arc<Self>, id: TableId, game: u32) -> Result<(Ended, Vec<Fact>), ApiError> {
        let ended = self.store.game(id, game).await.map_err(|error| self.store_failed(&error))?;
        let Some(ended) = ended else {
            let info = self.info(id, None).await?;
            if game == 0 || game > info.games {
                return Err(no_such_table());
            }
            return Err(ApiError::new(StatusCode::CONFLICT, say!("server-not-over")));
        };
        let facts =
            self.store.facts(id, ended.from, ended.to).await.map_err(|error| self.store_failed(&error))?;
        let facts: Result<Vec<Fact>, _> = facts.iter().map(|fact| serde_json::from_str(fact)).collect();
        let facts = facts.map_err(|_| unreadable())?;
        if facts.is_empty() { Err(unreadable()) } else { Ok((ended, facts)) }
    }
}

/// The entry of the journal that a fact is.
fn entry(fact: &Fact) -> Option<Entry> {
    match fact {
        Fact::Deck { cards } => Some(Entry::Deck(cards.clone())),
        Fact::Move { seat, mv, .. } => Some(Entry::Move(*seat, mv.clone())),
        _ => None,
    }
}
