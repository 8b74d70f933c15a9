//! Histograms: vertical bars side by side, one group for each bin.

use super::legend::{colour, series_letter};
use super::scale::Scale;
use super::svg::{Anchor, WIDTH, line, rect, svg, text};
use crate::html::Html;

/// A histogram of one or more series.
pub struct Histogram<'a> {
    /// What it shows, for screen readers.
    pub name: String,
    /// The bins, from the left.
    pub bins: Vec<Bin>,
    /// Writes a height in the reader's language.
    pub format: &'a dyn Fn(f64) -> String,
}

/// One bin.
#[derive(Clone, Debug)]
pub struct Bin {
    /// What it counts.
    pub label: String,
    /// The height for each series.
    pub values: Vec<f64>,
}

const LEFT: f64 = 60.0;
const HEIGHT: f64 = 220.0;
const BOTTOM: f64 = 40.0;
const TOP: f64 = 14.0;

impl Histogram<'_> {
    /// The chart.
    pub fn svg(&self) -> Html {
        let heights = self.bins.iter().flat_map(|bin| bin.values.iter().copied());
        let scale = Scale::over(heights.chain([0.0]), HEIGHT - BOTTOM, TOP);
        let mut content = Html::new();
        for tick in scale.ticks(4) {
            let y = scale.at(tick);
            content.push(line((LEFT, y), (WIDTH, y), "axis"));
            content.push(text(LEFT - 6.0, y + 4.0, Anchor::End, "soft small", &(self.format)(tick)));
        }
        let width = (WIDTH - LEFT) / self.bins.len().max(1) as f64;
        // Labels that would overlap are left out.
        let longest = self.bins.iter().map(|bin| bin.label.chars().count()).max().unwrap_or(1).max(2);
        let every = (longest as f64 * 7.5 / width).ceil().max(1.0) as usize;
        for (place, bin) in self.bins.iter().enumerate() {
            let left = LEFT + place as f64 * width;
            if place % every == 0 {
                content.push(text(
                    left + width / 2.0,
                    HEIGHT - BOTTOM + 16.0,
                    Anchor::Middle,
                    "soft small",
                    &bin.label,
                ));
            }
            self.bin(bin, left, width, scale, &mut content);
        }
        svg(&self.name, HEIGHT, content)
    }

    fn bin(&self, bin: &Bin, left: f64, width: f64, scale: Scale, content: &mut Html) {
        let bar = (width * 0.86 / bin.values.len().max(1) as f64).min(48.0);
        let start = left + (width - bar * bin.values.len() as f64) / 2.0;
        let lettered = bin.values.len() > 1 && bar >= 9.0;
        for (series, value) in bin.values.iter().enumerate().filter(|(_, value)| value.is_finite()) {
            let (x, y) = (start + series as f64 * bar, scale.at(*value));
            let class = format!("fill-{}", colour(series));
            let letter = series_letter(series);
            let title = format!("{letter}, {}: {}", bin.label, (self.format)(*value));
            content.push(rect(x + 0.5, y, (bar - 1.0).max(0.5), scale.at(0.0) - y, &class, &title));
            if lettered {
                content.push(text(x + bar / 2.0, y - 3.0, Anchor::Middle, "soft small", &letter));
            }
        }
    }
}
