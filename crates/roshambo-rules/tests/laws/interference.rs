//! Non-interference: hidden information does not influence what a viewer receives.
//!
//! The same moves are played in a second game, in which two cards of the deck are swapped, or the setup
//! of another player is different. As long as the viewer's memory does not distinguish the two games, the
//! viewer's events, legal moves and views must be equal byte for byte.

use roshambo_rules::{Dice, Game, Recall, Viewer};

use super::legality::legal_moves;
use super::play::{Case, Input, Random, Tally};

/// Plays the journal and a changed one in parallel, for every viewer.
pub fn indistinguishable_games_look_the_same<G: Game>(
    case: &Case<G>,
    journal: &[Input<G>],
    dice: &mut Random,
    tally: &mut Tally,
) {
    for viewer in Viewer::all(case.seats) {
        let other = changed(case, journal, viewer, dice);
        compare(case, journal, &other, viewer, tally);
    }
}

/// The journal with two cards of its first deck swapped, and with different setups of other seats.
fn changed<G: Game>(
    case: &Case<G>,
    journal: &[Input<G>],
    viewer: Viewer,
    dice: &mut Random,
) -> Vec<Input<G>> {
    let mut game = case.start();
    let mut decks = 0;
    let mut inputs = Vec::new();
    for input in journal {
        let input = match input {
            Input::Deck(order) if decks == 0 => {
                decks += 1;
                let mut order = order.clone();
                let (a, b) = (dice.below(order.len() as u32), dice.below(order.len() as u32));
                order.swap(a as usize, b as usize);
                Input::Deck(order)
            }
            Input::Move(seat, _) if decks == 0 && !viewer.is(*seat) && game.unlisted(*seat).is_some() => {
                Input::Move(*seat, game.sample_move(*seat, dice, &mut Vec::new()))
            }
            input => input.clone(),
        };
        if decks == 0 && offer(&mut game, &input).is_none() {
            return inputs;
        }
        inputs.push(input);
    }
    inputs
}

fn compare<G: Game>(case: &Case<G>, one: &[Input<G>], other: &[Input<G>], viewer: Viewer, tally: &mut Tally) {
    let (mut game, mut changed_game) = (case.start(), case.start());
    for (input, changed) in one.iter().zip(other) {
        let (Some(events), Some(changed_events)) =
            (offer(&mut game, input), offer(&mut changed_game, changed))
        else {
            return;
        };
        if game.view(viewer, Recall::Memory) != changed_game.view(viewer, Recall::Memory) {
            return;
        }
        for recall in [Recall::Memory, Recall::Display] {
            let (one, other) = (
                redacted(&game, &events, viewer, recall),
                redacted(&changed_game, &changed_events, viewer, recall),
            );
            assert_eq!(one, other);
        }
        let same = game.view(viewer, Recall::Display) == changed_game.view(viewer, Recall::Display);
        assert!(same, "the display shows more than the memory");
        if let Some(seat) = viewer.seat().filter(|seat| game.awaits().seats().contains(*seat)) {
            assert_eq!(legal_moves(&game, seat), legal_moves(&changed_game, seat));
        }
        tally.indistinguishable += u64::from(game != changed_game);
    }
}

/// Applies an input. Returns `None` if it is illegal, because the hidden difference has become visible.
fn offer<G: Game>(game: &mut G, input: &Input<G>) -> Option<Vec<G::Event>> {
    match input {
        Input::Deck(order) => game.shuffle(order).ok(),
        Input::Move(seat, mv) => game.play(*seat, *mv).ok(),
    }
}

fn redacted<G: Game>(game: &G, events: &[G::Event], viewer: Viewer, recall: Recall) -> String {
    let redacted: Vec<G::Event> = events.iter().map(|event| game.redact(event, viewer, recall)).collect();
    serde_json::to_string(&redacted).unwrap()
}
