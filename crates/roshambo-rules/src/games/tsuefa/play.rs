//! What a move changes.

use super::board::Square;
use super::events::Event;
use super::item::{Clash, Item};
use super::layout::Layout;
use super::state::{Fight, Phase, SEATS, Tsuefa};
use crate::event::EventSink;
use crate::seat::Seat;
use crate::sign::Sign;
use crate::throw::{Throw, ThrowEvent};

impl Tsuefa {
    /// Puts the figures of a seat on the board. After the second setup the game starts.
    pub(super) fn set_up(&mut self, seat: Seat, layout: Layout, events: &mut impl EventSink<Event>) {
        let Phase::SettingUp { done } = self.phase else { return };
        for (square, item) in Square::home(seat).zip(layout.0) {
            self.board.figures[seat].add(square);
            self.board.items[item].add(square);
        }
        events.emit(|| Event::SetUp { seat, layout: Some(layout) });
        let done = done.with(seat);
        if done == SEATS.all() {
            self.phase = Phase::Moving;
            events.emit(|| Event::Begins { seat: self.turn });
        } else {
            self.phase = Phase::SettingUp { done };
        }
    }

    /// Moves a figure to an empty square, or attacks.
    #[inline]
    pub(super) fn step(&mut self, seat: Seat, from: Square, to: Square, events: &mut impl EventSink<Event>) {
        if self.board.figures[seat.next(SEATS)].contains(to) {
            return self.attack(seat, from, to, events);
        }
        self.board.carry(seat, from, to);
        events.emit(|| Event::Stepped { seat, from: Some(from), to: Some(to) });
        self.turn = seat.next(SEATS);
        self.quiet += 1;
        if self.quiet == self.house.quiet {
            self.phase = Phase::Over { winner: None };
            events.emit(|| Event::Drawn { steps: self.quiet });
        }
    }

    fn attack(&mut self, seat: Seat, from: Square, to: Square, events: &mut impl EventSink<Event>) {
        let (Some(attacker), Some(defender)) = (self.board.item(from), self.board.item(to)) else { return };
        let other = seat.next(SEATS);
        let clash = attacker.attacks(defender);
        self.quiet = 0;
        self.board.shown.add(from);
        self.board.shown.add(to);
        events.emit(|| Event::Fought {
            seat,
            from: Some(from),
            to: Some(to),
            attacker: Some(attacker),
            defender: Some(defender),
            result: Some(clash),
        });
        match clash {
            Clash::AttackerWins => {
                self.lose(other, to, defender);
                self.board.carry(seat, from, to);
            }
            Clash::DefenderWins => self.lose(seat, from, attacker),
            Clash::BothLeave => {
                self.lose(other, to, defender);
                self.lose(seat, from, attacker);
            }
            Clash::Tied => {
                let throw = Throw::new(SEATS.all());
                self.phase = Phase::Fighting(Fight { from, to, item: attacker, throw });
                return;
            }
        }
        self.end_fight(events);
    }

    /// Seals a sign in the throw for a tied fight.
    pub(super) fn throw_sign(&mut self, seat: Seat, sign: Sign, events: &mut impl EventSink<Event>) {
        let Phase::Fighting(fight) = &mut self.phase else { return };
        let Some(result) = ThrowEvent::decide(&mut fight.throw, seat, sign, events) else { return };
        let Some(winner) = result.winner() else { return };
        let fight = *fight;
        self.settle(fight, winner, result.sign(winner), events);
    }

    /// The figure of the winner of a throw stays on the board, and carries the sign that won
    /// (`tsuefa/4`).
    fn settle(&mut self, fight: Fight, winner: Seat, sign: Sign, events: &mut impl EventSink<Event>) {
        let Fight { from, to, item, .. } = fight;
        let attacker_wins = winner == self.turn;
        let (stays, leaves) = if attacker_wins { (from, to) } else { (to, from) };
        self.lose(winner.next(SEATS), leaves, item);
        self.board.items[item].remove(stays);
        self.board.items[Item::Sign(sign)].add(stays);
        if attacker_wins {
            self.board.carry(winner, from, to);
        }
        events.emit(|| Event::TieSettled { seat: winner, square: Some(to), sign: Some(sign) });
        self.phase = Phase::Moving;
        self.end_fight(events);
    }

    /// Removes a figure from the board and records its item as lost.
    fn lose(&mut self, seat: Seat, square: Square, item: Item) {
        self.board.remove(seat, square);
        self.lost[seat][item] += 1;
    }

    /// Ends a fight. A seat without its flag has lost (`tsuefa/6`); otherwise the other seat has its
    /// turn.
    fn end_fight(&mut self, events: &mut impl EventSink<Event>) {
        let flags = self.board.items[Item::Flag];
        let loser = SEATS.iter().find(|seat| self.board.figures[*seat].and(flags).is_empty());
        self.turn = self.turn.next(SEATS);
        if let Some(loser) = loser {
            let seat = loser.next(SEATS);
            self.phase = Phase::Over { winner: Some(seat) };
            events.emit(|| Event::GameWon { seat });
        }
    }
}
