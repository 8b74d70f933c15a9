//! What a player has not seen yet, counted from the player's view alone: the notes that a careful
//! person would keep on paper.
//!
//! In card games these are the cards whose place the viewer does not know. In Tsu-e-fa they are the
//! items that each figure of the other seat can still carry. Each game counts them for its own views
//! (`games/<game>/unseen.rs`), because only the game knows what its cards have in common.

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::Serialize;

use crate::phrase::Phrase;

/// A view that knows what its viewer has not seen.
pub trait CountUnseen {
    /// What the viewer has not seen. `None` for a spectator, if nothing is hidden from the viewer,
    /// and if the viewer has to remember it unaided.
    fn unseen(&self) -> Option<Unseen>;

    /// Whether remembering what was shown is part of the game. If so, no front end may repeat it.
    fn requires_memory(&self) -> bool {
        false
    }
}

/// What a viewer has not seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Unseen {
    /// Cards that are in other hands, in the deck or out of the game.
    Cards {
        /// The cards by what they have in common. No group is empty.
        groups: Vec<UnseenGroup>,
        /// The number of cards in all groups.
        total: usize,
    },
    /// Figures of the other seat.
    Figures {
        /// In the order of their squares.
        figures: Vec<UnseenFigure>,
    },
}

impl Unseen {
    /// Cards in these groups; `None` if there are no cards.
    pub(crate) fn cards(groups: impl IntoIterator<Item = UnseenGroup>) -> Option<Unseen> {
        let groups: Vec<UnseenGroup> = groups.into_iter().filter(|group| !group.cards.is_empty()).collect();
        let total = groups.iter().flat_map(|group| &group.cards).map(|card| card.count).sum();
        (total > 0).then_some(Unseen::Cards { groups, total })
    }
}

/// Unseen cards that have something in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UnseenGroup {
    /// What the cards have in common.
    pub phrase: Phrase,
    /// The cards, in canonical order.
    pub cards: Vec<CardCount>,
}

impl UnseenGroup {
    /// Counts these cards. `copies` is how many of a card there are in the game.
    pub(crate) fn new<C: Copy + Ord + Display>(
        phrase: Phrase,
        cards: impl Iterator<Item = C>,
        copies: impl Fn(C) -> usize,
    ) -> UnseenGroup {
        let mut counts: BTreeMap<C, usize> = BTreeMap::new();
        for card in cards {
            *counts.entry(card).or_default() += 1;
        }
        let counted =
            |(card, count): (C, usize)| CardCount { card: card.to_string(), count, of: copies(card) };
        UnseenGroup { phrase, cards: counts.into_iter().map(counted).collect() }
    }
}

/// How many copies of a card are unseen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardCount {
    /// The card, in notation.
    pub card: String,
    /// How many are unseen; at least one.
    pub count: usize,
    /// How many there are in this game.
    pub of: usize,
}

/// A figure, and what it can carry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UnseenFigure {
    /// Its square, in notation.
    pub square: String,
    /// The possible items, in canonical order. If there is only one, it is certain.
    pub items: Vec<String>,
}
