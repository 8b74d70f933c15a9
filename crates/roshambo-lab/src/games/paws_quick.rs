//! What the lab knows of Paws, Scissors, Paper, quick rules.

use roshambo_rules::games::paws_deck::Card;
use roshambo_rules::games::paws_quick::{Ending, Event, Move, Options, PawsQuick};
use roshambo_rules::{Phrase, Seat, Seats, ThrowEvent};

use super::{DealShape, LabGame, Pace, RulingSet, RulingUse, ScoreBins, named, paws_cards};
use crate::measure::Step;

impl LabGame for PawsQuick {
    const PACE: Pace = Pace { turn: 80, sealed: 50, deal: 900 };
    const SCORES: ScoreBins = ScoreBins { low: 0, width: 5, count: 14 };
    const CLOSE_MARGIN: u32 = 3;
    const HAS_STARTER: bool = true;
    /// 1: several cards were played, so that the colour rule bound them. 2: a colour joker was turned over. 3: a seat led
    /// over its own cards. 4: a game ended with an empty hand. 5: a game ended without deck. 6: penalty points were counted.
    /// 7: help was used. 8: seats decided about tokens. 9: tokens were given. 10: a further game was opened. 11: seats were
    /// tied for the lowest total.
    const RULINGS: &'static [RulingUse] = &[RulingUse::Counted; 11];

    fn starter(event: &Event) -> Option<Seat> {
        match event {
            Event::Opens { seat } => Some(*seat),
            Event::Dealt { .. }
            | Event::Played { .. }
            | Event::Led { .. }
            | Event::Transferred { .. }
            | Event::Passed { .. }
            | Event::Drew { .. }
            | Event::DeckOut { .. }
            | Event::Helped { .. }
            | Event::GameEnded { .. }
            | Event::SpendDecided { .. }
            | Event::Spent { .. }
            | Event::Scored { .. }
            | Event::TokensGiven { .. }
            | Event::SeriesWon { .. }
            | Event::Throw(_) => None,
        }
    }

    fn rounds_played(&self, _: u32) -> u32 {
        self.games_dealt().into()
    }

    fn happenings() -> Vec<Phrase> {
        named([
            "lab-quick-played",
            "lab-quick-led",
            "lab-quick-transferred",
            "lab-quick-passed",
            "lab-quick-helped",
            "lab-quick-end-empty",
            "lab-quick-end-deck",
            "lab-quick-spent",
            "lab-throws",
        ])
    }

    fn happening(event: &Event) -> Option<usize> {
        match event {
            Event::Played { .. } => Some(0),
            Event::Led { .. } => Some(1),
            Event::Transferred { .. } => Some(2),
            Event::Passed { .. } => Some(3),
            Event::Helped { .. } => Some(4),
            Event::GameEnded { ending: Ending::EmptyHand { .. }, .. } => Some(5),
            Event::GameEnded { ending: Ending::DeckOut, .. } => Some(6),
            Event::SpendDecided { amount, .. } => (*amount > Some(0)).then_some(7),
            Event::Throw(ThrowEvent::Thrown { .. }) => Some(8),
            Event::Throw(ThrowEvent::Decided { .. })
            | Event::Dealt { .. }
            | Event::Opens { .. }
            | Event::Drew { .. }
            | Event::DeckOut { .. }
            | Event::Spent { .. }
            | Event::Scored { .. }
            | Event::TokensGiven { .. }
            | Event::SeriesWon { .. } => None,
        }
    }

    fn rulings_of_event(event: &Event, used: &mut RulingSet) {
        match event {
            Event::Dealt { game, turned, .. } => {
                used.note_if(!turned.is_empty(), 2);
                used.note_if(*game > 1, 10);
            }
            Event::Played { cards, .. } | Event::Led { cards, .. } => used.note_if(cards.len() > 1, 1),
            Event::DeckOut { .. } => used.note(5),
            Event::Helped { .. } => used.note(7),
            Event::GameEnded { ending, .. } => {
                used.note(6);
                used.note_if(matches!(ending, Ending::EmptyHand { .. }), 4);
            }
            Event::SpendDecided { .. } => used.note(8),
            Event::TokensGiven { seats, .. } => used.note_if(!seats.is_empty(), 9),
            Event::SeriesWon { totals, .. } => {
                let lowest = totals.iter().min();
                used.note_if(totals.iter().filter(|total| Some(*total) == lowest).count() > 1, 11);
            }
            Event::Opens { .. }
            | Event::Transferred { .. }
            | Event::Passed { .. }
            | Event::Drew { .. }
            | Event::Spent { .. }
            | Event::Scored { .. }
            | Event::Throw(_) => {}
        }
    }

    fn rulings_of_step(step: &Step<'_, PawsQuick>, used: &mut RulingSet) {
        match step.mv {
            Move::Lead { .. } => {
                let own = step.before.table().is_some_and(|table| table.owner == Some(step.seat));
                used.note_if(own, 3);
            }
            Move::Throw(_)
            | Move::Play { .. }
            | Move::Combo { .. }
            | Move::Pass
            | Move::Help
            | Move::Spend(_) => {}
        }
    }

    fn pieces(_: Seats, _: &Options) -> Vec<Phrase> {
        paws_cards::pieces()
    }

    fn piece(card: Card) -> usize {
        paws_cards::piece(card)
    }

    fn each_card_held(&self, seat: Seat, each: &mut dyn FnMut(Card)) {
        self.hand(seat).iter().for_each(each);
    }

    fn deal_shape(_: Seats) -> Option<DealShape> {
        Some(DealShape { before: 0, each: 11 })
    }

    fn what_ifs() -> Vec<Phrase> {
        named(["lab-quick-token"])
    }

    fn what_if(&self, _: usize, seat: Seat) -> Option<(PawsQuick, PawsQuick)> {
        Some((self.with_help_token(seat)?, *self))
    }
}
