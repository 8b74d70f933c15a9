//! The last two rounds with six unseen cards.

use roshambo_rules::games::ninjan::{Card, CardSet, HouseRules, Ninjan, PileView, View};
use roshambo_rules::{Awaits, SeatSet, Seats};
use roshambo_table::GameId;

use super::{SmallVariant, all_states, cards, parsed};
use crate::state::GameState;

pub(super) const VARIANT: SmallVariant = SmallVariant {
    game: GameId::Ninjan,
    // Two rounds of two choices and two piles; a tie is a draw.
    horizon: 8,
    about: "the last two rounds: each seat has two of six unseen cards (R3 R-4 S5 S-2 P7 P2), on the piles are R4, S1 and P-1, and the sums are 44 and 43",
    deals,
};

fn deals() -> Vec<GameState> {
    let unseen: CardSet = cards("R3 R-4 S5 S-2 P7 P2");
    let tops: [Card; 3] = ["R4", "S1", "P-1"].map(parsed);
    let out_of_play = CardSet::DECK.without(unseen).without(tops.into_iter().collect());
    let winnings = dealt_in_turn(out_of_play);
    all_states::<Ninjan>(&View {
        seat: None,
        seats: Seats::FEWEST,
        house: HouseRules::default(),
        awaits: Awaits::Sealed { waiting: Seats::FEWEST.all(), decided: SeatSet::EMPTY },
        round: 8,
        hand: None,
        hand_sizes: vec![2, 2],
        choice: None,
        revealed: Vec::new(),
        piles: tops.map(|top| PileView { cards: CardSet::only(top), top }).to_vec(),
        sums: winnings.iter().map(|cards| cards.sum()).collect(),
        winnings,
        unseen,
        unused: unseen.len() - 4,
        throw: None,
        outcome: None,
    })
}

/// The cards in canonical order, dealt to the two seats in turn.
fn dealt_in_turn(cards: CardSet) -> Vec<CardSet> {
    let mut hands = vec![CardSet::EMPTY; 2];
    for (place, card) in cards.iter().enumerate() {
        hands[place % 2] = hands[place % 2].with(CardSet::only(card));
    }
    hands
}
