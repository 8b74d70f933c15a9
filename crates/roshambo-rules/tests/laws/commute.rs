//! Sealed decisions commute, and nobody's depends on another's.

use roshambo_rules::{Awaits, DiscardEvents, Game};

use super::legality::listed;
use super::play::{Random, Tally};

/// The order in which sealed decisions come in changes nothing.
pub fn sealed_decisions_commute<G: Game>(game: &G, dice: &mut Random, tally: &mut Tally) {
    let Awaits::Sealed { waiting, .. } = game.awaits() else {
        return;
    };
    let decisions: Vec<_> =
        waiting.iter().map(|seat| (seat, game.sample_move(seat, dice, &mut Vec::new()))).collect();
    let (mut forward, mut backward) = (game.clone(), game.clone());
    for (i, (seat, mv)) in decisions.iter().enumerate() {
        for (later, _) in &decisions[i..] {
            assert_eq!(listed(&forward, *later), listed(game, *later), "a sealed decision changes no other");
        }
        forward.apply(*seat, *mv, &mut DiscardEvents);
    }
    for (seat, mv) in decisions.iter().rev() {
        backward.apply(*seat, *mv, &mut DiscardEvents);
    }
    assert_eq!(forward, backward);
    tally.commuted += u64::from(decisions.len() > 1);
}
