//! Tsu-e-fa!: hidden rock, scissors and paper on a board of six by six, for two.
//!
//! Each side has twelve figures that carry items which only their owner sees. A fight shows the items of
//! both figures to both players. Capturing the flag wins; dynamite removes its attacker and itself. In the
//! pro variant players must remember what fights have shown. The cited rulings are in
//! `locales/en/rules/tsuefa.md`.

mod board;
mod events;
mod house_rules;
mod item;
mod layout;
mod legal;
mod moves;
mod phrases;
mod play;
mod presentation;
mod queries;
mod sample;
mod state;
#[cfg(test)]
mod tests;
mod unseen;
mod view;
mod violation;
mod what_if;

use std::ops::RangeInclusive;

pub use board::{Square, Squares};
pub use events::Event;
pub use house_rules::HouseRules;
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
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::sign::Sign;
use board::{Board, Direction};
use state::Phase;

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
        Tsuefa {
            board: Board::default(),
            lost: BySeat::default(),
            phase: Phase::SettingUp { done: SeatSet::EMPTY },
            turn: Seat::FIRST,
            quiet: 0,
            variant: options.variant,
            items: options.items,
            house: options.house,
        }
    }

    fn seats(&self) -> Seats {
        state::SEATS
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Moving => Awaits::Turn { seat: self.turn },
            Phase::SettingUp { done } => {
                Awaits::Sealed { waiting: state::SEATS.all().without(done), decided: done }
            }
            Phase::Fighting(fight) => fight.throw.awaits(),
            Phase::Over { .. } => Awaits::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over { winner } => {
                let winners = winner.into_iter().collect();
                Some(Outcome::new(state::SEATS, winners, |seat| i32::from(winner == Some(seat))))
            }
            Phase::SettingUp { .. } | Phase::Moving | Phase::Fighting(_) => None,
        }
    }

    fn awaited_deck(&self, _: &mut Vec<NoCard>) {}

    fn deal(&mut self, _: &[NoCard], _: &mut impl EventSink<Event>) {}

    fn all_cards(&self, _: &mut Vec<NoCard>) {}

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Moving => {
                moves.reserve(legal::MOST_STEPS + legal::TOGETHER);
                for direction in Direction::ALL {
                    self.list_steps(seat, direction, moves);
                }
            }
            Phase::Fighting(_) => moves.extend(Sign::ALL.map(Move::Throw)),
            Phase::SettingUp { .. } | Phase::Over { .. } => {}
        }
    }

    // There are no cards.
    fn undrawn(&self) -> usize {
        0
    }

    fn reshuffle_undrawn(&mut self, _: &mut impl Dice) {}

    fn unlisted(&self, seat: Seat) -> Option<&'static str> {
        match self.phase {
            Phase::SettingUp { done } if !done.contains(seat) => Some("setup ..."),
            Phase::SettingUp { .. } | Phase::Moving | Phase::Fighting(_) | Phase::Over { .. } => None,
        }
    }

    fn stays_sealed(mv: Move) -> bool {
        match mv {
            Move::SetUp(_) => true,
            Move::Step { .. } | Move::Throw(_) => false,
        }
    }

    #[inline]
    fn sample_move(&self, seat: Seat, dice: &mut impl Dice, _: &mut Vec<Move>) -> Move {
        match self.phase {
            Phase::Moving | Phase::Over { .. } => self.random_step(seat, dice),
            Phase::Fighting(_) => Move::Throw(dice.pick(&Sign::ALL)),
            Phase::SettingUp { .. } => Move::SetUp(Layout::random(self.items, dice)),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match (self.phase, mv) {
            (Phase::SettingUp { .. }, Move::SetUp(layout)) => self.check_layout(layout),
            (Phase::SettingUp { .. }, Move::Step { .. } | Move::Throw(_)) => Err(Violation::SetUpFirst),
            (Phase::Fighting(_), Move::Throw(_)) => Ok(()),
            (Phase::Fighting(_), Move::SetUp(_) | Move::Step { .. }) => Err(Violation::ThrowFirst),
            (Phase::Moving | Phase::Over { .. }, Move::Step { from, to }) => self.check_step(seat, from, to),
            (Phase::Moving | Phase::Over { .. }, Move::SetUp(_)) => Err(Violation::SetUpDone),
            (Phase::Moving | Phase::Over { .. }, Move::Throw(_)) => Err(Violation::NoThrow),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, events: &mut impl EventSink<Event>) {
        match mv {
            Move::Step { from, to } => self.step(seat, from, to, events),
            Move::Throw(sign) => self.throw_sign(seat, sign, events),
            Move::SetUp(layout) => self.set_up(seat, layout, events),
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer, recall: Recall) -> Event {
        event.redacted(viewer, self.shows_fights(recall))
    }

    fn view(&self, viewer: Viewer, recall: Recall) -> View {
        View::new(self, viewer, self.shows_fights(recall))
    }
}
