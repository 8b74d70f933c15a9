//! The features that ratings and values read from a move or a position.
//!
//! Each constant is an index into a table of `weights`. The comments there say what each feature means.

use roshambo_rules::games::kanobu::{Kinds, Symbol};

/// Features of a move. The first group has one feature for each symbol, starting at the index given
/// here, in the order of [`Symbol`].
pub(super) mod move_feature {
    pub(crate) const PLAY: usize = 0;
    pub(crate) const PRESS: usize = 12;
    pub(crate) const LATE: usize = 24;
    pub(crate) const PICKED: usize = 36;
    pub(crate) const TAKE: usize = 48;
    pub(crate) const KEEP: usize = 60;
    pub(crate) const ACCEPT: usize = 72;
    pub(crate) const REPLY: usize = 84;

    pub(crate) const ACCEPT_DRAWS: usize = 96;
    pub(crate) const ACCEPT_PRESS: usize = 97;
    pub(crate) const ANSWER: usize = 98;
    pub(crate) const FOLLOW: usize = 99;
    pub(crate) const FOLLOW_AGAIN: usize = 100;
    pub(crate) const CAN: usize = 101;
    pub(crate) const CAN_AGAIN: usize = 102;
    pub(crate) const CLOSE: usize = 103;
    pub(crate) const BREADTH: usize = 104;
    pub(crate) const BREADTH_PRESS: usize = 105;
    pub(crate) const TWO_COLOUR: usize = 106;
    pub(crate) const COLOURS: usize = 107;
    pub(crate) const SPARE: usize = 108;
    pub(crate) const CLOSE_AGAIN: usize = 109;
    pub(crate) const ALMOST: usize = 110;
    pub(crate) const KEEP_PRESS: usize = 111;
    pub(crate) const CHAIN: usize = 112;
    pub(crate) const REPLY_DRAWS: usize = 113;
    pub(crate) const LAST_VIOLET: usize = 114;

    /// The number of features.
    pub(crate) const COUNT: usize = 115;
}

/// Features of a seat in a position.
pub(super) mod seat_feature {
    pub(crate) const SIZE: usize = 0;
    pub(crate) const BEYOND: usize = 16;
    /// One feature each for `C`, `*`, `N` and `W`.
    pub(crate) const VIOLET: usize = 17;
    pub(crate) const VIOLET_LATE: usize = 21;
    pub(crate) const SKIPS: usize = 25;
    pub(crate) const THREES: usize = 26;
    pub(crate) const ONES: usize = 27;
    pub(crate) const COLOURS: usize = 28;
    pub(crate) const COLOURS_LATE: usize = 29;
    pub(crate) const TURN_CAN: usize = 30;
    pub(crate) const TURN_STUCK: usize = 31;
    pub(crate) const TURN_WIN: usize = 32;
    pub(crate) const FITS: usize = 33;
    pub(crate) const NEXT_LAST: usize = 34;
    pub(crate) const NEXT: usize = 35;
    pub(crate) const DRAWN_CAN: usize = 36;
    pub(crate) const DRAWN_STUCK: usize = 37;
    pub(crate) const PICK: usize = 38;
    /// One feature for each effect: `X`, `3`, `1`, `2`, `C`.
    pub(crate) const WAIT: usize = 39;
    pub(crate) const WAIT_REPLY: usize = 44;
    pub(crate) const WAIT_DRAWS: usize = 49;
    pub(crate) const WAIT_DRAWS_REPLY: usize = 50;
    pub(crate) const PICK_LATE: usize = 51;
    pub(crate) const TURN_ALMOST: usize = 52;
    pub(crate) const TWO_COLOURS: usize = 53;
    pub(crate) const HIT: usize = 54;
    pub(crate) const LONE_VIOLET: usize = 55;
    pub(crate) const TURN_AGAIN: usize = 56;
    pub(crate) const WAIT_WIN: usize = 57;

    /// The number of features.
    pub(crate) const COUNT: usize = 58;
}

/// A seat with at most this many cards is about to win: features named `PRESS` apply. `LATE` features of a
/// move use the same limit for the own hand. Chosen by hand.
pub(super) const FEW_CARDS: u8 = 2;

/// Cards whose effect costs the next seat its turn. With two seats, the seat that plays one plays again.
#[inline]
pub(super) fn loses_turn() -> Kinds {
    Kinds::of_symbol(Symbol::Skip) | Kinds::of_symbol(Symbol::Three) | Kinds::of_symbol(Symbol::Chance)
}
