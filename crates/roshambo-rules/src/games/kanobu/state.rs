//! The state of a game, its options, and the deal.

use serde::Serialize;

use super::card_set::CardSet;
use super::cards::{Card, Laid, Symbol};
use super::deck::{Deck, Pile};
use super::events::Event;
use super::knowledge::Knowledge;
use crate::event::{Cards, EventSink};
use crate::game::{Awaits, Outcome};
use crate::options::{GameOptions, Opening, OptionError, OptionSpec};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::throw::Throw;

/// The most seats.
pub(super) const SEATS: usize = 6;
/// Cards dealt to each seat.
pub(super) const HAND: usize = 6;
/// After so many moves the game ends without a winner by cards (`kanobu/19`).
pub(super) const MOST_MOVES: u16 = 1000;

/// A game of Kanobu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kanobu {
    pub(super) seats: Seats,
    pub(super) opening: Opening,
    pub(super) phase: Phase,
    pub(super) turn: Seat,
    pub(super) direction: Direction,
    /// Moves made so far; throws and deck orders are none.
    pub(super) moves: u16,
    pub(super) throw: Throw,
    pub(super) hands: BySeat<CardSet, SEATS>,
    /// How many cards each hand has; asked so often that it is not counted each time.
    pub(super) sizes: BySeat<u8, SEATS>,
    pub(super) pile: Pile,
    pub(super) deck: Deck,
    pub(super) opened: Opened,
    pub(super) knowledge: Knowledge,
}

/// What the game is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// A deck is awaited, and after it the rest of a move.
    Shuffling(Rest),
    Throwing,
    /// A normal turn.
    Turn,
    /// An effect waits for the seat whose turn it is.
    Waiting(Effect),
    /// The seat has drawn this card and may play it; it is open if everybody knows it.
    Drawn {
        card: Card,
        open: bool,
    },
    /// The seat has played a three-star and picks one of the opened cards.
    Picking,
    Over,
}

/// What is left of a move when a new deck has to be made in the middle of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "KanobuRest")]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Rest {
    /// The game has still to be dealt.
    Deal,
    /// The seat whose turn it is draws one card and decides about it.
    Draw,
    /// The seat whose turn it is draws and loses its turn.
    DrawAndLose {
        /// How many are still to come.
        left: u8,
    },
    /// All but the last one that played into the chain draw.
    AllDraw {
        /// Who is drawing.
        seat: Seat,
        /// How many are still to come for that seat.
        left: u8,
        /// How many each seat draws.
        each: u8,
    },
    /// Cards are opened for a three-star.
    Open,
}

/// An effect that waits for the next seat, with its chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "KanobuEffect")]
pub struct Effect {
    /// What lies on top.
    pub symbol: Symbol,
    /// How many cards of it were played one on the other.
    pub chain: u8,
}

impl Effect {
    /// How many cards are drawn by whoever must draw.
    pub const fn draws(self) -> u8 {
        match self.symbol {
            Symbol::Three => 3 * self.chain,
            Symbol::One => self.chain,
            Symbol::Two => 2 * self.chain,
            // Never more than three (`kanobu/10`).
            Symbol::Chance => 3,
            Symbol::Skip
            | Symbol::Rock
            | Symbol::Scissors
            | Symbol::Paper
            | Symbol::Reverse
            | Symbol::Star
            | Symbol::Cancel
            | Symbol::Change => 0,
        }
    }
}

/// The direction of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "KanobuDirection")]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// As seats are numbered.
    #[default]
    Clockwise,
    /// The other way round.
    Counterclockwise,
}

impl Direction {
    /// The other direction.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Direction {
        match self {
            Direction::Clockwise => Direction::Counterclockwise,
            Direction::Counterclockwise => Direction::Clockwise,
        }
    }
}

/// The cards that a three-star opened, in the order opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Opened {
    cards: [Card; 3],
    len: u8,
}

impl Opened {
    /// How many a three-star opens.
    pub(super) const MOST: u8 = 3;

    #[inline]
    pub(super) fn put(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

/// What can be chosen before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Who has the first move.
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

impl Kanobu {
    pub(super) fn set_up(seats: Seats, options: &Options) -> Kanobu {
        Kanobu {
            seats,
            opening: options.opening,
            phase: Phase::Shuffling(Rest::Deal),
            turn: Seat::FIRST,
            direction: Direction::Clockwise,
            moves: 0,
            throw: Throw::new(SeatSet::EMPTY),
            hands: BySeat::default(),
            sizes: BySeat::default(),
            pile: Pile::EMPTY,
            deck: Deck::EMPTY,
            opened: Opened::default(),
            knowledge: Knowledge::default(),
        }
    }

    #[inline]
    pub(super) fn awaited(&self) -> Awaits {
        match self.phase {
            Phase::Turn | Phase::Waiting(_) | Phase::Drawn { .. } | Phase::Picking => {
                Awaits::Turn { seat: self.turn }
            }
            Phase::Throwing => self.throw.awaits(),
            Phase::Shuffling(_) => Awaits::Deck,
            Phase::Over => Awaits::Over,
        }
    }

    /// The seat after, in the direction of play.
    #[inline]
    pub(super) fn after(&self, seat: Seat) -> Seat {
        match self.direction {
            Direction::Clockwise => seat.next(self.seats),
            Direction::Counterclockwise => seat.previous(self.seats),
        }
    }

    /// The seat before, in the direction of play. Where an effect waits, the one that played it.
    #[inline]
    pub(super) fn before(&self, seat: Seat) -> Seat {
        match self.direction {
            Direction::Clockwise => seat.previous(self.seats),
            Direction::Counterclockwise => seat.next(self.seats),
        }
    }

    /// The fewest cards win; an empty hand has fewest (`kanobu/15`, `kanobu/19`).
    pub(super) fn result(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| {
            let fewest = self.seats.iter().map(|seat| self.sizes[seat]).min();
            let winners = self.seats.iter().filter(|seat| Some(self.sizes[*seat]) == fewest).collect();
            Outcome::new(self.seats, winners, |seat| i32::from(self.sizes[seat]))
        })
    }

    pub(super) fn list_deck(&self, cards: &mut Vec<Card>) {
        match self.phase {
            Phase::Shuffling(Rest::Deal) => cards.extend(CardSet::deck(self.seats).iter()),
            Phase::Shuffling(Rest::Draw | Rest::DrawAndLose { .. } | Rest::AllDraw { .. } | Rest::Open) => {
                let below: CardSet = self.pile.below().iter().map(|laid| laid.card()).collect();
                cards.extend(below.iter());
            }
            Phase::Throwing
            | Phase::Turn
            | Phase::Waiting(_)
            | Phase::Drawn { .. }
            | Phase::Picking
            | Phase::Over => {}
        }
    }

    pub(super) fn every_card(&self, cards: &mut Vec<Card>) {
        for hand in self.hands.0 {
            cards.extend(hand.iter());
        }
        cards.extend(self.deck.iter());
        cards.extend(self.pile.as_slice().iter().map(|laid| laid.card()));
        cards.extend(self.opened.as_slice());
    }

    pub(super) fn take_order(&mut self, order: &[Card], log: &mut impl EventSink<Event>) {
        match self.phase {
            Phase::Shuffling(Rest::Deal) => self.deal_game(order, log),
            Phase::Shuffling(rest) => {
                self.pile.keep_top();
                self.deck.shuffled(order);
                self.knowledge.new_deck(order.iter().copied().collect());
                log.emit(|| Event::Reshuffled { deck: order.len() });
                self.carry_on(rest, log);
                self.stop_at_limit(log);
            }
            Phase::Throwing
            | Phase::Turn
            | Phase::Waiting(_)
            | Phase::Drawn { .. }
            | Phase::Picking
            | Phase::Over => {}
        }
    }

    fn deal_game(&mut self, order: &[Card], log: &mut impl EventSink<Event>) {
        let seats = self.seats.count();
        let (dealt, rest) = order.split_at(seats * HAND);
        for (i, card) in dealt.iter().enumerate() {
            self.hands.0[i % seats].add(*card);
        }
        for seat in self.seats.iter() {
            self.sizes[seat] = HAND as u8;
        }
        self.deck.shuffled(rest);
        let (start, _) = self.deck.take();
        self.pile = Pile::new(&[start.laid()], true);
        let mut hidden = CardSet::deck(self.seats);
        hidden.remove(start);
        self.knowledge = Knowledge::dealt(self.seats, hidden, HAND as u8);
        log.emit(|| Event::Dealt {
            hands: self.seats.iter().map(|seat| Cards::open(self.hands[seat].to_vec())).collect(),
            start,
            deck: self.deck.len().into(),
        });
        match self.opening {
            Opening::Throw => {
                self.phase = Phase::Throwing;
                self.throw = Throw::new(self.seats.all());
            }
            Opening::Seat(seat) => self.open(seat, log),
        }
    }

    /// The game begins with this seat.
    pub(super) fn open(&mut self, first: Seat, log: &mut impl EventSink<Event>) {
        self.phase = Phase::Turn;
        self.throw = Throw::new(SeatSet::EMPTY);
        self.turn = first;
        log.emit(|| Event::Opens { seat: first });
    }

    /// The top card of the pile.
    #[inline]
    pub(super) fn top(&self) -> Laid {
        self.pile.top()
    }
}
