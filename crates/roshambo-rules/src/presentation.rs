//! What a game says about itself beyond its rules, as data for every front end.
//!
//! A view is presented in words: what the viewer is asked to do, the table for people who cannot
//! see it, and small facts beside each seat. It also knows how an attempt by pointing at cards,
//! piles or squares is written in notation, so that the rules can refuse the attempt with a ruling.
//! All of it is a function of the view alone, so it reveals nothing that the view does not.
//!
//! ```
//! use roshambo_rules::{Game, Present, Recall, Seat, Seats, Viewer, games::tsuefa::Tsuefa};
//!
//! let game = Tsuefa::new(Seats::new(2).unwrap(), &Default::default());
//! let view = game.view(Viewer::Seat(Seat::new(0)), Recall::Display);
//! assert_eq!(view.prompt().id, "tsuefa-ask-setup");
//! assert_eq!(view.attempt(&["c2", "c3"]).as_deref(), Some("c2-c3"));
//! ```

use serde::Serialize;

use crate::phrase::Phrase;
use crate::seat::Seat;

/// A small fact beside a seat, such as its number of cards: drawn as an icon with a number, and
/// available in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatFact {
    /// Which fact. Front ends choose an icon by it.
    pub kind: &'static str,
    /// The number beside the icon.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub value: i64,
    /// The same in words.
    pub phrase: Phrase,
}

impl SeatFact {
    /// A fact whose number is a count.
    pub(crate) fn count(kind: &'static str, count: impl TryInto<i64>, phrase: Phrase) -> SeatFact {
        SeatFact { kind, value: count.try_into().unwrap_or(i64::MAX), phrase }
    }

    /// How many cards a seat holds.
    pub(crate) fn cards(count: usize) -> SeatFact {
        SeatFact::count("cards", count, crate::say!("cards", count = count))
    }
}

/// A view that presents itself.
pub trait Present {
    /// What the viewer is asked to do now.
    fn prompt(&self) -> Phrase;

    /// The whole table in words, for people who cannot see it.
    fn description(&self) -> Vec<Phrase>;

    /// Facts beside a seat.
    fn seat_facts(&self, seat: Seat) -> Vec<SeatFact>;

    /// How an attempt by pointing at these targets is written in notation, legal or not; `None` if
    /// no move is made with such targets.
    fn attempt(&self, targets: &[&str]) -> Option<String>;

    /// With how many targets an attempt can be written. A front end that cannot write attempts
    /// itself knows by it when to ask for a ruling.
    fn attempt_sizes(&self) -> Vec<usize>;
}

/// An event that says how it is presented.
pub trait PresentEvent {
    /// Whether the event only says that a seat has decided. The list of seats shows that while it
    /// matters, so a log may leave the event out.
    fn is_only_a_decision(&self) -> bool;
}
