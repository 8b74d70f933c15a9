//! The state of a series, its options, and the deal.

use serde::Serialize;

use super::events::Event;
use crate::event::{Cards, EventSink};
use crate::game::Awaits;
use crate::games::paws_deck::{Card, CardSet, DECK_SIZE};
use crate::options::{GameOptions, Opening, OptionError, OptionSpec};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::sign::Sign;
use crate::text::number;
use crate::throw::Throw;

/// The most seats.
pub(super) const SEATS: usize = 4;
/// Cards dealt to each seat.
const HAND_SIZE: usize = 11;

/// A series of quick Paws, Scissors, Paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PawsQuick {
    pub(super) seats: Seats,
    pub(super) opening: Opening,
    /// How many games the series has.
    pub(super) games: u8,
    /// Whether there are help tokens.
    pub(super) help: bool,
    pub(super) phase: Phase,
    /// Games dealt so far.
    pub(super) game: u8,
    /// Who opens this game; before the first throw is settled, seat 1.
    pub(super) first: Seat,
    pub(super) turn: Seat,
    pub(super) throw: Throw,
    pub(super) spending: Spending,
    pub(super) table: Option<Table>,
    pub(super) hands: BySeat<CardSet, SEATS>,
    pub(super) discard: CardSet,
    pub(super) tokens: BySeat<u8, SEATS>,
    /// Penalty points of the game that has ended; none while one is played.
    pub(super) points: BySeat<u8, SEATS>,
    pub(super) totals: BySeat<u16, SEATS>,
    pub(super) won: BySeat<u8, SEATS>,
    /// Hands, starting card, deck, and the colour jokers that were turned over before the starting
    /// card; cards before `top` are dealt or drawn, those from `end` on have left the game.
    pub(super) deck: [Card; DECK_SIZE],
    pub(super) top: u8,
    pub(super) end: u8,
    /// How many colour jokers were turned over. Everybody has seen them go to the bottom, and there
    /// is one of each, so everybody knows for good where they are.
    pub(super) turned: u8,
}

/// What the game is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Shuffling,
    Throwing,
    Playing,
    Spending,
    Over,
}

/// The sealed decisions on help tokens after a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spending {
    pub(super) among: SeatSet,
    pub(super) decided: SeatSet,
    /// None for those who have not decided or take no part.
    pub(super) amounts: BySeat<u8, SEATS>,
}

/// What lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsQuickTable")]
pub struct Table {
    /// Who may lead over it: who played it, until a turn of his without playing.
    pub owner: Option<Seat>,
    /// What its cards are.
    pub sign: Sign,
    /// The cards.
    pub cards: CardSet,
}

/// What can be chosen before a series.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Who opens the first game.
    pub opening: Opening,
    /// How many games are played; as many as seats if not chosen.
    pub games: Option<u8>,
    /// Whether help tokens are given; if not chosen, in a series of more than one game.
    pub help: Option<bool>,
}

const GAMES: OptionSpec = OptionSpec {
    name: "games",
    values: "option-games-values",
    default: "option-games-default",
    about: "option-games",
};

const HELP: OptionSpec = OptionSpec {
    name: "help",
    values: "option-help-values",
    default: "option-help-default",
    about: "option-help",
};

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[Opening::SPEC, GAMES, HELP];

    fn set(&mut self, seats: Seats, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "opening" => self.opening = Opening::parse(value, seats)?,
            "games" => match number(value, GAMES.values) {
                Ok(games @ 1..=20) => self.games = Some(games as u8),
                _ => return Err(OptionError::value(&GAMES, value)),
            },
            "help" => match value {
                "on" => self.help = Some(true),
                "off" => self.help = Some(false),
                _ => return Err(OptionError::value(&HELP, value)),
            },
            _ => return Err(OptionError::unknown::<Options>(name)),
        }
        Ok(())
    }
}

impl PawsQuick {
    pub(super) fn set_up(seats: Seats, options: &Options) -> PawsQuick {
        let games = options.games.unwrap_or(seats.count() as u8);
        PawsQuick {
            seats,
            opening: options.opening,
            games,
            help: options.help.unwrap_or(games > 1),
            phase: Phase::Shuffling,
            game: 0,
            first: Seat::FIRST,
            turn: Seat::FIRST,
            throw: Throw::new(SeatSet::EMPTY),
            spending: Spending::default(),
            table: None,
            hands: BySeat::default(),
            discard: CardSet::EMPTY,
            tokens: BySeat::default(),
            points: BySeat::default(),
            totals: BySeat::default(),
            won: BySeat::default(),
            deck: [Card::default(); DECK_SIZE],
            top: DECK_SIZE as u8,
            end: DECK_SIZE as u8,
            turned: 0,
        }
    }

    #[inline]
    pub(super) fn awaited(&self) -> Awaits {
        match self.phase {
            Phase::Playing => Awaits::Turn { seat: self.turn },
            Phase::Throwing => self.throw.awaits(),
            Phase::Spending => Awaits::Sealed {
                waiting: self.spending.among.without(self.spending.decided),
                decided: self.spending.decided,
            },
            Phase::Shuffling => Awaits::Deck,
            Phase::Over => Awaits::Over,
        }
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
    pub(super) fn deck_len(&self) -> usize {
        usize::from(self.end - self.top)
    }

    /// How many cards have left the game unseen.
    pub(super) fn left_len(&self) -> usize {
        DECK_SIZE - usize::from(self.end)
    }

    /// The colour jokers that were turned over, in that order.
    pub(super) fn turned_jokers(&self) -> &[Card] {
        &self.deck[DECK_SIZE - usize::from(self.turned)..]
    }

    pub(super) fn deal_game(&mut self, order: &[Card], log: &mut impl EventSink<Event>) {
        let seats = self.seats.count();
        let (dealt, rest) = order.split_at(seats * HAND_SIZE);
        self.hands = BySeat::default();
        for (i, card) in dealt.iter().enumerate() {
            self.hands.0[i % seats].add(*card);
        }
        // Colour jokers go to the bottom one after the other (`paws-quick/2`).
        let jokers = rest.iter().take_while(|card| card.sign().is_none()).count();
        self.deck.copy_from_slice(order);
        self.deck[dealt.len()..].rotate_left(jokers);
        self.turned = jokers as u8;
        let start = self.deck[dealt.len()];
        self.table = start.sign().map(|sign| Table { owner: None, sign, cards: CardSet::only(start) });
        self.top = dealt.len() as u8 + 1;
        let leaves = if seats == 2 { (DECK_SIZE as u8 - self.top) / 2 } else { 0 };
        self.end = DECK_SIZE as u8 - leaves;
        self.discard = CardSet::EMPTY;
        self.points = BySeat::default();
        self.game += 1;
        log.emit(|| Event::Dealt {
            game: self.game,
            hands: self.seats.iter().map(|seat| Cards::open(self.hands[seat].to_vec())).collect(),
            turned: self.turned_jokers().to_vec(),
            start,
            deck: self.deck_len(),
            left: self.left_len(),
        });
        match (self.game, self.opening) {
            (1, Opening::Throw) => {
                self.phase = Phase::Throwing;
                self.throw = Throw::new(self.seats.all());
            }
            (1, Opening::Seat(seat)) => self.open(seat, log),
            _ => self.open(self.first, log),
        }
    }

    /// The game begins with this seat.
    pub(super) fn open(&mut self, first: Seat, log: &mut impl EventSink<Event>) {
        self.phase = Phase::Playing;
        self.throw = Throw::new(SeatSet::EMPTY);
        self.first = first;
        self.turn = first;
        log.emit(|| Event::Opens { seat: first });
    }
}
