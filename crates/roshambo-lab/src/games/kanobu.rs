//! What the lab knows of Kanobu.

use roshambo_rules::games::kanobu::{Card, DrawRule, Event, Kanobu, Kinds, Moment, Move, Options, Symbol};
use roshambo_rules::{Phrase, Say, Seat, Seats, ThrowEvent, say};

use super::{DealShape, LabGame, Pace, RulingSet, RulingUse, ScoreBins, named};
use crate::measure::Step;

/// The symbols, in the order of `symbol_index`.
const SYMBOLS: [Symbol; 12] = [
    Symbol::Rock,
    Symbol::Scissors,
    Symbol::Paper,
    Symbol::Skip,
    Symbol::Three,
    Symbol::Reverse,
    Symbol::One,
    Symbol::Two,
    Symbol::Chance,
    Symbol::Star,
    Symbol::Cancel,
    Symbol::Change,
];
/// The number of symbols that two-colour cards have. They come first in `SYMBOLS`.
const TWO_COLOUR: usize = 4;

fn symbol_index(symbol: Symbol) -> usize {
    match symbol {
        Symbol::Rock => 0,
        Symbol::Scissors => 1,
        Symbol::Paper => 2,
        Symbol::Skip => 3,
        Symbol::Three => 4,
        Symbol::Reverse => 5,
        Symbol::One => 6,
        Symbol::Two => 7,
        Symbol::Chance => 8,
        Symbol::Star => 9,
        Symbol::Cancel => 10,
        Symbol::Change => 11,
    }
}

/// Other things that are counted, after those of each symbol.
const OTHERS: [&str; 10] = [
    "lab-kanobu-drew",
    "lab-kanobu-kept",
    "lab-kanobu-passed",
    "lab-kanobu-accepted",
    "lab-kanobu-answered",
    "lab-kanobu-took",
    "lab-kanobu-cancelled",
    "lab-kanobu-reshuffled",
    "lab-kanobu-stopped",
    "lab-throws",
];

impl LabGame for Kanobu {
    const PACE: Pace = Pace { turn: 60, sealed: 50, deal: 600 };
    const SCORES: ScoreBins = ScoreBins { low: 0, width: 2, count: 14 };
    const CLOSE_MARGIN: u32 = 1;
    const HAS_STARTER: bool = true;
    /// 1: a card was played on a violet one. 2: a violet card was played. 3, 4: a sign, another card was played on a card
    /// with a colour. 5: a chance could not be played. 6: an effect waited for a reply. 7 to 10: a skip, a three, a one or
    /// two, a chance was accepted, answered or passed on. 11: the direction turned round. 12: cards were opened. 13: a card
    /// was cancelled. 14: a named colour held again. 15: a hand was empty. 16: a new deck was made. 17: a colour was named.
    /// 19: the game was stopped. 20: a seat could have wanted to draw, but had to play.
    const RULINGS: &'static [RulingUse] = {
        let mut uses = [RulingUse::Counted; 20];
        // 18: what is secret.
        uses[17] = RulingUse::Always;
        &{ uses }
    };

    fn starter(event: &Event) -> Option<Seat> {
        match event {
            Event::Opens { seat } => Some(*seat),
            Event::Dealt { .. }
            | Event::Reshuffled { .. }
            | Event::Played { .. }
            | Event::Drew { .. }
            | Event::Kept { .. }
            | Event::Passed { .. }
            | Event::Accepted { .. }
            | Event::Answered { .. }
            | Event::Opened { .. }
            | Event::Took { .. }
            | Event::PutUnder { .. }
            | Event::Cancelled { .. }
            | Event::TurnedOver { .. }
            | Event::TurnedRound { .. }
            | Event::GameWon { .. }
            | Event::GameStopped { .. }
            | Event::Throw(_) => None,
        }
    }

    /// A round is as many moves as there are seats.
    fn rounds_played(&self, _: u32) -> u32 {
        u32::from(self.moves()).div_ceil(roshambo_rules::Game::seats(self).count() as u32)
    }

    fn happenings() -> Vec<Phrase> {
        let played = SYMBOLS.iter().map(|symbol| say!("lab-kanobu-played", symbol = symbol));
        played.chain(named(OTHERS)).collect()
    }

    fn happening(event: &Event) -> Option<usize> {
        let other = |place: usize| Some(SYMBOLS.len() + place);
        match event {
            Event::Played { card, .. } => Some(symbol_index(card.symbol())),
            Event::Drew { .. } => other(0),
            Event::Kept { .. } => other(1),
            Event::Passed { .. } => other(2),
            Event::Accepted { .. } => other(3),
            Event::Answered { .. } => other(4),
            Event::Took { .. } => other(5),
            Event::Cancelled { .. } => other(6),
            Event::Reshuffled { .. } => other(7),
            Event::GameStopped { .. } => other(8),
            Event::Throw(ThrowEvent::Thrown { .. }) => other(9),
            Event::Throw(ThrowEvent::Decided { .. })
            | Event::Dealt { .. }
            | Event::Opens { .. }
            | Event::Opened { .. }
            | Event::PutUnder { .. }
            | Event::TurnedOver { .. }
            | Event::TurnedRound { .. }
            | Event::GameWon { .. } => None,
        }
    }

    fn rulings_of_event(event: &Event, used: &mut RulingSet) {
        match event {
            Event::Played { card, named, .. } => {
                used.note_if(is_violet(*card), 2);
                used.note_if(named.is_some(), 17);
            }
            Event::Accepted { effect, .. } => note_effect(effect.symbol, used),
            Event::Answered { .. } => used.note(10),
            Event::TurnedRound { .. } => used.note(11),
            Event::Opened { .. } => used.note(12),
            Event::Cancelled { .. } => used.note(13),
            Event::GameWon { .. } => used.note(15),
            Event::Reshuffled { .. } => used.note(16),
            Event::GameStopped { .. } => used.note(19),
            Event::Dealt { .. }
            | Event::Opens { .. }
            | Event::Drew { .. }
            | Event::Kept { .. }
            | Event::Passed { .. }
            | Event::Took { .. }
            | Event::PutUnder { .. }
            | Event::TurnedOver { .. }
            | Event::Throw(_) => {}
        }
    }

    fn rulings_of_step(step: &Step<'_, Kanobu>, used: &mut RulingSet) {
        let before = step.before;
        let waiting = match before.moment() {
            Moment::Waiting(effect) => Some(effect.symbol),
            Moment::Turn => {
                let stuck = before.house_rules().draw == DrawRule::Stuck;
                used.note_if(stuck && !before.kinds_playable().is_empty(), 20);
                None
            }
            Moment::Drawn(_) | Moment::Picking | Moment::Other => None,
        };
        used.note_if(waiting.is_some(), 6);
        let chances = Kinds::held(before.hand(step.seat)).meets(Kinds::of_symbol(Symbol::Chance));
        let may_play = matches!(before.moment(), Moment::Turn) || waiting == Some(Symbol::Chance);
        used.note_if(
            chances && may_play && !before.kinds_playable().meets(Kinds::of_symbol(Symbol::Chance)),
            5,
        );
        let top = before.top_card();
        match step.mv {
            Move::Play(laid) => {
                let card = laid.card();
                if waiting == Some(card.symbol()) {
                    note_effect(card.symbol(), used);
                } else if is_violet(top.card()) {
                    used.note_if(!is_violet(card), 1);
                } else if !is_violet(card) {
                    used.note(if card.symbol().sign().is_some() { 3 } else { 4 });
                }
                let cancels = card.symbol() == Symbol::Cancel;
                used.note_if(cancels && step.after.top_card().named().is_some(), 14);
            }
            Move::Throw(_)
            | Move::Draw
            | Move::Keep
            | Move::Pass
            | Move::Accept
            | Move::Answer(_)
            | Move::Take(_) => {}
        }
    }

    fn pieces(_: Seats, _: &Options) -> Vec<Phrase> {
        let two = SYMBOLS[..TWO_COLOUR].iter().map(|symbol| say!("lab-kanobu-two", symbol = symbol));
        SYMBOLS.iter().map(Say::say).chain(two).collect()
    }

    fn piece(card: Card) -> usize {
        let symbol = symbol_index(card.symbol());
        if card.colours().count() > 1 { SYMBOLS.len() + symbol } else { symbol }
    }

    fn each_card_held(&self, seat: Seat, each: &mut dyn FnMut(Card)) {
        self.hand(seat).iter().for_each(each);
    }

    fn deal_shape(_: Seats) -> Option<DealShape> {
        Some(DealShape { before: 0, each: 6 })
    }

    fn what_ifs() -> Vec<Phrase> {
        Vec::new()
    }

    fn what_if(&self, _: usize, _: Seat) -> Option<(Kanobu, Kanobu)> {
        None
    }
}

fn is_violet(card: Card) -> bool {
    card.colours().next().is_none()
}

/// Notes the ruling of an effect that was accepted or passed on.
fn note_effect(symbol: Symbol, used: &mut RulingSet) {
    match symbol {
        Symbol::Skip => used.note(7),
        Symbol::Three => used.note(8),
        Symbol::One | Symbol::Two => used.note(9),
        Symbol::Chance => used.note(10),
        Symbol::Rock
        | Symbol::Scissors
        | Symbol::Paper
        | Symbol::Reverse
        | Symbol::Star
        | Symbol::Cancel
        | Symbol::Change => {}
    }
}
