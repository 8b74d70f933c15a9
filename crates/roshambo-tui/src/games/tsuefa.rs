//! Tsu-e-fa!: the board with both teams. The viewer's side is at the bottom.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use roshambo_rules::games::tsuefa::{FigureView, Item, Square, Variant, View};
use roshambo_rules::{Arg, Phrase, Seat, SeatFact, Sign, say};

use super::GameScreen;
use crate::canvas::{Canvas, CardFace, CardSize, TargetState, sign_mark};
use crate::theme::Ink;

const SIDE: u8 = 6;

/// The face of an item, for the setup editor.
pub(crate) fn item_face(letter: char) -> CardFace {
    CardFace { token: letter.to_string(), mark: mark(letter), inks: [Ink::Yellow; 2] }
}

fn mark(letter: char) -> char {
    match letter {
        'D' => '¤',
        'F' => '►',
        _ => Sign::from_letter(letter).map_or('?', sign_mark),
    }
}

fn team_mark(seat: Seat) -> char {
    if seat.index() == 0 { '▲' } else { '▼' }
}

fn ink(seat: Seat) -> Ink {
    if seat.index() == 0 { Ink::Red } else { Ink::Blue }
}

impl GameScreen for View {
    fn seat_mark(&self, seat: Seat) -> Option<char> {
        Some(team_mark(seat))
    }

    fn short_facts(&self, facts: &[SeatFact]) -> Vec<Phrase> {
        // One letter for each lost item: their names do not fit.
        let letter = |fact: &SeatFact| fact.kind.strip_prefix("lost-").map(|letter| (letter, fact.value));
        let lost = facts.iter().filter_map(letter);
        let letters: String = lost.flat_map(|(letter, count)| (0..count).map(move |_| letter)).collect();
        let others = facts.iter().filter(|fact| letter(fact).is_none());
        let mut short: Vec<Phrase> = others.map(|fact| fact.phrase.clone()).collect();
        if !letters.is_empty() {
            short.push(say!("tsuefa-lost", items = Arg::text(letters)));
        }
        short
    }

    fn height(&self, size: CardSize) -> (u16, u16) {
        match size {
            CardSize::Small => (12, 12),
            CardSize::Large => (19, 19),
        }
    }

    fn note(&self) -> Option<Phrase> {
        match (&self.fight, self.variant) {
            (Some(fight), _) => {
                let (from, to) = (Arg::text(fight.from), Arg::text(fight.to));
                Some(say!("tsuefa-fight", from = from, to = to, item = fight.item))
            }
            (None, Variant::Pro) => Some(say!("tsuefa-pro")),
            (None, Variant::Novice) => None,
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        // The width and height of a square, in cells.
        let (wide, high) = match canvas.context.size {
            CardSize::Small => (7, 2),
            CardSize::Large => (9, 3),
        };
        let turned = self.seat.is_some_and(|seat| seat.index() == 1);
        for square in Square::all() {
            let (column, row) = (square.column(), square.row());
            let (across, down) = if turned { (SIDE - 1 - column, row) } else { (column, SIDE - 1 - row) };
            let cell =
                Rect::new(area.x + 3 + u16::from(across) * wide, area.y + u16::from(down) * high, wide, high);
            draw_square(self, canvas, square, cell);
            let style = canvas.theme().dim();
            if across == 0 {
                let at = Rect::new(area.x + 1, cell.y + (high - 1) / 2, 1, 1);
                canvas.line(at, 0, Span::styled((row + 1).to_string(), style));
            }
            if down == SIDE - 1 {
                let letter = char::from(b'a' + column).to_string();
                let below = if canvas.context.size == CardSize::Small { high - 1 } else { high };
                let at = Rect::new(cell.x + (wide - 1) / 2, cell.y + below, 1, 1);
                canvas.line(at.intersection(area), 0, Span::styled(letter, style));
            }
        }
    }

    fn hand(&self) -> Vec<CardFace> {
        Vec::new()
    }
}

fn figure(view: &View, square: Square) -> Option<&FigureView> {
    view.figures.iter().find(|figure| figure.square == square)
}

/// Draws a square such as `[▲●R!]`: a symbol for the team, a symbol and a letter for the item, and `!` if a
/// fight has revealed it. A hidden item is `?`.
fn draw_square(view: &View, canvas: &mut Canvas<'_>, square: Square, cell: Rect) {
    let state = canvas.add_target(&square.to_string(), cell);
    let theme = canvas.theme();
    let text = match figure(view, square) {
        Some(figure) => {
            let team = team_mark(figure.seat);
            let letter = figure.item.map_or('?', Item::letter);
            let seen = if figure.shown == Some(true) { '!' } else { ' ' };
            let mark = figure.item.map_or(' ', |item| mark(item.letter()));
            format!("{team}{mark}{letter}{seen}")
        }
        None => "  · ".to_owned(),
    };
    let style = match figure(view, square) {
        Some(figure) => theme.printed(ink(figure.seat)),
        None => theme.dim(),
    };
    let [open, close] = match state {
        TargetState { chosen: true, .. } => ["»", "«"],
        TargetState { cursor: true, .. } => ["[", "]"],
        TargetState { open: true, .. } => ["(", ")"],
        _ => [" ", " "],
    };
    let edge = if state.cursor { theme.cursor() } else { theme.strong() };
    let spans = vec![Span::styled(open, edge), Span::styled(text, style), Span::styled(close, edge)];
    let line: Line<'_> = spans.into_iter().collect();
    if canvas.context.size == CardSize::Small {
        return canvas.line(cell, 0, line);
    }
    let frame = if state.cursor || state.chosen { theme.strong() } else { theme.dim() };
    canvas.outline(Rect { width: cell.width - 1, ..cell }, state.cursor, frame);
    let inner = Rect { x: cell.x + 1, y: cell.y + 1, width: cell.width - 2, height: 1 };
    canvas.line(inner, 0, line);
}
