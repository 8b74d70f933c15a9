//! Good play in words, and what holds at every position.

#![allow(clippy::unwrap_used)]

use super::*;
use crate::budget::{Budget, Limit};
use crate::search::Search;
use crate::skill::{Belief, Uniform, highest};
use roshambo_rules::games::paws_deck::{Card, CardSet};
use roshambo_rules::games::paws_quick::PawsQuickSampler;
use roshambo_rules::{DiscardEvents, GameOptions, Recall, Sampler, Seats, Sign, Viewer, deal_shuffled};
use roshambo_table::NumberedEvent;

const ME: Seat = Seat::FIRST;

/// Seat 1 opens with this hand of eleven on a starting card; the others get what is left, mixed.
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

/// Plays on in turn.
fn play(game: &mut PawsQuick, moves: &[&str]) -> Vec<NumberedEvent> {
    let mut told = Vec::new();
    for text in moves {
        let seat = game.awaits().seats().first().unwrap();
        for event in game.play(seat, text.parse().unwrap()).unwrap() {
            let event = game.redact(&event, Viewer::Seat(ME), Recall::Memory).into();
            told.push(NumberedEvent { number: told.len() as u64, event });
        }
    }
    told
}

/// What the medium player plays.
fn best(game: &PawsQuick) -> String {
    let seat = game.awaits().seats().first().unwrap();
    let (mut moves, mut ratings) = (Vec::new(), Vec::new());
    game.consider(seat, &mut moves);
    game.rate(seat, &moves, &mut ratings);
    moves[highest(&ratings)].to_string()
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
fn copies_stay_together_when_colours_go() {
    // Blue rocks are a set of their own: without them the others go in one turn, and so do they.
    let game = opening(2, "bR bR bR gR rR yR bS bS bS gP gP", "vR");
    assert!(rating(&game, "play R gR rR yR") > rating(&game, "play R bR gR rR"));
}

#[test]
fn a_joker_is_kept_where_a_plain_card_does_as_well() {
    let game = opening(2, "bP gP rP y* gS rS bR bR gR gR *S", "yR");
    assert!(rating(&game, "play P bP gP rP") > rating(&game, "play P bP gP y*"));
}

#[test]
fn a_set_that_can_be_played_goes_before_a_transfer() {
    let game = opening(2, "bR bR bR bR gR gS gP rS rS vS vP", "yR");
    assert!(rating(&game, "play R bR bR bR bR") > rating(&game, "combo gR gS gP"));
    assert!(rating(&game, "combo gR gS gP") > rating(&game, "pass"));
}

#[test]
fn the_last_cards_go_at_once_and_search_sees_it_too() {
    let mut game = opening(2, "bR bR bR bR gS gS gS gS yR yS y*", "rR");
    play(&mut game, &["play R bR bR bR bR", "pass", "lead S gS gS gS gS", "pass"]);
    assert_eq!(best(&game), "combo yR yS y*");
    let view = game.view(Viewer::Seat(ME), Recall::Memory);
    let belief = Uniform::<PawsQuick>::new(&view);
    let budget = Budget::new(Limit::Iterations(200), 1);
    let thoughts = Search::default().think(&belief, ME, &budget, 1);
    assert_eq!(thoughts.moves[0].mv.to_string(), "combo yR yS y*");
    assert!(thoughts.moves[0].value > 0.7, "{}", thoughts.moves[0].value);
}

#[test]
fn who_passed_seldom_holds_what_beats_the_table() {
    let mut game = opening(2, "bR bR bR bR gS gS gS gS yR yS y*", "rR");
    let told = play(&mut game, &["play R bR bR bR bR", "pass"]);
    let view = game.view(Viewer::Seat(ME), Recall::Memory);
    let (evidence, uniform) = (belief::Evidence::new(&view, &told, &Clock::endless()), Uniform::new(&view));
    let mut luck = Luck::new(3);
    let mut papers = |belief: &dyn Fn(&mut Luck) -> PawsQuick| -> usize {
        (0..500).map(|_| belief(&mut luck).hand(Seat::new(1)).plain_of_sign(Sign::Paper)).sum()
    };
    let (with, without) = (papers(&|luck| evidence.sample(luck)), papers(&|luck| uniform.sample(luck)));
    assert!(with * 4 < without * 3, "{with} and {without}");
}

#[test]
fn fewer_penalty_points_and_a_hand_that_needs_fewer_turns_are_worth_more() {
    let mut game = opening(2, "bR bR bR bR gS gS gS gS yR yS y*", "rR");
    let before = game.value()[ME];
    play(&mut game, &["play R bR bR bR bR", "pass"]);
    assert!(game.value()[ME] > before);
    play(&mut game, &["lead S gS gS gS gS", "pass", "combo yR yS y*"]);
    assert_eq!(game.awaits(), Awaits::Deck);
    assert!(game.is_horizon() && game.value()[ME] > 0.7);
}

/// Plays random series and shows every position.
fn at_every_position(mut look: impl FnMut(&PawsQuick)) {
    let mut luck = Luck::new(11);
    let (mut deck, mut scratch) = (Vec::new(), Vec::new());
    for series in 0..120_u8 {
        let seats = Seats::new(2 + series % 3).unwrap();
        let mut options = <PawsQuick as Game>::Options::default();
        options.set(seats, "games", ["2", "4", "7"][usize::from(series / 3 % 3)]).unwrap();
        let mut game = PawsQuick::new(seats, &options);
        loop {
            look(&game);
            match game.awaits() {
                Awaits::Over => break,
                Awaits::Deck => deal_shuffled(&mut game, &mut luck, &mut deck),
                awaits => {
                    let seat = awaits.seats().first().unwrap();
                    let mv = game.sample_move(seat, &mut luck, &mut scratch);
                    game.apply(seat, mv, &mut DiscardEvents);
                }
            }
        }
    }
}

#[test]
fn moves_considered_are_legal_and_there_is_always_one() {
    at_every_position(|game| {
        for seat in game.awaits().seats().iter() {
            let (mut considered, mut legal, mut ratings) = (Vec::new(), Vec::new(), Vec::new());
            game.consider(seat, &mut considered);
            game.legal_moves(seat, &mut legal);
            assert!(!considered.is_empty());
            for mv in &considered {
                assert!(legal.contains(mv), "{mv} in {game:?}");
            }
            let count = considered.len();
            considered.sort_unstable();
            considered.dedup();
            assert_eq!(considered.len(), count, "each once");
            game.rate(seat, &considered, &mut ratings);
            assert_eq!(ratings.len(), count);
            assert!(ratings.iter().all(|rating| rating.is_finite()));
        }
    });
}

#[test]
fn values_are_chances_that_sum_to_one() {
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

#[test]
fn decisions_that_others_have_sealed_are_taken_back() {
    let mut seen = 0;
    at_every_position(|game| {
        let Awaits::Sealed { waiting, decided } = game.awaits() else { return };
        let Some(seat) = waiting.first() else { return };
        let view = PawsQuick::unsealed(&game.view(Viewer::Seat(seat), Recall::Memory));
        let state = PawsQuickSampler::new(&view).sample(&mut Luck::new(1));
        let all = decided.iter().fold(waiting, SeatSet::with);
        assert_eq!(state.awaits(), Awaits::Sealed { waiting: all, decided: SeatSet::EMPTY });
        seen += usize::from(!decided.is_empty() && !game.is_throwing());
    });
    assert!(seen > 20, "{seen}");
}
