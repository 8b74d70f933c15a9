//! The worked example of `docs/fairness.md`, and the errors of forged records.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use roshambo_rules::{Say, Seat, Seats};
use roshambo_table::fair::{Promise, Proof, Secret};
use roshambo_table::record::Header;
use roshambo_table::{GameId, Stream, Table, Unproven, hex, verify};
use roshambo_words::{Lang, Words};

fn example() -> Proof {
    let secret = Secret(std::array::from_fn(|i| i as u8));
    let bot = (Seat::new(1), "tin".to_owned());
    let mut promise = Promise::new(Seats::new(2).unwrap(), secret, [bot]).unwrap();
    promise.seal(Seat::new(0), "paw").unwrap();
    promise.close().unwrap()
}

/// A finished game of Ninjan, randomly played.
fn finished_game() -> String {
    let header = Header::new(GameId::Ninjan, Seats::new(2).unwrap(), Vec::new());
    let mut table = Table::open_fair(header, example()).unwrap();
    let mut dice = Stream::of_text("moves");
    while let Some(seat) = table.awaits().seats().first() {
        assert!(!table.to_string().contains("fair-secret"), "the secret is shown only at the end");
        let text = table.driver().random_move(seat, &mut dice);
        table.play(seat, &text).unwrap();
    }
    table.to_string()
}

#[test]
fn the_worked_example_agrees_with_the_program() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/fairness.md");
    let page = fs::read_to_string(page).unwrap();
    let proof = example();
    let record = finished_game();
    let deck = record.lines().find(|line| line.starts_with("deck ")).unwrap();
    let unwrapped = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for shown in [proof.secret().reveal(), proof.commitment().to_string(), hex(&proof.key()), deck.to_owned()]
    {
        assert!(unwrapped.contains(&shown), "docs/fairness.md does not show {shown}");
    }
}

#[test]
fn an_honest_record_is_verified() {
    let verified = verify(finished_game().as_bytes()).unwrap();
    assert_eq!(verified.decks, 1);
    assert!(verified.outcome.is_some());
}

/// The error of a forged record in English. It has a text in every language.
fn forged(change: impl Fn(&str) -> String) -> String {
    let error = verify(change(&finished_game()).as_bytes()).unwrap_err();
    for lang in Lang::ALL {
        assert_eq!(Words::of(lang).render(&error.say()).1, Vec::<String>::new(), "{lang}");
    }
    Words::of(Lang::En).say(&error)
}

#[test]
fn the_error_of_a_forged_record_says_what_is_wrong() {
    let secret = example().secret().reveal();
    let other = forged(|record| record.replace(&secret, &"ab".repeat(32)));
    assert!(other.starts_with("The secret and the bots’ texts do not give the commitment"), "{other}");
    let text = forged(|record| record.replace("fair-text-1=paw", "fair-text-1=claw"));
    assert!(text.starts_with("Deck 1 is not the one that follows"), "{text}");
    let bot = forged(|record| record.replace("fair-text-2=tin", "fair-text-2=tan"));
    assert!(bot.starts_with("The secret and the bots’ texts do not give"), "{bot}");
    let missing = forged(|record| record.replace("meta fair-secret", "meta secret"));
    assert_eq!(missing, "The fairness proof has no line meta fair-secret=…");
    let twice = forged(|record| record.replace("---", "meta fair-text-1=paw\n---"));
    assert_eq!(twice, "The fairness proof has the line meta fair-text-1=… twice. Expected it once.");
    let unreadable = forged(|record| record.replace(&secret, "no secret"));
    assert!(unreadable.contains("Expected 64 hexadecimal digits"), "{unreadable}");
    let illegal = forged(|record| record.replace("1 choose", "1 pile 1\n1 choose"));
    assert!(illegal.starts_with("Line "), "{illegal}");
}

#[test]
fn a_stacked_deck_is_found() {
    let stacked = forged(|record| {
        let deck = record.lines().find(|line| line.starts_with("deck ")).unwrap();
        let mut cards: Vec<&str> = deck.split(' ').collect();
        // The last two cards are never dealt, so the rest of the record is still legal.
        cards.swap(47, 48);
        record.replace(deck, &cards.join(" "))
    });
    assert!(stacked.starts_with("Deck 1 is not the one that follows"), "{stacked}");
}

#[test]
fn a_record_without_a_proof_proves_nothing() {
    let bare = "roshambo-record 1\ngame ninjan\nseats 2\n---\n";
    assert!(matches!(verify(bare.as_bytes()), Err(Unproven::Missing(_))));
}

/// The browser checks the same records with its own code (`web/src/fair`). Both must agree.
#[test]
fn the_records_that_the_browser_is_tested_with_are_verified() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/fair/fixtures");
    let mut games = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let record = fs::read_to_string(&path).unwrap();
        let verified =
            verify(record.as_bytes()).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(verified.outcome.is_some(), "{} is not finished", path.display());
        assert!(record.contains("\nmeta seal-"), "{} has no seals", path.display());
        games.extend(record.lines().find(|line| line.starts_with("game ")).map(str::to_owned));
    }
    assert_eq!(games.len(), GameId::ALL.len(), "every game needs a record: {games:?}");
}
