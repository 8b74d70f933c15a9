//! Sealed decisions commute, and none depends on another one.

use roshambo_rules::{Awaits, DiscardEvents, Game};

use super::legality::legal_moves;
use super::play::{Random, Tally};

/// The order of sealed decisions does not change the resulting state.
pub fn sealed_decisions_commute<G: Game>(game: &G, dice: &mut Random, tally: &mut Tally) {
    let Awaits::Sealed { waiting, .. } = game.awaits() else {
        return;
    };
    let decisions: Vec<_> =
        waiting.iter().map(|seat| (seat, game.sample_move(seat, dice, &mut Vec::new()))).collect();
    let (mut forward, mut backward) = (game.clone(), game.clone());
    for (i, (seat, mv)) in decisions.iter().enumerate() {
        for (later, _) in &decisions[i..] {
            let (now, before) = (legal_moves(&forward, *later), legal_moves(game, *later));
            assert_eq!(now, before, "a sealed decision does not change the moves of other seats");
        }
        forward.apply(*seat, *mv, &mut DiscardEvents);
    }
    for (seat, mv) in decisions.iter().rev() {
        backward.apply(*seat, *mv, &mut DiscardEvents);
    }
    assert_eq!(forward, backward);
    tally.commuted += u64::from(decisions.len() > 1);
}
