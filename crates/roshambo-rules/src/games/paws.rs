//! Paws, Scissors, Paper, first edition: a climbing game for two to four.
//!
//! A combination on the table is beaten with one card more, with one colour instead of many, or with
//! the beating sign. The first empty hand wins the token of the round; if the deck runs out, the
//! smallest hand does. Two tokens win the game. The cited rulings are in `locales/en/rules/paws.md`.

mod events;
mod house_rules;
mod legal;
mod moves;
mod phrases;
mod play;
mod presentation;
mod queries;
mod random;
mod sample;
mod scoring;
mod state;
#[cfg(test)]
mod tests;
mod unseen;
mod view;
mod violation;
mod what_if;

use std::ops::RangeInclusive;

pub use events::{Ending, Event};
pub use house_rules::{HouseRules, JokerCount};
pub use moves::Move;
pub use sample::PawsSampler;
pub use scoring::{HandCount, SignSet};
pub use state::{Combination, Options, Paws};
pub use view::View;
pub use violation::Violation;

use super::paws_deck::{Card, CardSet, Deck, Hands, Kind, deal_hands};
use crate::dice::Dice;
use crate::event::{Cards, EventSink};
use crate::game::{Awaits, Game, Outcome, Recall, Viewer};
use crate::options::Opening;
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::sign::Sign;
use crate::throw::Throw;
use state::{Phase, TOKENS_TO_WIN, hand_size};

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
        Paws {
            seats,
            opening: options.opening,
            house: options.house,
            phase: Phase::Shuffling,
            round: 0,
            first: Seat::FIRST,
            turn: Seat::FIRST,
            throw: Throw::new(SeatSet::EMPTY),
            table: None,
            passed_on: false,
            hands: Hands::default(),
            hands_open: false,
            discard: CardSet::EMPTY,
            tokens: BySeat::default(),
            deck: Deck::EMPTY,
        }
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Playing => Awaits::Turn { seat: self.turn },
            Phase::Throwing => self.throw.awaits(),
            Phase::Shuffling => Awaits::Deck,
            Phase::Over => Awaits::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| {
            let winners = self.seats.iter().filter(|seat| self.tokens[*seat] == TOKENS_TO_WIN).collect();
            Outcome::new(self.seats, winners, |seat| i32::from(self.tokens[seat]))
        })
    }

    fn awaited_deck(&self, cards: &mut Vec<Card>) {
        if self.phase == Phase::Shuffling {
            cards.extend(Card::DECK);
        }
    }

    fn deal(&mut self, order: &[Card], events: &mut impl EventSink<Event>) {
        let size = hand_size(self.seats);
        self.hands = deal_hands(order, self.seats, size);
        self.hands_open = false;
        self.deck = Deck::shuffled(order, self.seats.count() * size);
        self.table = None;
        self.passed_on = false;
        self.discard = CardSet::EMPTY;
        self.round += 1;
        events.emit(|| Event::Dealt {
            round: self.round,
            hands: self.seats.iter().map(|seat| Cards::open(self.hands[seat].to_vec())).collect(),
            deck: self.deck.len(),
        });
        match (self.round, self.opening) {
            (1, Opening::Throw) => {
                self.phase = Phase::Throwing;
                self.throw = Throw::new(self.seats.all());
            }
            (1, Opening::Seat(seat)) => self.start_round(seat, events),
            _ => self.start_round(self.first, events),
        }
    }

    fn all_cards(&self, cards: &mut Vec<Card>) {
        for hand in self.hands.0 {
            cards.extend(hand.iter());
        }
        cards.extend(self.table.into_iter().flat_map(|table| table.cards.iter()));
        cards.extend(self.discard.iter());
        cards.extend(self.deck.cards());
    }

    fn undrawn(&self) -> usize {
        self.deck.unseen(0).len()
    }

    fn reshuffle_undrawn(&mut self, dice: &mut impl Dice) {
        self.deck.reshuffle_unseen(0, dice);
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match (self.phase, self.table) {
            (Phase::Throwing, _) => moves.extend(Sign::ALL.map(Move::Throw)),
            (Phase::Playing, None) => legal::list_leads(self.hands[seat], moves),
            (Phase::Playing, Some(table)) => self.list_answers(seat, table, moves),
            (Phase::Shuffling | Phase::Over, _) => {}
        }
    }

    /// Chooses a move by its number, without listing the others.
    #[inline]
    fn sample_move(&self, seat: Seat, dice: &mut impl Dice, _: &mut Vec<Move>) -> Move {
        match (self.phase, self.table) {
            (Phase::Playing, None) => random::random_lead(self.hands[seat], dice),
            (Phase::Playing, Some(table)) => self.random_answer(seat, table, dice),
            // No seat may act in the last two phases, so this is not called in them.
            (Phase::Throwing | Phase::Shuffling | Phase::Over, _) => Move::Throw(dice.pick(&Sign::ALL)),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        let throwing = self.phase == Phase::Throwing;
        match (mv, self.table) {
            (Move::Throw(_), _) if throwing => Ok(()),
            (Move::Throw(_), _) => Err(Violation::NoThrow),
            (_, _) if throwing => Err(Violation::ThrowFirst),
            (Move::Lead { sign, card }, table) => self.check_lead(seat, sign, card, table),
            (Move::Play { .. } | Move::Pass | Move::Declare, None) => Err(Violation::MustLead),
            (Move::Play { sign, kind, cards }, Some(table)) => {
                self.check_cards(seat, sign, kind, cards)?;
                violation::check_beats(sign, kind, cards, table)
            }
            (Move::Pass, Some(_)) => Ok(()),
            (Move::Declare, Some(_)) if legal::is_combination(self.hands[seat]) => Ok(()),
            (Move::Declare, Some(_)) => Err(Violation::NotOneCombination),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, events: &mut impl EventSink<Event>) {
        match mv {
            Move::Throw(sign) => self.throw_sign(seat, sign, events),
            Move::Lead { sign, card } => {
                let cards = CardSet::only(card);
                self.put(Combination { owner: seat, sign, kind: Kind::One, cards }, 0, events);
            }
            Move::Play { sign, kind, cards } => {
                let beating = self.table.is_some_and(|table| sign.beats(table.sign));
                let draws = if beating { play::BEATING_SIGN_DRAWS } else { 0 };
                self.put(Combination { owner: seat, sign, kind, cards }, draws, events);
            }
            Move::Pass => {
                events.emit(|| Event::Passed { seat });
                self.pass_on(seat);
                self.draw_and_end_turn(seat, play::PASS_DRAWS, events);
            }
            Move::Declare => self.declare(seat, events),
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer, _: Recall) -> Event {
        event.redacted(viewer)
    }

    fn view(&self, viewer: Viewer, _: Recall) -> View {
        View::new(self, viewer)
    }
}
