//! Random states that are consistent with a view: the unseen cards are dealt at random.

use super::cards::{Card, CardSet, DECK_SIZE};
use super::piles::Piles;
use super::state::{Choice, Ninjan, Options, Phase, SEATS};
use super::view::View;
use crate::dice::Dice;
use crate::game::{Awaits, Game, Sampler, Viewer};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::throw::{Throw, ThrowView};

/// Draws random states that are consistent with one view.
#[derive(Clone, Debug)]
pub struct NinjanSampler {
    /// The state with everything that the view shows.
    known: Ninjan,
    viewer: Viewer,
    throw: Option<ThrowView>,
    /// The unseen cards, in the first `unseen_len` places.
    unseen: [Card; DECK_SIZE],
    unseen_len: usize,
    /// The number of unseen cards in each hand.
    hand_sizes: BySeat<usize, SEATS>,
    /// The seats whose unseen cards include a sealed choice.
    sealed: SeatSet,
}

impl Sampler<Ninjan> for NinjanSampler {
    fn new(view: &View) -> NinjanSampler {
        let mut known = Ninjan::new(view.seats, &Options { house: view.house });
        let mut hand_sizes = BySeat::from_slice(&view.hand_sizes);
        known.winnings = BySeat::from_slice(&view.winnings);
        if let (Some(seat), Some(hand)) = (view.seat, view.hand) {
            known.hands[seat] = hand;
            known.chosen[seat] = view.choice;
            hand_sizes[seat] = 0;
        }
        for Choice { seat, card } in &view.revealed {
            known.chosen[*seat] = Some(*card);
            known.revealed = known.revealed.with(CardSet::only(*card));
        }
        if let [first, second, third] = view.piles[..] {
            known.piles = Piles::new([first, second, third].map(|pile| (pile.cards, pile.top)));
        }
        known.round = view.round;
        let mut sealed = SeatSet::EMPTY;
        known.phase = match (view.awaits, &view.throw) {
            (Awaits::Deck, _) => Phase::Shuffling,
            (Awaits::Sealed { .. }, Some(throw)) => Phase::Throwing(Throw::new(throw.among)),
            (Awaits::Sealed { waiting, decided }, None) => {
                sealed = decided.without(view.seat.map_or(SeatSet::EMPTY, SeatSet::only));
                Phase::Choosing { waiting }
            }
            (Awaits::Turn { seat }, _) => Phase::Resolving { owner: seat },
            (Awaits::Over, _) => {
                let winner = view.outcome.and_then(|outcome| outcome.winners.first());
                Phase::Over { winner: winner.unwrap_or(Seat::FIRST) }
            }
        };
        let mut unseen = [Card::default(); DECK_SIZE];
        for (place, card) in unseen.iter_mut().zip(view.unseen.iter()) {
            *place = card;
        }
        NinjanSampler {
            known,
            viewer: Viewer::of(view.seat),
            throw: view.throw.clone(),
            unseen,
            unseen_len: view.unseen.len(),
            hand_sizes,
            sealed,
        }
    }

    fn sample(&self, dice: &mut impl Dice) -> Ninjan {
        let mut game = self.known;
        let mut cards = self.unseen;
        let mut rest = &mut cards[..self.unseen_len];
        for seat in self.known.seats.iter() {
            // A partial Fisher-Yates shuffle: only the dealt cards need a random order.
            let size = self.hand_sizes[seat];
            for place in 0..size {
                rest.swap(place, place + dice.below((rest.len() - place) as u32) as usize);
            }
            let (hand, after) = rest.split_at_mut(size);
            game.hands[seat] = game.hands[seat].with(hand.iter().copied().collect());
            if self.sealed.contains(seat) {
                // The hand is in random order, so the first card is a random card of it.
                game.chosen[seat] = hand.first().copied();
            }
            rest = after;
        }
        if let Some(throw) = &self.throw {
            game.phase = Phase::Throwing(Throw::sample(throw, self.viewer, dice));
        }
        game
    }
}
