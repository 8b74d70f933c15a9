//! How a view of this game is presented: prompt, description, facts beside seats, attempts.

use super::cards::{Card, CardSet};
use super::events::Event;
use super::moves::Move;
use super::phrases::Signed;
use super::piles::Pile;
use super::state::ROUNDS;
use super::view::{PileView, View};
use crate::game::Awaits;
use crate::phrase::{Arg, Phrase};
use crate::presentation::{Present, PresentEvent, SeatFact};
use crate::say;
use crate::seat::Seat;
use crate::throw::ThrowEvent;

impl Present for View {
    fn prompt(&self) -> Phrase {
        match self.revealed.first() {
            _ if self.throw.is_some() => say!("ninjan-ask-throw"),
            Some(choice) => say!("ninjan-ask-pile", card = choice.card),
            None => say!("ninjan-ask-choose", round = self.round),
        }
    }

    fn description(&self) -> Vec<Phrase> {
        let unused = say!("ninjan-unused", count = self.unused);
        if self.piles.is_empty() {
            return vec![unused];
        }
        let mut said = vec![say!("ninjan-round", round = self.round.min(ROUNDS), rounds = ROUNDS)];
        said.extend(Pile::ALL.iter().zip(&self.piles).map(|(pile, lies)| lies.describe(*pile)));
        said.extend(self.choice.map(|card| say!("ninjan-table-own-choice", card = card)));
        if !self.revealed.is_empty() {
            said.push(say!("ninjan-to-resolve", choices = Arg::list(&self.revealed)));
        }
        let winnings = self.seats.iter().zip(self.winnings.iter().zip(&self.sums));
        said.extend(winnings.map(|(seat, (cards, sum))| describe_winnings(seat, *cards, *sum)));
        said.push(unused);
        said
    }

    fn seat_facts(&self, seat: Seat) -> Vec<SeatFact> {
        let sum = self.sums.get(seat.index()).copied().unwrap_or_default();
        let phrase = say!("ninjan-sum", sum = Arg::text(Signed(sum)));
        vec![SeatFact::cards(self.in_hand(seat)), SeatFact { kind: "sum", value: sum.into(), phrase }]
    }

    fn attempt(&self, targets: &[&str]) -> Option<String> {
        let [target] = targets else { return None };
        let mv = match target.parse::<Card>() {
            Ok(card) => Move::Choose(card),
            Err(_) => Move::Pile(*Pile::ALL.iter().find(|pile| pile.to_string() == *target)?),
        };
        Some(mv.to_string())
    }

    fn attempt_sizes(&self) -> Vec<usize> {
        vec![1]
    }
}

impl View {
    /// How many cards a seat holds. A sealed card lies on the table already.
    fn in_hand(&self, seat: Seat) -> usize {
        let held = self.hand_sizes.get(seat.index()).copied().unwrap_or_default();
        let sealed = match self.awaits {
            Awaits::Sealed { decided, .. } => self.throw.is_none() && decided.contains(seat),
            Awaits::Turn { .. } | Awaits::Deck | Awaits::Over => false,
        };
        held.saturating_sub(usize::from(sealed))
    }
}

impl PileView {
    fn describe(&self, pile: Pile) -> Phrase {
        let (number, top, sum) = (pile.number(), self.top, Arg::text(Signed(self.cards.sum())));
        let under = self.cards.without(CardSet::only(top));
        if under.is_empty() {
            return say!("ninjan-pile-single", pile = number, top = top, sum = sum);
        }
        let count = say!("cards", count = self.cards.len());
        let under = Arg::list(under.iter());
        say!("ninjan-pile-deep", pile = number, top = top, under = under, count = count, sum = sum)
    }
}

fn describe_winnings(seat: Seat, cards: CardSet, sum: i32) -> Phrase {
    if cards.is_empty() {
        return say!("ninjan-loot-none", seat = seat);
    }
    let count = say!("cards", count = cards.len());
    say!("ninjan-loot", seat = seat, count = count, sum = Arg::text(Signed(sum)))
}

impl PresentEvent for Event {
    fn is_only_a_decision(&self) -> bool {
        matches!(self, Event::Chose { .. } | Event::Throw(ThrowEvent::Decided { .. }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Ninjan;
    use super::super::state::Choice;
    use super::*;
    use crate::game::{Game, Recall, Viewer};
    use crate::seat::{SeatSet, Seats};

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    fn cards(texts: &[&str]) -> CardSet {
        texts.iter().map(|text| card(text)).collect()
    }

    fn seats(numbers: &[usize]) -> SeatSet {
        numbers.iter().map(|seat| Seat::new(*seat)).collect()
    }

    fn view() -> View {
        let game = Ninjan::new(Seats::new(3).unwrap(), &Default::default());
        let pile = |texts: &[&str], top: &str| PileView { cards: cards(texts), top: card(top) };
        View {
            awaits: Awaits::Sealed { waiting: seats(&[2]), decided: seats(&[0, 1]) },
            round: 4,
            hand: Some(cards(&["R8", "S-6", "P10"])),
            hand_sizes: vec![3, 3, 3],
            choice: Some(card("S-6")),
            piles: vec![pile(&["R9", "P-3"], "R9"), pile(&["S4"], "S4"), pile(&["S-2"], "S-2")],
            winnings: vec![CardSet::EMPTY, cards(&["R1", "P5"]), CardSet::EMPTY],
            sums: vec![0, 6, 0],
            unused: 18,
            ..game.view(Viewer::Seat(Seat::new(0)), Recall::Display)
        }
    }

    #[test]
    fn a_sealed_card_is_no_longer_counted_to_the_hand() {
        let held = |seat| view().seat_facts(Seat::new(seat))[0].value;
        assert_eq!([held(0), held(1), held(2)], [2, 2, 3]);
    }

    #[test]
    fn the_description_names_piles_winnings_and_the_cards_to_resolve() {
        let choice = |seat, text| Choice { seat: Seat::new(seat), card: card(text) };
        let resolving = View {
            awaits: Awaits::Turn { seat: Seat::new(1) },
            choice: None,
            revealed: vec![choice(1, "P6"), choice(0, "S-6")],
            ..view()
        };
        let said: Vec<String> = resolving.description().iter().map(Phrase::to_string).collect();
        let ids: Vec<&str> = resolving.description().iter().map(|phrase| phrase.id).collect();
        assert_eq!(
            ids,
            [
                "ninjan-round",
                "ninjan-pile-deep",
                "ninjan-pile-single",
                "ninjan-pile-single",
                "ninjan-to-resolve",
                "ninjan-loot-none",
                "ninjan-loot",
                "ninjan-loot-none",
                "ninjan-unused"
            ]
        );
        assert!(said[2].contains("sum: 4"), "{}", said[2]);
        assert!(said[3].contains("sum: −2"), "{}", said[3]);
        assert_eq!(resolving.prompt(), say!("ninjan-ask-pile", card = card("P6")));
    }

    #[test]
    fn a_card_is_chosen_and_a_pile_is_pointed_at_by_its_number() {
        assert_eq!(view().attempt(&["2"]).as_deref(), Some("pile 2"));
        assert_eq!(view().attempt(&["R8"]).as_deref(), Some("choose R8"));
        assert_eq!(view().attempt(&["R8", "P10"]), None);
        assert_eq!(view().attempt(&["4"]), None);
    }
}
