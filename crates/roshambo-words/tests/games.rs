//! Whatever happens in random games can be said in every language.

#![allow(missing_docs, clippy::unwrap_used)]

use std::cell::RefCell;
use std::collections::HashSet;

use roshambo_bots::reasons;
use roshambo_rules::{Awaits, Dice, Phrase, Recall, Say, Viewer};
use roshambo_table::{GameId, Observation, Presentation, Stream, Unseen, open, sha256, unseen};
use roshambo_words::{Lang, Words};

thread_local! {
    /// Rendering is slow, and most phrases come up again and again: each is rendered once.
    static RENDERED: RefCell<HashSet<String>> = RefCell::default();
}

fn is_said(phrase: &Phrase) {
    if !RENDERED.with_borrow_mut(|rendered| rendered.insert(phrase.to_string())) {
        return;
    }
    for lang in Lang::ALL {
        let (text, wrong) = Words::of(lang).render(phrase);
        assert!(wrong.is_empty(), "{lang}: {wrong:?}");
        assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{lang}: {text}");
    }
}

fn presentation_is_said(presentation: &Presentation) {
    is_said(&presentation.prompt);
    presentation.description.iter().for_each(is_said);
    presentation.facts.iter().flatten().for_each(|fact| is_said(&fact.phrase));
}

/// Plays a random game; tells everything to everybody, names every move and its reasons, and tries moves of
/// earlier moments to hear why they are refused.
fn tell(game: GameId, seats: u8, options: &[(String, String)], seed: &str) {
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
                if let Err(refused) = driver.play(seat, &tried) {
                    is_said(&refused.say());
                    driver.move_options(seat).iter().take(40).for_each(|way| is_said(&way.phrase));
                    let mv = driver.random_move(seat, &mut dice);
                    let seen = Observation::of(&*driver, seat);
                    seen.legal.iter().take(40).chain([&mv]).for_each(|mv| {
                        reasons(&seen, mv).iter().for_each(is_said);
                    });
                    if let Some(Unseen::Cards { groups, .. }) = unseen(&seen.view) {
                        groups.iter().for_each(|group| is_said(&group.phrase));
                    }
                    driver.play(seat, &mv).unwrap();
                    earlier.push(mv);
                }
            }
        }
        for viewer in Viewer::all(driver.seats()) {
            for recall in [Recall::Display, Recall::Memory] {
                let told = driver.events_for(before..driver.events(), viewer, recall);
                told.iter().for_each(|told| is_said(&told.event.say()));
                presentation_is_said(&driver.view(viewer, recall).presentation());
            }
        }
        driver.full_events(before..driver.events()).iter().for_each(|event| is_said(&event.say()));
    }
}

#[test]
fn everything_that_happens_is_said_in_every_language() {
    for game in GameId::ALL {
        let info = game.info();
        for seats in info.min_seats..=info.max_seats {
            for seed in 0..6 {
                tell(game, seats, &[], &format!("{game} {seats} {seed}"));
            }
        }
    }
    let pro = [("variant".to_owned(), "pro".to_owned())];
    (0..10).for_each(|seed| tell(GameId::Tsuefa, 2, &pro, &format!("pro {seed}")));
}
