//! Tsu-e-fa!: 128 actions, relative to the own side of the board.
//!
//! | actions | moves |
//! |---|---|
//! | 0–29 | a step forward, away from the own side, from each square of the own rows 1 to 5: `a1-a2`, `b1-b2`, … `f5-f6` |
//! | 30–59 | a step back, from each square of the own rows 2 to 6: `a2-a1`, `b2-b1`, … `f6-f5` |
//! | 60–89 | a step towards column a, from each square of columns b to f: `b1-a1`, `c1-b1`, … `f6-e6` |
//! | 90–119 | a step towards column f, from each square of columns a to e: `a1-b1`, `b1-c1`, … `e6-f6` |
//! | 120–124 | the item of the next figure of the set-up: `R`, `S`, `P`, `D`, `F` |
//! | 125–127 | `throw R`, `throw S`, `throw P` |
//!
//! For seat 2 the rows are mirrored: its action 0 is `a6-a5`. So one policy can play both seats.
//!
//! The set-up is factored, because it has too many variants to list: the seat chooses twelve items, in
//! the order of the notation: the back row from column a to f, then the front row.

use roshambo_rules::games::tsuefa::{Item, Layout, Move, Square, Squares, Tsuefa, Variant};
use roshambo_rules::{Game, Seat, Sign};

use super::common::{Places, SIGNS, write_situation, write_throw};
use crate::action::Action;
use crate::encode::{Choices, Encode};
use crate::tensor::Sink;

const SIDE: usize = 6;
const SQUARES: usize = SIDE * SIDE;
const FIGURES: usize = 12;
const ITEMS: usize = Item::ALL.len();
/// The number of steps in one direction.
const STEPS: usize = SIDE * (SIDE - 1);
const FIRST_ITEM: usize = 4 * STEPS;
const FIRST_THROW: usize = FIRST_ITEM + ITEMS;

/// The items chosen so far for the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    items: [Item; FIGURES],
    made: u8,
}

impl Default for Placed {
    fn default() -> Placed {
        Placed { items: [Item::Flag; FIGURES], made: 0 }
    }
}

impl Placed {
    fn items(&self) -> &[Item] {
        &self.items[..self.made as usize]
    }
}

impl Choices for Placed {
    fn made(&self) -> usize {
        self.made as usize
    }
}

impl Encode for Tsuefa {
    const ACTIONS: usize = FIRST_THROW + SIGNS;

    type Choices = Placed;

    #[inline]
    fn list_actions(&self, seat: Seat, placed: &Placed, moves: &mut Vec<Move>, actions: &mut Vec<Action>) {
        if self.unlisted(seat).is_some() {
            let left = |item: &Item| {
                let used = placed.items().iter().filter(|other| *other == item).count();
                used < usize::from(self.items().count(*item))
            };
            actions.extend(Item::ALL.iter().filter(|item| left(item)).map(|item| placing(*item)));
            return;
        }
        moves.clear();
        self.legal_moves(seat, moves);
        actions.extend(moves.iter().filter_map(|mv| whole_action(seat, *mv)));
    }

    #[inline]
    fn choose(&self, seat: Seat, placed: &mut Placed, action: Action) -> Option<Move> {
        match action.index().checked_sub(FIRST_ITEM).and_then(|item| Item::ALL.get(item)) {
            None => whole_move(seat, action.index()),
            Some(item) => {
                placed.items[placed.made as usize] = *item;
                placed.made += 1;
                if usize::from(placed.made) < FIGURES {
                    return None;
                }
                Some(Move::SetUp(Layout(std::mem::take(placed).items)))
            }
        }
    }

    fn actions_of(seat: Seat, mv: Move) -> Option<Vec<Action>> {
        match mv {
            Move::SetUp(Layout(items)) => Some(items.map(placing).to_vec()),
            Move::Step { .. } | Move::Throw(_) => whole_action(seat, mv).map(|action| vec![action]),
        }
    }

    fn action_text(seat: Seat, action: Action) -> String {
        let index = action.index();
        match index.checked_sub(FIRST_ITEM).and_then(|item| Item::ALL.get(item)) {
            Some(item) => format!("setup {item}"),
            None => whole_move(seat, index).map_or_else(String::new, |mv| mv.to_string()),
        }
    }

    #[inline]
    fn encode(&self, viewer: Seat, placed: &Placed, out: &mut impl Sink) {
        let places = write_situation(self, viewer, out);
        write_throw(self.throw().map(|(throw, _)| throw), viewer, out);
        write_options(self, out);
        out.field(
            "turn",
            2,
            "the seat whose turn it is; in a fight, the attacker; one-hot, the viewer's first",
        )[places.of(self.turn())] = 1.0;
        out.field("quiet", 1, "the number of steps in a row without an attack, divided by 100")[0] =
            f32::from(self.quiet()) / 100.0;
        write_board(self, viewer, placed, out);
        write_fight(self, viewer, out);
        write_counts(self, places, out);
    }
}

fn placing(item: Item) -> Action {
    Action::new(FIRST_ITEM + item.index())
}

/// A row as a seat sees it. The same function converts back.
#[inline]
fn row(seat: Seat, row: usize) -> usize {
    if seat == Seat::FIRST { row } else { SIDE - 1 - row }
}

/// The place of a square in a plane of the tensor of a seat.
#[inline]
fn place(viewer: Seat, square: Square) -> usize {
    row(viewer, square.row().into()) * SIDE + usize::from(square.column())
}

/// The action of a step or a throw; `None` if the step is longer than one square.
#[inline]
fn whole_action(seat: Seat, mv: Move) -> Option<Action> {
    let index = match mv {
        Move::SetUp(_) => return None,
        Move::Throw(sign) => FIRST_THROW + sign as usize,
        Move::Step { from, to } => {
            if !from.is_next_to(to) {
                return None;
            }
            let (column, line) = (usize::from(from.column()), row(seat, from.row().into()));
            let (to_column, to_line) = (usize::from(to.column()), row(seat, to.row().into()));
            if to_line > line {
                line * SIDE + column
            } else if to_line < line {
                STEPS + to_line * SIDE + column
            } else if to_column < column {
                2 * STEPS + line * (SIDE - 1) + to_column
            } else {
                3 * STEPS + line * (SIDE - 1) + column
            }
        }
    };
    Some(Action::new(index))
}

/// The step or the throw of an action.
#[inline]
fn whole_move(seat: Seat, index: usize) -> Option<Move> {
    if let Some(sign) = index.checked_sub(FIRST_THROW) {
        return Sign::ALL.get(sign).map(|sign| Move::Throw(*sign));
    }
    let step = index % STEPS;
    let (from, to) = match index / STEPS {
        0 => ((step % SIDE, step / SIDE), (step % SIDE, step / SIDE + 1)),
        1 => ((step % SIDE, step / SIDE + 1), (step % SIDE, step / SIDE)),
        2 => ((step % (SIDE - 1) + 1, step / (SIDE - 1)), (step % (SIDE - 1), step / (SIDE - 1))),
        _ => ((step % (SIDE - 1), step / (SIDE - 1)), (step % (SIDE - 1) + 1, step / (SIDE - 1))),
    };
    let square = |(column, line): (usize, usize)| Square::new(column as u8, row(seat, line) as u8);
    Some(Move::Step { from: square(from)?, to: square(to)? })
}

#[inline]
fn mark(squares: Squares, viewer: Seat, plane: &mut [f32]) {
    for square in squares.iter() {
        plane[place(viewer, square)] = 1.0;
    }
}

fn write_options(game: &Tsuefa, out: &mut impl Sink) {
    out.field("pro", 1, "1 in the variant `pro`")[0] = match game.variant() {
        Variant::Novice => 0.0,
        Variant::Pro => 1.0,
    };
    let field =
        out.field("items", SIGNS, "the number of rocks, scissors and papers at the start, divided by 10");
    for (value, sign) in field.iter_mut().zip(Sign::ALL) {
        *value = f32::from(game.items().count(Item::Sign(sign))) / 10.0;
    }
}

/// The planes have 36 values, row by row from the viewer's own side, each row from column a to f.
#[inline]
fn write_board(game: &Tsuefa, viewer: Seat, placed: &Placed, out: &mut impl Sink) {
    let (own, others) = (game.figures(viewer), game.figures(viewer.next(game.seats())));
    let planes = out.field(
        "own-items",
        ITEMS * SQUARES,
        "for each item (R, S, P, D, F), a plane of the viewer's figures that carry it, during the set-up those placed so far. A plane has 36 values: row by row from the viewer's own side, each from column a to f",
    );
    for (item, plane) in Item::ALL.into_iter().zip(planes.chunks_exact_mut(SQUARES)) {
        mark(game.carriers(item).and(own), viewer, plane);
    }
    for (square, item) in placed.items().iter().enumerate() {
        planes[item.index() * SQUARES + square] = 1.0;
    }
    out.field(
        "set-up",
        1,
        "the number of figures that the viewer has placed in an unfinished set-up, divided by 12",
    )[0] = f32::from(placed.made) / FIGURES as f32;
    mark(others, viewer, out.field("other-figures", SQUARES, "a plane of the figures of the other seat"));
    let planes = out.field(
        "other-items",
        ITEMS * SQUARES,
        "for each item, a plane of the other seat's figures of which a fight has shown that they carry it",
    );
    let seen = others.and(game.shown());
    for (item, plane) in Item::ALL.into_iter().zip(planes.chunks_exact_mut(SQUARES)) {
        mark(game.carriers(item).and(seen), viewer, plane);
    }
    mark(
        game.shown(),
        viewer,
        out.field("shown", SQUARES, "a plane of the figures whose item a fight has shown"),
    );
    mark(game.moved(), viewer, out.field("moved", SQUARES, "a plane of the figures that have ever moved"));
}

#[inline]
fn write_fight(game: &Tsuefa, viewer: Seat, out: &mut impl Sink) {
    let squares = game.fight();
    let attacker = out.field("attacker", SQUARES, "a plane with the attacker of a tied fight");
    if let Some((from, _)) = squares {
        attacker[place(viewer, from)] = 1.0;
    }
    let defender = out.field("defender", SQUARES, "a plane with the defender of a tied fight");
    if let Some((_, to)) = squares {
        defender[place(viewer, to)] = 1.0;
    }
    let tied = out.field("tied-item", ITEMS, "the item of both figures of a tied fight, one-hot");
    if let Some((_, item)) = game.throw() {
        tied[item.index()] = 1.0;
    }
}

#[inline]
fn write_counts(game: &Tsuefa, places: Places, out: &mut impl Sink) {
    let n = places.count();
    let hidden = out.field(
        "hidden",
        n * ITEMS,
        "for each seat, the viewer's first, and each item: the number of figures on the board that carry it and that no fight has shown, divided by 10",
    );
    for (seat, at) in places.iter() {
        let unseen = game.figures(seat).without(game.shown());
        for (value, item) in hidden[at * ITEMS..][..ITEMS].iter_mut().zip(Item::ALL) {
            *value = game.carriers(item).and(unseen).len() as f32 / 10.0;
        }
    }
    let lost = out.field(
        "lost",
        n * ITEMS,
        "for each seat, the viewer's first, and each item: the number of figures that left the board with it, divided by 10",
    );
    for (seat, at) in places.iter() {
        for (value, item) in lost[at * ITEMS..][..ITEMS].iter_mut().zip(Item::ALL) {
            *value = f32::from(game.lost(seat, item)) / 10.0;
        }
    }
}
