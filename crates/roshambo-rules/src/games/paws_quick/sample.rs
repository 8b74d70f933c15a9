//! Full states that fit a view: the unseen cards, dealt out at random.

use super::state::{PawsQuick, Phase, SEATS, Spending};
use super::view::{SpendView, View};
use crate::dice::Dice;
use crate::game::{Awaits, Sampler, Viewer};
use crate::games::paws_deck::{Card, CardSet, DECK_SIZE};
use crate::options::Opening;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::throw::{Throw, ThrowView};

/// Makes states that fit one view.
#[derive(Clone, Debug)]
pub struct PawsQuickSampler {
    /// The game with nothing hidden filled in.
    known: PawsQuick,
    viewer: Viewer,
    throw: Option<ThrowView>,
    spending: Option<SpendView>,
    unseen: Vec<Card>,
    /// How many unseen cards each seat holds.
    hidden: BySeat<usize, SEATS>,
}

impl Sampler<PawsQuick> for PawsQuickSampler {
    fn new(view: &View) -> PawsQuickSampler {
        let mut known = PawsQuick {
            seats: view.seats,
            opening: view.opening.map_or(Opening::Throw, Opening::Seat),
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
            hands: by_seat(&view.known),
            discard: view.discard,
            tokens: by_seat(&view.tokens),
            points: by_seat(&view.points),
            totals: by_seat(&view.totals),
            won: by_seat(&view.games_won),
            deck: [Card::default(); DECK_SIZE],
            top: (DECK_SIZE - view.left - view.deck) as u8,
            end: (DECK_SIZE - view.left) as u8,
            turned: view.turned.len() as u8,
        };
        known.deck[DECK_SIZE - view.turned.len()..].copy_from_slice(&view.turned);
        if let (Some(seat), Some(hand)) = (view.seat, view.hand) {
            known.hands[seat] = hand;
        }
        let mut hidden = by_seat(&view.hand_sizes);
        for seat in view.seats.iter() {
            hidden[seat] -= known.hands[seat].len();
        }
        PawsQuickSampler {
            known,
            viewer: view.viewer(),
            throw: view.throw.clone(),
            spending: view.spending.clone(),
            unseen: view.unseen.to_vec(),
            hidden,
        }
    }

    fn sample(&self, dice: &mut impl Dice) -> PawsQuick {
        let mut game = self.known;
        let mut cards = [Card::default(); DECK_SIZE];
        let cards = &mut cards[..self.unseen.len()];
        cards.copy_from_slice(&self.unseen);
        dice.shuffle(cards);
        let mut rest = &*cards;
        for seat in self.known.seats.iter() {
            let (hand, after) = rest.split_at(self.hidden[seat]);
            game.hands[seat].add_all(hand.iter().copied().collect::<CardSet>());
            rest = after;
        }
        // Deck and cards that left, up to the jokers whose place is known; before the first deal
        // there is neither hand nor deck.
        let (top, last_known) = (usize::from(game.top), DECK_SIZE - usize::from(game.turned));
        if top < last_known {
            game.deck[top..last_known].copy_from_slice(&rest[..last_known - top]);
        }
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
    /// Decisions that fit; those of others are equally likely to be any that they may take.
    fn sample_spending(&self, view: &SpendView, dice: &mut impl Dice) -> Spending {
        let mut amounts = BySeat::default();
        for seat in view.decided.iter() {
            amounts[seat] = match view.own {
                Some(own) if self.viewer == Viewer::Seat(seat) => own,
                _ => dice.below(u32::from(self.known.most_to_spend(seat)) + 1) as u8,
            };
        }
        Spending { among: view.among, decided: view.decided, amounts }
    }
}

fn by_seat<T: Copy + Default>(values: &[T]) -> BySeat<T, SEATS> {
    let mut by_seat = BySeat::default();
    for (i, value) in values.iter().enumerate() {
        by_seat[Seat::new(i)] = *value;
    }
    by_seat
}
