//! Somebody at a table who notes what he saw, to compare it when he comes back.

use roshambo_rules::Seat;
use serde_json::value::RawValue;

use crate::asks::Form;
use crate::client::Guest;
use crate::failure::Failure;
use crate::http::Base;
use crate::socket::{Socket, Text};
use crate::tells::{Kind, Moves, Status, Whole};

/// Somebody at a table.
#[derive(Debug)]
pub(super) struct Person {
    guest: Guest,
    pub(super) socket: Option<Socket>,
    pub(super) seat: Option<Seat>,
    /// The last number that he saw.
    pub(super) at: u64,
    /// The view that he had then.
    view: Option<String>,
    /// Which game of the table it was.
    game: u32,
    /// The event that comes next.
    next_event: Option<u64>,
    pub(super) status: Status,
    pub(super) legal: Moves<String>,
    /// A move on its way.
    pub(super) sent: Option<(u64, Seat, String)>,
    pub(super) wants: bool,
    pub(super) asked: bool,
}

/// What a message was good for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// Nothing that counts.
    Nothing,
    /// A move of his own was acknowledged: the game, its number, the seat and the move.
    Acknowledged(u32, u64, Seat, String),
}

impl Person {
    pub(super) fn new(guest: Guest) -> Person {
        Person {
            guest,
            socket: None,
            seat: None,
            at: 0,
            view: None,
            game: 0,
            next_event: None,
            status: Status::Waiting,
            legal: Moves::NONE,
            sent: None,
            wants: false,
            asked: false,
        }
    }

    /// Connects anew and says how the first message differs from what he knew, if it does. The answer
    /// is whether it could be compared: nothing had happened since.
    pub(super) async fn come(&mut self, base: &Base, table: &str) -> Result<Result<bool, String>, Failure> {
        let since = (self.at > 0).then_some(self.at);
        let mut socket = Socket::connect(base, &self.guest, table, Form::People, since).await?;
        let text = hello(&mut socket).await?;
        self.socket = Some(socket);
        self.sent = None;
        self.asked = false;
        let message = text.whole()?;
        let known = (self.at, self.game, self.view.take());
        let fine = self.compare(&message, known);
        self.take(&message);
        Ok(fine)
    }

    fn compare(&self, message: &Whole<'_>, known: (u64, u32, Option<String>)) -> Result<bool, String> {
        let (at, game, view) = known;
        if message.number < at {
            return Err(format!("the log ends at {}, and {at} was seen", message.number));
        }
        let games = message.table.as_ref().map_or(0, |table| table.games);
        let events = numbers(message)?;
        if games == game
            && message.complete
            && let (Some(first), Some(due)) = (events.first(), self.next_event)
            && *first != due
        {
            return Err(format!("after {at} event {first} came where {due} was due"));
        }
        if message.number > at || view.is_none() {
            return Ok(false);
        }
        if !events.is_empty() {
            return Err(format!("nothing happened after {at}, and events were told"));
        }
        let now = message.view.map(RawValue::get);
        if now == view.as_deref() {
            Ok(true)
        } else {
            Err(format!("the view at {at} was {view:?} and is {now:?}"))
        }
    }

    /// Compares what a new connection of the same person sees. This one has to get as far as that.
    pub(super) async fn compare_fresh(
        &mut self,
        base: &Base,
        table: &str,
    ) -> Result<Result<(), String>, Failure> {
        let mut fresh = Socket::connect(base, &self.guest, table, Form::People, None).await?;
        let text = hello(&mut fresh).await?;
        let message = text.whole()?;
        while self.at < message.number {
            let Some(socket) = &mut self.socket else { return Err(Failure::Closed) };
            let next = socket.next().await?;
            if let Err(what) = self.hear(&next)? {
                return Ok(Err(what));
            }
        }
        let (own, other) = (self.view.as_deref(), message.view.map(RawValue::get));
        let legal = message.moves().to_owned();
        Ok(if self.at > message.number || (own == other && self.legal == legal) {
            Ok(())
        } else {
            Err(format!("at {} one connection shows {own:?} and another {other:?}", self.at))
        })
    }

    /// Takes a message; the inner error is what is wrong with it.
    pub(super) fn hear(&mut self, text: &Text) -> Result<Result<Heard, String>, Failure> {
        let message = text.whole()?;
        Ok(match message.kind {
            Kind::Hello => {
                // Answers that were on their way may not come.
                (self.sent, self.asked) = (None, false);
                self.take(&message);
                Ok(Heard::Nothing)
            }
            Kind::Update => self.step(&message),
            Kind::Refused => self.refused(&message),
            Kind::Said | Kind::Presence | Kind::Bye => Ok(Heard::Nothing),
        })
    }

    fn step(&mut self, message: &Whole<'_>) -> Result<Heard, String> {
        if message.number <= self.at {
            return Err(format!("number {} came after {}", message.number, self.at));
        }
        let events = numbers(message)?;
        let same_game = message.table.as_ref().is_none_or(|table| table.games == self.game);
        if same_game
            && let (Some(first), Some(due)) = (events.first(), self.next_event)
            && *first != due
        {
            return Err(format!("at {} event {first} came where {due} was due", message.number));
        }
        let sent = self.sent.take_if(|(id, ..)| message.answers == Some(*id));
        self.take(message);
        Ok(match sent {
            Some((_, seat, mv)) => Heard::Acknowledged(self.game, message.number, seat, mv),
            None => Heard::Nothing,
        })
    }

    /// All that is sent is legal when it is sent, so only what has become old may be refused.
    fn refused(&mut self, message: &Whole<'_>) -> Result<Heard, String> {
        let was = self.sent.take_if(|(id, ..)| message.id == Some(*id));
        match was {
            Some((_, seat, mv)) => {
                Err(format!("seat {seat}'s '{mv}' was refused: {}", message.code.unwrap_or_default()))
            }
            None => Err(format!("refused: {}", message.code.unwrap_or_default())),
        }
    }

    fn take(&mut self, message: &Whole<'_>) {
        self.at = message.number;
        if let Some(table) = &message.table {
            if table.games != self.game {
                self.next_event = None;
            }
            self.seat = table.yours();
            self.status = table.status;
            self.game = table.games;
            let agreed = table.seats.iter().any(|chair| chair.yours && chair.again);
            self.wants = table.status == Status::Over && !agreed;
            self.asked &= self.wants;
        }
        if let Ok(events) = numbers(message)
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

/// The first message of a connection.
async fn hello(socket: &mut Socket) -> Result<Text, Failure> {
    loop {
        let text = socket.next().await?;
        if text.whole()?.kind == Kind::Hello {
            return Ok(text);
        }
    }
}

/// The numbers of the events, which follow one another.
fn numbers(message: &Whole<'_>) -> Result<Vec<u64>, String> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        number: u64,
    }
    let events = message.events.as_deref().unwrap_or_default();
    let numbers =
        events.iter().map(|event| serde_json::from_str(event.get()).map(|Numbered { number }| number));
    let numbers: Vec<u64> = numbers.collect::<Result<_, _>>().map_err(|error| error.to_string())?;
    if numbers.windows(2).all(|pair| pair[1] == pair[0] + 1) {
        Ok(numbers)
    } else {
        Err(format!("events {numbers:?} do not follow one another"))
    }
}

#[cfg(test)]
mod tests;
