//! Generates setups that follow the rules of good play and are rarely the same.

use roshambo_rules::games::tsuefa::{Item, Items, Layout};
use roshambo_rules::{Dice, Sign};

use crate::rng::Rng;

/// The number of figures in a row.
const SIDE: usize = 6;
/// The number of figures of a seat.
pub(in super::super) const FIGURES: usize = 12;
/// The number of random placements of the signs, of which the best is taken. Chosen by hand; not tuned.
const TRIES: usize = 5;

/// How often each figure gets the flag, relative to the others; the back row comes first. Rarely in the
/// front row, as a bluff. Chosen by hand; not tuned.
pub(in super::super) const FLAG_WEIGHTS: [f32; FIGURES] =
    [4.0, 3.5, 2.5, 2.5, 3.5, 4.0, 0.3, 0.2, 0.2, 0.2, 0.2, 0.3];

/// How often a figure gets the dynamite, relative to the others, given which one has the flag: mostly
/// beside or in front of the flag, where attackers come from. Chosen by hand; not tuned.
pub(in super::super) fn dynamite_weight(flag: usize, place: usize) -> f32 {
    if flag == place {
        0.0
    } else if are_neighbours(flag, place) {
        4.0
    } else {
        0.7
    }
}

fn are_neighbours(one: usize, other: usize) -> bool {
    (one % SIDE).abs_diff(other % SIDE) + (one / SIDE).abs_diff(other / SIDE) == 1
}

/// A random setup of these items.
pub(in super::super) fn setup(items: Items, rng: &mut Rng) -> Layout {
    let flag = rng.weighted(&FLAG_WEIGHTS);
    let weights: [f32; FIGURES] = std::array::from_fn(|place| dynamite_weight(flag, place));
    let dynamite = rng.weighted(&weights);
    let mut signs = [Sign::Rock; FIGURES];
    let all = Sign::ALL.into_iter().flat_map(|sign| (0..items.count(Item::Sign(sign))).map(move |_| sign));
    let mut count = 0;
    for (place, sign) in signs.iter_mut().zip(all) {
        *place = sign;
        count += 1;
    }
    let mut best = (i32::MIN, Layout([Item::Flag; FIGURES]));
    for _ in 0..TRIES {
        rng.shuffle(&mut signs[..count]);
        let mut left = signs.iter();
        let layout: [Item; FIGURES] = std::array::from_fn(|place| match place {
            _ if place == flag => Item::Flag,
            _ if place == dynamite => Item::Dynamite,
            _ => Item::Sign(left.next().copied().unwrap_or_default()),
        });
        let score = score(&layout, flag);
        if score > best.0 {
            best = (score, Layout(layout));
        }
    }
    best.1
}

/// Counts the different signs beside the flag, twice, and the neighbours in the front row that differ.
fn score(layout: &[Item; FIGURES], flag: usize) -> i32 {
    let guards = |sign| (0..FIGURES).any(|at| layout[at] == Item::Sign(sign) && are_neighbours(at, flag));
    let guards = Sign::ALL.into_iter().filter(|sign| guards(*sign)).count();
    let mixed = layout[SIDE..].windows(2).filter(|pair| pair[0] != pair[1]).count();
    2 * guards as i32 + mixed as i32
}
