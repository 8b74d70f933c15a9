//! Random states that are consistent with a view: the hidden items are assigned at random to the hidden
//! figures.

use super::board::{Board, Square};
use super::item::{ByItem, Item};
use super::layout::FIGURES;
use super::state::{Fight, Phase, SEATS, TWO, Tsuefa};
use super::view::{FightView, View};
use crate::dice::Dice;
use crate::game::{Awaits, Sampler, Viewer};
use crate::seat::{BySeat, SeatSet};
use crate::sign::Sign;
use crate::throw::{Throw, ThrowView};

/// Draws random states that are consistent with one view.
#[derive(Clone, Debug)]
pub struct TsuefaSampler {
    /// The state with everything that the view shows.
    known: Tsuefa,
    viewer: Viewer,
    throw: Option<ThrowView>,
    hidden: BySeat<HiddenFigures, TWO>,
}

/// The figures of a seat with items that the viewer has not seen, and those items.
#[derive(Clone, Copy, Debug)]
struct HiddenFigures {
    /// First the figures that have never moved; one of them may carry dynamite.
    squares: [Square; FIGURES],
    count: usize,
    unmoved: usize,
    /// The hidden items without dynamite.
    items: [Item; FIGURES],
    dynamite: bool,
}

impl Default for HiddenFigures {
    fn default() -> HiddenFigures {
        HiddenFigures {
            squares: [Square::default(); FIGURES],
            count: 0,
            unmoved: 0,
            items: [Item::Sign(Sign::Rock); FIGURES],
            dynamite: false,
        }
    }
}

impl Sampler<Tsuefa> for TsuefaSampler {
    fn new(view: &View) -> TsuefaSampler {
        let mut lost = BySeat::default();
        let mut hidden = BySeat::default();
        for seat in SEATS.iter() {
            // A view with `Recall::Memory` always has these lists.
            let of_seat = |items: &Option<Vec<Vec<Item>>>| -> Vec<Item> {
                items.as_ref().map_or(Vec::new(), |items| items[seat.index()].clone())
            };
            lost[seat] = ByItem::of(of_seat(&view.lost));
            let figures =
                || view.figures.iter().filter(|figure| figure.seat == seat && figure.item.is_none());
            let unmoved = figures().filter(|figure| figure.moved != Some(true)).map(|figure| figure.square);
            let moved = figures().filter(|figure| figure.moved == Some(true)).map(|figure| figure.square);
            hidden[seat] = HiddenFigures::new(unmoved, moved, &of_seat(&view.hidden));
        }
        let known = Tsuefa {
            board: known_board(view),
            lost,
            phase: known_phase(view),
            turn: view.turn,
            quiet: view.quiet,
            variant: view.variant,
            items: view.items,
            house: view.house,
        };
        let throw = view.fight.as_ref().map(|fight| fight.throw.clone());
        TsuefaSampler { known, viewer: Viewer::of(view.seat), throw, hidden }
    }

    fn sample(&self, dice: &mut impl Dice) -> Tsuefa {
        let mut game = self.known;
        for hidden in &self.hidden.0 {
            hidden.assign_items(&mut game.board, dice);
        }
        self.sample_throw(&mut game, dice);
        game
    }
}

impl TsuefaSampler {
    /// A state in which the caller assigns the items of hidden figures. The items must be consistent with
    /// the view. Figures without an assigned item carry nothing.
    #[inline]
    pub fn sample_with(
        &self,
        items: impl IntoIterator<Item = (Square, Item)>,
        dice: &mut impl Dice,
    ) -> Tsuefa {
        let mut game = self.known;
        for (square, item) in items {
            game.board.items[item].add(square);
        }
        self.sample_throw(&mut game, dice);
        game
    }

    #[inline]
    fn sample_throw(&self, game: &mut Tsuefa, dice: &mut impl Dice) {
        if let (Phase::Fighting(fight), Some(throw)) = (&mut game.phase, &self.throw) {
            fight.throw = Throw::sample(throw, self.viewer, dice);
        }
    }
}

fn known_board(view: &View) -> Board {
    let mut board = Board::default();
    for figure in &view.figures {
        board.figures[figure.seat].add(figure.square);
        if let Some(item) = figure.item {
            board.items[item].add(figure.square);
        }
        if figure.shown == Some(true) {
            board.shown.add(figure.square);
        }
        if figure.moved == Some(true) {
            board.moved.add(figure.square);
        }
    }
    board
}

fn known_phase(view: &View) -> Phase {
    match (view.awaits, &view.fight) {
        (_, Some(FightView { from, to, item, .. })) => {
            Phase::Fighting(Fight { from: *from, to: *to, item: *item, throw: Throw::new(SEATS.all()) })
        }
        (Awaits::Turn { .. }, None) => Phase::Moving,
        (Awaits::Sealed { decided, .. }, None) => Phase::SettingUp { done: decided },
        (Awaits::Deck, None) => Phase::SettingUp { done: SeatSet::EMPTY },
        (Awaits::Over, None) => {
            Phase::Over { winner: view.outcome.and_then(|outcome| outcome.winners.first()) }
        }
    }
}

impl HiddenFigures {
    fn new(
        unmoved: impl Iterator<Item = Square>,
        moved: impl Iterator<Item = Square>,
        hidden: &[Item],
    ) -> HiddenFigures {
        let dynamite = hidden.contains(&Item::Dynamite);
        let mut figures = HiddenFigures { dynamite, ..HiddenFigures::default() };
        for (place, square) in figures.squares.iter_mut().zip(unmoved) {
            *place = square;
            figures.unmoved += 1;
        }
        figures.count = figures.unmoved;
        for (place, square) in figures.squares[figures.unmoved..].iter_mut().zip(moved) {
            *place = square;
            figures.count += 1;
        }
        let others = hidden.iter().filter(|item| **item != Item::Dynamite);
        for (place, item) in figures.items.iter_mut().zip(others) {
            *place = *item;
        }
        figures
    }

    fn assign_items(&self, board: &mut Board, dice: &mut impl Dice) {
        let (mut squares, mut items) = (self.squares, self.items);
        let mut left = self.count;
        if self.dynamite && self.unmoved > 0 {
            let place = dice.below(self.unmoved as u32) as usize;
            board.items[Item::Dynamite].add(squares[place]);
            left -= 1;
            squares.swap(place, left);
        }
        dice.shuffle(&mut items[..left]);
        for (square, item) in squares[..left].iter().zip(items) {
            board.items[item].add(*square);
        }
    }
}
