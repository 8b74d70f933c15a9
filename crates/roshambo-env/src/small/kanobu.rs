//! The last six moves before the limit of moves.

use roshambo_rules::games::kanobu::{
    Card, CardSet, Colour, Direction, Hidden, HouseRules, Kanobu, Laid, Symbol, View,
};
use roshambo_rules::{Awaits, Seat, Seats};
use roshambo_table::GameId;

use super::{SmallVariant, all_states, cards, parsed};
use crate::state::GameState;

pub(super) const VARIANT: SmallVariant = SmallVariant {
    game: GameId::Kanobu,
    horizon: 6,
    about: "the last six moves before the limit of moves: seven unseen cards (bR bS bX gS gR bgP vW), two in each hand and three in the deck, and bP on the pile",
    deals,
};

fn deals() -> Vec<GameState> {
    let seats = Seats::FEWEST;
    let unseen: CardSet = cards("bR bS bX gS gR bgP vW");
    let top: Card = parsed("bP");
    let mut out_of_play = CardSet::deck(seats);
    out_of_play.remove_all(unseen);
    out_of_play.remove(top);
    let laid = |card: Card| match card.symbol() {
        Symbol::Change => Laid::naming(Colour::Blue),
        _ => card.laid(),
    };
    all_states::<Kanobu>(&View {
        seat: None,
        seats,
        opening: Some(Seat::FIRST),
        house: HouseRules::default(),
        awaits: Awaits::Turn { seat: Seat::FIRST },
        rest: None,
        turn: Seat::FIRST,
        direction: Direction::Clockwise,
        moves: 994,
        throw: None,
        hand: None,
        hand_sizes: vec![2, 2],
        known: vec![CardSet::EMPTY; 2],
        pile: out_of_play.iter().chain([top]).map(laid).collect(),
        turned_over: false,
        deck: 3,
        bottom: Vec::new(),
        effect: None,
        drawn: None,
        opened: Vec::new(),
        unseen,
        hidden: Hidden {
            from_deck: unseen,
            older: CardSet::EMPTY,
            either: CardSet::EMPTY,
            least_from_deck: vec![2, 2],
            most_from_deck: vec![2, 2],
        },
        outcome: None,
    })
}
