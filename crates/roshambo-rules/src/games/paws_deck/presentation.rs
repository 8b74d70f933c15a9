//! What both editions need to present a view: the cards that somebody points at.

use super::card::{Card, Colour};
use super::card_set::CardSet;
use super::combination::Kind;
use crate::event::Spaced;
use crate::sign::Sign;

/// Cards that somebody points at, and the sign that they are most likely meant to have.
pub(in crate::games) struct CardsPointedAt {
    pub(in crate::games) sign: Sign,
    pub(in crate::games) cards: CardSet,
}

impl CardsPointedAt {
    /// `None` unless the targets are cards, at least one, and no more of a card than the deck has.
    pub(in crate::games) fn read(targets: &[&str], sign_on_table: Option<Sign>) -> Option<CardsPointedAt> {
        let mut cards: Vec<Card> = targets.iter().map(|card| card.parse().ok()).collect::<Option<_>>()?;
        cards.sort_unstable();
        let cards: CardSet = Spaced(&cards).to_string().parse().ok()?;
        let sign = cards.iter().find_map(Card::sign).or(sign_on_table).unwrap_or(Sign::Rock);
        Some(CardsPointedAt { sign, cards })
    }

    /// One colour unless the cards show several.
    pub(in crate::games) fn kind(&self) -> Kind {
        let mut colours: Vec<Colour> = self.cards.iter().filter_map(Card::colour).collect();
        colours.dedup();
        if colours.len() > 1 { Kind::Many } else { Kind::One }
    }

    /// Whether these are three cards that show different signs, as a combo has.
    pub(in crate::games) fn is_combo(&self) -> bool {
        let mut signs: Vec<Sign> = self.cards.iter().filter_map(Card::sign).collect();
        signs.sort_unstable();
        signs.dedup();
        self.cards.len() == 3 && signs.len() > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_meant_as_the_sign_that_they_show_or_else_as_the_one_on_the_table() {
        let sign = |targets: &[&str], table| CardsPointedAt::read(targets, table).map(|read| read.sign);
        assert_eq!(sign(&["b*", "gS"], Some(Sign::Rock)), Some(Sign::Scissors));
        assert_eq!(sign(&["b*"], Some(Sign::Paper)), Some(Sign::Paper));
        assert_eq!(sign(&["b*"], None), Some(Sign::Rock));
    }

    #[test]
    fn cards_that_nobody_can_hold_are_no_attempt() {
        assert!(CardsPointedAt::read(&[], None).is_none());
        assert!(CardsPointedAt::read(&["b*"; 2], None).is_none());
        assert!(CardsPointedAt::read(&["bR"; 100], None).is_none());
        assert!(CardsPointedAt::read(&["bR gR"], None).is_none());
    }
}
