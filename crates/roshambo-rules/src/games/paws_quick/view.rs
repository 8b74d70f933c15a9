//! What each viewer may know of a state.
//!
//! Hands are secret. So are the cards that left the game, in a game for two. The sizes of the hands and
//! of the deck, the table, the discard pile, tokens and points are public. Colour jokers that were
//! turned over before the starting card stay public: everybody saw them go to the bottom of the deck,
//! and sees who draws them. All other cards are unseen. Nothing distinguishes an unseen card in a hand
//! from one in the deck or one that left the game: all ways to deal them are equally likely.

use serde::Serialize;

use super::house_rules::HouseRules;
use super::state::{PawsQuick, Phase, TableCards};
use crate::game::{Awaits, Game, Outcome, Viewer};
use crate::games::paws_deck::{Card, CardSet};
use crate::seat::{Seat, SeatSet, Seats};
use crate::throw::ThrowView;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsQuickView"))]
pub struct View {
    /// The viewer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The number of seats.
    pub seats: Seats,
    /// The seat that opens the first game by the options; `None` if the seats throw.
    pub opening: Option<Seat>,
    /// The house rules.
    pub house: HouseRules,
    /// The number of games of the series.
    pub games: u8,
    /// Whether there are help tokens.
    pub help: bool,
    /// What the game waits for.
    pub awaits: Awaits,
    /// The number of games dealt so far.
    pub games_dealt: u8,
    /// The seat that opened this game, or will open the next one.
    pub first: Seat,
    /// The seat whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// The throw for the first move, while it takes place.
    pub throw: Option<ThrowView>,
    /// The decisions on help tokens after a game, while they are made.
    pub spending: Option<SpendView>,
    /// The viewer's own hand.
    pub hand: Option<CardSet>,
    /// The number of cards in each hand.
    pub hand_sizes: Vec<usize>,
    /// The cards in each hand that everybody knows.
    pub known: Vec<CardSet>,
    /// The cards on the table.
    pub table: Option<TableCards>,
    /// The number of cards in the deck.
    pub deck: usize,
    /// The last cards of the deck that everybody knows, in order.
    pub deck_known: Vec<Card>,
    /// The number of cards that have left the game unseen.
    pub left: usize,
    /// The last of those cards that everybody knows, in order.
    pub left_known: Vec<Card>,
    /// The colour jokers that were turned over before the starting card, in that order, wherever they
    /// are now.
    pub turned: Vec<Card>,
    /// The cards that were beaten, replaced, played as a combo or discarded with a help token.
    pub discard: CardSet,
    /// The cards that the viewer has not seen: in other hands, in the deck or out of the game.
    pub unseen: CardSet,
    /// The help tokens of each seat.
    pub tokens: Vec<u8>,
    /// The number of help tokens that no seat holds.
    pub supply: u8,
    /// The penalty points of each seat in the game that has ended; 0 while a game is played.
    pub points: Vec<u8>,
    /// The penalty points of each seat in the games scored so far.
    pub totals: Vec<u16>,
    /// The number of games that each seat has won.
    pub games_won: Vec<u8>,
    /// The outcome, if the series is over.
    pub outcome: Option<Outcome>,
}

/// What a viewer may know of the decisions on help tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsQuickSpendView"))]
pub struct SpendView {
    /// The seats that take part.
    pub among: SeatSet,
    /// The seats that have decided.
    pub decided: SeatSet,
    /// The viewer's own number, if already sealed.
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
            // Each colour joker exists once. It is not in `unseen` if it was seen in another place.
            if unseen.contains(*card) {
                unseen.remove_all(CardSet::only(*card));
            }
        }
        let known = |seat| turned.iter().copied().filter(|card| game.hands[seat].contains(*card)).collect();
        let (deck, left) = (game.deck.cards(), game.deck.removed());
        let known_of_deck = turned.len().saturating_sub(left.len());
        View {
            seat: viewer.seat(),
            seats,
            opening: game.opening.seat(),
            house: game.house,
            games: game.games,
            help: game.help,
            awaits: game.awaits(),
            games_dealt: game.game,
            first: game.first,
            turn: game.turn,
            throw: (game.phase == Phase::Throwing).then(|| game.throw.view(viewer)),
            spending: (game.phase == Phase::Spending).then(|| SpendView::new(game, viewer)),
            hand,
            hand_sizes: seats.iter().map(|seat| game.hands[seat].len()).collect(),
            known: seats.iter().map(known).collect(),
            table: game.table,
            deck: deck.len(),
            deck_known: last(deck, known_of_deck).to_vec(),
            left: left.len(),
            left_known: last(left, turned.len()).to_vec(),
            turned: turned.to_vec(),
            discard: game.discard,
            unseen,
            tokens: game.tokens.to_vec(seats),
            supply: game.supply(),
            points: game.points.to_vec(seats),
            totals: game.totals.to_vec(seats),
            games_won: game.won.to_vec(seats),
            outcome: game.outcome(),
        }
    }
}

/// The last `count` cards, or all if there are fewer.
fn last(cards: &[Card], count: usize) -> &[Card] {
    &cards[cards.len().saturating_sub(count)..]
}

impl SpendView {
    pub(super) fn new(game: &PawsQuick, viewer: Viewer) -> SpendView {
        let spending = game.spending;
        let own = viewer.seat().filter(|seat| spending.decided.contains(*seat));
        SpendView {
            among: spending.among,
            decided: spending.decided,
            own: own.map(|seat| spending.amounts[seat]),
        }
    }
}
