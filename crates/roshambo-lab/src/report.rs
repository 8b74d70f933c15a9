//! The result of a comparison, as data.

use roshambo_rules::Phrase;
use roshambo_table::GameId;
use serde::Serialize;

use crate::estimate::{Measurement, difference, estimate};
use crate::figure::{Section, Unit};
use crate::laboratory::Laboratory;
use crate::measures::skill;
use crate::plan::{Target, Variant};
use crate::progress::Progress;

/// A report: for each section and figure, a measurement of each variant and its difference to the base variant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: GameId,
    /// The version of its rules.
    pub rules: u32,
    /// The version of the program.
    pub version: &'static str,
    /// Everything random follows from it. A text, because JSON numbers are not exact enough.
    pub seed: String,
    /// The width in percentage points at which the comparison stopped; `None` if it was for a number of games.
    pub until: Option<f64>,
    /// The variants.
    pub variants: Vec<ReportVariant>,
    /// The sections that have figures, in order.
    pub sections: Vec<ReportSection>,
}

/// A variant with the number of its games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReportVariant {
    /// The variant.
    #[serde(flatten)]
    pub variant: Variant,
    /// The number of games.
    pub games: u64,
}

/// The figures of a section.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReportSection {
    /// Which section.
    pub section: Section,
    /// Its figures.
    pub rows: Vec<Row>,
}

/// One figure of all variants.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// What it is.
    pub label: Phrase,
    /// How it is written.
    pub unit: Unit,
    /// One for each variant; `None` if the variant does not have the figure.
    pub values: Vec<Option<RowValue>>,
}

/// A figure of one variant.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct RowValue {
    /// The figure.
    pub own: Measurement,
    /// Its difference to the base variant, on the same deals.
    pub difference: Option<Measurement>,
}

impl Laboratory {
    /// The report about everything that is done.
    pub fn report(&self, progress: &Progress) -> Report {
        let tally = progress.tally();
        let games = tally.deals;
        let report_variant = |variant: &Variant| ReportVariant { variant: variant.clone(), games };
        let mut sections: Vec<ReportSection> =
            Section::ALL.into_iter().map(|section| ReportSection { section, rows: Vec::new() }).collect();
        for (place, layout) in self.layouts.iter().enumerate() {
            for (figure, declared) in layout.figures.iter().enumerate().filter(|(_, declared)| declared.shown)
            {
                let own = &tally.variants[place][figure];
                let base = self.variants[place].base.zip(self.bases.of(place, figure));
                let base = base.map(|(base, same)| &tally.variants[base][same]);
                let value = estimate(own, declared.proportion).map(|found| RowValue {
                    own: found,
                    difference: base.and_then(|base| difference(own, base, declared.proportion)),
                });
                let rows = &mut sections[declared.section as usize].rows;
                let row = row_of(rows, &declared.label, declared.unit, self.variants.len());
                row.values[place] = value;
            }
        }
        let skill_rows = &mut sections[Section::Skill as usize].rows;
        skill::derive(self, tally, skill_rows);
        sections.retain(|section| section.rows.iter().any(|row| row.values.iter().any(Option::is_some)));
        for section in &mut sections {
            section.rows.retain(|row| row.values.iter().any(Option::is_some));
        }
        Report {
            game: self.plan.game,
            rules: self.plan.game.info().rules,
            version: env!("CARGO_PKG_VERSION"),
            seed: self.plan.seed.to_string(),
            until: match self.plan.target {
                Target::Games(_) => None,
                Target::Width(width) => Some(width),
            },
            variants: self.variants.iter().map(report_variant).collect(),
            sections,
        }
    }
}

/// The row of a figure, which is added if it is new.
pub(crate) fn row_of<'a>(rows: &'a mut Vec<Row>, label: &Phrase, unit: Unit, variants: usize) -> &'a mut Row {
    let place = rows.iter().position(|row| row.label == *label).unwrap_or_else(|| {
        rows.push(Row { label: label.clone(), unit, values: vec![None; variants] });
        rows.len() - 1
    });
    &mut rows[place]
}

impl Report {
    /// The same report with all numbers rounded to so many decimal places, to keep files small.
    #[must_use]
    pub fn rounded(mut self, places: i32) -> Report {
        let scale = 10f64.powi(places);
        // Avoid -0.
        let round = |number: &mut f64| *number = (*number * scale).round() / scale + 0.0;
        let values =
            self.sections.iter_mut().flat_map(|section| &mut section.rows).flat_map(|row| &mut row.values);
        for value in values.flatten() {
            for found in [Some(&mut value.own), value.difference.as_mut()].into_iter().flatten() {
                round(&mut found.value);
                round(&mut found.low);
                round(&mut found.high);
            }
        }
        self
    }
}
