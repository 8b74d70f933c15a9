//! What a position is worth: the chance to have the lowest total at the end of the series.

use roshambo_rules::Game;
use roshambo_rules::games::paws_quick::PawsQuick;

use crate::skill::Values;
use crate::skills::by_strength;

/// Each seat's chance to win the series.
#[inline]
pub(super) fn worth(game: &PawsQuick) -> Values {
    let games = f32::from(game.games_to_come());
    let on = game.is_game_on();
    let scale = 0.25 / (games + 0.5).sqrt();
    by_strength(game.seats(), |seat| {
        let mut points = f32::from(game.total(seat)) - f32::from(game.tokens(seat));
        if on {
            points += 0.6 * game.hand(seat).len() as f32;
        } else if games > 0.0 && seat == game.first() {
            points -= 0.5;
        }
        -scale * points
    })
}
