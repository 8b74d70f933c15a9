//! Reasons for moves in Tsu-e-fa!: what an attacked figure can carry, which figures threaten each other,
//! and what a setup protects.
//!
//! In the pro variant nothing is said about the items of the other's figures: remembering them is part
//! of the game.

use roshambo_rules::games::tsuefa::{
    Clash, FigureView, Item, Layout, Move, Square, Squares, Tsuefa, Variant, View,
};
use roshambo_rules::{Arg, Phrase, Seat, Sign, say};

use super::{Advice, AdviceContext};

/// From this many tenths on of the quiet steps that make a draw, reasons mention that they are counted.
const LONG_QUIET_TENTHS: u8 = 7;
/// An enemy at most this many steps away is a danger to the flag.
const NEAR: u8 = 2;

impl Advice for Tsuefa {
    fn advise(context: &AdviceContext<'_, Tsuefa>, mv: Move, reasons: &mut Vec<Phrase>) {
        match mv {
            Move::SetUp(layout) => set_up(&layout, reasons),
            Move::Throw(sign) => {
                reasons.push(say!("advice-tsuefa-throw", sign = sign));
                reasons.push(say!("advice-throw"));
            }
            Move::Step { from, to } => {
                let board = SeatBoard::new(context.view, context.seat);
                let Some(item) = board.own_item(from) else { return };
                match board.other(to) {
                    Some(figure) => attack(&board, item, figure, reasons),
                    None => step(&board, item, from, to, reasons),
                }
            }
        }
    }
}

/// The figures of a view, as its seat sees them.
struct SeatBoard<'a> {
    view: &'a View,
    seat: Seat,
}

impl<'a> SeatBoard<'a> {
    fn new(view: &'a View, seat: Seat) -> SeatBoard<'a> {
        SeatBoard { view, seat }
    }

    fn own_item(&self, square: Square) -> Option<Item> {
        self.view.figures.iter().find(|figure| figure.square == square && figure.seat == self.seat)?.item
    }

    fn others(&self) -> impl Iterator<Item = &'a FigureView> {
        let seat = self.seat;
        self.view.figures.iter().filter(move |figure| figure.seat != seat)
    }

    fn other(&self, square: Square) -> Option<&'a FigureView> {
        self.others().find(|figure| figure.square == square)
    }

    /// Whether reasons may mention the items of the other's figures.
    fn is_open(&self) -> bool {
        self.view.variant == Variant::Novice
    }

    /// A figure of the other seat beside a square whose item is known, if an attack of the own item on it
    /// would end in this clash.
    fn known_beside(&self, square: Square, own: Item, clash: Clash) -> Option<(Square, Item)> {
        let beside = self.others().filter(|figure| figure.square.is_next_to(square));
        let mut known = beside.filter_map(|figure| Some((figure.square, figure.item?)));
        known.find(|(_, item)| self.is_open() && own.attacks(*item) == clash)
    }

    /// The square of the own flag.
    fn flag(&self) -> Option<Square> {
        let own = self.view.figures.iter().filter(|figure| figure.seat == self.seat);
        own.filter(|figure| figure.item == Some(Item::Flag)).map(|figure| figure.square).next()
    }
}

fn attack(board: &SeatBoard<'_>, item: Item, target: &FigureView, reasons: &mut Vec<Phrase>) {
    if !board.is_open() {
        reasons.push(say!("advice-tsuefa-remember"));
        reasons.push(say!("advice-tsuefa-attack-shows"));
        return;
    }
    match board.view.can_carry(target)[..] {
        [Item::Flag] if item != Item::Dynamite => {
            reasons.push(say!("advice-tsuefa-flag"));
            return;
        }
        [certain] => reasons.push(match item.attacks(certain) {
            Clash::AttackerWins => say!("advice-tsuefa-wins", item = certain),
            Clash::DefenderWins => say!("advice-tsuefa-loses", item = certain),
            Clash::BothLeave => say!("advice-tsuefa-both-leave", item = certain),
            Clash::Tied => say!("advice-tsuefa-ties", item = certain),
        }),
        _ => odds(board, item, target, reasons),
    }
    if target.item.is_none() && item != Item::Flag {
        reasons.push(say!("advice-tsuefa-attack-shows"));
    }
}

/// The hidden items that the figure can carry, counted by how the fight would end.
fn odds(board: &SeatBoard<'_>, item: Item, target: &FigureView, reasons: &mut Vec<Phrase>) {
    let possible = board.view.can_carry(target);
    let hidden = board.view.hidden.as_ref().and_then(|hidden| hidden.get(target.seat.index()));
    let carried: Vec<Item> =
        hidden.into_iter().flatten().copied().filter(|item| possible.contains(item)).collect();
    let count = |clash: Clash| carried.iter().filter(|other| item.attacks(**other) == clash).count();
    reasons.push(say!(
        "advice-tsuefa-odds",
        total = carried.len(),
        wins = count(Clash::AttackerWins),
        ties = count(Clash::Tied),
        losses = count(Clash::DefenderWins),
        both = count(Clash::BothLeave),
    ));
    reasons.push(match possible.contains(&Item::Dynamite) {
        true => say!("advice-tsuefa-may-explode"),
        false => say!("advice-tsuefa-no-dynamite"),
    });
}

fn step(board: &SeatBoard<'_>, item: Item, from: Square, to: Square, reasons: &mut Vec<Phrase>) {
    let text = |square: Square| Arg::text(square);
    if let Some((square, other)) = board.known_beside(from, item, Clash::DefenderWins)
        && !square.is_next_to(to)
    {
        reasons.push(say!("advice-tsuefa-flees", square = text(square), item = other));
    }
    if let Some((square, other)) = board.known_beside(to, item, Clash::DefenderWins) {
        reasons.push(say!("advice-tsuefa-in-danger", square = text(square), item = other));
    }
    if let Some((square, other)) = board.known_beside(to, item, Clash::AttackerWins) {
        reasons.push(say!("advice-tsuefa-threatens", square = text(square), item = other));
    }
    if item == Item::Flag {
        let near = |square| board.others().filter(|other| other.square.is_next_to(square)).count();
        reasons.push(say!("advice-tsuefa-flag-steps", before = near(from), after = near(to)));
    } else if let Some(flag) = board.flag() {
        let near = board.others().map(|other| distance(other.square, flag)).min();
        if to.is_next_to(flag) && !from.is_next_to(flag) && near.is_some_and(|near| near <= NEAR) {
            reasons.push(say!("advice-tsuefa-guards"));
        }
    }
    let (quiet, draw) = (board.view.quiet, board.view.house.quiet);
    if quiet >= draw / 10 * LONG_QUIET_TENTHS {
        reasons.push(say!("advice-tsuefa-quiet", count = draw.saturating_sub(quiet)));
    }
    if item != Item::Flag {
        reasons.extend(towards(board, from, to));
    }
    if board.is_open() {
        let hidden = board.others().filter(|other| other.item.is_none() && other.square.is_next_to(to));
        let count = hidden.count();
        if count > 0 {
            reasons.push(say!("advice-tsuefa-beside-hidden", count = count));
        }
    }
}

/// Whether a step comes nearer to a figure that may be the flag.
fn towards(board: &SeatBoard<'_>, from: Square, to: Square) -> Option<Phrase> {
    if !board.is_open() {
        let nearest = |square| board.others().map(|other| distance(other.square, square)).min();
        return (nearest(to)? < nearest(from)?).then(|| say!("advice-tsuefa-closer"));
    }
    let hidden = || board.others().filter(|other| board.view.can_carry(other).contains(&Item::Flag));
    let nearest = hidden().min_by_key(|other| distance(other.square, to))?.square;
    let came = distance(nearest, to) < distance(nearest, from);
    came.then(|| {
        let (steps, count) = (distance(nearest, to), hidden().count());
        say!("advice-tsuefa-towards-flag", square = Arg::text(nearest), steps = steps, count = count)
    })
}

fn distance(one: Square, other: Square) -> u8 {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row())
}

/// What an own setup protects. The first half of a layout is the back row, for both seats.
fn set_up(layout: &Layout, reasons: &mut Vec<Phrase>) {
    let squares: Vec<Square> = Square::all().take(layout.0.len()).collect();
    let place = |wanted: Item| {
        let placed = squares.iter().zip(layout.0);
        placed.filter(|(_, item)| *item == wanted).map(|(square, _)| *square).next()
    };
    let (Some(flag), dynamite) = (place(Item::Flag), place(Item::Dynamite)) else { return };
    let around = Squares::only(flag).around();
    // The flag can only be attacked from the squares beside it.
    reasons.push(match flag.row() {
        0 => say!("advice-tsuefa-flag-back", count = around.len()),
        _ => say!("advice-tsuefa-flag-front", count = around.len()),
    });
    if dynamite.is_some_and(|dynamite| around.contains(dynamite)) {
        reasons.push(say!("advice-tsuefa-dynamite-beside"));
    }
    let front = layout.0.split_at(layout.0.len() / 2).1;
    let count = |sign: Sign| front.iter().filter(|item| **item == Item::Sign(sign)).count();
    if Sign::ALL.into_iter().all(|sign| count(sign) > 0) {
        reasons.push(say!("advice-tsuefa-front-mixed"));
    }
    reasons.push(say!("advice-tsuefa-differ"));
}
