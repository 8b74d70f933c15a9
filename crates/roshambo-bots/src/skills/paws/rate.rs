//! Rating moves: what is left in the hand, and what the next seat can do about the table.

use roshambo_rules::games::paws::{Combination, Move, Paws};
use roshambo_rules::games::paws_deck::{CardSet, Kind};
use roshambo_rules::{Game, Seat, Sign};

use super::hand::Hand;
use super::tables::at_least;
use super::weights::*;

/// What a seat sees before it moves; made once, then each move is quick to rate.
pub(super) struct Judge<'a> {
    game: &'a Paws,
    seat: Seat,
    cards: CardSet,
    hand: Hand,
    /// What the cards of each sign are worth together.
    columns: [f32; 3],
    table: Option<Combination>,
    /// How much the cards count that sets do not take off: the more, the sooner the deck runs out.
    left_over: f32,
    /// The smallest hand of the others.
    fewest: usize,
    /// The chance that the next seat can play each sign, and how many cards of it it has on average.
    has: [f32; 3],
    holds: [f32; 3],
}

/// A combination put on the table.
#[derive(Clone, Copy)]
struct Put {
    sign: Sign,
    kind: Kind,
    size: usize,
    draws: usize,
}

impl<'a> Judge<'a> {
    #[inline]
    pub(super) fn new(game: &'a Paws, seat: Seat) -> Judge<'a> {
        let (cards, table, seats) = (game.hand(seat), game.table(), game.seats());
        let mut unseen = CardSet::DECK;
        for seen in [cards, game.discard(), table.map_or(CardSet::EMPTY, |table| table.cards)] {
            unseen.remove_all(seen);
        }
        let unseen = Hand::of(unseen);
        let next = game.hand(seat.next(seats)).len();
        let each = 1.0 / f32::from(unseen.len.max(1));
        let share = unseen.columns.map(|column| f32::from(column.total + unseen.wild) * each);
        let others = seats.iter().filter(|other| *other != seat);
        let hand = Hand::of(cards);
        Judge {
            game,
            seat,
            cards,
            hand,
            columns: hand.columns.map(column),
            table,
            left_over: LEFT_OVER + LEFT_OVER_LATE * 4.0 / (4.0 + game.deck_len() as f32),
            fewest: others.map(|other| game.hand(other).len()).min().unwrap_or(next),
            has: share.map(|share| 1.0 - (1.0 - share).powi(next as i32)),
            holds: share.map(|share| share * next as f32),
        }
    }

    /// How good a move is. The unit is of no matter; `SCALE` makes a rating of it.
    #[inline]
    pub(super) fn judge(&self, mv: Move) -> f32 {
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
                let back = self.table.is_some_and(|table| table.owner == self.seat);
                let drawn = 2.0 * (SIZE + DRAWN);
                PASS + self.keep(&self.hand)
                    + self.columns.iter().sum::<f32>()
                    + drawn
                    + if back { PASS_OWN } else { 0.0 }
            }
            Move::Declare => {
                let size = self.hand.len.into();
                let chance = self.others(|cards| at_least(cards, size));
                // Below its fair share a seat rather plays on.
                let rash = chance * (self.game.seats().count() as f32) < 1.0;
                DECLARE + DECLARE_WINS * chance + if rash { RASH } else { 0.0 }
            }
        }
    }

    /// The chance of something that must be so for each of the others, by the size of the hand.
    #[inline]
    fn others(&self, chance: impl Fn(usize) -> f32) -> f32 {
        let others = self.game.seats().iter().filter(|other| *other != self.seat);
        others.map(|other| chance(self.game.hand(other).len())).product()
    }

    /// The deck runs out with this move, and one more card is left over.
    fn end(&self, hand: &Hand) -> f32 {
        let left = usize::from(hand.left_over()) + 1;
        END + END_WINS * self.others(|cards| (at_least(cards, left) + at_least(cards, left + 1)) / 2.0)
    }

    #[inline]
    fn keep(&self, hand: &Hand) -> f32 {
        SIZE * f32::from(hand.len)
            + COLOUR_JOKER * f32::from(hand.wild)
            + self.left_over * f32::from(hand.left_over())
    }

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
        let columns =
            column(hand.columns[place]) + self.columns[(place + 1) % 3] + self.columns[(place + 2) % 3];
        let mut worth = self.keep(&hand) + columns + (SIZE + DRAWN) * draws as f32;
        let size = usize::from(hand.len) + draws;
        worth += SMALL.get(size - 1).copied().unwrap_or(0.0);
        let missing = hand.columns.iter().filter(|column| column.total == 0).count() as u8;
        if missing > hand.wild {
            worth += UNCOVERED;
        }
        if hand.len < 5 {
            worth += UNCOVERED_SMALL * f32::from(missing);
        }
        if draws == 0 && hand.is_one_combination() {
            worth += READY[size.min(READY.len()) - 1] + READY_WINS * at_least(self.fewest, size);
        }
        worth + self.lie(&hand, put)
    }

    /// What the new table is worth: how hard it is to beat, and what could be done next time.
    #[inline]
    fn lie(&self, hand: &Hand, put: Put) -> f32 {
        let Put { sign, kind, size, .. } = put;
        let mut worth = ON_TABLE[size.min(ON_TABLE.len()) - 1];
        let one = usize::from(kind == Kind::One);
        if one == 1 && size > 1 {
            worth += ONE_COLOUR + if size > 2 { ONE_COLOUR_BIG } else { 0.0 };
        }
        let stronger = sign.beaten_by() as usize;
        let beaten = self.has[stronger];
        let raised = (self.holds[sign as usize] / (size + one) as f32).min(2.0);
        worth += BEATEN * beaten + RAISED * raised;
        if self.fewest <= 3 {
            worth += BEATEN_AT_END * beaten + RAISED_AT_END * raised;
        }
        let same = usize::from(hand.columns[sign as usize].widest());
        let counter = hand.columns[stronger].widest();
        for (can, gain) in [
            (same > size, FOLLOW),
            (same > size + 1, FOLLOW_BY_TWO),
            (counter > 1, PAIR_NEXT),
            (counter > 2, TRIPLE_NEXT),
        ] {
            if can {
                worth += gain;
            }
        }
        worth
    }
}
