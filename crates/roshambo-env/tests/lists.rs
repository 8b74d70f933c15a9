//! The lists of actions and fields: complete, documented and unchanged.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../examples/fields/page.rs"]
mod page;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use roshambo_env::{Action, EnvError, GameState, action_count, action_text, fields, tensor_len};
use roshambo_rules::{Seat, Seats};
use roshambo_table::{GameId, hex, sha256};

/// The number of actions, and the start of the hash of their texts for each seat. A trained network is of
/// no use if an action gets another number.
const ACTIONS: &[(GameId, usize, [&str; 2])] = &[
    (GameId::Paws, 1637, ["5519f756507c3468", "5519f756507c3468"]),
    (GameId::PawsQuick, 3245, ["4bef9837925bdf29", "4bef9837925bdf29"]),
    (GameId::Ninjan, 54, ["2337636cccdd9527", "2337636cccdd9527"]),
    (GameId::Kanobu, 163, ["ea6d973e14d569e9", "ea6d973e14d569e9"]),
    (GameId::Tsuefa, 128, ["4ba77ea2a4ef503b", "d8076b12355dfc3f"]),
];

fn texts(game: GameId, seat: usize) -> Vec<String> {
    let action = |index| action_text(game, Seat::new(seat), Action::new(index)).unwrap();
    (0..action_count(game)).map(action).collect()
}

#[test]
fn the_numbers_of_actions_do_not_change() {
    let found: Vec<_> = GameId::ALL
        .into_iter()
        .map(|game| {
            let hash = |seat| hex(&sha256(&texts(game, seat).join("\n")))[..16].to_owned();
            (game, action_count(game), [hash(0), hash(1)])
        })
        .collect();
    let expected: Vec<_> =
        ACTIONS.iter().map(|(game, count, hashes)| (*game, *count, hashes.map(str::to_owned))).collect();
    assert_eq!(found, expected);
}

#[test]
fn different_actions_have_different_texts() {
    for game in GameId::ALL {
        let texts = texts(game, 0);
        assert_eq!(texts.iter().collect::<BTreeSet<_>>().len(), texts.len(), "{game}");
        assert_eq!(action_text(game, Seat::FIRST, Action::new(texts.len())), None);
    }
}

#[test]
fn the_actions_of_tsuefa_are_mirrored_for_seat_2() {
    let text = |seat, index| action_text(GameId::Tsuefa, Seat::new(seat), Action::new(index)).unwrap();
    assert_eq!((text(0, 0), text(1, 0)), ("a1-a2".into(), "a6-a5".into()));
    assert_eq!((text(0, 30), text(1, 30)), ("a2-a1".into(), "a5-a6".into()));
    assert_eq!((text(0, 60), text(1, 60)), ("b1-a1".into(), "b6-a6".into()));
    assert_eq!((text(0, 119), text(1, 119)), ("e6-f6".into(), "e1-f1".into()));
}

#[test]
fn a_setup_is_twelve_actions_and_an_answer_to_a_chance_four() {
    let actions = |game, text| {
        let state = GameState::new(game, 2, &[]).unwrap();
        state.actions_of(Seat::FIRST, text).map(|actions| {
            actions.iter().map(|action| action_text(game, Seat::FIRST, *action).unwrap()).collect::<Vec<_>>()
        })
    };
    let items = "FDSSSPPPRRRR".chars().map(|item| format!("setup {item}"));
    assert_eq!(actions(GameId::Tsuefa, "setup FDSSSPPPRRRR").unwrap(), items.collect::<Vec<_>>());
    assert_eq!(
        actions(GameId::Kanobu, "answer bR yP bgS").unwrap(),
        ["answer bR", "answer bgS", "answer yP", "answer top S"]
    );
    assert!(actions(GameId::Kanobu, "answer bR yP bR").is_err());
    assert!(matches!(actions(GameId::Kanobu, "play vW"), Err(EnvError::NoAction { .. })));
    assert!(actions(GameId::Tsuefa, "a1-c1").is_err());
    assert!(actions(GameId::Paws, "play R one bS").is_err());
    assert!(actions(GameId::PawsQuick, "combo bR bR bR").is_err());
    assert!(actions(GameId::PawsQuick, "spend 6").is_err());
    assert!(actions(GameId::PawsQuick, "play R gS").is_err());
}

#[test]
fn the_fields_follow_each_other_and_have_different_names() {
    for game in GameId::ALL {
        let info = game.info();
        for seats in (info.min_seats..=info.max_seats).filter_map(Seats::new) {
            let fields = fields(game, seats);
            let mut end = 0;
            for field in &fields {
                assert_eq!(field.offset, end, "{game} {}", field.name);
                end += field.len;
            }
            assert_eq!(end, tensor_len(game, seats));
            assert_eq!(fields.iter().map(|field| field.name).collect::<BTreeSet<_>>().len(), fields.len());
        }
    }
}

#[test]
fn the_page_of_tensors_describes_all_fields() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/tensors.md");
    let page = fs::read_to_string(path).unwrap();
    assert!(
        page == page::page(),
        "run cargo run -p roshambo-env --example fields > docs/tensors.md, and read the difference"
    );
}
