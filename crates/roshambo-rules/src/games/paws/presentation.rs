//! How a view of this game is presented: prompt, description, facts beside seats, attempts.

use super::events::Event;
use super::moves::Move;
use super::state::Combination;
use super::view::View;
use crate::games::paws_deck::{CardSet, CardsPointedAt, Kind};
use crate::phrase::{Arg, Phrase};
use crate::presentation::{Present, PresentEvent, SeatFact};
use crate::say;
use crate::seat::Seat;
use crate::throw::ThrowEvent;

impl Present for View {
    fn prompt(&self) -> Phrase {
        match &self.table {
            _ if self.throw.is_some() => say!("ask-throw-first"),
            None => say!("paws-ask-lead"),
            Some(table) if self.may_replace(table) => say!("paws-ask-own"),
            Some(_) => say!("paws-ask-beat"),
        }
    }

    fn description(&self) -> Vec<Phrase> {
        let mut said = vec![
            say!("paws-round", round = self.round),
            match &self.table {
                Some(table) => say!("paws-lies", what = table.describe(), cards = table.cards),
                None => say!("paws-lies-nothing"),
            },
            say!("paws-deck", count = self.deck),
            say!("scene-discard", count = self.discard.len()),
        ];
        said.extend(self.seats.iter().map(|seat| {
            let facts = self.seat_facts(seat).into_iter().map(|fact| fact.phrase);
            say!("paws-has", seat = seat, facts = Arg::list(facts))
        }));
        let open = self.seats.iter().zip(self.open_hands.iter().flatten());
        said.extend(open.map(|(seat, cards)| say!("paws-dealt-hand", seat = seat, cards = *cards)));
        said
    }

    fn seat_facts(&self, seat: Seat) -> Vec<SeatFact> {
        let held = self.hand_sizes.get(seat.index()).copied().unwrap_or_default();
        let tokens = self.tokens.get(seat.index()).copied().unwrap_or_default();
        vec![SeatFact::cards(held), SeatFact::count("tokens", tokens, say!("paws-tokens", count = tokens))]
    }

    fn attempt(&self, targets: &[&str]) -> Option<String> {
        let pointed = CardsPointedAt::read(targets, self.table.map(|table| table.sign))?;
        let CardsPointedAt { sign, cards } = pointed;
        let leads = self.table.is_none_or(|table| self.may_replace(&table));
        let mv = match cards.last().filter(|_| leads && cards.len() == 1) {
            Some(card) => Move::Lead { sign, card },
            None => Move::Play { sign, kind: pointed.kind(), cards },
        };
        Some(mv.to_string())
    }

    fn attempt_sizes(&self) -> Vec<usize> {
        (1..=self.hand.map_or(0, CardSet::len)).collect()
    }
}

impl View {
    /// Whether the viewer may replace this combination on the table with a lead.
    fn may_replace(&self, table: &Combination) -> bool {
        !self.passed_on && Some(table.owner) == self.seat
    }
}

impl Combination {
    /// What has to be beaten.
    fn describe(&self) -> Phrase {
        let Combination { owner, sign, kind, cards } = *self;
        match kind {
            _ if cards.len() == 1 => say!("paws-on-table-single", seat = owner, sign = sign),
            Kind::One => say!("paws-on-table-one", seat = owner, sign = sign),
            Kind::Many => say!("paws-on-table-many", seat = owner, sign = sign),
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
    use super::super::Paws;
    use super::*;
    use crate::game::{Game, Recall, Viewer};
    use crate::seat::Seats;
    use crate::sign::Sign;

    fn view(table: Option<Combination>) -> View {
        let game = Paws::new(Seats::new(2).unwrap(), &Default::default());
        View {
            hand: "bR b* gS".parse().ok(),
            hand_sizes: vec![3, 7],
            throw: None,
            table,
            tokens: vec![0, 1],
            ..game.view(Viewer::Seat(Seat::new(0)), Recall::Display)
        }
    }

    fn combination(owner: usize) -> Option<Combination> {
        let cards = "gR gR".parse().unwrap();
        Some(Combination { owner: Seat::new(owner), sign: Sign::Rock, kind: Kind::One, cards })
    }

    #[test]
    fn an_attempt_is_what_the_cards_most_likely_mean() {
        let others = view(combination(1));
        assert_eq!(others.attempt(&["gS", "bR"]).as_deref(), Some("play R many bR gS"));
        assert_eq!(others.attempt(&["b*"]).as_deref(), Some("play R one b*"));
        assert_eq!(view(None).attempt(&["b*"]).as_deref(), Some("lead R b*"));
        assert_eq!(view(combination(0)).attempt(&["gS"]).as_deref(), Some("lead S gS"));
        assert_eq!(others.attempt(&[]), None);
    }

    #[test]
    fn the_prompt_asks_to_lead_on_an_empty_table_and_knows_a_combination_that_came_back() {
        assert_eq!(view(None).prompt().id, "paws-ask-lead");
        assert_eq!(view(combination(0)).prompt().id, "paws-ask-own");
        assert_eq!(view(combination(1)).prompt().id, "paws-ask-beat");
    }

    #[test]
    fn facts_are_cards_and_victory_tokens() {
        let facts = view(None).seat_facts(Seat::new(1));
        let facts: Vec<_> = facts.iter().map(|fact| (fact.kind, fact.value)).collect();
        assert_eq!(facts, [("cards", 7), ("tokens", 1)]);
    }
}
