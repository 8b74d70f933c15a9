//! All violations, with their rulings.

use super::series::scoring;
use super::*;
use crate::error::RuleViolation;
use crate::phrase::Say;

#[track_caller]
fn assert_violation(game: &PawsQuick, text: &str, violation: Violation, ruling: &str) {
    let seat = game.awaits().seats().first().unwrap();
    let mut tried = *game;
    assert_eq!(tried.play(seat, text.parse().unwrap()), Err(PlayError::Rule(violation)), "{text}");
    assert_eq!(tried, *game, "an illegal move changes nothing");
    assert_eq!(violation.ruling().0, ruling);
    let code = serde_json::to_value(violation).unwrap()["code"].as_str().unwrap().to_owned();
    assert!(violation.say().id.starts_with(&format!("paws-quick-refused-{code}")), "{violation}");
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

#[test]
fn cards_must_be_in_the_hand() {
    let game = position(rock(2, "vR"), &["bR gP", "yS"], 20);
    for text in ["play R bR bR", "combo bR bS bP"] {
        let card = if text.starts_with("play") { card("bR") } else { card("bS") };
        assert_violation(&game, text, Violation::NotHeld { card }, "paws-quick/moves");
    }
}

#[test]
fn cards_must_follow_the_colour_rule_and_show_the_sign() {
    use crate::games::paws_deck::Colour;
    let hand = ["bR bR gR bS rR yR vR *R *S", "yS"];
    let game = position(rock(2, "vR"), &hand, 20);
    let sign = |text| Violation::WrongSign { card: card(text), sign: Sign::Rock };
    assert_violation(&game, "play R bR bS", sign("bS"), "paws-quick/1");
    assert_violation(&game, "play R bR *S", sign("*S"), "paws-quick/1");
    let mixed = Violation::MixedColours { second: Colour::Green, repeated: Colour::Blue };
    assert_violation(&game, "play R bR bR gR", mixed, "paws-quick/1");
    let many = Violation::TooManyColours { size: 6 };
    assert_violation(&game, "play R bR gR rR yR vR *R", many, "paws-quick/1");
    assert_violation(&position(None, &hand, 20), "lead R bR bR gR", mixed, "paws-quick/1");
}

#[test]
fn a_play_must_raise_or_beat() {
    let game = position(rock(2, "yR vR"), &["bR gR bS", "yS"], 20);
    assert_violation(&game, "play R bR gR", Violation::TooFew { size: 2, least: 3 }, "paws-quick/moves");
    let losing = Violation::LosingSign { said: Sign::Scissors, table: Sign::Rock };
    assert_violation(&game, "play S bS", losing, "paws-quick/moves");
}

#[test]
fn a_seat_leads_on_an_empty_table_and_not_over_the_cards_of_others() {
    assert_violation(
        &position(None, &["bR", "yS"], 20),
        "play R bR",
        Violation::MustLead,
        "paws-quick/moves",
    );
    for (owner, whose) in [(0, None), (2, Some(seat(2)))] {
        let game = position(rock(owner, "vR"), &["bR", "yS"], 20);
        assert_violation(&game, "lead R bR", Violation::NotYours { owner: whose }, "paws-quick/3");
    }
}

#[test]
fn a_combo_must_be_three_signs_in_one_colour() {
    use crate::games::paws_deck::Colour;
    let game = position(rock(2, "vR"), &["bR bR bS bP gP b* g* *R", "yS"], 20);
    let moves = "paws-quick/moves";
    assert_violation(&game, "combo bR bS", Violation::ComboSize { size: 2 }, moves);
    assert_violation(&game, "combo bR bR bS", Violation::ComboSignTwice { sign: Sign::Rock }, moves);
    assert_violation(&game, "combo bR bP *R", Violation::ComboSignTwice { sign: Sign::Rock }, moves);
    assert_violation(&game, "combo bR bS gP", Violation::ComboColours { colour: Colour::Green }, moves);
    assert_violation(&game, "combo bR b* g*", Violation::ComboColours { colour: Colour::Green }, moves);
}

#[test]
fn help_is_illegal_without_a_token_or_without_cards_on_the_table() {
    let mut game = position(rock(2, "vR"), &["bR", "yS"], 20);
    assert_violation(&game, "help", Violation::NoToken, "paws-quick/7");
    game.tokens.0[0] = 1;
    game.table = None;
    assert_violation(&game, "help", Violation::NothingToHelp, "paws-quick/7");
}

#[test]
fn tokens_are_spent_only_after_a_game_and_only_as_many_as_the_seat_has() {
    let game = scoring();
    assert_violation(&game, "spend 2", Violation::SpendTooMuch { amount: 2, most: 1 }, "paws-quick/8");
    for text in ["pass", "help", "throw R", "lead S yS"] {
        assert_violation(&game, text, Violation::SpendFirst, "paws-quick/8");
    }
    assert_violation(
        &position(rock(2, "vR"), &["bR", "yS"], 20),
        "spend 0",
        Violation::NoSpend,
        "paws-quick/8",
    );
}

#[test]
fn the_seats_throw_for_the_first_move_after_the_first_deal() {
    let mut game = new_game(3, &[]);
    game.deal(&deck_from(""), &mut DiscardEvents);
    for text in ["pass", "spend 0", "help"] {
        assert_violation(&game, text, Violation::ThrowFirst, "common/throw");
    }
    for (number, text) in [(1, "throw R"), (3, "throw P"), (2, "throw R")] {
        game.play(seat(number), text.parse().unwrap()).unwrap();
    }
    assert_eq!(game.awaits(), Awaits::Turn { seat: seat(3) });
    assert_violation(&game, "throw R", Violation::NoThrow, "common/throw");
}
