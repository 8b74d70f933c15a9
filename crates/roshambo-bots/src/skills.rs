//! What good players of each game know.

mod kanobu;
mod ninjan;
mod paws;
mod paws_quick;
mod tsuefa;

use roshambo_rules::{SeatSet, Seats};

use crate::skill::Values;

/// Chances to win in proportion to strengths, which are logarithms.
pub(crate) fn by_strength(seats: Seats, strength: impl Fn(roshambo_rules::Seat) -> f32) -> Values {
    let mut values = Values::default();
    let mut sum = 0.0;
    for seat in seats.iter() {
        values[seat] = strength(seat).clamp(-20.0, 20.0).exp();
        sum += values[seat];
    }
    for seat in seats.iter() {
        values[seat] /= sum;
    }
    values
}

/// Sealed decisions of nobody but the viewer.
pub(crate) fn all_waiting(seats: Seats) -> roshambo_rules::Awaits {
    roshambo_rules::Awaits::Sealed { waiting: seats.all(), decided: SeatSet::EMPTY }
}
