//! Ruling 9: which items views and logs show after a fight.

use super::*;
use crate::phrase::Say;

const EVERYBODY: [Viewer; 3] = [Viewer::Seat(ONE), Viewer::Seat(TWO), Viewer::Spectator];

/// The scissors of seat 1 on c3 tied with those of seat 2 on c4 and won the throw with paper.
fn after_a_tie(variant: Variant) -> (Tsuefa, Vec<Event>) {
    let mut game = face_to_face('S', 's');
    game.variant = variant;
    let mut events = play(&mut game, ONE, "c3-c4");
    events.extend(play(&mut game, ONE, "throw P"));
    events.extend(play(&mut game, TWO, "throw R"));
    (game, events)
}

fn item_on(view: &View, text: &str) -> Option<Item> {
    view.figures.iter().find(|figure| figure.square == square(text)).unwrap().item
}

fn seen(game: &Tsuefa, events: &[Event], viewer: Viewer, recall: Recall) -> String {
    events.iter().map(|event| game.redact(event, viewer, recall).say().to_string() + "\n").collect()
}

#[test]
fn only_the_owner_sees_a_sealed_setup() {
    let mut game = Tsuefa::new(SEATS, &Options::default());
    let events = play(&mut game, ONE, ITEMS);
    for recall in [Recall::Display, Recall::Memory] {
        for viewer in EVERYBODY {
            let own = viewer.is(ONE);
            assert_eq!(item_on(&game.view(viewer, recall), "a1").is_some(), own);
            let layout = own.then(|| "FDSSSPPPRRRR".parse().unwrap());
            let redacted: Vec<Event> =
                events.iter().map(|event| game.redact(event, viewer, recall)).collect();
            assert_eq!(redacted, [Event::SetUp { seat: ONE, layout }]);
            assert_eq!(seen(&game, &events, viewer, recall), "tsuefa-set-up(seat: player(seat: 1))\n");
        }
    }
}

#[test]
fn in_novice_shown_items_stay_visible_to_everybody() {
    let (game, events) = after_a_tie(Variant::Novice);
    for viewer in EVERYBODY {
        let view = game.view(viewer, Recall::Display);
        assert_eq!(view, game.view(viewer, Recall::Memory));
        assert_eq!(item_on(&view, "c4"), Item::from_letter('P'));
        assert_eq!(view.lost, Some(vec![vec![], vec![Item::from_letter('S').unwrap()]]));
        assert_eq!(item_on(&view, "a1").is_some(), viewer.is(ONE));
        assert_eq!(item_on(&view, "a6").is_some(), viewer.is(TWO));
        assert_eq!(
            seen(&game, &events, viewer, Recall::Display),
            "tsuefa-fought(attacker: scissors, defender: scissors, from: c3, result: tied, \
             seat: player(seat: 1), to: c4)\n\
             throw-decided(seat: player(seat: 1))\n\
             throw-decided(seat: player(seat: 2))\n\
             throw-won(left: [player(seat: 1)], signs: [\
             throw-sign(seat: player(seat: 1), sign: sign-paper) \
             throw-sign(seat: player(seat: 2), sign: sign-rock)])\n\
             tsuefa-tie-settled(seat: player(seat: 1), sign: sign-paper, square: c4)\n"
        );
    }
}

#[test]
fn in_pro_neither_board_nor_log_repeats_shown_items() {
    let (game, events) = after_a_tie(Variant::Pro);
    for viewer in EVERYBODY {
        let view = game.view(viewer, Recall::Display);
        assert_eq!(item_on(&view, "c4").is_some(), viewer.is(ONE), "its owner sees its own item");
        assert_eq!((&view.hidden, &view.lost), (&None, &None));
        assert!(view.figures.iter().all(|figure| (figure.shown, figure.moved) == (None, None)));
        assert_eq!(
            seen(&game, &events, viewer, Recall::Display),
            "tsuefa-fought-unseen(seat: player(seat: 1))\n\
             throw-decided(seat: player(seat: 1))\n\
             throw-decided(seat: player(seat: 2))\n\
             throw-won-unseen(left: [player(seat: 1)])\n\
             tsuefa-tie-settled-unseen(seat: player(seat: 1))\n"
        );
        let memory = game.view(viewer, Recall::Memory);
        assert_eq!(item_on(&memory, "c4"), Item::from_letter('P'));
        assert!(seen(&game, &events, viewer, Recall::Memory).contains("sign: sign-paper, square: c4"));
    }
}

/// A player who lost a rock to an attack knows that the attacker is a paper, and has to remember where that
/// paper is.
#[test]
fn in_pro_the_log_of_a_running_game_hides_results_and_squares() {
    let mut logs = Vec::new();
    for attacker in ['P', 'S'] {
        let mut game = face_to_face(attacker, 'r');
        game.variant = Variant::Pro;
        let mut events = play(&mut game, ONE, "c3-c4");
        events.extend(play(&mut game, TWO, "a6-a5"));
        events.extend(play(&mut game, ONE, "a1-a2"));
        logs.push(seen(&game, &events, Viewer::Seat(TWO), Recall::Display));
        let memory = seen(&game, &events, Viewer::Seat(TWO), Recall::Memory);
        assert!(memory.contains("defender: rock, from: c3, result: ") && memory.contains("from: a1"));
    }
    let log = "tsuefa-fought-unseen(seat: player(seat: 1))\n\
               tsuefa-stepped-unseen(seat: player(seat: 2))\n\
               tsuefa-stepped-unseen(seat: player(seat: 1))\n";
    assert_eq!(logs, [log; 2]);
}

#[test]
fn in_pro_a_tied_fight_is_visible_until_it_is_decided_and_everything_when_the_game_is_over() {
    let mut game = face_to_face('S', 's');
    game.variant = Variant::Pro;
    let events = play(&mut game, ONE, "c3-c4");
    let view = game.view(Viewer::Spectator, Recall::Display);
    assert_eq!(view.fight.map(|fight| fight.item), Item::from_letter('S'));
    game.phase = Phase::Over { winner: None };
    for viewer in EVERYBODY {
        assert_eq!(game.view(viewer, Recall::Display), game.view(viewer, Recall::Memory));
        assert!(
            seen(&game, &events, viewer, Recall::Display).contains("attacker: scissors, defender: scissors")
        );
    }
}

#[test]
fn a_figure_that_has_moved_is_known_not_to_carry_dynamite() {
    let (mut game, _) = after_a_tie(Variant::Novice);
    play(&mut game, TWO, "a6-a5");
    play(&mut game, ONE, "c4-c5");
    let view = game.view(Viewer::Seat(TWO), Recall::Memory);
    let marks: Vec<_> = view
        .figures
        .iter()
        .map(|figure| (figure.square.to_string(), figure.shown.unwrap(), figure.moved.unwrap()))
        .collect();
    let expected = [
        ("a1", false, false),
        ("f1", false, false),
        ("a5", false, true),
        ("c5", true, true),
        ("f6", false, false),
    ];
    assert_eq!(marks, expected.map(|(square, shown, moved)| (square.to_owned(), shown, moved)));
    let hidden = ["D", "F"].map(|letter| Item::from_letter(letter.chars().next().unwrap()).unwrap()).to_vec();
    assert_eq!(view.hidden, Some(vec![hidden.clone(), hidden]));
}
