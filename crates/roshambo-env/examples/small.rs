//! The sizes of the small variants: `cargo run --release -p roshambo-env --example small`.

#![allow(missing_docs)]

use std::collections::BTreeSet;
use std::error::Error;
use std::hash::{DefaultHasher, Hash, Hasher};

use roshambo_env::{GameState, SmallVariant};
use roshambo_rules::{Awaits, Seat, SeatSet};

fn main() -> Result<(), Box<dyn Error>> {
    println!("game        horizon  deals     nodes  information sets  cut off  won by seat 1  by seat 2");
    for variant in SmallVariant::ALL {
        let deals = variant.deals();
        let mut tree = Tree::default();
        for deal in &deals {
            tree.visit(deal, variant.horizon, [0, 0])?;
        }
        println!(
            "{:<10}  {:>7}  {:>5}  {:>8}  {:>16}  {:>7}  {:>13}  {:>9}",
            variant.game,
            variant.horizon,
            deals.len(),
            tree.nodes,
            tree.information_sets.len(),
            tree.cut_off,
            tree.won[0],
            tree.won[1],
        );
    }
    Ok(())
}

#[derive(Default)]
struct Tree {
    nodes: u64,
    information_sets: BTreeSet<u64>,
    /// Leaves at the horizon, and leaves that each seat has won alone.
    cut_off: u64,
    won: [u64; 2],
}

impl Tree {
    /// `memory` is, for each seat, a hash of everything that it has seen and done.
    fn visit(&mut self, state: &GameState, left: u32, memory: [u64; 2]) -> Result<(), Box<dyn Error>> {
        self.nodes += 1;
        let seats = [Seat::new(0), Seat::new(1)];
        let mut tensor = vec![0.0; state.spec().tensor];
        let mut now = memory;
        for seat in seats {
            state.write_tensor(seat, &mut tensor)?;
            let bits: Vec<u32> = tensor.iter().map(|value: &f32| value.to_bits()).collect();
            now[seat.index()] = hash(&(memory[seat.index()], bits));
        }
        if let Some(outcome) = state.outcome() {
            for seat in seats {
                self.won[seat.index()] += u64::from(outcome.winners == SeatSet::only(seat));
            }
            return Ok(());
        }
        if left == 0 {
            self.cut_off += 1;
            return Ok(());
        }
        if state.awaits() == Awaits::Deck {
            return Err("a small variant shuffles no deck".into());
        }
        let Some(seat) = state.player() else { return Err("a seat decides".into()) };
        self.information_sets.insert(hash(&(seat.index(), now[seat.index()])));
        for action in state.legal_actions(seat) {
            let mut next = state.clone();
            next.apply(seat, action)?;
            let mut memory = now;
            memory[seat.index()] = hash(&(memory[seat.index()], action));
            self.visit(&next, left - 1, memory)?;
        }
        Ok(())
    }
}

fn hash(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}
