//! Random states that are consistent with a view: the unseen cards are dealt at random.

use super::state::{PawsQuick, Phase, Spending};
use super::view::{SpendView, View};
use crate::dice::Dice;
use crate::game::{Awaits, Sampler, Viewer};
use crate::games::paws_deck::{Deck, HiddenCards};
use crate::options::Opening;
use crate::seat::{BySeat, SeatSet};
use crate::throw::{Throw, ThrowView};

/// Draws random states that are consistent with one view.
#[derive(Clone, Debug)]
pub struct PawsQuickSampler {
    /// The state with everything that the view shows.
    known: PawsQuick,
    viewer: Viewer,
    throw: Option<ThrowView>,
    spending: Option<SpendView>,
    hidden: HiddenCards,
}

impl Sampler<PawsQuick> for PawsQuickSampler {
    fn new(view: &View) -> PawsQuickSampler {
        let mut known = PawsQuick {
            seats: view.seats,
            opening: Opening::of(view.opening),
            house: view.house,
            games: view.games,
            help: view.help,
            phase: match view.awaits {
                Awaits::Turn { .. } => Phase::Playing,
                Awaits::Sealed { .. } if view.throw.is_some() => Phase::Throwing,
                Awaits::Sealed { .. } => Phase::Spending,
                Awaits::Deck => Phase::Shuffling,
                Awaits::Over => Phase::Over,
            },
            game: view.games_dealt,
            first: view.first,
            turn: view.turn,
            throw: Throw::new(SeatSet::EMPTY),
            spending: Spending::default(),
            table: view.table,
            hands: BySeat::from_slice(&view.known),
            discard: view.discard,
            tokens: BySeat::from_slice(&view.tokens),
            points: BySeat::from_slice(&view.points),
            totals: BySeat::from_slice(&view.totals),
            won: BySeat::from_slice(&view.games_won),
            deck: Deck::unknown(view.deck, view.left),
            turned: view.turned.len() as u8,
        };
        known.deck.set_last(&view.turned);
        if let (Some(seat), Some(hand)) = (view.seat, view.hand) {
            known.hands[seat] = hand;
        }
        let mut in_hands = BySeat::from_slice(&view.hand_sizes);
        for seat in view.seats.iter() {
            in_hands[seat] -= known.hands[seat].len();
        }
        PawsQuickSampler {
            known,
            viewer: Viewer::of(view.seat),
            throw: view.throw.clone(),
            spending: view.spending.clone(),
            hidden: HiddenCards { cards: view.unseen.to_vec(), in_hands, known_last: view.turned.len() },
        }
    }

    fn sample(&self, dice: &mut impl Dice) -> PawsQuick {
        let mut game = self.known;
        self.hidden.deal(game.seats, &mut game.hands, &mut game.deck, dice);
        if let Some(throw) = &self.throw {
            game.throw = Throw::sample(throw, self.viewer, dice);
        }
        if let Some(spending) = &self.spending {
            game.spending = self.sample_spending(spending, dice);
        }
        game
    }
}

impl PawsQuickSampler {
    /// Random decisions that are consistent with the view. All possible decisions of other seats are
    /// equally likely.
    fn sample_spending(&self, view: &SpendView, dice: &mut impl Dice) -> Spending {
        let mut amounts = BySeat::default();
        for seat in view.decided.iter() {
            amounts[seat] = match view.own {
                Some(own) if self.viewer.is(seat) => own,
                Some(_) | None => dice.below(u32::from(self.known.most_to_spend(seat)) + 1) as u8,
            };
        }
        Spending { among: view.among, decided: view.decided, amounts }
    }
}
