//! The laws of reasons: there are some for every legal move and none for others, they are the same each
//! time, and what they say comes true.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::sync::Arc;

use roshambo_bots::{Luck, reasons};
use roshambo_rules::games::{kanobu, ninjan, paws, paws_quick, tsuefa};
use roshambo_rules::{Arg, Awaits, Dice, Game, GameOptions, Phrase, Recall, Seat, Seats, Viewer};
use roshambo_table::{AnyView, MoveList, Observation};

fn seen<G: Game>(game: &G, seat: Seat) -> Observation
where
    AnyView: From<G::View>,
{
    let legal = match game.unlisted(seat) {
        Some(form) => MoveList::Unlisted { form },
        None => {
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            MoveList::Listed(moves.iter().map(ToString::to_string).collect())
        }
    };
    let view = game.view(Viewer::Seat(seat), Recall::Memory).into();
    Observation { seat, view, legal, events: Arc::default() }
}

/// A number that a phrase speaks of.
fn number(phrase: &Phrase, name: &str) -> i64 {
    match &phrase.args[name] {
        Arg::Number(number) => *number,
        Arg::Text(text) => text.replace('−', "-").parse().unwrap(),
        other => panic!("{name} of {phrase} is {other}"),
    }
}

/// Plays random games; at each decision of each seat, every legal move has reasons, and the test sees
/// them with the state before and after.
fn each_reason<G: Game>(
    options: &[(&str, &str)],
    games: u64,
    mut check: impl FnMut(&G, &G, Seat, &Phrase),
) -> BTreeSet<&'static str>
where
    AnyView: From<G::View>,
{
    let mut ids = BTreeSet::new();
    let mut luck = Luck::new(games);
    for seats in G::SEATS {
        let seats = Seats::new(seats).unwrap();
        let mut chosen = G::Options::default();
        options.iter().for_each(|(name, value)| chosen.set(seats, name, value).unwrap());
        for _ in 0..games {
            let mut game = G::new(seats, &chosen);
            let mut stale: Vec<String> = vec!["".into(), "pass pass".into(), "throw Q".into()];
            for _ in 0..150 {
                match game.awaits() {
                    Awaits::Over => break,
                    Awaits::Deck => {
                        let mut cards = Vec::new();
                        game.awaited_deck(&mut cards);
                        luck.shuffle(&mut cards);
                        game.shuffle(&cards).unwrap();
                        continue;
                    }
                    Awaits::Turn { .. } | Awaits::Sealed { .. } => {}
                }
                for seat in seats.iter().filter(|seat| !game.awaits().seats().contains(*seat)) {
                    assert!(
                        reasons(&Observation { legal: MoveList::NONE, ..seen(&game, seat) }, "pass")
                            .is_empty()
                    );
                }
                let seat = game.awaits().seats().first().unwrap();
                let sight = seen(&game, seat);
                let mut moves = Vec::new();
                game.legal_moves(seat, &mut moves);
                luck.shuffle(&mut moves);
                moves.truncate(12);
                let played = game.sample_move(seat, &mut luck, &mut Vec::new());
                moves.push(played);
                for mv in &moves {
                    let found = reasons(&sight, &mv.to_string());
                    assert!((1..=3).contains(&found.len()), "{mv}: {found:?}");
                    assert_eq!(found, reasons(&sight, &mv.to_string()), "{mv}");
                    let mut after = game.clone();
                    after.play(seat, *mv).unwrap();
                    for phrase in &found {
                        ids.insert(phrase.id);
                        check(&game, &after, seat, phrase);
                    }
                }
                for mv in &stale {
                    let legal = mv.parse().is_ok_and(|mv| game.check(seat, mv).is_ok());
                    assert_eq!(reasons(&sight, mv).is_empty(), !legal, "{mv}");
                }
                stale.push(played.to_string());
                if stale.len() > 8 {
                    stale.remove(3);
                }
                game.play(seat, played).unwrap();
            }
        }
    }
    ids
}

/// Everything that can be said of a game was said; else nothing was checked.
fn all_said(ids: &BTreeSet<&str>, wanted: &[&str]) {
    let missing: Vec<_> = wanted.iter().filter(|id| !ids.contains(**id)).collect();
    assert!(missing.is_empty(), "never said: {missing:?}");
}

fn won<G: Game>(after: &G, seat: Seat) -> bool {
    after.outcome().is_some_and(|outcome| outcome.winners.contains(seat))
}

#[test]
fn what_is_said_of_ninjan_comes_true() {
    let ids = each_reason::<ninjan::Ninjan>(&[], 6, |before, after, seat, phrase| {
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
    all_said(&ids, &wanted.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn what_is_said_of_kanobu_comes_true() {
    /// Whoever is asked accepts: then everything that was threatened happens.
    fn accepted(after: &kanobu::Kanobu) -> kanobu::Kanobu {
        let mut then = *after;
        let seat = then.whose_turn();
        then.play(seat, kanobu::Move::Accept).unwrap();
        let mut luck = Luck::new(1);
        while then.awaits() == Awaits::Deck {
            let mut cards = Vec::new();
            then.awaited_deck(&mut cards);
            luck.shuffle(&mut cards);
            then.shuffle(&cards).unwrap();
        }
        then
    }
    let ids = each_reason::<kanobu::Kanobu>(&[("opening", "1")], 40, |before, after, seat, phrase| {
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
    let said = [
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
    let wanted: Vec<String> = said.iter().map(|id| format!("advice-kanobu-{id}")).collect();
    all_said(&ids, &wanted.iter().map(String::as_str).collect::<Vec<_>>());
    all_said(&ids, &["advice-only", "advice-left", "advice-few", "advice-wins-game"]);
}

#[test]
fn what_is_said_of_paws_comes_true() {
    let ids = each_reason::<paws::Paws>(&[], 12, |before, after, seat, phrase| {
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
                // Whoever is next leaves something on the table, or passes: there is an answer to it.
                for sign in roshambo_rules::Sign::ALL {
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
    all_said(
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

#[test]
fn what_is_said_of_quick_paws_comes_true() {
    let ids = each_reason::<paws_quick::PawsQuick>(&[], 12, |before, after, seat, phrase| {
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
    all_said(
        &ids,
        &[
            "advice-throw",
            "advice-paws-sheds",
            "advice-paws-raise",
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

#[test]
fn what_is_said_of_tsuefa_comes_true() {
    let ids = each_reason::<tsuefa::Tsuefa>(&[], 25, |before, after, seat, phrase| {
        let other = seat.next(before.seats());
        let lost = |seat| before.figures(seat).len() - after.figures(seat).len();
        match phrase.id {
            "advice-tsuefa-flag" => assert!(won(after, seat)),
            "advice-tsuefa-wins" => assert_eq!((lost(seat), lost(other)), (0, 1)),
            "advice-tsuefa-loses" => assert_eq!((lost(seat), lost(other)), (1, 0)),
            "advice-tsuefa-both-leave" => assert_eq!((lost(seat), lost(other)), (1, 1)),
            "advice-tsuefa-ties" => assert!(after.fight().is_some()),
            "advice-tsuefa-odds" => {
                let ways = ["wins", "ties", "losses"].map(|name| number(phrase, name));
                let total = number(phrase, "total");
                // What is left over is the dynamite.
                assert!((0..=1).contains(&(total - ways.iter().sum::<i64>())), "{phrase}");
                let found = match (lost(seat), lost(other)) {
                    (0, 1) => ways[0],
                    (1, 0) => ways[2],
                    (0, 0) => ways[1],
                    _ => total - ways.iter().sum::<i64>(),
                };
                assert!(found > 0, "{phrase} does not speak of what happened");
            }
            "advice-tsuefa-no-dynamite" => assert!(lost(seat) + lost(other) < 2, "{phrase}"),
            _ => {}
        }
    });
    let said = [
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
    let wanted: Vec<String> = said.iter().map(|id| format!("advice-tsuefa-{id}")).collect();
    all_said(&ids, &wanted.iter().map(String::as_str).collect::<Vec<_>>());
}

/// In pro the board shows no fight again, and the reasons do not remember for anybody.
#[test]
fn in_pro_nothing_is_said_of_what_the_other_carries() {
    let ids = each_reason::<tsuefa::Tsuefa>(&[("variant", "pro")], 10, |_, _, _, _| {});
    let telling = ["odds", "wins", "loses", "both-leave", "ties", "may-explode", "no-dynamite", "flees"]
        .into_iter()
        .chain(["in-danger", "threatens", "towards-flag", "beside-hidden", "flag"]);
    for id in telling {
        assert!(!ids.contains(format!("advice-tsuefa-{id}").as_str()), "{id} is told in pro");
    }
    all_said(&ids, &["advice-tsuefa-remember", "advice-tsuefa-closer"]);
}
