//! Follows the figures of the other seat through the events, and estimates from what each one did which
//! item it carries.

use roshambo_rules::games::tsuefa::{Clash, Event, Item, Square, Tsuefa};
use roshambo_rules::{Seat, Sign};
use roshambo_table::{NumberedEvent, RegisteredGame};

use super::super::candidates::{FIGURES, FLAG_WEIGHTS};

/// The number of squares of the board.
const SQUARES: usize = 36;
/// How likely each item is, in the order of [`Item::ALL`], up to a common factor.
pub(super) type Likelihood = [f32; Item::ALL.len()];

/// The index of dynamite in [`Item::ALL`].
pub(super) const DYNAMITE: usize = 3;
/// The index of the flag in [`Item::ALL`].
const FLAG: usize = 4;

// Likelihood factors: how much likelier or less likely an item becomes by what its figure did. All were
// chosen by hand; not tuned.

/// A step, for the flag: flags rarely move.
const FLAG_STEPS: f32 = 0.4;
/// A step to a square beside a shown figure: the increase for the sign that beats that figure, and the
/// decrease for an equal sign, for a sign that loses, and for the flag.
const APPROACH_BEATS: f32 = 1.0;
const APPROACH_EQUAL: f32 = 0.3;
const APPROACH_LOSES: f32 = 0.6;
const APPROACH_FLAG: f32 = 0.6;
/// The part of these changes that applies if the figure comes nearer but not beside.
const APPROACH_FROM_AFAR: f32 = 0.5;
/// A step away from a shown figure, for the sign that beats it and for the sign that loses to it.
const RETREAT_BEATS: f32 = 0.4;
const RETREAT_LOSES: f32 = 1.6;
/// Staying beside a shown figure without attacking it, for the sign that beats it.
const IDLE_BEATS: f32 = 0.6;

/// A figure on the board.
#[derive(Clone, Copy, Debug)]
struct Figure {
    seat: Seat,
    shown: Option<Sign>,
    likely: Likelihood,
}

/// The board as everybody could follow it, with the item likelihoods of the other seat's figures.
pub(super) struct BeliefTracker {
    own: Seat,
    figures: [Option<Figure>; SQUARES],
    /// The tied fight that a throw will decide.
    fight: Option<(Square, Square)>,
}

fn index(square: Square) -> usize {
    usize::from(square.row()) * 6 + usize::from(square.column())
}

fn distance(one: Square, other: Square) -> u8 {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row())
}

impl BeliefTracker {
    /// Follows the events that a seat received.
    pub(super) fn new(own: Seat, events: &[NumberedEvent]) -> BeliefTracker {
        let mut tracker = BeliefTracker { own, figures: [None; SQUARES], fight: None };
        for event in events.iter().filter_map(|numbered| Tsuefa::event_of(&numbered.event)) {
            tracker.follow(event);
        }
        tracker
    }

    /// The item likelihoods of the figure on a square.
    pub(super) fn likelihood(&self, square: Square) -> Likelihood {
        self.figures[index(square)].map_or([1.0; Item::ALL.len()], |figure| figure.likely)
    }

    fn follow(&mut self, event: &Event) {
        match event {
            Event::SetUp { seat, .. } => self.set_up(*seat),
            Event::Stepped { seat, from: Some(from), to: Some(to) } => {
                if *seat != self.own {
                    self.learn_from_step(*from, *to);
                }
                self.carry(*from, *to);
            }
            Event::Fought { seat, from: Some(from), to: Some(to), attacker, defender, result } => {
                if *seat != self.own {
                    self.learn_from_idle(*from, Some(*to));
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
            | Event::Drawn { .. }
            | Event::Throw(_) => {}
        }
    }

    /// Places the figures of a seat, with the prior likelihoods of their items. The product over all figures is the
    /// likelihood of a layout under the setups of our bots.
    fn set_up(&mut self, seat: Seat) {
        let rows = if seat == Seat::FIRST { [0, 1] } else { [5, 4] };
        for place in 0..FIGURES {
            let square = Square::new(place as u8 % 6, rows[place / 6]);
            let Some(square) = square else { continue };
            let mut likely = [1.0; Item::ALL.len()];
            likely[FLAG] = FLAG_WEIGHTS[place];
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

    /// The own figures that have shown a sign and are at most `reach` steps away from a square.
    fn shown_near(&self, square: Square, reach: u8) -> impl Iterator<Item = (Square, Sign)> {
        let near = Square::all().filter(move |other| distance(square, *other) <= reach);
        let own = self.own;
        let figures = self.figures;
        near.filter_map(move |other| {
            let figure = figures[index(other)].filter(|figure| figure.seat == own)?;
            Some((other, figure.shown?))
        })
    }

    /// A step of the other seat. A figure that comes near a shown figure probably beats it; a figure that
    /// leaves it probably does not.
    fn learn_from_step(&mut self, from: Square, to: Square) {
        self.learn_from_idle(from, None);
        let Some(mut figure) = self.figures[index(from)] else { return };
        figure.likely[DYNAMITE] = 0.0;
        figure.likely[FLAG] *= FLAG_STEPS;
        for (square, sign) in self.shown_near(to, 2).chain(self.shown_near(from, 1)) {
            let (before, after) = (distance(from, square), distance(to, square));
            let (prey, equal, beater) = (sign.prey() as usize, sign as usize, sign.beaten_by() as usize);
            if after < before {
                let part = if after == 1 { 1.0 } else { APPROACH_FROM_AFAR };
                figure.likely[beater] *= 1.0 + APPROACH_BEATS * part;
                figure.likely[equal] *= 1.0 - APPROACH_EQUAL * part;
                figure.likely[prey] *= 1.0 - APPROACH_LOSES * part;
                figure.likely[FLAG] *= 1.0 - APPROACH_FLAG * part;
            } else if before == 1 {
                figure.likely[beater] *= RETREAT_BEATS;
                figure.likely[prey] *= RETREAT_LOSES;
            }
        }
        self.figures[index(from)] = Some(figure);
    }

    /// Hidden figures that stayed beside a shown one and could have attacked it probably do not beat it.
    fn learn_from_idle(&mut self, active: Square, attacked: Option<Square>) {
        for square in Square::all().filter(|square| *square != active) {
            let Some(mut figure) = self.figures[index(square)] else { continue };
            if figure.seat == self.own || figure.shown.is_some() {
                continue;
            }
            for (threatened, sign) in self.shown_near(square, 1) {
                if attacked != Some(threatened) {
                    figure.likely[sign.beaten_by() as usize] *= IDLE_BEATS;
                }
            }
            self.figures[index(square)] = Some(figure);
        }
    }
}
