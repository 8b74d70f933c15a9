//! Horizontal bars with intervals: one row for each figure, one bar for each series.

use super::legend::{colour, series_letter};
use super::scale::Scale;
use super::svg::{Anchor, WIDTH, line, rect, svg, text};
use crate::html::Html;

/// A chart of horizontal bars.
pub struct BarChart<'a> {
    /// What it shows, for screen readers.
    pub name: String,
    /// The rows, from the top.
    pub rows: Vec<BarRow>,
    /// A number to compare with, drawn as a dashed line.
    pub reference: Option<f64>,
    /// Writes a number in the reader's language.
    pub format: &'a dyn Fn(f64) -> String,
}

/// The bars of one figure.
#[derive(Clone, Debug)]
pub struct BarRow {
    /// The name of the figure.
    pub label: String,
    /// One bar for each series. A number that is not finite has no bar.
    pub bars: Vec<Bar>,
}

/// One bar.
#[derive(Clone, Copy, Debug)]
pub struct Bar {
    /// Its length.
    pub value: f64,
    /// The interval that is drawn over its end.
    pub interval: Option<(f64, f64)>,
}

const LABELS: f64 = 230.0;
const NUMBERS: f64 = 70.0;
const BAR: f64 = 14.0;
const ROW_GAP: f64 = 8.0;
const AXIS: f64 = 24.0;

impl BarChart<'_> {
    /// The chart.
    pub fn svg(&self) -> Html {
        let numbers = self.rows.iter().flat_map(|row| &row.bars).flat_map(|bar| {
            let (low, high) = bar.interval.unwrap_or((bar.value, bar.value));
            [bar.value, low, high]
        });
        let scale = Scale::over(numbers.chain([0.0]).chain(self.reference), LABELS, WIDTH - NUMBERS);
        let height: f64 = self.rows.iter().map(row_height).sum::<f64>() + AXIS;
        let mut content = Html::new();
        for tick in scale.ticks(5) {
            let x = scale.at(tick);
            content.push(line((x, 0.0), (x, height - AXIS), "axis"));
            content.push(text(x, height - 8.0, Anchor::Middle, "soft small", &(self.format)(tick)));
        }
        if let Some(reference) = self.reference {
            let x = scale.at(reference);
            content.push(line((x, 0.0), (x, height - AXIS), "reference"));
        }
        let mut top = 0.0;
        for row in &self.rows {
            self.row(row, top, scale, &mut content);
            top += row_height(row);
        }
        svg(&self.name, height, content)
    }

    fn row(&self, row: &BarRow, top: f64, scale: Scale, content: &mut Html) {
        let middle = top + row_height(row) / 2.0 + 4.0;
        let lettered = row.bars.len() > 1;
        let end = if lettered { LABELS - 26.0 } else { LABELS - 8.0 };
        content.push(text(end, middle, Anchor::End, "", &shortened(&row.label)));
        for (series, bar) in row.bars.iter().enumerate().filter(|(_, bar)| bar.value.is_finite()) {
            let y = top + ROW_GAP / 2.0 + series as f64 * BAR;
            if lettered {
                let letter = series_letter(series);
                content.push(text(LABELS - 8.0, y + BAR - 4.0, Anchor::End, "soft small", &letter));
            }
            let (zero, x) = (scale.at(0.0), scale.at(bar.value));
            let class = format!("fill-{}", colour(series));
            let number = (self.format)(bar.value);
            let title = format!("{}: {number}", row.label);
            content.push(rect(zero.min(x), y + 2.0, (x - zero).abs(), BAR - 4.0, &class, &title));
            let mut right = x.max(zero);
            if let Some((low, high)) = bar.interval {
                let (low, high, middle) = (scale.at(low), scale.at(high), y + BAR / 2.0);
                content.push(line((low, middle), (high, middle), "interval"));
                for x in [low, high] {
                    content.push(line((x, middle - 3.0), (x, middle + 3.0), "interval"));
                }
                right = right.max(high);
            }
            content.push(text(right + 6.0, y + BAR - 3.5, Anchor::Start, "small", &number));
        }
    }
}

fn row_height(row: &BarRow) -> f64 {
    row.bars.len().max(1) as f64 * BAR + ROW_GAP
}

/// A label that fits beside the bars. The table below a chart has the whole one.
fn shortened(label: &str) -> String {
    const LONGEST: usize = 30;
    if label.chars().count() <= LONGEST {
        return label.to_owned();
    }
    label.chars().take(LONGEST - 1).chain(['…']).collect()
}
