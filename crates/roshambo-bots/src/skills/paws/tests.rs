//! Sentences of good play, on positions written as a table and hands.

use roshambo_rules::games::paws::{Combination, Event, Options, Paws, PawsSampler};
use roshambo_rules::games::paws_deck::{Card, CardSet, Kind};
use roshambo_rules::{
    Awaits, DiscardEvents, Game, Recall, Sampler, Seat, Seats, Sign, Viewer, deal_shuffled,
};
use roshambo_table::{AnyEvent, NumberedEvent};

use super::belief::Cautious;
use super::hand::Hand;
use crate::budget::{Budget, Limit};
use crate::luck::Luck;
use crate::search::Search;
use crate::skill::{Belief, Skill, highest};

const ME: Seat = Seat::FIRST;

fn cards(text: &str) -> CardSet {
    text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
}

/// Seat 1 to move against a rock that seat 2 played; of the other cards so many are in the deck.
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
    PawsSampler::new(&view).sample(&mut Luck::new(1))
}

fn considered(game: &Paws) -> Vec<String> {
    let mut moves = Vec::new();
    game.consider(ME, &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// The move that rules of thumb like best.
fn best(game: &Paws) -> String {
    let (mut moves, mut ratings) = (Vec::new(), Vec::new());
    game.consider(ME, &mut moves);
    game.rate(ME, &moves, &mut ratings);
    moves[highest(&ratings)].to_string()
}

/// The move that search finds.
fn found(game: &Paws) -> String {
    let view = game.view(Viewer::Seat(ME), Recall::Memory);
    let budget = Budget::new(Limit::Iterations(300), 1);
    Search::<Paws>::default().think(&Cautious::new(&view, &[]), ME, &budget, 1).moves[0].mv.to_string()
}

const SEVEN: &str = "rR rS yS rP yP vP vP";

#[test]
fn shedding_two_is_better_than_the_beating_sign() {
    assert_eq!(best(&position("gR", &["bR bR bS gS bP gP", SEVEN], 30)), "play R one bR bR");
}

#[test]
fn a_beating_card_is_better_than_passing() {
    assert_eq!(best(&position("gR gR", &["bS gS gS bP gP", SEVEN], 30)), "play P one bP");
}

#[test]
fn a_joker_is_saved_while_a_plain_card_does() {
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
fn your_own_combination_come_back_is_not_beaten_by_a_card_that_could_be_led() {
    let mut game = position("gR", &["bR bP bS gS gS", SEVEN], 30);
    for text in ["play P one bP", "pass"] {
        let seat = game.awaits().seats().first().unwrap();
        game.play(seat, text.parse().unwrap()).unwrap();
    }
    let texts = considered(&game);
    assert!(texts.iter().any(|text| text.starts_with("lead S")), "{texts:?}");
    assert!(!texts.iter().any(|text| text.starts_with("play S")), "{texts:?}");
}

#[test]
fn a_shorter_hand_of_better_cards_stands_better() {
    let even = position("gR", &[SEVEN, "bR bS gS bP gP yP gP"], 30).value();
    let ahead = position("gR", &["bS *P b*", SEVEN], 30).value();
    assert!(ahead[ME] > even[ME] + 0.05, "{ahead:?} {even:?}");
}

/// Who passed had nothing of the beating sign; it may have drawn two since.
#[test]
fn who_passed_is_believed_to_have_had_no_beating_card() {
    let (me, other) = (ME, Seat::new(1));
    let mut game = position("gR", &["bR bR bS gS bP", "rR rR yR yR rS yS yS vS vS"], 30);
    let mut events: Vec<Event> = Vec::new();
    for (seat, text) in [(me, "play R one bR bR"), (other, "pass")] {
        events.extend(game.play(seat, text.parse().unwrap()).unwrap());
    }
    let mut view = game.view(Viewer::Seat(me), Recall::Memory);
    let hidden = view.open_hands.take().unwrap()[1];
    view.unseen.add_all(hidden);
    let told: Vec<NumberedEvent> = (0..)
        .zip(&events)
        .map(|(number, event)| {
            let event = game.redact(event, Viewer::Seat(me), Recall::Memory);
            NumberedEvent { number, event: AnyEvent::from(event) }
        })
        .collect();
    let papers = |told: &[NumberedEvent]| {
        let (belief, mut luck) = (Cautious::new(&view, told), Luck::new(5));
        let mut count = 0.0;
        for _ in 0..500 {
            let hand = belief.sample(&mut luck).hand(other);
            assert_eq!(hand.len(), 11);
            count += f32::from(Hand::of(hand).columns[Sign::Paper as usize].total);
        }
        count / 500.0
    };
    assert!(papers(&told) < 0.6 * papers(&[]), "{} of {}", papers(&told), papers(&[]));
}

#[test]
fn what_is_considered_is_legal_and_values_are_chances() {
    for (seats, seed) in
        (2..=4).filter_map(Seats::new).flat_map(|seats| (0..30).map(move |seed| (seats, seed)))
    {
        let (mut game, mut luck) = (Paws::new(seats, &Options::default()), Luck::new(seed));
        while game.awaits() != Awaits::Over {
            let values = game.value();
            let sum: f32 = seats.iter().map(|seat| values[seat]).sum();
            assert!((sum - 1.0).abs() < 1e-4 && values.0.iter().all(|value| *value >= 0.0), "{values:?}");
            let Some(seat) = game.awaits().seats().first() else {
                deal_shuffled(&mut game, &mut luck, &mut Vec::new());
                continue;
            };
            let (mut moves, mut ratings) = (Vec::new(), Vec::new());
            game.consider(seat, &mut moves);
            assert!(!moves.is_empty());
            assert!(moves.iter().all(|mv| game.check(seat, *mv).is_ok()), "{moves:?}");
            game.rate(seat, &moves, &mut ratings);
            assert_eq!(ratings.len(), moves.len());
            let mv = game.sample_move(seat, &mut luck, &mut Vec::new());
            game.apply(seat, mv, &mut DiscardEvents);
        }
    }
}

#[test]
fn sealed_signs_of_others_are_taken_back() {
    let mut game = Paws::new(Seats::new(3).unwrap(), &Options::default());
    deal_shuffled(&mut game, &mut Luck::new(1), &mut Vec::new());
    game.play(Seat::new(1), "throw R".parse().unwrap()).unwrap();
    let view = Paws::unsealed(&game.view(Viewer::Seat(ME), Recall::Memory));
    assert_eq!(view.awaits.seats().len(), 3);
    let state = PawsSampler::new(&view).sample(&mut Luck::new(1));
    assert_eq!(state.awaits(), view.awaits);
}

/// The quick count against the rules' own, on random hands.
#[test]
fn what_is_left_over_is_what_the_rules_count() {
    let mut luck = Luck::new(2);
    for _ in 0..200 {
        let mut game = Paws::new(Seats::new(2).unwrap(), &Options::default());
        deal_shuffled(&mut game, &mut luck, &mut Vec::new());
        let hand = Hand::of(game.hand(ME));
        assert_eq!(usize::from(hand.len), 13);
        let totals = hand.columns.map(|column| usize::from(column.total));
        let lacking = |sets: usize| totals.iter().map(|total| sets.saturating_sub(*total)).sum::<usize>();
        let sets = (0..=4).rev().find(|sets| lacking(*sets) <= hand.wild.into()).unwrap();
        assert_eq!(usize::from(hand.left_over()), 13 - 3 * sets);
    }
}
