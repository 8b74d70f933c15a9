//! Each reason for a refusal, with the ruling that it cites.

use super::series::scoring;
use super::*;
use crate::error::RuleViolation;
use crate::phrase::Say;

#[track_caller]
fn refused(game: &PawsQuick, text: &str, reason: Violation, ruling: &str) {
    let seat = game.awaits().seats().first().unwrap();
    let mut tried = *game;
    assert_eq!(tried.play(seat, text.parse().unwrap()), Err(PlayError::Rule(reason)), "{text}");
    assert_eq!(tried, *game, "a refused move changes nothing");
    assert_eq!(reason.ruling().0, ruling);
    let code = serde_json::to_value(reason).unwrap()["code"].as_str().unwrap().to_owned();
    assert!(reason.say().id.starts_with(&format!("paws-quick-refused-{code}")), "{reason}");
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

#[test]
fn cards_must_be_held() {
    let game = position(rock(2, "vR"), &["bR gP", "yS"], 20);
    for text in ["play R bR bR", "combo bR bS bP"] {
        let card = if text.starts_with("play") { card("bR") } else { card("bS") };
        refused(&game, text, Violation::NotHeld { card }, "paws-quick/moves");
    }
}

#[test]
fn cards_must_follow_the_colour_rule_and_show_the_sign() {
    use crate::games::paws_deck::Colour;
    let hand = ["bR bR gR bS rR yR vR *R *S", "yS"];
    let game = position(rock(2, "vR"), &hand, 20);
    let sign = |text| Violation::WrongSign { card: card(text), sign: Sign::Rock };
    refused(&game, "play R bR bS", sign("bS"), "paws-quick/1");
    refused(&game, "play R bR *S", sign("*S"), "paws-quick/1");
    let mixed = Violation::MixedColours { second: Colour::Green, repeated: Colour::Blue };
    refused(&game, "play R bR bR gR", mixed, "paws-quick/1");
    let many = Violation::TooManyColours { size: 6 };
    refused(&game, "play R bR gR rR yR vR *R", many, "paws-quick/1");
    refused(&position(None, &hand, 20), "lead R bR bR gR", mixed, "paws-quick/1");
}

#[test]
fn a_play_must_raise_or_beat() {
    let game = position(rock(2, "yR vR"), &["bR gR bS", "yS"], 20);
    refused(&game, "play R bR gR", Violation::TooFew { size: 2, least: 3 }, "paws-quick/moves");
    let losing = Violation::LosingSign { said: Sign::Scissors, table: Sign::Rock };
    refused(&game, "play S bS", losing, "paws-quick/moves");
}

#[test]
fn on_an_empty_table_cards_are_led_and_over_others_they_are_not() {
    refused(&position(None, &["bR", "yS"], 20), "play R bR", Violation::MustLead, "paws-quick/moves");
    for (owner, whose) in [(0, None), (2, Some(seat(2)))] {
        let game = position(rock(owner, "vR"), &["bR", "yS"], 20);
        refused(&game, "lead R bR", Violation::NotYours { owner: whose }, "paws-quick/3");
    }
}

#[test]
fn a_combo_must_be_three_signs_in_one_colour() {
    use crate::games::paws_deck::Colour;
    let game = position(rock(2, "vR"), &["bR bR bS bP gP b* g* *R", "yS"], 20);
    let moves = "paws-quick/moves";
    refused(&game, "combo bR bS", Violation::ComboSize { size: 2 }, moves);
    refused(&game, "combo bR bR bS", Violation::ComboSignTwice { sign: Sign::Rock }, moves);
    refused(&game, "combo bR bP *R", Violation::ComboSignTwice { sign: Sign::Rock }, moves);
    refused(&game, "combo bR bS gP", Violation::ComboColours { colour: Colour::Green }, moves);
    refused(&game, "combo bR b* g*", Violation::ComboColours { colour: Colour::Green }, moves);
}

#[test]
fn help_is_refused_without_a_token_or_without_cards_on_the_table() {
    let mut game = position(rock(2, "vR"), &["bR", "yS"], 20);
    refused(&game, "help", Violation::NoToken, "paws-quick/7");
    game.tokens.0[0] = 1;
    game.table = None;
    refused(&game, "help", Violation::NothingToHelp, "paws-quick/7");
}

#[test]
fn tokens_are_spent_after_a_game_only_and_no_more_than_there_are() {
    let game = scoring();
    refused(&game, "spend 2", Violation::SpendTooMuch { amount: 2, most: 1 }, "paws-quick/8");
    for text in ["pass", "help", "throw R", "lead S yS"] {
        refused(&game, text, Violation::SpendFirst, "paws-quick/8");
    }
    refused(&position(rock(2, "vR"), &["bR", "yS"], 20), "spend 0", Violation::NoSpend, "paws-quick/8");
}

#[test]
fn the_first_player_of_the_first_game_is_thrown_for_after_the_deal() {
    let mut game = new_game(3, &[]);
    game.deal(&deck_from(""), &mut DiscardEvents);
    for text in ["pass", "spend 0", "help"] {
        refused(&game, text, Violation::ThrowFirst, "common/throw");
    }
    for (number, text) in [(1, "throw R"), (3, "throw P"), (2, "throw R")] {
        game.play(seat(number), text.parse().unwrap()).unwrap();
    }
    assert_eq!(game.awaits(), Awaits::Turn { seat: seat(3) });
    refused(&game, "throw R", Violation::NoThrow, "common/throw");
}
