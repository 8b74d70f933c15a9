//! The erased edge: any of the five games behind one object, moves and decks as text.
//!
//! Nothing above this module is generic over games.

use std::ops::Range;

use roshambo_rules::{
    Awaits, Dice, Game, GameOptions, MoveInput, OptionError, Outcome, Phrase, PlayError, Recall, Seat, Seats,
    Viewer,
};

use crate::move_error::MoveError;
use crate::registry::{AnyEvent, AnyView, GameId};
use crate::stream::Stream;
use crate::with_game;

/// A game of any kind, with the events that led to it.
pub trait Driver: Send + Sync {
    /// Which game.
    fn game(&self) -> GameId;
    /// How many play.
    fn seats(&self) -> Seats;
    /// What it waits for.
    fn awaits(&self) -> Awaits;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The legal moves of a seat, sorted; one placeholder where they are too many to list; nothing
    /// for a seat that may not act now.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The legal moves of a seat as people make them; nothing where they are too many to list.
    fn move_options(&self, seat: Seat) -> Vec<MoveOption>;
    /// A move as people make it, whether it is legal or not; nothing for what is not in the notation.
    fn move_option(&self, text: &str) -> Option<MoveOption>;
    /// A legal move of a seat that may act now, each equally likely.
    fn random_move(&self, seat: Seat, dice: &mut Stream) -> String;
    /// Whether the rules allow a move of a seat now, and if not, why. Nothing changes.
    fn check(&self, seat: Seat, text: &str) -> Result<(), MoveError>;
    /// Makes a move. The answer is the numbers of its events.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Range<u64>, MoveError>;
    /// Deals a deck given as cards with one space between them, top first.
    fn deal(&mut self, cards: &str) -> Result<Range<u64>, MoveError>;
    /// Whether a sealed decision stays secret until the game is over, though others are revealed.
    fn stays_sealed(&self, text: &str) -> bool;
    /// The awaited deck, shuffled, as `deal` takes it; nothing unless a deck is awaited.
    fn shuffled_deck(&self, dice: &mut Stream) -> Option<String>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer, recall: Recall) -> AnyView;
    /// Events as a viewer may know them; every viewer gets every number.
    fn events_for(&self, numbers: Range<u64>, viewer: Viewer, recall: Recall) -> Vec<NumberedEvent>;
    /// Events in full, for the account of a game that has nothing to hide.
    fn full_events(&self, numbers: Range<u64>) -> Vec<AnyEvent>;
    /// How many events there have been.
    fn events(&self) -> u64;
    /// Lets go of all events so far; their numbers stay used.
    fn drop_events(&mut self);
}

/// An event and its number.
#[derive(Clone, Debug, PartialEq, serde::Serialize, ts_rs::TS)]
pub struct NumberedEvent {
    /// Counted from 0 over the whole game, the same for every viewer.
    #[ts(type = "number")]
    pub number: u64,
    /// What the viewer may know of it.
    #[serde(flatten)]
    pub event: AnyEvent,
}

/// A legal move as people make it: point at these things, and say this.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, ts_rs::TS)]
pub struct MoveOption {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// What is pointed at: cards, a pile, squares, in notation.
    pub targets: Vec<String>,
    /// Whether they are pointed at in this order only.
    pub in_order: bool,
    /// What the move is called.
    pub phrase: Phrase,
}

impl MoveOption {
    fn new(mv: &(impl MoveInput + ToString)) -> MoveOption {
        MoveOption { mv: mv.to_string(), targets: mv.targets(), in_order: mv.in_order(), phrase: mv.say() }
    }
}

/// Sets up a game of any kind.
pub fn open(
    game: GameId,
    seats: Seats,
    options: &[(String, String)],
) -> Result<Box<dyn Driver>, OptionError> {
    with_game!(game, G => {
        let mut chosen = <G as Game>::Options::default();
        for (name, value) in options {
            chosen.set(seats, name, value)?;
        }
        Ok(Box::new(Driving { id: game, game: G::new(seats, &chosen), events: Vec::new(), forgotten: 0 }))
    })
}

/// One game and the events since the last `drop_events`.
struct Driving<G: Game> {
    id: GameId,
    game: G,
    events: Vec<G::Event>,
    forgotten: u64,
}

impl<G: Game> Driving<G> {
    fn note(&mut self, events: Vec<G::Event>) -> Range<u64> {
        let before = self.forgotten + self.events.len() as u64;
        self.events.extend(events);
        before..self.forgotten + self.events.len() as u64
    }

    fn numbered(&self, numbers: Range<u64>) -> impl Iterator<Item = (u64, &G::Event)> {
        let place = |number: u64| number.saturating_sub(self.forgotten) as usize;
        let end = place(numbers.end).min(self.events.len());
        let start = place(numbers.start).min(end);
        (self.forgotten + start as u64..).zip(&self.events[start..end])
    }
}

impl<G: Game> Driver for Driving<G>
where
    AnyView: From<G::View>,
    AnyEvent: From<G::Event>,
{
    fn game(&self) -> GameId {
        self.id
    }

    fn seats(&self) -> Seats {
        self.game.seats()
    }

    fn awaits(&self) -> Awaits {
        self.game.awaits()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        if !self.awaits().seats().contains(seat) {
            return Vec::new();
        }
        if let Some(placeholder) = self.game.unlisted(seat) {
            return vec![placeholder.to_owned()];
        }
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts
    }

    fn move_options(&self, seat: Seat) -> Vec<MoveOption> {
        if !self.awaits().seats().contains(seat) || self.game.unlisted(seat).is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        moves.sort_unstable();
        moves.iter().map(MoveOption::new).collect()
    }

    fn move_option(&self, text: &str) -> Option<MoveOption> {
        text.parse::<G::Move>().ok().map(|mv| MoveOption::new(&mv))
    }

    fn random_move(&self, seat: Seat, dice: &mut Stream) -> String {
        self.game.sample_move(seat, dice, &mut Vec::new()).to_string()
    }

    fn check(&self, seat: Seat, text: &str) -> Result<(), MoveError> {
        self.game.refuse_seat(seat)?;
        let mv = text.parse().map_err(|error| MoveError::malformed(&error))?;
        self.game.check(seat, mv).map_err(|violation| PlayError::Rule(violation).into())
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Range<u64>, MoveError> {
        self.game.refuse_seat(seat)?;
        let mv = text.parse().map_err(|error| MoveError::malformed(&error))?;
        let events = self.game.play(seat, mv)?;
        Ok(self.note(events))
    }

    fn deal(&mut self, cards: &str) -> Result<Range<u64>, MoveError> {
        if self.awaits() != Awaits::Deck {
            return Err(roshambo_rules::DeckError::NotAwaited.into());
        }
        let order: Result<Vec<G::Card>, _> = cards.split(' ').map(str::parse).collect();
        let order = order.map_err(|error| MoveError::malformed(&error))?;
        let events = self.game.shuffle(&order)?;
        Ok(self.note(events))
    }

    fn stays_sealed(&self, text: &str) -> bool {
        text.parse().is_ok_and(G::stays_sealed)
    }

    fn shuffled_deck(&self, dice: &mut Stream) -> Option<String> {
        if self.awaits() != Awaits::Deck {
            return None;
        }
        let mut cards = Vec::new();
        self.game.awaited_deck(&mut cards);
        dice.shuffle(&mut cards);
        let texts: Vec<String> = cards.iter().map(ToString::to_string).collect();
        Some(texts.join(" "))
    }

    fn view(&self, viewer: Viewer, recall: Recall) -> AnyView {
        self.game.view(viewer, recall).into()
    }

    fn events_for(&self, numbers: Range<u64>, viewer: Viewer, recall: Recall) -> Vec<NumberedEvent> {
        self.numbered(numbers)
            .map(|(number, event)| NumberedEvent {
                number,
                event: self.game.redact(event, viewer, recall).into(),
            })
            .collect()
    }

    fn full_events(&self, numbers: Range<u64>) -> Vec<AnyEvent> {
        self.numbered(numbers).map(|(_, event)| event.clone().into()).collect()
    }

    fn events(&self) -> u64 {
        self.forgotten + self.events.len() as u64
    }

    fn drop_events(&mut self) {
        self.forgotten = self.events();
        self.events.clear();
    }
}
