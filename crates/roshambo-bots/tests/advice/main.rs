//! Laws of reasons: every legal move has some and illegal moves have none, they are the same each time, and
//! what they say is true. All registered games are covered: the match in `check` is exhaustive.

#![allow(missing_docs, clippy::unwrap_used)]

mod kanobu;
mod ninjan;
mod paws;
mod paws_quick;
mod tsuefa;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::thread;

use roshambo_bots::{Rng, comparison, reasons};
use roshambo_rules::{Arg, Awaits, Dice, Game, GameOptions, Phrase, Recall, Seat, Seats, Viewer};
use roshambo_table::{AnyView, GameId, MoveList, Observation};

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

/// A numeric argument of a phrase.
fn number(phrase: &Phrase, name: &str) -> i64 {
    match &phrase.args[name] {
        Arg::Number(number) => *number,
        Arg::Text(text) => text.replace('−', "-").parse().unwrap(),
        other => panic!("{name} of {phrase} is {other}"),
    }
}

/// Plays random games. At each decision it checks the laws of reasons for several legal moves, and calls
/// `check` for each reason with the states before and after the move. Returns the ids of all reasons.
fn for_each_reason<G: Game>(
    options: &[(&str, &str)],
    games: u64,
    mut check: impl FnMut(&G, &G, Seat, &Phrase),
) -> BTreeSet<&'static str>
where
    AnyView: From<G::View>,
{
    let mut ids = BTreeSet::new();
    let mut rng = Rng::new(games);
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
                        rng.shuffle(&mut cards);
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
                let observation = seen(&game, seat);
                let mut moves = Vec::new();
                game.legal_moves(seat, &mut moves);
                rng.shuffle(&mut moves);
                moves.truncate(12);
                let played = game.sample_move(seat, &mut rng, &mut Vec::new());
                moves.push(played);
                for mv in &moves {
                    let found = reasons(&observation, &mv.to_string());
                    assert!((1..=3).contains(&found.len()), "{mv}: {found:?}");
                    assert_eq!(found, reasons(&observation, &mv.to_string()), "{mv}");
                    let mut after = game.clone();
                    after.play(seat, *mv).unwrap();
                    for phrase in &found {
                        ids.insert(phrase.id);
                        check(&game, &after, seat, phrase);
                    }
                }
                check_comparison(&observation, &moves[0].to_string(), &played.to_string());
                for mv in &stale {
                    let legal = mv.parse().is_ok_and(|mv| game.check(seat, mv).is_ok());
                    assert_eq!(reasons(&observation, mv).is_empty(), !legal, "{mv}");
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

/// A comparison names the better move first, and then only reasons that the two moves do not share.
fn check_comparison(seen: &Observation, better: &str, played: &str) {
    let compared = comparison(seen, better, played);
    let (first, rest) = compared.split_first().unwrap();
    let (of_better, of_played) = (reasons(seen, better), reasons(seen, played));
    assert_eq!(first.id == "advice-better-later", rest.is_empty(), "{compared:?}");
    for reason in rest.iter().filter(|reason| reason.id != "advice-instead") {
        assert!(of_better.contains(reason) != of_played.contains(reason), "{better}, {played}: {compared:?}");
    }
    assert!(comparison(seen, "throw Q", played).is_empty());
}

/// Checks that all these reasons were given; otherwise they were not checked.
fn assert_all_given(ids: &BTreeSet<&str>, wanted: &[&str]) {
    let missing: Vec<_> = wanted.iter().filter(|id| !ids.contains(**id)).collect();
    assert!(missing.is_empty(), "never given: {missing:?}");
}

fn won<G: Game>(after: &G, seat: Seat) -> bool {
    after.outcome().is_some_and(|outcome| outcome.winners.contains(seat))
}

fn check(game: GameId) {
    match game {
        GameId::Paws => paws::check(),
        GameId::PawsQuick => paws_quick::check(),
        GameId::Ninjan => ninjan::check(),
        GameId::Kanobu => kanobu::check(),
        GameId::Tsuefa => tsuefa::check(),
    }
}

#[test]
fn the_reasons_of_every_game_are_true() {
    thread::scope(|scope| {
        let checks = GameId::ALL.map(|game| (game, scope.spawn(move || check(game))));
        for (game, check) in checks {
            assert!(check.join().is_ok(), "{game}: see the panic above");
        }
    });
}
