//! Examples of good play, and properties of all positions in series of different lengths.

#![allow(clippy::unwrap_used)]

use super::*;
use crate::belief::{Belief, UniformBelief};
use crate::budget::{Budget, Limit};
use crate::buffers::argmax;
use crate::search::Search;
use roshambo_rules::games::paws_deck::{Card, CardSet};
use roshambo_rules::{DiscardEvents, GameOptions, Recall, Seats, Sign, Viewer, deal_shuffled};
use roshambo_table::NumberedEvent;

const ME: Seat = Seat::FIRST;

/// A game that seat 1 opens with this hand of eleven on a starting card. The others get a fixed mixture
/// of the other cards.
fn opening(seats: u8, hand: &str, start: &str) -> PawsQuick {
    let seats = Seats::new(seats).unwrap();
    let mut options = <PawsQuick as Game>::Options::default();
    options.set(seats, "opening", "1").unwrap();
    let mut game = PawsQuick::new(seats, &options);
    let hand: Vec<Card> = hand.split(' ').map(|card| card.parse().unwrap()).collect();
    let start: Card = start.parse().unwrap();
    let mut rest = CardSet::DECK;
    rest.remove_all(hand.iter().copied().chain([start]).collect());
    let mut rest: Vec<Card> = rest.iter().collect();
    rest.sort_by_key(|card| {
        (card.sign().is_none(), card.to_string().bytes().map(u32::from).product::<u32>() % 17)
    });
    let mut rest = rest.into_iter();
    let mut order = Vec::new();
    for card in &hand {
        order.push(*card);
        order.extend(rest.by_ref().take(seats.count() - 1));
    }
    order.push(start);
    order.extend(rest);
    game.shuffle(&order).unwrap();
    game
}

/// Makes moves, each for the seat on turn, and returns the events as seat 1 receives them.
fn play(game: &mut PawsQuick, moves: &[&str]) -> Vec<NumberedEvent> {
    let mut received = Vec::new();
    for text in moves {
        let seat = game.awaits().seats().first().unwrap();
        for event in game.play(seat, text.parse().unwrap()).unwrap() {
            let event = game.redact(&event, Viewer::Seat(ME), Recall::Memory).into();
            received.push(NumberedEvent { number: received.len() as u64, event });
        }
    }
    received
}

/// The move with the highest rating, which the medium level plays.
fn best(game: &PawsQuick) -> String {
    let seat = game.awaits().seats().first().unwrap();
    let (mut moves, mut ratings) = (Vec::new(), Vec::new());
    game.candidates(seat, &mut moves);
    game.rate(seat, &moves, &mut ratings);
    moves[argmax(&ratings)].to_string()
}

fn rating(game: &PawsQuick, text: &str) -> f32 {
    let seat = game.awaits().seats().first().unwrap();
    let mut ratings = Vec::new();
    game.rate(seat, &[text.parse().unwrap()], &mut ratings);
    ratings[0]
}

#[test]
fn a_beating_card_is_better_than_passing() {
    let game = opening(2, "bR bS bS gR gS rR rS rS yR vS vP", "yR");
    assert!(rating(&game, "play P vP") > rating(&game, "pass"));
}

#[test]
fn the_wider_set_is_played() {
    let game = opening(2, "bP gP rP yP vP bS bS bS gS rS gR", "yR");
    assert_eq!(best(&game), "play P bP gP rP yP vP");
    assert!(rating(&game, "play P bP gP rP yP") > rating(&game, "play P bP gP"));
}

#[test]
fn raising_is_better_than_changing_the_sign_with_as_many_cards() {
    let game = opening(2, "bR gR rR bP gP rP bS bS gS gS vS", "yR");
    assert!(rating(&game, "play R bR gR rR") > rating(&game, "play P bP gP rP"));
}

#[test]
fn copies_of_one_colour_stay_together() {
    // The three blue rocks need one turn, and so do the other rocks without them.
    let game = opening(2, "bR bR bR gR rR yR bS bS bS gP gP", "vR");
    assert!(rating(&game, "play R gR rR yR") > rating(&game, "play R bR gR rR"));
}

#[test]
fn a_joker_is_kept_if_a_plain_card_is_as_good() {
    let game = opening(2, "bP gP rP y* gS rS bR bR gR gR *S", "yR");
    assert!(rating(&game, "play P bP gP rP") > rating(&game, "play P bP gP y*"));
}

#[test]
fn a_set_is_played_before_a_transfer() {
    let game = opening(2, "bR bR bR bR gR gS gP rS rS vS vP", "yR");
    assert!(rating(&game, "play R bR bR bR bR") > rating(&game, "combo gR gS gP"));
    assert!(rating(&game, "combo gR gS gP") > rating(&game, "pass"));
}

#[test]
fn ratings_and_search_play_the_last_cards_at_once() {
    let mut game = opening(2, "bR bR bR bR gS gS gS gS yR yS y*", "rR");
    play(&mut game, &["play R bR bR bR bR", "pass", "lead S gS gS gS gS", "pass"]);
    assert_eq!(best(&game), "combo yR yS y*");
    let view = game.view(Viewer::Seat(ME), Recall::Memory);
    let belief = UniformBelief::<PawsQuick>::new(&view);
    let budget = Budget::new(Limit::Iterations(200), 1);
    let result = Search::default().run(&belief, ME, &budget, 1);
    assert_eq!(result.moves[0].mv.to_string(), "combo yR yS y*");
    assert!(result.moves[0].value > 0.7, "{}", result.moves[0].value);
}

#[test]
fn a_seat_that_passed_is_believed_to_hold_few_beating_cards() {
    let mut game = opening(2, "bR bR bR bR gS gS gS gS yR yS y*", "rR");
    let events = play(&mut game, &["play R bR bR bR bR", "pass"]);
    let view = game.view(Viewer::Seat(ME), Recall::Memory);
    let (weighted, uniform) =
        (PawsQuickBelief::new(&view, &events, &SearchClock::endless()), UniformBelief::new(&view));
    let mut rng = Rng::new(3);
    let mut papers = |belief: &dyn Fn(&mut Rng) -> PawsQuick| -> usize {
        (0..500).map(|_| belief(&mut rng).hand(Seat::new(1)).plain_of_sign(Sign::Paper)).sum()
    };
    let (with, without) = (papers(&|rng| weighted.sample(rng)), papers(&|rng| uniform.sample(rng)));
    assert!(with * 4 < without * 3, "{with} and {without}");
}

#[test]
fn fewer_points_and_a_hand_that_needs_fewer_turns_have_a_higher_value() {
    let mut game = opening(2, "bR bR bR bR gS gS gS gS yR yS y*", "rR");
    let before = game.value()[ME];
    play(&mut game, &["play R bR bR bR bR", "pass"]);
    assert!(game.value()[ME] > before);
    play(&mut game, &["lead S gS gS gS gS", "pass", "combo yR yS y*"]);
    assert_eq!(game.awaits(), Awaits::Deck);
    assert!(game.is_horizon() && game.value()[ME] > 0.7);
}

/// Calls `check` at every position of random series of different lengths.
fn at_every_position(mut check: impl FnMut(&PawsQuick)) {
    let mut rng = Rng::new(11);
    let (mut deck, mut buffers) = (Vec::new(), Vec::new());
    for series in 0..120_u8 {
        let seats = Seats::new(2 + series % 3).unwrap();
        let mut options = <PawsQuick as Game>::Options::default();
        options.set(seats, "games", ["2", "4", "7"][usize::from(series / 3 % 3)]).unwrap();
        let mut game = PawsQuick::new(seats, &options);
        loop {
            check(&game);
            match game.awaits() {
                Awaits::Over => break,
                Awaits::Deck => deal_shuffled(&mut game, &mut rng, &mut deck),
                awaits => {
                    let seat = awaits.seats().first().unwrap();
                    let mv = game.sample_move(seat, &mut rng, &mut buffers);
                    game.apply(seat, mv, &mut DiscardEvents);
                }
            }
        }
    }
}

#[test]
fn candidates_are_legal_listed_once_and_never_empty() {
    at_every_position(|game| {
        for seat in game.awaits().seats().iter() {
            let (mut candidates, mut legal, mut ratings) = (Vec::new(), Vec::new(), Vec::new());
            game.candidates(seat, &mut candidates);
            game.legal_moves(seat, &mut legal);
            assert!(!candidates.is_empty());
            for mv in &candidates {
                assert!(legal.contains(mv), "{mv} in {game:?}");
            }
            let count = candidates.len();
            candidates.sort_unstable();
            candidates.dedup();
            assert_eq!(candidates.len(), count, "each candidate is listed once");
            game.rate(seat, &candidates, &mut ratings);
            assert_eq!(ratings.len(), count);
            assert!(ratings.iter().all(|rating| rating.is_finite()));
        }
    });
}

#[test]
fn values_are_probabilities_that_sum_to_one() {
    at_every_position(|game| {
        let values = game.value();
        let sum: f32 = game.seats().iter().map(|seat| values[seat]).sum();
        assert!((sum - 1.0).abs() < 1e-4 && values.0.iter().all(|value| (0.0..=1.0).contains(value)));
    });
}

#[test]
fn all_tokens_are_spent_after_the_last_game() {
    let mut seen = 0;
    at_every_position(|game| {
        if matches!(game.awaits(), Awaits::Sealed { .. }) && !game.is_throwing() && game.games_to_come() == 0
        {
            let seat = game.awaits().seats().first().unwrap();
            let most = game.tokens(seat).min(game.points_to_score(seat));
            assert_eq!(best(game), format!("spend {most}"));
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}
