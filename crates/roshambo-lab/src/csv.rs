//! A report as a table of comma-separated values: one line for each figure of each variant.

use crate::plan::Players;
use crate::report::{Report, ReportVariant};

/// The columns.
const HEADING: &str = "section,figure,unit,seats,options,players,games,value,low,high,difference,difference_low,difference_high";

/// The table, with a line of headings.
pub fn csv(report: &Report) -> String {
    let mut text = format!("{HEADING}\n");
    for section in &report.sections {
        for row in &section.rows {
            for (variant, value) in report.variants.iter().zip(&row.values) {
                let Some(value) = value else { continue };
                let own = value.own;
                let apart = value
                    .difference
                    .map_or(",,".to_owned(), |apart| format!("{},{},{}", apart.value, apart.low, apart.high));
                let cells = [
                    section.section.id().to_owned(),
                    quoted(&row.label.to_string()),
                    format!("{:?}", row.unit).to_lowercase(),
                    variant.variant.seats.to_string(),
                    quoted(&options(variant)),
                    quoted(&players(variant.variant.players)),
                    own.games.to_string(),
                    own.value.to_string(),
                    own.low.to_string(),
                    own.high.to_string(),
                    apart,
                ];
                text += &cells.join(",");
                text.push('\n');
            }
        }
    }
    text
}

fn options(variant: &ReportVariant) -> String {
    let options = variant.variant.options.iter();
    options.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}

fn players(players: Players) -> String {
    match players {
        Players::Same { level } => level.to_string(),
        Players::Contest { one, others } => format!("{one} against {others}"),
    }
}

/// A cell that may contain commas or quotes.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
