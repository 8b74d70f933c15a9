//! Which cards the others probably hold, given what they did.
//!
//! A seat that passes probably has no card that beats the table. A seat that plays some cards of a
//! sign probably has no others that it could have added. Cards drawn later can be anything, so older
//! evidence counts less.

use roshambo_rules::games::paws_deck::{Card, CardSet};
use roshambo_rules::games::paws_quick::{Event, PawsQuick, PawsQuickSampler, View};
use roshambo_rules::{Sampler, Seat, Sign};
use roshambo_table::{NumberedEvent, RegisteredGame};

use crate::belief::Belief;
use crate::budget::SearchClock;
use crate::rng::Rng;

/// A set of guesses at the hands of the others, drawn in proportion to how likely each card is.
pub struct PawsQuickBelief {
    /// One sampler without evidence, otherwise one for each guess at the others' hands.
    samplers: Vec<PawsQuickSampler>,
}

/// Evidence that a seat does not hold certain cards of a sign.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Evidence {
    seat: Seat,
    sign: Sign,
    /// The colours that the seat probably does not hold, as a mask.
    colours: u8,
    /// Whether that includes jokers, as after a pass.
    jokers: bool,
    /// The number of cards that the seat has drawn since.
    drawn: usize,
}

/// How likely a seat that passes holds a beating card nevertheless, relative to a seat without
/// evidence. Chosen by hand; not tuned.
const HELD_DESPITE_PASS: f32 = 0.1;
/// The same for a colour joker. Chosen by hand; not tuned.
const JOKER_HELD_DESPITE_PASS: f32 = 0.4;
/// The same for a card that a seat could have added to those it played. Chosen by hand; not tuned.
const HELD_DESPITE_PLAY: f32 = 0.45;
/// The number of guesses at the others' hands. Chosen by hand; not tuned.
const GUESSES: u64 = 400;

impl PawsQuickBelief {
    /// The belief after these events. Makes fewer guesses if the clock is up.
    pub(super) fn new(view: &View, events: &[NumberedEvent], clock: &SearchClock) -> PawsQuickBelief {
        let mut evidence = Vec::new();
        let mut table: Option<(Sign, usize)> = None;
        for event in events.iter().filter_map(|numbered| PawsQuick::event_of(&numbered.event)) {
            collect(event, &mut table, &mut evidence);
        }
        evidence.retain(|item: &Evidence| Some(item.seat) != view.seat && item.colours != 0);
        if evidence.is_empty() {
            return PawsQuickBelief { samplers: vec![PawsQuickSampler::new(view)] };
        }
        let mut rng = Rng::new(events.len() as u64);
        let weights = CardWeights::new(view, &evidence);
        let in_time = |guess: &u64| guess % 16 != 15 || !clock.is_up();
        let guesses = (0..GUESSES).take_while(in_time);
        PawsQuickBelief { samplers: guesses.map(|_| weights.guess(view, &mut rng)).collect() }
    }
}

impl Belief<PawsQuick> for PawsQuickBelief {
    #[inline]
    fn sample(&self, rng: &mut Rng) -> PawsQuick {
        let place = (rng.unit() * self.samplers.len() as f32) as usize;
        self.samplers[place.min(self.samplers.len() - 1)].sample(rng)
    }
}

/// How likely each of the other seats holds each card, relative to other cards.
struct CardWeights(Vec<(Seat, [f32; Card::KINDS])>);

impl CardWeights {
    fn new(view: &View, evidence: &[Evidence]) -> CardWeights {
        let mut by_seat = Vec::new();
        for seat in view.seats.iter().filter(|seat| Some(*seat) != view.seat) {
            let size = view.hand_sizes.get(seat.index()).copied().unwrap_or(0).max(1);
            let mut weights = [1.0; Card::KINDS];
            for item in evidence.iter().filter(|item| item.seat == seat) {
                let drawn = (item.drawn as f32 / size as f32).min(1.0);
                for (weight, card) in weights.iter_mut().zip(Card::all()) {
                    *weight *= drawn + (1.0 - drawn) * item.likelihood(card);
                }
            }
            by_seat.push((seat, weights));
        }
        CardWeights(by_seat)
    }

    /// Draws the others' hands by weight, and returns the sampler of a view that knows these hands.
    fn guess(&self, view: &View, rng: &mut Rng) -> PawsQuickSampler {
        let mut view = view.clone();
        for (seat, weights) in &self.0 {
            let Some(size) = view.hand_sizes.get(seat.index()).copied() else { continue };
            let Some(known) = view.known.get_mut(seat.index()) else { continue };
            let mut shares = [0.0; Card::KINDS];
            for (place, card) in Card::all().enumerate() {
                shares[place] = weights[place] * view.unseen.count(card) as f32;
            }
            for _ in known.len()..size {
                let place = rng.weighted(&shares);
                let Some(card) = Card::all().nth(place).filter(|card| view.unseen.contains(*card)) else {
                    break;
                };
                known.add(card);
                view.unseen.remove_all(CardSet::only(card));
                shares[place] = (shares[place] - weights[place]).max(0.0);
            }
        }
        PawsQuickSampler::new(&view)
    }
}

impl Evidence {
    /// How likely the seat held this card, relative to a card about which there is no evidence.
    fn likelihood(&self, card: Card) -> f32 {
        match (card.sign(), card.colour()) {
            (None, _) if self.jokers => JOKER_HELD_DESPITE_PASS,
            (Some(sign), _) if sign == self.sign && self.jokers => HELD_DESPITE_PASS,
            (Some(sign), Some(colour)) if sign == self.sign && self.colours >> colour as u8 & 1 == 1 => {
                HELD_DESPITE_PLAY
            }
            _ => 1.0,
        }
    }
}

/// Updates the table (sign and number of cards) and the evidence after an event.
fn collect(event: &Event, table: &mut Option<(Sign, usize)>, evidence: &mut Vec<Evidence>) {
    match event {
        Event::Dealt { start, .. } => {
            evidence.clear();
            *table = start.sign().map(|sign| (sign, 1));
        }
        Event::Played { seat, sign, cards } | Event::Led { seat, sign, cards } => {
            let plain = cards.masks_by_count(*sign);
            // Cards of one colour: no further copy. Cards of different colours: no further colour.
            let colours = if plain[2] != 0 { plain[2] } else { 31 & !plain[1] & !cards.colour_joker_mask() };
            evidence.push(Evidence { seat: *seat, sign: *sign, colours, jokers: false, drawn: 0 });
            *table = Some((*sign, cards.len()));
        }
        Event::Passed { seat } => {
            if let Some((sign, _)) = *table {
                let sign = sign.beaten_by();
                evidence.push(Evidence { seat: *seat, sign, colours: 31, jokers: true, drawn: 0 });
            }
        }
        Event::Drew { seat, cards } => {
            for item in evidence.iter_mut().filter(|item| item.seat == *seat) {
                item.drawn += cards.count;
            }
        }
        Event::Helped { .. } => {
            *table = table.map(|(sign, size)| (sign, size.saturating_sub(1))).filter(|(_, size)| *size > 0);
        }
        Event::GameEnded { .. } => {
            evidence.clear();
            *table = None;
        }
        Event::Opens { .. }
        | Event::Transferred { .. }
        | Event::DeckOut { .. }
        | Event::SpendDecided { .. }
        | Event::Spent { .. }
        | Event::Scored { .. }
        | Event::TokensGiven { .. }
        | Event::SeriesWon { .. }
        | Event::Throw(_) => {}
    }
}
