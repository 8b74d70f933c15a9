//! A page with every part, as a snapshot.

#![allow(missing_docs)]

use roshambo_report::{
    Align, Bar, BarChart, BarRow, Bin, Histogram, Html, Line, LineChart, Mark, MarkKind, Page, Table, legend,
};

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

fn page() -> String {
    let bar = |value: f64| Bar { value, interval: Some((value - 0.02, value + 0.02)) };
    let mut body = Html::contents([Html::link("#seats", "Seats")]);
    body.push(legend(["first <edition>", "second edition"]));
    body.push(Html::heading(2, Some("seats"), "Seats"));
    let rows = vec![
        BarRow { label: "Seat 1".to_owned(), bars: vec![bar(0.52), bar(0.48)] },
        BarRow {
            label: "A very long label that does not fit beside its bars".to_owned(),
            bars: vec![Bar { value: -0.1, interval: None }, Bar { value: f64::NAN, interval: None }],
        },
    ];
    body.push(BarChart { name: "Win share".to_owned(), rows, reference: Some(0.5), format: &percent }.svg());
    let bins = [0.2, 0.5, 0.3].iter().enumerate();
    let bins =
        bins.map(|(place, share)| Bin { label: place.to_string(), values: vec![*share, 0.1] }).collect();
    body.push(Histogram { name: "Scores".to_owned(), bins, format: &percent }.svg());
    let points: Vec<(f64, f64)> = vec![(0.0, 0.5), (1.0, 0.7), (2.0, 0.2)];
    let lines = vec![Line { intervals: points.iter().map(|(_, y)| (y - 0.1, y + 0.1)).collect(), points }];
    let mark = |kind, x: f64, link: Option<&str>| Mark {
        at: (x, 0.5),
        title: "a mark".to_owned(),
        kind,
        link: link.map(str::to_owned),
    };
    let marks = vec![
        mark(MarkKind::Good, 0.0, Some("#move-1")),
        mark(MarkKind::Bad, 1.0, None),
        mark(MarkKind::Plain, 2.0, None),
    ];
    let chart = LineChart {
        name: "Chances".to_owned(),
        lines,
        marks,
        range: Some((0.0, 1.0)),
        horizontal: "move".to_owned(),
        format: &percent,
    };
    body.push(chart.svg());
    let mut table = Table::new().column("Figure", Align::Left).column("Mean", Align::Right);
    table.line(["Draws".to_owned(), "1 %".to_owned()]);
    body.push(Html::details("All numbers", table.html()));
    body.push(Html::note("Small print."));
    Page { lang: "en", title: "Report & figures", body }.to_string()
}

#[test]
fn a_page_has_a_shell_and_charts() {
    // The style is left out: it is a file of its own.
    let page = page();
    let (before, rest) = page.split_once("<style>").unwrap_or_default();
    let (_, after) = rest.split_once("</style>").unwrap_or_default();
    insta::assert_snapshot!(format!("{before}{after}").replace("><", ">\n<"));
}

#[test]
fn a_page_loads_nothing_and_runs_nothing() {
    let page = page();
    for forbidden in ["http:", "https:", "<script", "src=", "@import", "url(", "onload"] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
}
