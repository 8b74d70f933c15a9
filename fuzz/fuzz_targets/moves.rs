//! Any text may be read as a card or a move; one that is read is printed as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use roshambo_rules::Game;
use roshambo_table::{GameId, with_game};

fn read_back<G: Game>(text: &str) {
    if let Ok(mv) = text.parse::<G::Move>() {
        assert_eq!(mv.to_string(), text);
    }
    if let Ok(card) = text.parse::<G::Card>() {
        assert_eq!(card.to_string(), text);
    }
}

fuzz_target!(|text: &str| {
    for game in GameId::ALL {
        with_game!(game, G => read_back::<G>(text));
    }
});
