//! The reasons of Paws, Scissors, Paper, first edition.

use roshambo_rules::games::paws;
use roshambo_rules::{Awaits, Game, Sign};

use super::{assert_all_given, for_each_reason, number, won};

/// Checks that the reasons are true, and that every reason occurs.
pub(crate) fn check() {
    let ids = for_each_reason::<paws::Paws>(&[], 12, |before, after, seat, phrase| {
        let held = |game: &paws::Paws| game.hand(seat).len() as i64;
        let over = after.tokens(seat) > before.tokens(seat) || after.awaits() == Awaits::Deck;
        match phrase.id {
            "advice-wins-game" => assert!(won(after, seat)),
            "advice-paws-wins-round" => assert_eq!(after.tokens(seat), before.tokens(seat) + 1),
            "advice-paws-sheds" => {
                assert_eq!(held(after), number(phrase, "left"));
                assert_eq!(held(before) - held(after), number(phrase, "count"));
            }
            "advice-paws-beats" => assert_eq!(held(after), number(phrase, "left")),
            "advice-pass-draws" => assert_eq!(held(after) - held(before), number(phrase, "count")),
            "advice-paws-deck-out" => assert!(over || after.outcome().is_some()),
            "advice-paws-declare" => assert_eq!(held(before), number(phrase, "count")),
            "advice-paws-every-sign" => {
                for sign in Sign::ALL {
                    assert!(after.hand(seat).iter().any(|card| card.can_be(sign)), "{phrase}");
                }
            }
            "advice-paws-raise" | "advice-paws-raise-many" => {
                let next = match after.awaits() {
                    Awaits::Turn { seat } => seat,
                    other => panic!("{other:?}"),
                };
                let table = after.table().unwrap();
                let mut moves = Vec::new();
                after.legal_moves(next, &mut moves);
                for mv in moves {
                    if let paws::Move::Play { sign, cards, .. } = mv
                        && sign == table.sign
                    {
                        assert!(cards.len() as i64 >= number(phrase, "count"), "{mv} after {phrase}");
                    }
                }
            }
            _ => {}
        }
    });
    assert_all_given(
        &ids,
        &[
            "advice-throw",
            "advice-throw-opens",
            "advice-paws-sheds",
            "advice-paws-raise",
            "advice-paws-raise-many",
            "advice-paws-beaters",
            "advice-paws-jokers",
            "advice-paws-every-sign",
            "advice-pass-draws",
            "advice-pass-no-answer",
            "advice-pass-keeps",
            "advice-paws-beats",
            "advice-paws-deck-out",
            "advice-paws-declare",
            "advice-paws-declare-deals",
        ],
    );
}
