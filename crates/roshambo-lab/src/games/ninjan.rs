//! What the lab knows of Ninjan.

use roshambo_rules::games::ninjan::{Card, Event, Ninjan, Options};
use roshambo_rules::{Phrase, Say, Seat, Seats, ThrowEvent};

use super::{DealShape, LabGame, Pace, RulingSet, RulingUse, ScoreBins, named};
use crate::measure::Step;

impl LabGame for Ninjan {
    const PACE: Pace = Pace { turn: 40, sealed: 120, deal: 600 };
    const SCORES: ScoreBins = ScoreBins { low: -20, width: 10, count: 14 };
    const CLOSE_MARGIN: u32 = 5;
    /// All seats choose at the same time, and cards decide the order.
    const HAS_STARTER: bool = false;
    const RULINGS: &'static [RulingUse] = &[
        // 1: cards of one value were revealed. 2: a card took a pile. 3: a card beat no pile.
        RulingUse::Counted,
        RulingUse::Counted,
        RulingUse::Counted,
        // 4: choices are always said. 5: what is public.
        RulingUse::Always,
        RulingUse::Always,
        // 6: seats were tied for the highest sum. The sum itself counts in every game.
        RulingUse::Counted,
    ];

    fn starter(_: &Event) -> Option<Seat> {
        None
    }

    fn rounds_played(&self, _: u32) -> u32 {
        self.round().into()
    }

    fn happenings() -> Vec<Phrase> {
        named([
            "lab-ninjan-took",
            "lab-ninjan-took-negative",
            "lab-ninjan-placed",
            "lab-ninjan-equal",
            "lab-ninjan-tied",
            "lab-throws",
        ])
    }

    fn happening(event: &Event) -> Option<usize> {
        match event {
            Event::Took { cards, .. } => Some(usize::from(cards.sum() < 0)),
            Event::Placed { .. } => Some(2),
            Event::Revealed { choices, .. } => {
                let equal = choices.windows(2).any(|pair| pair[0].card.value() == pair[1].card.value());
                equal.then_some(3)
            }
            Event::Tied { .. } => Some(4),
            Event::Throw(ThrowEvent::Thrown { .. }) => Some(5),
            Event::Throw(ThrowEvent::Decided { .. })
            | Event::Dealt { .. }
            | Event::Chose { .. }
            | Event::Scored { .. }
            | Event::GameWon { .. } => None,
        }
    }

    fn rulings_of_event(event: &Event, used: &mut RulingSet) {
        match event {
            Event::Revealed { choices, .. } => {
                used.note_if(choices.windows(2).any(|pair| pair[0].card.value() == pair[1].card.value()), 1);
            }
            Event::Took { .. } => used.note(2),
            Event::Placed { .. } => used.note(3),
            Event::Tied { .. } => used.note(6),
            Event::Dealt { .. }
            | Event::Chose { .. }
            | Event::Scored { .. }
            | Event::GameWon { .. }
            | Event::Throw(_) => {}
        }
    }

    fn rulings_of_step(_: &Step<'_, Ninjan>, _: &mut RulingSet) {}

    fn pieces(_: Seats, _: &Options) -> Vec<Phrase> {
        Card::all().map(|card| card.say()).collect()
    }

    fn piece(card: Card) -> usize {
        card.index()
    }

    fn each_card_held(&self, seat: Seat, each: &mut dyn FnMut(Card)) {
        self.hand(seat).iter().for_each(each);
    }

    fn deal_shape(_: Seats) -> Option<DealShape> {
        Some(DealShape { before: 3, each: 9 })
    }

    fn what_ifs() -> Vec<Phrase> {
        Vec::new()
    }

    fn what_if(&self, _: usize, _: Seat) -> Option<(Ninjan, Ninjan)> {
        None
    }
}
