//! The state of a game, and the deal. There are no options.

use serde::Serialize;

use super::cards::{Card, CardSet, DECK_SIZE};
use super::events::Event;
use super::piles::{Pile, Table};
use crate::event::{Cards, EventSink};
use crate::game::{Awaits, Outcome};
use crate::options::{GameOptions, OptionError, OptionSpec};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::throw::Throw;

/// The most seats.
pub(super) const SEATS: usize = 5;
/// Cards dealt to each seat, and so the number of rounds.
pub(super) const ROUNDS: u8 = 9;

/// A game of Ninjan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ninjan {
    pub(super) seats: Seats,
    pub(super) phase: Phase,
    /// The round being played, from 1; 0 before the deal.
    pub(super) round: u8,
    /// A sealed card stays in its hand until all are revealed.
    pub(super) hands: BySeat<CardSet, SEATS>,
    /// What each seat has chosen, sealed or revealed, until it is resolved.
    pub(super) chosen: BySeat<Option<Card>, SEATS>,
    /// The chosen cards that are revealed and not yet resolved.
    pub(super) revealed: CardSet,
    pub(super) table: Table,
    pub(super) winnings: BySeat<CardSet, SEATS>,
}

/// What the game is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Shuffling,
    /// Everybody seals a card; these have not yet.
    Choosing {
        waiting: SeatSet,
    },
    /// This seat's card is being resolved.
    Resolving {
        owner: Seat,
    },
    /// Those tied for the highest sum throw.
    Throwing(Throw),
    Over {
        winner: Seat,
    },
}

/// A chosen card and who chose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "NinjanChoice")]
pub struct Choice {
    /// Who.
    pub seat: Seat,
    /// What.
    pub card: Card,
}

/// What can be chosen before a game: nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options;

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[];

    fn set(&mut self, _: Seats, name: &str, _: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown::<Options>(name))
    }
}

impl Ninjan {
    pub(super) fn set_up(seats: Seats) -> Ninjan {
        Ninjan {
            seats,
            phase: Phase::Shuffling,
            round: 0,
            hands: BySeat::default(),
            chosen: BySeat::default(),
            revealed: CardSet::EMPTY,
            table: Table::default(),
            winnings: BySeat::default(),
        }
    }

    #[inline]
    pub(super) fn awaited(&self) -> Awaits {
        match self.phase {
            Phase::Choosing { waiting } => {
                Awaits::Sealed { waiting, decided: self.seats.all().without(waiting) }
            }
            Phase::Resolving { owner } => Awaits::Turn { seat: owner },
            Phase::Throwing(throw) => throw.awaits(),
            Phase::Shuffling => Awaits::Deck,
            Phase::Over { .. } => Awaits::Over,
        }
    }

    pub(super) fn result(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over { winner } => {
                Some(Outcome::new(self.seats, SeatSet::only(winner), |seat| self.winnings[seat].sum()))
            }
            Phase::Shuffling | Phase::Choosing { .. } | Phase::Resolving { .. } | Phase::Throwing(_) => None,
        }
    }

    pub(super) fn full_deck(&self, cards: &mut Vec<Card>) {
        if self.phase == Phase::Shuffling {
            cards.extend(Card::all());
        }
    }

    pub(super) fn every_card(&self, cards: &mut Vec<Card>) {
        let hands = self.hands.0.into_iter().chain(self.winnings.0).chain([self.revealed]);
        for set in hands.chain(Pile::ALL.map(|pile| self.table.cards(pile))) {
            cards.extend(set.iter());
        }
        // The rest left the game unseen: nobody keeps it, but it is as large as it was.
        let seen = cards.clone();
        cards.extend(Card::all().filter(|card| !seen.contains(card)).take(self.unused()));
    }

    /// How many cards nobody is dealt; before the deal, all.
    pub(super) fn unused(&self) -> usize {
        match self.phase {
            Phase::Shuffling => DECK_SIZE,
            Phase::Choosing { .. } | Phase::Resolving { .. } | Phase::Throwing(_) | Phase::Over { .. } => {
                DECK_SIZE - Pile::ALL.len() - self.seats.count() * ROUNDS as usize
            }
        }
    }

    pub(super) fn deal_hands(&mut self, order: &[Card], log: &mut impl EventSink<Event>) {
        let (piles, rest) = order.split_at(Pile::ALL.len());
        self.table = Table::new(Pile::ALL.map(|pile| {
            let card = piles[pile as usize];
            (CardSet::only(card), card)
        }));
        self.hands = BySeat::default();
        for cards in rest.chunks_exact(self.seats.count()).take(ROUNDS as usize) {
            for (hand, card) in self.hands.0.iter_mut().zip(cards) {
                *hand = hand.with(CardSet::only(*card));
            }
        }
        self.phase = Phase::Choosing { waiting: self.seats.all() };
        self.round = 1;
        log.emit(|| Event::Dealt {
            piles: piles.to_vec(),
            hands: self.seats.iter().map(|seat| Cards::open(self.hands[seat].to_vec())).collect(),
            unused: self.unused(),
        });
    }
}
