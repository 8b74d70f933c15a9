//! A sample fits the view it came from; and what a viewer cannot know changes nothing for him.

use roshambo_rules::{Game, Recall, Sampler, Viewer};

use super::legality::{listed, texts_to_try};
use super::play::{Random, Tally};

/// Both at once: a sample is the game with everything re-dealt that the viewer cannot know. Its
/// views, legal moves and errors must be the same to the byte.
pub fn a_sample_fits_the_view<G: Game>(game: &G, dice: &mut Random, tally: &mut Tally) {
    for viewer in Viewer::all(game.seats()) {
        let sampler = G::Sampler::new(&game.view(viewer, Recall::Memory));
        let sample = sampler.sample(dice);
        for recall in [Recall::Memory, Recall::Display] {
            let (truth, sampled) = (bytes(game, viewer, recall), bytes(&sample, viewer, recall));
            assert!(truth == sampled, "{viewer} {recall:?}\n{truth}\n{sampled}");
        }
        assert_eq!(sample.awaits(), game.awaits());
        assert_eq!(sample.outcome(), game.outcome());
        if let Some(seat) = viewer.seat().filter(|seat| game.awaits().seats().contains(*seat)) {
            let moves = listed(game, seat);
            assert_eq!(moves, listed(&sample, seat));
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

fn bytes<G: Game>(game: &G, viewer: Viewer, recall: Recall) -> String {
    serde_json::to_string(&game.view(viewer, recall)).unwrap()
}
