//! What counts in a move, found by letting players with different weights play each other.

use roshambo_rules::Seats;

/// What counts, and how much.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// For each card in hand after the move, and for each turn that they need.
    pub(super) card: f32,
    pub(super) turn: f32,
    /// For each card drawn: nobody knows what it will be.
    pub(super) drawn: f32,
    /// For each colour kept for a transfer, and each joker kept.
    pub(super) combo: f32,
    pub(super) joker: f32,
    /// For cards played, by how many they are: the more, the harder to raise.
    pub(super) size: [f32; 5],
    /// For being able to beat the sign that beats the cards played, and to raise it.
    pub(super) answer: f32,
    pub(super) raise: f32,
    /// For playing what few unseen cards can beat.
    pub(super) scarce: f32,
    /// For having one turn left to go.
    pub(super) last: f32,
    /// For turns that put nothing on the table.
    pub(super) transfer: f32,
    pub(super) pass: f32,
    /// For leaving the next seat its own cards to lead over.
    pub(super) gift: f32,
    /// For each card in hand while somebody has three cards or fewer.
    pub(super) urgent: f32,
    /// For ending the game by drawing from an empty deck, and for each card that others have more.
    pub(super) end: f32,
    pub(super) lead: f32,
    /// For using a help token.
    pub(super) token: f32,
}

/// With two seats.
const TWO: Weights = Weights {
    card: -0.2,
    turn: -1.3,
    drawn: 0.05,
    combo: 0.48,
    joker: 0.63,
    size: [-0.35, 0.28, 0.62, 0.59, 0.55],
    answer: 0.31,
    raise: 0.3,
    scarce: -0.5,
    last: 0.8,
    transfer: 0.0,
    pass: -0.87,
    gift: -0.9,
    urgent: -0.39,
    end: -2.1,
    lead: 0.8,
    token: -1.3,
};

/// With three or four.
const MORE: Weights = Weights {
    card: -0.27,
    turn: -0.9,
    drawn: -0.22,
    combo: 0.37,
    joker: 0.48,
    size: [-0.13, 0.1, 0.52, 0.61, 0.65],
    answer: 0.22,
    raise: 0.07,
    scarce: -1.4,
    last: 0.75,
    transfer: -0.07,
    pass: -0.65,
    gift: -0.72,
    urgent: -0.45,
    end: -2.9,
    lead: 0.95,
    token: -1.8,
};

/// The weights for this many seats.
#[inline]
pub(super) fn weights(seats: Seats) -> &'static Weights {
    if seats.count() == 2 { &TWO } else { &MORE }
}
