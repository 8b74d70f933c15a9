//! `roshambo perft`: counts the sequences of decisions up to a depth, as a check of the move generator.

use std::io::Write;

use roshambo_rules::{Game, GameOptions, PerftSupply, Seat, deal_shuffled, perft};
use roshambo_table::record::Header;
use roshambo_table::{Stream, with_game};

use crate::cli::PerftArgs;
use crate::failure::Failure;

/// Prints the count for each depth up to the given one.
pub(crate) fn run(args: &PerftArgs, out: &mut impl Write) -> Result<(), Failure> {
    let header = args.game.header()?;
    for depth in 1..=args.depth {
        let count = with_game!(header.game, G => count::<G>(&header, args.seed, depth)?);
        writeln!(out, "{depth} {count}")?;
        out.flush()?;
    }
    Ok(())
}

fn count<G: Game>(header: &Header, seed: u64, depth: u32) -> Result<u64, Failure> {
    let mut options = G::Options::default();
    for (name, value) in &header.options {
        options.set(header.seats, name, value).map_err(Failure::call)?;
    }
    Ok(perft(&G::new(header.seats, &options), depth, &mut Seeded { seed }))
}

/// Decks and setups from a seed. The n-th deck is the same in every sequence of decisions.
struct Seeded {
    seed: u64,
}

impl<G: Game> PerftSupply<G> for Seeded {
    fn deal(&mut self, game: &mut G, number: u32) {
        let mut dice = Stream::of_text(&format!("roshambo perft {} deck {number}", self.seed));
        deal_shuffled(game, &mut dice, &mut Vec::new());
    }

    fn choose(&mut self, game: &G, seat: Seat) -> G::Move {
        let mut dice = Stream::of_text(&format!("roshambo perft {} setup {seat}", self.seed));
        game.sample_move(seat, &mut dice, &mut Vec::new())
    }
}
