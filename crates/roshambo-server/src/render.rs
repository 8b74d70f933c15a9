//! What one viewer is told of a room, as bytes. The only place where messages about games are made.
//!
//! Everything here is a function of a room and of who looks. Nothing of the log is sent but what the
//! view, the redacted events and the legal moves say: see the laws in `secrets.rs`.

use axum::extract::ws::Utf8Bytes;
use roshambo_rules::{Recall, Say, Seat, Viewer};
use roshambo_table::{MoveList, NumberedEvent};
use serde::Serialize;

use crate::ids::GuestId;
use crate::protocol::{Form, LegalMoves, PROTOCOL, PresentedView, ServerMessage, TableEvent, TableInfo};
use crate::room::{Effect, Play, Room};

/// The most events that a resync repeats.
const MOST_EVENTS: u64 = 1000;

/// Most messages are not longer than this.
const USUAL: usize = 1024;

/// Who is told, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ear {
    pub(crate) guest: Option<GuestId>,
    /// The seat whose view is shown.
    pub(crate) uncovered: Option<Seat>,
    pub(crate) form: Form,
}

impl Ear {
    fn viewer(self) -> Viewer {
        self.uncovered.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &impl Serialize) -> Utf8Bytes {
    let mut bytes = Vec::with_capacity(USUAL);
    // Our own types have string keys only, so writing them cannot fail.
    let _ = serde_json::to_writer(&mut bytes, message);
    Utf8Bytes::try_from(bytes).unwrap_or_default()
}

pub(crate) fn spoken(told: Vec<NumberedEvent>, form: Form) -> Vec<TableEvent> {
    let speak = |told: NumberedEvent| {
        let phrase = (form == Form::People).then(|| told.event.say());
        TableEvent { told, phrase }
    };
    told.into_iter().map(speak).collect()
}

fn may(room: &Room, play: &Play, ear: Ear) -> LegalMoves {
    let Some(seat) = ear.uncovered.filter(|seat| room.awaited().contains(*seat)) else {
        return LegalMoves::default();
    };
    // While a bot plays the seat, there is nothing to do.
    if room.bot(seat).is_some() {
        return LegalMoves::default();
    }
    let (legal, unlisted) = match play.table.legal(seat) {
        MoveList::Listed(moves) => (moves, None),
        MoveList::Unlisted { form } => (Vec::new(), Some(form)),
    };
    match ear.form {
        Form::People => {
            LegalMoves { moves: Some(play.table.driver().move_options(seat)), legal: None, unlisted }
        }
        Form::Programs => LegalMoves { moves: None, legal: Some(legal), unlisted },
    }
}

/// The game as it is now.
fn shown(play: &Play, ear: Ear) -> Box<PresentedView> {
    Box::new(PresentedView::new(play.table.view(ear.viewer(), Recall::Display), ear.form))
}

/// One step of the log.
pub(crate) fn update(
    room: &Room,
    effect: &Effect,
    ear: Ear,
    table: Option<TableInfo>,
    clocks: Option<Vec<u64>>,
    answers: Option<u64>,
) -> Utf8Bytes {
    let play = room.play.as_ref().filter(|_| effect.game || effect.table);
    let told = play.map(|play| play.table.events_for(effect.events.clone(), ear.viewer(), Recall::Memory));
    let is_shown = effect.game && (ear.form == Form::People || effect.table);
    text(&ServerMessage::Update {
        number: room.number,
        answers,
        table: table.map(Box::new),
        events: spoken(told.unwrap_or_default(), ear.form),
        awaits: play.filter(|_| effect.game && !is_shown).map(|play| play.table.awaits()),
        view: play.filter(|_| is_shown).map(|play| shown(play, ear)),
        may: play.map(|play| may(room, play, ear)).unwrap_or_default(),
        seal: effect.seal.clone(),
        opened: effect.opened.clone(),
        clocks,
    })
}

/// Everything, with what happened after `since`.
pub(crate) fn hello(room: &Room, ear: Ear, table: TableInfo, since: Option<u64>) -> Utf8Bytes {
    let play = room.play.as_ref();
    let (events, complete) = match play {
        Some(play) => {
            let (mut numbers, mut complete) = play.events_since(since.unwrap_or(play.from));
            if numbers.end - numbers.start > MOST_EVENTS {
                (numbers.start, complete) = (numbers.end - MOST_EVENTS, false);
            }
            (play.table.events_for(numbers, ear.viewer(), Recall::Display), complete)
        }
        None => (Vec::new(), true),
    };
    text(&ServerMessage::Hello {
        protocol: PROTOCOL,
        number: room.number,
        table,
        uncovered: ear.uncovered,
        events: spoken(events, ear.form),
        complete,
        view: play.map(|play| shown(play, ear)),
        may: play.map(|play| may(room, play, ear)).unwrap_or_default(),
    })
}
