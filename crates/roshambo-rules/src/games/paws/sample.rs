//! Random states that are consistent with a view: the unseen cards are dealt at random.

use super::state::{Paws, Phase};
use super::view::View;
use crate::dice::Dice;
use crate::game::{Awaits, Sampler, Viewer};
use crate::games::paws_deck::{Deck, Hands, HiddenCards};
use crate::options::Opening;
use crate::seat::{BySeat, SeatSet};
use crate::throw::{Throw, ThrowView};

/// Draws random states that are consistent with one view.
#[derive(Clone, Debug)]
pub struct PawsSampler {
    /// The state with everything that the view shows.
    known: Paws,
    viewer: Viewer,
    throw: Option<ThrowView>,
    hidden: HiddenCards,
}

impl Sampler<Paws> for PawsSampler {
    fn new(view: &View) -> PawsSampler {
        let mut hands = Hands::default();
        let mut in_hands = BySeat::from_slice(&view.hand_sizes);
        let own = view.seat.zip(view.hand);
        let open = view.open_hands.iter().flat_map(|hands| view.seats.iter().zip(hands.iter().copied()));
        for (seat, hand) in own.into_iter().chain(open) {
            hands[seat] = hand;
            in_hands[seat] = 0;
        }
        let known = Paws {
            seats: view.seats,
            opening: Opening::of(view.opening),
            house: view.house,
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
            passed_on: view.passed_on,
            hands,
            hands_open: view.open_hands.is_some(),
            discard: view.discard,
            tokens: BySeat::from_slice(&view.tokens),
            deck: Deck::unknown(view.deck, 0),
        };
        PawsSampler {
            known,
            viewer: Viewer::of(view.seat),
            throw: view.throw.clone(),
            hidden: HiddenCards { cards: view.unseen.to_vec(), in_hands, known_last: 0 },
        }
    }

    fn sample(&self, dice: &mut impl Dice) -> Paws {
        let mut game = self.known;
        self.hidden.deal(game.seats, &mut game.hands, &mut game.deck, dice);
        if let Some(throw) = &self.throw {
            game.throw = Throw::sample(throw, self.viewer, dice);
        }
        game
    }
}
