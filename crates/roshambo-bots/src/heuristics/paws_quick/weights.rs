//! The weights of ratings and values.
//!
//! The rating weights were tuned by self-play between players with different weights. Their unit is
//! the natural logarithm of how often a move is chosen. The value weights were fitted to the results
//! of series between good players; the number of series is not recorded.

use roshambo_rules::Seats;

/// The weights of the features of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct RatingWeights {
    /// For each card in hand after the move, and for each turn that they need.
    pub(super) card: f32,
    pub(super) turn: f32,
    /// In addition for each card drawn, which is not known yet.
    pub(super) drawn: f32,
    /// For each colour kept for a transfer, and for each joker kept.
    pub(super) combo: f32,
    pub(super) joker: f32,
    /// For playing one card, two cards, and so on: more cards are harder to raise.
    pub(super) size: [f32; 5],
    /// For each card that could beat the sign that beats the cards played, and for each card that could
    /// raise it.
    pub(super) answer: f32,
    pub(super) raise: f32,
    /// Times the fraction of unseen cards that beat the cards played.
    pub(super) scarce: f32,
    /// If the rest of the hand needs one turn.
    pub(super) last: f32,
    /// For moves that put nothing on the table: a transfer, a pass.
    pub(super) transfer: f32,
    pub(super) pass: f32,
    /// If the next seat may lead after such a move.
    pub(super) gift: f32,
    /// In addition for each card in hand while another seat has at most three cards.
    pub(super) urgent: f32,
    /// For ending the game by drawing from an empty deck, and for each card by which the smallest other
    /// hand is larger.
    pub(super) end: f32,
    pub(super) lead: f32,
    /// For using a help token.
    pub(super) token: f32,
}

/// With two seats.
const TWO_SEATS: RatingWeights = RatingWeights {
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

/// With three or four seats.
const MORE_SEATS: RatingWeights = RatingWeights {
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

/// The rating weights for this number of seats.
#[inline]
pub(super) fn rating_weights(seats: Seats) -> &'static RatingWeights {
    if seats.count() == 2 { &TWO_SEATS } else { &MORE_SEATS }
}

/// The weights of the value between two games. Unit: log-odds of winning the series.
pub(super) struct BetweenGames {
    /// For each point above the lowest total (a cost).
    pub(super) excess: f32,
    /// For the square of these points (a cost).
    pub(super) square: f32,
    /// For each token.
    pub(super) token: f32,
    /// For opening the next game.
    pub(super) first: f32,
}

const fn between(excess: f32, square: f32, token: f32, first: f32) -> BetweenGames {
    BetweenGames { excess, square, token, first }
}

/// By number of seats, from two, and by games to come, from one. Fitted to the results of series
/// between good players.
pub(super) const BETWEEN_GAMES: [[BetweenGames; 4]; 3] = [
    [
        between(0.22, 0.037, 0.29, 0.33),
        between(0.19, 0.004, 0.25, 0.05),
        between(0.15, 0.001, 0.19, 0.1),
        between(0.085, 0.002, 0.1, 0.08),
    ],
    [
        between(0.28, 0.047, 0.48, 0.0),
        between(0.245, 0.0055, 0.33, 0.0),
        between(0.18, 0.002, 0.3, 0.0),
        between(0.1, 0.004, 0.15, 0.0),
    ],
    [
        between(0.43, 0.038, 0.63, 0.0),
        between(0.36, 0.006, 0.53, 0.0),
        between(0.28, 0.001, 0.45, 0.0),
        between(0.2, 0.001, 0.41, 0.0),
    ],
];

/// During a game: the cost of a penalty point in log-odds of winning the series, by number of seats,
/// from two, and by games to come after this one, from none. Fitted to the results of series between
/// good players.
pub(super) const POINT: [[f32; 4]; 3] =
    [[0.46, 0.27, 0.19, 0.11], [0.6, 0.31, 0.22, 0.14], [0.72, 0.42, 0.26, 0.19]];

/// The row of `BETWEEN_GAMES` or `POINT` for this many games to come, and the factor for more games
/// than the table has rows. `first` is the number of games of the first row.
#[inline]
pub(super) fn table_row(games: u8, first: u8) -> (usize, f32) {
    let place = games.saturating_sub(first).min(3);
    (usize::from(place), f32::from(place + 1) / f32::from(games.saturating_sub(first) + 1))
}

/// Penalty points that are expected for each turn that a hand needs. Fitted to the results of series
/// between good players, as the next three.
pub(super) const POINTS_PER_TURN: f32 = 0.95;
/// Penalty points that each joker is expected to save.
pub(super) const POINTS_PER_JOKER: f32 = 0.15;
/// With two seats: penalty points saved by being on turn, and by owning the cards on the table.
pub(super) const TEMPO_TWO_SEATS: (f32, f32) = (0.7, 0.5);
/// The same with three or four seats.
pub(super) const TEMPO_MORE_SEATS: (f32, f32) = (0.25, 0.0);

/// The rating of each token spent after the last game, where tokens have no other use. Unit: natural
/// logarithm of how often a move is chosen. Chosen by hand; not tuned.
pub(super) const SPEND_AFTER_LAST_GAME: f32 = 4.0;
/// Converts log-odds gained by spending a token before the last game to a rating. Chosen by hand; not
/// tuned.
pub(super) const SPEND_BEFORE_LAST_GAME: f32 = 6.0;
