//! Paws, Scissors, Paper, second edition: quick rules, a series of games for two to four.
//!
//! In its turn a seat raises the cards on the table by at least one card, changes to the beating sign,
//! transfers the turn with a combo, or passes and draws. Cards left in hand are penalty points; the
//! lowest total of the series wins. The cited rulings are in `locales/en/rules/paws-quick.md`.

mod combo;
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
pub use house_rules::{HouseRules, TokenRule};
pub use moves::Move;
pub use sample::PawsQuickSampler;
pub use scoring::Score;
pub use state::{Options, PawsQuick, TableCards};
pub use view::{SpendView, View};
pub use violation::Violation;

use super::paws_deck::{Card, CardSet, Deck, Hands, deal_hands};
use crate::dice::Dice;
use crate::event::{Cards, EventSink};
use crate::game::{Awaits, Game, Outcome, Recall, Viewer};
use crate::options::Opening;
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::sign::Sign;
use crate::throw::Throw;
use state::{HAND_SIZE, Phase, Spending};

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
        let games = options.games.unwrap_or(seats.count() as u8);
        PawsQuick {
            seats,
            opening: options.opening,
            house: options.house,
            games,
            help: options.help.unwrap_or(games > 1),
            phase: Phase::Shuffling,
            game: 0,
            first: Seat::FIRST,
            turn: Seat::FIRST,
            throw: Throw::new(SeatSet::EMPTY),
            spending: Spending::default(),
            table: None,
            hands: Hands::default(),
            discard: CardSet::EMPTY,
            tokens: BySeat::default(),
            points: BySeat::default(),
            totals: BySeat::default(),
            won: BySeat::default(),
            deck: Deck::EMPTY,
            turned: 0,
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
            Phase::Spending => Awaits::Sealed {
                waiting: self.spending.among.without(self.spending.decided),
                decided: self.spending.decided,
            },
            Phase::Shuffling => Awaits::Deck,
            Phase::Over => Awaits::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over)
            .then(|| Outcome::new(self.seats, self.series_winners(), |seat| i32::from(self.totals[seat])))
    }

    fn awaited_deck(&self, cards: &mut Vec<Card>) {
        if self.phase == Phase::Shuffling {
            cards.extend(Card::DECK);
        }
    }

    fn deal(&mut self, order: &[Card], events: &mut impl EventSink<Event>) {
        self.hands = deal_hands(order, self.seats, HAND_SIZE);
        let start = self.lay_out_deck(order);
        self.discard = CardSet::EMPTY;
        self.points = BySeat::default();
        self.game += 1;
        events.emit(|| Event::Dealt {
            game: self.game,
            hands: self.seats.iter().map(|seat| Cards::open(self.hands[seat].to_vec())).collect(),
            turned: self.turned_jokers().to_vec(),
            start,
            deck: self.deck.len(),
            left: self.deck.removed().len(),
        });
        match (self.game, self.opening) {
            (1, Opening::Throw) => {
                self.phase = Phase::Throwing;
                self.throw = Throw::new(self.seats.all());
            }
            (1, Opening::Seat(seat)) => self.start_game(seat, events),
            _ => self.start_game(self.first, events),
        }
    }

    fn all_cards(&self, cards: &mut Vec<Card>) {
        for hand in self.hands.0 {
            cards.extend(hand.iter());
        }
        cards.extend(self.table.into_iter().flat_map(|table| table.cards.iter()));
        cards.extend(self.discard.iter());
        cards.extend(self.deck.cards());
        cards.extend(self.deck.removed());
    }

    fn undrawn(&self) -> usize {
        self.deck.unseen(self.turned).len()
    }

    fn reshuffle_undrawn(&mut self, dice: &mut impl Dice) {
        self.deck.reshuffle_unseen(self.turned, dice);
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Playing => self.list_turn(seat, moves),
            Phase::Throwing => moves.extend(Sign::ALL.map(Move::Throw)),
            Phase::Spending => moves.extend((0..=self.most_to_spend(seat)).map(Move::Spend)),
            Phase::Shuffling | Phase::Over => {}
        }
    }

    /// Chooses a move by its number, without listing the others.
    #[inline]
    fn sample_move(&self, seat: Seat, dice: &mut impl Dice, _: &mut Vec<Move>) -> Move {
        match self.phase {
            Phase::Playing => self.random_turn(seat, dice),
            Phase::Spending => Move::Spend(dice.below(u32::from(self.most_to_spend(seat)) + 1) as u8),
            // No seat may act in the last two phases, so this is not called in them.
            Phase::Throwing | Phase::Shuffling | Phase::Over => Move::Throw(dice.pick(&Sign::ALL)),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match (self.phase, mv) {
            (Phase::Throwing, Move::Throw(_)) => Ok(()),
            (Phase::Throwing, _) => Err(Violation::ThrowFirst),
            (Phase::Spending, Move::Spend(amount)) => {
                let most = self.most_to_spend(seat);
                if amount <= most { Ok(()) } else { Err(Violation::SpendTooMuch { amount, most }) }
            }
            (Phase::Spending, _) => Err(Violation::SpendFirst),
            (Phase::Shuffling | Phase::Playing | Phase::Over, _) => self.check_turn(seat, mv),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, events: &mut impl EventSink<Event>) {
        match mv {
            Move::Throw(sign) => self.throw_sign(seat, sign, events),
            Move::Play { sign, cards } => {
                let beating = self.table.is_some_and(|table| sign.beats(table.sign));
                events.emit(|| Event::Played { seat, sign, cards });
                self.put(seat, sign, cards, if beating { play::BEATING_SIGN_DRAWS } else { 0 }, events);
            }
            Move::Lead { sign, cards } => {
                events.emit(|| Event::Led { seat, sign, cards });
                self.put(seat, sign, cards, 0, events);
            }
            Move::Combo { cards } => {
                events.emit(|| Event::Transferred { seat, cards });
                self.discard.add_all(cards);
                self.release_table(seat);
                self.leave_hand(seat, cards, 0, events);
            }
            Move::Pass => {
                events.emit(|| Event::Passed { seat });
                self.release_table(seat);
                self.draw_and_end_turn(seat, play::PASS_DRAWS, events);
            }
            Move::Help => self.use_help(seat, events),
            Move::Spend(amount) => self.seal_spending(seat, amount, events),
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer, _: Recall) -> Event {
        event.redacted(viewer)
    }

    fn view(&self, viewer: Viewer, _: Recall) -> View {
        View::new(self, viewer)
    }
}
