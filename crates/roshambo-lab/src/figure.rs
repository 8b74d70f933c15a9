//! The figures of a report: what is measured, under which name, in which unit.

use roshambo_rules::Phrase;
use serde::Serialize;

/// A part of a report. The order is that of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// Win share by seat and by who starts.
    Seats,
    /// Decisions, rounds and minutes.
    Length,
    /// Draws, shared victories and margins.
    Results,
    /// The distribution of scores.
    Scores,
    /// Leads, lead changes, drama and uncertainty.
    Lead,
    /// Branching, and decisions that matter.
    Choices,
    /// Skill against luck.
    Skill,
    /// The value of cards, items, signs and tokens.
    Pieces,
    /// How often each rule, effect or event comes up.
    Happenings,
    /// Decisions between others by a seat that cannot win.
    Kingmaking,
    /// How often each numbered ruling is used.
    Rulings,
}

impl Section {
    /// All sections, in the order of a report.
    pub const ALL: [Section; 11] = [
        Section::Seats,
        Section::Length,
        Section::Results,
        Section::Scores,
        Section::Lead,
        Section::Choices,
        Section::Skill,
        Section::Pieces,
        Section::Happenings,
        Section::Kingmaking,
        Section::Rulings,
    ];

    /// The id, as in JSON and in addresses.
    pub const fn id(self) -> &'static str {
        match self {
            Section::Seats => "seats",
            Section::Length => "length",
            Section::Results => "results",
            Section::Scores => "scores",
            Section::Lead => "lead",
            Section::Choices => "choices",
            Section::Skill => "skill",
            Section::Pieces => "pieces",
            Section::Happenings => "happenings",
            Section::Kingmaking => "kingmaking",
            Section::Rulings => "rulings",
        }
    }

    /// The title.
    pub const fn title(self) -> &'static str {
        match self {
            Section::Seats => "lab-seats",
            Section::Length => "lab-length",
            Section::Results => "lab-results",
            Section::Scores => "lab-scores",
            Section::Lead => "lab-lead",
            Section::Choices => "lab-choices",
            Section::Skill => "lab-skill",
            Section::Pieces => "lab-pieces",
            Section::Happenings => "lab-happenings",
            Section::Kingmaking => "lab-kingmaking",
            Section::Rulings => "lab-rulings",
        }
    }

    /// What its figures mean.
    pub const fn about(self) -> &'static str {
        match self {
            Section::Seats => "lab-seats-about",
            Section::Length => "lab-length-about",
            Section::Results => "lab-results-about",
            Section::Scores => "lab-scores-about",
            Section::Lead => "lab-lead-about",
            Section::Choices => "lab-choices-about",
            Section::Skill => "lab-skill-about",
            Section::Pieces => "lab-pieces-about",
            Section::Happenings => "lab-happenings-about",
            Section::Kingmaking => "lab-kingmaking-about",
            Section::Rulings => "lab-rulings-about",
        }
    }
}

/// How a figure is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// A share from 0 to 1, written as a percentage.
    Share,
    /// A difference of shares, written in percentage points.
    Points,
    /// A number.
    Number,
    /// A rating in Elo points.
    Elo,
}

/// One figure of a variant: the sum of one number over all games, divided by the sum of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Figure {
    pub(crate) section: Section,
    pub(crate) label: Phrase,
    pub(crate) unit: Unit,
    /// Whether a numerator between 0 and the denominator is possible only, so that the figure is a proportion.
    pub(crate) proportion: bool,
    /// Whether the figure is in reports. Others only serve to compute figures from.
    pub(crate) shown: bool,
}

/// The place of a figure among those of its variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FigureIndex(usize);

/// The figures of one variant, in the order of declaration.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layout {
    pub(crate) figures: Vec<Figure>,
}

impl Layout {
    /// Declares a figure.
    pub(crate) fn add(&mut self, section: Section, label: Phrase, unit: Unit) -> FigureIndex {
        let proportion = unit == Unit::Share;
        self.figures.push(Figure { section, label, unit, proportion, shown: true });
        FigureIndex(self.figures.len() - 1)
    }

    /// Declares a figure that is not in reports.
    pub(crate) fn add_hidden(&mut self, section: Section, label: Phrase) -> FigureIndex {
        self.figures.push(Figure { section, label, unit: Unit::Number, proportion: false, shown: false });
        FigureIndex(self.figures.len() - 1)
    }

    /// The place of the same figure of another variant.
    pub(crate) fn find(&self, figure: &Figure) -> Option<usize> {
        self.figures.iter().position(|own| own.section == figure.section && own.label == figure.label)
    }
}

/// What one game adds to a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) num: i64,
    pub(crate) den: i64,
}

/// What one game adds to all figures of its variant.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cells(pub(crate) Vec<Cell>);

impl Cells {
    pub(crate) fn clear(&mut self, layout: &Layout) {
        self.0.clear();
        self.0.resize(layout.figures.len(), Cell::default());
    }

    #[inline]
    pub(crate) fn add(&mut self, figure: FigureIndex, num: i64, den: i64) {
        let cell = &mut self.0[figure.0];
        cell.num += num;
        cell.den += den;
    }
}

#[cfg(test)]
impl FigureIndex {
    pub(crate) fn place(self) -> usize {
        self.0
    }
}
