//! What the server tells, read as cheaply as possible: what a player does not need is skipped, what is
//! only passed on stays text.

mod look;

pub use look::{Awaited, Look, SeatBits};

use std::fmt;

use roshambo_rules::Seat;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

/// A message on the WebSocket of a table: all kinds in one, because a tagged enum would have to keep
/// the whole message to find its tag.
#[derive(Clone, Debug, Deserialize)]
pub struct Incoming<'a, V = Look, E = Events> {
    /// Which kind.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// How long the log is; 0 in messages that are not about it.
    #[serde(default)]
    pub number: u64,
    /// The client's own number, where this is the answer to its message.
    pub answers: Option<u64>,
    /// The client's own number, where its message is refused.
    pub id: Option<u64>,
    /// The table, where it changed.
    pub table: Option<TableInfo>,
    /// The seat whose view this is, in a hello.
    pub uncovered: Option<Seat>,
    /// What happened.
    pub events: Option<E>,
    /// In a hello, whether all that happened since is among the events.
    #[serde(default)]
    pub complete: bool,
    /// The game.
    pub view: Option<V>,
    /// Whom the game waits for, where there is no view.
    pub awaits: Option<Awaited>,
    /// What the uncovered seat may do, as programs are told.
    #[serde(borrow)]
    pub legal: Option<Vec<&'a str>>,
    /// What the uncovered seat may do, as people are told.
    #[serde(borrow)]
    pub moves: Option<Vec<MoveOption<'a>>>,
    /// What the legal moves look like, if they are too many to list.
    pub unlisted: Option<&'a str>,
    /// The seal of the decision that this step is.
    #[serde(borrow)]
    pub seal: Option<Seal<'a>>,
    /// Seals that are opened now.
    #[serde(borrow, default)]
    pub opened: Vec<Opened<'a>>,
    /// Why a message is refused.
    pub code: Option<&'a str>,
    /// Why the connection is closed.
    pub why: Option<&'a str>,
}

/// A legal move as people are told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct MoveOption<'a> {
    /// In notation.
    #[serde(rename = "move")]
    pub mv: &'a str,
}

impl<V, E> Incoming<'_, V, E> {
    /// The legal moves of the uncovered seat, in either form of the connection.
    pub fn moves(&self) -> Moves<&str> {
        match (self.unlisted, &self.legal, &self.moves) {
            (Some(_), ..) => Moves::Unlisted,
            (None, Some(legal), _) => Moves::Listed(legal.clone()),
            (None, None, Some(options)) => Moves::Listed(options.iter().map(|option| option.mv).collect()),
            (None, None, None) => Moves::NONE,
        }
    }
}

/// The legal moves of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moves<T> {
    /// All legal moves; empty if the seat may not act now.
    Listed(Vec<T>),
    /// The moves are too many to list.
    Unlisted,
}

impl<T: AsRef<str>> Moves<T> {
    /// No legal moves.
    pub const NONE: Moves<T> = Moves::Listed(Vec::new());

    /// Whether the seat may not act now.
    pub fn is_empty(&self) -> bool {
        matches!(self, Moves::Listed(moves) if moves.is_empty())
    }

    /// Whether a move is listed.
    pub fn contains(&self, mv: &str) -> bool {
        matches!(self, Moves::Listed(moves) if moves.iter().any(|own| own.as_ref() == mv))
    }

    /// The same moves as owned texts.
    pub fn to_owned(&self) -> Moves<String> {
        match self {
            Moves::Listed(moves) => Moves::Listed(moves.iter().map(|mv| mv.as_ref().to_owned()).collect()),
            Moves::Unlisted => Moves::Unlisted,
        }
    }
}

/// A message with its view and events as they came.
pub type Whole<'a> = Incoming<'a, &'a RawValue, Vec<&'a RawValue>>;

/// The kinds of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Everything.
    Hello,
    /// One step of the log.
    Update,
    /// A message was not carried out.
    Refused,
    /// Somebody said something.
    Said,
    /// Somebody came or went.
    Presence,
    /// The server closes the connection.
    Bye,
}

/// The numbers of some events that follow one another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Events {
    /// The first; 0 if there is none.
    pub first: u64,
    /// How many.
    pub count: u64,
    /// Whether each is one more than the one before.
    pub in_order: bool,
}

impl<'de> Deserialize<'de> for Events {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Events, D::Error> {
        struct Numbers;

        #[derive(Deserialize)]
        struct Numbered {
            number: u64,
        }

        impl<'de> Visitor<'de> for Numbers {
            type Value = Events;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("events")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Events, A::Error> {
                let mut events = Events { in_order: true, ..Events::default() };
                while let Some(Numbered { number }) = list.next_element()? {
                    if events.count == 0 {
                        events.first = number;
                    }
                    events.in_order &= number == events.first + events.count;
                    events.count += 1;
                }
                Ok(events)
            }
        }

        deserializer.deserialize_seq(Numbers)
    }
}

/// The seal of a sealed decision.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub struct Seal<'a> {
    /// Who has decided.
    pub seat: Seat,
    /// SHA-256 in hexadecimal digits.
    pub hash: &'a str,
}

/// A seal opened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub struct Opened<'a> {
    /// Whose.
    pub seat: Seat,
    /// As it was published.
    pub hash: &'a str,
    /// What was hashed with it.
    pub salt: &'a str,
    /// The decision.
    #[serde(rename = "move")]
    pub mv: &'a str,
}

/// The table that was opened.
#[derive(Clone, Debug, Deserialize)]
pub struct Created {
    /// Its id.
    pub id: String,
    /// Its short code.
    pub code: String,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are being taken.
    Waiting,
    /// A game is being played.
    Playing,
    /// The game is over.
    Over,
    /// The log of the table cannot be read any more.
    Void,
}

/// A table as one visitor is told of it.
#[derive(Clone, Debug, Deserialize)]
pub struct TableInfo {
    /// Where it stands.
    pub status: Status,
    /// How long its log is.
    pub number: u64,
    /// How many games were begun here.
    pub games: u32,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
}

impl TableInfo {
    /// The visitor's first seat.
    pub fn yours(&self) -> Option<Seat> {
        self.seats.iter().find(|chair| chair.yours).map(|chair| chair.seat)
    }
}

/// A seat as one visitor is told of it.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// Whether it is the visitor's own.
    pub yours: bool,
    /// Whether its person wants another game.
    pub again: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_read_without_what_is_not_needed() {
        let text = r#"{"type":"update","number":18,"answers":7,"events":[{"number":4,"code":"chosen","seat":1},
            {"number":5,"code":"x","cards":["R4"]}],"view":{"game":"ninjan","seat":2,"seats":2,
            "awaits":{"kind":"sealed","waiting":[2],"decided":[1]},"round":1},"legal":["choose R4","choose S1"],
            "seal":{"seat":1,"hash":"ab"},"clocks":[1,2]}"#;
        let message: Incoming<'_> = serde_json::from_str(text).unwrap();
        assert_eq!((message.kind, message.number, message.answers), (Kind::Update, 18, Some(7)));
        assert_eq!(message.events, Some(Events { first: 4, count: 2, in_order: true }));
        assert_eq!(message.legal, Some(vec!["choose R4", "choose S1"]));
        assert_eq!(message.seal.unwrap().hash, "ab");
        let look = message.view.unwrap();
        let two = Seat::from_number(2).unwrap();
        assert_eq!(look.seat, Some(two));
        assert!(look.awaits.may_act.contains(two) && !look.awaits.may_act.contains(Seat::FIRST));
        let whole: Whole<'_> = serde_json::from_str(text).unwrap();
        assert_eq!(whole.events.unwrap()[1].get(), r#"{"number":5,"code":"x","cards":["R4"]}"#);
    }

    #[test]
    fn a_missing_event_number_is_noticed() {
        let numbers = |text| serde_json::from_str::<Events>(text).unwrap();
        assert!(numbers(r#"[{"number":1},{"number":2}]"#).in_order);
        assert!(!numbers(r#"[{"number":1},{"number":3}]"#).in_order);
        assert!(!numbers(r#"[{"number":1},{"number":1}]"#).in_order);
        assert_eq!(numbers("[]").count, 0);
    }
}
