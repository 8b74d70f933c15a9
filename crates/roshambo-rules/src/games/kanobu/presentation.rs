//! How a view of this game is presented: prompt, description, facts beside seats, attempts.

use super::cards::{Card, Symbol};
use super::events::Event;
use super::house_rules::DrawRule;
use super::moves::Move;
use super::state::Direction;
use super::view::{EffectView, View};
use crate::phrase::{Arg, Phrase};
use crate::presentation::{Present, PresentEvent, SeatFact};
use crate::say;
use crate::seat::Seat;
use crate::throw::ThrowEvent;

impl Present for View {
    fn prompt(&self) -> Phrase {
        match (&self.effect, &self.drawn) {
            _ if self.throw.is_some() => say!("ask-throw-first"),
            (Some(effect), _) if effect.symbol == Symbol::Chance => say!("kanobu-ask-chance"),
            (Some(_), _) => say!("kanobu-ask-effect"),
            (None, Some(_)) => say!("kanobu-ask-drawn"),
            (None, None) if !self.opened.is_empty() => say!("kanobu-ask-pick"),
            (None, None) => match self.house.draw {
                DrawRule::Stuck => say!("kanobu-ask-turn"),
                DrawRule::Free => say!("kanobu-ask-turn-free"),
            },
        }
    }

    fn description(&self) -> Vec<Phrase> {
        let mut said = self.describe_pile();
        if !self.opened.is_empty() {
            said.push(say!("kanobu-table-opened", cards = Arg::list(&self.opened)));
        }
        if let Some(card) = self.drawn.as_ref().and_then(|drawn| drawn.card) {
            said.push(say!("kanobu-table-drawn", card = card));
        }
        said.push(say!("kanobu-table-deck", count = self.deck));
        if !self.bottom.is_empty() {
            said.push(say!("kanobu-table-bottom", cards = Arg::list(&self.bottom)));
        }
        if self.seats.count() > 2 {
            said.push(match self.direction {
                Direction::Clockwise => say!("kanobu-table-clockwise"),
                Direction::Counterclockwise => say!("kanobu-table-counterclockwise"),
            });
        }
        let held = self.seats.iter().zip(&self.hand_sizes);
        said.extend(held.map(|(seat, cards)| say!("kanobu-count", seat = seat, cards = *cards)));
        let known = self.seats.iter().zip(&self.known).filter(|(_, cards)| !cards.is_empty());
        said.extend(
            known.map(|(seat, cards)| say!("kanobu-known-of", seat = seat, cards = Arg::list(cards.iter()))),
        );
        said
    }

    fn seat_facts(&self, seat: Seat) -> Vec<SeatFact> {
        let held = self.hand_sizes.get(seat.index()).copied().unwrap_or_default();
        let known = self.known.get(seat.index()).copied().unwrap_or_default();
        let mut facts = vec![SeatFact::cards(held)];
        if !known.is_empty() {
            let phrase = say!("kanobu-known", cards = Arg::list(known.iter()));
            facts.push(SeatFact::count("known", known.len(), phrase));
        }
        facts
    }

    fn attempt(&self, targets: &[&str]) -> Option<String> {
        let cards: Vec<Card> = targets.iter().map(|card| card.parse().ok()).collect::<Option<_>>()?;
        let mv = match cards[..] {
            [card] if self.opened.is_empty() || self.holds(card) => Move::Play(card.laid()),
            [card] => Move::Take(card),
            [first, second, top] => {
                // The notation lists the two lower cards in the order rock, scissors, paper.
                let mut below = [first, second];
                below.sort_by_key(|card| card.symbol().sign());
                Move::Answer([below[0], below[1], top])
            }
            _ => return None,
        };
        Some(mv.to_string())
    }

    fn attempt_sizes(&self) -> Vec<usize> {
        vec![1, 3]
    }
}

impl View {
    /// The top card, the colour named with it, and the effect that waits.
    fn describe_pile(&self) -> Vec<Phrase> {
        let Some(top) = self.pile.last() else {
            return vec![say!("scene-empty-table")];
        };
        let mut said = vec![say!("kanobu-table-top", card = top.card())];
        said.extend(top.named().map(|colour| say!("kanobu-named", colour = colour)));
        if let Some(effect) = &self.effect {
            said.push(say!("kanobu-waits", symbol = effect.symbol));
            said.push(effect.cost(self.turn));
        }
        said
    }

    fn holds(&self, card: Card) -> bool {
        self.hand.is_some_and(|hand| hand.contains(card))
    }
}

impl EffectView {
    /// What the effect costs if it is accepted, and who pays.
    fn cost(&self, turn: Seat) -> Phrase {
        match self.symbol {
            Symbol::Skip => say!("kanobu-cost-skip", seat = turn),
            Symbol::One | Symbol::Two => say!("kanobu-cost-all", seat = self.last, count = self.draws),
            Symbol::Chance => say!("kanobu-cost-chance", seat = turn, count = self.draws),
            Symbol::Three
            | Symbol::Rock
            | Symbol::Scissors
            | Symbol::Paper
            | Symbol::Reverse
            | Symbol::Star
            | Symbol::Cancel
            | Symbol::Change => say!("kanobu-cost-three", seat = turn, count = self.draws),
        }
    }
}

impl PresentEvent for Event {
    fn is_only_a_decision(&self) -> bool {
        matches!(self, Event::Throw(ThrowEvent::Decided { .. }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Kanobu;
    use super::*;
    use crate::game::{Game, Recall, Viewer};
    use crate::seat::Seats;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    fn view() -> View {
        let game = Kanobu::new(Seats::new(3).unwrap(), &Default::default());
        View {
            hand: Some(["bR", "vW"].map(card).into_iter().collect()),
            hand_sizes: vec![2, 6, 5],
            known: [vec![], vec!["r3"], vec![]].map(|known| known.into_iter().map(card).collect()).to_vec(),
            pile: vec![card("gP").laid(), card("bS").laid()],
            throw: None,
            ..game.view(Viewer::Seat(Seat::new(0)), Recall::Display)
        }
    }

    fn effect(symbol: Symbol) -> Option<EffectView> {
        Some(EffectView { symbol, chain: 2, draws: 4, last: Seat::new(2) })
    }

    #[test]
    fn an_effect_costs_everybody_else_or_the_seat_whose_turn_it_is() {
        let told = |symbol| View { effect: effect(symbol), ..view() }.description();
        let all = say!("kanobu-cost-all", seat = Seat::new(2), count = 4);
        let three = say!("kanobu-cost-three", seat = Seat::new(0), count = 4);
        assert!(told(Symbol::Two).contains(&all));
        assert!(told(Symbol::Three).contains(&three));
    }

    #[test]
    fn chance_can_be_answered_and_the_prompt_says_so() {
        let asked = |symbol| View { effect: effect(symbol), ..view() }.prompt().id;
        assert_eq!(asked(Symbol::Chance), "kanobu-ask-chance");
        assert_eq!(asked(Symbol::Skip), "kanobu-ask-effect");
        assert_eq!(view().prompt().id, "kanobu-ask-turn");
    }

    #[test]
    fn chance_is_answered_with_the_card_chosen_last_on_top() {
        assert_eq!(view().attempt(&["yP", "bR", "rS"]).as_deref(), Some("answer bR yP rS"));
        assert_eq!(view().attempt(&["bR"]).as_deref(), Some("play bR"));
        assert_eq!(view().attempt(&["bR", "yP"]), None);
        assert_eq!(view().attempt(&[]), None);
        assert_eq!(view().attempt(&["bR\n1 pass"]), None);
    }

    #[test]
    fn an_opened_card_is_taken_and_one_in_hand_is_played() {
        let picking = View { opened: ["gP", "vN"].map(card).to_vec(), ..view() };
        assert_eq!(picking.attempt(&["vN"]).as_deref(), Some("take vN"));
        assert_eq!(picking.attempt(&["bR"]).as_deref(), Some("play bR"));
    }

    #[test]
    fn facts_count_the_cards_of_a_hand_that_everybody_knows() {
        let facts = |seat| -> Vec<_> {
            view().seat_facts(Seat::new(seat)).iter().map(|fact| (fact.kind, fact.value)).collect()
        };
        assert_eq!(facts(1), [("cards", 6), ("known", 1)]);
        assert_eq!(facts(0), [("cards", 2)]);
    }
}
