//! Lines over time, with bands for their intervals and marks for moments.

use super::legend::{colour, series_letter};
use super::scale::Scale;
use super::svg::{Anchor, WIDTH, circle, line, path, svg, text};
use crate::html::Html;

/// A chart of lines.
pub struct LineChart<'a> {
    /// What it shows, for screen readers.
    pub name: String,
    /// The lines.
    pub lines: Vec<Line>,
    /// Moments that are marked on the lines.
    pub marks: Vec<Mark>,
    /// The range of the vertical axis; `None` to show all numbers.
    pub range: Option<(f64, f64)>,
    /// What the horizontal axis counts.
    pub horizontal: String,
    /// Writes a number of the vertical axis.
    pub format: &'a dyn Fn(f64) -> String,
}

/// One line. Its letter follows from its place.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// The points, from the left.
    pub points: Vec<(f64, f64)>,
    /// The lower and upper end of the interval at each point, or empty.
    pub intervals: Vec<(f64, f64)>,
}

/// A marked moment.
#[derive(Clone, Debug)]
pub struct Mark {
    /// Where it is.
    pub at: (f64, f64),
    /// What it is, shown to a pointer and to screen readers.
    pub title: String,
    /// How it is drawn.
    pub kind: MarkKind,
    /// A place that it links to, for example `#move-12`.
    pub link: Option<String>,
}

/// How a moment is drawn. Shape and colour differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// Good for its seat: a triangle that points up.
    Good,
    /// Bad for its seat: a triangle that points down.
    Bad,
    /// A moment without a judgement: a circle.
    Plain,
}

const LEFT: f64 = 56.0;
const RIGHT: f64 = 24.0;
const HEIGHT: f64 = 260.0;
const BOTTOM: f64 = 36.0;
const TOP: f64 = 10.0;
/// Dashes tell lines apart without colour.
const DASHES: [&str; 4] = ["", "6 3", "2 3", "9 3 2 3"];

impl LineChart<'_> {
    /// The chart.
    pub fn svg(&self) -> Html {
        let xs = self.lines.iter().flat_map(|line| line.points.iter().map(|point| point.0));
        let across = Scale::over(xs, LEFT, WIDTH - RIGHT);
        let up = match self.range {
            Some((low, high)) => Scale::over([low, high], HEIGHT - BOTTOM, TOP),
            None => {
                let ys = self.lines.iter().flat_map(|line| {
                    let ends = line.intervals.iter().flat_map(|(low, high)| [*low, *high]);
                    line.points.iter().map(|point| point.1).chain(ends)
                });
                Scale::over(ys, HEIGHT - BOTTOM, TOP)
            }
        };
        let mut content = Html::new();
        for tick in up.ticks(5) {
            let y = up.at(tick);
            content.push(line((LEFT, y), (WIDTH - RIGHT, y), "axis"));
            content.push(text(LEFT - 6.0, y + 4.0, Anchor::End, "soft small", &(self.format)(tick)));
        }
        for tick in across.ticks(8) {
            let number = (tick * 100.0).round() / 100.0;
            content.push(text(
                across.at(tick),
                HEIGHT - BOTTOM + 15.0,
                Anchor::Middle,
                "soft small",
                &number.to_string(),
            ));
        }
        content.push(text(WIDTH - RIGHT, HEIGHT - 4.0, Anchor::End, "soft small", &self.horizontal));
        for (series, drawn) in self.lines.iter().enumerate() {
            draw(series, drawn, across, up, &mut content);
        }
        for mark in &self.marks {
            content.push(draw_mark(mark, across.at(mark.at.0), up.at(mark.at.1)));
        }
        svg(&self.name, HEIGHT, content)
    }
}

fn draw(series: usize, drawn: &Line, across: Scale, up: Scale, content: &mut Html) {
    let at = |(x, y): (f64, f64)| (across.at(x), up.at(y));
    if !drawn.intervals.is_empty() {
        let ends = || drawn.points.iter().zip(&drawn.intervals);
        let lower = ends().map(|(point, (low, _))| at((point.0, *low)));
        let upper = ends().rev().map(|(point, (_, high))| at((point.0, *high)));
        content.push(path(lower.chain(upper), true, &format!("band fill-{}", colour(series)), ""));
    }
    let class = format!("line line-{}", colour(series));
    content.push(path(
        drawn.points.iter().map(|point| at(*point)),
        false,
        &class,
        DASHES[series % DASHES.len()],
    ));
    if let Some(last) = drawn.points.last() {
        let (x, y) = at(*last);
        content.push(text(x + 6.0, y + 4.0, Anchor::Start, "small", &series_letter(series)));
    }
}

fn draw_mark(mark: &Mark, x: f64, y: f64) -> Html {
    const SIZE: f64 = 6.0;
    let triangle = |tip: f64, class: &str| {
        let points = [(x, y - tip), (x - SIZE, y + tip * 0.7), (x + SIZE, y + tip * 0.7)];
        let mut group = Html::element("title", &[], Html::text(&mark.title));
        group.push(path(points, true, &format!("mark {class}"), ""));
        Html::element("g", &[], group)
    };
    let shape = match mark.kind {
        MarkKind::Good => triangle(SIZE, "fill-good"),
        MarkKind::Bad => triangle(-SIZE, "fill-bad"),
        MarkKind::Plain => circle(x, y, SIZE - 1.0, "mark fill-plain", &mark.title),
    };
    match &mark.link {
        Some(link) => Html::element("a", &[("href", link), ("aria-label", &mark.title)], shape),
        None => shape,
    }
}
