//! What a player has not seen yet, counted from his view alone: what a careful person would note on
//! a piece of paper.
//!
//! In card games these are the cards whose place the viewer does not know, by kind; in Tsu-e-fa the
//! items that each of the other's figures can still carry. Where remembering is part of the game
//! (`tsuefa/9`, pro) nobody is helped.

use std::collections::BTreeMap;
use std::fmt::Display;

use roshambo_rules::games::{kanobu, ninjan, paws_deck, tsuefa};
use roshambo_rules::{Awaits, Phrase, Say, Seat, Sign, say};
use serde::Serialize;

use crate::registry::AnyView;

/// What a viewer has not seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Unseen {
    /// Cards that are in other hands, in the deck or out of the game.
    Cards {
        /// By what they have in common; no group is empty.
        groups: Vec<UnseenGroup>,
        /// How many there are in all.
        total: usize,
    },
    /// Figures of the other seat.
    Figures {
        /// In the order of their squares.
        figures: Vec<UnseenFigure>,
    },
}

/// Unseen cards that have something in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UnseenGroup {
    /// What it is.
    pub phrase: Phrase,
    /// The cards, in canonical order.
    pub cards: Vec<CardCount>,
}

/// How many copies of a card are unseen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardCount {
    /// The card, in notation.
    pub card: String,
    /// How many are unseen; at least one.
    pub count: u8,
    /// How many there are in this game.
    pub of: u8,
}

/// A figure, and what it can carry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UnseenFigure {
    /// Where it stands, in notation.
    pub square: String,
    /// The items, in canonical order; a single one is certain.
    pub items: Vec<String>,
}

/// What the viewer has not seen; nothing for a spectator, where nothing is hidden from him, and where
/// he has to remember by himself.
pub fn unseen(view: &AnyView) -> Option<Unseen> {
    // Nothing lies anywhere while a deck is being shuffled, and nothing matters any more in the end.
    if matches!(view.awaits(), Awaits::Deck | Awaits::Over) {
        return None;
    }
    match view {
        AnyView::Paws(view) => {
            view.seat?;
            paws_cards(view.unseen)
        }
        AnyView::PawsQuick(view) => {
            view.seat?;
            paws_cards(view.unseen)
        }
        AnyView::Ninjan(view) => {
            view.seat?;
            let of_sign = |card: &ninjan::Card| card.sign() as usize;
            grouped(view.unseen.iter(), |_| 1, of_sign, |group| Sign::ALL[group].say())
        }
        AnyView::Kanobu(view) => {
            view.seat?;
            let deck = kanobu::CardSet::deck(view.seats);
            grouped(
                view.unseen.iter(),
                |card| deck.count(card),
                kanobu_group,
                |group| match group {
                    TWO_COLOURS => say!("unseen-two-colours"),
                    VIOLET => say!("unseen-violet"),
                    colour => say!("unseen-colour", colour = kanobu::Colour::ALL[colour]),
                },
            )
        }
        AnyView::Tsuefa(view) => match view.variant {
            tsuefa::Variant::Novice => figures(view, view.seat?),
            tsuefa::Variant::Pro => None,
        },
    }
}

/// Groups of Kanobu's cards: one for each colour, and these.
const TWO_COLOURS: usize = kanobu::Colour::ALL.len();
const VIOLET: usize = TWO_COLOURS + 1;

fn kanobu_group(card: &kanobu::Card) -> usize {
    let mut colours = card.colours();
    match (colours.next(), colours.next()) {
        (Some(colour), None) => colour as usize,
        (Some(_), Some(_)) => TWO_COLOURS,
        (None, _) => VIOLET,
    }
}

fn paws_cards(unseen: paws_deck::CardSet) -> Option<Unseen> {
    let jokers = Sign::ALL.len();
    let group = |card: &paws_deck::Card| match card.sign() {
        Some(sign) if !card.is_joker() => sign as usize,
        _ => jokers,
    };
    grouped(unseen.iter(), paws_deck::Card::copies, group, |group| match Sign::ALL.get(group) {
        Some(sign) => sign.say(),
        None => say!("unseen-jokers"),
    })
}

/// Cards counted, and put together by the number of their group.
fn grouped<C: Copy + Ord + Display>(
    cards: impl Iterator<Item = C>,
    of: impl Fn(C) -> usize,
    group: impl Fn(&C) -> usize,
    phrase: impl Fn(usize) -> Phrase,
) -> Option<Unseen> {
    let mut counts: BTreeMap<(usize, C), u8> = BTreeMap::new();
    for card in cards {
        *counts.entry((group(&card), card)).or_default() += 1;
    }
    let total = counts.values().map(|count| usize::from(*count)).sum();
    let mut groups: BTreeMap<usize, Vec<CardCount>> = BTreeMap::new();
    for ((group, card), count) in counts {
        let of = u8::try_from(of(card)).unwrap_or(u8::MAX);
        groups.entry(group).or_default().push(CardCount { card: card.to_string(), count, of });
    }
    let groups = groups.into_iter().map(|(group, cards)| UnseenGroup { phrase: phrase(group), cards });
    (total > 0).then(|| Unseen::Cards { groups: groups.collect(), total })
}

fn figures(view: &tsuefa::View, viewer: Seat) -> Option<Unseen> {
    let others = || view.figures.iter().filter(|figure| figure.seat != viewer);
    if others().all(|figure| figure.item.is_some()) {
        return None;
    }
    let figures = others().map(|figure| UnseenFigure {
        square: figure.square.to_string(),
        items: view.can_carry(figure).iter().map(ToString::to_string).collect(),
    });
    Some(Unseen::Figures { figures: figures.collect() })
}
