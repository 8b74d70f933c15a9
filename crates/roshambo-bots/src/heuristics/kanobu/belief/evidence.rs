//! Evidence about the others' hands, collected from the events of a game.

use roshambo_rules::games::kanobu::{Card, CardSet, DrawRule, Event, Kanobu, Kinds, Laid, Symbol, View};
use roshambo_rules::{BySeat, MOST_SEATS, Seat, Seats};
use roshambo_table::{NumberedEvent, RegisteredGame};

/// The probability that a seat accepts an effect that it could have answered. Chosen by hand; not
/// tuned.
const ACCEPT_DESPITE_ANSWER: f32 = 0.3;
/// The probability that a seat draws although it has a card that fits, where a house rule lets it. Chosen
/// by hand; not tuned.
const DRAW_DESPITE_PLAY: f32 = 0.1;
/// How many pieces of evidence are kept for each seat, the latest ones. Older evidence says little,
/// because hands change. Chosen by hand; not tuned.
const MAX_PER_SEAT: usize = 4;

/// Evidence that a seat did not hold certain cards at some moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Evidence {
    pub(super) seat: Seat,
    /// The cards that the seat probably did not have.
    lacked: Kinds,
    /// The probability that it did what it did although it had one of them.
    despite: f32,
    /// The number of cards in its hand that it has drawn since.
    drawn_since: usize,
}

impl Evidence {
    /// Whether the seat still has cards from that moment.
    pub(super) fn is_relevant(&self, view: &View) -> bool {
        view.hand_sizes.get(self.seat.index()).is_some_and(|size| self.drawn_since < *size)
    }

    /// The likelihood of this evidence if the seat has the hand of this state: the probability that all
    /// cards it seemed to lack were drawn later.
    pub(super) fn likelihood(&self, state: &Kanobu) -> f32 {
        let hand = state.hand(self.seat);
        let lacked = count_of(hand, self.lacked);
        let mut drawn_later = 1.0;
        for i in 0..lacked {
            drawn_later *= self.drawn_since.saturating_sub(i) as f32 / (hand.len() - i) as f32;
        }
        self.despite + (1.0 - self.despite) * drawn_later
    }
}

fn count_of(hand: CardSet, kinds: Kinds) -> usize {
    (Kinds::held(hand) & kinds).iter().map(|card| hand.count(card)).sum()
}

/// The evidence in these events, the latest few pieces for each seat.
pub(super) fn collect(seats: Seats, draw: DrawRule, events: &[NumberedEvent]) -> Vec<Evidence> {
    let mut tracker = EvidenceTracker { draw, ..EvidenceTracker::default() };
    for event in events.iter().filter_map(|numbered| Kanobu::event_of(&numbered.event)) {
        tracker.follow(seats, event);
    }
    tracker.evidence
}

/// Follows the events. It tracks as much of the table as is needed to interpret them.
#[derive(Default)]
struct EvidenceTracker {
    draw: DrawRule,
    pile: Vec<Laid>,
    /// The seat that played last.
    last: Option<Seat>,
    /// How many cards each seat still has to draw because of an effect.
    due: BySeat<usize, MOST_SEATS>,
    /// The seat that has just drawn in a normal turn. If it plays now, it plays the drawn card.
    just_drew: Option<Seat>,
    evidence: Vec<Evidence>,
}

impl EvidenceTracker {
    fn follow(&mut self, seats: Seats, event: &Event) {
        let just_drew = self.just_drew.take();
        match event {
            Event::Dealt { start, .. } => self.pile = vec![start.laid()],
            Event::Reshuffled { .. } => drop(self.pile.drain(..self.pile.len().saturating_sub(2))),
            Event::Played { seat, card, named } => {
                self.last = Some(*seat);
                self.due = BySeat::default();
                if just_drew == Some(*seat) {
                    for item in self.evidence.iter_mut().filter(|item| item.seat == *seat) {
                        item.drawn_since = item.drawn_since.saturating_sub(1);
                    }
                }
                if card.symbol() != Symbol::Cancel {
                    self.pile.push(named.map_or(card.laid(), Laid::naming));
                }
            }
            Event::Answered { cards, .. } => self.pile.extend(cards.map(Card::laid)),
            Event::Cancelled { .. } => drop(self.pile.pop()),
            Event::TurnedOver { card } => self.pile.push(card.laid()),
            Event::Drew { seat, cards } => self.follow_draw(*seat, cards.count),
            Event::Took { seat, .. } => self.add_drawn(*seat, 1),
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
                self.add(Evidence { seat: *seat, lacked, despite: ACCEPT_DESPITE_ANSWER, drawn_since: 0 });
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

    /// A seat drew, either because of an effect or because it had no card that fits.
    fn follow_draw(&mut self, seat: Seat, count: usize) {
        if let (0, Some(top)) = (self.due[seat], self.pile.last()) {
            // A chance may not have been allowed, so the seat may have one.
            let lacked = Kinds::on(*top) & !Kinds::of_symbol(Symbol::Chance);
            let despite = match self.draw {
                DrawRule::Stuck => 0.0,
                DrawRule::Free => DRAW_DESPITE_PLAY,
            };
            self.add(Evidence { seat, lacked, despite, drawn_since: 0 });
            self.just_drew = Some(seat);
        }
        self.due[seat] = self.due[seat].saturating_sub(count);
        self.add_drawn(seat, count);
    }

    fn add_drawn(&mut self, seat: Seat, count: usize) {
        for item in self.evidence.iter_mut().filter(|item| item.seat == seat) {
            item.drawn_since += count;
        }
    }

    fn add(&mut self, added: Evidence) {
        self.evidence.push(added);
        if self.evidence.iter().filter(|item| item.seat == added.seat).count() > MAX_PER_SEAT {
            let oldest = self.evidence.iter().position(|item| item.seat == added.seat);
            oldest.map(|oldest| self.evidence.remove(oldest));
        }
    }
}
