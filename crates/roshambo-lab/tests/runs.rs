//! Whole comparisons: the same result for any order and any interruption, for every game.

#![allow(missing_docs, clippy::unwrap_used)]

use roshambo_bots::{Level, Stop};
use roshambo_lab::{
    CheckpointError, Laboratory, Plan, Progress, Report, Section, Target, checkpoint_seed, csv,
};
use roshambo_rules::Seats;
use roshambo_table::GameId;

fn plan(game: GameId, levels: &[Level], target: Target) -> Plan {
    Plan {
        game,
        seats: vec![game.fewest_seats()],
        options: Vec::new(),
        levels: levels.to_vec(),
        seed: 7,
        target,
    }
}

/// Plays everything that is left, each batch from its last stride to its first.
fn finish(lab: &Laboratory, mut progress: Progress) -> Progress {
    loop {
        let strides = progress.open_strides();
        if strides.is_empty() {
            return progress;
        }
        for stride in strides.into_iter().rev() {
            let tally = lab.play(stride, &Stop::default()).unwrap().unwrap();
            progress.add(lab, stride, &tally);
        }
    }
}

fn report_of(plan: Plan) -> Report {
    let lab = Laboratory::new(plan).unwrap();
    lab.report(&finish(&lab, Progress::new(&lab)))
}

#[test]
fn an_interrupted_run_gives_the_same_report_as_an_uninterrupted_one() {
    let plan = plan(GameId::Ninjan, &[Level::Random], Target::Games(150));
    let lab = Laboratory::new(plan).unwrap();
    let whole = finish(&lab, Progress::new(&lab));
    // One stride, a checkpoint, another one, a checkpoint, and the rest.
    let mut progress = Progress::new(&lab);
    for _ in 0..2 {
        let stride = *progress.open_strides().last().unwrap();
        let tally = lab.play(stride, &Stop::default()).unwrap().unwrap();
        progress.add(&lab, stride, &tally);
        // A stride counts once.
        progress.add(&lab, stride, &tally);
        progress = Progress::resume(&lab, &progress.checkpoint(&lab)).unwrap();
    }
    let resumed = finish(&lab, progress);
    assert_eq!(resumed.checkpoint(&lab), whole.checkpoint(&lab));
    assert_eq!(csv(&lab.report(&resumed)), csv(&lab.report(&whole)));
    assert_eq!(checkpoint_seed(&whole.checkpoint(&lab)), Some(7));
    // A finished run has nothing left to play.
    assert!(Progress::resume(&lab, &whole.checkpoint(&lab)).unwrap().open_strides().is_empty());
}

#[test]
fn a_checkpoint_of_another_plan_or_a_damaged_one_is_refused() {
    let lab = Laboratory::new(plan(GameId::Ninjan, &[Level::Random], Target::Games(10))).unwrap();
    let text = finish(&lab, Progress::new(&lab)).checkpoint(&lab);
    let other = Laboratory::new(plan(GameId::Ninjan, &[Level::Random], Target::Games(20))).unwrap();
    assert_eq!(Progress::resume(&other, &text).err(), Some(CheckpointError::OtherPlan));
    let cut = &text[..text.len() / 2];
    for damaged in ["", "hello", cut, &format!("{text}1\n"), &text.replace("1 ", "x ")] {
        assert_eq!(Progress::resume(&lab, damaged).err(), Some(CheckpointError::Damaged), "{damaged:.40}");
    }
}

#[test]
fn every_game_has_figures_in_every_section_that_applies() {
    for game in GameId::ALL {
        let mut plan = plan(game, &[Level::Random, Level::Easy], Target::Games(2));
        plan.seats = game
            .seats(3)
            .or(Some(Seats::FEWEST))
            .filter(|seats| game.seats(seats.count() as u8).is_some())
            .into_iter()
            .collect();
        let seats = plan.seats[0].count();
        let report = report_of(plan);
        let found: Vec<Section> = report.sections.iter().map(|section| section.section).collect();
        let missing: Vec<Section> =
            Section::ALL.into_iter().filter(|section| !found.contains(section)).collect();
        // Kingmaking needs a third player.
        let expected: &[Section] = if seats > 2 { &[] } else { &[Section::Kingmaking] };
        assert_eq!(missing, expected, "{game}");
        let wins = |place: usize| -> f64 {
            let rows = &report.sections[0].rows[..seats];
            rows.iter().map(|row| row.values[place].unwrap().own.value).sum()
        };
        assert!((0..report.variants.len()).all(|place| (wins(place) - 1.0).abs() < 1e-9), "{game}");
    }
}

#[test]
fn a_run_until_a_width_stops_when_the_intervals_are_narrow_enough() {
    let report = report_of(plan(GameId::Ninjan, &[Level::Random], Target::Width(4.0)));
    let shares = report.sections[0].rows.iter().map(|row| row.values[0].unwrap().own);
    assert!(shares.clone().all(|share| share.width() <= 0.04));
    // Half of all games are won by each seat: 4 points need about (1.96 / 0.02)² / 4 = 2401 games, in whole batches of 2048.
    assert_eq!(report.variants[0].games, 4096);
}

#[test]
fn variants_that_do_not_differ_have_no_difference_at_all() {
    let mut plan = plan(GameId::Tsuefa, &[Level::Easy], Target::Games(5));
    // Only what is shown differs between novice and pro, never what players know.
    plan.options = vec![("variant".to_owned(), vec!["novice".to_owned(), "pro".to_owned()])];
    for row in report_of(plan).sections.iter().flat_map(|section| &section.rows) {
        if let Some(difference) = row.values[1].and_then(|value| value.difference) {
            assert_eq!(difference.value, 0.0, "{}", row.label);
        }
    }
}

#[test]
fn a_report_is_the_same_on_every_run() {
    let mut plan = plan(GameId::Paws, &[Level::Random], Target::Games(4));
    plan.seats = vec![Seats::new(2).unwrap(), Seats::new(3).unwrap()];
    let lines: Vec<String> = csv(&report_of(plan.clone())).lines().take(30).map(str::to_owned).collect();
    assert_eq!(csv(&report_of(plan)).lines().take(30).collect::<Vec<_>>(), lines);
    insta::assert_snapshot!(lines.join("\n"));
}
