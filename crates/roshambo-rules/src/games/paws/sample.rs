//! Full states that fit a view: the unseen cards, dealt out at random.

use super::state::{Paws, Phase, SEATS};
use super::view::View;
use crate::dice::Dice;
use crate::game::{Awaits, Sampler, Viewer};
use crate::games::paws_deck::{Card, CardSet, DECK_SIZE};
use crate::options::Opening;
use crate::seat::{BySeat, SeatSet};
use crate::throw::{Throw, ThrowView};

/// Makes states that fit one view.
#[derive(Clone, Debug)]
pub struct PawsSampler {
    /// The game with nothing hidden filled in.
    known: Paws,
    viewer: Viewer,
    throw: Option<ThrowView>,
    unseen: Vec<Card>,
    hand_sizes: BySeat<usize, SEATS>,
}

impl Sampler<Paws> for PawsSampler {
    fn new(view: &View) -> PawsSampler {
        let mut hands = BySeat::default();
        let mut hand_sizes = BySeat::default();
        let mut tokens = BySeat::default();
        for seat in view.seats.iter() {
            hand_sizes[seat] = view.hand_sizes[seat.index()];
            tokens[seat] = view.tokens[seat.index()];
        }
        let own = view.seat.zip(view.hand);
        let open = view.open_hands.iter().flat_map(|hands| view.seats.iter().zip(hands.iter().copied()));
        for (seat, hand) in own.into_iter().chain(open) {
            hands[seat] = hand;
            hand_sizes[seat] = 0;
        }
        let known = Paws {
            seats: view.seats,
            opening: view.opening.map_or(Opening::Throw, Opening::Seat),
            phase: match view.awaits {
                Awaits::Turn { .. } => Phase::Playing,
                Awaits::Sealed { .. } => Phase::Throwing,
                Awaits::Deck => Phase::Shuffling,
                Awaits::Over => Phase::Over,
            },
            round: view.round,
            first: view.first,
            turn: view.turn,
            throw: Throw::new(SeatSet::EMPTY),
            table: view.table,
            hands,
            hands_open: view.open_hands.is_some(),
            discard: view.discard,
            tokens,
            deck: [Card::default(); DECK_SIZE],
            top: (DECK_SIZE - view.deck) as u8,
        };
        PawsSampler {
            known,
            viewer: view.viewer(),
            throw: view.throw.clone(),
            unseen: view.unseen.to_vec(),
            hand_sizes,
        }
    }

    fn sample(&self, dice: &mut impl Dice) -> Paws {
        let mut game = self.known;
        let mut cards = [Card::default(); DECK_SIZE];
        let cards = &mut cards[..self.unseen.len()];
        cards.copy_from_slice(&self.unseen);
        dice.shuffle(cards);
        let mut rest = &*cards;
        for seat in self.known.seats.iter() {
            let (hand, after) = rest.split_at(self.hand_sizes[seat]);
            game.hands[seat].add_all(hand.iter().copied().collect::<CardSet>());
            rest = after;
        }
        // Before the first deal there is neither hand nor deck.
        let deck = game.deck_len().min(rest.len());
        game.deck[DECK_SIZE - deck..].copy_from_slice(&rest[..deck]);
        if let Some(throw) = &self.throw {
            game.throw = Throw::sample(throw, self.viewer, dice);
        }
        game
    }
}
