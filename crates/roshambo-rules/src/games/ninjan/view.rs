//! What each viewer may know of a state.
//!
//! Hands are secret, and so are sealed choices. A chosen card stays in its hand until all choices are
//! revealed, so the sizes of the hands depend only on the round. The piles, the winnings and the
//! revealed choices are public (`ninjan/5`). All other cards are unseen. Nothing distinguishes an unseen
//! card in a hand from an unused one: all ways to deal them, and all choices from a hand, are equally
//! likely.

use serde::Serialize;

use super::cards::{Card, CardSet};
use super::house_rules::HouseRules;
use super::piles::Pile;
use super::state::{Choice, Ninjan, Phase};
use crate::game::{Awaits, Game, Outcome, Viewer};
use crate::seat::{Seat, Seats};
use crate::throw::ThrowView;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanView"))]
pub struct View {
    /// The viewer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The number of seats.
    pub seats: Seats,
    /// The house rules.
    pub house: HouseRules,
    /// What the game waits for: seats that have not chosen, or the owner of the card being resolved.
    pub awaits: Awaits,
    /// The number of the current round, from 1; 0 before the deal.
    pub round: u8,
    /// The viewer's own hand, including the sealed choice.
    pub hand: Option<CardSet>,
    /// The number of cards in each hand, including the sealed choice.
    pub hand_sizes: Vec<usize>,
    /// The viewer's own sealed choice, if it is not revealed yet.
    pub choice: Option<Card>,
    /// The revealed choices that are not resolved yet, in the order in which they are resolved. The
    /// first one is being resolved.
    pub revealed: Vec<Choice>,
    /// The three piles; empty before the deal.
    pub piles: Vec<PileView>,
    /// The winnings of each seat.
    pub winnings: Vec<CardSet>,
    /// The sum of each seat so far.
    pub sums: Vec<i32>,
    /// The cards that the viewer has not seen: those of other hands and the unused cards together.
    pub unseen: CardSet,
    /// The number of cards that are not used; all cards before the deal.
    pub unused: usize,
    /// The throw of the seats tied for the highest sum, while it takes place.
    pub throw: Option<ThrowView>,
    /// The outcome, if the game is over.
    pub outcome: Option<Outcome>,
}

/// A pile in the middle of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanPileView"))]
pub struct PileView {
    /// All cards of the pile.
    pub cards: CardSet,
    /// The top card.
    pub top: Card,
}

impl View {
    pub(super) fn new(game: &Ninjan, viewer: Viewer) -> View {
        let seats = game.seats;
        let hand = viewer.seat().map(|seat| game.hands[seat]);
        let won = game.winnings.0.into_iter().fold(CardSet::EMPTY, CardSet::with);
        let seen = hand.unwrap_or(CardSet::EMPTY).with(game.piles.all_cards()).with(game.revealed).with(won);
        let (piles, choice, throw) = match game.phase {
            Phase::Shuffling => (&[][..], None, None),
            Phase::Choosing { .. } => {
                (&Pile::ALL[..], viewer.seat().and_then(|seat| game.chosen[seat]), None)
            }
            Phase::Resolving { .. } | Phase::Over { .. } => (&Pile::ALL[..], None, None),
            Phase::Throwing(throw) => (&Pile::ALL[..], None, Some(throw.view(viewer))),
        };
        let pile = |pile: &Pile| PileView { cards: game.piles.cards(*pile), top: game.piles.top(*pile) };
        View {
            seat: viewer.seat(),
            seats,
            house: game.house,
            awaits: game.awaits(),
            round: game.round,
            hand,
            hand_sizes: seats.iter().map(|seat| game.hands[seat].len()).collect(),
            choice,
            revealed: game.choices_to_resolve(),
            piles: piles.iter().map(pile).collect(),
            winnings: game.winnings.to_vec(seats),
            sums: seats.iter().map(|seat| game.winnings[seat].sum()).collect(),
            unseen: CardSet::DECK.without(seen),
            unused: game.unused(),
            throw,
            outcome: game.outcome(),
        }
    }
}
