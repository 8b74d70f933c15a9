//! The reasons of Kanobu.

use roshambo_bots::Rng;
use roshambo_rules::games::kanobu;
use roshambo_rules::{Awaits, Dice, Game};

use super::{assert_all_given, for_each_reason, number, won};

/// Checks that the reasons are true, and that every reason occurs.
pub(crate) fn check() {
    /// The state after the seat on turn accepts the effect, so that everything it announced happens.
    fn accepted(after: &kanobu::Kanobu) -> kanobu::Kanobu {
        let mut then = *after;
        let seat = then.whose_turn();
        then.play(seat, kanobu::Move::Accept).unwrap();
        let mut rng = Rng::new(1);
        while then.awaits() == Awaits::Deck {
            let mut cards = Vec::new();
            then.awaited_deck(&mut cards);
            rng.shuffle(&mut cards);
            then.shuffle(&cards).unwrap();
        }
        then
    }
    let ids = for_each_reason::<kanobu::Kanobu>(&[("opening", "1")], 40, |before, after, seat, phrase| {
        let next = after.whose_turn();
        let drew = |then: &kanobu::Kanobu, seat| i64::from(then.hand_size(seat) - after.hand_size(seat));
        match phrase.id {
            "advice-wins-game" => assert!(won(after, seat)),
            "advice-left" => assert_eq!(number(phrase, "count"), i64::from(after.hand_size(seat))),
            "advice-kanobu-three" | "advice-kanobu-chance" => {
                let then = accepted(after);
                assert_eq!(drew(&then, next), number(phrase, "count"), "{phrase}");
                assert!(then.whose_turn() != next || after.seats().count() == 1, "{phrase}");
            }
            "advice-kanobu-all" => {
                let then = accepted(after);
                for other in after.seats().iter().filter(|other| *other != seat) {
                    assert_eq!(drew(&then, other), number(phrase, "count"), "{phrase}");
                }
                assert_eq!(drew(&then, seat), 0);
            }
            "advice-kanobu-skip" => {
                assert_eq!(accepted(after).whose_turn(), after.seat_after(next));
            }
            "advice-kanobu-passes-on" => {
                let then = accepted(before);
                let own = i64::from(then.hand_size(seat) - before.hand_size(seat));
                assert!(own <= number(phrase, "count"));
            }
            "advice-kanobu-accept-all" | "advice-kanobu-accept-draw" | "advice-kanobu-accept-skip" => {
                let then = accepted(before);
                let count = phrase.args.contains_key("count").then(|| number(phrase, "count"));
                let own = i64::from(then.hand_size(seat) - before.hand_size(seat));
                assert_eq!(own, count.unwrap_or(0), "{phrase}");
                assert_eq!(then.whose_turn() == seat, phrase.id == "advice-kanobu-accept-all", "{phrase}");
            }
            "advice-kanobu-reverse" => assert_eq!(number(phrase, "count"), i64::from(after.hand_size(next))),
            _ => {}
        }
    });
    let names = [
        "draw",
        "keep",
        "play-opened",
        "passes-on",
        "passes-skip",
        "cancels",
        "removes",
        "reverse",
        "star",
        "colour",
        "skip",
        "three",
        "chance",
        "all",
        "answers",
        "known-answer",
        "fits",
        "saves",
        "accept-skip",
        "accept-draw",
        "accept-all",
        "keeps-answer",
        "answer",
        "take",
        "take-violet",
    ];
    let wanted: Vec<String> = names.iter().map(|id| format!("advice-kanobu-{id}")).collect();
    assert_all_given(&ids, &wanted.iter().map(String::as_str).collect::<Vec<_>>());
    assert_all_given(&ids, &["advice-only", "advice-left", "advice-few", "advice-wins-game"]);
}
