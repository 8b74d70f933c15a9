//! The state of a game, its options, and the deal.

use serde::Serialize;

use super::events::Event;
use crate::event::{Cards, EventSink};
use crate::game::{Awaits, Outcome};
use crate::games::paws_deck::{Card, CardSet, DECK_SIZE, Kind};
use crate::options::{GameOptions, Opening, OptionError, OptionSpec};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::sign::Sign;
use crate::throw::Throw;

/// The most seats.
pub(super) const SEATS: usize = 4;
/// So many tokens win the game.
pub(super) const TOKENS_TO_WIN: u8 = 2;

/// A game of Paws, Scissors, Paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paws {
    pub(super) seats: Seats,
    pub(super) opening: Opening,
    pub(super) phase: Phase,
    /// Rounds dealt so far.
    pub(super) round: u8,
    /// Who opens this round; before the first throw is settled, seat 1.
    pub(super) first: Seat,
    pub(super) turn: Seat,
    pub(super) throw: Throw,
    pub(super) table: Option<Combination>,
    pub(super) hands: BySeat<CardSet, SEATS>,
    /// Whether the hands lie open: they were counted at the end of the round.
    pub(super) hands_open: bool,
    pub(super) discard: CardSet,
    pub(super) tokens: BySeat<u8, SEATS>,
    /// The deck as it was shuffled; cards before `top` are dealt or drawn.
    pub(super) deck: [Card; DECK_SIZE],
    pub(super) top: u8,
}

/// What the game is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Shuffling,
    Throwing,
    Playing,
    Over,
}

/// A combination on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsCombination")]
pub struct Combination {
    /// Who played it.
    pub owner: Seat,
    /// What its cards are.
    pub sign: Sign,
    /// One colour or many.
    pub kind: Kind,
    /// The cards.
    pub cards: CardSet,
}

/// What can be chosen before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Who opens the first round.
    pub opening: Opening,
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[Opening::SPEC];

    fn set(&mut self, seats: Seats, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "opening" => self.opening = Opening::parse(value, seats)?,
            _ => return Err(OptionError::unknown::<Options>(name)),
        }
        Ok(())
    }
}

/// Cards dealt to each seat.
pub(super) fn hand_size(seats: Seats) -> usize {
    match seats.count() {
        2 => 13,
        3 => 12,
        _ => 11,
    }
}

impl Paws {
    pub(super) fn set_up(seats: Seats, options: &Options) -> Paws {
        Paws {
            seats,
            opening: options.opening,
            phase: Phase::Shuffling,
            round: 0,
            first: Seat::FIRST,
            turn: Seat::FIRST,
            throw: Throw::new(SeatSet::EMPTY),
            table: None,
            hands: BySeat::default(),
            hands_open: false,
            discard: CardSet::EMPTY,
            tokens: BySeat::default(),
            deck: [Card::default(); DECK_SIZE],
            top: DECK_SIZE as u8,
        }
    }

    #[inline]
    pub(super) fn awaited(&self) -> Awaits {
        match self.phase {
            Phase::Playing => Awaits::Turn { seat: self.turn },
            Phase::Throwing => self.throw.awaits(),
            Phase::Shuffling => Awaits::Deck,
            Phase::Over => Awaits::Over,
        }
    }

    pub(super) fn result(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| {
            let winners = self.seats.iter().filter(|seat| self.tokens[*seat] == TOKENS_TO_WIN).collect();
            Outcome::new(self.seats, winners, |seat| i32::from(self.tokens[seat]))
        })
    }

    pub(super) fn full_deck(&self, cards: &mut Vec<Card>) {
        if self.phase == Phase::Shuffling {
            cards.extend(Card::DECK);
        }
    }

    pub(super) fn every_card(&self, cards: &mut Vec<Card>) {
        for hand in self.hands.0 {
            cards.extend(hand.iter());
        }
        cards.extend(self.table.into_iter().flat_map(|table| table.cards.iter()));
        cards.extend(self.discard.iter());
        cards.extend(&self.deck[self.top as usize..]);
    }

    /// How many cards the deck has left.
    #[inline]
    pub fn deck_len(&self) -> usize {
        DECK_SIZE - self.top as usize
    }

    pub(super) fn deal_round(&mut self, order: &[Card], log: &mut impl EventSink<Event>) {
        self.deck.copy_from_slice(order);
        let (seats, hand) = (self.seats.count(), hand_size(self.seats));
        self.hands = BySeat::default();
        self.hands_open = false;
        for (i, card) in order[..seats * hand].iter().enumerate() {
            self.hands.0[i % seats].add(*card);
        }
        self.top = (seats * hand) as u8;
        self.table = None;
        self.discard = CardSet::EMPTY;
        self.round += 1;
        log.emit(|| Event::Dealt {
            round: self.round,
            hands: self.seats.iter().map(|seat| Cards::open(self.hands[seat].to_vec())).collect(),
            deck: self.deck_len(),
        });
        match (self.round, self.opening) {
            (1, Opening::Throw) => {
                self.phase = Phase::Throwing;
                self.throw = Throw::new(self.seats.all());
            }
            (1, Opening::Seat(seat)) => self.open(seat, log),
            _ => self.open(self.first, log),
        }
    }

    /// The round begins with this seat.
    pub(super) fn open(&mut self, first: Seat, log: &mut impl EventSink<Event>) {
        self.phase = Phase::Playing;
        self.throw = Throw::new(SeatSet::EMPTY);
        self.first = first;
        self.turn = first;
        log.emit(|| Event::Opens { seat: first });
    }
}
