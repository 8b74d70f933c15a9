//! The end of a game: points, help tokens against them, totals, new tokens, the end of the series.

use std::cmp::Reverse;

use serde::Serialize;

use super::events::{Ending, Event};
use super::state::{PawsQuick, Phase};
use crate::event::EventSink;
use crate::game::Outcome;
use crate::seat::{Seat, SeatSet};

/// How many help tokens there are.
pub(super) const TOKENS: u8 = 5;

/// How one seat scores a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsQuickScore")]
pub struct Score {
    /// Who.
    pub seat: Seat,
    /// Cards left in hand, a point each.
    pub cards: u8,
    /// Help tokens spent, a point off each.
    pub spent: u8,
    /// Penalty points of this game.
    pub points: u8,
    /// Penalty points of the series so far.
    pub total: u16,
    /// Whether this game counts as won.
    pub won: bool,
}

impl PawsQuick {
    /// The game ends; whoever has tokens and points decides on spending (`paws-quick/8`).
    pub(super) fn end_game(&mut self, ending: Ending, log: &mut impl EventSink<Event>) {
        for seat in self.seats.iter() {
            self.points[seat] = self.hands[seat].len() as u8;
        }
        log.emit(|| Event::GameEnded { game: self.game, ending, points: self.points.to_vec(self.seats) });
        let among: SeatSet = self.seats.iter().filter(|seat| self.most_to_spend(*seat) > 0).collect();
        if among.is_empty() {
            self.score(log);
        } else {
            self.phase = Phase::Spending;
            self.spending.among = among;
        }
    }

    pub(super) fn seal_spending(&mut self, seat: Seat, amount: u8, log: &mut impl EventSink<Event>) {
        self.spending.amounts[seat] = amount;
        self.spending.decided = self.spending.decided.with(seat);
        log.emit(|| Event::SpendDecided { seat, amount: Some(amount) });
        if self.spending.decided == self.spending.among {
            log.emit(|| Event::Spent { amounts: self.spending.amounts.to_vec(self.seats) });
            self.score(log);
        }
    }

    fn score(&mut self, log: &mut impl EventSink<Event>) {
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
        log.emit(|| {
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
            self.prepare_next(log);
        } else {
            self.phase = Phase::Over;
            log.emit(|| Event::SeriesWon {
                seats: self.series_winners(),
                totals: self.totals.to_vec(self.seats),
            });
        }
    }

    /// The seat with an empty hand; else the deck ran out, and the fewest points win (`paws-quick/5`).
    fn game_winners(&self) -> SeatSet {
        let emptied: SeatSet = self.seats.iter().filter(|seat| self.hands[*seat].is_empty()).collect();
        if !emptied.is_empty() {
            return emptied;
        }
        let fewest = self.seats.iter().map(|seat| self.points[seat]).min();
        self.seats.iter().filter(|seat| Some(self.points[*seat]) == fewest).collect()
    }

    /// Gives help tokens while the supply lasts (`paws-quick/9`) and says who opens (`paws-quick/10`).
    fn prepare_next(&mut self, log: &mut impl EventSink<Event>) {
        self.phase = Phase::Shuffling;
        let next = self.worst_of(self.seats.all());
        let mut given = SeatSet::EMPTY;
        if self.help {
            let receivers = if self.seats.count() == 2 { 1 } else { 2 };
            for _ in 0..receivers.min(self.supply()) {
                let seat = self.worst_of(self.seats.all().without(given));
                self.tokens[seat] += 1;
                given = given.with(seat);
            }
        }
        self.first = next;
        if !given.is_empty() {
            log.emit(|| Event::TokensGiven {
                seats: given,
                tokens: self.tokens.to_vec(self.seats),
                supply: self.supply(),
            });
        }
    }

    /// The first of these seats in the order of `paws-quick/9`.
    fn worst_of(&self, seats: SeatSet) -> Seat {
        let rank = |seat: &Seat| {
            let turn = Reverse(seat.distance_from(self.first, self.seats));
            (self.totals[*seat], self.points[*seat], turn)
        };
        seats.iter().max_by_key(rank).unwrap_or(self.first)
    }

    /// Help tokens that nobody holds.
    pub(super) fn supply(&self) -> u8 {
        TOKENS - self.tokens.0.iter().sum::<u8>()
    }

    /// The lowest total, ties by games won, else shared (`paws-quick/11`).
    fn series_winners(&self) -> SeatSet {
        let rank = |seat: Seat| (self.totals[seat], Reverse(self.won[seat]));
        let best = self.seats.iter().map(rank).min();
        self.seats.iter().filter(|seat| Some(rank(*seat)) == best).collect()
    }

    pub(super) fn result(&self) -> Option<Outcome> {
        (self.phase == Phase::Over)
            .then(|| Outcome::new(self.seats, self.series_winners(), |seat| i32::from(self.totals[seat])))
    }
}
