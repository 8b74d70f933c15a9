//! The weights of ratings and values.
//!
//! The rating weights were tuned by self-play: players with other weights played against each other.
//! The value weights were fitted to games between players who play by the ratings. The number of games
//! is not recorded.

/// Converts points to the rating of a card. Unit: natural logarithm of how often a move is chosen, per
/// point. Small enough that choices stay mixed and cannot be predicted.
pub(super) const CHOICE_SCALE: f32 = 1.2;
/// The fraction of a pile's present sum that counts for a card that is resolved last.
pub(super) const LAST_TRUST: f32 = 0.22;
/// The fraction of a card's value that is lost when it stays on the table after taking a pile.
pub(super) const LEFT_COST: f32 = 0.06;
/// The fraction of a card's value that is lost when it is put on top of a pile.
pub(super) const PLACED_COST: f32 = 0.2;
/// Converts points to the rating of a pile. Unit: as for `CHOICE_SCALE`.
pub(super) const PILE_SCALE: f32 = 0.35;
/// The fraction of a pile that is lost if a card that is resolved later in this round beats it.
pub(super) const LATER_THIS_ROUND: f32 = 0.42;
/// The fraction of a pile that is lost in later rounds if the others beat it as often as average and
/// this seat cannot.
pub(super) const LATER_ROUNDS: f32 = 0.3;

/// The lead in points that makes winning e times as likely, at the end of the game.
pub(super) const POINTS_PER_LOG_ODDS: f32 = 2.6;
/// How much that lead grows for each round to come.
pub(super) const POINTS_PER_ROUND: f32 = 0.85;
