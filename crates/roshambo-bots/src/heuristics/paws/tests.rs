//! Examples of good play, on positions given by a table and hands.

use roshambo_rules::games::paws::{Combination, Event, Options, Paws, PawsSampler};
use roshambo_rules::games::paws_deck::{Card, CardSet, Kind};
use roshambo_rules::{Awaits, Game, Recall, Sampler, Seat, Seats, Sign, Viewer, deal_shuffled};
use roshambo_table::{AnyEvent, NumberedEvent};

use super::belief::PawsBelief;
use super::features::HandCounts;
use crate::belief::Belief;
use crate::budget::{Budget, Limit};
use crate::buffers::argmax;
use crate::heuristics::Heuristics;
use crate::rng::Rng;
use crate::search::Search;

const ME: Seat = Seat::FIRST;

fn cards(text: &str) -> CardSet {
    text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
}

/// Seat 1 is to move after seat 2 played these rocks. Of the other cards `deck` are in the deck and the
/// rest is discarded.
fn position(rocks: &str, hands: &[&str], deck: usize) -> Paws {
    let seats = Seats::new(hands.len() as u8).unwrap();
    let mut view = Paws::new(seats, &Options::default()).view(Viewer::Spectator, Recall::Memory);
    let hands: Vec<CardSet> = hands.iter().map(|hand| cards(hand)).collect();
    let table = cards(rocks);
    let mut rest = CardSet::DECK;
    hands.iter().chain([&table]).for_each(|seen| rest.remove_all(*seen));
    let rest = rest.to_vec();
    view.awaits = Awaits::Turn { seat: ME };
    view.round = 1;
    view.hand_sizes = hands.iter().map(|hand| hand.len()).collect();
    view.open_hands = Some(hands);
    view.table = Some(Combination { owner: Seat::new(1), sign: Sign::Rock, kind: Kind::One, cards: table });
    view.deck = deck;
    view.unseen = rest[..deck].iter().copied().collect();
    view.discard = rest[deck..].iter().copied().collect();
    PawsSampler::new(&view).sample(&mut Rng::new(1))
}

fn candidates(game: &Paws) -> Vec<String> {
    let mut moves = Vec::new();
    game.candidates(ME, &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// The move with the highest rating, which the medium level plays.
fn best(game: &Paws) -> String {
    let (mut moves, mut ratings) = (Vec::new(), Vec::new());
    game.candidates(ME, &mut moves);
    game.rate(ME, &moves, &mut ratings);
    moves[argmax(&ratings)].to_string()
}

/// The move that search finds.
fn found(game: &Paws) -> String {
    let view = game.view(Viewer::Seat(ME), Recall::Memory);
    let budget = Budget::new(Limit::Iterations(300), 1);
    Search::<Paws>::default().run(&PawsBelief::new(&view, &[]), ME, &budget, 1).moves[0].mv.to_string()
}

const SEVEN: &str = "rR rS yS rP yP vP vP";

#[test]
fn playing_two_cards_of_the_sign_is_better_than_the_beating_sign() {
    assert_eq!(best(&position("gR", &["bR bR bS gS bP gP", SEVEN], 30)), "play R one bR bR");
}

#[test]
fn a_beating_card_is_better_than_passing() {
    assert_eq!(best(&position("gR gR", &["bS gS gS bP gP", SEVEN], 30)), "play P one bP");
}

#[test]
fn a_joker_is_saved_while_a_plain_card_beats_the_table() {
    let game = position("gR gR gR", &["bS gS gS bP b*", SEVEN], 30);
    assert_eq!(best(&game), "play P one bP");
    assert_ne!(best(&position("gR gR", &["bS bP gP gP *P", SEVEN], 30)), "play P one *P");
}

#[test]
fn an_empty_hand_is_better_than_anything() {
    let game = position("gR", &["bR bR", SEVEN], 30);
    assert_eq!((best(&game), found(&game)), ("play R one bR bR".to_owned(), "play R one bR bR".to_owned()));
    let game = position("gR gR", &["b*", SEVEN], 30);
    assert_eq!((best(&game), found(&game)), ("play P one b*".to_owned(), "play P one b*".to_owned()));
}

#[test]
fn a_declaration_that_must_win_is_made() {
    let game = position("gR gR", &["bS gS", "rR yR rS yS yS"], 30);
    assert_eq!((best(&game), found(&game)), ("declare".to_owned(), "declare".to_owned()));
}

#[test]
fn a_declaration_that_cannot_win_is_not_made() {
    let game = position("gR gR", &["bS bS bS bS", "rR yS"], 30);
    assert_eq!((best(&game), found(&game)), ("pass".to_owned(), "pass".to_owned()));
}

#[test]
fn a_card_that_could_be_led_is_not_played_on_the_seats_own_combination() {
    let mut game = position("gR", &["bR bP bS gS gS", SEVEN], 30);
    for text in ["play P one bP", "pass"] {
        let seat = game.awaits().seats().first().unwrap();
        game.play(seat, text.parse().unwrap()).unwrap();
    }
    let texts = candidates(&game);
    assert!(texts.iter().any(|text| text.starts_with("lead S")), "{texts:?}");
    assert!(!texts.iter().any(|text| text.starts_with("play S")), "{texts:?}");
}

#[test]
fn a_shorter_hand_of_better_cards_has_a_higher_value() {
    let even = position("gR", &[SEVEN, "bR bS gS bP gP yP gP"], 30).value();
    let ahead = position("gR", &["bS *P b*", SEVEN], 30).value();
    assert!(ahead[ME] > even[ME] + 0.05, "{ahead:?} {even:?}");
}

/// A seat that passed had no card of the beating sign, but it has drawn two cards since.
#[test]
fn a_seat_that_passed_is_believed_to_have_had_no_beating_card() {
    let (me, other) = (ME, Seat::new(1));
    let mut game = position("gR", &["bR bR bS gS bP", "rR rR yR yR rS yS yS vS vS"], 30);
    let mut events: Vec<Event> = Vec::new();
    for (seat, text) in [(me, "play R one bR bR"), (other, "pass")] {
        events.extend(game.play(seat, text.parse().unwrap()).unwrap());
    }
    let mut view = game.view(Viewer::Seat(me), Recall::Memory);
    let hidden = view.open_hands.take().unwrap()[1];
    view.unseen.add_all(hidden);
    let received: Vec<NumberedEvent> = (0..)
        .zip(&events)
        .map(|(number, event)| {
            let event = game.redact(event, Viewer::Seat(me), Recall::Memory);
            NumberedEvent { number, event: AnyEvent::from(event) }
        })
        .collect();
    let papers = |events: &[NumberedEvent]| {
        let (belief, mut rng) = (PawsBelief::new(&view, events), Rng::new(5));
        let mut count = 0.0;
        for _ in 0..500 {
            let hand = belief.sample(&mut rng).hand(other);
            assert_eq!(hand.len(), 11);
            count += f32::from(HandCounts::of(hand).by_sign[Sign::Paper as usize].total);
        }
        count / 500.0
    };
    assert!(papers(&received) < 0.6 * papers(&[]), "{} of {}", papers(&received), papers(&[]));
}

/// Compares the closed formula with a direct count, on random hands.
#[test]
fn the_cards_left_over_after_removing_sets_are_counted_correctly() {
    let mut rng = Rng::new(2);
    for _ in 0..200 {
        let mut game = Paws::new(Seats::new(2).unwrap(), &Options::default());
        deal_shuffled(&mut game, &mut rng, &mut Vec::new());
        let hand = HandCounts::of(game.hand(ME));
        assert_eq!(usize::from(hand.len), 13);
        let totals = hand.by_sign.map(|counts| usize::from(counts.total));
        let lacking = |sets: usize| totals.iter().map(|total| sets.saturating_sub(*total)).sum::<usize>();
        let sets = (0..=4).rev().find(|sets| lacking(*sets) <= hand.wild.into()).unwrap();
        assert_eq!(usize::from(hand.left_over()), 13 - 3 * sets);
    }
}
