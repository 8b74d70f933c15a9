//! The rulings of `paws-quick.md`, one by one. Positions are written as hands and a table.

mod house_rules;
mod random_play;
mod series;
mod violations;

use super::*;
use crate::error::PlayError;
use crate::event::DiscardEvents;
use crate::games::paws_deck::CardSet;
use crate::options::GameOptions;
use crate::sign::Sign;
use state::Phase;

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

fn new_game(seats: u8, options: &[(&str, &str)]) -> PawsQuick {
    let seats = Seats::new(seats).unwrap();
    let mut chosen = Options::default();
    for (name, value) in options {
        chosen.set(seats, name, value).unwrap();
    }
    PawsQuick::new(seats, &chosen)
}

/// Rocks on the table, with the number of their owner; 0 if they have none.
fn rock(owner: usize, text: &str) -> Option<TableCards> {
    Some(TableCards { owner: (owner > 0).then(|| seat(owner)), sign: Sign::Rock, cards: cards(text) })
}

/// The first game of a series. Seat 1 opened and has its turn. The deck has `deck` of the other cards; the
/// rest is discarded.
fn position(table: Option<TableCards>, hands: &[&str], deck: usize) -> PawsQuick {
    let mut game = new_game(hands.len() as u8, &[]);
    let mut rest = CardSet::DECK;
    for (i, hand) in hands.iter().enumerate() {
        game.hands.0[i] = cards(hand);
        rest.remove_all(game.hands.0[i]);
    }
    game.table = table;
    if let Some(table) = table {
        rest.remove_all(table.cards);
    }
    let rest = rest.to_vec();
    game.deck = Deck::unknown(deck, 0);
    game.deck.set_last(&rest[..deck]);
    game.discard = rest[deck..].iter().copied().collect();
    game.phase = Phase::Playing;
    game.game = 1;
    game
}

fn legal(game: &PawsQuick, seat: Seat) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let mut texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    texts.sort();
    texts
}

fn may(game: &PawsQuick, text: &str) -> bool {
    legal(game, game.turn).contains(&text.to_owned())
}

fn play(game: &mut PawsQuick, text: &str) -> Vec<Event> {
    game.play(game.turn, text.parse().unwrap()).unwrap()
}

fn spend(game: &mut PawsQuick, number: usize, tokens: u8) -> Vec<Event> {
    game.play(seat(number), Move::Spend(tokens)).unwrap()
}

/// A deck order that starts with these cards.
fn deck_from(text: &str) -> Vec<Card> {
    let first: Vec<Card> = text.split_whitespace().map(|card| card.parse().unwrap()).collect();
    let mut rest = CardSet::DECK;
    rest.remove_all(first.iter().copied().collect());
    first.into_iter().chain(rest.iter()).collect()
}

#[test]
fn the_same_sign_needs_at_least_one_card_more() {
    let mut game = position(rock(2, "vR"), &["bR bR bR gR bS", "yS yS"], 20);
    assert_eq!(legal(&game, game.turn), ["pass", "play R bR bR", "play R bR bR bR", "play R bR gR"]);
    play(&mut game, "play R bR bR bR");
    assert_eq!((game.hands.0[0].len(), game.deck_len()), (2, 20), "nothing is drawn");
    assert!(game.discard.contains("vR".parse().unwrap()));
    assert_eq!(game.awaits(), Awaits::Turn { seat: seat(2) });
}

#[test]
fn the_beating_sign_takes_any_number_and_draws_two() {
    let mut game = position(rock(2, "yR yR yR"), &["bP bP gS b*", "yS yS"], 20);
    assert_eq!(
        legal(&game, game.turn),
        ["pass", "play P b*", "play P bP", "play P bP b*", "play P bP bP", "play P bP bP b*"]
    );
    play(&mut game, "play P bP bP");
    assert_eq!((game.hands.0[0].len(), game.deck_len()), (4, 18));
}

#[test]
fn cards_have_one_colour_or_different_ones_and_jokers_count_as_anything_that_they_do_not_show() {
    let game = position(None, &["bR bR g* *R", "yS yS"], 20);
    assert_eq!(
        legal(&game, game.turn),
        [
            "lead P g*",
            "lead R *R",
            "lead R bR",
            "lead R bR *R",
            "lead R bR bR",
            "lead R bR bR *R",
            "lead R bR g*",
            "lead R bR g* *R",
            "lead R g*",
            "lead R g* *R",
            "lead S g*",
            "pass",
        ]
    );
    let five = position(None, &["bR gR rR yR vR *R", "yS yS"], 20);
    assert!(may(&five, "lead R bR gR rR yR vR") && may(&five, "lead R bR gR rR yR *R"));
    assert!(!may(&five, "lead R bR gR rR yR vR *R"), "there are five colours");
    let six = position(None, &["bR bR bR bR b* *R", "yS yS"], 20);
    assert!(may(&six, "lead R bR bR bR bR b* *R"));
}

#[test]
fn every_combo_of_three_signs_in_one_colour_is_listed_once_with_jokers() {
    let combos = |hand: &str| -> Vec<String> {
        let game = position(rock(0, "vR"), &[hand, "yS yS"], 20);
        legal(&game, game.turn).into_iter().filter(|text| text.starts_with("combo")).collect()
    };
    assert_eq!(combos("bR bR bS bP gP"), ["combo bR bS bP"]);
    assert_eq!(combos("bR bS b* g*"), ["combo bR bS b*"]);
    assert_eq!(combos("bR gS gP *R"), ["combo gS gP *R"]);
    assert_eq!(combos("*R *S *P"), ["combo *R *S *P"]);
    assert_eq!(combos("b* *R *S"), ["combo b* *R *S"]);
    assert_eq!(
        combos("bR bS *P b*"),
        ["combo bR b* *P", "combo bR bS *P", "combo bR bS b*", "combo bS b* *P"]
    );
    assert_eq!(combos("bR gS rP b* g*"), Vec::<String>::new());
    assert_eq!(combos("bR *R *S *P").len(), 2, "blue rock with two jokers, and the three jokers once");
}

#[test]
fn a_combo_goes_to_the_discard_pile_and_the_table_stays() {
    let mut game = position(rock(2, "vR"), &["bR bS b* gR", "yS yS"], 20);
    play(&mut game, "combo bR bS b*");
    assert_eq!(game.table, rock(2, "vR"));
    assert!(game.discard.contains("b*".parse().unwrap()));
    assert_eq!((game.hands.0[0].len(), game.deck_len()), (1, 20));
    assert_eq!(game.awaits(), Awaits::Turn { seat: seat(2) });
}

#[test]
fn with_two_seats_half_of_the_deck_leaves_the_game() {
    for (seats, deck, left) in [(2, 23, 22), (3, 34, 0), (4, 23, 0)] {
        let mut game = new_game(seats, &[]);
        game.deal(&deck_from(""), &mut DiscardEvents);
        assert_eq!((game.deck_len(), game.deck.removed().len()), (deck, left));
        assert!(game.hands.0[..seats as usize].iter().all(|hand| hand.len() == 11));
    }
}

/// Three hands of plain cards, then jokers.
const THREE_HANDS: &str = "bR bR bR bR bS bS bS bS bP bP bP bP gR gR gR gR gS gS gS gS gP gP gP gP \
    rR rR rR rR rS rS rS rS rP ";

#[test]
fn a_colour_joker_turned_over_goes_to_the_bottom_and_the_next_card_is_turned() {
    let mut game = new_game(3, &[("opening", "1")]);
    game.deal(&deck_from(&(THREE_HANDS.to_owned() + "v* b* *S")), &mut DiscardEvents);
    let start = TableCards { owner: None, sign: Sign::Scissors, cards: cards("*S") };
    assert_eq!(game.table, Some(start), "a sign joker can be the starting card");
    assert_eq!(game.deck_len(), 34);
    let turned = game.deck.last(2).to_vec();
    assert_eq!(turned.iter().copied().collect::<CardSet>(), cards("v* b*"));
    assert_eq!(turned[0].to_string(), "v*", "b* went under it");
    let view = game.view(Viewer::Spectator, Recall::Memory);
    assert_eq!(view.deck_known, turned);
    assert!(!view.unseen.contains(turned[0]));
    // Everybody knows who has drawn the jokers from the bottom, until they are played.
    game.deck.draw(31);
    play(&mut game, "pass");
    let view = game.view(Viewer::Spectator, Recall::Memory);
    assert_eq!((view.known[0], view.deck_known.len()), (cards("v* b*"), 0));
    game.turn = seat(1);
    play(&mut game, "play R b*");
    let view = game.view(Viewer::Spectator, Recall::Memory);
    assert_eq!(view.known[0], cards("v*"));
}

#[test]
fn with_two_seats_a_joker_put_to_the_bottom_leaves_the_game() {
    let mut game = new_game(2, &[]);
    game.deal(
        &deck_from("bR bR bR bR bS bS bS bS bP bP bP bP gR gR gR gR gS gS gS gS gP gP v* gP"),
        &mut DiscardEvents,
    );
    let view = game.view(Viewer::Spectator, Recall::Memory);
    assert_eq!((view.left, view.left_known, view.deck_known), (22, vec!["v*".parse().unwrap()], vec![]));
}

#[test]
fn the_starting_card_has_no_owner() {
    let game = position(rock(0, "vR"), &["bS bP", "yS yS"], 20);
    assert_eq!(legal(&game, game.turn), ["pass", "play P bP"]);
}

#[test]
fn a_seat_may_replace_its_own_cards_until_a_turn_in_which_it_plays_none() {
    let mut game = position(rock(1, "vR"), &["bS bS bR bP y*", "yS yS", "gS gS"], 30);
    assert!(may(&game, "lead S bS bS"));
    let mut led = game;
    play(&mut led, "lead S bS bS");
    assert_eq!((led.hands.0[0].len(), led.deck_len()), (3, 30), "a lead draws nothing");
    // Passes of other seats do not matter.
    game.turn = seat(2);
    play(&mut game, "pass");
    play(&mut game, "pass");
    assert!(may(&game, "lead S bS bS"));
    for without_playing in ["pass", "combo bR bS bP"] {
        let mut later = game;
        play(&mut later, without_playing);
        play(&mut later, "pass");
        play(&mut later, "pass");
        assert_eq!(later.table, rock(0, "vR"));
        assert!(!may(&later, "lead S bS"), "after {without_playing}");
    }
}

#[test]
fn cards_have_no_owner_after_help_and_a_pass() {
    let mut game = position(rock(1, "bR vR"), &["bS bS", "yS yS"], 30);
    game.tokens.0[0] = 1;
    play(&mut game, "help");
    assert!(may(&game, "lead S bS"), "help alone does not end the turn");
    play(&mut game, "pass");
    play(&mut game, "pass");
    assert!(!may(&game, "lead S bS"));
}

#[test]
fn an_empty_hand_ends_the_game_before_cards_are_drawn() {
    let mut game = position(rock(2, "vR"), &["bP", "yS yS"], 20);
    let events = play(&mut game, "play P bP");
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. })));
    assert_eq!((game.won.0[0], game.totals.0[1], game.deck_len()), (1, 2, 20));
    let mut combo = position(rock(2, "vR"), &["bR bS b*", "yS yS"], 20);
    play(&mut combo, "combo bR bS b*");
    assert_eq!((combo.won.0[0], combo.awaits()), (1, Awaits::Deck));
}

#[test]
fn the_game_ends_when_a_card_must_be_drawn_from_an_empty_deck_and_not_before() {
    let mut game = position(rock(2, "vR"), &["bP gP", "yS yS", "gS"], 3);
    play(&mut game, "pass");
    assert_eq!((game.deck_len(), game.awaits()), (0, Awaits::Turn { seat: seat(2) }));
    play(&mut game, "pass");
    assert_eq!(game.awaits(), Awaits::Deck);
    assert_eq!(game.totals.0, [5, 2, 1, 0]);
    assert_eq!(game.won.0, [0, 0, 1, 0], "the fewest points win");
    let mut partly = position(rock(2, "vR"), &["bP gP", "yS yS"], 1);
    play(&mut partly, "play P bP");
    assert_eq!((partly.totals.0[..2].to_vec(), partly.awaits()), (vec![2, 2], Awaits::Deck));
    assert_eq!(partly.won.0[..2], [1, 1], "the cards drawn before count; equal points share the victory");
}

#[test]
fn help_discards_the_last_card_and_the_others_keep_their_sign() {
    let mut game = position(rock(2, "b* vR *R"), &["bR gR bS", "yS yS"], 20);
    game.tokens.0[0] = 3;
    play(&mut game, "help");
    assert_eq!(game.table, rock(2, "b* vR"));
    play(&mut game, "help");
    assert_eq!(game.table, rock(2, "b*"), "a colour joker that was played as rock");
    assert!(may(&game, "play R bR gR"));
    assert_eq!((game.tokens.0[0], game.supply(), game.turn), (1, 4, seat(1)));
    play(&mut game, "help");
    assert_eq!(legal(&game, game.turn), ["lead R bR", "lead R bR gR", "lead R gR", "lead S bS", "pass"]);
    play(&mut game, "pass");
    assert_eq!(game.table, None, "the table stays empty");
    assert!(may(&game, "lead S yS"), "and the next seat may lead");
}

#[test]
fn help_needs_a_token_and_cards_on_the_table() {
    let mut game = position(rock(2, "vR"), &["bR", "yS yS"], 20);
    assert!(!may(&game, "help"));
    game.tokens.0[0] = 1;
    assert!(may(&game, "help"));
    game.table = None;
    assert!(!may(&game, "help"));
}

#[test]
fn the_defaults_of_the_options_depend_on_the_number_of_seats() {
    let chosen = |seats, options: &[(&str, &str)]| {
        let game = new_game(seats, options);
        (game.games, game.help)
    };
    assert_eq!(chosen(3, &[]), (3, true));
    assert_eq!(chosen(3, &[("games", "1")]), (1, false));
    assert_eq!(chosen(4, &[("games", "20"), ("help", "off")]), (20, false));
    assert_eq!(chosen(2, &[("help", "on"), ("games", "1")]), (1, true));
    let mut options = Options::default();
    for (name, value) in [("games", "0"), ("games", "21"), ("games", "02"), ("help", "yes"), ("hints", "1")] {
        assert!(options.set(Seats::new(2).unwrap(), name, value).is_err(), "{name}={value}");
    }
    assert_eq!(options, Options::default(), "an invalid option changes nothing");
}

/// The example record: each deck or move, with the number of legal moves before it.
#[test]
fn a_combo_of_the_last_three_cards_wins_the_game() {
    let mut game = new_game(2, &[("opening", "1"), ("games", "2")]);
    for (line, count) in [
        (
            "deck bR gP bR gR bR bP bR yP gS rP gS rS gS bS gS bP yR bP yS *R y* yR rR rP rR vR rP r* yS vR \
             yR *P vS rS rS yP vP vS rR bP rS g* bS yS *S vP vR gR rR yP yP vS bS vS vR yR gP gP yS bS gR rP \
             vP v* gP b* gR vP",
            0,
        ),
        ("1 play R bR bR bR bR", 9),
        ("2 pass", 20),
        ("1 lead S gS gS gS gS", 16),
        ("2 pass", 35),
        ("1 combo yR yS y*", 12),
        (
            "deck rP bP vP gR b* rP yR yR vR gS yR rR bS bP v* rR yS vS yP *P bR bS gP yP g* vP vR rR yP rP \
             gS bS *R rS y* *S gP gP rR vP bS gR rS yS gR gR vP yR rS bR rP gS bP vS yS yS vS vR vR rS r* bR \
             bP yP vS bR gP gS",
            0,
        ),
        ("2 pass", 16),
        ("1 play P b* rP yP", 35),
        ("2 play S bS g*", 39),
        ("1 play R yR v*", 16),
        ("2 play P bP", 44),
    ] {
        let (who, rest) = line.split_once(' ').unwrap();
        let moves: usize = game.awaits().seats().iter().map(|seat| legal(&game, seat).len()).sum();
        assert_eq!(moves, count, "before {line}");
        if who == "deck" {
            let order: Vec<Card> = rest.split_whitespace().map(|card| card.parse().unwrap()).collect();
            game.shuffle(&order).unwrap();
        } else {
            game.play(Seat::parse(who).unwrap(), rest.parse().unwrap()).unwrap();
        }
    }
    assert_eq!(
        legal(&game, seat(1)).join(", "),
        "combo yR yS yP, pass, play P rP vP, play P rP yP, play P rP yP vP, play P yP vP, play S bS, \
         play S bS yS, play S yS"
    );
}

#[test]
fn a_move_has_one_text() {
    for text in ["play R bR bR *R", "lead S g*", "combo bR bS b*", "pass", "help", "spend 0", "throw P"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for wrong in [
        "",
        "pass ",
        "help 1",
        "spend",
        "spend 01",
        "spend -1",
        "spend 256",
        "play R",
        "play bR",
        "play R gR bR",
        "lead X bR",
        "combo",
        "combo bS bR bP",
        "throw",
        "play R one bR",
    ] {
        assert!(wrong.parse::<Move>().is_err(), "{wrong:?}");
    }
}

#[test]
fn a_move_and_a_state_stay_small() {
    assert!(size_of::<Move>() <= 16);
    assert!(size_of::<PawsQuick>() <= 256, "{}", size_of::<PawsQuick>());
}
