//! The one trait that all games implement, and the few types in its signatures.
//!
//! A game is a state. It waits for one of four things ([`Awaits`]); it is given a
//! move of a seat or the order of a deck; it notes events; it shows each viewer a
//! view. There are two doors: [`Game::play`] checks everything and refuses with a
//! reason, [`Game::apply`] trusts its caller and is fast.

use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::dice::Dice;
use crate::error::{DeckError, PlayError, RuleViolation};
use crate::event::EventSink;
use crate::options::GameOptions;
use crate::phrase::{MoveInput, Say};
use crate::presentation::{Present, PresentEvent};
use crate::seat::{BySeat, MOST_SEATS, Seat, SeatSet, Seats};
use crate::text::ParseError;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Awaits {
    /// A move of one seat.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// Sealed decisions, in any order.
    Sealed {
        /// Who has still to decide.
        waiting: SeatSet,
        /// Who has decided.
        decided: SeatSet,
    },
    /// The order of a shuffled deck.
    Deck,
    /// Nothing: the game is over.
    Over,
}

impl Awaits {
    /// The seats that may act now.
    #[inline]
    pub fn seats(self) -> SeatSet {
        match self {
            Awaits::Turn { seat } => SeatSet::only(seat),
            Awaits::Sealed { waiting, .. } => waiting,
            Awaits::Deck | Awaits::Over => SeatSet::EMPTY,
        }
    }
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody at the table who holds no cards and sees what is public.
    Spectator,
}

impl Viewer {
    /// The seat, if a player looks.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether this is that seat's own player.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// All viewers of a table.
    pub fn all(seats: Seats) -> impl Iterator<Item = Viewer> {
        seats.iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

/// How much of what a viewer has been shown is shown again.
///
/// The two differ only where a game makes remembering part of play (`tsuefa/9`, pro).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recall {
    /// What lies on the table, and a log that may be read later.
    Display,
    /// All that a careful person could have noted; for the moment itself, and for bots.
    Memory,
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Outcome {
    /// One seat, several that share the victory, or none for a draw.
    pub winners: SeatSet,
    /// A score per seat, in the game's own unit.
    pub scores: Scores,
}

impl Outcome {
    /// The winners, and a score per seat.
    pub fn new(seats: Seats, winners: SeatSet, score: impl Fn(Seat) -> i32) -> Outcome {
        let mut by_seat = BySeat::default();
        for seat in seats.iter() {
            by_seat[seat] = score(seat);
        }
        Outcome { winners, scores: Scores { seats, by_seat } }
    }
}

/// A score for each seat of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ts_rs::TS)]
#[ts(type = "number[]")]
pub struct Scores {
    seats: Seats,
    by_seat: BySeat<i32, MOST_SEATS>,
}

impl Scores {
    /// The scores in seat order.
    pub fn as_slice(&self) -> &[i32] {
        &self.by_seat.0[..self.seats.count()]
    }
}

impl Serialize for Scores {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

/// A game: its state, and the rules as methods on it.
pub trait Game: Clone + PartialEq + Eq + fmt::Debug + Send + Sync + 'static {
    /// The id, as records name it.
    const ID: &'static str;
    /// The id of the phrase that is its title.
    const TITLE: &'static str;
    /// The id of the phrase that says in one line what it is.
    const ABOUT: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// The version of the rules that this code plays. Another version is another game.
    const RULES_VERSION: u32 = 1;
    /// Whether the lower of two scores is the better one.
    const LOW_SCORES_WIN: bool = false;

    /// What can be chosen before the game.
    type Options: GameOptions;
    /// A card of the deck; cards are ordered canonically.
    type Card: Copy + Ord + fmt::Display + FromStr<Err = ParseError> + Say + Send + Sync;
    /// A move, small and complete; its text is its only encoding.
    type Move: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = ParseError>
        + MoveInput
        + Send
        + Sync;
    /// Why a rule forbids a move.
    type Violation: RuleViolation;
    /// What happened.
    type Event: Clone + PartialEq + fmt::Debug + Say + PresentEvent + Serialize + ts_rs::TS + Send + Sync;
    /// What one viewer may know.
    type View: Clone + PartialEq + fmt::Debug + Present + Serialize + ts_rs::TS + Send + Sync;
    /// Makes states that fit a view.
    type Sampler: Sampler<Self>;

    /// A new game, before anything has happened. The number of seats is one of `SEATS`.
    fn new(seats: Seats, options: &Self::Options) -> Self;

    /// How many play.
    fn seats(&self) -> Seats;

    /// What the game waits for.
    fn awaits(&self) -> Awaits;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Adds the cards whose order is awaited, in canonical order; nothing unless a deck is awaited.
    fn awaited_deck(&self, cards: &mut Vec<Self::Card>);

    /// Takes the order of the awaited deck, top card first, without checking it.
    fn deal(&mut self, order: &[Self::Card], log: &mut impl EventSink<Self::Event>);

    /// Adds every card of the game, wherever it lies, in any order: none is ever lost or made.
    fn all_cards(&self, cards: &mut Vec<Self::Card>);

    /// Adds all legal moves of a seat that may act now, each once.
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// The text that stands for the seat's legal moves where they are too many to list; such moves
    /// are checked and sampled only.
    fn unlisted(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// Whether a sealed decision stays secret after all others are in, until the game is over.
    fn stays_sealed(_mv: Self::Move) -> bool {
        false
    }

    /// A legal move of a seat that may act now, each equally likely. `scratch` is reused space.
    #[inline]
    fn sample_move(&self, seat: Seat, dice: &mut impl Dice, scratch: &mut Vec<Self::Move>) -> Self::Move {
        scratch.clear();
        self.legal_moves(seat, scratch);
        dice.pick(scratch)
    }

    /// Whether a seat that may act now may make this move, and if not, why.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Self::Violation>;

    /// The fast door: makes a move that is known to be legal.
    fn apply(&mut self, seat: Seat, mv: Self::Move, log: &mut impl EventSink<Self::Event>);

    /// What a viewer may know of an event that led to this state.
    fn redact(&self, event: &Self::Event, viewer: Viewer, recall: Recall) -> Self::Event;

    /// What a viewer may know of this state.
    fn view(&self, viewer: Viewer, recall: Recall) -> Self::View;

    /// The checked door: makes a move, or says why not and changes nothing.
    fn play(&mut self, seat: Seat, mv: Self::Move) -> Result<Vec<Self::Event>, PlayError<Self::Violation>> {
        self.refuse_seat(seat)?;
        self.check(seat, mv).map_err(PlayError::Rule)?;
        let mut events = Vec::new();
        self.apply(seat, mv, &mut events);
        Ok(events)
    }

    /// Whether a seat may act at all now.
    fn refuse_seat(&self, seat: Seat) -> Result<(), PlayError<Self::Violation>> {
        let seats = self.seats();
        if !seats.all().contains(seat) {
            return Err(PlayError::NoSuchSeat { seat, seats });
        }
        match self.awaits() {
            Awaits::Over => Err(PlayError::GameOver),
            Awaits::Deck => Err(PlayError::DeckAwaited),
            Awaits::Turn { seat: awaited } if awaited == seat => Ok(()),
            Awaits::Sealed { waiting, .. } if waiting.contains(seat) => Ok(()),
            Awaits::Sealed { waiting, decided } if decided.contains(seat) => {
                Err(PlayError::AlreadyDecided { seat, awaited: waiting })
            }
            awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => {
                Err(PlayError::NotAwaited { seat, awaited: awaits.seats() })
            }
        }
    }

    /// The checked door for chance: takes the order of the awaited deck, or says what is wrong with it.
    fn shuffle(&mut self, order: &[Self::Card]) -> Result<Vec<Self::Event>, DeckError> {
        if self.awaits() != Awaits::Deck {
            return Err(DeckError::NotAwaited);
        }
        let mut awaited = Vec::new();
        self.awaited_deck(&mut awaited);
        if order.len() != awaited.len() {
            return Err(DeckError::WrongSize { found: order.len(), expected: awaited.len() });
        }
        let mut given = order.to_vec();
        given.sort_unstable();
        if let Some((surplus, missing)) = surplus_and_missing(&given, &awaited) {
            return Err(DeckError::WrongCards { surplus: surplus.to_string(), missing: missing.to_string() });
        }
        let mut events = Vec::new();
        self.deal(order, &mut events);
        Ok(events)
    }
}

/// The first card that sorted `given` has more often than sorted `awaited`, and the other way round.
fn surplus_and_missing<C: Copy + Ord>(given: &[C], awaited: &[C]) -> Option<(C, C)> {
    let excess = |of: &[C], over: &[C]| {
        let count = |cards: &[C], card: &C| cards.iter().filter(|c| *c == card).count();
        of.iter().copied().find(|card| count(of, card) > count(over, card))
    };
    Some((excess(given, awaited)?, excess(awaited, given)?))
}

/// Makes full states that fit what one viewer knows, for search.
///
/// Prepared once from a view with [`Recall::Memory`]; then each sample is quick. All states that
/// public information and the viewer's own cards allow are equally likely, as far as the game's
/// view page says.
pub trait Sampler<G: Game>: Sized {
    /// Prepares to sample for a viewer who sees this.
    fn new(view: &G::View) -> Self;

    /// A state that fits.
    fn sample(&self, dice: &mut impl Dice) -> G;
}
