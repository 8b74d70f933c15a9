//! The weights of ratings and values, and where they come from.

/// The weights of the features of a step or an attack. Unit: natural logarithm of how often a move is
/// chosen. Tuned by self-play; the number of games is not recorded.
#[derive(Clone, Copy, Debug)]
pub(super) struct RatingWeights {
    /// Attacking a shown figure that loses, ties, wins.
    pub(super) capture: f32,
    pub(super) even: f32,
    pub(super) blunder: f32,
    /// Attacking a hidden figure, times the probability that it is the flag, loses, ties, wins, or is
    /// dynamite.
    pub(super) find_flag: f32,
    pub(super) find_prey: f32,
    pub(super) find_equal: f32,
    pub(super) find_beater: f32,
    pub(super) find_dynamite: f32,
    /// Showing an own item that was hidden.
    pub(super) reveal: f32,
    /// Standing beside a shown figure that beats this one: as a shown figure, as a hidden one.
    pub(super) danger: f32,
    pub(super) doubtful_danger: f32,
    /// Standing beside hidden figures, times the probability that they win: as a shown figure, as a
    /// hidden one.
    pub(super) risk: f32,
    pub(super) doubtful_risk: f32,
    /// A step nearer to a shown figure that loses, to figures that may be the flag, and forward.
    pub(super) hunt: f32,
    pub(super) raid: f32,
    pub(super) forward: f32,
    /// Attacking a figure beside the own flag, or two steps away from it.
    pub(super) rescue: f32,
    pub(super) guard: f32,
    /// Leaving the squares beside the own flag.
    pub(super) desert: f32,
    /// Moving the flag, and for each enemy fewer beside it afterwards.
    pub(super) flag_step: f32,
    pub(super) flag_flight: f32,
    /// Attacking, times the fraction of the quiet steps that make a draw.
    pub(super) impatience: f32,
    /// The first step of a figure, which shows that it is not dynamite.
    pub(super) first_step: f32,
}

pub(super) static RATING: RatingWeights = RatingWeights {
    capture: 4.34,
    even: 0.01,
    blunder: -3.00,
    find_flag: 10.44,
    find_prey: 2.00,
    find_equal: -0.10,
    find_beater: -3.66,
    find_dynamite: -0.83,
    reveal: -0.32,
    danger: -1.91,
    doubtful_danger: -1.24,
    risk: -0.40,
    doubtful_risk: -0.11,
    hunt: 0.52,
    raid: 0.41,
    forward: 0.39,
    rescue: 1.40,
    guard: 0.45,
    desert: -0.16,
    flag_step: -0.41,
    flag_flight: 3.93,
    impatience: 2.00,
    first_step: -0.22,
};

/// The rating of a sign in a throw for each figure near that it beats, less each that beats it. Unit: as
/// above. Chosen by hand; not tuned.
pub(super) const THROW_NEAR: f32 = 0.25;
/// The same for each such figure anywhere on the board. Chosen by hand; not tuned.
pub(super) const THROW_LEFT: f32 = 0.1;

/// How likely a hidden figure has the flag, relative to one that has moved: in the back row and never
/// moved, elsewhere and never moved, moved. Chosen by hand; not tuned.
pub(super) const FLAG_BY_GROUP: [f32; 3] = [8.0, 2.0, 1.0];

/// The number of features of a position.
pub(super) const VALUE_FEATURES: usize = 14;

/// The weights of the features of a position. Unit: log-odds. Fitted to the results of games between
/// searching bots; the number of games is not recorded.
#[rustfmt::skip]
pub(super) const VALUE: [f32; VALUE_FEATURES] = [
    // For each figure with a sign.
    0.58,
    // For each figure that has not shown its item.
    0.08,
    // For dynamite.
    0.65,
    // For each shown figure beside one that beats it: on turn, not on turn.
    -0.22, -0.37,
    // For each hidden figure beside one that beats it.
    -0.25,
    // If an enemy with a sign is beside the flag: on turn, not on turn.
    -0.5, -2.3,
    // For each enemy with a sign at most two steps from the flag.
    -0.25,
    // If the flag has moved: the other searches for it elsewhere.
    0.2,
    // If dynamite is beside the flag: an enemy that removes it is then beside the flag.
    -0.2,
    // For each shown figure of the other that one of the own figures beats.
    0.18,
    // For being on turn.
    0.04,
    // For each hidden figure that has moved.
    -0.04,
];
