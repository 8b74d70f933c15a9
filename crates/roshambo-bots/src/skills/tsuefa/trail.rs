//! What the other seat's figures have shown by what they did: their trails, from all that was told.

use roshambo_rules::games::tsuefa::{Clash, Event, Item, Square, Tsuefa};
use roshambo_rules::{Seat, Sign};
use roshambo_table::{NumberedEvent, RegisteredGame};

use super::layouts::{FIGURES, FLAG, dynamite};

/// Squares of the board.
const SQUARES: usize = 36;
/// How likely each item, in the order of [`Item::ALL`], up to a factor.
pub(super) type Likelihood = [f32; Item::ALL.len()];

const DYNAMITE: usize = 3;
const FLAG_ITEM: usize = 4;

/// How much the usual setups are trusted; the rest thinks that any setup is as likely.
const TRUST: f32 = 0.6;

/// A figure on the way through the game.
#[derive(Clone, Copy, Debug)]
struct Figure {
    seat: Seat,
    shown: Option<Sign>,
    likely: Likelihood,
}

/// The board as all could follow it, with what each figure of the other seat probably carries.
pub(super) struct Trail {
    own: Seat,
    figures: [Option<Figure>; SQUARES],
    /// The fight that is thrown for.
    fight: Option<(Square, Square)>,
}

fn index(square: Square) -> usize {
    usize::from(square.row()) * 6 + usize::from(square.column())
}

fn distance(one: Square, other: Square) -> u8 {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row())
}

impl Trail {
    /// Follows what a seat was told.
    pub(super) fn new(own: Seat, told: &[NumberedEvent]) -> Trail {
        let mut trail = Trail { own, figures: [None; SQUARES], fight: None };
        for event in told.iter().filter_map(|told| Tsuefa::event_of(&told.event)) {
            trail.follow(event);
        }
        trail
    }

    /// What the figure on a square probably carries.
    pub(super) fn likely(&self, square: Square) -> Likelihood {
        self.figures[index(square)].map_or([1.0; Item::ALL.len()], |figure| figure.likely)
    }

    fn follow(&mut self, event: &Event) {
        match event {
            Event::SetUp { seat, .. } => self.set_up(*seat),
            Event::Stepped { seat, from: Some(from), to: Some(to) } => {
                if *seat != self.own {
                    self.notice_step(*from, *to);
                }
                self.carry(*from, *to);
            }
            Event::Fought { seat, from: Some(from), to: Some(to), attacker, defender, result } => {
                if *seat != self.own {
                    self.notice_idle(*from, Some(*to));
                }
                self.show(*from, *attacker);
                self.show(*to, *defender);
                match result {
                    Some(Clash::AttackerWins) => self.carry(*from, *to),
                    Some(Clash::DefenderWins) => self.figures[index(*from)] = None,
                    Some(Clash::BothLeave) => {
                        self.figures[index(*from)] = None;
                        self.figures[index(*to)] = None;
                    }
                    Some(Clash::Tied) | None => self.fight = Some((*from, *to)),
                }
            }
            Event::TieSettled { seat, sign, .. } => {
                let Some((from, to)) = self.fight.take() else { return };
                if self.figures[index(from)].is_some_and(|figure| figure.seat == *seat) {
                    self.carry(from, to);
                } else {
                    self.figures[index(from)] = None;
                }
                self.show(to, sign.map(Item::Sign));
            }
            Event::Stepped { .. }
            | Event::Fought { .. }
            | Event::Begins { .. }
            | Event::GameWon { .. }
            | Event::Drawn
            | Event::Throw(_) => {}
        }
    }

    fn set_up(&mut self, seat: Seat) {
        let flags: f32 = FLAG.iter().sum();
        let rows = if seat == Seat::FIRST { [0, 1] } else { [5, 4] };
        for place in 0..FIGURES {
            let square = Square::new(place as u8 % 6, rows[place / 6]);
            let Some(square) = square else { continue };
            let mut likely = [1.0; Item::ALL.len()];
            let even = (1.0 - TRUST) / FIGURES as f32;
            likely[FLAG_ITEM] = TRUST * FLAG[place] / flags + even;
            let beside = |flag: usize| {
                let all: f32 = (0..FIGURES).map(|place| dynamite(flag, place)).sum();
                FLAG[flag] / flags * dynamite(flag, place) / all
            };
            likely[DYNAMITE] = TRUST * (0..FIGURES).map(beside).sum::<f32>() + even;
            self.figures[index(square)] = Some(Figure { seat, shown: None, likely });
        }
    }

    fn show(&mut self, square: Square, item: Option<Item>) {
        if let (Some(figure), Some(Item::Sign(sign))) = (&mut self.figures[index(square)], item) {
            figure.shown = Some(sign);
        }
    }

    fn carry(&mut self, from: Square, to: Square) {
        self.figures[index(to)] = self.figures[index(from)].take();
    }

    /// The own figures that have shown a sign, beside a square or up to `reach` steps away.
    fn shown_near(&self, square: Square, reach: u8) -> impl Iterator<Item = (Square, Sign)> {
        let near = Square::all().filter(move |other| distance(square, *other) <= reach);
        let own = self.own;
        let figures = self.figures;
        near.filter_map(move |other| {
            let figure = figures[index(other)].filter(|figure| figure.seat == own)?;
            Some((other, figure.shown?))
        })
    }

    /// A step of the other seat: who comes near a shown figure probably beats it, who leaves it
    /// probably does not, and flags seldom step.
    fn notice_step(&mut self, from: Square, to: Square) {
        self.notice_idle(from, None);
        let Some(mut figure) = self.figures[index(from)] else { return };
        figure.likely[DYNAMITE] = 0.0;
        figure.likely[FLAG_ITEM] *= 0.4;
        for (square, sign) in self.shown_near(to, 2).chain(self.shown_near(from, 1)) {
            let (before, after) = (distance(from, square), distance(to, square));
            let (prey, equal, beater) = (sign.prey() as usize, sign as usize, sign.beaten_by() as usize);
            if after < before {
                let sure = if after == 1 { 1.0 } else { 0.5 };
                figure.likely[beater] *= 1.0 + sure;
                figure.likely[equal] *= 1.0 - 0.3 * sure;
                figure.likely[prey] *= 1.0 - 0.6 * sure;
                figure.likely[FLAG_ITEM] *= 1.0 - 0.6 * sure;
            } else if before == 1 {
                figure.likely[beater] *= 0.4;
                figure.likely[prey] *= 1.6;
            }
        }
        self.figures[index(from)] = Some(figure);
    }

    /// Figures beside a shown one that could have attacked it but did something else.
    fn notice_idle(&mut self, active: Square, attacked: Option<Square>) {
        for square in Square::all().filter(|square| *square != active) {
            let Some(mut figure) = self.figures[index(square)] else { continue };
            if figure.seat == self.own || figure.shown.is_some() {
                continue;
            }
            for (threatened, sign) in self.shown_near(square, 1) {
                if attacked != Some(threatened) {
                    figure.likely[sign.beaten_by() as usize] *= 0.6;
                }
            }
            self.figures[index(square)] = Some(figure);
        }
    }
}
