//! How much everything counts: with two seats, and with more.
//!
//! The numbers were fitted to games of searching players: ratings to how often search tried each move,
//! worths to who won. By symbol means in the order R S P X 3 O 1 2 C * N W.

/// What counts for a move, in the order of the constants in `rating`.
#[rustfmt::skip]
pub(super) static RATING: [[f32; 2]; super::rating::COUNT] = [
    // Playing, by symbol.
    [1.96, 1.53], [1.88, 1.54], [1.89, 1.55], [0.34, 0.54], [0.42, 0.32], [0.00, 1.57],
    [1.38, 0.91], [1.54, 1.53], [0.46, 0.34], [0.97, 1.05], [-2.16, -2.62], [-1.57, -2.00],
    // Playing while the next seat has at most two cards.
    [-0.94, -0.70], [-0.78, -0.78], [-0.78, -0.79], [1.35, 0.99], [2.78, 2.03], [0.00, -0.32],
    [-0.16, 0.27], [1.29, 0.84], [0.00, 0.00], [0.59, 0.17], [-0.17, -0.03], [0.13, 0.03],
    // Playing when at most two are left.
    [1.39, 1.26], [1.39, 1.21], [1.28, 1.35], [-0.23, 0.38], [0.54, 0.64], [0.00, 0.60],
    [0.14, 0.44], [-0.14, 0.13], [0.27, -0.36], [-0.21, -0.98], [0.20, 0.91], [0.84, 0.29],
    // Playing the picked card.
    [-0.19, 0.28], [-0.18, 0.25], [-0.17, 0.26], [1.01, 0.46], [2.17, 1.15], [0.00, 0.35],
    [0.90, 1.20], [1.84, 1.86], [1.60, -0.12], [1.94, 0.87], [-0.42, 0.32], [0.33, 0.28],
    // Taking the picked card.
    [-2.74, -1.16], [-2.59, -1.29], [-2.38, -1.27], [-1.44, -0.97], [-0.45, -0.07], [0.00, -0.89],
    [-1.46, -0.36], [-1.05, -0.13], [-1.23, -0.71], [-0.66, -0.54], [-0.52, 0.46], [-1.02, -0.23],
    // Keeping the drawn card.
    [0.42, 0.03], [-0.45, -0.17], [-0.15, -0.41], [-2.10, -0.84], [-0.47, -0.44], [0.00, -0.02],
    [-0.51, -0.28], [-0.73, -0.36], [-0.51, -0.49], [-1.86, -0.81], [-0.92, -0.92], [-1.86, -1.17],
    // Accepting, by effect.
    [0.00, 0.00], [0.00, 0.00], [0.00, 0.00], [-1.39, -0.29], [-1.23, -0.89], [0.00, 0.00],
    [-0.25, 0.85], [-0.06, 1.04], [-1.57, -0.74], [0.00, 0.00], [0.00, 0.00], [0.00, 0.00],
    // Cancelling, by effect.
    [0.00, 0.00], [0.00, 0.00], [0.00, 0.00], [-0.84, -0.29], [0.50, -0.08], [0.00, 0.00],
    [-1.43, -0.61], [-0.35, -0.42], [0.56, 0.35], [0.00, 0.00], [0.00, 0.00], [0.00, 0.00],
    // Accepting, for every three cards drawn.
    [-1.49, -1.70],
    // Accepting while the next seat has at most two cards.
    [-0.95, -0.03],
    // Answering a chance.
    [1.61, 2.24],
    // Part of the rest that goes on the card.
    [0.42, 1.16],
    // The same, where the turn comes back at once.
    [0.09, 0.00],
    // Some of the rest goes on it.
    [0.00, -0.01],
    // The same, where the turn comes back at once.
    [1.22, 0.00],
    // The last card goes on it.
    [0.47, 0.15],
    // Part of the hidden cards that goes on it.
    [-0.31, -0.17],
    // The same, while the next seat has at most two cards.
    [-0.87, -0.73],
    // Giving away two colours.
    [-1.15, -0.58],
    // Colours left in hand.
    [0.15, 0.39],
    // Another of the symbol is left.
    [0.83, 0.20],
    // The last card goes on it, and the turn comes back at once.
    [1.56, 0.00],
    // One of the last two cards goes on it.
    [0.15, -0.17],
    // Keeping while the next seat has at most two cards.
    [-0.95, -0.35],
    // Cards that go on it and let the turn come back again.
    [-0.28, 0.00],
    // Cancelling, for every three cards not drawn.
    [0.33, 0.40],
    // The last card is violet and no chance.
    [1.32, 0.22],
];

/// What counts for a seat, in the order of the constants in `worth`.
#[rustfmt::skip]
pub(super) static WORTH: [[f32; 2]; super::worth::COUNT] = [
    // Cards in hand: 0 to 15 and more.
    [-0.13, -0.44], [1.04, 1.01], [0.74, 0.53], [0.16, 0.14], [0.01, 0.05], [-0.23, -0.16],
    [-0.49, -0.32], [-0.59, -0.54], [-0.65, -0.69], [-0.97, -0.87], [-1.57, -1.68], [-1.85, -1.76],
    [-2.03, -1.96], [-2.16, -2.14], [-2.25, -2.39], [-2.33, -2.49],
    // Each card beyond 15.
    [-0.23, -0.22],
    // Each C * N W.
    [0.21, -0.06], [0.44, 0.11], [0.29, 0.26], [0.46, 0.03],
    // The same with at most three cards in hand.
    [0.03, 0.23], [0.14, 0.35], [0.43, 0.23], [0.49, 0.47],
    // Each skip.
    [0.50, 0.08],
    // Each three cards.
    [0.63, 0.23],
    // Each one card or two cards.
    [0.11, 0.16],
    // Each colour.
    [-0.20, -0.01],
    // The same with at most three cards in hand.
    [0.09, 0.02],
    // On turn with a card that fits.
    [-0.08, 0.09],
    // On turn without one.
    [-0.28, -0.20],
    // On turn with a last card that fits.
    [3.84, 4.75],
    // Each card that fits, up to four.
    [0.07, 0.01],
    // Next, with a last card that fits now.
    [0.59, 0.92],
    // Next.
    [-0.14, 0.02],
    // Has drawn a card that fits.
    [-0.12, 0.03],
    // Has drawn one that does not.
    [-0.12, -0.05],
    // Picks.
    [0.02, -0.02],
    // An effect waits that it cannot answer: X 3 1 2 C.
    [-0.52, -0.12], [-0.33, -0.21], [0.01, 0.10], [-0.10, 0.18], [-0.39, -0.20],
    // The same, but it can.
    [-0.15, 0.04], [-0.28, -0.08], [0.03, 0.17], [-0.10, 0.04], [0.46, 0.27],
    // The same, for every three cards to be drawn, unanswered.
    [-0.24, -0.19],
    // and answered.
    [0.24, 0.06],
    // Picks with at most two cards in hand.
    [-0.04, 0.00],
    // On turn with two cards that go one on the other.
    [0.02, 0.31],
    // Each second colour of a card.
    [0.13, 0.05],
    // Will draw three with everybody else.
    [0.00, -0.05],
    // The last card is violet and no chance.
    [0.85, 1.13],
    // The same, and the first lets the turn come back.
    [1.47, 0.77],
    // Can answer an effect with its last cards.
    [2.93, 3.44],
];
