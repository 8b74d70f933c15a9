//! A review as one HTML file that loads nothing.

use roshambo_report::{Align, Html, Line, LineChart, Mark, MarkKind, Page, Table as HtmlTable, legend};
use roshambo_review::{Figure, JudgedDecision, Part, Review};
use roshambo_rules::{Phrase, say};
use roshambo_table::Table;
use roshambo_words::Words;

use super::text::{counts, mistakes, title};
use super::{percent, signed, with_error};

/// Luck that changes a seat's chance by less than this is not marked.
const MARKED_LUCK: f64 = 0.08;

/// The page.
pub(super) fn page(review: &Review, table: &Table, words: &Words) -> String {
    let say = |phrase: &Phrase| words.say(phrase);
    let names: Vec<String> = review.seats.iter().map(|seat| words.say(&seat)).collect();
    let mut body = Html::new();
    for total in &review.totals {
        body.push(Html::paragraph(&say(&total.summary)));
    }
    body.push(Html::heading(2, Some("chances"), &say(&say!("review-chances"))));
    let percents = |value: f64| percent(value, words);
    let chart = LineChart {
        name: say(&say!("review-chances")),
        lines: (0..names.len()).map(|seat| line(review, seat)).collect(),
        marks: marks(review, words),
        range: Some((0.0, 1.0)),
        horizontal: say(&say!("review-entries")),
        format: &percents,
    };
    body.push(chart.svg());
    body.push(legend(names.iter().map(String::as_str)));
    body.push(totals(review, &names, words));
    if !review.turning_points.is_empty() {
        body.push(Html::heading(2, Some("turning-points"), &say(&say!("review-turning-points"))));
    }
    for turning in &review.turning_points {
        let text = format!("{}. {}", turning.entry, say(&turning.phrase));
        body.push(Html::element("p", &[], Html::link(&format!("#entry-{}", turning.entry), &text)));
    }
    for total in review.totals.iter().filter(|total| total.decisions > 0) {
        body.push(Html::heading(2, None, &say(&counts(total))));
        for decision in mistakes(review).filter(|decision| decision.seat == total.seat) {
            body.push(mistake(decision, words));
        }
    }
    body.push(Html::heading(2, Some("entries"), &say(&say!("review-entries"))));
    body.push(entries(review, table, &names, words));
    body.push(Html::note(&say(&title(review))));
    let (lang, title) = (words.lang().to_string(), say(&Phrase::new(review.game.info().title)));
    Page { lang: &lang, title: &title, body }.to_string()
}

/// The equity of a seat over the game.
fn line(review: &Review, seat: usize) -> Line {
    let at = |entry: usize, figure: &Figure| (entry as f64, figure.value);
    let ends = |figure: &Figure| {
        let half = 1.96 * figure.error;
        ((figure.value - half).max(0.0), (figure.value + half).min(1.0))
    };
    Line {
        points: review.points.iter().map(|point| at(point.entry, &point.equity[seat])).collect(),
        intervals: review.points.iter().map(|point| ends(&point.equity[seat])).collect(),
    }
}

/// Mistakes, and the luckiest and unluckiest events of the first seat.
fn marks(review: &Review, words: &Words) -> Vec<Mark> {
    let mistakes = mistakes(review).filter_map(|decision| {
        let point = review.points.get(decision.entry)?;
        let (label, loss) = (words.say(&decision.label), with_error(decision.loss, words));
        Some(Mark {
            at: (decision.entry as f64, point.equity[decision.seat.index()].value),
            title: format!("{}: {label}, {loss}, {}", decision.seat, decision.played),
            kind: MarkKind::Bad,
            link: Some(format!("#entry-{}", decision.entry)),
        })
    });
    let luck = review.points.iter().filter_map(|point| {
        let luck = point.parts.first()?.luck;
        (luck.value.abs() > MARKED_LUCK.max(2.0 * luck.error)).then(|| Mark {
            at: (point.entry as f64, point.equity[0].value),
            title: format!("{}: {}", words.say(&Part::Luck), signed(luck.value, words)),
            kind: MarkKind::Plain,
            link: Some(format!("#entry-{}", point.entry)),
        })
    });
    mistakes.chain(luck).collect()
}

fn totals(review: &Review, names: &[String], words: &Words) -> Html {
    let heading = |phrase: Phrase| words.say(&phrase);
    let mut table = HtmlTable::new()
        .column(&heading(say!("column-seat")), Align::Left)
        .column(&heading(say!("review-start")), Align::Right)
        .column(&heading(say!("review-luck")), Align::Right)
        .column(&heading(say!("review-own-choices")), Align::Right)
        .column(&heading(say!("review-other-choices")), Align::Right)
        .column(&heading(say!("review-guessing")), Align::Right)
        .column(&heading(say!("review-end")), Align::Right)
        .column(&heading(say!("review-loss")), Align::Right);
    for (total, name) in review.totals.iter().zip(names) {
        let figures = [total.luck, total.own_choices, total.other_choices, total.guessing];
        let mut cells = vec![name.clone(), percent(total.start.value, words)];
        cells.extend(figures.map(|figure| with_error(figure, words)));
        cells.push(percent(total.end, words));
        cells.push(with_error(total.loss, words));
        table.line(cells);
    }
    table.html()
}

fn mistake(decision: &JudgedDecision, words: &Words) -> Html {
    let (label, loss) = (words.say(&decision.label), with_error(decision.loss, words));
    let text = format!("{}. {label}, {loss}: {}", decision.entry, decision.played);
    let mut html = Html::element("p", &[], Html::link(&format!("#entry-{}", decision.entry), &text));
    let mut moves = HtmlTable::new()
        .column(&words.say(&say!("column-move")), Align::Left)
        .column(&words.say(&say!("column-to-win")), Align::Right)
        .column(&words.say(&say!("column-played")), Align::Right);
    for compared in &decision.moves {
        let value = format!(
            "{} ± {}",
            percent(compared.value.value, words).trim_end_matches(" %"),
            percent(compared.value.error, words)
        );
        moves.line([words.say(&compared.phrase), value, percent(compared.share, words)]);
    }
    html.push(moves.html());
    for reason in &decision.reasons {
        html.push(Html::paragraph(&words.say(reason)));
    }
    html
}

/// All entries of the record, each with the change of the first seats' chances.
fn entries(review: &Review, table: &Table, names: &[String], words: &Words) -> Html {
    let mut list =
        HtmlTable::new().column("", Align::Right).column(&words.say(&say!("column-move")), Align::Left);
    for name in names {
        list = list.column(name, Align::Right);
    }
    for (point, entry) in review.points.iter().skip(1).zip(table.journal()) {
        let number = point.entry.to_string();
        let text = match entry {
            roshambo_table::record::Entry::Deck(_) => words.say(&say!("replay-deck")),
            roshambo_table::record::Entry::Move(..) => entry.to_string(),
        };
        let id = format!("entry-{number}");
        let mut cells = vec![Html::element("span", &[("id", &id)], Html::text(&number)), Html::text(&text)];
        cells.extend(point.equity.iter().map(|figure| Html::text(&percent(figure.value, words))));
        list.line_of(cells);
    }
    list.html()
}
