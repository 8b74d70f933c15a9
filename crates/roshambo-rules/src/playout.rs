//! Random play ([`playout`]) and exhaustive counting ([`perft`]) with unchecked moves. The caller
//! supplies all randomness.

use crate::dice::Dice;
use crate::event::DiscardEvents;
use crate::game::{Awaits, Game};
use crate::seat::Seat;

/// Buffers that playouts reuse, so that a move does not allocate memory.
#[derive(Clone, Debug)]
pub struct PlayoutBuffers<G: Game> {
    moves: Vec<G::Move>,
    deck: Vec<G::Card>,
}

impl<G: Game> Default for PlayoutBuffers<G> {
    fn default() -> Self {
        PlayoutBuffers { moves: Vec::with_capacity(256), deck: Vec::with_capacity(80) }
    }
}

/// Plays a game to its end, with every legal move equally likely, and returns the number of moves.
///
/// Sealed decisions are made in seat order.
#[inline]
pub fn playout<G: Game>(game: &mut G, dice: &mut impl Dice, buffers: &mut PlayoutBuffers<G>) -> u64 {
    let mut moves = 0;
    loop {
        let seat = match game.awaits() {
            Awaits::Turn { seat } => seat,
            Awaits::Sealed { waiting, .. } => waiting.first().unwrap_or(Seat::FIRST),
            Awaits::Deck => {
                deal_shuffled(game, dice, &mut buffers.deck);
                continue;
            }
            Awaits::Over => return moves,
        };
        let mv = game.sample_move(seat, dice, &mut buffers.moves);
        game.apply(seat, mv, &mut DiscardEvents);
        moves += 1;
    }
}

/// Shuffles the awaited deck and deals it.
#[inline]
pub fn deal_shuffled<G: Game>(game: &mut G, dice: &mut impl Dice, cards: &mut Vec<G::Card>) {
    cards.clear();
    game.awaited_deck(cards);
    dice.shuffle(cards);
    game.deal(cards, &mut DiscardEvents);
}

/// Counts the sequences of `depth` moves from a state. Known counts test a move generator.
///
/// Decks and moves that are not listed do not count as moves; `supply` provides them. Sealed
/// decisions are made in seat order.
pub fn perft<G: Game>(game: &G, depth: u32, supply: &mut impl PerftSupply<G>) -> u64 {
    count(game, depth, 0, supply)
}

/// The inputs that [`perft`] does not count.
pub trait PerftSupply<G: Game> {
    /// Deals the deck with this number in the sequence, counted from 0.
    fn deal(&mut self, game: &mut G, number: u32);
    /// Chooses the move of a seat whose moves are not listed.
    fn choose(&mut self, game: &G, seat: Seat) -> G::Move;
}

fn count<G: Game>(game: &G, depth: u32, decks: u32, supply: &mut impl PerftSupply<G>) -> u64 {
    let awaited = match game.awaits() {
        Awaits::Over => None,
        Awaits::Deck => {
            let mut next = game.clone();
            supply.deal(&mut next, decks);
            return count(&next, depth, decks + 1, supply);
        }
        awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => awaits.seats().first(),
    };
    let Some(seat) = awaited else {
        return u64::from(depth == 0);
    };
    if game.unlisted(seat).is_some() {
        let mut next = game.clone();
        next.apply(seat, supply.choose(game, seat), &mut DiscardEvents);
        return count(&next, depth, decks, supply);
    }
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut total = 0;
    for mv in moves {
        let mut next = game.clone();
        next.apply(seat, mv, &mut DiscardEvents);
        total += count(&next, depth - 1, decks, supply);
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ninjan::Ninjan;
    use crate::seat::Seats;

    struct Random(fastrand::Rng);

    impl Dice for Random {
        fn below(&mut self, bound: u32) -> u32 {
            self.0.u32(..bound)
        }
    }

    struct Sorted;

    impl PerftSupply<Ninjan> for Sorted {
        fn deal(&mut self, game: &mut Ninjan, _: u32) {
            let mut deck = Vec::new();
            game.awaited_deck(&mut deck);
            game.deal(&deck, &mut DiscardEvents);
        }

        fn choose(&mut self, _: &Ninjan, _: Seat) -> <Ninjan as Game>::Move {
            unreachable!("every move of Ninjan is listed")
        }
    }

    fn ninjan() -> Ninjan {
        Ninjan::new(Seats::new(2).unwrap(), &Default::default())
    }

    #[test]
    fn a_playout_ends_the_game_and_counts_its_moves() {
        let mut dice = Random(fastrand::Rng::with_seed(1));
        let mut game = ninjan();
        let moves = playout(&mut game, &mut dice, &mut PlayoutBuffers::default());
        assert_eq!(game.awaits(), Awaits::Over);
        // Nine rounds of two choices and two piles, then possibly throws in pairs.
        assert!(moves >= 36 && moves % 2 == 0, "{moves}");
    }

    #[test]
    fn perft_counts_moves_and_not_decks() {
        let counts: Vec<u64> = (0..=3).map(|depth| perft(&ninjan(), depth, &mut Sorted)).collect();
        assert_eq!(counts[..3], [1, 9, 81]);
        assert!((81..=81 * 3).contains(&counts[3]), "each of the 81 continues with one to three piles");
    }
}
