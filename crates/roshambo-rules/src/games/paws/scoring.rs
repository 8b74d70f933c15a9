//! Taking off sets and counting what is left (`paws/9` to `paws/11`).

use serde::Serialize;

use super::events::Ending;
use crate::games::paws_deck::{Card, CardSet};
use crate::seat::Seat;
use crate::sign::{BySign, Sign};

/// A rock, a scissors and a paper of any colours, taken off together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsSet")]
pub struct SetOff {
    /// What served as the rock.
    pub rock: Card,
    /// What served as the scissors.
    pub scissors: Card,
    /// What served as the paper.
    pub paper: Card,
}

/// How one seat counts at the end of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsCount")]
pub struct Count {
    /// Who.
    pub seat: Seat,
    /// The hand before counting, open to all.
    pub hand: CardSet,
    /// Sets taken off.
    pub sets: Vec<SetOff>,
    /// What is left after that.
    pub left: CardSet,
    /// What it counts: a card each, where the deck ran out two for a joker.
    pub cards: usize,
}

impl Count {
    pub(super) fn of(hand: CardSet, seat: Seat, ending: Ending) -> Count {
        let sets = if ending.declarer() == Some(seat) { Vec::new() } else { take_off_sets(hand) };
        let mut left = hand;
        for set in &sets {
            for card in [set.rock, set.scissors, set.paper] {
                left.remove_all(CardSet::only(card));
            }
        }
        let doubled = match ending {
            Ending::DeckOut => left.jokers(),
            Ending::Declared { .. } | Ending::EmptyHand => 0,
        };
        Count { seat, hand, cards: left.len() + doubled, sets, left }
    }
}

/// What a hand counts, without saying which sets are taken off: it is needed far more often.
pub(super) fn counted_cards(hand: CardSet, seat: Seat, ending: Ending) -> usize {
    let sets = if ending.declarer() == Some(seat) { 0 } else { most_sets(hand) };
    // Every joker finds a place in the sets as long as there are places.
    let doubled = match ending {
        Ending::DeckOut => hand.jokers().saturating_sub(3 * sets),
        Ending::Declared { .. } | Ending::EmptyHand => 0,
    };
    hand.len() - 3 * sets + doubled
}

/// As many sets as can be made and, among those, the ones that use most jokers (`paws/9`).
fn take_off_sets(hand: CardSet) -> Vec<SetOff> {
    let sets = most_sets(hand);
    let mut columns = BySign(Sign::ALL.map(|sign| Column::of(hand, sign)));
    let mut wild: Vec<Card> = hand.iter().filter(|card| card.sign().is_none()).collect();
    // Colour jokers first where plain cards are too few, then anywhere that they can replace one.
    for sign in Sign::ALL {
        let column = &mut columns[sign];
        let missing = sets.saturating_sub(column.sign_joker.len() + column.plain.len());
        column.wild = wild.split_off(wild.len() - missing);
    }
    for sign in Sign::ALL {
        let column = &mut columns[sign];
        let room = sets.saturating_sub(column.sign_joker.len() + column.wild.len());
        column.wild.extend(wild.drain(..room.min(wild.len())));
    }
    let mut columns = columns.0.map(|column| column.take(sets).into_iter());
    let mut next = |sign: Sign| columns[sign as usize].next();
    std::iter::from_fn(|| {
        Some(SetOff { rock: next(Sign::Rock)?, scissors: next(Sign::Scissors)?, paper: next(Sign::Paper)? })
    })
    .collect()
}

/// How many sets the hand can make: colour jokers fill what a sign lacks.
fn most_sets(hand: CardSet) -> usize {
    let jokers = hand.colour_jokers();
    let own = |sign| hand.plain_of_sign(sign) + usize::from(hand.sign_joker(sign));
    let lacking =
        |sets: usize| Sign::ALL.into_iter().map(|sign| sets.saturating_sub(own(sign))).sum::<usize>();
    (0..=hand.len() / 3).rev().find(|sets| lacking(*sets) <= jokers).unwrap_or(0)
}

/// What can serve as one sign.
#[derive(Clone, Debug, Default)]
struct Column {
    sign_joker: Vec<Card>,
    wild: Vec<Card>,
    plain: Vec<Card>,
}

impl Column {
    fn of(hand: CardSet, sign: Sign) -> Column {
        let (sign_joker, plain) =
            hand.iter().filter(|card| card.sign() == Some(sign)).partition(|card| card.is_joker());
        Column { sign_joker, wild: Vec::new(), plain }
    }

    /// That many cards, jokers first.
    fn take(self, sets: usize) -> Vec<Card> {
        self.sign_joker.into_iter().chain(self.wild).chain(self.plain).take(sets).collect()
    }
}
