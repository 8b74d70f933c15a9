//! Cards, moves, events and violations as phrases.

use super::cards::Card;
use super::events::{Event, SeatSum};
use super::moves::Move;
use super::piles::{Pile, PileSet};
use super::state::Choice;
use super::violation::Violation;
use crate::event::Cards;
use crate::phrase::{Arg, MoveInput, Phrase, Say, error_by_phrase};
use crate::say;
use crate::seat::Seat;

impl Say for Card {
    fn say(&self) -> Phrase {
        say!("ninjan-card", sign = self.sign(), value = Arg::text(Signed(self.value())))
    }
}

/// A number with the typographic minus sign.
pub(super) struct Signed(pub(super) i32);

impl std::fmt::Display for Signed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", if self.0 < 0 { "−" } else { "" }, self.0.unsigned_abs())
    }
}

impl Say for Pile {
    fn say(&self) -> Phrase {
        say!("ninjan-pile", pile = self.number())
    }
}

impl From<PileSet> for Arg {
    fn from(piles: PileSet) -> Arg {
        Arg::list(piles.as_slice())
    }
}

impl Say for Move {
    fn say(&self) -> Phrase {
        match self {
            Move::Choose(card) => say!("ninjan-move-choose", card = card),
            Move::Pile(pile) => say!("ninjan-move-pile", pile = pile),
            Move::Throw(sign) => say!("move-throw", sign = sign),
        }
    }
}

impl MoveInput for Move {
    fn targets(&self) -> Vec<String> {
        match self {
            Move::Choose(card) => vec![card.to_string()],
            Move::Pile(pile) => vec![pile.to_string()],
            Move::Throw(_) => Vec::new(),
        }
    }
}

impl Say for Choice {
    fn say(&self) -> Phrase {
        say!("ninjan-choice", seat = self.seat, card = self.card)
    }
}

impl Say for SeatSum {
    fn say(&self) -> Phrase {
        let sum = Arg::text(Signed(self.sum));
        if self.cards.is_empty() {
            return say!("ninjan-count-nothing", seat = self.seat, sum = sum);
        }
        say!("ninjan-count", seat = self.seat, cards = Arg::list(self.cards.iter()), sum = sum)
    }
}

/// The deal with the hands that are open: none for a spectator, the viewer's own, or all in a complete
/// list of events.
fn dealt(piles: &[Card], hands: &[Cards<Card>], unused: usize) -> Phrase {
    let (piles, each) = (Arg::list(piles), hands.first().map_or(0, |hand| hand.count));
    let mut open = hands.iter().filter_map(|hand| hand.cards.as_ref());
    match (open.next(), open.next()) {
        (None, _) => say!("ninjan-dealt", piles = piles, cards = each, unused = unused),
        (Some(own), None) => {
            say!("ninjan-dealt-own", piles = piles, cards = each, own = Arg::list(own), unused = unused)
        }
        (Some(_), Some(_)) => {
            let hand =
                |(i, cards): (usize, &Cards<Card>)| say!("ninjan-hand", seat = Seat::new(i), cards = cards);
            let hands = Arg::clauses(hands.iter().enumerate().map(hand));
            say!("ninjan-dealt-open", piles = piles, cards = each, hands = hands, unused = unused)
        }
    }
}

impl Say for Event {
    fn say(&self) -> Phrase {
        match self {
            Event::Dealt { piles, hands, unused } => dealt(piles, hands, *unused),
            Event::Chose { seat, card: Some(card) } => say!("ninjan-chose-own", seat = seat, card = card),
            Event::Chose { seat, card: None } => say!("ninjan-chose", seat = seat),
            Event::Revealed { round, choices } => {
                say!("ninjan-revealed", round = *round, choices = Arg::list(choices))
            }
            Event::Took { seat, card, pile, cards } => {
                say!("ninjan-took", seat = seat, cards = Arg::list(cards.iter()), pile = pile, card = card)
            }
            Event::Placed { seat, card, pile } => {
                say!("ninjan-placed", seat = seat, card = card, pile = pile)
            }
            Event::Scored { counts } => {
                say!("ninjan-scored", steps = Arg::clauses(counts.iter().map(Say::say)))
            }
            Event::Tied { seats } => say!("ninjan-tied", seats = *seats),
            Event::GameWon { seat } => say!("ninjan-game-won", seat = seat),
            Event::Throw(event) => event.say(),
        }
    }
}

impl Say for Violation {
    fn say(&self) -> Phrase {
        match self {
            Violation::ChooseExpected => say!("ninjan-refused-choose-expected"),
            Violation::PileExpected => say!("ninjan-refused-pile-expected"),
            Violation::ThrowExpected => say!("ninjan-refused-throw-expected"),
            Violation::NotHeld { card } => say!("ninjan-refused-not-held", card = card),
            Violation::MustTake { card, piles } => {
                say!("ninjan-refused-must-take", card = card, piles = *piles)
            }
        }
    }
}

error_by_phrase!(Violation);
