//! How a view of this game is presented: prompt, description, facts beside seats, attempts.

use super::events::Event;
use super::moves::Move;
use super::view::View;
use crate::games::paws_deck::{CardSet, CardsPointedAt};
use crate::phrase::{Arg, Phrase};
use crate::presentation::{Present, PresentEvent, SeatFact};
use crate::say;
use crate::seat::Seat;
use crate::throw::ThrowEvent;

impl Present for View {
    fn prompt(&self) -> Phrase {
        match &self.table {
            _ if self.throw.is_some() => say!("ask-throw-first"),
            _ if self.spending.is_some() => say!("paws-quick-ask-spend"),
            None => say!("paws-quick-ask-lead"),
            Some(_) if self.leads() => say!("paws-quick-ask-strong"),
            Some(_) => say!("paws-quick-ask-beat"),
        }
    }

    fn description(&self) -> Vec<Phrase> {
        let mut said = vec![
            say!("paws-quick-game", game = self.games_dealt, games = self.games),
            self.describe_table(),
            say!("paws-deck", count = self.deck),
        ];
        if !self.deck_known.is_empty() {
            said.push(say!("paws-quick-under", cards = Arg::list(&self.deck_known)));
        }
        said.push(say!("scene-discard", count = self.discard.len()));
        if self.left > 0 {
            said.push(say!("paws-quick-left", count = self.left));
        }
        if self.help {
            said.push(say!("paws-quick-supply", count = self.supply));
        }
        said.extend(self.seats.iter().map(|seat| self.describe_seat(seat)));
        let known = self.seats.iter().zip(&self.known).filter(|(_, cards)| !cards.is_empty());
        said.extend(known.map(|(seat, cards)| say!("paws-quick-known", seat = seat, cards = *cards)));
        said
    }

    fn seat_facts(&self, seat: Seat) -> Vec<SeatFact> {
        let held = self.hand_sizes.get(seat.index()).copied().unwrap_or_default();
        let total = self.totals.get(seat.index()).copied().unwrap_or_default();
        let tokens = self.tokens.get(seat.index()).copied().unwrap_or_default();
        let mut facts = vec![
            SeatFact::cards(held),
            SeatFact::count("points", total, say!("paws-quick-points", count = total)),
        ];
        if self.help {
            facts.push(SeatFact::count("help", tokens, say!("paws-quick-tokens", count = tokens)));
        }
        facts
    }

    fn attempt(&self, targets: &[&str]) -> Option<String> {
        let pointed = CardsPointedAt::read(targets, self.table.map(|table| table.sign))?;
        let CardsPointedAt { sign, cards } = pointed;
        let mv = match self.leads() {
            _ if pointed.is_combo() => Move::Combo { cards },
            true => Move::Lead { sign, cards },
            false => Move::Play { sign, cards },
        };
        Some(mv.to_string())
    }

    fn attempt_sizes(&self) -> Vec<usize> {
        (1..=self.hand.map_or(0, CardSet::len)).collect()
    }
}

impl View {
    /// Whether cards that the viewer plays now are led: the table is empty, or what lies there is
    /// the viewer's own.
    fn leads(&self) -> bool {
        self.table.is_none_or(|table| table.owner.is_some() && table.owner == self.seat)
    }

    fn describe_table(&self) -> Phrase {
        let Some(table) = &self.table else {
            return say!("paws-lies-nothing");
        };
        let what = match table.owner {
            Some(seat) => say!("paws-quick-on-table", seat = seat, sign = table.sign),
            None => say!("paws-quick-on-table-free", sign = table.sign),
        };
        say!("paws-lies", what = what, cards = table.cards)
    }

    fn describe_seat(&self, seat: Seat) -> Phrase {
        let won = self.games_won.get(seat.index()).copied().unwrap_or_default();
        let mut facts: Vec<Phrase> = self.seat_facts(seat).into_iter().map(|fact| fact.phrase).collect();
        // After cards and points, before help tokens.
        facts.insert(2, say!("paws-quick-won", count = won));
        say!("paws-has", seat = seat, facts = Arg::list(facts))
    }
}

impl PresentEvent for Event {
    fn is_only_a_decision(&self) -> bool {
        matches!(self, Event::SpendDecided { .. } | Event::Throw(ThrowEvent::Decided { .. }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::PawsQuick;
    use super::super::state::TableCards;
    use super::*;
    use crate::game::{Game, Recall, Viewer};
    use crate::seat::Seats;
    use crate::sign::Sign;

    fn view() -> View {
        let game = PawsQuick::new(Seats::new(2).unwrap(), &Default::default());
        let table =
            TableCards { owner: Some(Seat::new(0)), sign: Sign::Rock, cards: "gR rR".parse().unwrap() };
        View {
            games: 2,
            help: true,
            games_dealt: 1,
            throw: None,
            hand: "bR bS b*".parse().ok(),
            hand_sizes: vec![3, 5],
            known: vec![CardSet::EMPTY, "y*".parse().unwrap()],
            table: Some(table),
            deck: 2,
            deck_known: vec!["v*".parse().unwrap()],
            left: 22,
            tokens: vec![1, 0],
            supply: 4,
            totals: vec![6, 3],
            games_won: vec![0, 1],
            ..game.view(Viewer::Seat(Seat::new(0)), Recall::Display)
        }
    }

    #[test]
    fn three_signs_together_are_a_combo_and_one_sign_is_led_or_played() {
        assert_eq!(view().attempt(&["bS", "bR", "b*"]).as_deref(), Some("combo bR bS b*"));
        assert_eq!(view().attempt(&["bR"]).as_deref(), Some("lead R bR"));
        let table = TableCards { owner: None, sign: Sign::Paper, cards: "gP".parse().unwrap() };
        let free = View { table: Some(table), ..view() };
        assert_eq!(free.attempt(&["b*"]).as_deref(), Some("play P b*"));
        assert_eq!(free.prompt().id, "paws-quick-ask-beat");
        assert_eq!(view().prompt().id, "paws-quick-ask-strong");
    }

    #[test]
    fn facts_are_totals_and_help_tokens_and_no_tokens_where_there_are_none() {
        let facts = |view: View| -> Vec<_> {
            view.seat_facts(Seat::new(0)).iter().map(|fact| (fact.kind, fact.value)).collect()
        };
        assert_eq!(facts(view()), [("cards", 3), ("points", 6), ("help", 1)]);
        assert_eq!(facts(View { help: false, ..view() }).len(), 2);
    }

    #[test]
    fn the_description_says_what_everybody_knows_of_hidden_cards() {
        let ids: Vec<&str> = view().description().iter().map(|phrase| phrase.id).collect();
        for id in ["paws-quick-under", "paws-quick-known", "paws-quick-left"] {
            assert!(ids.contains(&id), "{ids:?}");
        }
    }
}
