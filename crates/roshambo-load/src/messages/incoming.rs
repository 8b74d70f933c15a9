//! What the server sends, parsed as cheaply as possible: unneeded fields are skipped, and texts are borrowed.

use std::fmt;

use roshambo_rules::Seat;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::view_summary::{Awaited, ViewSummary};

/// A message on the WebSocket of a table. One struct holds all kinds of messages, because serde buffers the whole
/// message to find the tag of a tagged enum.
#[derive(Clone, Debug, Deserialize)]
pub struct Incoming<'a, V = ViewSummary, E = Events> {
    /// The kind of the message.
    #[serde(rename = "type")]
    pub kind: MessageKind,
    /// The length of the table's log after the message. 0 in messages that are not about the log.
    #[serde(default)]
    pub number: u64,
    /// The number that the client gave to its message, if this is the reply to it.
    pub answers: Option<u64>,
    /// The number that the client gave to its message, if this refuses it.
    pub id: Option<u64>,
    /// The table, if it changed.
    pub table: Option<TableInfo>,
    /// In a hello, the seat whose view this is.
    pub uncovered: Option<Seat>,
    /// The new events.
    pub events: Option<E>,
    /// In a hello, whether the events contain everything since the last message of the client.
    #[serde(default)]
    pub complete: bool,
    /// The view of the game.
    pub view: Option<V>,
    /// The seats that the game waits for, if there is no view.
    pub awaits: Option<Awaited>,
    /// The legal moves of the uncovered seat, in the form for programs.
    #[serde(borrow)]
    pub legal: Option<Vec<&'a str>>,
    /// The legal moves of the uncovered seat, in the form for people.
    #[serde(borrow)]
    pub moves: Option<Vec<MoveOption<'a>>>,
    /// What the legal moves look like, if they are too many to list.
    pub unlisted: Option<&'a str>,
    /// The seal of the decision, if this step is a sealed decision.
    #[serde(borrow)]
    pub seal: Option<Seal<'a>>,
    /// The seals that this step opens.
    #[serde(borrow, default)]
    pub opened: Vec<OpenedSeal<'a>>,
    /// The code of the reason for a refusal.
    pub code: Option<&'a str>,
    /// The reason for closing the connection.
    pub why: Option<&'a str>,
}

/// A legal move in the form for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct MoveOption<'a> {
    /// The move in notation.
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

/// A message with its view and events as unparsed JSON.
pub type RawIncoming<'a> = Incoming<'a, &'a RawValue, Vec<&'a RawValue>>;

/// The kind of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MessageKind {
    /// The complete state of the table, at the start of a connection and after a resync.
    Hello,
    /// One step of the table's log.
    Update,
    /// A message was not carried out.
    Refused,
    /// A remark.
    Said,
    /// A person connected or disconnected.
    Presence,
    /// The server closes the connection.
    Bye,
}

/// The numbers of consecutive events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Events {
    /// The first number. 0 if there are no events.
    pub first: u64,
    /// The number of events.
    pub count: u64,
    /// Whether each number is one more than the previous one.
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
    /// The seat that has decided.
    pub seat: Seat,
    /// SHA-256 in hexadecimal digits.
    pub hash: &'a str,
}

/// A seal that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub struct OpenedSeal<'a> {
    /// The seat that has decided.
    pub seat: Seat,
    /// The published hash.
    pub hash: &'a str,
    /// The salt that was hashed with the decision.
    pub salt: &'a str,
    /// The decision, in notation.
    #[serde(rename = "move")]
    pub mv: &'a str,
}

/// A table that was opened.
#[derive(Clone, Debug, Deserialize)]
pub struct Created {
    /// Its id.
    pub id: String,
    /// Its short code.
    pub code: String,
}

/// The status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are being taken.
    Waiting,
    /// A game is being played.
    Playing,
    /// The game is over.
    Over,
    /// The log of the table cannot be read.
    Void,
}

/// A table, as one visitor sees it.
#[derive(Clone, Debug, Deserialize)]
pub struct TableInfo {
    /// The status.
    pub status: Status,
    /// The length of its log.
    pub number: u64,
    /// The number of games that were started.
    pub games: u32,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The result of the last game, as unparsed JSON.
    pub standing: Option<Box<RawValue>>,
}

impl TableInfo {
    /// The visitor's first seat.
    pub fn yours(&self) -> Option<Seat> {
        self.seats.iter().find(|seat| seat.yours).map(|seat| seat.seat)
    }
}

/// A seat, as one visitor sees it.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SeatInfo {
    /// The seat.
    pub seat: Seat,
    /// Who plays it.
    pub player: PlayerKind,
    /// Whether it is the visitor's own.
    pub yours: bool,
    /// Whether its person gets it back after the decision that the bot has to make now.
    pub returning: bool,
    /// Whether its person agreed to another game.
    pub again: bool,
}

/// The kind of player at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerKind {
    /// No player yet.
    Empty,
    /// A person.
    Person,
    /// A bot since the start of the game.
    Bot,
    /// A bot for a person, who may take the seat back.
    StandIn,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_parsed_and_unneeded_fields_are_skipped() {
        let text = r#"{"type":"update","number":18,"answers":7,"events":[{"number":4,"code":"chosen","seat":1},
            {"number":5,"code":"x","cards":["R4"]}],"view":{"game":"ninjan","seat":2,"seats":2,
            "awaits":{"kind":"sealed","waiting":[2],"decided":[1]},"round":1},"legal":["choose R4","choose S1"],
            "seal":{"seat":1,"hash":"ab"},"clocks":[1,2]}"#;
        let message: Incoming<'_> = serde_json::from_str(text).unwrap();
        assert_eq!((message.kind, message.number, message.answers), (MessageKind::Update, 18, Some(7)));
        assert_eq!(message.events, Some(Events { first: 4, count: 2, in_order: true }));
        assert_eq!(message.legal, Some(vec!["choose R4", "choose S1"]));
        assert_eq!(message.seal.unwrap().hash, "ab");
        let view = message.view.unwrap();
        let two = Seat::from_number(2).unwrap();
        assert_eq!(view.seat, Some(two));
        assert!(view.awaits.may_act.contains(two) && !view.awaits.may_act.contains(Seat::FIRST));
        let raw: RawIncoming<'_> = serde_json::from_str(text).unwrap();
        assert_eq!(raw.events.unwrap()[1].get(), r#"{"number":5,"code":"x","cards":["R4"]}"#);
    }

    #[test]
    fn a_gap_between_event_numbers_is_detected() {
        let numbers = |text| serde_json::from_str::<Events>(text).unwrap();
        assert!(numbers(r#"[{"number":1},{"number":2}]"#).in_order);
        assert!(!numbers(r#"[{"number":1},{"number":3}]"#).in_order);
        assert!(!numbers(r#"[{"number":1},{"number":1}]"#).in_order);
        assert_eq!(numbers("[]").count, 0);
    }
}
