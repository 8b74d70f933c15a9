//! Everything that is taught is what the rules do.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;

use roshambo_rules::{Awaits, Seat};
use roshambo_table::record::Entry;
use roshambo_table::{GameId, Stream, Table};
use roshambo_tutorial::{LessonScene, Task, entry, examples, lesson, position};
use roshambo_words::{Lang, messages};

/// A game that goes on from a record by these lines.
fn going_on(record: &str, lines: &[String]) -> Result<Table, String> {
    let mut table = position(record).map_err(|error| format!("{error}"))?;
    for line in lines {
        let next = entry(line).ok_or_else(|| format!("`{line}` is no line of a record"))?;
        table.take(next).map_err(|refused| format!("`{line}`: {refused}"))?;
    }
    Ok(table)
}

/// The numbers of a page's rulings.
fn rulings(game: GameId) -> BTreeSet<u8> {
    let path = format!("{}/../../locales/en/rules/{game}.md", env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(path).unwrap();
    let numbers = page.lines().filter_map(|line| line.strip_prefix("**")?.split_once(".**"));
    numbers.filter_map(|(number, _)| number.parse().ok()).collect()
}

#[test]
fn every_numbered_ruling_has_an_example() {
    for game in GameId::ALL {
        let shown: BTreeSet<u8> = examples(game).iter().map(|example| example.ruling).collect();
        assert_eq!(shown, rulings(game), "{game}");
        assert!(
            examples(game).is_sorted_by_key(|example| example.ruling),
            "{game}: in the order of the page"
        );
    }
}

#[test]
fn an_example_shows_what_its_ruling_allows_and_forbids() {
    for game in GameId::ALL {
        for example in examples(game) {
            let name = format!("{game}/{}:\n{}", example.ruling, example.record);
            let table = going_on(&example.record, &[]).unwrap_or_else(|error| panic!("{error} in {name}"));
            assert_eq!(table.header().game, game, "{name}");
            assert!(!example.then.is_empty() || !example.refused.is_empty(), "nothing happens in {name}");
            going_on(&example.record, &example.then).unwrap_or_else(|error| panic!("{error} in {name}"));
            for line in &example.refused {
                let mut table = position(&example.record).unwrap();
                let refused = table.take(entry(line).unwrap()).expect_err(line);
                assert_eq!(
                    refused.ruling.to_string(),
                    format!("{game}/{}", example.ruling),
                    "`{line}` in {name}"
                );
            }
        }
    }
}

/// All legal moves; where they are too many to be listed, one of them in place of the text that stands for all.
fn possible(table: &Table, seat: Seat) -> Vec<String> {
    let concrete = |mv: String| {
        if mv.ends_with("...") { table.driver().random_move(seat, &mut Stream::of_text("any")) } else { mv }
    };
    table.legal(seat).into_iter().map(concrete).collect()
}

/// Goes through a scene by every right move, and says what is wrong.
fn walk(scene: &LessonScene, tasks: &[Task], lines: &[String]) {
    let Some((task, rest)) = tasks.split_first() else { return };
    let at = format!("{}-{} after {lines:?}", scene.id, task.say);
    let table = going_on(&scene.record, lines).unwrap_or_else(|error| panic!("{at}: {error}"));
    let played = |mv: Option<&str>| {
        let own = mv.map(|mv| format!("{} {mv}", scene.seat));
        lines.iter().cloned().chain(own).chain(task.others.iter().cloned()).collect::<Vec<_>>()
    };
    if task.moves.is_empty() {
        assert!(task.mistakes.is_empty() && task.otherwise.is_none(), "{at}: nothing is asked");
        return walk(scene, rest, &played(None));
    }
    let legal = table.legal(scene.seat);
    assert!(!legal.is_empty(), "{at}: the learner may not move");
    let any = task.moves == ["*"];
    let right = if any { &possible(&table, scene.seat) } else { &task.moves };
    for mv in right {
        walk(scene, rest, &played(Some(mv)));
    }
    for mv in task.mistakes.iter().flat_map(|slip| &slip.moves) {
        assert!(!right.contains(mv), "{at}: {mv} is right and wrong");
        going_on(&scene.record, &[lines, &[format!("{} {mv}", scene.seat)]].concat())
            .unwrap_or_else(|error| panic!("{at}, a slip: {error}"));
    }
    // A text that stands for unlisted moves is none of them, so only `otherwise` can speak of those.
    let told = |mv: &String| right.contains(mv) || task.mistakes.iter().any(|slip| slip.moves.contains(mv));
    assert!(
        any || task.otherwise.is_some() || legal.iter().all(told),
        "{at}: not every legal move is spoken of: {legal:?}"
    );
}

#[test]
fn a_lesson_is_a_game_that_can_be_played_by_every_right_move() {
    for game in GameId::ALL {
        let scenes = &lesson(game).scenes;
        assert!(scenes.len() >= 3, "{game} is taught in a few scenes");
        for scene in scenes {
            let table =
                position(&scene.record).unwrap_or_else(|error| panic!("{game} {}: {error}", scene.id));
            assert_eq!(table.header().game, game);
            assert_ne!(table.awaits(), Awaits::Over, "{game} {}", scene.id);
            assert!(table.header().seats.all().contains(scene.seat), "{game} {}", scene.id);
            assert!(
                scene.tasks.iter().any(|task| !task.moves.is_empty()),
                "{game} {}: nothing to do",
                scene.id
            );
            walk(scene, &scene.tasks, &[]);
        }
    }
}

#[test]
fn every_text_of_a_lesson_stands_in_every_language_and_every_one_is_said() {
    let mut said = BTreeSet::new();
    for game in GameId::ALL {
        for scene in &lesson(game).scenes {
            let id = format!("learn-{game}-{}", scene.id);
            for task in &scene.tasks {
                let mistakes = task.mistakes.iter().map(|slip| &slip.say);
                said.extend(
                    [&task.say]
                        .into_iter()
                        .chain(mistakes)
                        .chain(&task.otherwise)
                        .map(|say| format!("{id}-{say}")),
                );
            }
            assert!(said.insert(id.clone()), "two scenes are called {id}");
        }
    }
    for lang in Lang::ALL {
        let lines = messages(lang).iter().flat_map(|file| file.lines());
        let ids = lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned()));
        let written: BTreeSet<String> = ids.filter(|id| id.starts_with("learn-")).collect();
        assert_eq!(written, said, "{lang}");
    }
}

#[test]
fn a_line_of_a_record_is_a_deck_or_a_move() {
    assert_eq!(entry("2 play b3"), Some(Entry::Move(Seat::new(1), "play b3".to_owned())));
    assert_eq!(entry("deck R1 R2"), Some(Entry::Deck("R1 R2".to_owned())));
    assert_eq!(entry("nobody plays"), None);
}
