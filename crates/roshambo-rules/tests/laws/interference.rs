//! Two games that look the same to a viewer tell him the same.
//!
//! The same moves are played over a deck in which two cards have changed places (or another
//! player's setup is another). As long as the viewer's memory cannot tell the two games apart, his
//! events, legal moves and views must be the same to the byte.

use roshambo_rules::{Dice, Game, Present, Recall, Viewer};

use super::legality::listed;
use super::play::{Case, Input, Random, Tally};

/// Plays the journal beside a changed one, for every viewer.
pub fn events_tell_no_more_than_views<G: Game>(
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

/// The journal with two cards of its first deck exchanged, and with other setups of other seats.
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
    let (mut game, mut lookalike) = (case.start(), case.start());
    for (input, changed) in one.iter().zip(other) {
        let (Some(events), Some(changed)) = (offer(&mut game, input), offer(&mut lookalike, changed)) else {
            return;
        };
        if game.view(viewer, Recall::Memory) != lookalike.view(viewer, Recall::Memory) {
            return;
        }
        for recall in [Recall::Memory, Recall::Display] {
            assert_eq!(told(&game, &events, viewer, recall), told(&lookalike, &changed, viewer, recall));
        }
        let same = game.view(viewer, Recall::Display) == lookalike.view(viewer, Recall::Display);
        assert!(same, "the display tells more than the memory");
        for recall in [Recall::Memory, Recall::Display] {
            assert_eq!(presented(&game, viewer, recall), presented(&lookalike, viewer, recall));
        }
        if let Some(seat) = viewer.seat().filter(|seat| game.awaits().seats().contains(*seat)) {
            assert_eq!(listed(&game, seat), listed(&lookalike, seat));
        }
        tally.lookalikes += u64::from(game != lookalike);
    }
}

/// Everything that the view says about itself.
fn presented<G: Game>(game: &G, viewer: Viewer, recall: Recall) -> String {
    let view = game.view(viewer, recall);
    let facts: Vec<_> = game.seats().iter().map(|seat| view.seat_facts(seat)).collect();
    serde_json::to_string(&(view.prompt(), view.description(), facts, view.forgets())).unwrap()
}

/// Takes an input, unless it is illegal here: the hidden difference has come to light.
fn offer<G: Game>(game: &mut G, input: &Input<G>) -> Option<Vec<G::Event>> {
    match input {
        Input::Deck(order) => game.shuffle(order).ok(),
        Input::Move(seat, mv) => game.play(*seat, *mv).ok(),
    }
}

fn told<G: Game>(game: &G, events: &[G::Event], viewer: Viewer, recall: Recall) -> String {
    let told: Vec<G::Event> = events.iter().map(|event| game.redact(event, viewer, recall)).collect();
    serde_json::to_string(&told).unwrap()
}
