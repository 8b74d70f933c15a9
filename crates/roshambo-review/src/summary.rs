//! Puts a review together: figures of all points, totals, turning points, and sentences about them.

use roshambo_rules::{Arg, Game, Phrase, Say, Seat, say};
use roshambo_table::record::Header;

use crate::history::{History, Input};
use crate::linear::Form;
use crate::report::{
    Figure, JudgedDecision, Label, Part, Parts, Point, Review, SeatTotal, TurningPoint, VERSION,
};
use crate::settings::Settings;
use crate::split::{PointForms, Split};

/// The largest number of turning points.
const MAX_TURNING_POINTS: usize = 3;

pub(crate) fn make<G: Game>(
    header: &Header,
    settings: &Settings,
    history: &History<G>,
    split: &Split,
    decisions: Vec<JudgedDecision>,
) -> Review {
    let seats = header.seats;
    Review {
        version: VERSION,
        game: header.game,
        seats,
        depth: settings.depth,
        seed: settings.seed,
        points: (0..history.states.len()).map(|entry| point(entry, history, split)).collect(),
        totals: seats.iter().map(|seat| total(seat, history, split, &decisions)).collect(),
        turning_points: turning_points(history, split),
        decisions,
    }
}

/// The figures of a form for each seat.
fn by_seat<G: Game>(history: &History<G>, split: &Split, form: &Form) -> Vec<Figure> {
    history.states[0].seats().iter().map(|seat| form.figure(&split.estimates, seat)).collect()
}

fn point<G: Game>(entry: usize, history: &History<G>, split: &Split) -> Point {
    let PointForms { equity, luck, choice, guessing } = &split.points[entry];
    let figure = |form: &Form, seat| form.figure(&split.estimates, seat);
    let parts = |seat| Parts {
        luck: figure(luck, seat),
        choice: figure(choice, seat),
        guessing: figure(guessing, seat),
    };
    let seats = history.states[0].seats();
    Point {
        entry,
        events: history.events[entry],
        seat: entry.checked_sub(1).and_then(|index| history.inputs[index].seat()),
        equity: by_seat(history, split, equity),
        parts: if entry == 0 { Vec::new() } else { seats.iter().map(parts).collect() },
    }
}

fn total<G: Game>(
    seat: Seat,
    history: &History<G>,
    split: &Split,
    decisions: &[JudgedDecision],
) -> SeatTotal {
    let figure = |form: Form| form.figure(&split.estimates, seat);
    let sum = |of: fn(&PointForms) -> &Form| figure(split.points.iter().map(of).sum());
    let choices = |own: bool| {
        let of_seat = |entry: &usize| (history.inputs[*entry - 1].seat() == Some(seat)) == own;
        let entries = (1..split.points.len()).filter(of_seat);
        figure(entries.map(|entry| &split.points[entry].choice).sum())
    };
    let own: Vec<&JudgedDecision> = decisions.iter().filter(|decision| decision.seat == seat).collect();
    let loss = Figure {
        value: own.iter().map(|decision| decision.loss.value).sum(),
        error: own.iter().map(|decision| decision.loss.error.powi(2)).sum::<f64>().sqrt(),
    };
    let labels = Label::ALL.map(|label| own.iter().filter(|decision| decision.label == label).count());
    let last = split.points.last().map_or(0.0, |point| point.equity.figure(&split.estimates, seat).value);
    let mut total = SeatTotal {
        seat,
        start: split.points[0].equity.figure(&split.estimates, seat),
        end: last,
        luck: sum(|point| &point.luck),
        own_choices: choices(true),
        other_choices: choices(false),
        guessing: sum(|point| &point.guessing),
        loss,
        decisions: own.len(),
        labels,
        summary: Phrase::new("review-summary"),
    };
    total.summary = summary(&total);
    total
}

/// A seat's game in one sentence.
fn summary(total: &SeatTotal) -> Phrase {
    let guess = percent(total.guessing.value);
    let side = match guess {
        1.. => "won",
        0 => "even",
        _ => "lost",
    };
    say!(
        "review-summary",
        seat = total.seat,
        luck = signed(total.luck.value),
        own = signed(total.own_choices.value),
        others = signed(total.other_choices.value),
        guess = guess.abs(),
        side = Arg::text(side),
    )
}

/// A share as whole percent.
fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

/// A difference as whole percent with its sign: `+12`, `−5`, `0`.
fn signed(share: f64) -> Arg {
    match percent(share) {
        0 => Arg::text("0"),
        value @ 1.. => Arg::text(format_args!("+{value}")),
        value => Arg::text(format_args!("−{}", -value)),
    }
}

/// The entries that changed a seat's equity most, beyond the error.
fn turning_points<G: Game>(history: &History<G>, split: &Split) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> =
        (1..split.points.len()).filter_map(|entry| turning_point(entry, history, split)).collect();
    let size = |point: &TurningPoint| point.change.value.abs() - point.change.error;
    points.retain(|point| size(point) > 0.0);
    points.sort_by(|a, b| size(b).total_cmp(&size(a)).then(a.entry.cmp(&b.entry)));
    points.truncate(MAX_TURNING_POINTS);
    points
}

fn turning_point<G: Game>(entry: usize, history: &History<G>, split: &Split) -> Option<TurningPoint> {
    let forms = &split.points[entry];
    let change = forms.equity.clone() - &split.points[entry - 1].equity;
    // Of two equal changes, the gain.
    let key = |figure: &Figure| figure.value.abs() + if figure.value > 0.0 { 1e-9 } else { 0.0 };
    let changes = history.states[0].seats().iter().zip(by_seat(history, split, &change));
    let (seat, change) = changes.max_by(|a, b| key(&a.1).total_cmp(&key(&b.1)))?;
    let parts = [(Part::Luck, &forms.luck), (Part::Choice, &forms.choice), (Part::Guessing, &forms.guessing)];
    let size = |form: &Form| form.figure(&split.estimates, seat).value.abs();
    let (part, _) = parts.into_iter().max_by(|a, b| size(a.1).total_cmp(&size(b.1)))?;
    let by = signed(change.value);
    let phrase = match (&history.inputs[entry - 1], part) {
        (Input::Deck, _) => say!("review-turn-deck", seat = seat, change = by),
        (Input::Move(who, mv), Part::Luck) => {
            say!("review-turn-draw", who = who, mv = mv.say(), seat = seat, change = by)
        }
        (Input::Move(who, mv), Part::Choice) => {
            say!("review-turn-choice", who = who, mv = mv.say(), seat = seat, change = by)
        }
        (Input::Move(..), Part::Guessing) => say!("review-turn-guess", seat = seat, change = by),
    };
    Some(TurningPoint { entry, seat, change, part, phrase })
}
