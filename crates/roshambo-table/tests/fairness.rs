//! The worked example of `docs/fairness.md`, and the errors of forged records.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use roshambo_rules::{Awaits, Say, Seat, SeatSet, Seats};
use roshambo_table::fair::{Proof, Scheme, SeatText, Secret, TextHash, seal};
use roshambo_table::record::Header;
use roshambo_table::{GameId, Stream, Table, Unproven, hex, seal_meta, verify};
use roshambo_words::{Lang, Words};

const SALT: &str = "000102030405060708090a0b0c0d0e0f";

fn secret() -> Secret {
    Secret(std::array::from_fn(|i| i as u8))
}

/// The online game of the worked example: seat 1 gives the text 'paw', seat 2 is a bot.
fn example() -> Proof {
    let given = SeatText::revealed(TextHash::of("paw"), "paw").unwrap();
    Proof::online(secret(), vec![given, SeatText::Default])
}

/// A game as local programs prove it, with the text 'tin' of a bot.
fn local_example() -> Proof {
    let texts = vec!["paw".to_owned(), "tin".to_owned()];
    Proof::local(secret(), SeatSet::only(Seat::new(1)), texts).unwrap()
}

/// A finished game of Ninjan, randomly played, with a seal for each sealed decision.
fn finished_game_of(proof: Proof) -> String {
    let header = Header::new(GameId::Ninjan, Seats::new(2).unwrap(), Vec::new());
    let mut table = Table::open_fair(header, proof).unwrap();
    let mut dice = Stream::of_text("moves");
    let mut seals = String::new();
    while let Some(seat) = table.awaits().seats().first() {
        assert!(!table.to_string().contains("fair-secret"), "the secret is shown only at the end");
        let text = table.driver().random_move(seat, &mut dice);
        if matches!(table.awaits(), Awaits::Sealed { .. }) {
            let (name, value) = seal_meta(table.journal().len() as u64, &seal(seat, &text, SALT), SALT);
            seals += &format!("meta {name}={value}\n");
        }
        table.play(seat, &text).unwrap();
    }
    table.to_string().replace("---\n", &format!("{seals}---\n"))
}

fn finished_game() -> String {
    finished_game_of(example())
}

#[test]
fn the_worked_example_agrees_with_the_program() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/fairness.md");
    let page = fs::read_to_string(page).unwrap();
    let proof = example();
    let record = finished_game();
    let deck = record.lines().find(|line| line.starts_with("deck ")).unwrap();
    let unwrapped = page.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown = [
        proof.secret().reveal(),
        proof.commitment().to_string(),
        TextHash::of("paw").to_string(),
        proof.text(Seat::new(1)),
        hex(&proof.key()),
        deck.to_owned(),
        local_example().commitment().to_string(),
        hex(&local_example().key()),
    ];
    for shown in shown {
        assert!(unwrapped.contains(&shown), "docs/fairness.md does not show {shown}");
    }
}

/// The browser is tested with this record, too. `make golden` writes it.
#[test]
fn the_online_record_of_the_browser_s_tests_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/fair/fixtures/ninjan-online.rec");
    if std::env::var("GOLDEN").is_ok_and(|value| value == "write") {
        fs::write(&path, finished_game()).unwrap();
    }
    assert!(fs::read_to_string(path).unwrap_or_default() == finished_game(), "run `make golden`");
}

#[test]
fn an_honest_record_is_verified() {
    let verified = verify(finished_game().as_bytes()).unwrap();
    assert_eq!((verified.scheme, verified.decks, verified.unsealed), (Scheme::Online, 1, 0));
    assert_eq!(verified.given, SeatSet::only(Seat::FIRST));
    assert!(verified.sealed > 0 && verified.outcome.is_some());
    let withheld = vec![SeatText::Withheld(TextHash::of("paw")), SeatText::Default];
    let verified = verify(finished_game_of(Proof::online(secret(), withheld)).as_bytes()).unwrap();
    assert_eq!((verified.given, verified.withheld), (SeatSet::EMPTY, SeatSet::only(Seat::FIRST)));
}

#[test]
fn a_local_record_is_verified_with_or_without_seals() {
    let record = finished_game_of(local_example());
    let verified = verify(record.as_bytes()).unwrap();
    assert_eq!((verified.scheme, verified.decks, verified.unsealed), (Scheme::Local, 1, 0));
    let without = without_seals(&record);
    let bare = verify(without.as_bytes()).unwrap();
    assert_eq!((bare.sealed, bare.unsealed), (0, verified.sealed));
}

fn without_seals(record: &str) -> String {
    record.lines().filter(|line| !line.starts_with("meta seal-")).map(|line| format!("{line}\n")).collect()
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
    assert!(other.starts_with("The text of seat 2 is neither"), "{other}");
    let commitment = example().commitment().to_string();
    let other = forged(|record| record.replace(&commitment, &"ab".repeat(32)));
    assert!(other.starts_with("The secret does not give the commitment"), "{other}");
    let text = forged(|record| record.replace("fair-text-1=paw", "fair-text-1=claw"));
    assert!(text.starts_with("The text of seat 1 is neither"), "{text}");
    let both = forged(|record| {
        let hash = |text| TextHash::of(text).to_string();
        record.replace("fair-text-1=paw", "fair-text-1=claw").replace(&hash("paw"), &hash("claw"))
    });
    assert!(both.starts_with("Deck 1 is not the one that follows"), "{both}");
    let scheme = forged(|record| record.replace("fair-scheme=2", "fair-scheme=3"));
    assert!(scheme.contains("Expected 2, or no such line"), "{scheme}");
    let downgraded = forged(|record| record.replace("meta fair-scheme=2", "meta fair-bots="));
    assert!(downgraded.starts_with("The secret and the bots’ texts do not give"), "{downgraded}");
    let bare = forged(without_seals);
    assert!(bare.contains("no line meta seal-1=… with its seal"), "{bare}");
    let surplus = forged(|record| record.replace("---", "meta seal-9999=a b\n---"));
    assert_eq!(surplus, "The seal in seal-9999 belongs to no decision that was made in secret.");
    let exchanged = forged(|record| {
        let choice = record.lines().find(|line| line.starts_with("2 choose ")).unwrap();
        let other = record.lines().filter(|line| line.starts_with("2 choose ")).nth(1).unwrap();
        record.replacen(choice, other, 1)
    });
    assert!(exchanged.starts_with("The decision is not the one"), "{exchanged}");
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
