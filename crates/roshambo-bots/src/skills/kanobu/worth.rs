//! How positions stand: what is noticed about each seat, weighted and summed, is its strength, and
//! chances to win are in proportion to the exponentials of strengths.

use roshambo_rules::games::kanobu::{Card, Colour, Kanobu, Kinds, Moment, Symbol};
use roshambo_rules::{Game, Seat};

use super::rating::loses_turn;
use super::weights::WORTH;
use crate::skill::Values;
use crate::skills::by_strength;
use notice::*;

/// What is noticed about a seat; places in the table of weights.
mod notice {
    pub(super) const SIZE: usize = 0;
    pub(super) const BEYOND: usize = 16;
    /// `C`, `*`, `N` and `W`.
    pub(super) const VIOLET: usize = 17;
    pub(super) const VIOLET_LATE: usize = 21;
    pub(super) const SKIPS: usize = 25;
    pub(super) const THREES: usize = 26;
    pub(super) const ONES: usize = 27;
    pub(super) const COLOURS: usize = 28;
    pub(super) const COLOURS_LATE: usize = 29;
    pub(super) const TURN_CAN: usize = 30;
    pub(super) const TURN_STUCK: usize = 31;
    pub(super) const TURN_WIN: usize = 32;
    pub(super) const FITS: usize = 33;
    pub(super) const NEXT_LAST: usize = 34;
    pub(super) const NEXT: usize = 35;
    pub(super) const DRAWN_CAN: usize = 36;
    pub(super) const DRAWN_STUCK: usize = 37;
    pub(super) const PICK: usize = 38;
    /// By effect: `X`, `3`, `1`, `2`, `C`.
    pub(super) const WAIT: usize = 39;
    pub(super) const WAIT_REPLY: usize = 44;
    pub(super) const WAIT_DRAWS: usize = 49;
    pub(super) const WAIT_DRAWS_REPLY: usize = 50;
    pub(super) const PICK_LATE: usize = 51;
    pub(super) const TURN_ALMOST: usize = 52;
    pub(super) const TWO_COLOURS: usize = 53;
    pub(super) const HIT: usize = 54;
    pub(super) const LONE_VIOLET: usize = 55;
    pub(super) const TURN_AGAIN: usize = 56;
    pub(super) const WAIT_WIN: usize = 57;
}

/// How many things are noticed.
pub(super) const COUNT: usize = 58;

/// Each seat's chance to win.
pub(super) fn chances(game: &Kanobu) -> Values {
    let many = usize::from(game.seats().count() > 2);
    by_strength(game.seats(), |seat| {
        let mut sum = 0.0;
        describe(game, seat, |what, amount| sum += WORTH[what][many] * amount);
        sum
    })
}

/// Tells all there is to notice about a seat, and how much of it there is.
#[inline]
fn describe(game: &Kanobu, seat: Seat, mut put: impl FnMut(usize, f32)) {
    let size = game.hand_size(seat);
    let hand = game.hand(seat);
    let kinds = Kinds::held(hand);
    put(SIZE + usize::from(size.min(15)), 1.0);
    if size > 15 {
        put(BEYOND, f32::from(size - 15));
    }
    for card in (Kinds::VIOLET & kinds).iter() {
        let i = card.symbol() as usize - Symbol::Chance as usize;
        let count = hand.count(card) as f32;
        put(VIOLET + i, count);
        if size <= 3 {
            put(VIOLET_LATE + i, count);
        }
    }
    put(SKIPS, (kinds & Kinds::of_symbol(Symbol::Skip)).len() as f32);
    put(THREES, (kinds & Kinds::of_symbol(Symbol::Three)).len() as f32);
    put(ONES, (kinds & (Kinds::of_symbol(Symbol::One) | Kinds::of_symbol(Symbol::Two))).len() as f32);
    let (mut colours, mut sum) = (0, 0);
    for colour in Colour::ALL {
        let count = (kinds & Kinds::of_colour(colour)).len();
        colours += u32::from(count > 0);
        sum += count;
    }
    let coloured = (kinds & !Kinds::VIOLET).len();
    put(TWO_COLOURS, (sum - coloured) as f32);
    put(COLOURS, colours as f32);
    if size <= 3 {
        put(COLOURS_LATE, colours as f32);
    }
    if size == 1 && kinds.meets(Kinds::VIOLET & !Kinds::of_symbol(Symbol::Chance)) {
        put(LONE_VIOLET, 1.0);
    }
    let turn = game.whose_turn();
    if seat == turn {
        describe_turn(game, size, kinds, put);
    } else if seat == game.seat_after(turn) {
        put(NEXT, 1.0);
        if size == 1 && kinds.meets(Kinds::on(game.top_card())) {
            put(NEXT_LAST, 1.0);
        }
    } else if let Moment::Waiting(effect) = game.moment()
        && matches!(effect.symbol, Symbol::One | Symbol::Two)
        && game.seat_after(seat) != turn
    {
        put(HIT, f32::from(effect.draws()) / 3.0);
    }
}

/// What there is to notice about the seat on turn.
#[inline]
fn describe_turn(game: &Kanobu, size: u8, kinds: Kinds, mut put: impl FnMut(usize, f32)) {
    let playable = game.kinds_playable();
    match game.moment() {
        Moment::Turn if playable.is_empty() => put(TURN_STUCK, 1.0),
        Moment::Turn if size == 1 => put(TURN_WIN, 1.0),
        Moment::Turn => {
            put(TURN_CAN, 1.0);
            put(FITS, playable.len().min(4) as f32);
            if size == 2 {
                let follows = |card: Card| (kinds & !Kinds::only(card)).meets(Kinds::on(card.laid()));
                if (playable & loses_turn()).iter().any(follows) {
                    put(TURN_AGAIN, 1.0);
                } else if playable.iter().any(follows) {
                    put(TURN_ALMOST, 1.0);
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
                put(WAIT_WIN, 1.0);
            } else if answers || !playable.is_empty() {
                put(WAIT_REPLY + which, 1.0);
                put(WAIT_DRAWS_REPLY, draws);
            } else {
                put(WAIT + which, 1.0);
                put(WAIT_DRAWS, draws);
            }
        }
        Moment::Drawn(_) => put(if playable.is_empty() { DRAWN_STUCK } else { DRAWN_CAN }, 1.0),
        Moment::Picking => {
            put(PICK, 1.0);
            if size <= 2 {
                put(PICK_LATE, 1.0);
            }
        }
        Moment::Other => {}
    }
}
