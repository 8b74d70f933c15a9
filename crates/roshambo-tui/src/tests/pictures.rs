//! Images of screens for the documentation, as SVG. `make shots` writes them; the test checks that they are up to
//! date.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use roshambo_table::GameId;
use roshambo_words::Lang;

use super::screens::mid_game;

/// The size of a cell in the image, in SVG units.
const CELL_WIDTH: u16 = 9;
const CELL_HEIGHT: u16 = 18;

/// The default colours of a terminal.
struct Palette {
    text: &'static str,
    background: &'static str,
}

const DARK: Palette = Palette { text: "#e6e1d8", background: "#1d1f24" };
const LIGHT: Palette = Palette { text: "#24262b", background: "#faf7f0" };

impl Palette {
    fn colour(&self, colour: Color, default: &'static str) -> &'static str {
        match colour {
            Color::Black => "#141414",
            Color::Red => "#c0392b",
            Color::Green => "#3fa34d",
            Color::Yellow => "#e0b02b",
            Color::Blue => "#2f6fd0",
            Color::Magenta => "#8e44ad",
            Color::Cyan => "#2a93a5",
            Color::White => "#ffffff",
            Color::Gray => "#b9b4aa",
            _ => default,
        }
    }

    /// The text colour and the background of a cell.
    fn of(&self, cell: &Cell) -> (&'static str, &'static str) {
        let (text, ground) = (self.colour(cell.fg, self.text), self.colour(cell.bg, self.background));
        if cell.modifier.contains(Modifier::REVERSED) { (ground, text) } else { (text, ground) }
    }
}

fn svg(buffer: &Buffer, palette: &Palette) -> String {
    let (width, height) = (buffer.area.width * CELL_WIDTH, buffer.area.height * CELL_HEIGHT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"15\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n",
        palette.background
    );
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let cell = &buffer[(x, y)];
            let (text, ground) = palette.of(cell);
            let (left, top) = (x * CELL_WIDTH, y * CELL_HEIGHT);
            if ground != palette.background {
                let _ = write!(
                    svg,
                    "<rect x=\"{left}\" y=\"{top}\" width=\"{CELL_WIDTH}\" height=\"{CELL_HEIGHT}\" fill=\"{ground}\"/>"
                );
            }
            let symbol = cell.symbol().replace('&', "&amp;").replace('<', "&lt;");
            if symbol.trim().is_empty() {
                continue;
            }
            let bold = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            let dim = if cell.modifier.contains(Modifier::DIM) { " opacity=\"0.6\"" } else { "" };
            let base = top + 14;
            let _ = write!(svg, "<text x=\"{left}\" y=\"{base}\" fill=\"{text}\"{bold}{dim}>{symbol}</text>");
        }
        svg.push('\n');
    }
    svg + "</svg>\n"
}

#[test]
fn the_images_of_the_documentation_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/img");
    for (name, game, seats, moves, lang, palette) in [
        ("kanobu", GameId::Kanobu, 4, 5, Lang::En, &DARK),
        ("paws", GameId::Paws, 3, 8, Lang::Ru, &LIGHT),
        ("ninjan", GameId::Ninjan, 4, 6, Lang::Uk, &DARK),
        ("tsuefa", GameId::Tsuefa, 2, 16, Lang::En, &LIGHT),
    ] {
        let client = mid_game(game, seats, moves, (100, 30), lang);
        let image = svg(client.terminal.backend().buffer(), palette);
        let file = folder.join(format!("play-{name}.svg"));
        if std::env::var_os("SHOTS").is_some_and(|value| value == "write") {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &image).unwrap();
        }
        let current = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(current == image, "{} is out of date: run `make shots`", file.display());
    }
}
