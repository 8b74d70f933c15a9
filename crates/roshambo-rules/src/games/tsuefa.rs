//! Tsu-e-fa!: hidden rock, scissors and paper on a board of six by six, for two.
//!
//! Twelve figures a side carry items that only their owner sees; a figure that attacks shows its
//! item and sees the other's. Capture the flag, mind the dynamite. In the pro variant players must
//! remember what fights have shown. The rulings that the code cites stand in `locales/en/rules/tsuefa.md`.

mod board;
mod events;
mod item;
mod layout;
mod legal;
mod look;
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

pub use board::{Square, Squares};
pub use events::Event;
pub use item::{Clash, Item, Items};
pub use layout::Layout;
pub use moves::{Move, NoCard};
pub use sample::TsuefaSampler;
pub use state::{Options, Tsuefa, Variant};
pub use view::{FightView, FigureView, View};
pub use violation::Violation;

use crate::dice::Dice;
use crate::event::EventSink;
use crate::game::{Awaits, Game, Outcome, Recall, Viewer};
use crate::seat::{Seat, Seats};

impl Game for Tsuefa {
    const ID: &'static str = "tsuefa";
    const TITLE: &'static str = "tsuefa-title";
    const ABOUT: &'static str = "tsuefa-about";
    const SEATS: RangeInclusive<u8> = 2..=2;

    type Options = Options;
    type Card = NoCard;
    type Move = Move;
    type Violation = Violation;
    type Event = Event;
    type View = View;
    type Sampler = TsuefaSampler;

    fn new(_: Seats, options: &Options) -> Tsuefa {
        Tsuefa::empty(options)
    }

    fn seats(&self) -> Seats {
        state::SEATS
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        self.awaited()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn awaited_deck(&self, _: &mut Vec<NoCard>) {}

    fn deal(&mut self, _: &[NoCard], _: &mut impl EventSink<Event>) {}

    fn all_cards(&self, _: &mut Vec<NoCard>) {}

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.list_moves(seat, moves);
    }

    fn unlisted(&self, seat: Seat) -> Option<&'static str> {
        self.unlisted_setup(seat)
    }

    fn stays_sealed(mv: Move) -> bool {
        matches!(mv, Move::SetUp(_))
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

    fn redact(&self, event: &Event, viewer: Viewer, recall: Recall) -> Event {
        event.seen_by(viewer, self.recalls_fights(recall))
    }

    fn view(&self, viewer: Viewer, recall: Recall) -> View {
        View::new(self, viewer, self.recalls_fights(recall))
    }
}
