//! Paws, Scissors, Paper, second edition: quick rules, a series of games for two to four.
//!
//! Raise what lies on the table by at least one card, change to the beating sign, transfer with a
//! combo, or pass and draw. Cards left in hand are penalty points; the lowest total of the series
//! wins. The rulings that the code cites stand in `locales/en/rules/paws-quick.md`.

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
pub use sample::PawsQuickSampler;
pub use scoring::Score;
pub use state::{Options, PawsQuick, Table};
pub use view::{SpendView, View};
pub use violation::Violation;

use super::paws_deck::Card;
use crate::event::EventSink;
use crate::game::{Awaits, Game, Outcome, Recall, Viewer};
use crate::seat::{Seat, Seats};

impl Game for PawsQuick {
    const ID: &'static str = "paws-quick";
    const TITLE: &'static str = "paws-quick-title";
    const ABOUT: &'static str = "paws-quick-about";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const LOW_SCORES_WIN: bool = true;

    type Options = Options;
    type Card = Card;
    type Move = Move;
    type Violation = Violation;
    type Event = Event;
    type View = View;
    type Sampler = PawsQuickSampler;

    fn new(seats: Seats, options: &Options) -> PawsQuick {
        PawsQuick::set_up(seats, options)
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
        self.deal_game(order, log);
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
