//! What each viewer may know of a state.
//!
//! Items are secret until a fight shows them. Public are the squares and the owners of the figures, which
//! figures have ever moved (they do not carry dynamite), what fights have shown, and so the number of each
//! item that a seat has not shown yet. Nothing else distinguishes hidden figures: all ways to assign those
//! items, with dynamite on a figure that has not moved, are equally likely.
//!
//! In the pro variant a running game does not show what players must remember (`tsuefa/9`): those parts of
//! a view are `None`. With [`Recall::Memory`](crate::Recall::Memory) they are always there.

use serde::Serialize;

use super::board::Square;
use super::house_rules::HouseRules;
use super::item::{Item, Items};
use super::state::{Fight, Phase, SEATS, Tsuefa, Variant};
use crate::game::{Awaits, Game, Outcome, Viewer};
use crate::seat::{Seat, Seats};
use crate::throw::ThrowView;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaView"))]
pub struct View {
    /// The viewer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The number of seats.
    pub seats: Seats,
    /// Whether items that a fight has shown stay visible.
    pub variant: Variant,
    /// The number of rocks, scissors and papers that each seat started with.
    pub items: Items,
    /// The house rules.
    pub house: HouseRules,
    /// What the game waits for: setups, a step, or signs for a tied fight.
    pub awaits: Awaits,
    /// The seat whose turn it is; during a throw for a tied fight, the attacker.
    pub turn: Seat,
    /// The number of steps in a row without an attack.
    pub quiet: u8,
    /// The figures on the board, by square: those of the seats that have set up.
    pub figures: Vec<FigureView>,
    /// The tied fight, while the seats throw for it.
    pub fight: Option<FightView>,
    /// For each seat, the items on the board that no fight has shown.
    pub hidden: Option<Vec<Vec<Item>>>,
    /// For each seat, the items of its figures that have left the board.
    pub lost: Option<Vec<Vec<Item>>>,
    /// The outcome, if the game is over.
    pub outcome: Option<Outcome>,
}

/// A figure as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaFigureView"))]
pub struct FigureView {
    /// Its square.
    pub square: Square,
    /// Its owner.
    pub seat: Seat,
    /// Its item, if the viewer may see it.
    pub item: Option<Item>,
    /// Whether a fight has shown its item to both players.
    pub shown: Option<bool>,
    /// Whether it has ever moved.
    pub moved: Option<bool>,
}

/// A tied fight as one viewer sees it. Both items are visible until it is decided, in the pro variant,
/// too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaFightView"))]
pub struct FightView {
    /// The square of the attacker.
    pub from: Square,
    /// The square of the defender.
    pub to: Square,
    /// The item of both figures.
    pub item: Item,
    /// The throw.
    pub throw: ThrowView,
}

impl View {
    pub(super) fn new(game: &Tsuefa, viewer: Viewer, fights_visible: bool) -> View {
        let board = &game.board;
        let figure = |square: Square| {
            let seat = board.owner(square)?;
            let shown = board.shown.contains(square);
            let visible = viewer.is(seat) || shown && fights_visible;
            Some(FigureView {
                square,
                seat,
                item: board.item(square).filter(|_| visible),
                shown: fights_visible.then_some(shown),
                moved: fights_visible.then(|| board.moved.contains(square)),
            })
        };
        View {
            seat: viewer.seat(),
            seats: SEATS,
            variant: game.variant,
            items: game.items,
            house: game.house,
            awaits: game.awaits(),
            turn: game.turn,
            quiet: game.quiet,
            figures: Square::all().filter_map(figure).collect(),
            fight: match game.phase {
                Phase::Fighting(Fight { from, to, item, throw }) => {
                    Some(FightView { from, to, item, throw: throw.view(viewer) })
                }
                Phase::SettingUp { .. } | Phase::Moving | Phase::Over { .. } => None,
            },
            hidden: fights_visible.then(|| SEATS.iter().map(|seat| board.hidden(seat).to_vec()).collect()),
            lost: fights_visible.then(|| SEATS.iter().map(|seat| game.lost[seat].to_vec()).collect()),
            outcome: game.outcome(),
        }
    }

    /// The items that a figure can carry by this view, each once, in canonical order. They follow from the
    /// items that were shown, the items that are still hidden, and that dynamite never moves. The list is
    /// empty in the pro variant with [`Recall::Display`](crate::Recall::Display), because such a view does
    /// not show the hidden items.
    pub fn can_carry(&self, figure: &FigureView) -> Vec<Item> {
        if let Some(item) = figure.item {
            return vec![item];
        }
        let Some(hidden) = &self.hidden else {
            return Vec::new();
        };
        let mut items = hidden[figure.seat.index()].clone();
        items.dedup();
        let unmoved = |other: &&FigureView| {
            other.seat == figure.seat && other.item.is_none() && other.moved == Some(false)
        };
        match (items.contains(&Item::Dynamite), figure.moved) {
            (true, Some(true)) => items.retain(|item| *item != Item::Dynamite),
            // The only hidden figure that has never moved carries the dynamite.
            (true, _) if self.figures.iter().filter(unmoved).count() == 1 => items = vec![Item::Dynamite],
            (true | false, _) => {}
        }
        items
    }
}
