//! The reasons of Tsu-e-fa!.

use roshambo_rules::Game;
use roshambo_rules::games::tsuefa;

use super::{assert_all_given, for_each_reason, number, won};

/// Checks that the reasons are true, and that every reason occurs.
pub(crate) fn check() {
    let ids = for_each_reason::<tsuefa::Tsuefa>(&[], 25, |before, after, seat, phrase| {
        let other = seat.next(before.seats());
        let lost = |seat| before.figures(seat).len() - after.figures(seat).len();
        match phrase.id {
            "advice-tsuefa-flag" => assert!(won(after, seat)),
            "advice-tsuefa-wins" => assert_eq!((lost(seat), lost(other)), (0, 1)),
            "advice-tsuefa-loses" => assert_eq!((lost(seat), lost(other)), (1, 0)),
            "advice-tsuefa-both-leave" => assert_eq!((lost(seat), lost(other)), (1, 1)),
            "advice-tsuefa-ties" => assert!(after.fight().is_some()),
            "advice-tsuefa-odds" => {
                let ways = ["wins", "ties", "losses", "both"].map(|name| number(phrase, name));
                assert_eq!(ways.iter().sum::<i64>(), number(phrase, "total"), "{phrase}");
                let found = match (lost(seat), lost(other)) {
                    (0, 1) => ways[0],
                    (1, 0) => ways[2],
                    (0, 0) => ways[1],
                    _ => ways[3],
                };
                assert!(found > 0, "{phrase} does not include what happened");
            }
            "advice-tsuefa-no-dynamite" => assert!(lost(seat) + lost(other) < 2, "{phrase}"),
            _ => {}
        }
    });
    let names = [
        "flag-back",
        "flag-front",
        "dynamite-beside",
        "front-mixed",
        "wins",
        "loses",
        "ties",
        "odds",
        "may-explode",
        "no-dynamite",
        "attack-shows",
        "flees",
        "in-danger",
        "threatens",
        "flag-steps",
        "guards",
        "towards-flag",
        "beside-hidden",
        "throw",
    ];
    let wanted: Vec<String> = names.iter().map(|id| format!("advice-tsuefa-{id}")).collect();
    assert_all_given(&ids, &wanted.iter().map(String::as_str).collect::<Vec<_>>());
}

/// In the pro variant players must remember what fights have shown, so the reasons must not mention it.
#[test]
fn reasons_in_pro_do_not_mention_the_items_of_the_other() {
    let ids = for_each_reason::<tsuefa::Tsuefa>(&[("variant", "pro")], 10, |_, _, _, _| {});
    let revealing = ["odds", "wins", "loses", "both-leave", "ties", "may-explode", "no-dynamite", "flees"]
        .into_iter()
        .chain(["in-danger", "threatens", "towards-flag", "beside-hidden", "flag"]);
    for id in revealing {
        assert!(!ids.contains(format!("advice-tsuefa-{id}").as_str()), "{id} is given in pro");
    }
    assert_all_given(&ids, &["advice-tsuefa-remember", "advice-tsuefa-closer"]);
}
