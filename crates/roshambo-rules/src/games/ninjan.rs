//! Ninjan: nine sealed cards each, resolved from the highest value down, for two to five.
//!
//! A card that beats the top of a pile takes the whole pile and starts a new one there. Any other card
//! is put on top of a pile. The highest sum of the cards taken wins. The cited rulings are in
//! `locales/en/rules/ninjan.md`.

mod cards;
mod events;
mod house_rules;
mod legal;
mod moves;
mod phrases;
mod piles;
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

use std::ops::RangeInclusive;

pub use cards::{Card, CardSet, DECK_SIZE};
pub use events::{Event, SeatSum};
pub use house_rules::HouseRules;
pub use moves::Move;
pub use piles::{Pile, PileSet};
pub use sample::NinjanSampler;
pub use state::{Choice, Ninjan, Options};
pub use view::{PileView, View};
pub use violation::Violation;

use crate::dice::Dice;
use crate::event::{Cards, EventSink};
use crate::game::{Awaits, Game, Outcome, Recall, Viewer};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::sign::Sign;
use piles::Piles;
use state::{Phase, ROUNDS};

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

    fn new(seats: Seats, options: &Options) -> Ninjan {
        Ninjan {
            seats,
            house: options.house,
            phase: Phase::Shuffling,
            round: 0,
            hands: BySeat::default(),
            chosen: BySeat::default(),
            revealed: CardSet::EMPTY,
            piles: Piles::default(),
            winnings: BySeat::default(),
        }
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Choosing { waiting } => {
                Awaits::Sealed { waiting, decided: self.seats.all().without(waiting) }
            }
            Phase::Resolving { owner } => Awaits::Turn { seat: owner },
            Phase::Throwing(throw) => throw.awaits(),
            Phase::Shuffling => Awaits::Deck,
            Phase::Over { .. } => Awaits::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over { winner } => {
                Some(Outcome::new(self.seats, SeatSet::only(winner), |seat| self.winnings[seat].sum()))
            }
            Phase::Shuffling | Phase::Choosing { .. } | Phase::Resolving { .. } | Phase::Throwing(_) => None,
        }
    }

    fn awaited_deck(&self, cards: &mut Vec<Card>) {
        if self.phase == Phase::Shuffling {
            cards.extend(Card::all());
        }
    }

    fn deal(&mut self, order: &[Card], events: &mut impl EventSink<Event>) {
        let (piles, rest) = order.split_at(Pile::ALL.len());
        self.piles = Piles::new(Pile::ALL.map(|pile| {
            let card = piles[pile as usize];
            (CardSet::only(card), card)
        }));
        self.hands = BySeat::default();
        for cards in rest.chunks_exact(self.seats.count()).take(ROUNDS as usize) {
            for (hand, card) in self.hands.0.iter_mut().zip(cards) {
                *hand = hand.with(CardSet::only(*card));
            }
        }
        self.phase = Phase::Choosing { waiting: self.seats.all() };
        self.round = 1;
        events.emit(|| Event::Dealt {
            piles: piles.to_vec(),
            hands: self.seats.iter().map(|seat| Cards::open(self.hands[seat].to_vec())).collect(),
            unused: self.unused(),
        });
    }

    fn all_cards(&self, cards: &mut Vec<Card>) {
        let hands = self.hands.0.into_iter().chain(self.winnings.0).chain([self.revealed]);
        for set in hands.chain(Pile::ALL.map(|pile| self.piles.cards(pile))) {
            cards.extend(set.iter());
        }
        // The state does not store the unused cards, only their number.
        let used = cards.clone();
        cards.extend(Card::all().filter(|card| !used.contains(card)).take(self.unused()));
    }

    // The cards that are not dealt stay out of the game.
    fn undrawn(&self) -> usize {
        0
    }

    fn reshuffle_undrawn(&mut self, _: &mut impl Dice) {}

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Choosing { .. } => legal::list_choices(self.hands[seat], moves),
            Phase::Resolving { .. } => legal::list_piles(self.open_piles(seat), moves),
            Phase::Throwing(_) => moves.extend(Sign::ALL.map(Move::Throw)),
            Phase::Shuffling | Phase::Over { .. } => {}
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match (self.phase, mv) {
            (Phase::Throwing(_), Move::Throw(_)) => Ok(()),
            (Phase::Throwing(_), Move::Choose(_) | Move::Pile(_)) => Err(Violation::ThrowExpected),
            (Phase::Resolving { .. }, Move::Pile(pile)) => self.check_pile(seat, pile),
            (Phase::Resolving { .. }, Move::Choose(_) | Move::Throw(_)) => Err(Violation::PileExpected),
            // All hands are empty before the deal and after the game, so any choice is an error then.
            (Phase::Shuffling | Phase::Choosing { .. } | Phase::Over { .. }, mv) => match mv {
                Move::Choose(card) if self.hands[seat].contains(card) => Ok(()),
                Move::Choose(card) => Err(Violation::NotHeld { card }),
                Move::Pile(_) | Move::Throw(_) => Err(Violation::ChooseExpected),
            },
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, events: &mut impl EventSink<Event>) {
        match mv {
            Move::Choose(card) => self.choose(seat, card, events),
            Move::Pile(pile) => self.resolve(seat, pile, events),
            Move::Throw(sign) => self.throw_sign(seat, sign, events),
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer, _: Recall) -> Event {
        event.redacted(viewer)
    }

    fn view(&self, viewer: Viewer, _: Recall) -> View {
        View::new(self, viewer)
    }
}
