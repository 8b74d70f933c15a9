//! Setups: good ones, and seldom the same one twice.

use roshambo_rules::games::tsuefa::{Item, Items, Layout};
use roshambo_rules::{Dice, Sign};

use crate::luck::Luck;

/// Figures in a row.
const SIDE: usize = 6;
/// Figures of a seat.
pub(super) const FIGURES: usize = 12;
/// Of so many random ways to place the signs the best is taken.
const TRIES: usize = 5;

/// How often the flag is given to each figure, the back row first: seldom in the front row, as a
/// bluff.
pub(super) const FLAG: [f32; FIGURES] = [4.0, 3.5, 2.5, 2.5, 3.5, 4.0, 0.3, 0.2, 0.2, 0.2, 0.2, 0.3];

/// How often dynamite is given to a figure when another has the flag: most often beside it or before
/// it, where attackers come from.
pub(super) fn dynamite(flag: usize, place: usize) -> f32 {
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

/// A setup.
pub(super) fn layout(items: Items, luck: &mut Luck) -> Layout {
    let flag = luck.weighted(&FLAG);
    let weights: [f32; FIGURES] = std::array::from_fn(|place| dynamite(flag, place));
    let dynamite = luck.weighted(&weights);
    let mut signs = [Sign::Rock; FIGURES];
    let all = Sign::ALL.into_iter().flat_map(|sign| (0..items.count(Item::Sign(sign))).map(move |_| sign));
    let mut count = 0;
    for (place, sign) in signs.iter_mut().zip(all) {
        *place = sign;
        count += 1;
    }
    let mut best = (i32::MIN, Layout([Item::Flag; FIGURES]));
    for _ in 0..TRIES {
        luck.shuffle(&mut signs[..count]);
        let mut left = signs.iter();
        let layout: [Item; FIGURES] = std::array::from_fn(|place| match place {
            _ if place == flag => Item::Flag,
            _ if place == dynamite => Item::Dynamite,
            _ => Item::Sign(left.next().copied().unwrap_or_default()),
        });
        let merit = merit(&layout, flag);
        if merit > best.0 {
            best = (merit, Layout(layout));
        }
    }
    best.1
}

/// Different signs around the flag, and neighbours in the front row that differ.
fn merit(layout: &[Item; FIGURES], flag: usize) -> i32 {
    let guards = |sign| (0..FIGURES).any(|at| layout[at] == Item::Sign(sign) && are_neighbours(at, flag));
    let guards = Sign::ALL.into_iter().filter(|sign| guards(*sign)).count();
    let mixed = layout[SIDE..].windows(2).filter(|pair| pair[0] != pair[1]).count();
    2 * guards as i32 + mixed as i32
}
