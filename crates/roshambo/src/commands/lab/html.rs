//! A report as one HTML page.

use roshambo_lab::{Measurement, Players, Report, ReportSection, Row, Section, Unit};
use roshambo_report::{
    Align, Bar, BarChart, BarRow, Bin, Histogram, Html, Page, Table, legend, series_letter,
};
use roshambo_rules::{Arg, Phrase, say};
use roshambo_words::Words;

/// The page.
pub(super) fn page(report: &Report, words: &Words) -> String {
    let game = Phrase::new(report.game.info().title);
    let title = words.say(&say!("lab-title", game = game));
    let writer = Writer { report, words };
    let page = Page { lang: words.lang().code(), title: &title, body: writer.body() };
    page.to_string()
}

/// Rows of a table that are shown at once; more are behind a click.
const MOST_OPEN_ROWS: usize = 12;
/// Variants that a chart can tell apart.
const MOST_SERIES: usize = 12;

struct Writer<'a> {
    report: &'a Report,
    words: &'a Words,
}

impl Writer<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    fn body(&self) -> Html {
        let mut body = Html::paragraph(&self.say(&say!("lab-intro")));
        let games = self.report.variants.first().map_or(0, |variant| variant.games);
        let made = say!(
            "lab-made",
            games = games,
            seed = Arg::text(&self.report.seed),
            version = Arg::text(self.report.version),
            rules = self.report.rules,
        );
        body.push(Html::note(&self.say(&made)));
        let names = self.variant_names();
        body.push(Html::heading(2, None, &self.say(&say!("lab-variants"))));
        body.push(legend(names.iter().map(String::as_str)));
        let links = self
            .report
            .sections
            .iter()
            .map(|section| Html::link(&format!("#{}", section.section.id()), &self.title(section)));
        body.push(Html::contents(links));
        for section in &self.report.sections {
            body.push(self.section(section));
        }
        body
    }

    fn title(&self, section: &ReportSection) -> String {
        self.say(&Phrase::new(section.section.title()))
    }

    fn variant_names(&self) -> Vec<String> {
        let name = |place: usize| {
            let variant = &self.report.variants[place].variant;
            let mut parts = vec![self.say(&say!("lab-variant-seats", seats = variant.seats.count()))];
            parts.extend(variant.options.iter().map(|(name, value)| format!("{name}={value}")));
            parts.push(match variant.players {
                Players::Same { level } => self.say(&say!("lab-variant-level", level = Arg::text(level))),
                Players::Contest { one, others } => {
                    let (one, others) = (Arg::text(one), Arg::text(others));
                    self.say(&say!("lab-variant-contest", one = one, others = others))
                }
            });
            parts.join(", ")
        };
        (0..self.report.variants.len()).map(name).collect()
    }

    fn section(&self, section: &ReportSection) -> Html {
        let mut html = Html::heading(2, Some(section.section.id()), &self.title(section));
        html.push(Html::paragraph(&self.say(&Phrase::new(section.section.about()))));
        if self.report.variants.len() <= MOST_SERIES {
            html.push(self.chart(section));
        }
        let table = self.table(&section.rows, false);
        if section.rows.len() > MOST_OPEN_ROWS {
            html.push(Html::details(&self.say(&say!("lab-all-numbers")), table));
        } else {
            html.push(table);
        }
        let compared = section.rows.iter().flat_map(|row| &row.values).flatten();
        if compared.into_iter().any(|value| value.difference.is_some()) {
            html.push(Html::details(&self.say(&say!("lab-differences")), self.table(&section.rows, true)));
        }
        html
    }

    /// The rows of one unit as bars. Rows of numbers with very different sizes have no chart.
    fn chart(&self, section: &ReportSection) -> Html {
        let name = self.title(section);
        match section.section {
            Section::Scores => {
                let bins = section.rows.iter().map(|row| Bin {
                    label: self.say(&row.label),
                    values: row
                        .values
                        .iter()
                        .map(|value| value.map_or(f64::NAN, |value| value.own.value))
                        .collect(),
                });
                Histogram { name, bins: bins.collect(), format: &|share| self.number(Unit::Share, share) }
                    .svg()
            }
            Section::Length => Html::new(),
            Section::Seats
            | Section::Results
            | Section::Lead
            | Section::Choices
            | Section::Skill
            | Section::Pieces
            | Section::Happenings
            | Section::Kingmaking
            | Section::Rulings => {
                let mut html = Html::new();
                for unit in [Unit::Share, Unit::Points, Unit::Number] {
                    let rows: Vec<&Row> = section.rows.iter().filter(|row| row.unit == unit).collect();
                    let comparable = unit != Unit::Number || section.section == Section::Happenings;
                    if comparable && rows.len() > 1 {
                        html.push(self.bars(name.clone(), &rows, unit));
                    }
                }
                html
            }
        }
    }

    fn bars(&self, name: String, rows: &[&Row], unit: Unit) -> Html {
        let bar = |found: Option<Measurement>| match found {
            Some(found) => Bar { value: found.value, interval: Some((found.low, found.high)) },
            None => Bar { value: f64::NAN, interval: None },
        };
        let rows = rows.iter().map(|row| BarRow {
            label: self.say(&row.label),
            bars: row.values.iter().map(|value| bar(value.map(|value| value.own))).collect(),
        });
        BarChart { name, rows: rows.collect(), reference: None, format: &|number| self.number(unit, number) }
            .svg()
    }

    fn table(&self, rows: &[Row], differences: bool) -> Html {
        let mut table = Table::new().column(&self.say(&say!("lab-figure")), Align::Left);
        for (place, variant) in self.report.variants.iter().enumerate() {
            let letter = series_letter(place);
            let heading = match variant.variant.base {
                Some(base) if differences => format!("{letter} − {}", series_letter(base)),
                _ => letter,
            };
            table = table.column(&heading, Align::Right);
        }
        for row in rows {
            let cells = row.values.iter().map(|value| {
                let found =
                    value.and_then(|value| if differences { value.difference } else { Some(value.own) });
                found.map_or("–".to_owned(), |found| self.measured(row.unit, &found, differences))
            });
            table.line(std::iter::once(self.say(&row.label)).chain(cells));
        }
        table.html()
    }

    /// A number with its interval.
    fn measured(&self, unit: Unit, found: &Measurement, signed: bool) -> String {
        let unit = if signed && unit == Unit::Share { Unit::Points } else { unit };
        let number = |value: f64| {
            let text = self.number(unit, value);
            if signed && value > 0.0 && !text.starts_with('+') { format!("+{text}") } else { text }
        };
        format!("{} ({} … {})", number(found.value), number(found.low), number(found.high))
    }

    fn number(&self, unit: Unit, value: f64) -> String {
        let text = match unit {
            Unit::Share => format!("{} %", self.words.decimal(value * 100.0, 1)),
            Unit::Points => {
                let sign = if value > 0.0 { "+" } else { "" };
                format!("{sign}{} %", self.words.decimal(value * 100.0, 1))
            }
            Unit::Number if value.abs() >= 100.0 => self.words.decimal(value, 0),
            Unit::Number => self.words.decimal(value, 2),
            Unit::Elo => self.words.decimal(value, 0),
        };
        text.replace('-', "−")
    }
}
