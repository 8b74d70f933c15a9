//! What others' moves tell of their hands.
//!
//! Who passes has no card that beats the table, or would rather draw three than show it. Who plays
//! some cards of a sign has no others that could have gone along. Cards drawn since then may be
//! anything, so the older the news, the less it says.

use roshambo_rules::games::paws_deck::{Card, CardSet};
use roshambo_rules::games::paws_quick::{Event, PawsQuick, PawsQuickSampler, View};
use roshambo_rules::{Sampler, Seat, Sign};
use roshambo_table::{NumberedEvent, RegisteredGame};

use crate::budget::Clock;
use crate::luck::Luck;
use crate::skill::Belief;

/// States that fit what a seat has seen, more often those that explain what others did.
pub struct Evidence {
    /// One where nothing has been learnt; else one for each guess at what others hold.
    samplers: Vec<PawsQuickSampler>,
}

/// Something that speaks against cards of a sign in a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
struct News {
    seat: Seat,
    sign: Sign,
    /// The colours it speaks against; and whether jokers are meant, too, as by a pass.
    colours: u8,
    jokers: bool,
    /// How many cards the seat has drawn since.
    drawn: usize,
}

/// How often such a card is held all the same: by who passes, a colour joker by who passes, and by
/// who plays others.
const HELD_IN_PASS: f32 = 0.1;
const JOKER_HELD_IN_PASS: f32 = 0.4;
const HELD_IN_PLAY: f32 = 0.45;
/// How many guesses are made.
const GUESSES: u64 = 400;

impl Evidence {
    /// From what was seen and told.
    pub(super) fn new(view: &View, told: &[NumberedEvent], clock: &Clock) -> Evidence {
        let mut news = Vec::new();
        let mut table: Option<(Sign, usize)> = None;
        for event in told.iter().filter_map(|told| PawsQuick::event_of(&told.event)) {
            note(event, &mut table, &mut news);
        }
        news.retain(|news: &News| Some(news.seat) != view.seat && news.colours != 0);
        if news.is_empty() {
            return Evidence { samplers: vec![PawsQuickSampler::new(view)] };
        }
        let mut luck = Luck::new(told.len() as u64);
        let likely = Likely::new(view, &news);
        let in_time = |guess: &u64| guess % 16 != 15 || !clock.is_up();
        let guesses = (0..GUESSES).take_while(in_time);
        Evidence { samplers: guesses.map(|_| likely.guess(view, &mut luck)).collect() }
    }
}

impl Belief<PawsQuick> for Evidence {
    #[inline]
    fn sample(&self, luck: &mut Luck) -> PawsQuick {
        let place = (luck.unit() * self.samplers.len() as f32) as usize;
        self.samplers[place.min(self.samplers.len() - 1)].sample(luck)
    }
}

/// How likely each seat is to hold each card, compared with other cards.
struct Likely(Vec<(Seat, [f32; Card::KINDS])>);

impl Likely {
    fn new(view: &View, news: &[News]) -> Likely {
        let mut likely = Vec::new();
        for seat in view.seats.iter().filter(|seat| Some(*seat) != view.seat) {
            let size = view.hand_sizes.get(seat.index()).copied().unwrap_or(0).max(1);
            let mut weights = [1.0; Card::KINDS];
            for news in news.iter().filter(|news| news.seat == seat) {
                let drawn = (news.drawn as f32 / size as f32).min(1.0);
                for (weight, card) in weights.iter_mut().zip(Card::all()) {
                    *weight *= drawn + (1.0 - drawn) * news.held(card);
                }
            }
            likely.push((seat, weights));
        }
        Likely(likely)
    }

    /// A sampler for which hands are known: those drawn here, by likelihood.
    fn guess(&self, view: &View, luck: &mut Luck) -> PawsQuickSampler {
        let mut view = view.clone();
        for (seat, weights) in &self.0 {
            let Some(size) = view.hand_sizes.get(seat.index()).copied() else { continue };
            let Some(known) = view.known.get_mut(seat.index()) else { continue };
            let mut shares = [0.0; Card::KINDS];
            for (place, card) in Card::all().enumerate() {
                shares[place] = weights[place] * view.unseen.count(card) as f32;
            }
            for _ in known.len()..size {
                let place = luck.weighted(&shares);
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

impl News {
    /// How often the seat held this card then, compared with cards of which the news says nothing.
    fn held(&self, card: Card) -> f32 {
        match (card.sign(), card.colour()) {
            (None, _) if self.jokers => JOKER_HELD_IN_PASS,
            (Some(sign), _) if sign == self.sign && self.jokers => HELD_IN_PASS,
            (Some(sign), Some(colour)) if sign == self.sign && self.colours >> colour as u8 & 1 == 1 => {
                HELD_IN_PLAY
            }
            _ => 1.0,
        }
    }
}

/// Follows the game: what lies on the table, and what a move says of the hand behind it.
fn note(event: &Event, table: &mut Option<(Sign, usize)>, news: &mut Vec<News>) {
    match event {
        Event::Dealt { start, .. } => {
            news.clear();
            *table = start.sign().map(|sign| (sign, 1));
        }
        Event::Played { seat, sign, cards } | Event::Led { seat, sign, cards } => {
            let plain = cards.masks_by_count(*sign);
            // Of one colour: no further copy. Of different colours: no further colour.
            let colours = if plain[2] != 0 { plain[2] } else { 31 & !plain[1] & !cards.colour_joker_mask() };
            news.push(News { seat: *seat, sign: *sign, colours, jokers: false, drawn: 0 });
            *table = Some((*sign, cards.len()));
        }
        Event::Passed { seat } => {
            if let Some((sign, _)) = *table {
                let sign = sign.beaten_by();
                news.push(News { seat: *seat, sign, colours: 31, jokers: true, drawn: 0 });
            }
        }
        Event::Drew { seat, cards } => {
            for news in news.iter_mut().filter(|news| news.seat == *seat) {
                news.drawn += cards.count;
            }
        }
        Event::Helped { .. } => {
            *table = table.map(|(sign, size)| (sign, size.saturating_sub(1))).filter(|(_, size)| *size > 0);
        }
        Event::GameEnded { .. } => {
            news.clear();
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
