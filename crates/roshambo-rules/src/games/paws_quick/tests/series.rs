//! The end of a game and of the series: points, spending, tokens, winners.

use super::*;
use crate::phrase::{Arg, Phrase, Say};
use crate::say;
use crate::seat::SeatSet;

#[test]
fn when_the_deck_is_out_the_winner_is_decided_after_spending() {
    let mut game = position(rock(2, "vR"), &["bP gP", "yS yS yS"], 0);
    game.tokens.0[1] = 2;
    play(&mut game, "pass");
    spend(&mut game, 2, 2);
    assert_eq!((game.won.0[..2].to_vec(), game.totals.0[..2].to_vec()), (vec![0, 1], vec![2, 1]));
}

#[test]
fn every_card_left_is_a_penalty_point_also_a_joker() {
    let mut game = position(rock(2, "vR"), &["bP", "yS y* *S"], 20);
    play(&mut game, "play P bP");
    assert_eq!(game.totals.0[..2], [0, 3]);
}

/// Seat 1 has no cards left; seats 2 and 3 have tokens, and 2 and 1 points.
pub(super) fn scoring() -> PawsQuick {
    let mut game = position(rock(2, "vR"), &["bP", "yS yS", "gS"], 20);
    game.tokens.0 = [1, 1, 3, 0];
    play(&mut game, "play P bP");
    game
}

#[test]
fn seats_with_tokens_and_points_decide_sealed_how_many_to_spend() {
    let mut game = scoring();
    let among: SeatSet = [seat(2), seat(3)].into_iter().collect();
    assert_eq!(game.awaits(), Awaits::Sealed { waiting: among, decided: SeatSet::EMPTY });
    assert_eq!(legal(&game, seat(2)), ["spend 0", "spend 1"]);
    assert_eq!(legal(&game, seat(3)), ["spend 0", "spend 1"], "not more than its points");
    let events = spend(&mut game, 3, 1);
    let own = game.redact(&events[0], Viewer::Seat(seat(3)), Recall::Display);
    let other = game.redact(&events[0], Viewer::Seat(seat(2)), Recall::Display);
    assert_eq!(own, Event::SpendDecided { seat: seat(3), amount: Some(1) });
    assert_eq!(other, Event::SpendDecided { seat: seat(3), amount: None });
    assert!(matches!(game.play(seat(3), Move::Spend(0)), Err(PlayError::AlreadyDecided { .. })));
    assert!(matches!(game.play(seat(1), Move::Spend(0)), Err(PlayError::NotAwaited { .. })));
    spend(&mut game, 2, 0);
    assert_eq!(game.totals.0, [0, 2, 0, 0]);
    assert_eq!(game.won.0, [1, 0, 0, 0], "only the seat with an empty hand wins");
}

#[test]
fn spending_comes_after_the_last_game_too() {
    let mut game = position(rock(2, "vR"), &["bP", "yS yS"], 20);
    game.game = game.games;
    game.tokens.0[1] = 1;
    play(&mut game, "play P bP");
    assert_eq!(game.outcome(), None);
    let events = spend(&mut game, 2, 1);
    assert!(!events.iter().any(|event| matches!(event, Event::TokensGiven { .. })));
    assert_eq!(game.outcome().unwrap().scores.as_slice(), [0, 1]);
    assert_eq!(game.tokens.0, [0; 4]);
}

#[test]
fn tokens_go_to_the_two_highest_totals_and_with_two_seats_to_the_highest() {
    let mut two = position(rock(2, "vR"), &["bP", "yS yS"], 20);
    play(&mut two, "play P bP");
    assert_eq!((two.tokens.0[..2].to_vec(), two.first), (vec![0, 1], seat(2)));
    let mut four = position(rock(2, "vR"), &["bP", "yS yS", "gS", "rS"], 20);
    four.totals.0 = [9, 0, 0, 8];
    play(&mut four, "play P bP");
    assert_eq!((four.tokens.0, four.first), ([1, 0, 0, 1], seat(4)), "totals of 9, 2, 1 and 9");
}

#[test]
fn ties_for_tokens_go_by_points_of_this_game_then_by_turn_order_from_its_first_player() {
    let mut game = position(rock(2, "vR"), &["bP", "yS yS", "gS", "rS rS"], 20);
    game.totals.0 = [2, 0, 1, 0];
    game.first = seat(4);
    play(&mut game, "play P bP");
    assert_eq!(game.totals.0, [2; 4]);
    assert_eq!((game.tokens.0, game.first), ([0, 1, 0, 1], seat(4)));
    let mut short = position(rock(2, "vR"), &["bP", "yS yS", "gS", "rS rS"], 20);
    short.tokens.0 = [4, 0, 0, 0];
    play(&mut short, "play P bP");
    assert_eq!((short.tokens.0, short.first), ([4, 1, 0, 0], seat(2)), "while the supply of five lasts");
}

#[test]
fn without_help_no_seat_gets_tokens_but_the_highest_total_still_opens() {
    let mut game = position(rock(2, "vR"), &["bP", "yS yS"], 20);
    game.help = false;
    play(&mut game, "play P bP");
    assert_eq!((game.tokens.0, game.first), ([0; 4], seat(2)));
    let order = deck_from("");
    game.deal(&order, &mut DiscardEvents);
    assert_eq!(game.awaits(), Awaits::Turn { seat: seat(2) }, "there is no throw for later games");
}

#[test]
fn the_lowest_total_wins_then_the_most_games_won_then_the_victory_is_shared() {
    let finish = |totals: [u16; 4], won: [u8; 4]| {
        let mut game = position(rock(2, "vR"), &["bP", "yS yS", "gS"], 20);
        game.game = game.games;
        (game.totals.0, game.won.0) = (totals, won);
        play(&mut game, "play P bP");
        game.outcome().unwrap().winners.to_string()
    };
    assert_eq!(finish([5, 2, 5, 0], [2, 0, 0, 0]), "2", "totals of 5, 4 and 6");
    assert_eq!(finish([5, 3, 4, 0], [0, 2, 0, 0]), "2", "all 5, one game won against two");
    assert_eq!(finish([5, 3, 4, 0], [0, 1, 0, 0]), "1, 2");
}

#[test]
fn the_phrases_of_a_scored_game_have_all_steps() {
    let mut game = scoring();
    spend(&mut game, 3, 0);
    let phrases: Vec<Phrase> = spend(&mut game, 2, 1).iter().map(Event::say).collect();
    let cards = |number, points: u8| say!("paws-quick-score-cards", seat = seat(number), points = points);
    let total = |number, total: u8| say!("paws-quick-score-total", seat = seat(number), total = total);
    let steps = Arg::clauses([
        cards(1, 0),
        total(1, 0),
        cards(2, 2),
        say!("paws-quick-score-spent", seat = seat(2), spent = 1, points = 1),
        total(2, 1),
        cards(3, 1),
        total(3, 1),
        say!("paws-quick-score-won", seats = SeatSet::only(seat(1))),
    ]);
    assert!(phrases.contains(&say!("paws-quick-scored", steps = steps)), "{phrases:?}");
    // The spent token is the only one in the supply.
    let tokens = [(1, 1), (2, 1), (3, 3)];
    let tokens = tokens.map(|(number, count)| say!("paws-tally", seat = seat(number), count = count));
    let steps = Arg::clauses([
        say!("paws-quick-tokens-given-to", seat = seat(2)),
        say!("paws-quick-tokens-given-now", tokens = Arg::list(tokens)),
        say!("paws-quick-tokens-given-supply", supply = 0),
    ]);
    assert_eq!(phrases.last(), Some(&say!("paws-quick-tokens-given", steps = steps)));
}
