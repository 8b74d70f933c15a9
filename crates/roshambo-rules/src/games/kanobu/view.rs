//! What each viewer may know.
//!
//! Hands are secret. Public: the sizes of hands and deck, the pile, the direction, the cards at the
//! bottom of the deck that went there openly, and the cards in hands that were taken openly or drawn
//! from that known bottom. All other cards are unseen.
//!
//! When a deck is made new everybody knows what went into it, and that unseen cards which were in
//! hands then are others. [`Hidden`] says so: which unseen cards are from the present deck, which are
//! older, and for which nobody can tell any more (a card was played of which the deck and the hands
//! both had a copy, by a seat that held cards of both sorts). It also says how many of each seat's
//! hidden cards are from the present deck. From the next new deck on, all of these are just older:
//! which hand was drawn from which earlier deck is forgotten. Nor does a view draw conclusions from
//! what a seat chose, or from its having nothing to play; that is left to players and bots.
//!
//! Samples spread the unseen cards over the places where they can be, all ways being equally likely
//! as long as there is no card for which nobody can tell; such cards are given to either side by
//! a coin that is weighted by the room there.

use serde::Serialize;

use super::card_set::CardSet;
use super::cards::{Card, Laid, Symbol};
use super::state::{Direction, Effect, Kanobu, Phase, Rest};
use crate::game::{Awaits, Outcome, Viewer};
use crate::options::Opening;
use crate::seat::{Seat, Seats};
use crate::throw::ThrowView;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "KanobuView")]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub seat: Option<Seat>,
    /// How many play.
    pub seats: Seats,
    /// The seat that the options made first player, if they did.
    pub opening: Option<Seat>,
    /// What the game waits for.
    pub awaits: Awaits,
    /// What is left of the move that needs a new deck.
    pub rest: Option<Rest>,
    /// Whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// The direction of play.
    pub direction: Direction,
    /// Moves made so far.
    pub moves: u16,
    /// The throw for the first move.
    pub throw: Option<ThrowView>,
    /// The viewer's own hand.
    pub hand: Option<CardSet>,
    /// How many cards each seat holds.
    pub hand_sizes: Vec<usize>,
    /// The cards in each hand that everybody knows.
    pub known: Vec<CardSet>,
    /// The pile, from its lowest card to its top one.
    pub pile: Vec<Laid>,
    /// Whether the lowest card of the pile was only turned over.
    pub turned_over: bool,
    /// How many cards the deck has.
    pub deck: usize,
    /// The cards at the bottom of the deck that everybody knows; the last one is the lowest.
    pub bottom: Vec<Card>,
    /// The effect that waits for the seat whose turn it is.
    pub effect: Option<EffectView>,
    /// The card that the seat whose turn it is has drawn and decides about.
    pub drawn: Option<DrawnView>,
    /// The cards opened by a three-star, in the order opened.
    pub opened: Vec<Card>,
    /// The cards that the viewer cannot place: other hands and the deck together.
    pub unseen: CardSet,
    /// What everybody knows of hidden cards; the viewer's own are still among them.
    pub hidden: Hidden,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// An effect that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "KanobuEffectView")]
pub struct EffectView {
    /// What lies on top.
    pub symbol: Symbol,
    /// How many cards of it were played one on the other.
    pub chain: u8,
    /// How many cards are drawn if it is accepted, by each that draws.
    pub draws: u8,
    /// Who played into the chain last.
    pub last: Seat,
}

/// A drawn card that may be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "KanobuDrawnView")]
pub struct DrawnView {
    /// Which, if the viewer may know.
    pub card: Option<Card>,
    /// Whether everybody knows it: it came from the known bottom of the deck.
    pub open: bool,
}

/// What everybody knows of the cards that are in no known place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "KanobuHidden")]
pub struct Hidden {
    /// Cards that were shuffled into the present deck: still in it, or drawn since.
    pub from_deck: CardSet,
    /// Cards that were in hands when the present deck was made, and still are.
    pub older: CardSet,
    /// Cards that may be either.
    pub either: CardSet,
    /// How many of each seat's hidden cards are from the present deck, at least.
    pub least_from_deck: Vec<u8>,
    /// How many of each seat's hidden cards are from the present deck, at most.
    pub most_from_deck: Vec<u8>,
}

impl View {
    pub(super) fn new(game: &Kanobu, viewer: Viewer) -> View {
        let seats = game.seats;
        let hand = viewer.seat().map(|seat| game.hands[seat]);
        View {
            seat: viewer.seat(),
            seats,
            opening: match game.opening {
                Opening::Throw => None,
                Opening::Seat(seat) => Some(seat),
            },
            awaits: game.awaited(),
            rest: match game.phase {
                Phase::Shuffling(rest) => Some(rest),
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
            outcome: game.result(),
        }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
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
            Some(EffectView { symbol, chain, draws: effect.draws(), last: game.before(game.turn) })
        }
        Phase::Shuffling(_)
        | Phase::Throwing
        | Phase::Turn
        | Phase::Drawn { .. }
        | Phase::Picking
        | Phase::Over => None,
    }
}

/// A drawn card is its owner's secret, unless it came from the known bottom of the deck.
fn drawn(game: &Kanobu, viewer: Viewer) -> Option<DrawnView> {
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
