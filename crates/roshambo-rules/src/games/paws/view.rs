//! What each viewer may know.
//!
//! Hands are secret until they are counted at the end of a round. Public: the sizes of hands and deck, the table, the discard pile, the tokens.
//! The rest of the 68 cards is unseen, and nothing tells an unseen card in a hand from one in the
//! deck: all ways to deal them out are equally likely.

use serde::Serialize;

use super::state::{Combination, Paws, Phase};
use crate::game::{Awaits, Outcome, Viewer};
use crate::games::paws_deck::CardSet;
use crate::options::Opening;
use crate::seat::{Seat, Seats};
use crate::throw::ThrowView;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsView")]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub seat: Option<Seat>,
    /// How many play.
    pub seats: Seats,
    /// The seat that the options made first player, if they did.
    pub opening: Option<Seat>,
    /// What the game waits for.
    pub awaits: Awaits,
    /// Rounds dealt so far.
    pub round: u8,
    /// Who opened this round, or will open the next.
    pub first: Seat,
    /// Whose turn it is, or was when the round ended.
    pub turn: Seat,
    /// The throw for the first move.
    pub throw: Option<ThrowView>,
    /// The viewer's own hand.
    pub hand: Option<CardSet>,
    /// Everybody's hands, once they were counted at the end of a round.
    pub open_hands: Option<Vec<CardSet>>,
    /// How many cards each seat holds.
    pub hand_sizes: Vec<usize>,
    /// What lies on the table.
    pub table: Option<Combination>,
    /// How many cards the deck has left.
    pub deck: usize,
    /// What has been beaten or replaced.
    pub discard: CardSet,
    /// The cards that the viewer cannot see: other hands and the deck together.
    pub unseen: CardSet,
    /// Each seat's tokens.
    pub tokens: Vec<u8>,
    /// The result, once the game is over.
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
            opening: match game.opening {
                Opening::Throw => None,
                Opening::Seat(seat) => Some(seat),
            },
            awaits: game.awaited(),
            round: game.round,
            first: game.first,
            turn: game.turn,
            throw: (game.phase == Phase::Throwing).then(|| game.throw.view(viewer)),
            hand,
            open_hands: game.hands_open.then(|| game.hands.to_vec(seats)),
            hand_sizes: seats.iter().map(|seat| game.hands[seat].len()).collect(),
            table: game.table,
            deck: game.deck_len(),
            discard: game.discard,
            unseen,
            tokens: game.tokens.to_vec(seats),
            outcome: game.result(),
        }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}
