//! What each viewer may know.
//!
//! Hands are secret, and so is a sealed choice: until all are revealed the chosen card stays among
//! the cards of its hand, so the size of a hand follows from the round alone and tells nothing.
//! Public are the piles in full, the winnings, and what was chosen once it is revealed (`ninjan/5`).
//! The rest of the 48 cards is unseen, and nothing tells an unseen card in a hand from one that is
//! not used: all ways to deal them out, and all choices from a hand, are equally likely.

use serde::Serialize;

use super::cards::{Card, CardSet};
use super::piles::Pile;
use super::state::{Choice, Ninjan, Phase};
use crate::game::{Awaits, Outcome, Viewer};
use crate::seat::{Seat, Seats};
use crate::throw::ThrowView;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "NinjanView")]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub seat: Option<Seat>,
    /// How many play.
    pub seats: Seats,
    /// What the game waits for: who has still to choose, or whose card is being resolved.
    pub awaits: Awaits,
    /// The round being played, from 1; 0 before the deal.
    pub round: u8,
    /// The viewer's own hand, with the sealed choice still in it.
    pub hand: Option<CardSet>,
    /// How many cards each seat holds, with the sealed choice still among them.
    pub hand_sizes: Vec<usize>,
    /// The viewer's own sealed choice, until it is revealed.
    pub choice: Option<Card>,
    /// The revealed choices not yet resolved, in resolving order; the first is being resolved.
    pub revealed: Vec<Choice>,
    /// The three piles; none before the deal.
    pub piles: Vec<PileView>,
    /// Each seat's winnings.
    pub winnings: Vec<CardSet>,
    /// Each seat's sum so far.
    pub sums: Vec<i32>,
    /// The cards that the viewer cannot see: other hands and the unused cards together.
    pub unseen: CardSet,
    /// How many cards are not used; before the deal, all.
    pub unused: usize,
    /// The throw of those tied for the highest sum.
    pub throw: Option<ThrowView>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A pile in the middle of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "NinjanPileView")]
pub struct PileView {
    /// All its cards.
    pub cards: CardSet,
    /// The one on top.
    pub top: Card,
}

impl View {
    pub(super) fn new(game: &Ninjan, viewer: Viewer) -> View {
        let seats = game.seats;
        let hand = viewer.seat().map(|seat| game.hands[seat]);
        let won = game.winnings.0.into_iter().fold(CardSet::EMPTY, CardSet::with);
        let seen = hand.unwrap_or_default().with(game.table.all_cards()).with(game.revealed).with(won);
        let (piles, choice, throw) = match game.phase {
            Phase::Shuffling => (&[][..], None, None),
            Phase::Choosing { .. } => {
                (&Pile::ALL[..], viewer.seat().and_then(|seat| game.chosen[seat]), None)
            }
            Phase::Resolving { .. } | Phase::Over { .. } => (&Pile::ALL[..], None, None),
            Phase::Throwing(throw) => (&Pile::ALL[..], None, Some(throw.view(viewer))),
        };
        let pile = |pile: &Pile| PileView { cards: game.table.cards(*pile), top: game.table.top(*pile) };
        View {
            seat: viewer.seat(),
            seats,
            awaits: game.awaited(),
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
            outcome: game.result(),
        }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}
