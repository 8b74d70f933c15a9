//! Paws, Scissors, Paper, first edition: a climbing game for two to four.
//!
//! Beat the combination on the table by one card more, by one colour, or with the beating sign;
//! the first empty hand, or the smallest one when the deck runs out, wins the round's token. Two
//! tokens win. The rulings that the code cites stand in `locales/en/rules/paws.md`.

mod events;
mod legal;
mod look;
mod moves;
mod phrases;
mod play;
mod presentation;
mod sample;
mod scoring;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod violation;

use std::ops::RangeInclusive;

pub use events::{Ending, Event};
pub use moves::Move;
pub use sample::PawsSampler;
pub use scoring::{Count, SetOff};
pub use state::{Combination, Options, Paws};
pub use view::View;
pub use violation::Violation;

use super::paws_deck::Card;
use crate::event::EventSink;
use crate::game::{Awaits, Game, Outcome, Recall, Viewer};
use crate::seat::{Seat, Seats};

impl Game for Paws {
    const ID: &'static str = "paws";
    const TITLE: &'static str = "paws-title";
    const ABOUT: &'static str = "paws-about";
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Options = Options;
    type Card = Card;
    type Move = Move;
    type Violation = Violation;
    type Event = Event;
    type View = View;
    type Sampler = PawsSampler;

    fn new(seats: Seats, options: &Options) -> Paws {
        Paws::set_up(seats, options)
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
        self.deal_round(order, log);
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
