//! Rules of thumb: how good a move looks to the seat that makes it.

use roshambo_rules::games::paws_deck::CardSet;
use roshambo_rules::games::paws_quick::{Move, PawsQuick, TableCards};
use roshambo_rules::{Game, Seat, Sign};

use super::candidates::each_candidate;
use super::shape::Shape;
use super::weights::{Weights, weights};

/// Emptying the hand wins the game: nothing is better.
const WIN: f32 = 20.0;

/// What a seat on turn sees, as far as it counts.
pub(super) struct Sight {
    weights: &'static Weights,
    seat: Seat,
    hand: CardSet,
    table: Option<TableCards>,
    deck: usize,
    /// Whether the next seat could lead if nothing is played, and whether somebody is about to win.
    gift: bool,
    urgent: bool,
    fewest: usize,
    /// The part of the unseen cards that beat each sign.
    beaters: [f32; 3],
    /// What the hand counts for as it is: moves are rated by what they change.
    before: f32,
}

impl Sight {
    /// What a seat sees.
    #[inline]
    pub(super) fn new(game: &PawsQuick, seat: Seat) -> Sight {
        let hand = game.hand(seat);
        let table = game.table();
        let mut seen = hand.with(game.discard());
        if let Some(table) = table {
            seen.add_all(table.cards);
        }
        let mut unseen = CardSet::DECK;
        unseen.remove_all(seen);
        let all = unseen.len().max(1) as f32;
        let wild = unseen.colour_jokers();
        let beaters = Sign::ALL.map(|sign| {
            let sign = sign.beaten_by();
            (unseen.plain_of_sign(sign) + usize::from(unseen.sign_joker(sign)) + wild) as f32 / all
        });
        let others = game.seats().iter().filter(|other| *other != seat);
        let fewest = others.map(|other| game.hand(other).len()).min().unwrap_or(0);
        let next = seat.next(game.seats());
        let mut sight = Sight {
            weights: weights(game.seats()),
            seat,
            hand,
            table,
            deck: game.deck_len(),
            gift: table.is_none_or(|table| table.owner == Some(next)),
            urgent: fewest <= 3,
            fewest,
            beaters,
            before: 0.0,
        };
        sight.before = sight.weigh(&Shape::of(hand), 0);
        sight
    }

    /// How good a move looks.
    #[inline]
    pub(super) fn rate(&self, mv: Move) -> f32 {
        let weights = self.weights;
        match mv {
            Move::Pass => {
                let gift = if self.gift { weights.gift } else { 0.0 };
                self.rest(self.hand, 3) + weights.pass + gift
            }
            Move::Combo { cards } => {
                let gift = if self.gift { weights.gift } else { 0.0 };
                self.left_after(cards).map_or(WIN, |left| self.rest(left, 0) + weights.transfer + gift)
            }
            Move::Play { sign, cards } => {
                let draws = if self.table.is_some_and(|table| sign.beats(table.sign)) { 2 } else { 0 };
                self.left_after(cards).map_or(WIN, |left| self.put(left, sign, cards, draws))
            }
            Move::Lead { sign, cards } => {
                self.left_after(cards).map_or(WIN, |left| self.put(left, sign, cards, 0))
            }
            Move::Help => self.rate_help(),
            Move::Throw(_) | Move::Spend(_) => 0.0,
        }
    }

    #[inline]
    fn left_after(&self, cards: CardSet) -> Option<CardSet> {
        let mut left = self.hand;
        left.remove_all(cards);
        (!left.is_empty()).then_some(left)
    }

    /// Cards put on the table, others kept.
    #[inline]
    fn put(&self, left: CardSet, sign: Sign, cards: CardSet, draws: usize) -> f32 {
        let weights = self.weights;
        if draws > self.deck {
            return self.end(left);
        }
        let shape = Shape::of(left);
        let threat = sign.beaten_by();
        let widest = |sign: Sign| f32::from(shape.widest[sign as usize].min(4));
        let mut rating = self.weigh(&shape, draws)
            + weights.size[cards.len().clamp(1, 5) - 1]
            + weights.answer * widest(threat.beaten_by())
            + weights.raise * widest(threat)
            + weights.scarce * self.beaters[sign as usize];
        if shape.turns == 1 && draws == 0 {
            rating += weights.last;
        }
        rating
    }

    /// The cards kept in a turn that put nothing on the table.
    #[inline]
    fn rest(&self, left: CardSet, draws: usize) -> f32 {
        if draws > self.deck { self.end(left) } else { self.weigh(&Shape::of(left), draws) }
    }

    #[inline]
    fn weigh(&self, shape: &Shape, draws: usize) -> f32 {
        let weights = self.weights;
        let card = if self.urgent { weights.card + weights.urgent } else { weights.card };
        card * (f32::from(shape.cards) + draws as f32)
            + weights.turn * f32::from(shape.turns)
            + weights.drawn * draws as f32
            + weights.combo * f32::from(shape.combos)
            + weights.joker * f32::from(shape.jokers)
            - self.before
    }

    /// The deck runs out and all hands count.
    fn end(&self, left: CardSet) -> f32 {
        let mine = (left.len() + self.deck) as f32;
        self.weights.end + self.weights.lead * (self.fewest as f32 - mine) - self.before
    }

    /// As good as the best move on a table with one card less, at the price of a token.
    fn rate_help(&self) -> f32 {
        let Some(mut table) = self.table else { return 0.0 };
        if let Some(card) = table.cards.last() {
            table.cards.remove_all(CardSet::only(card));
        }
        let table = (!table.cards.is_empty()).then_some(table);
        let helped = Sight { table, ..*self };
        let mut best = f32::NEG_INFINITY;
        each_candidate(self.hand, self.seat, table, false, |mv| best = best.max(helped.rate(mv)));
        best + self.weights.token
    }
}
