//! What the others' moves tell about their hands.
//!
//! A seat that drew in a normal turn had no card that fitted; one that accepted an effect hardly had
//! an answer to it. What it has drawn since may be anything. So states are made that fit the view,
//! each weighted by how well it explains what was seen.

use roshambo_rules::games::kanobu::{Card, CardSet, Event, Kanobu, KanobuSampler, Kinds, Laid, Symbol, View};
use roshambo_rules::{BySeat, Dice, MOST_SEATS, Sampler, Seat, Seats};
use roshambo_table::{NumberedEvent, RegisteredGame};

use crate::budget::Clock;
use crate::luck::Luck;
use crate::skill::Belief;

/// So many states stand for all, of at most so many tried, but never fewer than a few.
const STATES: usize = 512;
const TRIES: usize = 5_000;
const FEW: usize = 32;
/// How often a seat accepts an effect that it could have answered.
const ACCEPTS_ANYWAY: f32 = 0.3;
/// Older signs than this tell next to nothing.
const SIGNS: usize = 4;

/// States that fit a view and explain what was seen.
pub struct Hunch {
    sampler: KanobuSampler,
    /// States that explain it, each as good as another; none where nothing was seen.
    states: Vec<Kanobu>,
}

impl Hunch {
    /// From what was seen and told.
    pub(super) fn new(view: &View, told: &[NumberedEvent], clock: &Clock) -> Hunch {
        let sampler = KanobuSampler::new(view);
        let mut signs = read(view.seats, told);
        signs.retain(|sign| view.seat != Some(sign.seat) && sign.tells(view));
        let mut states = Vec::new();
        if !signs.is_empty() {
            let mut luck = Luck::new(told.len() as u64);
            // The longer the thought, the more states, lest it learns the few by heart.
            let more = if clock.is_long() { 8 } else { 1 };
            for tried in 0..TRIES * more {
                if tried % 64 == 63 && clock.is_up() {
                    break;
                }
                let state = sampler.sample(&mut luck);
                let mut left = luck.unit();
                // The product of what the signs say is compared with one number, factor by factor.
                if signs.iter().all(|sign| {
                    let likely = sign.weigh(&state);
                    let stays = left < likely;
                    left /= likely.max(f32::MIN_POSITIVE);
                    stays
                }) {
                    states.push(state);
                    if states.len() == STATES * more {
                        break;
                    }
                }
            }
            while states.len() < FEW {
                states.push(sampler.sample(&mut luck));
            }
        }
        Hunch { sampler, states }
    }
}

impl Belief<Kanobu> for Hunch {
    #[inline]
    fn sample(&self, luck: &mut Luck) -> Kanobu {
        if self.states.is_empty() { self.sampler.sample(luck) } else { luck.pick(&self.states) }
    }
}

/// Something that tells about a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Sign {
    seat: Seat,
    /// Cards that the seat then seemed not to have.
    lacked: Kinds,
    /// How likely it did what it did, having one of them.
    anyway: f32,
    /// How many cards it has drawn since.
    since: usize,
}

impl Sign {
    /// Whether the seat still has cards of that time.
    fn tells(&self, view: &View) -> bool {
        view.hand_sizes.get(self.seat.index()).is_some_and(|size| self.since < *size)
    }

    /// How likely it is that the seat did what it did, with this hand now: that all the cards it
    /// seemed not to have came later.
    fn weigh(&self, state: &Kanobu) -> f32 {
        let hand = state.hand(self.seat);
        let lacked = copies(hand, self.lacked);
        let mut later = 1.0;
        for i in 0..lacked {
            later *= self.since.saturating_sub(i) as f32 / (hand.len() - i) as f32;
        }
        self.anyway + (1.0 - self.anyway) * later
    }
}

fn copies(hand: CardSet, kinds: Kinds) -> usize {
    (Kinds::held(hand) & kinds).iter().map(|card| hand.count(card)).sum()
}

/// What happened, read as signs; the latest few of each seat.
fn read(seats: Seats, told: &[NumberedEvent]) -> Vec<Sign> {
    let mut story = Story::default();
    for event in told.iter().filter_map(|told| Kanobu::event_of(&told.event)) {
        story.hear(seats, event);
    }
    story.signs
}

/// The table as far as it is needed to understand what was seen.
#[derive(Default)]
struct Story {
    pile: Vec<Laid>,
    /// Who played last.
    last: Option<Seat>,
    /// How many cards each seat has still to draw for an effect.
    due: BySeat<usize, MOST_SEATS>,
    /// Who has just drawn in a normal turn: a card played now is the one drawn.
    fresh: Option<Seat>,
    signs: Vec<Sign>,
}

impl Story {
    fn hear(&mut self, seats: Seats, event: &Event) {
        let fresh = self.fresh.take();
        match event {
            Event::Dealt { start, .. } => self.pile = vec![start.laid()],
            Event::Reshuffled { .. } => drop(self.pile.drain(..self.pile.len().saturating_sub(2))),
            Event::Played { seat, card, named } => {
                self.last = Some(*seat);
                self.due = BySeat::default();
                for sign in self.signs.iter_mut().filter(|sign| fresh == Some(*seat) && sign.seat == *seat) {
                    sign.since = sign.since.saturating_sub(1);
                }
                if card.symbol() != Symbol::Cancel {
                    self.pile.push(named.map_or(card.laid(), Laid::naming));
                }
            }
            Event::Answered { cards, .. } => self.pile.extend(cards.map(Card::laid)),
            Event::Cancelled { .. } => drop(self.pile.pop()),
            Event::TurnedOver { card } => self.pile.push(card.laid()),
            Event::Drew { seat, cards } => self.drew(*seat, cards.count),
            Event::Took { seat, .. } => self.got(*seat, 1),
            Event::Accepted { seat, effect } => {
                self.due = BySeat::default();
                let draws = usize::from(effect.draws());
                if matches!(effect.symbol, Symbol::One | Symbol::Two) {
                    for other in seats.iter().filter(|other| self.last != Some(*other)) {
                        self.due[other] = draws;
                    }
                } else {
                    self.due[*seat] = draws;
                }
                let lacked = Kinds::of_symbol(effect.symbol) | Kinds::of_symbol(Symbol::Cancel);
                self.note(Sign { seat: *seat, lacked, anyway: ACCEPTS_ANYWAY, since: 0 });
            }
            Event::Kept { .. }
            | Event::Passed { .. }
            | Event::Opens { .. }
            | Event::Opened { .. }
            | Event::PutUnder { .. }
            | Event::TurnedRound { .. }
            | Event::GameWon { .. }
            | Event::GameStopped { .. }
            | Event::Throw(_) => {}
        }
    }

    /// A seat drew: for an effect, or for want of a card that fits.
    fn drew(&mut self, seat: Seat, count: usize) {
        if let (0, Some(top)) = (self.due[seat], self.pile.last()) {
            // A chance may not have been allowed, so it may have been there.
            let lacked = Kinds::on(*top) & !Kinds::of_symbol(Symbol::Chance);
            self.note(Sign { seat, lacked, anyway: 0.0, since: 0 });
            self.fresh = Some(seat);
        }
        self.due[seat] = self.due[seat].saturating_sub(count);
        self.got(seat, count);
    }

    fn got(&mut self, seat: Seat, count: usize) {
        for sign in self.signs.iter_mut().filter(|sign| sign.seat == seat) {
            sign.since += count;
        }
    }

    fn note(&mut self, sign: Sign) {
        self.signs.push(sign);
        if self.signs.iter().filter(|known| known.seat == sign.seat).count() > SIGNS {
            let oldest = self.signs.iter().position(|known| known.seat == sign.seat);
            oldest.map(|oldest| self.signs.remove(oldest));
        }
    }
}
