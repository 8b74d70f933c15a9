//! Parses any text as a card and as a move. A text that is parsed prints as the same text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use roshambo_rules::Game;
use roshambo_table::{GameId, with_game};

fn check_round_trip<G: Game>(text: &str) {
    if let Ok(mv) = text.parse::<G::Move>() {
        assert_eq!(mv.to_string(), text);
    }
    if let Ok(card) = text.parse::<G::Card>() {
        assert_eq!(card.to_string(), text);
    }
}

fuzz_target!(|text: &str| {
    for game in GameId::ALL {
        with_game!(game, G => check_round_trip::<G>(text));
    }
});
