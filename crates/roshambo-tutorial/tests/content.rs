//! Everything in the lessons and examples agrees with the rules.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;

use roshambo_rules::{Awaits, Seat};
use roshambo_table::record::Entry;
use roshambo_table::{GameId, MoveList, Stream, Table};
use roshambo_tutorial::{Example, Lesson, LessonScene, Task};
use roshambo_words::{Lang, messages};

fn examples(game: GameId) -> &'static [Example] {
    roshambo_tutorial::examples(game).unwrap_or_else(|error| panic!("{error}"))
}

fn lesson(game: GameId) -> &'static Lesson {
    roshambo_tutorial::lesson(game).unwrap_or_else(|error| panic!("{error}"))
}

/// The table at the end of a record.
fn position(record: &str) -> Result<Table, String> {
    Table::replay(record.as_bytes()).map_err(|error| error.to_string())
}

/// The table after a record and these entries.
fn continued(record: &str, entries: &[Entry]) -> Result<Table, String> {
    let mut table = position(record)?;
    for entry in entries {
        table.take(entry.clone()).map_err(|refused| format!("`{entry}`: {refused}"))?;
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
            let table = position(&example.record).unwrap_or_else(|error| panic!("{error} in {name}"));
            assert_eq!(table.header().game, game, "{name}");
            assert!(!example.then.is_empty() || !example.refused.is_empty(), "nothing happens in {name}");
            continued(&example.record, &example.then).unwrap_or_else(|error| panic!("{error} in {name}"));
            for entry in &example.refused {
                let mut table = position(&example.record).unwrap();
                let refused = table.take(entry.clone()).expect_err(&entry.to_string());
                assert_eq!(
                    refused.ruling.to_string(),
                    format!("{game}/{}", example.ruling),
                    "`{entry}` in {name}"
                );
            }
        }
    }
}

/// All legal moves, or one of them if they are too many to list.
fn possible(table: &Table, seat: Seat) -> Vec<String> {
    match table.legal(seat) {
        MoveList::Listed(moves) => moves,
        MoveList::Unlisted { .. } => vec![table.driver().random_move(seat, &mut Stream::of_text("any"))],
    }
}

/// Goes through a scene by every right move.
fn walk(scene: &LessonScene, tasks: &[Task], entries: &[Entry]) {
    let Some((task, rest)) = tasks.split_first() else { return };
    let at = format!("{}-{} after {entries:?}", scene.id, task.say);
    let table = continued(&scene.record, entries).unwrap_or_else(|error| panic!("{at}: {error}"));
    let own = |mv: &str| Entry::Move(scene.seat, mv.to_owned());
    let played = |mv: Option<&str>| {
        entries.iter().cloned().chain(mv.map(own)).chain(task.others.iter().cloned()).collect::<Vec<_>>()
    };
    if task.moves.is_empty() {
        assert!(task.mistakes.is_empty() && task.otherwise.is_none(), "{at}: nothing is asked for");
        return walk(scene, rest, &played(None));
    }
    let legal = table.legal(scene.seat);
    assert!(!legal.is_empty(), "{at}: the learner may not move");
    let any = task.moves == ["*"];
    let right = if any { &possible(&table, scene.seat) } else { &task.moves };
    for mv in right {
        walk(scene, rest, &played(Some(mv)));
    }
    for mv in task.mistakes.iter().flat_map(|mistake| &mistake.moves) {
        assert!(!right.contains(mv), "{at}: {mv} is right and a mistake");
        continued(&scene.record, &[entries, &[own(mv)]].concat())
            .unwrap_or_else(|error| panic!("{at}, a mistake: {error}"));
    }
    let has_text = |mv: &String| right.contains(mv) || task.mistakes.iter().any(|own| own.moves.contains(mv));
    // Moves that are not listed can only have the text `otherwise`.
    let all_have_texts = legal.listed().is_some_and(|moves| moves.iter().all(has_text));
    assert!(any || task.otherwise.is_some() || all_have_texts, "{at}: not every move has a text: {legal:?}");
}

#[test]
fn a_lesson_can_be_played_with_every_right_move() {
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
fn every_text_of_a_lesson_exists_in_every_language_and_is_used() {
    let mut used = BTreeSet::new();
    for game in GameId::ALL {
        for scene in &lesson(game).scenes {
            let id = format!("learn-{game}-{}", scene.id);
            for task in &scene.tasks {
                let mistakes = task.mistakes.iter().map(|mistake| &mistake.say);
                used.extend(
                    [&task.say]
                        .into_iter()
                        .chain(mistakes)
                        .chain(&task.otherwise)
                        .map(|say| format!("{id}-{say}")),
                );
            }
            assert!(used.insert(id.clone()), "two scenes have the id {id}");
        }
    }
    for lang in Lang::ALL {
        let lines = messages(lang).iter().flat_map(|file| file.lines());
        let ids = lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned()));
        let written: BTreeSet<String> = ids.filter(|id| id.starts_with("learn-")).collect();
        assert_eq!(written, used, "{lang}");
    }
}
