//! Kanobu: a shedding game for two to six.
//!
//! Cards go on the pile by colour and symbol, signs by colour and by beating. Effects wait for the
//! next seat, which may pass them on, cancel them or accept them. The first empty hand wins. The
//! rulings that the code cites stand in `locales/en/rules/kanobu.md`.

mod card_set;
mod cards;
mod choice;
mod deck;
mod effects;
mod events;
mod knowledge;
mod legal;
mod look;
mod makeup;
mod moves;
mod phrases;
mod play;
mod presentation;
mod sample;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod violation;

use std::ops::RangeInclusive;

pub use card_set::CardSet;
pub use cards::{Card, Colour, Laid, Symbol};
pub use events::Event;
pub use look::{Kinds, Moment};
pub use moves::Move;
pub use sample::KanobuSampler;
pub use state::{Direction, Effect, Kanobu, Options, Rest};
pub use view::{DrawnView, EffectView, Hidden, View};
pub use violation::Violation;

use crate::dice::Dice;
use crate::event::EventSink;
use crate::game::{Awaits, Game, Outcome, Recall, Viewer};
use crate::seat::{Seat, Seats};

impl Game for Kanobu {
    const ID: &'static str = "kanobu";
    const TITLE: &'static str = "kanobu-title";
    const ABOUT: &'static str = "kanobu-about";
    const SEATS: RangeInclusive<u8> = 2..=6;
    const LOW_SCORES_WIN: bool = true;

    type Options = Options;
    type Card = Card;
    type Move = Move;
    type Violation = Violation;
    type Event = Event;
    type View = View;
    type Sampler = KanobuSampler;

    fn new(seats: Seats, options: &Options) -> Kanobu {
        Kanobu::set_up(seats, options)
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
        self.list_deck(cards);
    }

    fn deal(&mut self, order: &[Card], log: &mut impl EventSink<Event>) {
        self.take_order(order, log);
    }

    fn all_cards(&self, cards: &mut Vec<Card>) {
        self.every_card(cards);
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.list_moves(seat, moves);
    }

    #[inline]
    fn sample_move(&self, seat: Seat, dice: &mut impl Dice, _: &mut Vec<Move>) -> Move {
        self.random_move(seat, dice)
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
