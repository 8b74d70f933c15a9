//! The effects, and new decks in the middle of them.

use super::*;

#[test]
fn the_replies_to_an_effect_are_the_same_symbol_a_cancel_and_accepting() {
    let mut game = position("bR", &["b3 bS", "r3 b1 bS vN vW v* vC", "gR gS gP"], "gS gP");
    play(&mut game, &["play b3"]);
    assert_eq!(legal(&game), "accept, play r3, play vN");
}

#[test]
fn a_skip_passed_on_costs_one_turn_and_not_two() {
    let mut game = position("bR", &["bX bS", "ryX rS", "gR gS gP", "yR yS"], "gS gP");
    play(&mut game, &["play bX", "play ryX", "accept"]);
    assert_eq!((turn(&game), legal(&game).as_str()), (4, "play yR, play yS"));
}

#[test]
fn accepting_threes_draws_three_for_each_card_of_the_chain_and_loses_the_turn() {
    let mut game = position("bR", &["b3 bS", "r3 rS", "gR", "yR yS"], "bP gP rP yP bR rR rR");
    play(&mut game, &["play b3", "play r3", "accept"]);
    assert_eq!(hand(&game, 3), "bR bP gR gP rR rP yP");
    assert_eq!((turn(&game), deck(&game).as_str()), (4, "rR"));
    assert_eq!(game.phase, Phase::Turn);
}

#[test]
fn after_accepting_ones_all_but_the_last_player_draw_and_the_accepting_seat_has_its_turn() {
    let mut game = position("bR", &["b1 bS", "r1 rS", "gR", "yR"], "bP gP rP yP bR rR gS gS");
    play(&mut game, &["play b1", "play r1", "accept"]);
    // Each seat draws its whole number before the next one: seats 3, 4, 1.
    assert_eq!([1, 2, 3, 4].map(|number| hand(&game, number)), ["bR bS rR", "rS", "bP gR gP", "rP yR yP"]);
    assert_eq!((turn(&game), game.phase), (3, Phase::Turn));
    assert_eq!(legal(&game), "draw", "a normal turn on the red one card");
}

#[test]
fn accepting_twos_while_playing_counterclockwise() {
    let mut game = position("bR", &["b2 bS", "gR", "yR"], "bP gP rP yP bR");
    game.direction = Direction::Counterclockwise;
    play(&mut game, &["play b2", "accept"]);
    assert_eq!([1, 2, 3].map(|number| hand(&game, number)), ["bS", "gR rP yP", "bP gP yR"]);
    assert_eq!(turn(&game), 3);
}

#[test]
fn ones_and_twos_do_not_mix() {
    let mut game = position("bR", &["b1 bS", "b2 r1", "gR"], "bP gP rP yP bR");
    play(&mut game, &["play b1"]);
    assert_eq!(legal(&game), "accept, play r1");
}

#[test]
fn accepting_chance_always_draws_three() {
    let mut game = position("bR", &["vC bS", "vC rS yS", "gR gS gP", "yR"], "bP gP rP yP bR");
    play(&mut game, &["play vC", "play vC", "accept"]);
    assert_eq!((hand(&game, 3).as_str(), turn(&game)), ("bP gR gS gP gP rP", 4));
}

#[test]
fn chance_is_passed_on_only_to_a_seat_with_three_cards() {
    let mut game = position("bR", &["vC bS", "vC rS yS", "gR gS", "yR"], "bP");
    play(&mut game, &["play vC"]);
    assert_eq!(legal(&game), "accept");
    assert_eq!(ruling(&game, "play vC"), "kanobu/5");
}

#[test]
fn chance_is_answered_with_rock_scissors_and_paper_any_of_them_on_top() {
    let mut game = position("bR", &["vC bX", "bR rS yP gX", "gR gS"], "bP");
    play(&mut game, &["play vC"]);
    assert_eq!(legal(&game), "accept, answer bR rS yP, answer bR yP rS, answer rS yP bR");
    play(&mut game, &["answer bR yP rS"]);
    assert_eq!(pile(&game), "bR, vC, bR, yP, rS");
    assert_eq!((turn(&game), game.phase, hand(&game, 2).as_str()), (3, Phase::Turn, "gX"));
}

#[test]
fn an_answer_with_the_last_three_cards_wins() {
    let mut game = position("bR", &["vC bX", "bR rS yP", "gR gS"], "bP");
    play(&mut game, &["play vC", "answer rS yP bR"]);
    assert_eq!(game.outcome().unwrap().winners.to_string(), "2");
}

#[test]
fn reverse_changes_the_direction() {
    let mut game = position("bR", &["bO bX", "gR gS", "bP yR"], "gP");
    play(&mut game, &["play bO"]);
    assert_eq!((turn(&game), game.direction), (3, Direction::Counterclockwise));
    play(&mut game, &["play bP"]);
    assert_eq!(turn(&game), 2);
}

#[test]
fn a_three_star_opens_three_cards_one_is_taken_and_the_others_go_under_the_deck() {
    let mut game = position("bR", &["v* gX", "gR gS rP"], "gP yR gP bS rS");
    play(&mut game, &["play v*"]);
    assert_eq!(legal(&game), "play gP, play yR, take gP, take yR");
    play(&mut game, &["take gP"]);
    assert_eq!((hand(&game, 1).as_str(), deck(&game).as_str()), ("gP gX", "bS rS yR gP"));
    assert_eq!((turn(&game), pile(&game).as_str()), (2, "bR, v*"));
}

#[test]
fn a_card_picked_after_a_three_star_is_played_with_its_normal_effect() {
    let mut game = position("bR", &["v* gX", "gR gS gP"], "g3 yR gP bS rS");
    play(&mut game, &["play v*", "play g3"]);
    assert_eq!((legal(&game).as_str(), turn(&game)), ("accept", 2));
    assert_eq!(deck(&game), "bS rS yR gP");
    let mut change = position("bR", &["v* gX", "gR gS gP"], "vW yR gP bS rS");
    play(&mut change, &["play v*"]);
    assert_eq!(legal(&change).matches("play vW").count(), 4);
    play(&mut change, &["play vW g"]);
    assert_eq!(pile(&change), "bR, v*, vW g");
    let mut again = position("bR", &["v* gX", "gR gS gP"], "v* yR gP");
    play(&mut again, &["play v*", "play v*"]);
    assert_eq!(again.opened.as_slice(), cards("yR gP"), "the others went under the deck first");
}

#[test]
fn a_picked_chance_is_taken_only_while_the_next_seat_has_too_few_cards() {
    let mut game = position("bR", &["v* gX", "gR gS"], "vC yR gP bS rS");
    play(&mut game, &["play v*"]);
    assert_eq!(legal(&game), "play gP, play yR, take gP, take vC, take yR");
    assert_eq!(ruling(&game, "play vC"), "kanobu/5");
}

#[test]
fn a_cancel_picked_after_a_three_star_cancels_it() {
    let mut game = position("bR", &["v* gX", "gR gS"], "bS vN gP rS");
    play(&mut game, &["play v*", "play vN"]);
    assert_eq!((pile(&game).as_str(), deck(&game).as_str(), turn(&game)), ("bR", "rS bS gP v* vN", 2));
}

#[test]
fn a_deck_of_one_or_two_cards_opens_only_those() {
    let mut game = position("gP gS bR", &["v* gX", "gR gS"], "vC yR");
    play(&mut game, &["play v*"]);
    assert_eq!(legal(&game), "play yR, take vC, take yR");
    play(&mut game, &["take yR"]);
    assert_eq!(deck(&game), "vC");
}

#[test]
fn a_three_star_on_an_empty_deck_makes_a_new_one_first() {
    let mut game = position("gP gS bR", &["v* gX", "gR gS"], "");
    play(&mut game, &["play v*"]);
    assert_eq!(game.awaits(), Awaits::Deck);
    play(&mut game, &["deck gS gP"]);
    assert_eq!(
        (legal(&game).as_str(), pile(&game).as_str()),
        ("play gP, play gS, take gP, take gS", "bR, v*")
    );
}

#[test]
fn a_three_star_with_no_card_to_open_ends_the_turn() {
    let mut game = position("bR", &["v* gX", "gR gS"], "");
    play(&mut game, &["play v*"]);
    assert_eq!((turn(&game), game.phase), (2, Phase::Turn));
}

#[test]
fn cancel_removes_the_top_card_and_the_whole_waiting_effect() {
    let mut game = position("bR", &["b3 bS", "r3 rS", "vN gR", "rR rS"], "gS");
    play(&mut game, &["play b3", "play r3", "play vN"]);
    assert_eq!((pile(&game).as_str(), deck(&game).as_str()), ("bR, b3", "gS r3 vN"));
    assert_eq!((turn(&game), legal(&game).as_str()), (4, "draw"));
}

#[test]
fn cancelling_a_played_reverse_turns_the_direction_back() {
    let mut game = position("bR", &["bO bX", "gR gS", "vN yR"], "gP");
    play(&mut game, &["play bO", "play vN"]);
    assert_eq!((turn(&game), game.direction), (1, Direction::Clockwise));
}

#[test]
fn cancelling_a_reverse_that_was_only_turned_over_does_not_change_the_direction() {
    let mut game = position("bO", &["vN bX", "gR gS", "yR yS"], "gP");
    game.pile.turned = true;
    let mut played = game;
    play(&mut game, &["play vN"]);
    assert_eq!((turn(&game), game.direction), (2, Direction::Clockwise));
    assert_eq!((pile(&game).as_str(), deck(&game).as_str()), ("gP", "bO vN"));
    // After a new deck, the lowest card of the pile was played.
    played.pile.turned = false;
    play(&mut played, &["play vN"]);
    assert_eq!((turn(&played), played.direction), (3, Direction::Counterclockwise));
}

#[test]
fn a_new_deck_leaves_a_pile_of_played_cards() {
    let mut game = position("gP bO yX", &["rR rS", "vN vN rP", "yR yS yP"], "");
    game.pile.turned = true;
    play(&mut game, &["draw", "deck gP", "keep", "play vN"]);
    assert_eq!((pile(&game).as_str(), turn(&game)), ("bO", 3));
    play(&mut game, &["draw", "keep", "draw", "keep", "play vN"]);
    assert_eq!(game.direction, Direction::Counterclockwise);
}

#[test]
fn after_an_answer_only_its_top_card_is_cancelled() {
    let mut game = position("bR", &["vC bX", "bR rS yP gX", "vN gS"], "bP");
    play(&mut game, &["play vC", "answer bR rS yP", "play vN"]);
    assert_eq!((pile(&game).as_str(), deck(&game).as_str()), ("bR, vC, bR, rS", "bP yP vN"));
}

#[test]
fn effects_that_have_happened_are_not_undone() {
    let mut game = position("bR", &["b1 bS", "vN gR", "yR yS"], "gP gS rP rS");
    play(&mut game, &["play b1", "accept", "play vN"]);
    assert_eq!([1, 2, 3].map(|number| hand(&game, number)), ["bS", "gR gP", "gS yR yS"]);
    assert_eq!(turn(&game), 3);
}

#[test]
fn when_the_pile_is_empty_the_top_card_of_the_deck_is_turned_over_even_if_it_was_just_removed() {
    let mut game = position("vW=r", &["vN bX", "gR gS"], "");
    let events = play(&mut game, &["play vN"]);
    assert_eq!((pile(&game).as_str(), deck(&game).as_str()), ("vW", "vN"), "it names no colour now");
    assert!(events.contains(&Event::TurnedOver { card: card("vW") }));
    assert_eq!((game.pile.turned, game.phase), (true, Phase::Turn));
    let mut effect = position("bR", &["vN bX", "gR gS"], "b3 yP");
    play(&mut effect, &["play vN"]);
    assert_eq!((pile(&effect).as_str(), effect.phase), ("b3", Phase::Turn), "without effect");
}

#[test]
fn a_named_colour_holds_again_if_the_cards_above_are_cancelled() {
    let mut game = position("bR vW=r rX", &["vN bX", "gR rS"], "b3 yP");
    play(&mut game, &["play vN"]);
    assert_eq!((pile(&game).as_str(), legal(&game).as_str()), ("bR, vW r", "play rS"));
}

#[test]
fn a_new_deck_is_made_in_the_middle_of_a_draw_and_the_draw_continues() {
    let mut game = position("gP vW=y yR bR", &["b2 bS", "gR", "yR"], "bP gP rP");
    play(&mut game, &["play b2", "accept"]);
    assert_eq!(game.awaits(), Awaits::Deck);
    assert_eq!([1, 2, 3].map(|number| hand(&game, number)), ["bS", "bP gR gP", "rP yR"]);
    let mut awaited = Vec::new();
    game.awaited_deck(&mut awaited);
    assert_eq!(awaited, cards("gP yR vW"), "in canonical order, without named colours");
    let mut wrong = game;
    assert!(wrong.shuffle(&cards("gP yR vN")).is_err());
    play(&mut game, &["deck vW gP yR"]);
    assert_eq!(hand(&game, 3), "rP yR vW");
    assert_eq!((pile(&game).as_str(), deck(&game).as_str(), turn(&game)), ("bR, b2", "gP yR", 2));
}

#[test]
fn a_draw_ends_when_no_card_is_left() {
    let mut game = position("gP bR", &["b3 bS", "gR", "yR"], "bP");
    play(&mut game, &["play b3", "accept", "deck gP"]);
    assert_eq!((hand(&game, 2).as_str(), turn(&game)), ("bP gR gP", 3));
    let mut none = position("bR", &["b1 bS", "gR", "yR"], "");
    play(&mut none, &["play b1", "accept"]);
    assert_eq!((turn(&none), none.phase), (2, Phase::Turn));
}

#[test]
fn the_order_of_a_new_deck_is_awaited_even_if_it_has_one_card() {
    let mut game = position("gP bS bR", &["yS yR", "rR rS"], "");
    play(&mut game, &["draw"]);
    assert_eq!(game.awaits(), Awaits::Deck);
    assert_eq!(game.play(seat(1), Move::Keep), Err(PlayError::DeckAwaited));
    play(&mut game, &["deck gP"]);
    assert_eq!((legal(&game).as_str(), turn(&game)), ("keep", 1));
}
