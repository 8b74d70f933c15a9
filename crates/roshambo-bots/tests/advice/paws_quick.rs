//! The reasons of Paws, Scissors, Paper: quick rules.

use roshambo_rules::Game;
use roshambo_rules::games::paws_quick;

use super::{assert_all_given, for_each_reason, number};

/// Checks that the reasons are true, and that every reason occurs.
pub(crate) fn check() {
    let ids = for_each_reason::<paws_quick::PawsQuick>(&[], 12, |before, after, seat, phrase| {
        let held = |game: &paws_quick::PawsQuick| game.hand(seat).len() as i64;
        match phrase.id {
            "advice-paws-sheds" => {
                assert_eq!(held(after), number(phrase, "left"));
                assert_eq!(held(before) - held(after), number(phrase, "count"));
            }
            "advice-quick-beats" => {
                assert_eq!(held(after), number(phrase, "left"));
                let net = number(phrase, "count") - number(phrase, "drawn");
                assert_eq!(held(before) - held(after), net);
            }
            "advice-quick-combo" => assert_eq!(held(after), number(phrase, "left")),
            "advice-pass-draws" => assert_eq!(held(after) - held(before), number(phrase, "count")),
            "advice-quick-deck-out" => assert!(!after.is_game_on()),
            "advice-quick-ends" => {
                assert!(!after.is_game_on());
                let others: usize = after.seats().iter().map(|other| after.hand(other).len()).sum();
                assert_eq!(others as i64, number(phrase, "count"));
            }
            "advice-quick-help-clears" => assert_eq!(after.table(), None),
            "advice-quick-help" => {
                let size = after.table().unwrap().cards.len() as i64;
                assert_eq!(size + 1, number(phrase, "count"));
            }
            "advice-quick-last-game" => assert_eq!(before.games_to_come(), 0),
            _ => {}
        }
    });
    assert_all_given(
        &ids,
        &[
            "advice-throw",
            "advice-paws-sheds",
            "advice-quick-raise",
            "advice-paws-beaters",
            "advice-quick-beats",
            "advice-quick-combo",
            "advice-pass-draws",
            "advice-pass-keeps",
            "advice-quick-help",
            "advice-quick-help-clears",
            "advice-quick-tokens-left",
            "advice-quick-spend",
            "advice-quick-spend-nothing",
            "advice-quick-last-game",
            "advice-quick-deck-out",
        ],
    );
}
