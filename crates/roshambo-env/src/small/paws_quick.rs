//! The end of a series of one game.

use roshambo_rules::games::paws_deck::CardSet;
use roshambo_rules::games::paws_quick::{HouseRules, PawsQuick, TableCards, View};
use roshambo_rules::{Awaits, Seat, Seats, Sign};
use roshambo_table::GameId;

use super::{SmallVariant, all_states, cards, parsed};
use crate::state::GameState;

pub(super) const VARIANT: SmallVariant = SmallVariant {
    game: GameId::PawsQuick,
    horizon: 12,
    about: "the end of a series of one game: eight unseen cards (bR gR bS gS yS bP gP b*), three in each hand and two in the deck, and seat 2 has played vR",
    deals,
};

fn deals() -> Vec<GameState> {
    let (unseen, table): (CardSet, CardSet) = (cards("bR gR bS gS yS bP gP b*"), CardSet::only(parsed("vR")));
    let mut discard = CardSet::DECK;
    discard.remove_all(unseen.with(table));
    all_states::<PawsQuick>(&View {
        seat: None,
        seats: Seats::FEWEST,
        opening: Some(Seat::FIRST),
        house: HouseRules::default(),
        games: 1,
        help: false,
        awaits: Awaits::Turn { seat: Seat::FIRST },
        games_dealt: 1,
        first: Seat::FIRST,
        turn: Seat::FIRST,
        throw: None,
        spending: None,
        hand: None,
        hand_sizes: vec![3, 3],
        known: vec![CardSet::EMPTY; 2],
        table: Some(TableCards { owner: Some(Seat::new(1)), sign: Sign::Rock, cards: table }),
        deck: 2,
        deck_known: Vec::new(),
        left: 0,
        left_known: Vec::new(),
        turned: Vec::new(),
        discard,
        unseen,
        tokens: vec![0, 0],
        supply: 5,
        points: vec![0, 0],
        totals: vec![0, 0],
        games_won: vec![0, 0],
        outcome: None,
    })
}
