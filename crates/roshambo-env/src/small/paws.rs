//! The end of the deciding round.

use roshambo_rules::games::paws::{Combination, HouseRules, Paws, View};
use roshambo_rules::games::paws_deck::{CardSet, Kind};
use roshambo_rules::{Awaits, Seat, Seats, Sign};
use roshambo_table::GameId;

use super::{SmallVariant, all_states, cards, parsed};
use crate::state::GameState;

pub(super) const VARIANT: SmallVariant = SmallVariant {
    game: GameId::Paws,
    horizon: 12,
    about: "the end of the deciding round: seven unseen cards (bR gR bS yS bP gP b*), two in each hand and three in the deck, and seat 2 has played vR",
    deals,
};

fn deals() -> Vec<GameState> {
    let (unseen, table): (CardSet, CardSet) = (cards("bR gR bS yS bP gP b*"), CardSet::only(parsed("vR")));
    let mut discard = CardSet::DECK;
    discard.remove_all(unseen.with(table));
    all_states::<Paws>(&View {
        seat: None,
        seats: Seats::FEWEST,
        opening: Some(Seat::FIRST),
        house: HouseRules::default(),
        awaits: Awaits::Turn { seat: Seat::FIRST },
        round: 3,
        first: Seat::FIRST,
        turn: Seat::FIRST,
        throw: None,
        hand: None,
        open_hands: None,
        hand_sizes: vec![2, 2],
        table: Some(Combination { owner: Seat::new(1), sign: Sign::Rock, kind: Kind::One, cards: table }),
        passed_on: false,
        deck: 3,
        discard,
        unseen,
        tokens: vec![1, 1],
        outcome: None,
    })
}
