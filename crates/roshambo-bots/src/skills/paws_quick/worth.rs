//! What a position is worth: the chance to have the lowest total at the end of the series.
//!
//! The numbers were fitted to the results of series between good players. Between games a lead
//! counts less than one would think, because who has the highest total opens the next game and
//! gets a token; it counts the more, the fewer games are to come.

use roshambo_rules::games::paws_quick::{Move, PawsQuick};
use roshambo_rules::{Awaits, Game, Seat};

use super::shape::Shape;
use crate::skill::Values;
use crate::skills::by_strength;

/// What counts between two games.
struct Between {
    /// For each point more than the lowest total, and for each squared.
    excess: f32,
    square: f32,
    /// For each token.
    token: f32,
    /// For opening the next game.
    first: f32,
}

const fn between(excess: f32, square: f32, token: f32, first: f32) -> Between {
    Between { excess, square, token, first }
}

/// By seats, from two, and by games to come, from one.
const BETWEEN: [[Between; 4]; 3] = [
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

/// While a game is played: what a point counts, by seats and by games to come after it, from none.
const POINT: [[f32; 4]; 3] = [[0.46, 0.27, 0.19, 0.11], [0.6, 0.31, 0.22, 0.14], [0.72, 0.42, 0.26, 0.19]];

/// The line of a table for this many games, and how much less all of it counts for more of them.
#[inline]
fn line(games: u8, first: u8) -> (usize, f32) {
    let place = games.saturating_sub(first).min(3);
    (usize::from(place), f32::from(place + 1) / f32::from(games.saturating_sub(first) + 1))
}

/// Each seat's chance to win the series.
#[inline]
pub(super) fn worth(game: &PawsQuick) -> Values {
    if game.is_game_on() { during(game) } else { after(game) }
}

/// A game is over, or none has begun.
#[inline]
fn after(game: &PawsQuick) -> Values {
    let seats = game.seats();
    let total = |seat| f32::from(game.total(seat)) + f32::from(game.points_to_score(seat));
    let lowest = seats.iter().map(total).fold(f32::INFINITY, f32::min);
    let (place, part) = line(game.games_to_come(), 1);
    let counts = &BETWEEN[seats.count().clamp(2, 4) - 2][place];
    let first = game.first();
    by_strength(seats, |seat| {
        let excess = total(seat) - lowest;
        let opening = if seat == first { counts.first } else { 0.0 };
        part * (counts.token * f32::from(game.tokens(seat)) + opening
            - excess * (counts.excess + counts.square * excess))
    })
}

/// A game is on: hands that need many turns will be penalty points.
#[inline]
fn during(game: &PawsQuick) -> Values {
    let seats = game.seats();
    let (place, part) = line(game.games_to_come(), 0);
    let point = part * POINT[seats.count().clamp(2, 4) - 2][place];
    let two = seats.count() == 2;
    let (on_turn, owner) = if two { (0.7, 0.5) } else { (0.25, 0.0) };
    let turn = match game.awaits() {
        Awaits::Turn { seat } => Some(seat),
        Awaits::Sealed { .. } | Awaits::Deck | Awaits::Over => None,
    };
    let owned = game.table().and_then(|table| table.owner);
    by_strength(seats, |seat| {
        let shape = Shape::of(game.hand(seat));
        let mut points = f32::from(game.total(seat)) - f32::from(game.tokens(seat))
            + 0.95 * f32::from(shape.turns)
            - 0.15 * f32::from(shape.jokers);
        if turn == Some(seat) {
            points -= on_turn;
        }
        if owned == Some(seat) {
            points -= owner;
        }
        -point * points
    })
}

/// Tokens are for spending after the last game; before, where a point counts more than a token.
pub(super) fn rate_spending(game: &PawsQuick, seat: Seat, mv: Move) -> f32 {
    let Move::Spend(tokens) = mv else { return 0.0 };
    let tokens = f32::from(tokens);
    if game.games_to_come() == 0 {
        return 4.0 * tokens;
    }
    let total = |seat| f32::from(game.total(seat)) + f32::from(game.points_to_score(seat));
    let others = game.seats().iter().filter(|other| *other != seat);
    let excess = (total(seat) - others.map(total).fold(f32::INFINITY, f32::min)).max(0.0);
    let (place, _) = line(game.games_to_come(), 1);
    let counts = &BETWEEN[game.seats().count().clamp(2, 4) - 2][place];
    6.0 * tokens * (counts.excess + 2.0 * counts.square * excess - counts.token)
}
