//! Squares, sets of squares, and the figures that stand on them.
//!
//! A set of squares is a 64-bit word with eight bits per row, of which the board uses six. A step is a
//! shift; squares beyond the edge land on unused bits, which are masked out.

use std::fmt;
use std::str::FromStr;

use super::item::{ByItem, Item};
use super::state::TWO;
use crate::seat::{BySeat, Seat};
use crate::text::{ParseError, as_text};

/// The number of columns, and of rows.
const SIDE: u8 = 6;
/// The number of bits per row.
const STRIDE: u8 = 8;

/// A square: `a1` to `f6`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaSquare", type = "string"))]
pub struct Square(u8);

impl Square {
    /// The square in this column and row, both counted from 0, if it is on the board.
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < SIDE && row < SIDE { Some(Square(row * STRIDE + column)) } else { None }
    }

    /// All squares, row by row from `a1`.
    pub fn all() -> impl Iterator<Item = Square> {
        Squares::BOARD.iter()
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// Whether the squares are neighbours up, down, left or right.
    pub const fn is_next_to(self, other: Square) -> bool {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row()) == 1
    }

    /// The squares of the items of a layout, in order: the back row, then the front row, from a to f.
    pub(super) fn home(seat: Seat) -> impl Iterator<Item = Square> {
        let rows = if seat == Seat::FIRST { [0, 1] } else { [SIDE - 1, SIDE - 2] };
        rows.into_iter().flat_map(|row| (0..SIDE).map(move |column| Square(row * STRIDE + column)))
    }

    /// The square from which a step in this direction leads here.
    #[inline]
    pub(super) const fn before(self, direction: Direction) -> Square {
        Square(match direction {
            Direction::Up => self.0 - STRIDE,
            Direction::Down => self.0 + STRIDE,
            Direction::Left => self.0 + 1,
            Direction::Right => self.0 - 1,
        })
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        let square = match text.as_bytes() {
            [column @ b'a'..=b'f', row @ b'1'..=b'6'] => Square::new(column - b'a', row - b'1'),
            _ => None,
        };
        square.ok_or_else(|| ParseError::new("expected-square", text))
    }
}

as_text!(Square);

/// The direction of a step, as seat 1 sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    pub(super) const ALL: [Direction; 4] =
        [Direction::Up, Direction::Down, Direction::Left, Direction::Right];
}

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Squares(u64);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares(0);
    /// All squares.
    pub const BOARD: Squares = Squares(0x3f3f_3f3f_3f3f);

    /// The set of this square alone.
    #[inline]
    pub const fn only(square: Square) -> Squares {
        Squares(1 << square.0)
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The squares that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    /// The squares that are in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    /// The squares of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    #[inline]
    pub(super) fn add(&mut self, square: Square) {
        *self = self.or(Squares::only(square));
    }

    #[inline]
    pub(super) fn remove(&mut self, square: Square) {
        *self = self.without(Squares::only(square));
    }

    /// Replaces `from` with `to` if `from` is in the set. There is no branch, because it would be
    /// unpredictable.
    #[inline]
    fn carry(&mut self, from: Square, to: Square) {
        let carried = self.0 >> from.0 & 1;
        self.0 = self.0 & !(1 << from.0) | carried << to.0;
    }

    /// The squares that one step in this direction reaches from these squares.
    #[inline]
    pub(super) const fn shifted(self, direction: Direction) -> Squares {
        let shifted = Squares(match direction {
            Direction::Up => self.0 << STRIDE,
            Direction::Down => self.0 >> STRIDE,
            Direction::Left => self.0 >> 1,
            Direction::Right => self.0 << 1,
        });
        shifted.and(Squares::BOARD)
    }

    /// The squares one step up, down, left or right of these squares. They may be in the set, too.
    #[inline]
    #[must_use]
    pub const fn around(self) -> Squares {
        let steps = self.0 << STRIDE | self.0 >> STRIDE | self.0 << 1 | self.0 >> 1;
        Squares(steps).and(Squares::BOARD)
    }

    /// The squares of a row, counted from 0; empty beyond the board.
    #[inline]
    pub const fn row(row: u8) -> Squares {
        if row < SIDE { Squares(0x3f << (row * STRIDE)) } else { Squares::EMPTY }
    }

    /// The set as a number. Different sets have different numbers.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// For each row, in its byte, the number of squares of the set in this row and the rows before.
    #[inline]
    pub(super) const fn running_counts(self) -> RunningCounts {
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let halves = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let rows = (halves + (halves >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        RunningCounts(rows.wrapping_mul(EACH_ROW))
    }

    /// The square after `skipped` others, row by row. The set has more than `skipped` squares. A loop
    /// over the squares would be slower, because its end is unpredictable.
    #[inline]
    pub(super) const fn nth(self, skipped: u32, counts: RunningCounts) -> Square {
        const TOP: u64 = EACH_ROW << 7;
        let full = (((skipped as u64 * EACH_ROW) | TOP) - counts.0) & TOP;
        let shift = (!full & TOP).trailing_zeros() - 7;
        let before = counts.0 << 8 >> shift & 0xff;
        let row = self.0 >> shift & 0x3f;
        let column = NTH_OF_ROW[row as usize][(skipped as u64 - before) as usize & 7];
        Square(shift as u8 + column)
    }

    /// Removes the first square from the set. An empty set returns a square beyond the board: a caller
    /// may take a fixed number of squares without checking each one, and drop the surplus.
    #[inline]
    pub(super) fn take_first(&mut self) -> Square {
        let first = (self.0 | 1 << (u64::BITS - 1)).trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        Square(first as u8)
    }

    /// The squares row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let square = Square(rest.trailing_zeros() as u8);
            (rest != 0).then(|| {
                rest &= rest - 1;
                square
            })
        })
    }
}

/// The number 1 in the byte of each row.
const EACH_ROW: u64 = 0x0101_0101_0101_0101;

/// The number of squares of a set in each row and the rows before, one byte per row.
#[derive(Clone, Copy, Debug)]
pub(super) struct RunningCounts(u64);

impl RunningCounts {
    #[inline]
    pub(super) const fn total(self) -> u32 {
        (self.0 >> 56) as u32
    }
}

/// For each set of columns and each number of skipped columns, the next column.
const NTH_OF_ROW: [[u8; STRIDE as usize]; 1 << SIDE] = {
    let mut table = [[0; STRIDE as usize]; 1 << SIDE];
    let mut columns = 0;
    while columns < table.len() {
        let (mut rest, mut skipped) = (columns, 0);
        while rest != 0 {
            table[columns][skipped] = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            skipped += 1;
        }
        columns += 1;
    }
    table
};

/// The figures, their items, and what both players know of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) figures: BySeat<Squares, TWO>,
    pub(super) items: ByItem<Squares>,
    /// The figures whose item a fight has shown.
    pub(super) shown: Squares,
    /// The figures that have ever moved. Everybody knows that they do not carry dynamite.
    pub(super) moved: Squares,
}

impl Board {
    /// The item of the figure on a square.
    #[inline]
    pub(super) fn item(&self, square: Square) -> Option<Item> {
        Item::ALL.into_iter().find(|item| self.items[*item].contains(square))
    }

    /// The owner of the figure on a square.
    pub(super) fn owner(&self, square: Square) -> Option<Seat> {
        super::state::SEATS.iter().find(|seat| self.figures[*seat].contains(square))
    }

    /// The squares that the figures of a seat reach with one step in a direction (`tsuefa/1`).
    #[inline]
    pub(super) fn reached(&self, seat: Seat, direction: Direction) -> Squares {
        let own = self.figures[seat];
        own.without(self.items[Item::Dynamite]).shifted(direction).without(own)
    }

    /// The items of a seat that no fight has shown. This is public: it is the items of the setup without
    /// those that the figures carried in their first fights.
    pub(super) fn hidden(&self, seat: Seat) -> ByItem<u8> {
        let hidden = self.figures[seat].without(self.shown);
        ByItem(Item::ALL.map(|item| self.items[item].and(hidden).len() as u8))
    }

    /// Moves a figure, with its item and what is known of it, to an empty square.
    #[inline]
    pub(super) fn carry(&mut self, seat: Seat, from: Square, to: Square) {
        self.figures[seat].remove(from);
        self.figures[seat].add(to);
        for item in Item::THAT_MOVE {
            self.items[item].carry(from, to);
        }
        self.shown.carry(from, to);
        self.moved.remove(from);
        self.moved.add(to);
    }

    /// Removes a figure from the board.
    pub(super) fn remove(&mut self, seat: Seat, square: Square) {
        self.figures[seat].remove(square);
        for squares in &mut self.items.0 {
            squares.remove(square);
        }
        self.shown.remove(square);
        self.moved.remove(square);
    }
}
