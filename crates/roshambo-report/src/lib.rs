//! Self-contained HTML reports: a page shell, tables, and charts as inline SVG.
//!
//! A report is one file. It loads nothing, needs no script, follows the reader's choice of a light or a dark screen, and
//! fits a phone. This crate has no texts of its own: the caller passes every word, already in the reader's language.
//!
//! Colour is never the only signal. Each series of a chart has a letter, which is written beside its bars and at the end
//! of its line.
//!
//! ```
//! use roshambo_report::{Bar, BarChart, BarRow, Html, Page};
//!
//! let row = BarRow { label: "Seat 1".into(), bars: vec![Bar { value: 0.52, interval: Some((0.5, 0.54)) }] };
//! let chart = BarChart { name: "Win share".into(), rows: vec![row], reference: Some(0.5), format: &|x| format!("{x:.2}") };
//! let mut body = Html::heading(2, None, "Seats & luck");
//! body.push(chart.svg());
//! let page = Page { lang: "en", title: "A report", body };
//! assert!(page.to_string().contains("Seats &amp; luck"));
//! ```

#![forbid(unsafe_code)]

mod chart;
mod html;
mod page;
mod table;

pub use chart::bars::{Bar, BarChart, BarRow};
pub use chart::histogram::{Bin, Histogram};
pub use chart::legend::{legend, series_letter};
pub use chart::lines::{Line, LineChart, Mark, MarkKind};
pub use html::Html;
pub use page::Page;
pub use table::{Align, Table};
