//! The house rules: other readings of `paws-quick/3` and `paws-quick/9`.

use super::*;
use crate::games::paws_deck::Comeback;

#[test]
fn with_comeback_always_cards_stay_with_their_owner_after_a_turn_without_playing() {
    for without_playing in ["pass", "combo bR bS bP"] {
        let mut game = position(rock(1, "vR"), &["bR bS bS bP gS", "yS yS"], 30);
        game.house.comeback = Comeback::Always;
        play(&mut game, without_playing);
        play(&mut game, "pass");
        assert_eq!(game.table, rock(1, "vR"));
        assert!(may(&game, "lead S bS"), "after {without_playing}");
    }
}

#[test]
fn with_comeback_always_the_starting_card_still_has_no_owner() {
    let mut game = position(rock(0, "vR"), &["bS bS gS", "yS yS"], 30);
    game.house.comeback = Comeback::Always;
    play(&mut game, "pass");
    play(&mut game, "pass");
    assert!(!may(&game, "lead S bS"));
}

/// Two seats with totals of 9 and 1. Seat 1 wins the game, seat 2 gets two points.
fn after_a_game(token: TokenRule) -> PawsQuick {
    let mut game = position(rock(2, "vR"), &["bP", "yS yS"], 20);
    game.house.token = token;
    game.totals.0[..2].copy_from_slice(&[9, 1]);
    play(&mut game, "play P bP");
    game
}

#[test]
fn with_token_game_the_token_goes_to_the_most_points_of_the_game_but_the_highest_total_opens() {
    let by_total = after_a_game(TokenRule::Total);
    assert_eq!((by_total.tokens.0[..2].to_vec(), by_total.first), (vec![1, 0], seat(1)));
    let by_game = after_a_game(TokenRule::Game);
    assert_eq!((by_game.tokens.0[..2].to_vec(), by_game.first), (vec![0, 1], seat(1)));
}

#[test]
fn with_token_game_equal_points_in_the_game_go_by_the_total() {
    let mut game = position(rock(2, "vR"), &["bP gP", "yS yS"], 0);
    game.house.token = TokenRule::Game;
    game.totals.0[..2].copy_from_slice(&[1, 3]);
    play(&mut game, "pass");
    assert_eq!((game.points.0[..2].to_vec(), game.tokens.0[..2].to_vec()), (vec![2, 2], vec![0, 1]));
}

#[test]
fn with_three_seats_token_game_changes_nothing() {
    let mut game = position(rock(2, "vR"), &["bP", "yS yS", "gS"], 20);
    game.house.token = TokenRule::Game;
    game.totals.0[..3].copy_from_slice(&[9, 0, 5]);
    play(&mut game, "play P bP");
    assert_eq!(game.tokens.0[..3], [1, 0, 1]);
}

#[test]
fn house_rules_are_off_by_default_and_have_two_values_each() {
    assert_eq!(new_game(2, &[("comeback", "once"), ("token", "total")]), new_game(2, &[]));
    let house = new_game(2, &[("comeback", "always"), ("token", "game")]).house;
    assert_eq!(house, HouseRules { comeback: Comeback::Always, token: TokenRule::Game });
    for (name, value) in [("comeback", "Once"), ("token", "points"), ("jokers", "two")] {
        let refused = Options::default().set(Seats::new(2).unwrap(), name, value);
        assert!(refused.is_err(), "{name}={value}");
    }
}
