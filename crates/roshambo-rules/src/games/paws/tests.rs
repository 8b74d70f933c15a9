//! The rulings of `paws.md`, one by one. Positions are written as hands and a table.

mod house_rules;

use super::*;
use crate::error::{PlayError, RuleViolation};
use crate::event::DiscardEvents;
use crate::game::Sampler;
use crate::games::paws_deck::{CardSet, Kind};
use crate::phrase::{Arg, MoveInput, Say};
use crate::say;
use crate::sign::Sign;
use state::Phase;

fn cards(text: &str) -> CardSet {
    text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
}

/// A running round: the seat whose turn it is, the combination on the table, and the hands. The deck has
/// `deck` of the other cards; the rest is discarded.
fn position(turn: usize, table: Option<(usize, Sign, Kind, &str)>, hands: &[&str], deck: usize) -> Paws {
    let seats = Seats::new(hands.len() as u8).unwrap();
    let mut game = Paws::new(seats, &Options::default());
    let mut rest = CardSet::DECK;
    for (i, hand) in hands.iter().enumerate() {
        game.hands.0[i] = cards(hand);
        rest.remove_all(game.hands.0[i]);
    }
    game.table = table.map(|(owner, sign, kind, cards)| Combination {
        owner: Seat::new(owner - 1),
        sign,
        kind,
        cards: self::cards(cards),
    });
    if let Some(table) = game.table {
        rest.remove_all(table.cards);
    }
    let rest = rest.to_vec();
    game.deck = Deck::unknown(deck, 0);
    game.deck.set_last(&rest[..deck]);
    game.discard = rest[deck..].iter().copied().collect();
    game.phase = Phase::Playing;
    game.round = 1;
    game.turn = Seat::new(turn - 1);
    game
}

fn legal(game: &Paws) -> Vec<String> {
    let mut moves = Vec::new();
    for seat in game.awaits().seats().iter() {
        game.legal_moves(seat, &mut moves);
    }
    let mut texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    texts.sort();
    texts
}

fn violation(game: &Paws, text: &str) -> Violation {
    match game.clone().play(game.turn, text.parse().unwrap()) {
        Err(PlayError::Rule(violation)) => violation,
        other => panic!("{text} a rule should forbid this move, got {other:?}"),
    }
}

fn play(game: &mut Paws, text: &str) -> Vec<Event> {
    game.play(game.turn, text.parse().unwrap()).unwrap()
}

const fn rock(owner: usize, kind: Kind, cards: &str) -> Option<(usize, Sign, Kind, &str)> {
    Some((owner, Sign::Rock, kind, cards))
}

#[test]
fn a_single_card_is_beaten_by_exactly_two() {
    let game = position(1, rock(2, Kind::One, "vR"), &["bR bR gR bS", "yS yS"], 20);
    assert_eq!(legal(&game), ["pass", "play R many bR gR", "play R one bR bR"]);
    assert_eq!(violation(&game, "play R one bR").ruling().0, "paws/1");
    assert_eq!(violation(&game, "play R many bR").ruling().0, "paws/5");
}

#[test]
fn the_first_move_of_a_round_is_a_lead_of_one_card() {
    let game = position(1, None, &["bR gR b* *S", "yS yS"], 20);
    assert_eq!(legal(&game), ["lead P b*", "lead R b*", "lead R bR", "lead R gR", "lead S *S", "lead S b*"]);
    for text in ["pass", "declare", "play R one bR"] {
        assert_eq!(violation(&game, text).ruling().0, "paws/2");
    }
}

#[test]
fn many_of_k_is_beaten_by_many_of_one_more_or_by_one_colour_of_k() {
    let game = position(1, rock(2, Kind::Many, "yR vR"), &["bR bR gR rR", "yS yS"], 20);
    assert_eq!(legal(&game), ["pass", "play R many bR gR rR", "play R one bR bR"]);
    assert_eq!(violation(&game, "play R many bR gR").ruling().0, "paws/3");
}

#[test]
fn one_of_k_is_beaten_by_one_or_many_of_one_more() {
    let game = position(1, rock(2, Kind::One, "yR yR"), &["bR bR bR gR rR bS", "yS yS"], 20);
    assert_eq!(legal(&game), ["pass", "play R many bR gR rR", "play R one bR bR bR"]);
    assert_eq!(violation(&game, "play R one bR bR").ruling().0, "paws/3");
}

#[test]
fn the_beating_sign_is_exactly_one_card_and_draws_one() {
    let mut game = position(1, rock(2, Kind::One, "yR yR yR"), &["bP bP gS b*", "yS yS"], 20);
    assert_eq!(legal(&game), ["pass", "play P one b*", "play P one bP"]);
    assert_eq!(violation(&game, "play P one bP bP").ruling().0, "paws/4");
    assert_eq!(violation(&game, "play P many bP").ruling().0, "paws/4");
    assert_eq!(violation(&game, "play S one gS").ruling().0, "paws/4");
    play(&mut game, "play P one bP");
    assert_eq!((game.hands.0[0].len(), game.deck_len()), (4, 19));
    assert_eq!(game.awaits(), Awaits::Turn { seat: Seat::new(1) });
}

#[test]
fn the_player_names_the_kind_of_a_combination_that_could_be_both() {
    let game = position(1, rock(2, Kind::One, "vR"), &["bR *R bS", "yS yS"], 20);
    assert_eq!(legal(&game), ["pass", "play R many bR *R", "play R one bR *R"]);
    let many = position(2, rock(1, Kind::Many, "bR *R"), &["bS", "yR yR yS"], 20);
    assert_eq!(legal(&many), ["pass", "play R one yR yR"]);
    let one = position(2, rock(1, Kind::One, "bR *R"), &["bS", "yR yR yS"], 20);
    assert_eq!(legal(&one), ["pass"]);
}

#[test]
fn many_has_at_most_five_cards() {
    let five = position(1, rock(2, Kind::Many, "bR gR rR yR vR"), &["bR gR rR yR vR *R bS", "yS"], 20);
    assert_eq!(legal(&five), ["pass"]);
    assert_eq!(violation(&five, "play R many bR gR rR yR vR *R").ruling().0, "paws/5");
}

#[test]
fn a_seat_may_beat_replace_or_leave_its_own_unbeaten_combination() {
    let mut game = position(1, rock(1, Kind::One, "vR"), &["bR bR bS", "yS yS"], 20);
    assert_eq!(legal(&game), ["lead R bR", "lead S bS", "pass", "play R one bR bR"]);
    let mut replaced = game;
    play(&mut replaced, "lead S bS");
    assert_eq!((replaced.hands.0[0].len(), replaced.deck_len()), (2, 20), "a lead draws nothing");
    // The seat may do that in every later turn, too.
    play(&mut game, "pass");
    play(&mut game, "pass");
    assert!(legal(&game).contains(&"lead S bS".to_owned()));
    let theirs = position(1, rock(2, Kind::One, "vR"), &["bR bR bS", "yS yS"], 20);
    assert_eq!(violation(&theirs, "lead S bS").ruling().0, "paws/6");
}

#[test]
fn the_last_card_ends_the_round_immediately_even_with_the_beating_sign() {
    let mut game = position(1, rock(2, Kind::One, "vR"), &["bP", "yS yS"], 1);
    let events = play(&mut game, "play P one bP");
    assert_eq!(game.tokens.0[0], 1);
    assert_eq!(game.deck_len(), 1, "no card is drawn");
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. } | Event::Counted { .. })));
    assert_eq!(game.awaits(), Awaits::Deck);
}

#[test]
fn a_pass_draws_two_cards_or_the_last_one() {
    let mut game = position(1, rock(2, Kind::One, "vR"), &["bP", "yS yS"], 4);
    play(&mut game, "pass");
    assert_eq!((game.hands.0[0].len(), game.deck_len()), (3, 2));
    let mut last = position(1, rock(2, Kind::One, "vR"), &["bP", "yS yS"], 1);
    play(&mut last, "pass");
    assert_eq!(last.awaits(), Awaits::Deck, "the deck is empty, so the round is over");
}

#[test]
fn the_round_ends_when_the_deck_is_empty_also_after_the_beating_sign() {
    let mut game = position(1, rock(2, Kind::One, "vR"), &["bP yS yS yS", "gS gS"], 1);
    play(&mut game, "play P one bP");
    assert_eq!(game.awaits(), Awaits::Deck);
    assert_eq!(game.tokens.0[1], 1, "two cards against four");
}

fn counted(hand: &str, ending: Ending) -> (usize, usize) {
    let count = HandCount::new(cards(hand), Seat::FIRST, ending, JokerCount::One);
    assert_eq!(scoring::counted_cards(cards(hand), Seat::FIRST, ending, JokerCount::One), count.cards);
    (count.sets.len(), count.cards)
}

#[test]
fn the_largest_number_of_sets_is_taken_off_with_the_most_jokers() {
    let out = Ending::DeckOut;
    assert_eq!(counted("bR bS bP gR", out), (1, 1));
    assert_eq!(counted("bR gS b* y*", out), (1, 1), "both jokers are taken off, a plain card stays");
    assert_eq!(counted("b* g* r* y*", out), (1, 2), "a joker that is left counts two");
    assert_eq!(counted("bR gS bP b*", out), (1, 1), "the joker is taken off, a plain card stays");
    assert_eq!(counted("bR gS bP *R", out), (1, 1), "the sign joker is taken off, a plain card stays");
    assert_eq!(counted("b* g* r* *R", out), (1, 2));
    assert_eq!(counted("bR bR gR gS rS *P b*", out), (2, 1));
    assert_eq!(
        counted("*R *S *P b* g* r* y* v*", out),
        (2, 4),
        "six jokers are taken off, two are left and count two each"
    );
    assert_eq!(counted("bR bR bS", out), (0, 3));
}

#[test]
fn the_fast_count_equals_the_detailed_count() {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut deck = CardSet::DECK.to_vec();
    for _ in 0..20_000 {
        rng.shuffle(&mut deck);
        // Jokers are rare in the deck and the most likely source of mistakes, so hands get more of them.
        deck[..20].sort_by_key(|card| !card.is_joker());
        let hand: CardSet = deck[..rng.usize(1..20)].iter().copied().collect();
        let other = Ending::Declared { seat: Seat::new(1) };
        for (ending, jokers) in [
            (Ending::DeckOut, JokerCount::One),
            (Ending::EmptyHand, JokerCount::One),
            (other, JokerCount::One),
            (other, JokerCount::Two),
        ] {
            let count = HandCount::new(hand, Seat::FIRST, ending, jokers);
            let fast = scoring::counted_cards(hand, Seat::FIRST, ending, jokers);
            assert_eq!(fast, count.cards, "{hand}");
        }
    }
}

#[test]
fn at_the_special_end_every_card_left_counts_one_and_the_declarer_counts_all() {
    let declared = |seat: usize| Ending::Declared { seat: Seat::new(seat - 1) };
    assert_eq!(counted("bR gS b* y*", declared(2)), (1, 1));
    assert_eq!(counted("bR b* g* *R", declared(1)), (0, 4), "the declarer takes off no sets");
}

/// The example of the rulebook: three cards declared, four left for player 2, one left for player 3.
#[test]
fn the_fewest_cards_win_at_the_special_end() {
    let hands = ["bR bR bR", "gR gS gP rS rS rS rS", "yR yS yP vR vS v* vP"];
    let mut game = position(1, rock(3, Kind::One, "rR"), &hands, 10);
    assert!(legal(&game).contains(&"declare".to_owned()));
    play(&mut game, "declare");
    assert_eq!(game.tokens.0[..3], [0, 0, 1]);
    assert_eq!(game.first, Seat::new(1), "the seat to the right of the winner opens next");
}

#[test]
fn the_declarer_wins_ties() {
    let mut game = position(2, rock(1, Kind::One, "rR"), &["gR gS", "bR bR", "yR yR"], 10);
    play(&mut game, "declare");
    assert_eq!(game.tokens.0[..3], [0, 1, 0]);
}

#[test]
fn other_ties_go_to_the_seat_furthest_from_the_first_player() {
    let mut game = position(1, rock(2, Kind::One, "rR"), &["gR gR", "bR bR", "yR yR bS bS"], 1);
    game.first = Seat::new(2);
    // Seat 1 draws the last card, a plain one, and has three; seat 2 has two.
    play(&mut game, "pass");
    assert_eq!(game.tokens.0[..3], [0, 1, 0]);
    let mut tied = position(3, rock(1, Kind::One, "rR"), &["gR gR", "bR bR", "yR"], 1);
    tied.first = Seat::new(1);
    play(&mut tied, "pass");
    assert_eq!(tied.tokens.0[..3], [1, 0, 0], "two each, and seat 1 is the last in turn order from seat 2");
}

#[test]
fn declaring_needs_a_hand_that_is_one_combination() {
    for (hand, may) in
        [("bR gR", true), ("bR bR b* *R", true), ("*S", true), ("bR bS", false), ("bR bR gR", false)]
    {
        let game = position(1, rock(2, Kind::One, "vR"), &[hand, "yS yS"], 10);
        assert_eq!(legal(&game).contains(&"declare".to_owned()), may, "{hand}");
        if !may {
            assert_eq!(violation(&game, "declare"), Violation::NotOneCombination);
        }
    }
}

#[test]
fn the_second_token_ends_the_game() {
    let mut game = position(1, rock(2, Kind::One, "vR"), &["bP", "yS yS"], 5);
    game.tokens.0[0] = 1;
    play(&mut game, "play P one bP");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners.to_string().as_str(), outcome.scores.as_slice()), ("1", &[2, 0][..]));
    assert_eq!(game.play(Seat::FIRST, Move::Pass), Err(PlayError::GameOver));
}

#[test]
fn cards_must_be_in_the_hand_and_fit_the_named_sign_and_kind() {
    let game = position(1, rock(2, Kind::One, "vR"), &["bR gR bS *S", "yS yS"], 10);
    assert_eq!(violation(&game, "play R one bR bR"), Violation::NotHeld { card: "bR".parse().unwrap() });
    assert_eq!(violation(&game, "play R one bR gR").ruling().0, "paws/combination");
    assert_eq!(violation(&game, "play R many bR bS").ruling().0, "paws/combination");
    assert_eq!(violation(&game, "throw R"), Violation::NoThrow);
}

#[test]
fn the_seats_throw_for_the_first_move_after_the_deal() {
    let mut game = Paws::new(Seats::new(3).unwrap(), &Options::default());
    game.deal(&CardSet::DECK.to_vec(), &mut DiscardEvents);
    assert_eq!(game.hands.0[2].len(), 12);
    assert_eq!(game.deck_len(), 32);
    assert_eq!(game.play(Seat::FIRST, Move::Pass), Err(PlayError::Rule(Violation::ThrowFirst)));
    for (seat, text) in [(0, "throw R"), (2, "throw P"), (1, "throw R")] {
        game.play(Seat::new(seat), text.parse().unwrap()).unwrap();
    }
    assert_eq!(game.awaits(), Awaits::Turn { seat: Seat::new(2) });
}

#[test]
fn a_move_and_a_state_stay_small() {
    assert!(size_of::<Move>() <= 16);
    assert!(size_of::<Paws>() <= 256, "{}", size_of::<Paws>());
}

#[test]
fn a_violation_names_only_combinations_that_exist() {
    let hands = ["bS", "bR gR rR yR vS"];
    let phrase = |table, cards: &str| {
        let game = position(2, Some((1, Sign::Rock, table, cards)), &hands, 10);
        violation(&game, "play R many bR gR").say()
    };
    let sized = |count: usize, kind: Kind| say!("paws-sized", count = count, kind = Arg::text(kind));
    let given = || sized(2, Kind::Many);
    let (one, many) = (sized(2, Kind::One), sized(3, Kind::Many));
    assert_eq!(
        phrase(Kind::Many, "bR gR"),
        say!("paws-refused-wrong-size", given = given(), one = one, many = many)
    );
    assert_eq!(
        phrase(Kind::Many, "bR gR rR yR vR"),
        say!("paws-refused-wrong-size-one", given = given(), one = sized(5, Kind::One))
    );
    assert_eq!(phrase(Kind::One, "vR vR vR vR v* *R"), say!("paws-refused-wrong-size-none", given = given()));
}

#[test]
fn a_lead_of_two_cards_is_not_parsed() {
    assert_eq!("lead R rR rR".parse::<Move>().unwrap_err().expected, "expected-paws-lead");
}

#[test]
fn a_phrase_names_sign_and_kind_only_if_the_cards_do_not_show_them() {
    let phrase = |text: &str| text.parse::<Move>().unwrap().say();
    let many = |cards: &str| Arg::from(self::cards(cards));
    assert_eq!(phrase("play R one bR bR b*"), say!("paws-move-play", cards = many("bR bR b*")));
    let joker = say!("paws-as", cards = many("v*"), sign = Sign::Paper);
    assert_eq!(phrase("lead P v*"), say!("paws-move-lead", cards = joker));
    for kind in [Kind::One, Kind::Many] {
        let said = say!("paws-move-play-kind", cards = many("bR *R"), kind = Arg::text(kind));
        assert_eq!(phrase(&format!("play R {kind} bR *R")), said);
    }
    assert_eq!("play R one bR bR b*".parse::<Move>().unwrap().targets(), ["bR", "bR", "b*"]);
}

#[test]
fn the_phrase_of_a_count_has_all_steps() {
    let count = HandCount::new(cards("bR gS rP y* *P g*"), Seat::new(1), Ending::DeckOut, JokerCount::One);
    let ids =
        |count: &HandCount| match (Event::Counted { counts: vec![count.clone()] }).say().args.remove("steps")
        {
            Some(Arg::Clauses { clauses }) => clauses.iter().map(|step| step.id).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        };
    assert_eq!(
        ids(&count),
        ["paws-count-hand", "paws-count-set", "paws-count-set", "paws-count-nothing", "paws-count"]
    );
    let jokers = HandCount::new(cards("b* g* r* y*"), Seat::new(1), Ending::DeckOut, JokerCount::One);
    assert_eq!(ids(&jokers), ["paws-count-hand", "paws-count-set", "paws-count-left", "paws-count-jokers"]);
}

#[test]
fn only_the_hand_of_the_viewer_is_called_their_own() {
    let mut game = Paws::new(Seats::new(3).unwrap(), &Options::default());
    let mut events = Vec::new();
    game.deal(&CardSet::DECK.to_vec(), &mut events);
    let ids = |event: Event| match event.say().args.remove("clauses") {
        Some(Arg::Clauses { clauses }) => clauses.iter().map(|clause| clause.id).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    let seen = |viewer| ids(game.redact(&events[0], viewer, Recall::Memory));
    assert_eq!(seen(Viewer::Seat(Seat::new(1))), ["paws-dealt-each", "paws-dealt-own", "paws-dealt-deck"]);
    assert_eq!(seen(Viewer::Spectator), ["paws-dealt-each", "paws-dealt-deck"]);
    let hand = "paws-dealt-hand";
    assert_eq!(ids(events[0].clone()), ["paws-dealt-each", hand, hand, hand, "paws-dealt-deck"]);
}

#[test]
fn every_unseen_card_is_equally_likely_to_be_in_any_unseen_place() {
    struct Random(fastrand::Rng);
    impl Dice for Random {
        fn below(&mut self, bound: u32) -> u32 {
            self.0.u32(..bound)
        }
    }
    // Ten cards are unseen, one of them a joker; the other hand holds four of them.
    let game = position(1, rock(2, Kind::One, "vR"), &["bR bR bS", "v* yS yS yP"], 6);
    let sampler = PawsSampler::new(&game.view(Viewer::Seat(Seat::FIRST), Recall::Memory));
    let mut dice = Random(fastrand::Rng::with_seed(1));
    let joker = "v*".parse().unwrap();
    let held = (0..10_000).filter(|_| sampler.sample(&mut dice).hands.0[1].contains(joker)).count();
    assert!((3_800..4_200).contains(&held), "{held} of 10,000");
}
