//! Ninjan: nine sealed cards each, resolved from the highest value down, for two to five.
//!
//! A card that beats the top of a pile takes the whole pile and begins a new one; another is put on
//! top of any. The highest sum of what was taken wins. The rulings that the code cites stand in
//! `locales/en/rules/ninjan.md`.

mod cards;
mod events;
mod legal;
mod look;
mod moves;
mod phrases;
mod piles;
mod play;
mod presentation;
mod sample;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod violation;

use std::ops::RangeInclusive;

pub use cards::{Card, CardSet, DECK_SIZE};
pub use events::{Count, Event};
pub use moves::Move;
pub use piles::{Pile, PileSet};
pub use sample::NinjanSampler;
pub use state::{Choice, Ninjan, Options};
pub use view::{PileView, View};
pub use violation::Violation;

use crate::event::EventSink;
use crate::game::{Awaits, Game, Outcome, Recall, Viewer};
use crate::seat::{Seat, Seats};

impl Game for Ninjan {
    const ID: &'static str = "ninjan";
    const TITLE: &'static str = "ninjan-title";
    const ABOUT: &'static str = "ninjan-about";
    const SEATS: RangeInclusive<u8> = 2..=5;

    type Options = Options;
    type Card = Card;
    type Move = Move;
    type Violation = Violation;
    type Event = Event;
    type View = View;
    type Sampler = NinjanSampler;

    fn new(seats: Seats, _: &Options) -> Ninjan {
        Ninjan::set_up(seats)
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        self.awaited()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn awaited_deck(&self, cards: &mut Vec<Card>) {
        self.full_deck(cards);
    }

    fn deal(&mut self, order: &[Card], log: &mut impl EventSink<Event>) {
        self.deal_hands(order, log);
    }

    fn all_cards(&self, cards: &mut Vec<Card>) {
        self.every_card(cards);
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.list_moves(seat, moves);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        self.refuse(seat, mv)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, log: &mut impl EventSink<Event>) {
        self.make(seat, mv, log);
    }

    fn redact(&self, event: &Event, viewer: Viewer, _: Recall) -> Event {
        event.seen_by(viewer)
    }

    fn view(&self, viewer: Viewer, _: Recall) -> View {
        View::new(self, viewer)
    }
}
