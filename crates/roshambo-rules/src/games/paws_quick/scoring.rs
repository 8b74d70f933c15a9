//! The end of a game: penalty points, spending of help tokens, totals, new tokens, and the end of the
//! series.

use std::cmp::Reverse;

use serde::Serialize;

use super::events::{Ending, Event};
use super::house_rules::TokenRule;
use super::state::{PawsQuick, Phase};
use crate::event::EventSink;
use crate::seat::{Seat, SeatSet};

/// The number of help tokens.
pub(super) const TOKENS: u8 = 5;

/// The score of one seat in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsQuickScore"))]
pub struct Score {
    /// The seat.
    pub seat: Seat,
    /// The number of cards left in hand, one point each.
    pub cards: u8,
    /// The number of help tokens spent; each cancels one point.
    pub spent: u8,
    /// Penalty points of this game.
    pub points: u8,
    /// Penalty points of the series so far.
    pub total: u16,
    /// Whether the seat has won this game.
    pub won: bool,
}

impl PawsQuick {
    /// Ends the game. Seats with tokens and penalty points then decide how many tokens to spend
    /// (`paws-quick/8`).
    pub(super) fn end_game(&mut self, ending: Ending, events: &mut impl EventSink<Event>) {
        for seat in self.seats.iter() {
            self.points[seat] = self.hands[seat].len() as u8;
        }
        events.emit(|| Event::GameEnded { game: self.game, ending, points: self.points.to_vec(self.seats) });
        let among: SeatSet = self.seats.iter().filter(|seat| self.most_to_spend(*seat) > 0).collect();
        if among.is_empty() {
            self.score(events);
        } else {
            self.phase = Phase::Spending;
            self.spending.among = among;
        }
    }

    /// Seals the number of tokens that a seat spends. The last decision scores the game.
    pub(super) fn seal_spending(&mut self, seat: Seat, amount: u8, events: &mut impl EventSink<Event>) {
        self.spending.amounts[seat] = amount;
        self.spending.decided = self.spending.decided.with(seat);
        events.emit(|| Event::SpendDecided { seat, amount: Some(amount) });
        if self.spending.decided == self.spending.among {
            events.emit(|| Event::Spent { amounts: self.spending.amounts.to_vec(self.seats) });
            self.score(events);
        }
    }

    fn score(&mut self, events: &mut impl EventSink<Event>) {
        let spent = std::mem::take(&mut self.spending).amounts;
        for seat in self.seats.iter() {
            self.points[seat] -= spent[seat];
            self.tokens[seat] -= spent[seat];
            self.totals[seat] += u16::from(self.points[seat]);
        }
        let winners = self.game_winners();
        for seat in winners.iter() {
            self.won[seat] += 1;
        }
        events.emit(|| {
            let score = |seat| Score {
                seat,
                cards: self.points[seat] + spent[seat],
                spent: spent[seat],
                points: self.points[seat],
                total: self.totals[seat],
                won: winners.contains(seat),
            };
            Event::Scored { scores: self.seats.iter().map(score).collect() }
        });
        if self.game < self.games {
            self.prepare_next(events);
        } else {
            self.phase = Phase::Over;
            events.emit(|| Event::SeriesWon {
                seats: self.series_winners(),
                totals: self.totals.to_vec(self.seats),
            });
        }
    }

    /// The seat with an empty hand. If the deck ran out instead, the seats with the fewest points
    /// (`paws-quick/5`).
    fn game_winners(&self) -> SeatSet {
        let emptied: SeatSet = self.seats.iter().filter(|seat| self.hands[*seat].is_empty()).collect();
        if !emptied.is_empty() {
            return emptied;
        }
        let fewest = self.seats.iter().map(|seat| self.points[seat]).min();
        self.seats.iter().filter(|seat| Some(self.points[*seat]) == fewest).collect()
    }

    /// Gives help tokens while the supply lasts (`paws-quick/9`) and sets the seat that opens the next
    /// game (`paws-quick/10`).
    fn prepare_next(&mut self, events: &mut impl EventSink<Event>) {
        self.phase = Phase::Shuffling;
        let next = self.worst_of(self.seats.all());
        let mut given = SeatSet::EMPTY;
        if self.help {
            let receivers = if self.seats.count() == 2 { 1 } else { 2 };
            for _ in 0..receivers.min(self.supply()) {
                let others = self.seats.all().without(given);
                let seat = match self.house.token {
                    TokenRule::Game if self.seats.count() == 2 => self.worst_in_game(),
                    TokenRule::Game | TokenRule::Total => self.worst_of(others),
                };
                self.tokens[seat] += 1;
                given = given.with(seat);
            }
        }
        self.first = next;
        if !given.is_empty() {
            events.emit(|| Event::TokensGiven {
                seats: given,
                tokens: self.tokens.to_vec(self.seats),
                supply: self.supply(),
            });
        }
    }

    /// The seat that comes first in the order of `paws-quick/9`: the most points.
    fn worst_of(&self, seats: SeatSet) -> Seat {
        let rank = |seat: &Seat| {
            let turn = Reverse(seat.distance_from(self.first, self.seats));
            (self.totals[*seat], self.points[*seat], turn)
        };
        seats.iter().max_by_key(rank).unwrap_or(self.first)
    }

    /// The seat with the most points in the game just ended; among equal ones, the first in the order of
    /// `paws-quick/9`.
    fn worst_in_game(&self) -> Seat {
        let most = self.seats.iter().map(|seat| self.points[seat]).max();
        self.worst_of(self.seats.iter().filter(|seat| Some(self.points[*seat]) == most).collect())
    }

    /// The number of help tokens that no seat holds.
    pub(super) fn supply(&self) -> u8 {
        TOKENS - self.tokens.0.iter().sum::<u8>()
    }

    /// The seats with the lowest total; among those, the ones that won the most games
    /// (`paws-quick/11`).
    pub(super) fn series_winners(&self) -> SeatSet {
        let rank = |seat: Seat| (self.totals[seat], Reverse(self.won[seat]));
        let best = self.seats.iter().map(rank).min();
        self.seats.iter().filter(|seat| Some(rank(*seat)) == best).collect()
    }
}
