//! Move options: the same moves as the list in notation, with enough targets to tell them apart.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;

use roshambo_rules::Awaits;
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
