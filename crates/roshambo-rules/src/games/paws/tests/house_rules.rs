//! The house rules: other readings of `paws/6` and `paws/11`.

use super::*;
use crate::games::paws_deck::Comeback;
use crate::options::GameOptions;

#[test]
fn with_comeback_once_a_seat_that_passed_on_its_own_combination_may_not_replace_it() {
    let mut game = position(1, rock(1, Kind::One, "vR"), &["bR bR bS", "yS yS"], 20);
    game.house.comeback = Comeback::Once;
    assert!(legal(&game).contains(&"lead S bS".to_owned()), "it has come back for the first time");
    play(&mut game, "pass");
    play(&mut game, "pass");
    assert!(!legal(&game).iter().any(|text| text.starts_with("lead")));
    assert!(legal(&game).contains(&"play R one bR bR".to_owned()), "it may still beat it");
    assert_eq!(violation(&game, "lead S bS"), Violation::PassedOn);
    assert_eq!(violation(&game, "lead S bS").ruling().0, "paws/house-rules");
    let view = game.view(Viewer::Seat(Seat::FIRST), Recall::Display);
    assert!(view.passed_on, "everybody knows it");
}

#[test]
fn with_comeback_once_a_new_combination_may_be_replaced_again() {
    let mut game = position(1, rock(1, Kind::One, "vR"), &["bR bR bS gS", "yS yS"], 20);
    game.house.comeback = Comeback::Once;
    for text in ["pass", "pass", "play R one bR bR", "pass"] {
        play(&mut game, text);
    }
    assert!(legal(&game).contains(&"lead S bS".to_owned()));
}

#[test]
fn with_comeback_once_a_pass_on_anothers_combination_changes_nothing() {
    let mut game = position(2, rock(1, Kind::One, "vR"), &["bR bR bS", "yS yS"], 20);
    game.house.comeback = Comeback::Once;
    play(&mut game, "pass");
    assert!(legal(&game).contains(&"lead S bS".to_owned()));
}

#[test]
fn with_jokers_two_a_joker_left_at_a_special_end_counts_two_but_not_the_declarers() {
    let declared = Ending::Declared { seat: Seat::new(1) };
    let count = |seat: usize, hand: &str| {
        HandCount::new(cards(hand), Seat::new(seat), declared, JokerCount::Two).cards
    };
    assert_eq!(count(0, "bR b*"), 3);
    assert_eq!(count(0, "bR gS b*"), 0, "the joker completes a set");
    assert_eq!(count(1, "bR *R"), 2, "the declarer counts the cards of the combination");
    let end = |jokers| {
        let mut game = position(1, rock(2, Kind::One, "vR"), &["bS bS", "b*"], 20);
        game.house.jokers = jokers;
        play(&mut game, "declare");
        game.tokens.0[..2].to_vec()
    };
    assert_eq!(end(JokerCount::One), [0, 1], "two cards against one joker");
    assert_eq!(end(JokerCount::Two), [1, 0], "two cards against a joker that counts two");
}

#[test]
fn house_rules_are_off_by_default_and_have_two_values_each() {
    let seats = Seats::new(2).unwrap();
    let mut options = Options::default();
    for (name, value) in [("comeback", "always"), ("jokers", "one"), ("opening", "throw")] {
        options.set(seats, name, value).unwrap();
    }
    assert_eq!(options, Options::default());
    for (name, value) in [("comeback", "twice"), ("jokers", "2"), ("jokers", ""), ("token", "game")] {
        assert!(options.set(seats, name, value).is_err(), "{name}={value}");
    }
    options.set(seats, "comeback", "once").unwrap();
    options.set(seats, "jokers", "two").unwrap();
    assert_eq!(options.house, HouseRules { comeback: Comeback::Once, jokers: JokerCount::Two });
}
