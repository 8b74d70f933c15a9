//! The reasons of Ninjan.

use roshambo_rules::games::ninjan;
use roshambo_rules::{Awaits, Game, Recall, Viewer};

use super::{assert_all_given, for_each_reason, number};

/// Checks that the reasons are true, and that every reason occurs.
pub(crate) fn check() {
    let ids = for_each_reason::<ninjan::Ninjan>(&[], 6, |before, after, seat, phrase| {
        let view = before.view(Viewer::Seat(seat), Recall::Memory);
        let gained = i64::from(after.winnings(seat).sum() - before.winnings(seat).sum());
        match phrase.id {
            "advice-ninjan-takes" => assert_eq!(gained, number(phrase, "sum")),
            "advice-ninjan-grows" => {
                assert_eq!(gained, 0);
                let sums = ninjan::Pile::ALL.map(|pile| i64::from(after.pile(pile).sum()));
                assert!(sums.contains(&number(phrase, "sum")), "{phrase}");
            }
            "advice-ninjan-next-must" | "advice-ninjan-next-best" | "advice-ninjan-next-nothing" => {
                let Awaits::Turn { seat: next } = after.awaits() else { panic!("{phrase}") };
                let mut moves = Vec::new();
                after.legal_moves(next, &mut moves);
                let gains = moves.iter().map(|mv| {
                    let mut then = *after;
                    then.play(next, *mv).unwrap();
                    i64::from(then.winnings(next).sum() - after.winnings(next).sum())
                });
                let best = gains.max().unwrap();
                match phrase.id {
                    "advice-ninjan-next-nothing" => assert_eq!((best, moves.len()), (0, 3)),
                    "advice-ninjan-next-must" => {
                        assert_eq!((best, moves.len()), (number(phrase, "sum"), 1));
                    }
                    _ => assert_eq!(best, number(phrase, "sum"), "{phrase}"),
                }
            }
            "advice-ninjan-order" => {
                assert_eq!(number(phrase, "total"), view.unseen.len() as i64);
                assert!(number(phrase, "count") > 0);
            }
            _ => {}
        }
    });
    let choosing = ["would-take", "would-suffer", "dumps", "puts", "avoids", "first", "order", "keeps"];
    let resolving = ["takes", "richest", "grows", "beaters", "next-nothing", "next-must", "next-best"];
    let wanted: Vec<String> =
        choosing.iter().chain(&resolving).map(|id| format!("advice-ninjan-{id}")).collect();
    assert_all_given(&ids, &wanted.iter().map(String::as_str).collect::<Vec<_>>());
}
