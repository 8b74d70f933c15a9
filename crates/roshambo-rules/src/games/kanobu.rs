//! Kanobu: a shedding game for two to six.
//!
//! A card may be played on a card of the same colour or symbol; a sign must have the colour of the sign
//! below and beat it. An effect waits for the next seat, which may pass it on, cancel it or accept it.
//! The first empty hand wins. The cited rulings are in `locales/en/rules/kanobu.md`.

mod card_set;
mod cards;
mod deck;
mod effects;
mod events;
mod house_rules;
mod knowledge;
mod legal;
mod makeup;
mod moves;
mod phrases;
mod play;
mod presentation;
mod queries;
mod random;
mod sample;
mod state;
#[cfg(test)]
mod tests;
mod unseen;
mod view;
mod violation;

use std::ops::RangeInclusive;

pub use card_set::CardSet;
pub use cards::{Card, Colour, Laid, Symbol};
pub use events::Event;
pub use house_rules::{AnswerRule, DrawRule, HouseRules};
pub use moves::Move;
pub use queries::{Kinds, Moment};
pub use sample::KanobuSampler;
pub use state::{Direction, Effect, Kanobu, Options, UnfinishedMove};
pub use view::{DrawnView, EffectView, Hidden, View};
pub use violation::Violation;

use crate::dice::Dice;
use crate::event::EventSink;
use crate::game::{Awaits, Game, Outcome, Recall, Viewer};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::sign::Sign;
use crate::throw::Throw;
use deck::{Deck, Pile};
use knowledge::Knowledge;
use state::{Opened, Phase};

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
        Kanobu {
            seats,
            opening: options.opening,
            house: options.house,
            phase: Phase::Shuffling(UnfinishedMove::Deal),
            turn: Seat::FIRST,
            direction: Direction::Clockwise,
            moves: 0,
            throw: Throw::new(SeatSet::EMPTY),
            hands: BySeat::default(),
            sizes: BySeat::default(),
            pile: Pile::EMPTY,
            deck: Deck::EMPTY,
            opened: Opened::default(),
            knowledge: Knowledge::default(),
        }
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Turn | Phase::Waiting(_) | Phase::Drawn { .. } | Phase::Picking => {
                Awaits::Turn { seat: self.turn }
            }
            Phase::Throwing => self.throw.awaits(),
            Phase::Shuffling(_) => Awaits::Deck,
            Phase::Over => Awaits::Over,
        }
    }

    /// The fewest cards win; an empty hand has the fewest (`kanobu/15`, `kanobu/19`).
    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| {
            let fewest = self.seats.iter().map(|seat| self.sizes[seat]).min();
            let winners = self.seats.iter().filter(|seat| Some(self.sizes[*seat]) == fewest).collect();
            Outcome::new(self.seats, winners, |seat| i32::from(self.sizes[seat]))
        })
    }

    fn awaited_deck(&self, cards: &mut Vec<Card>) {
        match self.phase {
            Phase::Shuffling(UnfinishedMove::Deal) => cards.extend(CardSet::deck(self.seats).iter()),
            Phase::Shuffling(_) => {
                let below: CardSet = self.pile.below().iter().map(|laid| laid.card()).collect();
                cards.extend(below.iter());
            }
            Phase::Throwing
            | Phase::Turn
            | Phase::Waiting(_)
            | Phase::Drawn { .. }
            | Phase::Picking
            | Phase::Over => {}
        }
    }

    fn deal(&mut self, order: &[Card], events: &mut impl EventSink<Event>) {
        match self.phase {
            Phase::Shuffling(UnfinishedMove::Deal) => self.deal_hands(order, events),
            Phase::Shuffling(unfinished) => {
                self.reshuffle(order, events);
                self.finish_move(unfinished, events);
                self.stop_at_limit(events);
            }
            Phase::Throwing
            | Phase::Turn
            | Phase::Waiting(_)
            | Phase::Drawn { .. }
            | Phase::Picking
            | Phase::Over => {}
        }
    }

    fn all_cards(&self, cards: &mut Vec<Card>) {
        for hand in self.hands.0 {
            cards.extend(hand.iter());
        }
        cards.extend(self.deck.iter());
        cards.extend(self.pile.as_slice().iter().map(|laid| laid.card()));
        cards.extend(self.opened.as_slice());
    }

    fn undrawn(&self) -> usize {
        self.deck.hidden().into()
    }

    fn reshuffle_undrawn(&mut self, dice: &mut impl Dice) {
        self.deck.reshuffle_hidden(dice);
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Turn => self.list_turn(seat, moves),
            Phase::Waiting(effect) => self.list_replies(seat, effect, moves),
            Phase::Drawn { card, .. } => {
                moves.push(Move::Keep);
                legal::list_plays(1 << card.code() & self.fitting(), moves);
            }
            Phase::Picking => {
                let opened = legal::kinds(self.opened.as_slice());
                moves.extend(card_set::each(opened).map(Move::Take));
                legal::list_plays(opened & self.fitting(), moves);
            }
            Phase::Throwing => moves.extend(Sign::ALL.map(Move::Throw)),
            Phase::Shuffling(_) | Phase::Over => {}
        }
    }

    /// Chooses a move by its number, without listing the others.
    #[inline]
    fn sample_move(&self, seat: Seat, dice: &mut impl Dice, _: &mut Vec<Move>) -> Move {
        match self.phase {
            Phase::Turn => self.random_turn(seat, dice),
            Phase::Waiting(effect) => self.random_reply(seat, effect, dice),
            Phase::Drawn { card, .. } => {
                random::one_or_play(Move::Keep, 1 << card.code() & self.fitting(), dice)
            }
            Phase::Picking => self.random_pick(dice),
            // No seat may act in the last two phases, so this is not called in them.
            Phase::Throwing | Phase::Shuffling(_) | Phase::Over => Move::Throw(dice.pick(&Sign::ALL)),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match self.phase {
            Phase::Throwing => match mv {
                Move::Throw(_) => Ok(()),
                _ => Err(Violation::ThrowFirst),
            },
            Phase::Turn => self.check_turn(seat, mv),
            Phase::Waiting(effect) => self.check_reply(seat, mv, effect),
            Phase::Drawn { card, .. } => self.check_drawn(mv, card),
            Phase::Picking => self.check_pick(mv),
            // No seat may act in these phases, so this is not called in them.
            Phase::Shuffling(_) | Phase::Over => Ok(()),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, events: &mut impl EventSink<Event>) {
        match mv {
            Move::Throw(sign) => return self.throw_sign(seat, sign, events),
            Move::Play(laid) => self.play_card(seat, laid, events),
            Move::Draw => self.finish_move(UnfinishedMove::Draw, events),
            Move::Keep => {
                events.emit(|| Event::Kept { seat });
                self.end_turn();
            }
            Move::Pass => {
                events.emit(|| Event::Passed { seat });
                self.end_turn();
            }
            Move::Accept => self.accept(seat, events),
            Move::Answer(cards) => self.answer(seat, cards, events),
            Move::Take(card) => self.take(seat, card, events),
        }
        self.moves += 1;
        self.stop_at_limit(events);
    }

    fn redact(&self, event: &Event, viewer: Viewer, _: Recall) -> Event {
        event.redacted(viewer)
    }

    fn view(&self, viewer: Viewer, _: Recall) -> View {
        View::new(self, viewer)
    }
}
