//! What each viewer may know.
//!
//! Hands are secret, and with two seats so are the cards that left the game. Public: the sizes of
//! hands and deck, the table, the discard pile, tokens and points. Colour jokers that were turned
//! over before the starting card are public for good: everybody saw them go to the bottom of the
//! deck, and sees who draws from there. The rest of the 68 cards is unseen, and nothing tells an
//! unseen card in a hand from one in the deck or one that left: all ways to deal them out are
//! equally likely.

use serde::Serialize;

use super::state::{PawsQuick, Phase, Table};
use crate::game::{Awaits, Outcome, Viewer};
use crate::games::paws_deck::{Card, CardSet, DECK_SIZE};
use crate::options::Opening;
use crate::seat::{Seat, SeatSet, Seats};
use crate::throw::ThrowView;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsQuickView")]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub seat: Option<Seat>,
    /// How many play.
    pub seats: Seats,
    /// The seat that the options made first player, if they did.
    pub opening: Option<Seat>,
    /// How many games the series has.
    pub games: u8,
    /// Whether there are help tokens.
    pub help: bool,
    /// What the game waits for.
    pub awaits: Awaits,
    /// Games dealt so far.
    pub games_dealt: u8,
    /// Who opened this game, or will open the next.
    pub first: Seat,
    /// Whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// The throw for the first move.
    pub throw: Option<ThrowView>,
    /// The decisions on help tokens after a game.
    pub spending: Option<SpendView>,
    /// The viewer's own hand.
    pub hand: Option<CardSet>,
    /// How many cards each seat holds.
    pub hand_sizes: Vec<usize>,
    /// Cards that everybody knows each seat to hold.
    pub known: Vec<CardSet>,
    /// What lies on the table.
    pub table: Option<Table>,
    /// How many cards the deck has left.
    pub deck: usize,
    /// The cards that everybody knows to be the last of the deck, in their order.
    pub deck_known: Vec<Card>,
    /// How many cards have left the game unseen.
    pub left: usize,
    /// Those of them that everybody knows.
    pub left_known: Vec<Card>,
    /// The colour jokers turned over before the starting card, in that order, wherever they are now.
    pub turned: Vec<Card>,
    /// What has been beaten, replaced, transferred or taken away.
    pub discard: CardSet,
    /// The cards of which the viewer knows only that they are in other hands, in the deck or out.
    pub unseen: CardSet,
    /// Each seat's help tokens.
    pub tokens: Vec<u8>,
    /// Help tokens that nobody holds.
    pub supply: u8,
    /// Each seat's penalty points in the game that has ended; none while one is played.
    pub points: Vec<u8>,
    /// Each seat's penalty points in the games scored so far.
    pub totals: Vec<u16>,
    /// How many games each seat has won.
    pub games_won: Vec<u8>,
    /// The result, once the series is over.
    pub outcome: Option<Outcome>,
}

/// What a viewer may know of the decisions on help tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsQuickSpendView")]
pub struct SpendView {
    /// Who takes part.
    pub among: SeatSet,
    /// Who has decided already.
    pub decided: SeatSet,
    /// The viewer's own number, once decided.
    pub own: Option<u8>,
}

impl View {
    pub(super) fn new(game: &PawsQuick, viewer: Viewer) -> View {
        let seats = game.seats;
        let hand = viewer.seat().map(|seat| game.hands[seat]);
        let turned = game.turned_jokers();
        let mut unseen = CardSet::DECK;
        for seen in [hand, game.table.map(|table| table.cards), Some(game.discard)].into_iter().flatten() {
            unseen.remove_all(seen);
        }
        for card in turned {
            // There is one of each: it is still counted here unless it has been seen elsewhere.
            if unseen.contains(*card) {
                unseen.remove_all(CardSet::only(*card));
            }
        }
        let known = |seat| turned.iter().copied().filter(|card| game.hands[seat].contains(*card)).collect();
        let last_known = DECK_SIZE - turned.len();
        let (top, end) = (usize::from(game.top), usize::from(game.end));
        let known_in = |from: usize, to: usize| game.deck[from.max(last_known).min(to)..to].to_vec();
        View {
            seat: viewer.seat(),
            seats,
            opening: match game.opening {
                Opening::Throw => None,
                Opening::Seat(seat) => Some(seat),
            },
            games: game.games,
            help: game.help,
            awaits: game.awaited(),
            games_dealt: game.game,
            first: game.first,
            turn: game.turn,
            throw: (game.phase == Phase::Throwing).then(|| game.throw.view(viewer)),
            spending: (game.phase == Phase::Spending).then(|| SpendView::new(game, viewer)),
            hand,
            hand_sizes: seats.iter().map(|seat| game.hands[seat].len()).collect(),
            known: seats.iter().map(known).collect(),
            table: game.table,
            deck: game.deck_len(),
            deck_known: known_in(top, end),
            left: game.left_len(),
            left_known: known_in(end, DECK_SIZE),
            turned: turned.to_vec(),
            discard: game.discard,
            unseen,
            tokens: game.tokens.to_vec(seats),
            supply: game.supply(),
            points: game.points.to_vec(seats),
            totals: game.totals.to_vec(seats),
            games_won: game.won.to_vec(seats),
            outcome: game.result(),
        }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

impl SpendView {
    fn new(game: &PawsQuick, viewer: Viewer) -> SpendView {
        let spending = game.spending;
        let own = viewer.seat().filter(|seat| spending.decided.contains(*seat));
        SpendView {
            among: spending.among,
            decided: spending.decided,
            own: own.map(|seat| spending.amounts[seat]),
        }
    }
}
