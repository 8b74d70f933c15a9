//! Messages about games, as one recipient may see them. No other module makes such messages.
//!
//! All functions here depend only on the table and the recipient. A message contains only the recipient's
//! view, the redacted events and the recipient's legal moves. The tests in `secrets.rs` check this.

use axum::extract::ws::Utf8Bytes;
use roshambo_rules::{Recall, Say, Seat, Viewer};
use roshambo_table::{MoveList, NumberedEvent};

use crate::ids::GuestId;
use crate::protocol::{
    EncodeError, Form, LegalMoves, PROTOCOL, PresentedView, ServerMessage, TableEvent, TableInfo, encode,
};
use crate::table::{Effect, OnlineGame, OnlineTable};

/// The maximum number of events in a `hello`.
const MOST_EVENTS: u64 = 1000;

/// Who gets a message, and in which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Recipient {
    pub(crate) guest: Option<GuestId>,
    /// The seat whose view is shown.
    pub(crate) uncovered: Option<Seat>,
    pub(crate) form: Form,
}

impl Recipient {
    fn viewer(self) -> Viewer {
        self.uncovered.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// Events with the phrases that describe them, for clients that want phrases.
pub(crate) fn with_phrases(events: Vec<NumberedEvent>, form: Form) -> Vec<TableEvent> {
    let with_phrase = |event: NumberedEvent| {
        let phrase = (form == Form::People).then(|| event.event.say());
        TableEvent { numbered: event, phrase }
    };
    events.into_iter().map(with_phrase).collect()
}

/// The legal moves that a recipient gets: those of the uncovered seat, while its person is to act.
fn legal_moves(table: &OnlineTable, recipient: Recipient) -> LegalMoves {
    let seat = recipient.uncovered.filter(|seat| table.awaits_person(*seat));
    let (Some(seat), Some(game)) = (seat, table.running()) else { return LegalMoves::default() };
    let (legal, unlisted) = match game.table.legal(seat) {
        MoveList::Listed(moves) => (moves, None),
        MoveList::Unlisted { form } => (Vec::new(), Some(form)),
    };
    match recipient.form {
        Form::People => {
            LegalMoves { moves: Some(game.table.driver().move_options(seat)), legal: None, unlisted }
        }
        Form::Programs => LegalMoves { moves: None, legal: Some(legal), unlisted },
    }
}

/// The game as the recipient sees it now.
fn view(game: &OnlineGame, recipient: Recipient) -> Box<PresentedView> {
    Box::new(PresentedView::new(game.table.view(recipient.viewer(), Recall::Display), recipient.form))
}

/// One step of the log.
pub(crate) fn update(
    table: &OnlineTable,
    effect: &Effect,
    recipient: Recipient,
    info: Option<TableInfo>,
    clocks: Option<Vec<u64>>,
    answers: Option<u64>,
) -> Result<Utf8Bytes, EncodeError> {
    let game = table.game.as_ref().filter(|_| effect.game || effect.table);
    let viewer = recipient.viewer();
    let shows_view = effect.game && (recipient.form == Form::People || effect.table);
    let events = match game {
        Some(game) => game.table.events_for(effect.events.clone(), viewer, Recall::Memory),
        None => Vec::new(),
    };
    encode(&ServerMessage::Update {
        number: table.number,
        answers,
        table: info.map(Box::new),
        events: with_phrases(events, recipient.form),
        awaits: game.filter(|_| effect.game && !shows_view).map(|game| game.table.awaits()),
        view: game.filter(|_| shows_view).map(|game| view(game, recipient)),
        may: if game.is_some() { legal_moves(table, recipient) } else { LegalMoves::default() },
        seal: effect.seal.clone(),
        opened: effect.opened.clone(),
        clocks,
    })
}

/// The whole table, with the events after the log position `since`.
pub(crate) fn hello(
    table: &OnlineTable,
    recipient: Recipient,
    info: TableInfo,
    since: Option<u64>,
) -> Result<Utf8Bytes, EncodeError> {
    let viewer = recipient.viewer();
    let (events, complete) = match &table.game {
        Some(game) => {
            let (mut numbers, mut complete) = game.events_since(since.unwrap_or(game.from));
            if numbers.end - numbers.start > MOST_EVENTS {
                (numbers.start, complete) = (numbers.end - MOST_EVENTS, false);
            }
            (game.table.events_for(numbers, viewer, Recall::Display), complete)
        }
        None => (Vec::new(), true),
    };
    encode(&ServerMessage::Hello {
        protocol: PROTOCOL,
        number: table.number,
        table: Box::new(info),
        uncovered: recipient.uncovered,
        events: with_phrases(events, recipient.form),
        complete,
        view: table.game.as_ref().map(|game| view(game, recipient)),
        may: legal_moves(table, recipient),
    })
}
