//! Set-up, which card fits on which, drawing, passing, and the end of the game.

use super::*;

#[test]
fn six_cards_each_one_at_a_time_then_the_top_card_is_turned_over() {
    let mut game = Kanobu::new(Seats::new(3).unwrap(), &Options::default());
    let order = CardSet::deck(game.seats).to_vec();
    game.deal(&order, &mut DiscardEvents);
    for seat in 0..3 {
        let dealt: CardSet = (0..6).map(|round| order[round * 3 + seat]).collect();
        assert_eq!(game.hands.0[seat], dealt);
    }
    assert_eq!(pile(&game), order[18].to_string());
    assert!(game.pile.turned);
    assert_eq!(game.deck.len(), 61);
    assert_eq!(game.play(seat(1), Move::Draw), Err(PlayError::Rule(Violation::ThrowFirst)));
    assert_eq!(legal(&game).matches("throw R").count(), 3);
    for (number, text) in [(1, "throw R"), (3, "throw P"), (2, "throw R")] {
        game.play(seat(number), text.parse().unwrap()).unwrap();
    }
    assert_eq!(turn(&game), 3);
}

#[test]
fn with_two_seats_the_reverse_cards_are_left_out() {
    let mut order = Vec::new();
    Kanobu::new(Seats::new(2).unwrap(), &Options::default()).awaited_deck(&mut order);
    assert_eq!(order.len(), DECK_SIZE - 4);
    assert!(order.iter().all(|card| card.symbol() != Symbol::Reverse));
}

/// The cards that may be played on this one.
fn takes(top: &str) -> String {
    let all: String = Card::all().map(|card| format!("{card} ")).collect();
    let game = position(top, &[&all, "bR bS bP"], "");
    let moves = legal(&game).replace("play ", "");
    moves.split(", ").filter(|text| !text.starts_with('v')).collect::<Vec<_>>().join(" ")
}

#[test]
fn any_card_fits_on_a_violet_card_without_a_named_colour() {
    for top in ["vC", "v*", "vN", "vW"] {
        assert_eq!(takes(top).split(' ').count(), 56, "{top}");
    }
}

#[test]
fn cards_of_the_named_colour_fit_on_change_colour() {
    assert_eq!(takes("vW=r"), "brP brR brS brX grP grR grS grX r1 r2 r3 rO rP rR rS rX ryP ryR ryS ryX");
}

#[test]
fn violet_fits_on_any_card() {
    for top in ["bR", "bgX", "r3", "vW=y", "vC"] {
        let game = position(top, &["vC v* vN vW", "bR bS bP"], "bR");
        assert_eq!(legal(&game), "play v*, play vC, play vN, play vW b, play vW g, play vW r, play vW y");
    }
}

#[test]
fn a_sign_must_share_a_colour_and_beat_the_sign_below() {
    assert_eq!(takes("bS"), "b1 b2 b3 bO bR bX bgR bgX brR brX byR byX");
    assert_eq!(takes("bgP"), "b1 b2 b3 bO bS bX bgS bgX brS brX byS byX g1 g2 g3 gO gS gX grS grX gyS gyX");
}

#[test]
fn other_cards_must_share_a_colour_or_the_symbol() {
    assert_eq!(
        takes("b3"),
        "b1 b2 b3 bO bP bR bS bX bgP bgR bgS bgX brP brR brS brX byP byR byS byX g3 r3 y3"
    );
    assert_eq!(takes("bO").matches('O').count(), 4);
    assert_eq!(takes("ryX").matches('X').count(), 10, "every skip goes on a skip");
}

#[test]
fn chance_may_not_be_played_while_the_next_seat_has_fewer_than_three_cards() {
    let game = position("bR", &["vC yX", "bR bS", "bR bS bP"], "gR");
    assert_eq!(legal(&game), "draw");
    let last = position("bR", &["vC", "bR bS", "bR bS bP"], "gR");
    assert_eq!(legal(&last), "draw", "not even as the last card");
    let mut turned = position("bR", &["vC yX", "bR bS", "gR gS gP"], "gR");
    turned.direction = Direction::Counterclockwise;
    assert_eq!(legal(&turned), "play vC", "the seat that would answer is seat 3");
}

#[test]
fn a_seat_with_a_card_that_fits_must_play() {
    let game = position("bR", &["bP bX yS", "bR bS"], "gR");
    assert_eq!(legal(&game), "play bP, play bX");
}

#[test]
fn a_drawn_card_may_be_played_or_kept_and_no_other() {
    let mut game = position("bR", &["yS yR", "rR rS"], "bX gR");
    assert_eq!(legal(&game), "draw");
    play(&mut game, &["draw"]);
    assert_eq!((legal(&game).as_str(), hand(&game, 1).as_str()), ("keep, play bX", "bX yR yS"));
    assert_eq!(turn(&game), 1);
    let mut kept = game;
    play(&mut kept, &["keep"]);
    assert_eq!(turn(&kept), 2);
    play(&mut game, &["play bX"]);
    assert_eq!(legal(&game), "accept");
}

#[test]
fn a_drawn_card_that_does_not_fit_is_kept() {
    let mut game = position("bR", &["yS yR", "rR rS"], "gR bX");
    play(&mut game, &["draw"]);
    assert_eq!(legal(&game), "keep");
    let mut chance = position("bR", &["yS yR", "rR rS"], "vC bX");
    play(&mut chance, &["draw"]);
    assert_eq!(legal(&chance), "keep", "two cards cannot answer");
    let mut change = position("bR", &["yS yR", "rR rS"], "vW bX");
    play(&mut change, &["draw"]);
    assert_eq!(legal(&change), "keep, play vW b, play vW g, play vW r, play vW y");
}

#[test]
fn a_seat_that_can_neither_play_nor_draw_passes() {
    let mut game = position("bS bR", &["yS yR", "rR rS"], "");
    assert_eq!(legal(&game), "pass");
    play(&mut game, &["pass"]);
    assert_eq!(turn(&game), 2);
    let new_deck = position("gP bS bR", &["yS yR", "rR rS"], "");
    assert_eq!(legal(&new_deck), "draw", "a card can be drawn from a new deck");
}

#[test]
fn the_first_empty_hand_wins_before_any_effect() {
    for (pile_before, last) in [("bR", "b3"), ("bR", "vN"), ("bR", "v*"), ("bR", "vC"), ("bR", "b1")] {
        let mut game = position(pile_before, &[last, "rR rS rP", "gR"], "gS gP");
        let events = play(&mut game, &[&format!("play {last}")]);
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.winners.to_string(), "1");
        assert_eq!(outcome.scores.as_slice(), [0, 3, 1]);
        assert_eq!(events.len(), 2, "played, won");
        assert_eq!(pile(&game), format!("{pile_before}, {last}"));
        assert_eq!(game.play(seat(2), Move::Accept), Err(PlayError::GameOver));
    }
}

#[test]
fn a_seat_that_plays_its_last_card_as_a_reply_wins() {
    let mut game = position("bR", &["b3 bS", "vN", "gR"], "gS gP");
    play(&mut game, &["play b3", "play vN"]);
    assert_eq!(game.outcome().unwrap().winners.to_string(), "2");
}

#[test]
fn change_colour_names_a_colour_also_as_the_last_card() {
    let mut game = position("bR", &["vW", "rR rS rP"], "gS gP");
    assert_eq!(legal(&game), "play vW b, play vW g, play vW r, play vW y");
    assert_eq!(ruling(&game, "play vW"), "kanobu/17");
    play(&mut game, &["play vW g"]);
    assert_eq!(game.outcome().unwrap().scores.as_slice(), [0, 3]);
}

#[test]
fn the_thousandth_move_ends_the_game_and_the_fewest_cards_win() {
    let mut game = position("bR", &["b3 bS bP", "yR gS", "gR rR"], "gS gP");
    game.moves = MOST_MOVES - 1;
    play(&mut game, &["play b3"]);
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.winners.to_string().as_str(), outcome.scores.as_slice()),
        ("1, 2, 3", &[2, 2, 2][..])
    );
    let mut won = position("bR", &["b3", "yR gS"], "gS gP");
    won.moves = MOST_MOVES - 1;
    play(&mut won, &["play b3"]);
    assert_eq!(won.outcome().unwrap().winners.to_string(), "1");
}

#[test]
fn a_thousandth_draw_ends_the_game_before_keep_and_after_a_new_deck() {
    let mut game = position("gP bS bR", &["yS yR", "rR rS rP"], "");
    game.moves = MOST_MOVES - 1;
    play(&mut game, &["draw"]);
    assert_eq!(game.awaits(), Awaits::Deck, "the move is completed first");
    play(&mut game, &["deck gP"]);
    assert_eq!(game.outcome().unwrap().scores.as_slice(), [3, 3]);
}

#[test]
fn a_thousandth_three_star_ends_the_game_before_the_pick() {
    let mut game = position("bR", &["yS v*", "rR rS rP"], "gR gS gP");
    game.moves = MOST_MOVES - 1;
    play(&mut game, &["play v*"]);
    assert_eq!(game.outcome().unwrap().scores.as_slice(), [1, 3]);
    assert_eq!(game.opened.as_slice(), cards("gR gS gP"));
}

#[test]
fn a_thousandth_accept_draws_all_its_cards() {
    let mut game = position("gP bS bR", &["b3 yR", "rR rS rP"], "gR");
    game.moves = MOST_MOVES - 2;
    play(&mut game, &["play b3", "accept"]);
    assert_eq!(game.awaits(), Awaits::Deck);
    play(&mut game, &["deck bS gP"]);
    assert_eq!(game.outcome().unwrap().scores.as_slice(), [1, 6]);
}

/// The example of the rulebook: paper on rock, change colour to red, a drawn red three, a blue three on it,
/// cancel. The whole effect is cancelled, the red three is on top, and the next seat has its turn.
#[test]
fn the_example_of_the_rulebook() {
    let hands = ["bgP b3 gS yS yR yP", "vW vN gS gP y1 yR", "bS bS gP yS y2 yP"];
    let mut game = position("bR", &hands, "r3 brS r1 gyP rP");
    assert_eq!(legal(&game), "play b3, play bgP");
    play(&mut game, &["play bgP", "play vW r"]);
    assert_eq!(legal(&game), "draw");
    play(&mut game, &["draw"]);
    assert_eq!(legal(&game), "keep, play r3");
    play(&mut game, &["play r3"]);
    assert_eq!(legal(&game), "accept, play b3");
    play(&mut game, &["play b3"]);
    assert_eq!(legal(&game), "accept, play vN");
    play(&mut game, &["play vN"]);
    assert_eq!(pile(&game), "bR, bgP, vW r, r3");
    assert_eq!((turn(&game), legal(&game).as_str()), (3, "draw"));
    assert_eq!(deck(&game), "brS r1 gyP rP b3 vN");
}
