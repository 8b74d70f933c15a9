//! The house rules: other readings of `kanobu/10` and `kanobu/20`.

use super::*;
use crate::options::GameOptions;

fn with_free_draws(pile: &str, hands: &[&str], deck: &str) -> Kanobu {
    let mut game = position(pile, hands, deck);
    game.house.draw = DrawRule::Free;
    game
}

#[test]
fn with_free_draws_a_seat_with_a_card_that_fits_may_draw() {
    let mut game = with_free_draws("bS", &["bR gP", "rP rS"], "yX gX");
    assert_eq!(legal(&game), "draw, play bR");
    play(&mut game, &["draw"]);
    assert_eq!(legal(&game), "keep", "then only the drawn card may be played");
    assert_eq!(violation(&game, "play bR"), Violation::OnlyTheDrawn { drawn: card("yX") });
    play(&mut game, &["keep"]);
    assert_eq!((hand(&game, 1), turn(&game)), ("bR gP yX".into(), 2));
}

#[test]
fn with_free_draws_nobody_may_pass_while_a_card_can_be_played_or_drawn() {
    let game = with_free_draws("bS", &["bR gP", "rP rS"], "yX");
    assert_eq!(violation(&game, "pass"), Violation::CanDraw);
    let empty = with_free_draws("bS", &["bR gP", "rP rS"], "");
    assert_eq!(legal(&empty), "play bR", "there is nothing to draw");
    for text in ["draw", "pass"] {
        assert_eq!(violation(&empty, text), Violation::MustPlay { card: card("bR") });
    }
    let stuck = with_free_draws("bS", &["gP", "rP rS"], "");
    assert_eq!(legal(&stuck), "pass");
}

#[test]
fn with_free_draws_random_moves_are_drawing_and_all_plays() {
    let game = with_free_draws("bS", &["bR bX gP", "rP rS"], "yX");
    let mut rng = fastrand::Rng::with_seed(3);
    let mut draw = || game.sample_move(seat(1), &mut random_play::Rng(&mut rng), &mut Vec::new());
    let mut seen: Vec<String> = (0..200).map(|_| draw().to_string()).collect();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.join(", "), legal(&game));
}

#[test]
fn with_a_turn_after_an_answer_the_same_seat_plays_on_its_top_card() {
    let mut game = position("bS", &["vC bR bX", "bR rS yP yX gX", "rP"], "r3 g3");
    game.house.answer = AnswerRule::KeepsTurn;
    play(&mut game, &["play vC", "answer bR rS yP"]);
    assert_eq!(turn(&game), 2);
    assert_eq!(legal(&game), "play yX");
    play(&mut game, &["play yX"]);
    assert_eq!(turn(&game), 3);
}

#[test]
fn with_a_turn_after_an_answer_the_last_three_cards_still_win() {
    let mut game = position("bS", &["vC bR", "bR rS yP"], "yX gX");
    game.house.answer = AnswerRule::KeepsTurn;
    play(&mut game, &["play vC", "answer bR rS yP"]);
    assert_eq!(game.awaits(), Awaits::Over);
}

#[test]
fn house_rules_are_off_by_default_and_have_two_values_each() {
    let seats = Seats::new(3).unwrap();
    let mut options = Options::default();
    for (name, value) in [("draw", "stuck"), ("answer", "ends-turn"), ("opening", "throw")] {
        options.set(seats, name, value).unwrap();
    }
    assert_eq!(options, Options::default());
    for (name, value) in [("draw", "always"), ("answer", ""), ("triple", "rock")] {
        assert!(options.set(seats, name, value).is_err(), "{name}={value}");
    }
    options.set(seats, "draw", "free").unwrap();
    options.set(seats, "answer", "keeps-turn").unwrap();
    assert_eq!(options.house, HouseRules { draw: DrawRule::Free, answer: AnswerRule::KeepsTurn });
}
