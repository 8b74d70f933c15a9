//! What is said of moves in Tsu-e-fa: what an attacked figure can carry, who threatens whom, and what
//! a setup hides.
//!
//! In pro nothing is said of what the other's figures carry: remembering it is part of the game.

use roshambo_rules::games::tsuefa::{
    Clash, FigureView, Item, Layout, Move, Square, Squares, Tsuefa, Variant, View,
};
use roshambo_rules::{Arg, Phrase, Seat, Sign, say};

use super::{Advice, Sight};

/// From so many quiet steps on it is said that they are counted.
const LONG_QUIET: u8 = 70;
/// So many quiet steps are a draw (`tsuefa/8`).
const DRAW: u8 = 100;
/// An enemy so near to the flag is a danger to it.
const NEAR: u8 = 2;

impl Advice for Tsuefa {
    fn advise(sight: &Sight<'_, Tsuefa>, mv: Move, said: &mut Vec<Phrase>) {
        match mv {
            Move::SetUp(layout) => set_up(&layout, said),
            Move::Throw(sign) => {
                said.push(say!("advice-tsuefa-throw", sign = sign));
                said.push(say!("advice-throw"));
            }
            Move::Step { from, to } => {
                let board = Board::new(sight.view, sight.seat);
                let Some(item) = board.own_item(from) else { return };
                match board.other(to) {
                    Some(figure) => attack(&board, item, figure, said),
                    None => step(&board, item, from, to, said),
                }
            }
        }
    }
}

/// The figures as their two owners.
struct Board<'a> {
    view: &'a View,
    seat: Seat,
}

impl<'a> Board<'a> {
    fn new(view: &'a View, seat: Seat) -> Board<'a> {
        Board { view, seat }
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

    /// Whether everything that was shown may be spoken of.
    fn is_open(&self) -> bool {
        self.view.variant == Variant::Novice
    }

    /// A figure of the other seat beside a square whose item is known and fights an own item so.
    fn known_beside(&self, square: Square, own: Item, clash: Clash) -> Option<(Square, Item)> {
        let beside = self.others().filter(|figure| figure.square.is_next_to(square));
        let mut known = beside.filter_map(|figure| Some((figure.square, figure.item?)));
        known.find(|(_, item)| self.is_open() && own.attacks(*item) == clash)
    }

    /// The own flag, wherever it stands.
    fn flag(&self) -> Option<Square> {
        let own = self.view.figures.iter().filter(|figure| figure.seat == self.seat);
        own.filter(|figure| figure.item == Some(Item::Flag)).map(|figure| figure.square).next()
    }
}

fn attack(board: &Board<'_>, item: Item, target: &FigureView, said: &mut Vec<Phrase>) {
    if !board.is_open() {
        said.push(say!("advice-tsuefa-remember"));
        said.push(say!("advice-tsuefa-attack-shows"));
        return;
    }
    match board.view.can_carry(target)[..] {
        [Item::Flag] if item != Item::Dynamite => {
            said.push(say!("advice-tsuefa-flag"));
            return;
        }
        [certain] => said.push(match item.attacks(certain) {
            Clash::AttackerWins => say!("advice-tsuefa-wins", item = certain),
            Clash::DefenderWins => say!("advice-tsuefa-loses", item = certain),
            Clash::BothLeave => say!("advice-tsuefa-both-leave", item = certain),
            Clash::Tied => say!("advice-tsuefa-ties", item = certain),
        }),
        _ => odds(board, item, target, said),
    }
    if target.item.is_none() && item != Item::Flag {
        said.push(say!("advice-tsuefa-attack-shows"));
    }
}

/// The hidden items that the figure can be one of, by how the fight would end.
fn odds(board: &Board<'_>, item: Item, target: &FigureView, said: &mut Vec<Phrase>) {
    let possible = board.view.can_carry(target);
    let hidden = board.view.hidden.as_ref().and_then(|hidden| hidden.get(target.seat.index()));
    let carried: Vec<Item> =
        hidden.into_iter().flatten().copied().filter(|item| possible.contains(item)).collect();
    let count = |clash: Clash| carried.iter().filter(|other| item.attacks(**other) == clash).count();
    said.push(say!(
        "advice-tsuefa-odds",
        total = carried.len(),
        wins = count(Clash::AttackerWins),
        ties = count(Clash::Tied),
        losses = count(Clash::DefenderWins),
    ));
    said.push(match possible.contains(&Item::Dynamite) {
        true => say!("advice-tsuefa-may-explode"),
        false => say!("advice-tsuefa-no-dynamite"),
    });
}

fn step(board: &Board<'_>, item: Item, from: Square, to: Square, said: &mut Vec<Phrase>) {
    let text = |square: Square| Arg::text(square);
    if let Some((square, other)) = board.known_beside(from, item, Clash::DefenderWins)
        && !square.is_next_to(to)
    {
        said.push(say!("advice-tsuefa-flees", square = text(square), item = other));
    }
    if let Some((square, other)) = board.known_beside(to, item, Clash::DefenderWins) {
        said.push(say!("advice-tsuefa-in-danger", square = text(square), item = other));
    }
    if let Some((square, other)) = board.known_beside(to, item, Clash::AttackerWins) {
        said.push(say!("advice-tsuefa-threatens", square = text(square), item = other));
    }
    if item == Item::Flag {
        let near = |square| board.others().filter(|other| other.square.is_next_to(square)).count();
        said.push(say!("advice-tsuefa-flag-steps", before = near(from), after = near(to)));
    } else if let Some(flag) = board.flag() {
        let near = board.others().map(|other| distance(other.square, flag)).min();
        if to.is_next_to(flag) && !from.is_next_to(flag) && near.is_some_and(|near| near <= NEAR) {
            said.push(say!("advice-tsuefa-guards"));
        }
    }
    if board.view.quiet >= LONG_QUIET {
        said.push(say!("advice-tsuefa-quiet", count = DRAW - board.view.quiet));
    }
    if item != Item::Flag {
        said.extend(towards(board, from, to));
    }
    if board.is_open() {
        let hidden = board.others().filter(|other| other.item.is_none() && other.square.is_next_to(to));
        let count = hidden.count();
        if count > 0 {
            said.push(say!("advice-tsuefa-beside-hidden", count = count));
        }
    }
}

/// The flag is always hidden, so it stands where nothing has been shown.
fn towards(board: &Board<'_>, from: Square, to: Square) -> Option<Phrase> {
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

/// Where things stand in an own setup, whichever side it is on: the first half is the back row.
fn set_up(layout: &Layout, said: &mut Vec<Phrase>) {
    let squares: Vec<Square> = Square::all().take(layout.0.len()).collect();
    let place = |wanted: Item| {
        let placed = squares.iter().zip(layout.0);
        placed.filter(|(_, item)| *item == wanted).map(|(square, _)| *square).next()
    };
    let (Some(flag), dynamite) = (place(Item::Flag), place(Item::Dynamite)) else { return };
    let around = Squares::only(flag).around();
    // Only from the squares beside it can it be attacked.
    said.push(match flag.row() {
        0 => say!("advice-tsuefa-flag-back", count = around.len()),
        _ => say!("advice-tsuefa-flag-front", count = around.len()),
    });
    if dynamite.is_some_and(|dynamite| around.contains(dynamite)) {
        said.push(say!("advice-tsuefa-dynamite-beside"));
    }
    let front = layout.0.split_at(layout.0.len() / 2).1;
    let count = |sign: Sign| front.iter().filter(|item| **item == Item::Sign(sign)).count();
    if Sign::ALL.into_iter().all(|sign| count(sign) > 0) {
        said.push(say!("advice-tsuefa-front-mixed"));
    }
    said.push(say!("advice-tsuefa-differ"));
}
