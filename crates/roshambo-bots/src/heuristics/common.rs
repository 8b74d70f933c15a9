//! Helpers that several games share.

use roshambo_rules::{Awaits, Seat, SeatSet, Seats, ThrowView};

use super::Values;

/// Softmax: each seat's chance to win is proportional to the exponential of its strength. Strengths
/// are clamped to -20..=20, so that the exponential stays finite.
pub(crate) fn softmax_values(seats: Seats, strength: impl Fn(Seat) -> f32) -> Values {
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

/// Reopens the signs of a throw that other seats have sealed, and returns what is awaited then.
pub(crate) fn reopen_throw(throw: &mut ThrowView, own: Option<Seat>) -> Awaits {
    let own = own.filter(|seat| throw.decided.contains(*seat));
    let decided = own.map_or(SeatSet::EMPTY, SeatSet::only);
    throw.decided = decided;
    Awaits::Sealed { waiting: throw.among.without(decided), decided }
}
