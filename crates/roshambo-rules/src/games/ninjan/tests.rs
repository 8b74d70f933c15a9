//! The rulings of `ninjan.md`, one by one. Positions are written as piles, top card last, and hands.

mod random;

use super::*;
use crate::error::{PlayError, RuleViolation};
use crate::event::DiscardEvents;
use crate::options::GameOptions;
use crate::phrase::Say;
use crate::seat::SeatSet;
use piles::Piles;
use state::Phase;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

/// The start of a round, in which all seats choose. No seat has winnings yet.
fn position(round: u8, piles: [&str; 3], hands: &[&str]) -> Ninjan {
    let mut game = Ninjan::new(Seats::new(hands.len() as u8).unwrap(), &Options::default());
    game.piles = Piles::new(piles.map(|pile| (cards(pile), card(pile.split(' ').next_back().unwrap()))));
    for (i, hand) in hands.iter().enumerate() {
        game.hands.0[i] = cards(hand);
    }
    game.round = round;
    game.phase = Phase::Choosing { waiting: game.seats.all() };
    game
}

/// The same, after the only card of each seat was chosen and revealed.
fn revealed(round: u8, piles: [&str; 3], chosen: &[&str]) -> Ninjan {
    let mut game = position(round, piles, chosen);
    for (i, card) in chosen.iter().enumerate() {
        play(&mut game, i as u32 + 1, &format!("choose {card}"));
    }
    game
}

fn play(game: &mut Ninjan, by: u32, text: &str) -> Vec<Event> {
    game.play(seat(by), text.parse().unwrap()).unwrap()
}

fn violation(game: &Ninjan, by: u32, text: &str) -> Violation {
    match game.clone().play(seat(by), text.parse().unwrap()) {
        Err(PlayError::Rule(violation)) => violation,
        other => panic!("{text} a rule should forbid this move, got {other:?}"),
    }
}

fn legal(game: &Ninjan, by: u32) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(seat(by), &mut moves);
    moves.iter().map(Move::to_string).collect()
}

fn piles(game: &Ninjan) -> [String; 3] {
    Pile::ALL.map(|pile| format!("{} under {}", game.piles.cards(pile), game.piles.top(pile)))
}

fn resolving_order(text: &str) -> String {
    resolving_order_by(Sign::Rock, text)
}

fn resolving_order_by(triple: Sign, text: &str) -> String {
    cards(text).resolving_order(triple).map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_top_three_cards_are_the_piles_then_nine_each_are_dealt_one_at_a_time() {
    let mut game = Ninjan::new(Seats::new(2).unwrap(), &Options::default());
    let mut deck = Vec::new();
    game.awaited_deck(&mut deck);
    let events = game.shuffle(&deck).unwrap();
    assert_eq!(piles(&game), ["R-6 under R-6", "R-5 under R-5", "R-4 under R-4"]);
    assert_eq!(game.hands.0[0], cards("R-3 R-1 R2 R4 R6 R8 R10 S-5 S-3"));
    assert_eq!(game.hands.0[1], cards("R-2 R1 R3 R5 R7 R9 S-6 S-4 S-2"));
    assert_eq!(game.unused(), 27);
    assert!(matches!(&events[..], [Event::Dealt { unused: 27, .. }]));
}

#[test]
fn five_players_leave_no_card_unused() {
    let mut game = Ninjan::new(Seats::new(5).unwrap(), &Options::default());
    game.deal(&CardSet::DECK.to_vec(), &mut DiscardEvents);
    assert_eq!(game.unused(), 0);
}

#[test]
fn cards_are_resolved_from_the_highest_value_down() {
    assert_eq!(resolving_order("R-6 S10 P1 R9 P-1"), "S10 R9 P1 P-1 R-6");
}

#[test]
fn of_two_cards_of_one_value_the_one_whose_sign_beats_the_other_goes_first() {
    assert_eq!(resolving_order("R2 S2"), "R2 S2");
    assert_eq!(resolving_order("S2 P2"), "S2 P2");
    assert_eq!(resolving_order("R2 P2"), "P2 R2");
    assert_eq!(resolving_order("P3 R-6 P-6 R3 S1"), "P3 R3 S1 P-6 R-6");
}

#[test]
fn three_cards_of_one_value_go_rock_scissors_paper() {
    assert_eq!(resolving_order("P-4 S-4 R-4"), "R-4 S-4 P-4");
    assert_eq!(resolving_order("P10 S10 R10 P9 R9"), "R10 S10 P10 P9 R9");
}

#[test]
fn a_house_rule_says_which_of_three_signs_goes_first_and_the_sign_that_it_beats_is_second() {
    assert_eq!(resolving_order_by(Sign::Scissors, "R3 S3 P3"), "S3 P3 R3");
    assert_eq!(resolving_order_by(Sign::Paper, "R3 S3 P3"), "P3 R3 S3");
    assert_eq!(resolving_order_by(Sign::Paper, "R2 S2"), "R2 S2", "two cards are not concerned");
    assert_eq!(resolving_order_by(Sign::Scissors, "R2 P2 S1"), "P2 R2 S1");
    let mut options = Options::default();
    options.set(Seats::new(3).unwrap(), "triple", "paper").unwrap();
    let mut game = position(9, ["R9", "S9", "P9"], &["R3", "S3", "P3"]);
    game.house = options.house;
    for (by, text) in [(1, "choose R3"), (2, "choose S3"), (3, "choose P3")] {
        play(&mut game, by, text);
    }
    assert_eq!(game.awaits(), Awaits::Turn { seat: seat(3) });
    play(&mut game, 3, "pile 1");
    assert_eq!(game.awaits(), Awaits::Turn { seat: seat(1) });
}

#[test]
fn a_card_that_beats_a_pile_takes_it_and_starts_a_new_one() {
    let mut game = revealed(1, ["S9 R8", "P7", "P9 R-6"], &["P-5", "S-6"]);
    assert_eq!(game.awaits(), Awaits::Turn { seat: seat(1) });
    assert_eq!(legal(&game, 1), ["pile 1", "pile 3"], "-5 beats 8: values do not matter");
    let events = play(&mut game, 1, "pile 3");
    assert_eq!(
        events,
        [Event::Took { seat: seat(1), card: card("P-5"), pile: Pile::Third, cards: cards("R-6 P9") }]
    );
    assert_eq!(game.winnings.0[0], cards("R-6 P9"));
    assert_eq!(piles(&game), ["R8 S9 under R8", "P7 under P7", "P-5 under P-5"]);
}

#[test]
fn a_card_that_beats_some_pile_must_take_one_of_those() {
    let game = revealed(1, ["S9 R8", "P7", "P9 R-6"], &["P-5", "S-6"]);
    let found = violation(&game, 1, "pile 2");
    assert_eq!(
        found,
        Violation::MustTake { card: card("P-5"), piles: [Pile::First, Pile::Third].into_iter().collect() }
    );
    assert_eq!(found.ruling().0, "ninjan/2");
    assert_eq!(
        Say::say(&found),
        crate::say!(
            "ninjan-refused-must-take",
            card = card("P-5"),
            piles = crate::Arg::list([Pile::First, Pile::Third])
        )
    );
}

#[test]
fn a_card_that_beats_no_pile_is_put_on_top_of_any_pile() {
    let mut game = revealed(1, ["R8", "P7", "S3 P1"], &["R5", "S-6"]);
    assert_eq!(legal(&game, 1), ["pile 1", "pile 2", "pile 3"]);
    let events = play(&mut game, 1, "pile 3");
    assert_eq!(events, [Event::Placed { seat: seat(1), card: card("R5"), pile: Pile::Third }]);
    assert_eq!(piles(&game), ["R8 under R8", "P7 under P7", "R5 S3 P1 under R5"]);
    assert!(game.winnings.0[0].is_empty());
}

#[test]
fn a_choice_with_only_one_option_is_still_a_move() {
    let mut game = position(9, ["R8", "P7", "P1"], &["P5", "S-6"]);
    assert_eq!(legal(&game, 1), ["choose P5"]);
    play(&mut game, 2, "choose S-6");
    play(&mut game, 1, "choose P5");
    assert_eq!(legal(&game, 1), ["pile 1"]);
}

#[test]
fn only_moves_of_the_current_phase_are_legal() {
    let choosing = position(9, ["R8", "P7", "P1"], &["P5", "S-6"]);
    for text in ["pile 1", "throw R"] {
        assert_eq!(violation(&choosing, 1, text), Violation::ChooseExpected);
    }
    assert_eq!(Violation::ChooseExpected.ruling().0, "ninjan/4");
    let resolving = revealed(9, ["R8", "P7", "P1"], &["P5", "S-6"]);
    for text in ["choose P5", "throw R"] {
        assert_eq!(violation(&resolving, 1, text), Violation::PileExpected);
    }
    assert_eq!(Violation::PileExpected.ruling().0, "ninjan/4");
    let throwing = tied();
    for text in ["choose P5", "pile 1"] {
        assert_eq!(violation(&throwing, 1, text), Violation::ThrowExpected);
    }
    assert_eq!(Violation::ThrowExpected.ruling().0, "common/throw");
}

#[test]
fn a_chosen_card_must_be_in_the_hand_and_stays_chosen() {
    let mut game = position(8, ["R8", "P7", "P1"], &["P5 P6", "S-6 S1"]);
    assert_eq!(violation(&game, 1, "choose S-6"), Violation::NotHeld { card: card("S-6") });
    assert_eq!(violation(&game, 1, "choose S-6").ruling().0, "ninjan/moves");
    play(&mut game, 1, "choose P5");
    let again = game.play(seat(1), "choose P6".parse().unwrap());
    assert_eq!(again, Err(PlayError::AlreadyDecided { seat: seat(1), awaited: SeatSet::only(seat(2)) }));
}

#[test]
fn only_the_owner_sees_a_sealed_choice_until_all_are_revealed() {
    let mut game = position(8, ["R8", "P7", "P1"], &["P5 P6", "S-6 S1"]);
    let before = game.view(Viewer::Seat(seat(2)), Recall::Memory);
    let events = play(&mut game, 1, "choose P5");
    let chose = |card| vec![Event::Chose { seat: seat(1), card }];
    let seen = |viewer| events.iter().map(|e| game.redact(e, viewer, Recall::Memory)).collect::<Vec<_>>();
    assert_eq!(seen(Viewer::Seat(seat(1))), chose(Some(card("P5"))));
    assert_eq!(seen(Viewer::Seat(seat(2))), chose(None));
    assert_eq!(seen(Viewer::Spectator), chose(None));
    assert_eq!(game.view(Viewer::Seat(seat(1)), Recall::Memory).choice, Some(card("P5")));
    let after = game.view(Viewer::Seat(seat(2)), Recall::Memory);
    assert_eq!(after, View { awaits: game.awaits(), ..before }, "others see only who has decided");

    let events = play(&mut game, 2, "choose S1");
    let choices = [(1, "P5"), (2, "S1")].map(|(by, text)| Choice { seat: seat(by), card: card(text) });
    assert_eq!(events[1], Event::Revealed { round: 8, choices: choices.to_vec() });
    assert_eq!(game.redact(&events[1], Viewer::Spectator, Recall::Memory), events[1]);
}

#[test]
fn everything_but_hands_and_unused_cards_is_public() {
    let mut game = revealed(1, ["S9 R8", "P7", "P9 R-6"], &["P-5", "S-6"]);
    play(&mut game, 1, "pile 1");
    let view = game.view(Viewer::Spectator, Recall::Display);
    assert_eq!(view.piles[1], PileView { cards: cards("P7"), top: card("P7") });
    assert_eq!(view.winnings, [cards("S9 R8"), CardSet::EMPTY]);
    assert_eq!(view.sums, [17, 0]);
    assert_eq!(view.revealed, [Choice { seat: seat(2), card: card("S-6") }]);
    assert_eq!(view.unseen, CardSet::DECK.without(cards("S9 R8 P7 P9 R-6 P-5 S-6")));
}

#[test]
fn each_viewer_sees_the_dealt_piles_and_their_own_hand() {
    let mut game = Ninjan::new(Seats::new(3).unwrap(), &Options::default());
    let events = game.shuffle(&CardSet::DECK.to_vec()).unwrap();
    let Event::Dealt { piles, hands, .. } = game.redact(&events[0], Viewer::Seat(seat(2)), Recall::Memory)
    else {
        panic!("dealt first")
    };
    assert_eq!(piles, ["R-6", "R-5", "R-4"].map(card));
    let known: Vec<_> = hands.iter().map(|hand| (hand.count, hand.cards.is_some())).collect();
    assert_eq!(known, [(9, false), (9, true), (9, false)]);
}

/// The example of the rulebook. Oleg, Alina, Kateryna, Andriy and Max sit in this order; the piles are those
/// of the text from left to right.
#[test]
fn the_example_of_the_rulebook_with_five_players() {
    let mut game = position(3, ["S-1", "S4 R1", "R8"], &["P7 S9", "P3 S8", "R3 S7", "R-4 S6", "S-6 P9"]);
    for (by, text) in
        [(5, "choose S-6"), (3, "choose R3"), (1, "choose P7"), (4, "choose R-4"), (2, "choose P3")]
    {
        play(&mut game, by, text);
    }
    assert_eq!(legal(&game, 1), ["pile 2", "pile 3"], "paper 7 beats rock 1 and rock 8");
    play(&mut game, 1, "pile 3");
    // Paper 3 goes before rock 3, and takes rock 1 with the card under it.
    assert_eq!(legal(&game, 2), ["pile 2"]);
    play(&mut game, 2, "pile 2");
    assert_eq!(legal(&game, 3), ["pile 1"]);
    play(&mut game, 3, "pile 1");
    assert_eq!(legal(&game, 4), ["pile 1", "pile 2", "pile 3"], "rock -4 beats none");
    play(&mut game, 4, "pile 3");
    assert_eq!(legal(&game, 5), ["pile 2"]);
    play(&mut game, 5, "pile 2");

    assert_eq!(piles(&game), ["R3 under R3", "S-6 under S-6", "R-4 P7 under R-4"]);
    assert_eq!(game.winnings.0, ["R8", "R1 S4", "S-1", "", "P3"].map(cards));
    assert_eq!(game.awaits(), Awaits::Sealed { waiting: game.seats.all(), decided: SeatSet::EMPTY });
    assert_eq!((game.round, game.hands.0[0]), (4, cards("S9")));
}

#[test]
fn after_nine_rounds_the_highest_sum_wins() {
    let mut game = revealed(9, ["R8", "P7", "S3 P-2"], &["P5", "S-6"]);
    play(&mut game, 1, "pile 1");
    let events = play(&mut game, 2, "pile 1");
    let took = Event::Took { seat: seat(2), card: card("S-6"), pile: Pile::First, cards: cards("P5") };
    assert_eq!(events[0], took);
    let counts = vec![
        SeatSum { seat: seat(1), cards: cards("R8"), sum: 8 },
        SeatSum { seat: seat(2), cards: cards("P5"), sum: 5 },
    ];
    assert_eq!(events[1..], [Event::Scored { counts }, Event::GameWon { seat: seat(1) }]);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.scores.as_slice()), (SeatSet::only(seat(1)), &[8, 5][..]));
    assert_eq!(game.play(seat(1), "pile 1".parse().unwrap()), Err(PlayError::GameOver));
}

/// Seats 1 and 3 have 7 each, seat 2 has nothing.
fn tied() -> Ninjan {
    let mut game = revealed(9, ["R7", "P8 P-1", "P-6"], &["P10", "P5", "S9"]);
    for (by, text) in [(1, "pile 1"), (3, "pile 2"), (2, "pile 2")] {
        play(&mut game, by, text);
    }
    game
}

#[test]
fn seats_tied_for_the_highest_sum_throw_until_one_has_won_and_keep_their_sums() {
    let mut game = tied();
    let both: SeatSet = [seat(1), seat(3)].into_iter().collect();
    assert_eq!(game.awaits(), Awaits::Sealed { waiting: both, decided: SeatSet::EMPTY });
    assert_eq!(game.outcome(), None);
    for (by, text) in [(3, "throw R"), (1, "throw R"), (1, "throw R")] {
        play(&mut game, by, text);
    }
    let events = play(&mut game, 3, "throw P");
    assert_eq!(events.last(), Some(&Event::GameWon { seat: seat(3) }));
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.scores.as_slice()), (SeatSet::only(seat(3)), &[7, 0, 7][..]));
}

#[test]
fn a_negative_sum_loses_to_a_sum_of_zero() {
    let mut game = revealed(9, ["R-6", "P7", "P1"], &["P5", "P-6"]);
    play(&mut game, 1, "pile 1");
    play(&mut game, 2, "pile 2");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.scores.as_slice()), (SeatSet::only(seat(2)), &[-6, 0][..]));
}

#[test]
fn there_are_only_three_piles_and_one_option() {
    for text in ["pile 1", "choose R-6", "choose P10", "throw S"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for wrong in
        ["pile 0", "pile 4", "pile 01", "pile", "pile  1", "choose R0", "choose", "choose R1 ", "", "pass"]
    {
        assert!(wrong.parse::<Move>().is_err(), "{wrong:?}");
    }
    let mut options = Options::default();
    for (name, value) in [("opening", "1"), ("triple", "R"), ("triple", "")] {
        assert!(options.set(Seats::new(2).unwrap(), name, value).is_err(), "{name}={value}");
    }
    options.set(Seats::new(2).unwrap(), "triple", "rock").unwrap();
    assert_eq!(options, Options::default());
}

#[test]
fn a_move_and_a_state_stay_small() {
    assert_eq!(size_of::<Move>(), 2);
    assert!(size_of::<Ninjan>() <= 160, "{}", size_of::<Ninjan>());
}
