//! The throw: rock, paper, scissors on the fingers, as a sealed decision.
//!
//! Each participant picks a sign in secret, all are revealed together. If exactly
//! two different signs were shown, those with the losing one drop out; otherwise
//! nobody does. One left: that seat won. More left: they throw again.

use serde::Serialize;

use crate::dice::Dice;
use crate::event::EventSink;
use crate::game::{Awaits, Viewer};
use crate::phrase::{Arg, Phrase, Say};
use crate::say;
use crate::seat::{BySeat, MOST_SEATS, Seat, SeatSet};
use crate::sign::Sign;

/// A throw under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    among: SeatSet,
    decided: SeatSet,
    /// Rock for those who have not decided, so that equal throws compare equal.
    signs: BySeat<Sign, MOST_SEATS>,
}

/// Signs shown together, and who is still in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    thrown: Throw,
    /// Who stays in: one seat has won, several throw again.
    pub left: SeatSet,
}

impl Throw {
    /// A throw among these seats.
    pub fn new(among: SeatSet) -> Throw {
        Throw { among, decided: SeatSet::EMPTY, signs: BySeat::default() }
    }

    /// Whom the throw waits for.
    #[inline]
    pub fn awaits(&self) -> Awaits {
        Awaits::Sealed { waiting: self.among.without(self.decided), decided: self.decided }
    }

    /// Seals one seat's sign. With the last one all are shown, and the throw is ready for the
    /// next round among those left.
    #[inline]
    pub fn decide(&mut self, seat: Seat, sign: Sign) -> Option<Shown> {
        self.signs[seat] = sign;
        self.decided = self.decided.with(seat);
        if self.decided != self.among {
            return None;
        }
        let thrown = *self;
        let left = thrown.survivors();
        *self = Throw::new(left);
        Some(Shown { thrown, left })
    }

    fn survivors(&self) -> SeatSet {
        let mut shown = [SeatSet::EMPTY; 3];
        for seat in self.among.iter() {
            let sign = self.signs[seat] as usize;
            shown[sign] = shown[sign].with(seat);
        }
        for sign in Sign::ALL {
            let (winners, losers) = (shown[sign as usize], shown[sign.prey() as usize]);
            let third = shown[sign.beaten_by() as usize];
            if !winners.is_empty() && !losers.is_empty() && third.is_empty() {
                return winners;
            }
        }
        self.among
    }

    /// What a viewer sees of it: who has decided, and his own sign.
    pub fn view(&self, viewer: Viewer) -> ThrowView {
        let own = viewer.seat().filter(|seat| self.decided.contains(*seat));
        ThrowView { among: self.among, decided: self.decided, own: own.map(|seat| self.signs[seat]) }
    }

    /// A throw that fits what `viewer` sees; signs sealed by others are equally likely.
    pub fn sample(view: &ThrowView, viewer: Viewer, dice: &mut impl Dice) -> Throw {
        let mut throw = Throw { among: view.among, decided: view.decided, signs: BySeat::default() };
        for seat in view.decided.iter() {
            throw.signs[seat] = match view.own {
                Some(sign) if viewer == Viewer::Seat(seat) => sign,
                _ => dice.pick(&Sign::ALL),
            };
        }
        throw
    }
}

impl Shown {
    /// Each participant's sign, in seat order.
    pub fn signs(&self) -> Vec<ThrownSign> {
        let signs = &self.thrown.signs;
        self.thrown.among.iter().map(|seat| ThrownSign { seat, sign: signs[seat] }).collect()
    }

    /// The sign that a participant showed.
    #[inline]
    pub fn sign(&self, seat: Seat) -> Sign {
        self.thrown.signs[seat]
    }

    /// The seat that won, if the throw is settled.
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        if self.left.len() == 1 { self.left.first() } else { None }
    }
}

/// A sign and who showed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct ThrownSign {
    /// Who.
    pub seat: Seat,
    /// What.
    pub sign: Sign,
}

/// What a viewer may know of a throw under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct ThrowView {
    /// Who takes part.
    pub among: SeatSet,
    /// Who has decided already.
    pub decided: SeatSet,
    /// The viewer's own sign, once decided.
    pub own: Option<Sign>,
}

/// The events of throwing, the same in every game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ThrowEvent {
    /// A seat has picked its sign. Which one, nobody learns before the last is in.
    Decided {
        /// Who.
        seat: Seat,
    },
    /// All signs are shown.
    Thrown {
        /// Everybody's sign.
        signs: Vec<ThrownSign>,
        /// Who is still in: one seat has won, several throw again.
        left: SeatSet,
    },
}

impl ThrowEvent {
    /// Seals a sign and notes what everybody learns of it.
    #[inline]
    pub fn decide<E: From<ThrowEvent>>(
        throw: &mut Throw,
        seat: Seat,
        sign: Sign,
        log: &mut impl EventSink<E>,
    ) -> Option<Shown> {
        log.emit(|| ThrowEvent::Decided { seat }.into());
        let shown = throw.decide(seat, sign)?;
        log.emit(|| ThrowEvent::Thrown { signs: shown.signs(), left: shown.left }.into());
        Some(shown)
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
        let mut shown = None;
        for (seat, sign) in seats.iter().zip(signs) {
            assert_eq!(shown, None, "nothing is shown before the last one is in");
            shown = throw.decide(seat, *sign);
        }
        shown.unwrap().left.iter().map(Seat::number).collect()
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
    fn a_viewer_sees_only_his_own_sealed_sign() {
        let mut throw = Throw::new([Seat::new(0), Seat::new(1), Seat::new(2)].into_iter().collect());
        throw.decide(Seat::new(1), Paper);
        assert_eq!(throw.view(Viewer::Seat(Seat::new(1))).own, Some(Paper));
        assert_eq!(throw.view(Viewer::Seat(Seat::new(0))).own, None);
        assert_eq!(throw.view(Viewer::Spectator).own, None);
        assert_eq!(throw.view(Viewer::Spectator).decided, SeatSet::only(Seat::new(1)));
    }

    #[test]
    fn a_sample_keeps_the_viewer_s_own_sign_and_leaves_the_others_open() {
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
