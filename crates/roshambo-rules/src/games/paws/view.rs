//! What each viewer may know of a state.
//!
//! Hands are secret until they are counted at the end of a round. The sizes of the hands and of the
//! deck, the table, the discard pile and the tokens are public. All other cards are unseen. Nothing
//! distinguishes an unseen card in a hand from one in the deck: all ways to deal them are equally
//! likely.

use serde::Serialize;

use super::house_rules::HouseRules;
use super::state::{Combination, Paws, Phase};
use crate::game::{Awaits, Game, Outcome, Viewer};
use crate::games::paws_deck::CardSet;
use crate::seat::{Seat, Seats};
use crate::throw::ThrowView;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsView"))]
pub struct View {
    /// The viewer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The number of seats.
    pub seats: Seats,
    /// The seat that opens the first round by the options; `None` if the seats throw.
    pub opening: Option<Seat>,
    /// The house rules.
    pub house: HouseRules,
    /// What the game waits for.
    pub awaits: Awaits,
    /// The number of rounds dealt so far.
    pub round: u8,
    /// The seat that opened this round, or will open the next one.
    pub first: Seat,
    /// The seat whose turn it is, or was when the round ended.
    pub turn: Seat,
    /// The throw for the first move, while it takes place.
    pub throw: Option<ThrowView>,
    /// The viewer's own hand.
    pub hand: Option<CardSet>,
    /// All hands, if they were counted at the end of a round.
    pub open_hands: Option<Vec<CardSet>>,
    /// The number of cards in each hand.
    pub hand_sizes: Vec<usize>,
    /// The combination on the table.
    pub table: Option<Combination>,
    /// Whether its owner has passed on it and may not replace it any more, by a house rule.
    pub passed_on: bool,
    /// The number of cards in the deck.
    pub deck: usize,
    /// The combinations that were beaten or replaced.
    pub discard: CardSet,
    /// The cards that the viewer has not seen: those of other hands and of the deck together.
    pub unseen: CardSet,
    /// The tokens of each seat.
    pub tokens: Vec<u8>,
    /// The outcome, if the game is over.
    pub outcome: Option<Outcome>,
}

impl View {
    pub(super) fn new(game: &Paws, viewer: Viewer) -> View {
        let seats = game.seats;
        let hand = viewer.seat().map(|seat| game.hands[seat]);
        let mut unseen = CardSet::DECK;
        for seen in game.table.map(|table| table.cards).into_iter().chain([game.discard]) {
            unseen.remove_all(seen);
        }
        for seat in seats.iter().filter(|seat| game.hands_open || viewer.is(*seat)) {
            unseen.remove_all(game.hands[seat]);
        }
        View {
            seat: viewer.seat(),
            seats,
            opening: game.opening.seat(),
            house: game.house,
            awaits: game.awaits(),
            round: game.round,
            first: game.first,
            turn: game.turn,
            throw: (game.phase == Phase::Throwing).then(|| game.throw.view(viewer)),
            hand,
            open_hands: game.hands_open.then(|| game.hands.to_vec(seats)),
            hand_sizes: seats.iter().map(|seat| game.hands[seat].len()).collect(),
            table: game.table,
            passed_on: game.passed_on,
            deck: game.deck.len(),
            discard: game.discard,
            unseen,
            tokens: game.tokens.to_vec(seats),
            outcome: game.outcome(),
        }
    }
}
