//! What the lab knows of Tsu-e-fa!

use roshambo_rules::games::tsuefa::{Clash, Event, Item, NoCard, Options, Tsuefa};
use roshambo_rules::{Phrase, Seat, Seats, Sign, ThrowEvent, say};

use super::{DealShape, LabGame, Pace, RulingSet, RulingUse, ScoreBins, named};
use crate::measure::Step;

/// The items whose value is measured. Losing the flag loses the game.
const ITEMS: [Item; 4] =
    [Item::Sign(Sign::Rock), Item::Sign(Sign::Scissors), Item::Sign(Sign::Paper), Item::Dynamite];

impl LabGame for Tsuefa {
    const PACE: Pace = Pace { turn: 100, sealed: 60, deal: 0 };
    const SCORES: ScoreBins = ScoreBins { low: 0, width: 1, count: 2 };
    const CLOSE_MARGIN: u32 = 0;
    const HAS_STARTER: bool = true;
    const RULINGS: &'static [RulingUse] = &[
        // 1: dynamite had a square to go to, but could not move. 2: a fight of two signs was won. 3: dynamite was in a fight.
        RulingUse::Counted,
        RulingUse::Counted,
        RulingUse::Counted,
        // 4: equal signs met. 5: a flag was in a fight. 6: a flag left the board.
        RulingUse::Counted,
        RulingUse::Counted,
        RulingUse::Counted,
        // 7: there is always a legal move.
        RulingUse::Always,
        // 8: a draw. 9: a figure survived a fight, so that its item was known.
        RulingUse::Counted,
        RulingUse::Counted,
    ];

    fn starter(event: &Event) -> Option<Seat> {
        match event {
            Event::Begins { seat } => Some(*seat),
            Event::SetUp { .. }
            | Event::Stepped { .. }
            | Event::Fought { .. }
            | Event::TieSettled { .. }
            | Event::GameWon { .. }
            | Event::Drawn { .. }
            | Event::Throw(_) => None,
        }
    }

    /// A round is a move of each seat; the two decisions of the set-up are no round.
    fn rounds_played(&self, decisions: u32) -> u32 {
        decisions.saturating_sub(2).div_ceil(2)
    }

    fn happenings() -> Vec<Phrase> {
        named([
            "lab-tsuefa-stepped",
            "lab-tsuefa-attacker",
            "lab-tsuefa-defender",
            "lab-tsuefa-both",
            "lab-tsuefa-tied",
            "lab-tsuefa-drawn",
            "lab-throws",
        ])
    }

    fn happening(event: &Event) -> Option<usize> {
        match event {
            Event::Stepped { .. } => Some(0),
            Event::Fought { result, .. } => result.map(|result| match result {
                Clash::AttackerWins => 1,
                Clash::DefenderWins => 2,
                Clash::BothLeave => 3,
                Clash::Tied => 4,
            }),
            Event::Drawn { .. } => Some(5),
            Event::Throw(ThrowEvent::Thrown { .. }) => Some(6),
            Event::Throw(ThrowEvent::Decided { .. })
            | Event::SetUp { .. }
            | Event::Begins { .. }
            | Event::TieSettled { .. }
            | Event::GameWon { .. } => None,
        }
    }

    fn rulings_of_event(event: &Event, used: &mut RulingSet) {
        match event {
            Event::Fought { attacker, defender, result, .. } => {
                let has = |item: Item| [*attacker, *defender].contains(&Some(item));
                let dynamite = has(Item::Dynamite);
                used.note_if(dynamite, 3);
                used.note_if(*result == Some(Clash::Tied), 4);
                used.note_if(has(Item::Flag), 5);
                let won = matches!(result, Some(Clash::AttackerWins | Clash::DefenderWins));
                used.note_if(won && !has(Item::Flag), 2);
                used.note_if(!dynamite, 9);
            }
            Event::GameWon { .. } => used.note(6),
            Event::Drawn { .. } => used.note(8),
            Event::SetUp { .. }
            | Event::Begins { .. }
            | Event::Stepped { .. }
            | Event::TieSettled { .. }
            | Event::Throw(_) => {}
        }
    }

    fn rulings_of_step(step: &Step<'_, Tsuefa>, used: &mut RulingSet) {
        // Only turns of figures: during the set-up the board is empty, and in a throw nothing moves.
        if step.before.throw().is_none() {
            let own = step.before.figures(step.seat);
            let dynamite = step.before.carriers(Item::Dynamite).and(own);
            used.note_if(!dynamite.around().without(own).is_empty(), 1);
        }
    }

    fn pieces(_: Seats, _: &Options) -> Vec<Phrase> {
        Vec::new()
    }

    fn piece(card: NoCard) -> usize {
        match card {}
    }

    fn each_card_held(&self, _: Seat, _: &mut dyn FnMut(NoCard)) {}

    fn deal_shape(_: Seats) -> Option<DealShape> {
        None
    }

    fn what_ifs() -> Vec<Phrase> {
        ITEMS.iter().map(|item| say!("lab-tsuefa-item", item = item)).collect()
    }

    fn what_if(&self, which: usize, seat: Seat) -> Option<(Tsuefa, Tsuefa)> {
        let carriers = self.carriers(*ITEMS.get(which)?).and(self.figures(seat));
        Some((*self, self.without_figure(carriers.iter().next()?)?))
    }
}
