//! What each viewer may know.
//!
//! Items are secret until a fight shows them. Public: where the figures stand, whose they are, which
//! ones have ever stepped (those have no dynamite), what fights have shown, and so how many of each
//! item a seat has not shown yet. Nothing else tells hidden figures apart: all ways to give them
//! those items, with dynamite on one that has not stepped, are equally likely.
//!
//! In pro the running game shows again nothing of what had to be remembered (`tsuefa/9`): those
//! parts are `None` then. They never are with [`Recall::Memory`](crate::Recall::Memory).

use serde::Serialize;

use super::board::Square;
use super::item::{Item, Items};
use super::state::{Fight, Phase, SEATS, Tsuefa, Variant};
use crate::game::{Awaits, Outcome, Viewer};
use crate::seat::{Seat, Seats};
use crate::throw::ThrowView;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "TsuefaView")]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub seat: Option<Seat>,
    /// How many play.
    pub seats: Seats,
    /// Whether what fights have shown stays visible.
    pub variant: Variant,
    /// How many rocks, scissors and papers each seat began with.
    pub items: Items,
    /// What the game waits for: sealed setups, a step, or signs for a tied fight.
    pub awaits: Awaits,
    /// Whose turn it is; while a fight is thrown for, the attacker.
    pub turn: Seat,
    /// Steps in a row without an attack.
    pub quiet: u8,
    /// The figures on the board, by square; a seat's own are there once it has set up.
    pub figures: Vec<FigureView>,
    /// The tied fight that is thrown for.
    pub fight: Option<FightView>,
    /// For each seat, the items on the board that no fight has shown.
    pub hidden: Option<Vec<Vec<Item>>>,
    /// For each seat, the items with which its figures have left the board.
    pub lost: Option<Vec<Vec<Item>>>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A figure as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "TsuefaFigureView")]
pub struct FigureView {
    /// Where it stands.
    pub square: Square,
    /// Whose it is.
    pub seat: Seat,
    /// What it carries, if the viewer may see that.
    pub item: Option<Item>,
    /// Whether a fight has shown its item to both players.
    pub shown: Option<bool>,
    /// Whether it has ever stepped.
    pub moved: Option<bool>,
}

/// A tied fight as one viewer sees it. Both items are on show until it is settled, in pro too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "TsuefaFightView")]
pub struct FightView {
    /// Where the attacker stands.
    pub from: Square,
    /// Where the defender stands.
    pub to: Square,
    /// What both carry.
    pub item: Item,
    /// The throw.
    pub throw: ThrowView,
}

impl View {
    pub(super) fn new(game: &Tsuefa, viewer: Viewer, fights_on_show: bool) -> View {
        let board = &game.board;
        let figure = |square: Square| {
            let seat = board.owner(square)?;
            let shown = board.shown.contains(square);
            let visible = viewer.is(seat) || shown && fights_on_show;
            Some(FigureView {
                square,
                seat,
                item: board.item(square).filter(|_| visible),
                shown: fights_on_show.then_some(shown),
                moved: fights_on_show.then(|| board.moved.contains(square)),
            })
        };
        View {
            seat: viewer.seat(),
            seats: SEATS,
            variant: game.variant,
            items: game.items,
            awaits: game.awaited(),
            turn: game.turn,
            quiet: game.quiet,
            figures: Square::all().filter_map(figure).collect(),
            fight: match game.phase {
                Phase::Fighting(Fight { from, to, item, throw }) => {
                    Some(FightView { from, to, item, throw: throw.view(viewer) })
                }
                Phase::SettingUp { .. } | Phase::Moving | Phase::Over { .. } => None,
            },
            hidden: fights_on_show.then(|| SEATS.iter().map(|seat| board.hidden(seat).to_vec()).collect()),
            lost: fights_on_show.then(|| SEATS.iter().map(|seat| game.lost[seat].to_vec()).collect()),
            outcome: game.result(),
        }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The items that a figure can carry, each once, in canonical order, by all that this view tells: what
    /// was shown, what is still hidden, and that dynamite never steps. Each of them is possible. In pro, a
    /// view with [`Recall::Display`](crate::Recall::Display) tells nothing, and so the answer is empty.
    pub fn can_carry(&self, figure: &FigureView) -> Vec<Item> {
        if let Some(item) = figure.item {
            return vec![item];
        }
        let hidden = self.hidden.as_ref().and_then(|hidden| hidden.get(figure.seat.index()));
        let mut items = hidden.cloned().unwrap_or_default();
        items.dedup();
        let unmoved = |other: &&FigureView| {
            other.seat == figure.seat && other.item.is_none() && other.moved == Some(false)
        };
        match (items.contains(&Item::Dynamite), figure.moved) {
            (true, Some(true)) => items.retain(|item| *item != Item::Dynamite),
            // Where only one has never stepped, it is the one.
            (true, _) if self.figures.iter().filter(unmoved).count() == 1 => items = vec![Item::Dynamite],
            _ => {}
        }
        items
    }
}
