//! The throw: rock, paper, scissors on the fingers, as a sealed decision.
//!
//! Each participant picks a sign in secret; all signs are revealed together. If exactly two
//! different signs were thrown, the seats with the losing sign drop out; otherwise no seat drops
//! out. If one seat remains, it has won. Otherwise the remaining seats throw again.

use serde::Serialize;

use crate::dice::Dice;
use crate::event::EventSink;
use crate::game::{Awaits, Viewer};
use crate::phrase::{Arg, Phrase, Say};
use crate::say;
use crate::seat::{BySeat, MOST_SEATS, Seat, SeatSet};
use crate::sign::{BySign, Sign};

/// One round of a throw, before all signs are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    among: SeatSet,
    decided: SeatSet,
    /// Rock for seats that have not decided, so that equal throws compare equal.
    signs: BySeat<Sign, MOST_SEATS>,
}

/// The signs of one round of a throw, revealed, and the seats that remain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThrowResult {
    thrown: Throw,
    /// The seats that remain: a single one has won, several throw again.
    pub left: SeatSet,
}

impl Throw {
    /// A throw among these seats.
    pub fn new(among: SeatSet) -> Throw {
        Throw { among, decided: SeatSet::EMPTY, signs: BySeat::default() }
    }

    /// The seats that the throw waits for.
    #[inline]
    pub fn awaits(&self) -> Awaits {
        Awaits::Sealed { waiting: self.among.without(self.decided), decided: self.decided }
    }

    /// Seals one seat's sign. The last sign reveals all of them, and `self` becomes the next round
    /// among the remaining seats.
    #[inline]
    pub fn decide(&mut self, seat: Seat, sign: Sign) -> Option<ThrowResult> {
        self.signs[seat] = sign;
        self.decided = self.decided.with(seat);
        if self.decided != self.among {
            return None;
        }
        let thrown = *self;
        let left = thrown.survivors();
        *self = Throw::new(left);
        Some(ThrowResult { thrown, left })
    }

    fn survivors(&self) -> SeatSet {
        let mut by_sign = BySign::<SeatSet>::default();
        for seat in self.among.iter() {
            let seats = &mut by_sign[self.signs[seat]];
            *seats = seats.with(seat);
        }
        for sign in Sign::ALL {
            let (winners, losers, third) = (by_sign[sign], by_sign[sign.prey()], by_sign[sign.beaten_by()]);
            if !winners.is_empty() && !losers.is_empty() && third.is_empty() {
                return winners;
            }
        }
        self.among
    }

    /// What a viewer may know: who has decided, and the viewer's own sign.
    pub fn view(&self, viewer: Viewer) -> ThrowView {
        let own = viewer.seat().filter(|seat| self.decided.contains(*seat));
        ThrowView { among: self.among, decided: self.decided, own: own.map(|seat| self.signs[seat]) }
    }

    /// A random throw that is consistent with the view of `viewer`. All sealed signs of other seats
    /// are equally likely.
    pub fn sample(view: &ThrowView, viewer: Viewer, dice: &mut impl Dice) -> Throw {
        let mut throw = Throw { among: view.among, decided: view.decided, signs: BySeat::default() };
        for seat in view.decided.iter() {
            throw.signs[seat] = match view.own {
                Some(sign) if viewer.is(seat) => sign,
                Some(_) | None => dice.pick(&Sign::ALL),
            };
        }
        throw
    }
}

impl ThrowResult {
    /// Each participant's sign, in seat order.
    pub fn signs(&self) -> Vec<ThrownSign> {
        let signs = &self.thrown.signs;
        self.thrown.among.iter().map(|seat| ThrownSign { seat, sign: signs[seat] }).collect()
    }

    /// The sign that a participant threw.
    #[inline]
    pub fn sign(&self, seat: Seat) -> Sign {
        self.thrown.signs[seat]
    }

    /// The seat that has won, if only one remains.
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        if self.left.len() == 1 { self.left.first() } else { None }
    }
}

/// A revealed sign and its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ThrownSign {
    /// The seat.
    pub seat: Seat,
    /// Its sign.
    pub sign: Sign,
}

/// What a viewer may know of a throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ThrowView {
    /// The seats that take part.
    pub among: SeatSet,
    /// The seats that have decided.
    pub decided: SeatSet,
    /// The viewer's own sign, if already sealed.
    pub own: Option<Sign>,
}

/// The events of throwing, the same in every game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ThrowEvent {
    /// A seat has sealed its sign. The sign stays secret until all are sealed.
    Decided {
        /// The seat.
        seat: Seat,
    },
    /// All signs are revealed.
    Thrown {
        /// The sign of each participant; empty where the viewer may not be reminded of them.
        signs: Vec<ThrownSign>,
        /// The seats that remain: a single one has won, several throw again.
        left: SeatSet,
    },
}

impl ThrowEvent {
    /// Seals a sign and emits the events of doing so.
    #[inline]
    pub fn decide<E: From<ThrowEvent>>(
        throw: &mut Throw,
        seat: Seat,
        sign: Sign,
        events: &mut impl EventSink<E>,
    ) -> Option<ThrowResult> {
        events.emit(|| ThrowEvent::Decided { seat }.into());
        let result = throw.decide(seat, sign)?;
        events.emit(|| ThrowEvent::Thrown { signs: result.signs(), left: result.left }.into());
        Some(result)
    }
}

impl Say for ThrownSign {
    fn say(&self) -> Phrase {
        say!("throw-sign", seat = self.seat, sign = self.sign)
    }
}

impl Say for ThrowEvent {
    fn say(&self) -> Phrase {
        match self {
            ThrowEvent::Decided { seat } => say!("throw-decided", seat = seat),
            ThrowEvent::Thrown { signs, left } => match (signs.is_empty(), left.len()) {
                (false, 1) => say!("throw-won", signs = Arg::list(signs), left = *left),
                (false, _) => say!("throw-again", signs = Arg::list(signs), left = *left),
                (true, 1) => say!("throw-won-unseen", left = *left),
                (true, _) => say!("throw-again-unseen", left = *left),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left_after(signs: &[Sign]) -> Vec<u8> {
        let seats: SeatSet = (0..signs.len()).map(Seat::new).collect();
        let mut throw = Throw::new(seats);
        let mut result = None;
        for (seat, sign) in seats.iter().zip(signs) {
            assert_eq!(result, None, "nothing is revealed before the last sign is sealed");
            result = throw.decide(seat, *sign);
        }
        result.unwrap().left.iter().map(Seat::number).collect()
    }

    use Sign::{Paper, Rock, Scissors};

    #[test]
    fn with_two_different_signs_the_losing_one_drops_out() {
        assert_eq!(left_after(&[Rock, Paper]), [2]);
        assert_eq!(left_after(&[Rock, Scissors, Scissors]), [1]);
        assert_eq!(left_after(&[Scissors, Paper, Scissors, Paper]), [1, 3]);
    }

    #[test]
    fn with_one_or_three_different_signs_nobody_drops_out() {
        assert_eq!(left_after(&[Rock, Rock]), [1, 2]);
        assert_eq!(left_after(&[Rock, Scissors, Paper]), [1, 2, 3]);
        assert_eq!(left_after(&[Rock, Scissors, Paper, Rock]), [1, 2, 3, 4]);
    }

    #[test]
    fn a_viewer_sees_only_their_own_sealed_sign() {
        let mut throw = Throw::new([Seat::new(0), Seat::new(1), Seat::new(2)].into_iter().collect());
        throw.decide(Seat::new(1), Paper);
        assert_eq!(throw.view(Viewer::Seat(Seat::new(1))).own, Some(Paper));
        assert_eq!(throw.view(Viewer::Seat(Seat::new(0))).own, None);
        assert_eq!(throw.view(Viewer::Spectator).own, None);
        assert_eq!(throw.view(Viewer::Spectator).decided, SeatSet::only(Seat::new(1)));
    }

    #[test]
    fn a_sample_keeps_the_own_sign_of_the_viewer_and_varies_the_others() {
        struct Counter(u32);
        impl Dice for Counter {
            fn below(&mut self, bound: u32) -> u32 {
                self.0 += 1;
                self.0 % bound
            }
        }
        let (me, you) = (Seat::new(0), Seat::new(1));
        let mut throw = Throw::new([me, you, Seat::new(2)].into_iter().collect());
        throw.decide(me, Paper);
        throw.decide(you, Paper);
        let (viewer, mut dice) = (Viewer::Seat(me), Counter(0));
        let samples: Vec<Throw> =
            (0..3).map(|_| Throw::sample(&throw.view(viewer), viewer, &mut dice)).collect();
        assert!(samples.iter().all(|sample| sample.signs[me] == Paper));
        assert!(Sign::ALL.iter().all(|sign| samples.iter().any(|sample| sample.signs[you] == *sign)));
    }
}
