//! An observation is made of a view and redacted events. The driver keeps the redacted events and
//! extends them; a test compares them with events that are redacted again from the start.

#![allow(missing_docs, clippy::unwrap_used)]

use std::sync::Arc;

use roshambo_rules::{Awaits, Recall, Viewer};
use roshambo_table::{Driver, GameId, Observation, Stream, open};

/// Plays a random game and calls the check after each input.
fn play(game: GameId, options: &[(String, String)], mut check: impl FnMut(&mut dyn Driver, u64)) {
    for seats in [game.info().min_seats, game.info().max_seats] {
        let mut dice = Stream::of_text(&format!("{game} {seats} {options:?}"));
        let mut driver = open(game, game.seats(seats).unwrap(), options).unwrap();
        for ply in 0..300 {
            check(&mut *driver, ply);
            match driver.awaits() {
                Awaits::Over => break,
                Awaits::Deck => {
                    let deck = driver.shuffled_deck(&mut dice).unwrap();
                    driver.deal(&deck).unwrap();
                }
                awaits => {
                    let seat = awaits.seats().first().unwrap();
                    let mv = driver.random_move(seat, &mut dice);
                    driver.play(seat, &mv).unwrap();
                }
            }
        }
    }
}

fn compare(driver: &dyn Driver) {
    for seat in driver.seats().iter() {
        let fresh = driver.events_for(0..driver.events(), Viewer::Seat(seat), Recall::Memory);
        assert_eq!(*Observation::of(driver, seat).events, fresh, "{} seat {seat}", driver.game());
    }
}

fn pro() -> Vec<(String, String)> {
    vec![("variant".to_owned(), "pro".to_owned())]
}

#[test]
fn kept_events_equal_events_that_are_redacted_again() {
    for game in GameId::ALL {
        play(game, &[], |driver, _| compare(driver));
    }
    play(GameId::Tsuefa, &pro(), |driver, _| compare(driver));
}

#[test]
fn an_observation_keeps_its_events_while_the_game_goes_on() {
    let mut earlier: Vec<(Observation, usize)> = Vec::new();
    play(GameId::Kanobu, &[], |driver, ply| {
        if ply == 0 {
            earlier.clear();
        }
        for (observation, events) in &earlier {
            assert_eq!(observation.events.len(), *events);
        }
        let seat = driver.seats().iter().next().unwrap();
        let observation = Observation::of(driver, seat);
        let events = observation.events.len();
        assert_eq!(events as u64, driver.events());
        earlier.push((observation, events));
        compare(driver);
    });
}

#[test]
fn observations_of_one_seat_share_their_events() {
    play(GameId::Paws, &[], |driver, _| {
        for seat in driver.seats().iter() {
            let (one, other) = (Observation::of(driver, seat), Observation::of(driver, seat));
            assert!(Arc::ptr_eq(&one.events, &other.events));
        }
    });
}

#[test]
fn dropped_events_are_not_observed() {
    play(GameId::Ninjan, &[], |driver, ply| {
        compare(driver);
        if ply % 3 == 0 {
            driver.drop_events();
            compare(driver);
        }
    });
}
