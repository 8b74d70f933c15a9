//! The weights of ratings and values; the first number of each pair is for two seats, the second for
//! more.
//!
//! They were fitted to games between searching bots: rating weights to how often search visited each
//! move, value weights to who won. The two-seat rating weights were fitted again after search became
//! stronger. The number of games is not recorded. The unit of ratings is the natural logarithm of how
//! often a move is chosen, the unit of values is log-odds. "By symbol" means in the order
//! R S P X 3 O 1 2 C * N W.

/// The weights of the features of a move, in the order of `move_feature`.
#[rustfmt::skip]
pub(super) static RATING: [[f32; 2]; super::features::move_feature::COUNT] = [
    // Playing, by symbol.
    [2.67, 1.53], [2.57, 1.54], [2.63, 1.55], [-0.31, 0.54], [0.03, 0.32], [0.00, 1.57],
    [1.89, 0.91], [2.11, 1.53], [-0.01, 0.34], [1.21, 1.05], [-2.44, -2.62], [-1.40, -2.00],
    // Playing while the next seat has at most two cards.
    [-0.90, -0.70], [-0.81, -0.78], [-0.67, -0.79], [1.32, 0.99], [3.41, 2.03], [0.00, -0.32],
    [0.41, 0.27], [1.72, 0.84], [0.00, 0.00], [1.03, 0.17], [0.21, -0.03], [0.27, 0.03],
    // Playing when at most two cards are left in hand.
    [1.41, 1.26], [1.29, 1.21], [1.22, 1.35], [0.07, 0.38], [0.33, 0.64], [0.00, 0.60],
    [0.10, 0.44], [-0.35, 0.13], [0.47, -0.36], [-0.42, -0.98], [0.22, 0.91], [0.57, 0.29],
    // Playing the picked card.
    [0.30, 0.28], [0.37, 0.25], [0.33, 0.26], [1.47, 0.46], [2.43, 1.15], [0.00, 0.35],
    [1.46, 1.20], [2.40, 1.86], [2.06, -0.12], [2.77, 0.87], [0.17, 0.32], [1.02, 0.28],
    // Taking the picked card.
    [-2.84, -1.16], [-2.81, -1.29], [-2.82, -1.27], [-1.50, -0.97], [-0.44, -0.07], [0.00, -0.89],
    [-1.22, -0.36], [-0.87, -0.13], [-0.81, -0.71], [-0.55, -0.54], [-0.81, 0.46], [-0.97, -0.23],
    // Keeping the drawn card.
    [0.15, 0.03], [-0.02, -0.17], [0.23, -0.41], [-2.20, -0.84], [-0.81, -0.44], [0.00, -0.02],
    [-0.66, -0.28], [-0.53, -0.36], [-0.36, -0.49], [-2.06, -0.81], [-1.18, -0.92], [-2.02, -1.17],
    // Accepting, by effect.
    [0.00, 0.00], [0.00, 0.00], [0.00, 0.00], [-2.40, -0.29], [-1.05, -0.89], [0.00, 0.00],
    [0.00, 0.85], [-0.09, 1.04], [-1.53, -0.74], [0.00, 0.00], [0.00, 0.00], [0.00, 0.00],
    // Cancelling, by effect.
    [0.00, 0.00], [0.00, 0.00], [0.00, 0.00], [-0.74, -0.29], [0.85, -0.08], [0.00, 0.00],
    [-0.93, -0.61], [-0.42, -0.42], [0.82, 0.35], [0.00, 0.00], [0.00, 0.00], [0.00, 0.00],
    // Accepting, for every three cards drawn.
    [-2.20, -1.70],
    // Accepting while the next seat has at most two cards.
    [-1.08, -0.03],
    // Answering a chance.
    [1.09, 2.24],
    // The fraction of the remaining hand that fits on the card.
    [0.43, 1.16],
    // The same, where the turn comes back at once.
    [-0.31, 0.00],
    // If any card of the remaining hand fits on it.
    [-0.13, -0.01],
    // The same, where the turn comes back at once.
    [2.04, 0.00],
    // If the last card fits on it.
    [0.37, 0.15],
    // The fraction of the unseen cards that fits on it.
    [-0.57, -0.17],
    // The same, while the next seat has at most two cards.
    [-0.87, -0.73],
    // Playing a card of two colours; taking one counts negative.
    [-1.52, -0.58],
    // For each colour left in hand.
    [0.02, 0.39],
    // If another card of the symbol is left in hand.
    [1.01, 0.20],
    // If the last card fits on it, and the turn comes back at once.
    [1.58, 0.00],
    // If one of the last two cards fits on it.
    [0.18, -0.17],
    // Keeping while the next seat has at most two cards.
    [-0.94, -0.35],
    // For each card that fits on it and brings the turn back again.
    [-0.33, 0.00],
    // Cancelling, for every three cards not drawn.
    [0.56, 0.40],
    // If the last card is violet and not a chance.
    [0.82, 0.22],
];

/// The weights of the features of a seat, in the order of `seat_feature`.
#[rustfmt::skip]
pub(super) static VALUE: [[f32; 2]; super::features::seat_feature::COUNT] = [
    // For a hand of 0, 1, up to 15 or more cards.
    [0.00, 0.00], [1.06, 1.20], [0.74, 0.61], [0.22, 0.17], [0.04, 0.03], [-0.20, -0.21],
    [-0.48, -0.41], [-0.65, -0.62], [-0.72, -0.77], [-1.01, -0.96], [-1.43, -1.47], [-1.65, -1.57],
    [-1.85, -1.79], [-2.06, -1.96], [-2.17, -2.17], [-2.28, -2.35],
    // For each card beyond 15.
    [-0.47, -0.21],
    // For each C, *, N, W.
    [0.29, 0.01], [0.36, 0.14], [0.24, 0.28], [0.41, 0.10],
    // The same with at most three cards in hand.
    [-0.08, 0.18], [0.19, 0.40], [0.39, 0.32], [0.34, 0.39],
    // For each skip.
    [0.44, 0.12],
    // For each card that makes others draw three.
    [0.55, 0.23],
    // For each card that makes others draw one or two.
    [0.17, 0.18],
    // For each colour.
    [-0.17, 0.01],
    // The same with at most three cards in hand.
    [0.04, 0.03],
    // On turn with a card that fits.
    [-0.14, 0.09],
    // On turn without one.
    [-0.27, -0.20],
    // On turn with a last card that fits: a certain win. 8 was set by hand.
    [8.00, 8.00],
    // For each card that fits, up to four.
    [0.07, 0.02],
    // Next on turn, with a last card that fits now.
    [0.60, 0.83],
    // Next on turn.
    [-0.16, 0.02],
    // Has drawn a card that fits.
    [-0.11, 0.04],
    // Has drawn one that does not.
    [-0.13, -0.03],
    // Chooses one of the opened cards.
    [0.00, -0.01],
    // On turn with a waiting effect that it cannot answer: X 3 1 2 C.
    [-0.46, -0.10], [-0.41, -0.33], [-0.04, 0.11], [-0.07, 0.13], [-0.51, -0.21],
    // The same with an effect that it can answer.
    [-0.18, 0.03], [-0.28, -0.04], [-0.01, 0.18], [-0.05, 0.06], [0.34, 0.39],
    // For every three cards to be drawn, if it cannot answer.
    [-0.23, -0.17],
    // The same if it can answer.
    [0.22, 0.01],
    // Chooses one of the opened cards, with at most two cards in hand.
    [0.01, 0.01],
    // On turn with two cards of which one fits on the other.
    [0.25, 0.39],
    // For each second colour of a card.
    [0.14, 0.05],
    // Will have to draw, for every three cards, because an effect hits all seats.
    [0.00, -0.05],
    // If the last card is violet and not a chance.
    [0.69, 1.21],
    // On turn with two cards: one fits on the other, which brings the turn back.
    [1.41, 0.80],
    // Can answer an effect with its last cards: a certain win. 8 was set by hand.
    [8.00, 8.00],
];
