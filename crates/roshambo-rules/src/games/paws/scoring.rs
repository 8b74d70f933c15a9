//! Counting hands at the end of a round: sets are taken off, the other cards count (`paws/9` to
//! `paws/11`).

use serde::Serialize;

use super::events::Ending;
use super::house_rules::JokerCount;
use crate::games::paws_deck::{Card, CardSet};
use crate::seat::Seat;
use crate::sign::{BySign, Sign};

/// A set: a rock, a scissors and a paper of any colours, taken off together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsSet"))]
pub struct SignSet {
    /// The card that counts as the rock.
    pub rock: Card,
    /// The card that counts as the scissors.
    pub scissors: Card,
    /// The card that counts as the paper.
    pub paper: Card,
}

/// The count of one hand at the end of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsCount"))]
pub struct HandCount {
    /// The seat.
    pub seat: Seat,
    /// The hand before sets are taken off. It is public.
    pub hand: CardSet,
    /// The sets that are taken off.
    pub sets: Vec<SignSet>,
    /// The cards that are left.
    pub left: CardSet,
    /// The count: one for each card; if the deck ran out, two for a joker. A house rule counts two at a
    /// special end as well.
    pub cards: usize,
}

impl HandCount {
    pub(super) fn new(hand: CardSet, seat: Seat, ending: Ending, jokers: JokerCount) -> HandCount {
        let sets = if ending.declarer() == Some(seat) { Vec::new() } else { take_off_sets(hand) };
        let mut left = hand;
        for set in &sets {
            for card in [set.rock, set.scissors, set.paper] {
                left.remove_all(CardSet::only(card));
            }
        }
        let doubled = if doubles_jokers(seat, ending, jokers) { left.jokers() } else { 0 };
        HandCount { seat, hand, cards: left.len() + doubled, sets, left }
    }
}

/// The count of a hand without the details of [`HandCount`]. Search needs only this number.
pub(super) fn counted_cards(hand: CardSet, seat: Seat, ending: Ending, jokers: JokerCount) -> usize {
    let sets = if ending.declarer() == Some(seat) { 0 } else { most_sets(hand) };
    // A set takes a joker in preference to a plain card, and any joker fits in some set.
    let doubled =
        if doubles_jokers(seat, ending, jokers) { hand.jokers().saturating_sub(3 * sets) } else { 0 };
    hand.len() - 3 * sets + doubled
}

/// Whether a joker that a seat has left counts two (`paws/10`, `paws/11`).
fn doubles_jokers(seat: Seat, ending: Ending, jokers: JokerCount) -> bool {
    match ending {
        Ending::DeckOut => true,
        Ending::Declared { seat: declarer } => jokers == JokerCount::Two && declarer != seat,
        Ending::EmptyHand => false,
    }
}

/// The largest number of sets and, among those, the choice that uses the most jokers (`paws/9`).
fn take_off_sets(hand: CardSet) -> Vec<SignSet> {
    let sets = most_sets(hand);
    let mut columns = BySign(Sign::ALL.map(|sign| Column::of(hand, sign)));
    let mut wild: Vec<Card> = hand.iter().filter(|card| card.sign().is_none()).collect();
    // Colour jokers first fill columns with too few plain cards, then replace plain cards anywhere.
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
        Some(SignSet { rock: next(Sign::Rock)?, scissors: next(Sign::Scissors)?, paper: next(Sign::Paper)? })
    })
    .collect()
}

/// The number of sets in a hand. Colour jokers fill in for missing signs.
fn most_sets(hand: CardSet) -> usize {
    let jokers = hand.colour_jokers();
    let own = |sign| hand.plain_of_sign(sign) + usize::from(hand.sign_joker(sign));
    let lacking =
        |sets: usize| Sign::ALL.into_iter().map(|sign| sets.saturating_sub(own(sign))).sum::<usize>();
    (0..=hand.len() / 3).rev().find(|sets| lacking(*sets) <= jokers).unwrap_or(0)
}

/// The cards that can count as one sign.
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

    /// The first `sets` cards, jokers first.
    fn take(self, sets: usize) -> Vec<Card> {
        self.sign_joker.into_iter().chain(self.wild).chain(self.plain).take(sets).collect()
    }
}
