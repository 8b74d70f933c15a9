//! Each seat's chance to win the series, which means to have the lowest total at its end.
//!
//! Between games a lead is worth less than its points suggest, because the seat with the highest total
//! opens the next game and gets a token. A lead is worth more when fewer games are to come.

use roshambo_rules::games::paws_quick::PawsQuick;
use roshambo_rules::{Awaits, Game};

use super::features::HandShape;
use super::weights::{
    BETWEEN_GAMES, POINT, POINTS_PER_JOKER, POINTS_PER_TURN, TEMPO_MORE_SEATS, TEMPO_TWO_SEATS, table_row,
};
use crate::heuristics::Values;
use crate::heuristics::common::softmax_values;

/// Each seat's chance to win the series.
#[inline]
pub(super) fn value(game: &PawsQuick) -> Values {
    if game.is_game_on() { during_game(game) } else { between_games(game) }
}

/// The values after a game, or before the first one.
#[inline]
fn between_games(game: &PawsQuick) -> Values {
    let seats = game.seats();
    let total = |seat| f32::from(game.total(seat)) + f32::from(game.points_to_score(seat));
    let lowest = seats.iter().map(total).fold(f32::INFINITY, f32::min);
    let (place, part) = table_row(game.games_to_come(), 1);
    let weights = &BETWEEN_GAMES[seats.count().clamp(2, 4) - 2][place];
    let first = game.first();
    softmax_values(seats, |seat| {
        let excess = total(seat) - lowest;
        let opening = if seat == first { weights.first } else { 0.0 };
        part * (weights.token * f32::from(game.tokens(seat)) + opening
            - excess * (weights.excess + weights.square * excess))
    })
}

/// The values during a game. The number of turns that a hand needs predicts its penalty points.
#[inline]
fn during_game(game: &PawsQuick) -> Values {
    let seats = game.seats();
    let (place, part) = table_row(game.games_to_come(), 0);
    let point = part * POINT[seats.count().clamp(2, 4) - 2][place];
    let (on_turn, owner) = if seats.count() == 2 { TEMPO_TWO_SEATS } else { TEMPO_MORE_SEATS };
    let turn = match game.awaits() {
        Awaits::Turn { seat } => Some(seat),
        Awaits::Sealed { .. } | Awaits::Deck | Awaits::Over => None,
    };
    let owned = game.table().and_then(|table| table.owner);
    softmax_values(seats, |seat| {
        let shape = HandShape::of(game.hand(seat));
        let mut points = f32::from(game.total(seat)) - f32::from(game.tokens(seat))
            + POINTS_PER_TURN * f32::from(shape.turns)
            - POINTS_PER_JOKER * f32::from(shape.jokers);
        if turn == Some(seat) {
            points -= on_turn;
        }
        if owned == Some(seat) {
            points -= owner;
        }
        -point * points
    })
}
