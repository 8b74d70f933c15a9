//! What a move does.

use super::board::Square;
use super::events::Event;
use super::item::{Clash, Item};
use super::layout::Layout;
use super::moves::Move;
use super::state::{Fight, Phase, QUIET_STEPS_TO_DRAW, SEATS, Tsuefa};
use crate::event::EventSink;
use crate::seat::Seat;
use crate::sign::Sign;
use crate::throw::{Throw, ThrowEvent};

impl Tsuefa {
    #[inline]
    pub(super) fn make(&mut self, seat: Seat, mv: Move, log: &mut impl EventSink<Event>) {
        match mv {
            Move::Step { from, to } => self.step(seat, from, to, log),
            Move::Throw(sign) => self.throw_sign(seat, sign, log),
            Move::SetUp(layout) => self.set_up(seat, layout, log),
        }
    }

    fn set_up(&mut self, seat: Seat, layout: Layout, log: &mut impl EventSink<Event>) {
        let Phase::SettingUp { done } = self.phase else { return };
        for (square, item) in Square::home(seat).zip(layout.0) {
            self.board.figures[seat].add(square);
            self.board.items[item].add(square);
        }
        log.emit(|| Event::SetUp { seat, layout: Some(layout) });
        let done = done.with(seat);
        if done == SEATS.all() {
            self.phase = Phase::Moving;
            log.emit(|| Event::Begins { seat: self.turn });
        } else {
            self.phase = Phase::SettingUp { done };
        }
    }

    #[inline]
    fn step(&mut self, seat: Seat, from: Square, to: Square, log: &mut impl EventSink<Event>) {
        if self.board.figures[seat.next(SEATS)].contains(to) {
            return self.attack(seat, from, to, log);
        }
        self.board.carry(seat, from, to);
        log.emit(|| Event::Stepped { seat, from: Some(from), to: Some(to) });
        self.turn = seat.next(SEATS);
        self.quiet += 1;
        if self.quiet == QUIET_STEPS_TO_DRAW {
            self.phase = Phase::Over { winner: None };
            log.emit(|| Event::Drawn);
        }
    }

    fn attack(&mut self, seat: Seat, from: Square, to: Square, log: &mut impl EventSink<Event>) {
        let (Some(attacker), Some(defender)) = (self.board.item(from), self.board.item(to)) else { return };
        let other = seat.next(SEATS);
        let clash = attacker.attacks(defender);
        self.quiet = 0;
        self.board.shown.add(from);
        self.board.shown.add(to);
        log.emit(|| Event::Fought {
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
        self.go_on(log);
    }

    fn throw_sign(&mut self, seat: Seat, sign: Sign, log: &mut impl EventSink<Event>) {
        let Phase::Fighting(fight) = &mut self.phase else { return };
        let Some(shown) = ThrowEvent::decide(&mut fight.throw, seat, sign, log) else { return };
        let Some(winner) = shown.winner() else { return };
        let fight = *fight;
        self.settle(fight, winner, shown.sign(winner), log);
    }

    /// The winner of a throw stays on the board, with the sign that won (`tsuefa/4`).
    fn settle(&mut self, fight: Fight, winner: Seat, sign: Sign, log: &mut impl EventSink<Event>) {
        let Fight { from, to, item, .. } = fight;
        let attacker_wins = winner == self.turn;
        let (stays, leaves) = if attacker_wins { (from, to) } else { (to, from) };
        self.lose(winner.next(SEATS), leaves, item);
        self.board.items[item].remove(stays);
        self.board.items[Item::Sign(sign)].add(stays);
        if attacker_wins {
            self.board.carry(winner, from, to);
        }
        log.emit(|| Event::TieSettled { seat: winner, square: Some(to), sign: Some(sign) });
        self.phase = Phase::Moving;
        self.go_on(log);
    }

    fn lose(&mut self, seat: Seat, square: Square, item: Item) {
        self.board.remove(seat, square);
        self.lost[seat][item] += 1;
    }

    /// After a fight: a seat without its flag has lost (`tsuefa/6`), else the other seat's turn.
    fn go_on(&mut self, log: &mut impl EventSink<Event>) {
        let flags = self.board.items[Item::Flag];
        let loser = SEATS.iter().find(|seat| self.board.figures[*seat].and(flags).is_empty());
        self.turn = self.turn.next(SEATS);
        if let Some(loser) = loser {
            let seat = loser.next(SEATS);
            self.phase = Phase::Over { winner: Some(seat) };
            log.emit(|| Event::GameWon { seat });
        }
    }
}
