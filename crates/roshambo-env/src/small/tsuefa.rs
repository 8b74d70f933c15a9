//! Three figures against three, face to face.

use roshambo_rules::games::tsuefa::{FigureView, HouseRules, Item, Items, Square, Tsuefa, Variant, View};
use roshambo_rules::{Awaits, Seat, Seats, Sign};
use roshambo_table::GameId;

use super::{SmallVariant, all_states, parsed};
use crate::state::GameState;

pub(super) const VARIANT: SmallVariant = SmallVariant {
    game: GameId::Tsuefa,
    horizon: 4,
    about: "three figures of each seat face to face, on a3, b3, c3 and a4, b4, c4, with a rock, a scissors and the flag in an unknown order; four decisions",
    deals,
};

fn deals() -> Vec<GameState> {
    let on_board = [Item::Sign(Sign::Rock), Item::Sign(Sign::Scissors), Item::Flag];
    let items = Items::default();
    let lost: Vec<Item> = Item::ALL
        .into_iter()
        .flat_map(|item| {
            let there = on_board.iter().filter(|other| **other == item).count();
            std::iter::repeat_n(item, usize::from(items.count(item)) - there)
        })
        .collect();
    let figure = |(text, seat): (&str, usize)| FigureView {
        square: parsed::<Square>(text),
        seat: Seat::new(seat),
        item: None,
        shown: Some(false),
        moved: Some(true),
    };
    let squares = [("a3", 0), ("b3", 0), ("c3", 0), ("a4", 1), ("b4", 1), ("c4", 1)];
    all_states::<Tsuefa>(&View {
        seat: None,
        seats: Seats::FEWEST,
        variant: Variant::Novice,
        items,
        house: HouseRules::default(),
        awaits: Awaits::Turn { seat: Seat::FIRST },
        turn: Seat::FIRST,
        quiet: 0,
        figures: squares.into_iter().map(figure).collect(),
        fight: None,
        hidden: Some(vec![on_board.to_vec(); 2]),
        lost: Some(vec![lost; 2]),
        outcome: None,
    })
}
