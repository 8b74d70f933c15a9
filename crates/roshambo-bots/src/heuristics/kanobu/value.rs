//! Each seat's chance to win: the weighted sum of its features is its strength, and the chances are
//! the softmax of the strengths.

use roshambo_rules::games::kanobu::{Card, Colour, Kanobu, Kinds, Moment, Symbol};
use roshambo_rules::{Game, Seat};

use super::features::loses_turn;
use super::features::seat_feature::*;
use super::weights::VALUE;
use crate::heuristics::Values;
use crate::heuristics::common::softmax_values;

/// Each seat's chance to win.
pub(super) fn value(game: &Kanobu) -> Values {
    let many = usize::from(game.seats().count() > 2);
    softmax_values(game.seats(), |seat| {
        let mut sum = 0.0;
        features(game, seat, |feature, amount| sum += VALUE[feature][many] * amount);
        sum
    })
}

/// Calls `add` with each feature of a seat and its amount.
#[inline]
fn features(game: &Kanobu, seat: Seat, mut add: impl FnMut(usize, f32)) {
    let size = game.hand_size(seat);
    let hand = game.hand(seat);
    let kinds = Kinds::held(hand);
    add(SIZE + usize::from(size.min(15)), 1.0);
    if size > 15 {
        add(BEYOND, f32::from(size - 15));
    }
    for card in (Kinds::VIOLET & kinds).iter() {
        let i = card.symbol() as usize - Symbol::Chance as usize;
        let count = hand.count(card) as f32;
        add(VIOLET + i, count);
        if size <= 3 {
            add(VIOLET_LATE + i, count);
        }
    }
    add(SKIPS, (kinds & Kinds::of_symbol(Symbol::Skip)).len() as f32);
    add(THREES, (kinds & Kinds::of_symbol(Symbol::Three)).len() as f32);
    add(ONES, (kinds & (Kinds::of_symbol(Symbol::One) | Kinds::of_symbol(Symbol::Two))).len() as f32);
    let (mut colours, mut sum) = (0, 0);
    for colour in Colour::ALL {
        let count = (kinds & Kinds::of_colour(colour)).len();
        colours += u32::from(count > 0);
        sum += count;
    }
    let coloured = (kinds & !Kinds::VIOLET).len();
    add(TWO_COLOURS, (sum - coloured) as f32);
    add(COLOURS, colours as f32);
    if size <= 3 {
        add(COLOURS_LATE, colours as f32);
    }
    if size == 1 && kinds.meets(Kinds::VIOLET & !Kinds::of_symbol(Symbol::Chance)) {
        add(LONE_VIOLET, 1.0);
    }
    let turn = game.whose_turn();
    if seat == turn {
        features_of_turn(game, size, kinds, add);
    } else if seat == game.seat_after(turn) {
        add(NEXT, 1.0);
        if size == 1 && kinds.meets(Kinds::on(game.top_card())) {
            add(NEXT_LAST, 1.0);
        }
    } else if let Moment::Waiting(effect) = game.moment()
        && matches!(effect.symbol, Symbol::One | Symbol::Two)
        && game.seat_after(seat) != turn
    {
        add(HIT, f32::from(effect.draws()) / 3.0);
    }
}

/// The features of the seat on turn.
#[inline]
fn features_of_turn(game: &Kanobu, size: u8, kinds: Kinds, mut add: impl FnMut(usize, f32)) {
    let playable = game.kinds_playable();
    match game.moment() {
        Moment::Turn if playable.is_empty() => add(TURN_STUCK, 1.0),
        Moment::Turn if size == 1 => add(TURN_WIN, 1.0),
        Moment::Turn => {
            add(TURN_CAN, 1.0);
            add(FITS, playable.len().min(4) as f32);
            if size == 2 {
                let follows = |card: Card| (kinds & !Kinds::only(card)).meets(Kinds::on(card.laid()));
                if (playable & loses_turn()).iter().any(follows) {
                    add(TURN_AGAIN, 1.0);
                } else if playable.iter().any(follows) {
                    add(TURN_ALMOST, 1.0);
                }
            }
        }
        Moment::Waiting(effect) => {
            let draws = f32::from(effect.draws()) / 3.0;
            let which = match effect.symbol {
                Symbol::Three => 1,
                Symbol::One => 2,
                Symbol::Two => 3,
                Symbol::Chance => 4,
                _ => 0,
            };
            let signs = [Symbol::Rock, Symbol::Scissors, Symbol::Paper].map(Kinds::of_symbol);
            let answers = effect.symbol == Symbol::Chance && signs.into_iter().all(|sign| kinds.meets(sign));
            if size == 1 && !playable.is_empty() || size == 3 && answers {
                add(WAIT_WIN, 1.0);
            } else if answers || !playable.is_empty() {
                add(WAIT_REPLY + which, 1.0);
                add(WAIT_DRAWS_REPLY, draws);
            } else {
                add(WAIT + which, 1.0);
                add(WAIT_DRAWS, draws);
            }
        }
        Moment::Drawn(_) => add(if playable.is_empty() { DRAWN_STUCK } else { DRAWN_CAN }, 1.0),
        Moment::Picking => {
            add(PICK, 1.0);
            if size <= 2 {
                add(PICK_LATE, 1.0);
            }
        }
        Moment::Other => {}
    }
}
