//! The number of a move, or of one choice of a factored move.

use std::fmt;

/// The index of an action in the list of its game, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

impl Action {
    /// The action with this index. Larger indices than any game has become the same action, which no game
    /// has.
    #[inline]
    pub const fn new(index: usize) -> Action {
        if index < u16::MAX as usize { Action(index as u16) } else { Action(u16::MAX) }
    }

    /// The action with an index that comes from outside, if it is below `count`.
    #[inline]
    pub fn checked(index: i64, count: usize) -> Option<Action> {
        let index = usize::try_from(index).ok()?;
        (index < count).then(|| Action::new(index))
    }

    /// The index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
