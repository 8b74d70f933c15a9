//! What a player has not seen: the items that the other seat's figures can still carry. In the pro
//! variant players must remember what was shown (`tsuefa/9`), so nothing is counted for them.

use super::{Variant, View};
use crate::unseen::{CountUnseen, Unseen, UnseenFigure};

impl CountUnseen for View {
    fn unseen(&self) -> Option<Unseen> {
        let viewer = self.seat?;
        let others = || self.figures.iter().filter(|figure| figure.seat != viewer);
        if self.requires_memory() || others().all(|figure| figure.item.is_some()) {
            return None;
        }
        let figures = others().map(|figure| UnseenFigure {
            square: figure.square.to_string(),
            items: self.can_carry(figure).iter().map(ToString::to_string).collect(),
        });
        Some(Unseen::Figures { figures: figures.collect() })
    }

    fn requires_memory(&self) -> bool {
        match self.variant {
            Variant::Novice => false,
            Variant::Pro => true,
        }
    }
}
