//! Samples are consistent with their view, and hidden information does not influence what a viewer sees.

use roshambo_rules::{Game, Recall, Sampler, Viewer};

use super::legality::{legal_moves, texts_to_try};
use super::play::{Random, Tally};

/// A sample is the game with different hidden information. Its views, legal moves and errors must be equal
/// byte for byte, which tests both at once.
pub fn samples_are_consistent_with_the_view<G: Game>(game: &G, dice: &mut Random, tally: &mut Tally) {
    for viewer in Viewer::all(game.seats()) {
        let sampler = G::Sampler::new(&game.view(viewer, Recall::Memory));
        let sample = sampler.sample(dice);
        for recall in [Recall::Memory, Recall::Display] {
            let (truth, sampled) = (view_json(game, viewer, recall), view_json(&sample, viewer, recall));
            assert!(truth == sampled, "{viewer} {recall:?}\n{truth}\n{sampled}");
        }
        assert_eq!(sample.awaits(), game.awaits());
        assert_eq!(sample.outcome(), game.outcome());
        if let Some(seat) = viewer.seat().filter(|seat| game.awaits().seats().contains(*seat)) {
            let moves = legal_moves(game, seat);
            assert_eq!(moves, legal_moves(&sample, seat));
            assert_eq!(game.unlisted(seat), sample.unlisted(seat));
            for text in texts_to_try(game, &moves, dice) {
                if let Ok(mv) = text.parse() {
                    assert_eq!(game.check(seat, mv), sample.check(seat, mv), "{seat} {text}");
                }
            }
        }
        let (mut cards, mut sampled) = (Vec::new(), Vec::new());
        game.all_cards(&mut cards);
        sample.all_cards(&mut sampled);
        cards.sort_unstable();
        sampled.sort_unstable();
        assert!(cards == sampled, "a sample has the cards of the game");
        tally.samples += 1;
        tally.different += u64::from(sample != *game);
    }
}

/// Nobody has seen the order of the undrawn cards, so another order changes no view; and no card is lost.
pub fn reshuffling_undrawn_cards_changes_no_view<G: Game>(game: &G, dice: &mut Random, tally: &mut Tally) {
    let mut reshuffled = game.clone();
    reshuffled.reshuffle_undrawn(dice);
    assert_eq!(reshuffled.undrawn(), game.undrawn());
    for viewer in Viewer::all(game.seats()) {
        for recall in [Recall::Memory, Recall::Display] {
            let (before, after) = (view_json(game, viewer, recall), view_json(&reshuffled, viewer, recall));
            assert!(before == after, "{viewer} {recall:?}\n{before}\n{after}");
        }
    }
    let (mut before, mut after) = (Vec::new(), Vec::new());
    game.all_cards(&mut before);
    reshuffled.all_cards(&mut after);
    let differs = before != after;
    before.sort_unstable();
    after.sort_unstable();
    assert!(before == after, "reshuffling loses no card");
    tally.undrawn += u64::from(game.undrawn() > 4);
    tally.reshuffled += u64::from(game.undrawn() > 4 && differs);
}

fn view_json<G: Game>(game: &G, viewer: Viewer, recall: Recall) -> String {
    serde_json::to_string(&game.view(viewer, recall)).unwrap()
}
