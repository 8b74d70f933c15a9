//! What a viewer has not seen yet, by kind: what a careful person would count on his fingers.

use roshambo_rules::Phrase;
use serde::Serialize;

use crate::catalogue::AnyView;

/// What is hidden from a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Unseen {
    /// Cards of which the viewer does not know where they are.
    Cards {
        /// By what they have in common.
        groups: Vec<UnseenGroup>,
        /// How many in all.
        total: u16,
    },
    /// Figures of which the viewer does not know what they carry.
    Figures {
        /// Each with what it can still carry.
        figures: Vec<UnseenFigure>,
    },
}

/// Cards that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct UnseenGroup {
    /// What they have in common.
    pub phrase: Phrase,
    /// Which, each once.
    pub cards: Vec<CardCount>,
}

/// How many of a card are unseen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct CardCount {
    /// In notation.
    pub card: String,
    /// How many are unseen.
    pub count: u8,
    /// How many there are in the game.
    pub of: u8,
}

/// A figure and what it can still carry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct UnseenFigure {
    /// Where it stands.
    pub square: String,
    /// In notation.
    pub items: Vec<String>,
}

/// What a viewer has not seen.
pub fn unseen(view: &AnyView) -> Option<Unseen> {
    let view = serde_json::to_value(view).unwrap_or_default();
    if !view["seat"].is_u64() {
        return None;
    }
    if let Some(cards) = view["unseen"].as_array() {
        let cards: Vec<CardCount> = cards
            .iter()
            .filter_map(|card| card.as_str())
            .map(|card| CardCount { card: card.to_owned(), count: 1, of: 1 })
            .collect();
        let total = cards.len() as u16;
        let phrase = roshambo_rules::say!("cards", count = cards.len());
        return Some(Unseen::Cards { groups: vec![UnseenGroup { phrase, cards }], total });
    }
    None
}
