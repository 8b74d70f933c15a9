//! Move options: the same moves as the list in notation, with enough targets to tell them apart.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;

use roshambo_rules::{Awaits, Recall, Viewer};
use roshambo_table::{Driver, GameId, MoveList, MoveOption, Stream, open, sha256};

/// Plays a random game and calls the check before each move.
fn check_each_move(
    game: GameId,
    seats: u8,
    seed: u32,
    mut check: impl FnMut(&dyn Driver, Vec<MoveOption>, MoveList),
) {
    let mut dice = Stream::new(sha256(&format!("{game} {seats}")), seed);
    let mut driver = open(game, game.seats(seats).unwrap(), &[]).unwrap();
    for _ in 0..300 {
        match driver.awaits() {
            Awaits::Over => return,
            Awaits::Deck => {
                let deck = driver.shuffled_deck(&mut dice).unwrap();
                driver.deal(&deck).unwrap();
            }
            awaits => {
                let seat = awaits.seats().first().unwrap();
                check(&*driver, driver.move_options(seat), driver.legal(seat));
                let mv = driver.random_move(seat, &mut dice);
                driver.play(seat, &mv).unwrap();
            }
        }
    }
}

fn check_all_games(check: impl Fn(&dyn Driver, Vec<MoveOption>, MoveList)) {
    for game in GameId::ALL {
        for seats in game.info().min_seats..=game.info().max_seats {
            (0..4).for_each(|seed| check_each_move(game, seats, seed, &check));
        }
    }
}

#[test]
fn the_options_are_the_legal_moves_each_once() {
    check_all_games(|driver, options, legal| {
        let moves: Vec<&String> = options.iter().map(|option| &option.mv).collect();
        let distinct: BTreeSet<&String> = moves.iter().copied().collect();
        assert_eq!(distinct.len(), moves.len(), "{}", driver.game());
        match legal {
            MoveList::Listed(legal) => assert_eq!(distinct, legal.iter().collect(), "{}", driver.game()),
            MoveList::Unlisted { form } => assert_eq!((form, moves.len()), ("setup ...", 0)),
        }
    });
}

#[test]
fn the_targets_are_parts_of_the_move() {
    check_all_games(|_, options, _| {
        for option in &options {
            let mut words: Vec<&str> = option.mv.split([' ', '-']).collect();
            for target in &option.targets {
                // The card `S-6` contains the separator of squares, so it is also compared as a whole.
                let whole = option.mv.split(' ').any(|word| word == target);
                let place = words.iter().position(|word| word == target);
                assert!(whole || place.is_some(), "{option:?}");
                place.map(|place| words.remove(place));
            }
        }
    });
}

#[test]
fn moves_with_the_same_targets_have_different_names() {
    check_all_games(|_, options, _| {
        let mut names = BTreeSet::new();
        for option in &options {
            let mut targets = option.targets.clone();
            targets.sort();
            assert!(names.insert((targets, option.phrase.to_string())), "{option:?} has the name of another");
        }
    });
}

#[test]
fn an_attempt_at_the_targets_of_a_legal_move_is_a_move_that_the_rules_can_judge() {
    check_all_games(|driver, options, _| {
        let seat = driver.awaits().seats().first().unwrap();
        let view = driver.view(Viewer::Seat(seat), Recall::Display);
        for option in options.iter().filter(|option| !option.targets.is_empty()) {
            let targets: Vec<&str> = option.targets.iter().map(String::as_str).collect();
            assert!(view.presentation().attempt_sizes.contains(&targets.len()), "{targets:?}");
            let attempt = view.attempt(&targets).unwrap_or_else(|| panic!("{targets:?}"));
            let read = driver.move_option(&attempt).unwrap_or_else(|| panic!("{attempt}"));
            let sorted = |targets: &[String]| targets.iter().cloned().collect::<BTreeSet<_>>();
            assert_eq!(sorted(&read.targets), sorted(&option.targets), "{attempt}");
            if let Err(refused) = driver.check(seat, &attempt) {
                assert_ne!(refused.code, "malformed", "{attempt}");
            }
        }
        // An attempt can be written with these numbers of cards of the hand, and with no other.
        let hand = serde_json::to_value(&view).unwrap()["hand"].clone();
        let hand: Vec<&str> =
            hand.as_array().into_iter().flatten().filter_map(|card| card.as_str()).collect();
        let sizes = view.presentation().attempt_sizes;
        for size in 0..=hand.len() {
            let attempt = view.attempt(&hand[..size]);
            assert_eq!(attempt.is_some(), sizes.contains(&size), "{} {attempt:?}", driver.game());
        }
    });
}

#[test]
fn a_check_says_what_a_move_would_say_and_changes_nothing() {
    for seed in 0..4 {
        let mut dice = Stream::new(sha256("check"), seed);
        let mut table = open(GameId::Kanobu, GameId::Kanobu.seats(3).unwrap(), &[]).unwrap();
        let deck = table.shuffled_deck(&mut dice).unwrap();
        table.deal(&deck).unwrap();
        let seat = table.awaits().seats().first().unwrap();
        let before = table.view(Viewer::Seat(seat), Recall::Memory);
        for text in ["throw R", "play bR", "draw", "nonsense"] {
            let checked = table.check(seat, text);
            assert_eq!(table.view(Viewer::Seat(seat), Recall::Memory), before);
            let mut other = open(GameId::Kanobu, GameId::Kanobu.seats(3).unwrap(), &[]).unwrap();
            other.deal(&deck).unwrap();
            assert_eq!(checked.err(), other.play(seat, text).err(), "{text}");
        }
    }
}
