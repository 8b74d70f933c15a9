//! A client at a table that remembers what it received, and compares it after a reconnect. Used by tests in which servers
//! are killed.

use roshambo_rules::Seat;
use serde_json::value::RawValue;

use crate::client::Guest;
use crate::failure::{Failure, read_json};
use crate::http::Base;
use crate::messages::{
    Awaited, Form, MessageKind, Moves, PlayerKind, RawIncoming, SeatInfo, Status, ViewSummary,
};
use crate::socket::{MessageText, Socket};

/// A client at a table.
#[derive(Debug)]
pub(crate) struct TableClient {
    guest: Guest,
    pub(crate) socket: Option<Socket>,
    pub(crate) seat: Option<Seat>,
    /// The number of the last step that it received.
    pub(crate) number: u64,
    /// The view after that step.
    view: Option<String>,
    /// The number of the table's current game.
    game: u32,
    /// The number of the next event.
    next_event: Option<u64>,
    pub(crate) status: Status,
    pub(crate) legal: Moves<String>,
    /// The move that is not acknowledged yet: its id, the seat and the move.
    pub(crate) sent: Option<(u64, Seat, String)>,
    /// Whether the game is over and the client has not agreed to another one.
    pub(crate) wants_rematch: bool,
    /// Whether it has sent its agreement.
    pub(crate) rematch_sent: bool,
    /// The result of the last game, as JSON.
    pub(crate) standing: Option<String>,
    /// The seats that bots play.
    pub(crate) bots: Vec<Seat>,
    /// Whether a bot plays at the client's seat until the client takes it back.
    pub(crate) is_replaced: bool,
}

/// What a message meant to the client.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Received {
    /// Nothing to note.
    Nothing,
    /// Its move was acknowledged.
    MoveAcknowledged {
        /// The game of the table.
        game: u32,
        /// The number of the step.
        number: u64,
        seat: Seat,
        mv: String,
    },
    /// A message was refused: the code, and the move if it was one.
    Refused { code: String, mv: Option<(Seat, String)> },
    /// The server closes the connection.
    Bye,
}

impl TableClient {
    pub(crate) fn new(guest: Guest) -> TableClient {
        TableClient {
            guest,
            socket: None,
            seat: None,
            number: 0,
            view: None,
            game: 0,
            next_event: None,
            status: Status::Waiting,
            legal: Moves::NONE,
            sent: None,
            wants_rematch: false,
            rematch_sent: false,
            standing: None,
            bots: Vec::new(),
            is_replaced: false,
        }
    }

    /// The number of the table's current game.
    pub(crate) fn game(&self) -> u32 {
        self.game
    }

    /// The number of the next event of the game, if it is known.
    pub(crate) fn next_event(&self) -> Option<u64> {
        self.next_event
    }

    /// The seats that the game waits for, if a game was begun.
    pub(crate) fn awaited(&self) -> Result<Option<Awaited>, Failure> {
        let view: Option<ViewSummary> =
            self.view.as_ref().map(|view| read_json(view.as_bytes())).transpose()?;
        Ok(view.map(|view| view.awaits))
    }

    /// Reconnects and compares the first message with what the client knew. Returns whether the views could be
    /// compared because nothing had happened since, or what is wrong.
    pub(crate) async fn reconnect(
        &mut self,
        base: &Base,
        table: &str,
    ) -> Result<Result<bool, String>, Failure> {
        let since = (self.number > 0).then_some(self.number);
        let mut socket = Socket::connect(base, &self.guest, table, Form::People, since).await?;
        let text = hello(&mut socket).await?;
        self.socket = Some(socket);
        self.sent = None;
        self.rematch_sent = false;
        let message = text.read_raw()?;
        let known = (self.number, self.game, self.view.take());
        let compared = self.compare(&message, known);
        self.update(&message);
        Ok(compared)
    }

    fn compare(&self, message: &RawIncoming<'_>, known: (u64, u32, Option<String>)) -> Result<bool, String> {
        let (number, game, view) = known;
        if message.number < number {
            return Err(format!("the log ends at {}, but {number} was received", message.number));
        }
        let games = message.table.as_ref().map_or(0, |table| table.games);
        let events = event_numbers(message)?;
        // A server that had to begin the connection again sends all events.
        if games == game
            && message.complete
            && let (Some(first), Some(expected)) = (events.first(), self.next_event)
            && *first > expected
        {
            return Err(format!("after {number}, event {first} arrived instead of {expected}"));
        }
        if message.number > number || view.is_none() {
            return Ok(false);
        }
        if let (Some(last), Some(expected)) = (events.last(), self.next_event)
            && *last >= expected
        {
            return Err(format!("no step followed {number}, but event {last} was sent"));
        }
        let received = message.view.map(RawValue::get);
        if received == view.as_deref() {
            Ok(true)
        } else {
            Err(format!("the view at {number} was {view:?} and is {received:?}"))
        }
    }

    /// Opens a second connection and compares its view with this one, at the same step.
    pub(crate) async fn compare_new_connection(
        &mut self,
        base: &Base,
        table: &str,
    ) -> Result<Result<(), String>, Failure> {
        let mut second = Socket::connect(base, &self.guest, table, Form::People, None).await?;
        let text = hello(&mut second).await?;
        let message = text.read_raw()?;
        while self.number < message.number {
            let Some(socket) = &mut self.socket else { return Err(Failure::Closed) };
            let next = socket.next().await?;
            if let Err(problem) = self.receive(&next.read_raw()?) {
                return Ok(Err(problem));
            }
        }
        let (first, other) = (self.view.as_deref(), message.view.map(RawValue::get));
        let legal = message.moves().to_owned();
        Ok(if self.number > message.number || (first == other && self.legal == legal) {
            Ok(())
        } else {
            Err(format!("at {} one connection shows {first:?} and another {other:?}", self.number))
        })
    }

    /// Handles a message. The error says what is wrong with it.
    pub(crate) fn receive(&mut self, message: &RawIncoming<'_>) -> Result<Received, String> {
        match message.kind {
            MessageKind::Hello if message.number < self.number => {
                Err(format!("a hello with {} arrived after {}", message.number, self.number))
            }
            MessageKind::Hello => {
                // Replies to earlier messages may not arrive any more.
                (self.sent, self.rematch_sent) = (None, false);
                self.update(message);
                Ok(Received::Nothing)
            }
            MessageKind::Update => self.step(message),
            MessageKind::Refused => Ok(self.refused(message)),
            MessageKind::Bye => Ok(Received::Bye),
            MessageKind::Said | MessageKind::Presence => Ok(Received::Nothing),
        }
    }

    fn step(&mut self, message: &RawIncoming<'_>) -> Result<Received, String> {
        if message.number <= self.number {
            return Err(format!("number {} arrived after {}", message.number, self.number));
        }
        let events = event_numbers(message)?;
        let same_game = message.table.as_ref().is_none_or(|table| table.games == self.game);
        if same_game
            && let (Some(first), Some(expected)) = (events.first(), self.next_event)
            && *first != expected
        {
            return Err(format!("at {}, event {first} arrived instead of {expected}", message.number));
        }
        let sent = self.sent.take_if(|(id, ..)| message.answers == Some(*id));
        self.update(message);
        Ok(match sent {
            Some((_, seat, mv)) => {
                Received::MoveAcknowledged { game: self.game, number: message.number, seat, mv }
            }
            None => Received::Nothing,
        })
    }

    fn refused(&mut self, message: &RawIncoming<'_>) -> Received {
        let sent = self.sent.take_if(|(id, ..)| message.id == Some(*id));
        // If it was not the move, it was the agreement to another game.
        self.rematch_sent &= sent.is_some();
        let code = message.code.unwrap_or("no code").to_owned();
        Received::Refused { code, mv: sent.map(|(_, seat, mv)| (seat, mv)) }
    }

    fn update(&mut self, message: &RawIncoming<'_>) {
        self.number = message.number;
        if let Some(table) = &message.table {
            if table.games != self.game {
                self.next_event = None;
            }
            self.seat = table.yours();
            self.status = table.status;
            self.game = table.games;
            let agreed = table.seats.iter().any(|seat| seat.yours && seat.again);
            self.wants_rematch = table.status == Status::Over && !agreed;
            self.rematch_sent &= self.wants_rematch;
            let is_replaced =
                |seat: &SeatInfo| seat.yours && seat.player == PlayerKind::StandIn && !seat.returning;
            self.is_replaced = table.seats.iter().any(is_replaced);
            self.standing = table.standing.as_ref().map(|standing| standing.get().to_owned());
            self.bots = table
                .seats
                .iter()
                .filter(|seat| seat.player == PlayerKind::Bot)
                .map(|seat| seat.seat)
                .collect();
        }
        if let Ok(events) = event_numbers(message)
            && let Some(last) = events.last()
        {
            self.next_event = Some(last + 1);
        }
        if let Some(view) = message.view {
            self.view = Some(view.get().to_owned());
        }
        self.legal = message.moves().to_owned();
    }
}

/// Waits for the hello of a connection.
async fn hello(socket: &mut Socket) -> Result<MessageText, Failure> {
    loop {
        let text = socket.next().await?;
        if text.read_raw()?.kind == MessageKind::Hello {
            return Ok(text);
        }
    }
}

/// The numbers of the events in a message. They must be consecutive.
fn event_numbers(message: &RawIncoming<'_>) -> Result<Vec<u64>, String> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        number: u64,
    }
    let events = message.events.as_deref().unwrap_or(&[]);
    let numbers =
        events.iter().map(|event| serde_json::from_str(event.get()).map(|Numbered { number }| number));
    let numbers: Vec<u64> = numbers.collect::<Result<_, _>>().map_err(|error| error.to_string())?;
    if numbers.windows(2).all(|pair| pair[1] == pair[0] + 1) {
        Ok(numbers)
    } else {
        Err(format!("events {numbers:?} are not consecutive"))
    }
}

#[cfg(test)]
mod tests;
