//! Plays random games and renders every phrase that occurs in every language.

#![allow(missing_docs, clippy::unwrap_used)]

use std::cell::RefCell;
use std::collections::HashSet;

use roshambo_bots::reasons;
use roshambo_rules::{Awaits, Dice, Phrase, Recall, Say, Unseen, Viewer};
use roshambo_table::{GameId, Observation, Presentation, Stream, open, sha256};
use roshambo_words::{Lang, Words};

thread_local! {
    /// The phrases that were rendered before. Rendering is slow, and most phrases occur many times.
    static RENDERED: RefCell<HashSet<String>> = RefCell::default();
}

fn assert_renders(phrase: &Phrase) {
    if !RENDERED.with_borrow_mut(|rendered| rendered.insert(phrase.to_string())) {
        return;
    }
    for lang in Lang::ALL {
        let (text, problems) = Words::of(lang).render(phrase);
        assert!(problems.is_empty(), "{lang}: {problems:?}");
        assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{lang}: {text}");
    }
}

fn assert_presentation_renders(presentation: &Presentation) {
    assert_renders(&presentation.prompt);
    presentation.description.iter().for_each(assert_renders);
    presentation.facts.iter().flatten().for_each(|fact| assert_renders(&fact.phrase));
}

/// Plays a random game. Renders the events and presentations for every viewer, the move options, the reasons of moves,
/// and the errors for moves from earlier positions.
fn render_game(game: GameId, seats: u8, options: &[(String, String)], seed: &str) {
    let mut dice = Stream::new(sha256(seed), 0);
    let mut driver = open(game, game.seats(seats).unwrap(), options).unwrap();
    let mut earlier: Vec<String> =
        ["pass", "лапа", "throw R", "play R one bR bR"].map(str::to_owned).to_vec();
    for _ in 0..400 {
        let before = driver.events();
        match driver.awaits() {
            Awaits::Over => break,
            Awaits::Deck => {
                let deck = driver.shuffled_deck(&mut dice).unwrap();
                driver.deal(&deck).unwrap();
            }
            awaits => {
                let seat = awaits.seats().first().unwrap();
                let tried = earlier[dice.below(earlier.len() as u32) as usize].clone();
                if let Err(error) = driver.play(seat, &tried) {
                    assert_renders(&error.say());
                    let options = driver.move_options(seat);
                    options.iter().take(40).for_each(|option| assert_renders(&option.phrase));
                    let mv = driver.random_move(seat, &mut dice);
                    let observation = Observation::of(&*driver, seat);
                    observation.legal.listed().unwrap_or_default().iter().take(40).chain([&mv]).for_each(
                        |mv| {
                            reasons(&observation, mv).iter().for_each(assert_renders);
                        },
                    );
                    if let Some(Unseen::Cards { groups, .. }) = observation.view.unseen() {
                        groups.iter().for_each(|group| assert_renders(&group.phrase));
                    }
                    driver.play(seat, &mv).unwrap();
                    earlier.push(mv);
                }
            }
        }
        for viewer in Viewer::all(driver.seats()) {
            for recall in [Recall::Display, Recall::Memory] {
                let events = driver.events_for(before..driver.events(), viewer, recall);
                events.iter().for_each(|numbered| assert_renders(&numbered.event.say()));
                assert_presentation_renders(&driver.view(viewer, recall).presentation());
            }
        }
        driver.full_events(before..driver.events()).iter().for_each(|event| assert_renders(&event.say()));
    }
}

#[test]
fn every_phrase_of_random_games_renders_in_every_language() {
    for game in GameId::ALL {
        let info = game.info();
        for seats in info.min_seats..=info.max_seats {
            for seed in 0..6 {
                render_game(game, seats, &[], &format!("{game} {seats} {seed}"));
            }
        }
    }
    let pro = [("variant".to_owned(), "pro".to_owned())];
    (0..10).for_each(|seed| render_game(GameId::Tsuefa, 2, &pro, &format!("pro {seed}")));
}
