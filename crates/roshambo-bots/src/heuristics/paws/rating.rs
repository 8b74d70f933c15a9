//! How good a move looks, by the cards that stay in hand and by what the next seat can do against the
//! combination on the table.

use roshambo_rules::games::paws::{Combination, Move, Paws};
use roshambo_rules::games::paws_deck::{CardSet, Kind};
use roshambo_rules::{Game, Seat, Sign};

use super::features::{HandCounts, left_at_least};
use super::weights::*;

/// Rates moves of one seat. Everything that does not depend on the move is computed once.
pub(super) struct Rater<'a> {
    game: &'a Paws,
    seat: Seat,
    cards: CardSet,
    hand: HandCounts,
    /// The score of the cards of each sign.
    sign_scores: [f32; 3],
    table: Option<Combination>,
    /// The weight of each card that is not part of a set; larger when the deck is short.
    left_over: f32,
    /// The size of the smallest hand of the others.
    fewest: usize,
    /// The probability that the next seat can play each sign.
    has: [f32; 3],
    /// The expected number of its cards that can be played as each sign.
    holds: [f32; 3],
}

/// A combination that is put on the table.
#[derive(Clone, Copy)]
struct Put {
    sign: Sign,
    kind: Kind,
    size: usize,
    draws: usize,
}

impl<'a> Rater<'a> {
    #[inline]
    pub(super) fn new(game: &'a Paws, seat: Seat) -> Rater<'a> {
        let (cards, table, seats) = (game.hand(seat), game.table(), game.seats());
        let mut unseen = CardSet::DECK;
        for seen in [cards, game.discard(), table.map_or(CardSet::EMPTY, |table| table.cards)] {
            unseen.remove_all(seen);
        }
        let unseen = HandCounts::of(unseen);
        let next = game.hand(seat.next(seats)).len();
        let each = 1.0 / f32::from(unseen.len.max(1));
        let share = unseen.by_sign.map(|counts| f32::from(counts.total + unseen.wild) * each);
        let others = seats.iter().filter(|other| *other != seat);
        let hand = HandCounts::of(cards);
        Rater {
            game,
            seat,
            cards,
            hand,
            sign_scores: hand.by_sign.map(sign_score),
            table,
            left_over: LEFT_OVER + LEFT_OVER_LATE * late(game.deck_len()),
            fewest: others.map(|other| game.hand(other).len()).min().unwrap_or(next),
            has: share.map(|share| 1.0 - (1.0 - share).powi(next as i32)),
            holds: share.map(|share| share * next as f32),
        }
    }

    /// The score of a move. `SCALE` converts score differences to ratings.
    #[inline]
    pub(super) fn score(&self, mv: Move) -> f32 {
        match mv {
            Move::Throw(_) => 0.0,
            Move::Lead { sign, card } => {
                self.put(CardSet::only(card), Put { sign, kind: Kind::One, size: 1, draws: 0 }) + LEAD
            }
            Move::Play { sign, kind, cards } => {
                let beating = self.table.is_some_and(|table| sign.beats(table.sign));
                let size = if beating { 1 } else { cards.len() };
                self.put(cards, Put { sign, kind, size, draws: usize::from(beating) })
            }
            Move::Pass if self.game.deck_len() <= 2 => self.end(&self.hand),
            Move::Pass => {
                let back = self.game.may_replace(self.seat);
                let drawn = 2.0 * (SIZE + DRAWN);
                PASS + self.keep(&self.hand)
                    + self.sign_scores.iter().sum::<f32>()
                    + drawn
                    + if back { PASS_OWN } else { 0.0 }
            }
            Move::Declare => {
                let size = self.hand.len.into();
                let chance = self.others(|cards| left_at_least(cards, size));
                // A seat that would win less often than its fair share had better play on.
                let rash = chance * (self.game.seats().count() as f32) < 1.0;
                DECLARE + DECLARE_WINS * chance + if rash { DECLARE_UNFAIR } else { 0.0 }
            }
        }
    }

    /// The probability that something holds for all others, given its probability by hand size.
    #[inline]
    fn others(&self, chance: impl Fn(usize) -> f32) -> f32 {
        let others = self.game.seats().iter().filter(|other| *other != self.seat);
        others.map(|other| chance(self.game.hand(other).len())).product()
    }

    /// The score of a move with which the deck runs out. The drawn card is assumed to be left over.
    fn end(&self, hand: &HandCounts) -> f32 {
        let left = usize::from(hand.left_over()) + 1;
        END + END_WINS
            * self.others(|cards| (left_at_least(cards, left) + left_at_least(cards, left + 1)) / 2.0)
    }

    /// The score of the cards that stay in hand, apart from how they combine.
    #[inline]
    fn keep(&self, hand: &HandCounts) -> f32 {
        SIZE * f32::from(hand.len)
            + COLOUR_JOKER * f32::from(hand.wild)
            + self.left_over * f32::from(hand.left_over())
    }

    /// The score of playing cards.
    #[inline]
    fn put(&self, played: CardSet, put: Put) -> f32 {
        let mut rest = self.cards;
        rest.remove_all(played);
        if rest.is_empty() {
            return WON;
        }
        let Put { sign, draws, .. } = put;
        let hand = self.hand.without(sign, rest);
        if draws > 0 && self.game.deck_len() == 1 {
            return self.end(&hand);
        }
        let place = sign as usize;
        let by_sign = sign_score(hand.by_sign[place])
            + self.sign_scores[(place + 1) % 3]
            + self.sign_scores[(place + 2) % 3];
        let mut score = self.keep(&hand) + by_sign + (SIZE + DRAWN) * draws as f32;
        let size = usize::from(hand.len) + draws;
        score += SMALL.get(size - 1).copied().unwrap_or(0.0);
        let missing = hand.by_sign.iter().filter(|counts| counts.total == 0).count() as u8;
        if missing > hand.wild {
            score += UNCOVERED;
        }
        if hand.len < SMALL_HAND {
            score += UNCOVERED_SMALL * f32::from(missing);
        }
        if draws == 0 && hand.is_one_combination() {
            score += READY[size.min(READY.len()) - 1] + READY_WINS * left_at_least(self.fewest, size);
        }
        score + self.on_table(&hand, put)
    }

    /// The score of the new combination on the table: how hard it is to beat, and what this seat could
    /// play next.
    #[inline]
    fn on_table(&self, hand: &HandCounts, put: Put) -> f32 {
        let Put { sign, kind, size, .. } = put;
        let mut score = ON_TABLE[size.min(ON_TABLE.len()) - 1];
        let one = usize::from(kind == Kind::One);
        if one == 1 && size > 1 {
            score += ONE_COLOUR + if size > 2 { ONE_COLOUR_BIG } else { 0.0 };
        }
        let stronger = sign.beaten_by() as usize;
        let beaten = self.has[stronger];
        let raised = (self.holds[sign as usize] / (size + one) as f32).min(2.0);
        score += BEATEN * beaten + RAISED * raised;
        if self.fewest <= FEW_CARDS {
            score += BEATEN_AT_END * beaten + RAISED_AT_END * raised;
        }
        let same = usize::from(hand.by_sign[sign as usize].widest());
        let counter = hand.by_sign[stronger].widest();
        for (can, gain) in [
            (same > size, FOLLOW),
            (same > size + 1, FOLLOW_BY_TWO),
            (counter > 1, PAIR_NEXT),
            (counter > 2, TRIPLE_NEXT),
        ] {
            if can {
                score += gain;
            }
        }
        score
    }
}
