//! What the lab knows of Paws, Scissors, Paper, first edition.

use roshambo_rules::games::paws::{Ending, Event, HandCount, Move, Options, Paws};
use roshambo_rules::games::paws_deck::{Card, Kind};
use roshambo_rules::{Phrase, Seat, Seats, ThrowEvent};

use super::{DealShape, LabGame, Pace, RulingSet, RulingUse, ScoreBins, named, paws_cards};
use crate::measure::Step;

impl LabGame for Paws {
    const PACE: Pace = Pace { turn: 100, sealed: 50, deal: 900 };
    const SCORES: ScoreBins = ScoreBins { low: 0, width: 1, count: 3 };
    const CLOSE_MARGIN: u32 = 1;
    const HAS_STARTER: bool = true;
    /// 1: a single card was beaten in its own sign. 2: a seat had to lead. 3, 4: a combination was beaten in the same sign,
    /// with the beating sign. 5: a combination that could be of either kind was played. 6: a seat's own combination came
    /// back. 7: a round ended with an empty hand. 8: a seat passed. 9: hands were counted. 10, 11: a round ended without
    /// deck, by the special end. 12: a tie was broken by the order of turns. 13: a further round was opened. 14: the second
    /// token was won, which ends every game.
    const RULINGS: &'static [RulingUse] = &[RulingUse::Counted; 14];

    fn starter(event: &Event) -> Option<Seat> {
        match event {
            Event::Opens { seat } => Some(*seat),
            Event::Dealt { .. }
            | Event::Played { .. }
            | Event::Passed { .. }
            | Event::Drew { .. }
            | Event::Declared { .. }
            | Event::Counted { .. }
            | Event::RoundWon { .. }
            | Event::GameWon { .. }
            | Event::Throw(_) => None,
        }
    }

    fn rounds_played(&self, _: u32) -> u32 {
        self.round().into()
    }

    fn happenings() -> Vec<Phrase> {
        named([
            "lab-paws-played",
            "lab-paws-passed",
            "lab-paws-end-empty",
            "lab-paws-end-deck",
            "lab-paws-end-declared",
            "lab-paws-declared-lost",
            "lab-throws",
        ])
    }

    fn happening(event: &Event) -> Option<usize> {
        match event {
            Event::Played { .. } => Some(0),
            Event::Passed { .. } => Some(1),
            Event::RoundWon { ending: Ending::EmptyHand, .. } => Some(2),
            Event::RoundWon { ending: Ending::DeckOut, .. } => Some(3),
            Event::RoundWon { seat, ending: Ending::Declared { seat: declarer }, .. } => {
                Some(if seat == declarer { 4 } else { 5 })
            }
            Event::Throw(ThrowEvent::Thrown { .. }) => Some(6),
            Event::Throw(ThrowEvent::Decided { .. })
            | Event::Dealt { .. }
            | Event::Opens { .. }
            | Event::Drew { .. }
            | Event::Declared { .. }
            | Event::Counted { .. }
            | Event::GameWon { .. } => None,
        }
    }

    fn rulings_of_event(event: &Event, used: &mut RulingSet) {
        match event {
            Event::Passed { .. } => used.note(8),
            Event::Declared { .. } => used.note(11),
            Event::Counted { .. } => used.note(9),
            Event::RoundWon { ending: Ending::EmptyHand, .. } => used.note(7),
            Event::RoundWon { ending: Ending::DeckOut, .. } => used.note(10),
            Event::RoundWon { ending: Ending::Declared { .. }, .. } => {}
            Event::Dealt { round, .. } => used.note_if(*round > 1, 13),
            Event::GameWon { .. } => used.note(14),
            Event::Opens { .. } | Event::Played { .. } | Event::Drew { .. } | Event::Throw(_) => {}
        }
    }

    fn rulings_of_step(step: &Step<'_, Paws>, used: &mut RulingSet) {
        let table = step.before.table();
        match step.mv {
            Move::Lead { .. } | Move::Pass | Move::Declare => match table {
                Some(combination) => used.note_if(combination.owner == step.seat, 6),
                None => used.note(2),
            },
            Move::Play { sign, cards, .. } => {
                if let Some(combination) = table {
                    used.note_if(combination.owner == step.seat, 6);
                    let same = combination.sign == sign;
                    used.note(if same { 3 } else { 4 });
                    used.note_if(same && combination.cards.len() == 1, 1);
                }
                let either = cards.fits(sign, Kind::One).is_ok() && cards.fits(sign, Kind::Many).is_ok();
                used.note_if(cards.len() > 1 && either, 5);
            }
            Move::Throw(_) => {}
        }
        used.note_if(broken_tie(step.events), 12);
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

    fn deal_shape(seats: Seats) -> Option<DealShape> {
        let each = match seats.count() {
            2 => 13,
            3 => 12,
            _ => 11,
        };
        Some(DealShape { before: 0, each })
    }

    fn what_ifs() -> Vec<Phrase> {
        named(["lab-paws-token"])
    }

    fn what_if(&self, _: usize, seat: Seat) -> Option<(Paws, Paws)> {
        Some((self.with_token(seat)?, *self))
    }
}

/// Whether several hands counted the fewest cards, and the winner had not declared.
fn broken_tie(events: &[Event]) -> bool {
    let counts = events.iter().find_map(|event| match event {
        Event::Counted { counts } => Some(counts),
        _ => None,
    });
    let declarer = events.iter().find_map(|event| match event {
        Event::RoundWon { seat, ending, .. } => Some(ending.declarer() == Some(*seat)),
        _ => None,
    });
    let Some(counts) = counts else { return false };
    let fewest = counts.iter().map(|count: &HandCount| count.cards).min();
    let tied = counts.iter().filter(|count| Some(count.cards) == fewest).count() > 1;
    tied && declarer == Some(false)
}
