//! Which games count together, and who won them.

use super::*;
use crate::ids::TableId;
use crate::protocol::GameSummary;

/// A game of these players (guest, name, place), which ended at this time.
fn game(ended: u64, players: &[(i64, &str, u8)]) -> Ended {
    let seat = |index: usize| Seat::from_number(index as u32 + 1).unwrap();
    let summary = GameSummary {
        table: TableId(1),
        game_number: 1,
        game: "ninjan".parse().unwrap(),
        names: players.iter().map(|(_, name, _)| (*name).to_owned()).collect(),
        looks: vec![None; players.len()],
        mine: vec![],
        places: players.iter().map(|(.., place)| *place).collect(),
        ended,
        seen: true,
    };
    let people = players.iter().enumerate().filter(|(_, (guest, ..))| *guest != 0);
    let players = people.map(|(index, (guest, ..))| (GuestId(*guest), seat(index))).collect();
    Ended { summary, players, from: 0, to: 0 }
}

fn wins(score: &Score) -> Vec<(&str, u32)> {
    score.people.iter().map(|person| (person.name.as_str(), person.wins)).collect()
}

#[test]
fn the_same_people_have_one_score_wherever_they_sit_and_whatever_they_are_called() {
    let games = [
        game(9, &[(2, "Боб", 1), (1, "Anna", 2)]),
        game(8, &[(1, "Anna", 1), (2, "Bob", 2)]),
        game(7, &[(1, "", 1), (2, "Bob", 1)]),
    ];
    let scores = scores(GuestId(1), &games);
    assert_eq!(scores.len(), 1);
    assert_eq!(wins(&scores[0]), [("Anna", 1), ("Боб", 1)]);
    assert_eq!((scores[0].games, scores[0].draws, scores[0].last), (3, 1, 9));
    assert!(scores[0].people[0].yours && !scores[0].people[1].yours);
}

#[test]
fn other_people_and_bots_are_other_scores() {
    let games = [
        game(9, &[(1, "Anna", 2), (2, "Bob", 3), (0, "bot-easy", 1)]),
        game(8, &[(1, "Anna", 1), (3, "Eve", 2), (2, "Bob", 3)]),
        game(7, &[(1, "Anna", 1), (0, "bot-easy", 2)]),
    ];
    let scores = scores(GuestId(1), &games);
    assert_eq!(scores.len(), 2, "a game against bots alone has no score");
    assert_eq!(wins(&scores[0]), [("Anna", 0), ("Bob", 0)], "the bot won");
    assert_eq!(wins(&scores[1]), [("Anna", 1), ("Bob", 0), ("Eve", 0)]);
}

#[test]
fn people_at_one_device_are_told_apart_by_name() {
    let games = [game(9, &[(1, "Anna", 2), (1, "Max", 1)]), game(8, &[(1, "Max", 1), (1, "Anna", 2)])];
    let scores = scores(GuestId(1), &games);
    assert_eq!(scores.len(), 1);
    assert_eq!(wins(&scores[0]), [("Anna", 0), ("Max", 2)]);
}
