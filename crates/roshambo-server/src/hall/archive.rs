//! Finished games: replayed from every view, and as records with their proof.

use std::sync::Arc;

use axum::http::StatusCode;
use roshambo_rules::{Awaits, Recall, Viewer, say};
use roshambo_table::fair::seal;
use roshambo_table::record::Entry;
use roshambo_table::seal_meta;

use super::{Hall, Sight, no_such_table};
use crate::fact::Fact;
use crate::ids::TableId;
use crate::protocol::{Form, Replay, ReplayStep};
use crate::render::spoken;
use crate::room::{Room, unreadable};
use crate::store::Ended;
use crate::trouble::Trouble;

impl Hall {
    /// A finished game of a table, from 1.
    pub(crate) async fn replay(
        self: &Arc<Self>,
        id: TableId,
        game: u32,
        sight: Sight,
    ) -> Result<Replay, Trouble> {
        let (ended, facts) = self.finished(id, game).await?;
        let viewers: Vec<Viewer> = match sight {
            Sight::Of(viewer) => vec![viewer],
            Sight::Full => {
                let first = Room::rebuild(id, ended.from, &facts[..1])?;
                first.seats.iter().map(Viewer::Seat).collect()
            }
        };
        let mut steps = Vec::new();
        let mut room = Room::rebuild(id, ended.from, &facts[..1])?;
        if let Sight::Of(Viewer::Seat(seat)) = sight
            && !room.seats.all().contains(seat)
        {
            let phrase = say!("server-no-such-seat", seat = seat.number(), seats = room.settings.seats);
            return Err(Trouble::new(StatusCode::BAD_REQUEST, phrase));
        }
        for fact in &facts[1..] {
            let sealed =
                matches!(room.running().map(|play| play.table.awaits()), Some(Awaits::Sealed { .. }));
            let effect = room.apply(fact)?;
            let Some(play) = room.play.as_ref().filter(|_| effect.game) else { continue };
            let shown = sight == Sight::Full || !(sealed || matches!(fact, Fact::Deck { .. }));
            let events = match sight {
                Sight::Full => {
                    let events = play.table.driver().account(effect.events.clone());
                    let numbered = (effect.events.start..).zip(events);
                    numbered.map(|(number, event)| roshambo_table::Told { number, event }).collect()
                }
                Sight::Of(viewer) => play.table.told(effect.events.clone(), viewer, Recall::Memory),
            };
            let views = viewers.iter().map(|viewer| play.table.view(*viewer, Recall::Memory));
            steps.push(ReplayStep {
                entry: entry(fact).filter(|_| shown).map(|entry| entry.to_string()),
                events: spoken(events, Form::People),
                views: views.collect(),
                seal: effect.seal,
            });
        }
        let standing = room.standing.clone().ok_or_else(unreadable)?;
        Ok(Replay { game: room.settings.game, names: ended.summary.names, standing, steps })
    }

    /// Its record with the fairness proof, and the seals of its sealed decisions.
    pub(crate) async fn record(self: &Arc<Self>, id: TableId, game: u32) -> Result<String, Trouble> {
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
    async fn finished(self: &Arc<Self>, id: TableId, game: u32) -> Result<(Ended, Vec<Fact>), Trouble> {
        let ended = self.store.game(id, game).await.map_err(|error| self.store_failed(&error))?;
        let Some(ended) = ended else {
            let info = self.info(id, None).await?;
            if game == 0 || game > info.games {
                return Err(no_such_table());
            }
            return Err(Trouble::new(StatusCode::CONFLICT, say!("server-not-over")));
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
