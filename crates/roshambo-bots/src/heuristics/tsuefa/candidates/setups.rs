//! Generates setups that follow the rules of good play and are rarely the same.
//!
//! All levels but `random` use this one distribution, and search does not choose among setups. A preference of one level
//! would be a tell. The dynamite and the signs have no preferred places, so they say nothing about the flag, and the
//! belief in `belief.rs` is exactly the likelihood of this distribution.

use roshambo_rules::games::tsuefa::{Item, Items, Layout};
use roshambo_rules::{Dice, Sign};

use crate::rng::Rng;

/// The number of figures of a seat.
pub(in super::super) const FIGURES: usize = 12;

/// How often each figure gets the flag, relative to the others; the back row comes first. Sometimes in the
/// front row, as a bluff. Chosen by hand, so that no square has more than 15 per cent; not tuned.
pub(in super::super) const FLAG_WEIGHTS: [f32; FIGURES] =
    [3.2, 3.0, 2.5, 2.5, 3.0, 3.2, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7];

/// A random setup of these items.
pub(in super::super) fn setup(items: Items, rng: &mut Rng) -> Layout {
    let signs = Sign::ALL
        .into_iter()
        .flat_map(|sign| (0..items.count(Item::Sign(sign))).map(move |_| Item::Sign(sign)));
    let mut layout = [Item::Flag; FIGURES];
    for (place, item) in layout[1..].iter_mut().zip(signs.chain([Item::Dynamite])) {
        *place = item;
    }
    rng.shuffle(&mut layout[1..]);
    layout.swap(0, rng.weighted(&FLAG_WEIGHTS));
    Layout(layout)
}
