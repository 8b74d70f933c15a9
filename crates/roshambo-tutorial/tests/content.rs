//! Checks the content of the tutorial against the rules: every example and every lesson is played.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;

use roshambo_rules::{Awaits, Seat};
use roshambo_table::record::Entry;
use roshambo_table::{GameId, Stream, Table};
use roshambo_tutorial::{Example, Lesson, LessonScene, Task, entry, position};
use roshambo_words::{Lang, messages};

/// The table after a record and these additional lines.
fn continued(record: &str, lines: &[String]) -> Result<Table, String> {
    let mut table = position(record).map_err(|error| format!("{error}"))?;
    for line in lines {
        let next = entry(line).ok_or_else(|| format!("`{line}` is not a line of a record"))?;
        table.take(next).map_err(|error| format!("`{line}`: {error}"))?;
    }
    Ok(table)
}

fn lesson(game: GameId) -> &'static Lesson {
    roshambo_tutorial::lesson(game).unwrap_or_else(|error| panic!("{error}"))
}

fn examples(game: GameId) -> &'static [Example] {
    roshambo_tutorial::examples(game).unwrap_or_else(|error| panic!("{error}"))
}

/// The numbers of the rulings on the rules page of a game.
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
            "{game}: examples are not in the order of the rules page"
        );
    }
}

#[test]
fn an_example_shows_what_its_ruling_allows_and_forbids() {
    for game in GameId::ALL {
        for example in examples(game) {
            let name = format!("{game}/{}:\n{}", example.ruling, example.record);
            let table = continued(&example.record, &[]).unwrap_or_else(|error| panic!("{error} in {name}"));
            assert_eq!(table.header().game, game, "{name}");
            assert!(
                !example.then.is_empty() || !example.refused.is_empty(),
                "no line is played or refused in {name}"
            );
            continued(&example.record, &example.then).unwrap_or_else(|error| panic!("{error} in {name}"));
            for line in &example.refused {
                let mut table = position(&example.record).unwrap();
                let error = table.take(entry(line).unwrap()).expect_err(line);
                assert_eq!(
                    error.ruling.to_string(),
                    format!("{game}/{}", example.ruling),
                    "`{line}` in {name}"
                );
            }
        }
    }
}

/// All legal moves. If they are too many to list, one random move instead of the placeholder.
fn legal_moves(table: &Table, seat: Seat) -> Vec<String> {
    let concrete = |mv: String| {
        if mv.ends_with("...") { table.driver().random_move(seat, &mut Stream::of_text("any")) } else { mv }
    };
    table.legal(seat).into_iter().map(concrete).collect()
}

/// Plays a scene with every combination of right moves, and checks its tasks.
fn check_tasks(scene: &LessonScene, tasks: &[Task], lines: &[String]) {
    let Some((task, rest)) = tasks.split_first() else { return };
    let at = format!("{}-{} after {lines:?}", scene.id, task.say);
    let table = continued(&scene.record, lines).unwrap_or_else(|error| panic!("{at}: {error}"));
    let played = |mv: Option<&str>| {
        let own = mv.map(|mv| format!("{} {mv}", scene.seat));
        lines.iter().cloned().chain(own).chain(task.others.iter().cloned()).collect::<Vec<_>>()
    };
    if task.moves.is_empty() {
        assert!(task.mistakes.is_empty() && task.otherwise.is_none(), "{at}: mistakes, but no move to find");
        return check_tasks(scene, rest, &played(None));
    }
    let legal = table.legal(scene.seat);
    assert!(!legal.is_empty(), "{at}: the learner may not move");
    let any = task.moves == ["*"];
    let right = if any { &legal_moves(&table, scene.seat) } else { &task.moves };
    for mv in right {
        check_tasks(scene, rest, &played(Some(mv)));
    }
    for mv in task.mistakes.iter().flat_map(|mistake| &mistake.moves) {
        assert!(!right.contains(mv), "{at}: {mv} is both right and a mistake");
        continued(&scene.record, &[lines, &[format!("{} {mv}", scene.seat)]].concat())
            .unwrap_or_else(|error| panic!("{at}, a mistake: {error}"));
    }
    // The placeholder for moves that are not listed is neither right nor a mistake: `otherwise` must explain it.
    let explained =
        |mv: &String| right.contains(mv) || task.mistakes.iter().any(|mistake| mistake.moves.contains(mv));
    assert!(
        any || task.otherwise.is_some() || legal.iter().all(explained),
        "{at}: not every legal move has an explanation: {legal:?}"
    );
}

#[test]
fn a_lesson_can_be_played_with_every_right_move() {
    for game in GameId::ALL {
        let scenes = &lesson(game).scenes;
        assert!(scenes.len() >= 3, "the lesson of {game} has fewer than three scenes");
        for scene in scenes {
            let table =
                position(&scene.record).unwrap_or_else(|error| panic!("{game} {}: {error}", scene.id));
            assert_eq!(table.header().game, game);
            assert_ne!(table.awaits(), Awaits::Over, "{game} {}", scene.id);
            assert!(table.header().seats.all().contains(scene.seat), "{game} {}", scene.id);
            assert!(
                scene.tasks.iter().any(|task| !task.moves.is_empty()),
                "{game} {}: no move to find",
                scene.id
            );
            check_tasks(scene, &scene.tasks, &[]);
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

#[test]
fn a_line_of_a_record_is_a_deck_or_a_move() {
    assert_eq!(entry("2 play b3"), Some(Entry::Move(Seat::new(1), "play b3".to_owned())));
    assert_eq!(entry("deck R1 R2"), Some(Entry::Deck("R1 R2".to_owned())));
    assert_eq!(entry("nobody plays"), None);
}
