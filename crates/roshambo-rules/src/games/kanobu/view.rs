//! What each viewer may know of a state.
//!
//! Hands are secret. Public are the sizes of the hands and of the deck, the pile, the direction, the
//! cards at the bottom of the deck that were put there openly, and the cards in hands that were taken
//! openly or drawn from that known bottom. All other cards are unseen.
//!
//! When a new deck is made, everybody knows which cards it contains. Unseen cards that were in hands at
//! that time are other cards. [`Hidden`] contains this knowledge: which unseen cards are from the
//! current deck, which are older, and which may be either. A card may be either if the deck and the hands
//! both had a copy, and a seat with cards of both origins played one. [`Hidden`] also bounds how many
//! hidden cards of each hand are from the current deck. With the next new deck, all of these cards become
//! older cards; a view does not remember which hand was drawn from which earlier deck. A view also draws
//! no conclusions from the choices of a seat, or from a seat that could not play; players and bots may do
//! that.
//!
//! Samples distribute the unseen cards over their possible places. All ways are equally likely, unless
//! there are cards that may be either. Each of those is assigned to the current deck or to the older
//! cards at random, weighted by the number of places.

use serde::Serialize;

use super::card_set::CardSet;
use super::cards::{Card, Laid, Symbol};
use super::house_rules::HouseRules;
use super::state::{Direction, Effect, Kanobu, Phase, UnfinishedMove};
use crate::game::{Awaits, Game, Outcome, Viewer};
use crate::seat::{Seat, Seats};
use crate::throw::ThrowView;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuView"))]
pub struct View {
    /// The viewer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The number of seats.
    pub seats: Seats,
    /// The seat that has the first move by the options; `None` if the seats throw.
    pub opening: Option<Seat>,
    /// The house rules.
    pub house: HouseRules,
    /// What the game waits for.
    pub awaits: Awaits,
    /// The rest of the move that needs a new deck, if one does.
    pub rest: Option<UnfinishedMove>,
    /// The seat whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// The direction of play.
    pub direction: Direction,
    /// The number of moves so far.
    pub moves: u16,
    /// The throw for the first move, while it takes place.
    pub throw: Option<ThrowView>,
    /// The viewer's own hand.
    pub hand: Option<CardSet>,
    /// The number of cards in each hand.
    pub hand_sizes: Vec<usize>,
    /// The cards in each hand that everybody knows.
    pub known: Vec<CardSet>,
    /// The pile, from the lowest card to the top card.
    pub pile: Vec<Laid>,
    /// Whether the lowest card of the pile was turned over and not played.
    pub turned_over: bool,
    /// The number of cards in the deck.
    pub deck: usize,
    /// The cards at the bottom of the deck that everybody knows. The last one is the lowest.
    pub bottom: Vec<Card>,
    /// The effect that waits for the seat whose turn it is.
    pub effect: Option<EffectView>,
    /// The card that the seat whose turn it is has drawn and may play.
    pub drawn: Option<DrawnView>,
    /// The cards opened by a three-star, in the order in which they were opened.
    pub opened: Vec<Card>,
    /// The cards that the viewer has not seen: those of other hands and of the deck together.
    pub unseen: CardSet,
    /// What everybody knows of hidden cards. These include the viewer's own.
    pub hidden: Hidden,
    /// The outcome, if the game is over.
    pub outcome: Option<Outcome>,
}

/// An effect that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuEffectView"))]
pub struct EffectView {
    /// The symbol of the top card.
    pub symbol: Symbol,
    /// The number of cards of this symbol played one after the other.
    pub chain: u8,
    /// The number of cards that each drawing seat draws if the effect is accepted.
    pub draws: u8,
    /// The seat that played the last card of the chain.
    pub last: Seat,
}

/// A drawn card that may be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuDrawnView"))]
pub struct DrawnView {
    /// The card, if the viewer may know it.
    pub card: Option<Card>,
    /// Whether everybody knows it, because it came from the known bottom of the deck.
    pub open: bool,
}

/// What everybody knows of the cards whose place is not public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuHidden"))]
pub struct Hidden {
    /// The cards that were shuffled into the current deck: still in it, or drawn since.
    pub from_deck: CardSet,
    /// The cards that were in hands when the current deck was made, and still are.
    pub older: CardSet,
    /// The cards that may be either.
    pub either: CardSet,
    /// A lower bound of the number of hidden cards from the current deck in each hand.
    pub least_from_deck: Vec<u8>,
    /// An upper bound of the number of hidden cards from the current deck in each hand.
    pub most_from_deck: Vec<u8>,
}

impl View {
    pub(super) fn new(game: &Kanobu, viewer: Viewer) -> View {
        let seats = game.seats;
        let hand = viewer.seat().map(|seat| game.hands[seat]);
        View {
            seat: viewer.seat(),
            seats,
            opening: game.opening.seat(),
            house: game.house,
            awaits: game.awaits(),
            rest: match game.phase {
                Phase::Shuffling(unfinished) => Some(unfinished),
                Phase::Throwing
                | Phase::Turn
                | Phase::Waiting(_)
                | Phase::Drawn { .. }
                | Phase::Picking
                | Phase::Over => None,
            },
            turn: game.turn,
            direction: game.direction,
            moves: game.moves,
            throw: (game.phase == Phase::Throwing).then(|| game.throw.view(viewer)),
            hand,
            hand_sizes: seats.iter().map(|seat| game.sizes[seat].into()).collect(),
            known: game.knowledge.known.to_vec(seats),
            pile: game.pile.as_slice().to_vec(),
            turned_over: game.pile.turned,
            deck: game.deck.len().into(),
            bottom: game.deck.known().collect(),
            effect: effect(game),
            drawn: drawn(game, viewer),
            opened: game.opened.as_slice().to_vec(),
            unseen: unseen(game, viewer),
            hidden: Hidden::new(game),
            outcome: game.outcome(),
        }
    }
}

impl Hidden {
    fn new(game: &Kanobu) -> Hidden {
        let knowledge = &game.knowledge;
        Hidden {
            from_deck: knowledge.pool,
            older: knowledge.old,
            either: knowledge.either,
            least_from_deck: knowledge.least.to_vec(game.seats),
            most_from_deck: knowledge.most.to_vec(game.seats),
        }
    }
}

fn effect(game: &Kanobu) -> Option<EffectView> {
    match game.phase {
        Phase::Waiting(effect) => {
            let Effect { symbol, chain } = effect;
            Some(EffectView { symbol, chain, draws: effect.draws(), last: game.seat_before(game.turn) })
        }
        Phase::Shuffling(_)
        | Phase::Throwing
        | Phase::Turn
        | Phase::Drawn { .. }
        | Phase::Picking
        | Phase::Over => None,
    }
}

/// Only its owner knows a drawn card, unless it came from the known bottom of the deck.
#[inline]
pub(super) fn drawn(game: &Kanobu, viewer: Viewer) -> Option<DrawnView> {
    match game.phase {
        Phase::Drawn { card, open } => {
            Some(DrawnView { card: (open || viewer.is(game.turn)).then_some(card), open })
        }
        Phase::Shuffling(_)
        | Phase::Throwing
        | Phase::Turn
        | Phase::Waiting(_)
        | Phase::Picking
        | Phase::Over => None,
    }
}

fn unseen(game: &Kanobu, viewer: Viewer) -> CardSet {
    let knowledge = &game.knowledge;
    let mut unseen = knowledge.pool;
    unseen.add_all(knowledge.old);
    unseen.add_all(knowledge.either);
    if let Some(seat) = viewer.seat() {
        let mut own = game.hands[seat];
        own.remove_all(knowledge.known[seat]);
        unseen.remove_all(own);
    }
    unseen
}
