//! What good players of each game know.

mod kanobu;
mod ninjan;
mod paws;
mod paws_quick;
mod tsuefa;

use roshambo_rules::{Awaits, Seat, SeatSet, Seats, ThrowView};

use crate::skill::Values;

/// Chances to win in proportion to strengths, which are logarithms.
pub(crate) fn by_strength(seats: Seats, strength: impl Fn(Seat) -> f32) -> Values {
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

/// Takes back the signs of a throw that others have sealed. The answer is what is awaited then.
pub(crate) fn take_back(throw: &mut ThrowView, own: Option<Seat>) -> Awaits {
    let own = own.filter(|seat| throw.decided.contains(*seat));
    let decided = own.map_or(SeatSet::EMPTY, SeatSet::only);
    throw.decided = decided;
    Awaits::Sealed { waiting: throw.among.without(decided), decided }
}
