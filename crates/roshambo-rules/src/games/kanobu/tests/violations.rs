//! All violations.

use super::*;
use crate::phrase::{Arg, Say};

#[test]
fn a_card_that_does_not_fit_on_the_pile_is_illegal() {
    let game = position("bR", &["rP bS gX bP", "gR gS"], "gP");
    assert_eq!(
        violation(&game, "play rP"),
        Violation::SignDoesNotFit { card: card("rP"), top: card("bR").laid() }
    );
    assert_eq!(ruling(&game, "play bS"), "kanobu/3");
    assert_eq!(ruling(&game, "play gX"), "kanobu/4");
    assert_eq!(ruling(&game, "play vN"), "kanobu/turn");
    let named = position("vW=r", &["bX rS", "gR gS"], "gP");
    assert_eq!(ruling(&named, "play bX"), "kanobu/1");
    let chance = position("bR", &["vC vN", "gR gS"], "gP");
    assert_eq!(violation(&chance, "play vC"), Violation::TooFewToAnswer { seat: seat(2), cards: 2 });
}

#[test]
fn drawing_and_passing_are_illegal_while_a_card_may_be_played() {
    let game = position("bR", &["bP yX", "gR gS"], "gP");
    for text in ["draw", "pass"] {
        assert_eq!(violation(&game, text), Violation::MustPlay { card: card("bP") });
    }
    assert_eq!(ruling(&game, "draw"), "kanobu/20");
}

#[test]
fn passing_is_illegal_while_a_card_can_be_drawn_and_drawing_while_none_can() {
    assert_eq!(violation(&position("bR", &["yX", "gR gS"], "gP"), "pass"), Violation::CanDraw);
    let nothing = position("bR", &["yX", "gR gS"], "");
    assert_eq!(
        (violation(&nothing, "draw"), ruling(&nothing, "draw")),
        (Violation::NothingToDraw, "kanobu/16")
    );
}

#[test]
fn moves_of_other_phases_are_illegal_in_a_normal_turn() {
    let game = position("bR", &["bP rS gR", "gR gS"], "gP");
    assert_eq!(violation(&game, "keep"), Violation::NothingDrawn);
    assert_eq!(violation(&game, "accept"), Violation::NoEffect);
    assert_eq!(violation(&game, "answer gR rS bP"), Violation::NoEffect);
    assert_eq!(violation(&game, "take bP"), Violation::NothingOpened);
    assert_eq!(ruling(&game, "throw R"), "common/throw");
}

#[test]
fn only_replies_are_legal_while_an_effect_waits() {
    let mut game = position("bR", &["b3 bS", "bX bR rS yP", "gR"], "gP");
    play(&mut game, &["play b3"]);
    for text in ["play bX", "draw", "pass", "keep", "take bX", "answer bR rS yP"] {
        assert_eq!(ruling(&game, text), "kanobu/6", "{text}");
    }
    assert_eq!(violation(&game, "play r3"), Violation::NotHeld { card: card("r3") });
}

#[test]
fn an_answer_needs_a_rock_a_scissors_and_a_paper_that_are_held() {
    let mut game = position("bR", &["vC bS", "bX bR rS gR", "gR"], "gP");
    play(&mut game, &["play vC"]);
    assert_eq!(violation(&game, "answer bR rS gR"), Violation::NoAnswer);
    assert_eq!(ruling(&game, "answer bR rS bX"), "kanobu/10");
    assert_eq!(violation(&game, "answer bR rS yP"), Violation::NotHeld { card: card("yP") });
    let disordered = Move::Answer([card("rS"), card("bR"), card("yP")]);
    assert_eq!(game.play(seat(2), disordered), Err(PlayError::Rule(Violation::NoAnswer)));
}

#[test]
fn after_a_draw_only_the_drawn_card_may_be_played() {
    let mut game = position("bR", &["yX yS", "gR gS"], "bX gP");
    play(&mut game, &["draw"]);
    for text in ["play yX", "draw", "pass", "accept", "take bX", "answer bR rS yP"] {
        assert_eq!(violation(&game, text), Violation::OnlyTheDrawn { drawn: card("bX") }, "{text}");
    }
    let mut misfit = position("bR", &["yX yS", "gR gS"], "gP");
    play(&mut misfit, &["draw"]);
    assert_eq!(ruling(&misfit, "play gP"), "kanobu/3");
    let mut change = position("bR", &["yX yS", "gR gS"], "vW");
    play(&mut change, &["draw"]);
    assert_eq!(violation(&change, "play vW"), Violation::NoColourNamed);
}

#[test]
fn after_a_three_star_one_of_the_opened_cards_is_picked() {
    let mut game = position("bR", &["v* yS", "gR gS"], "bX gP vW");
    play(&mut game, &["play v*"]);
    for text in ["draw", "keep", "pass", "accept", "answer bR rS yP"] {
        assert_eq!(
            (violation(&game, text), ruling(&game, text)),
            (Violation::MustPick, "kanobu/12"),
            "{text}"
        );
    }
    assert_eq!(violation(&game, "take yS"), Violation::NotOpened { card: card("yS") });
    assert_eq!(violation(&game, "play yS"), Violation::NotOpened { card: card("yS") });
    assert_eq!(violation(&game, "play vW"), Violation::NoColourNamed);
    assert_eq!(violation(&game, "throw R"), Violation::NoThrow);
}

#[test]
fn the_number_of_cards_that_are_too_few_to_answer_is_a_number_argument() {
    for cards in [1, 2] {
        let phrase = Violation::TooFewToAnswer { seat: seat(2), cards }.say();
        assert_eq!(phrase.args["cards"], Arg::Number(cards.into()));
    }
}
