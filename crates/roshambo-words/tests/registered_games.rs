//! Every registered game has its texts in every language. A missing part fails with its name.

#![allow(missing_docs)]

use std::fs;
use std::path::Path;

use roshambo_table::GameId;
use roshambo_words::{Lang, Words, messages, page};

/// The parts of a game that a language lacks.
fn missing_parts(game: GameId, lang: Lang) -> Vec<String> {
    let mut missing = Vec::new();
    let locale = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code());
    for file in [format!("{game}.ftl"), format!("learn-{game}.ftl")] {
        match fs::read_to_string(locale.join(&file)) {
            Err(_) => missing.push(format!("the file locales/{lang}/{file}")),
            Ok(text) if !messages(lang).contains(&text.as_str()) => {
                missing.push(format!("locales/{lang}/{file} in the list of files.rs"));
            }
            Ok(_) => {}
        }
    }
    if page(lang, game.id()).is_none() {
        missing.push(format!("the rules page locales/{lang}/rules/{game}.md in the list of files.rs"));
    }
    let info = game.info();
    for id in [info.title.to_owned(), info.about.to_owned(), format!("short-{game}-1")] {
        if Words::of(lang).text(&id).is_none() {
            missing.push(format!("the text {id} in {lang}"));
        }
    }
    // Lists of all games, in help and errors of the command line.
    for id in ["cli-game", "cli-play-game", "expected-game"] {
        let names_it = |text: String| text.split([' ', ',']).any(|word| word == game.id());
        if !Words::of(lang).text(id).is_some_and(names_it) {
            missing.push(format!("the name {game} in the text {id} in {lang}"));
        }
    }
    missing
}

#[test]
fn every_registered_game_has_its_texts_in_every_language() {
    let languages = |game| Lang::ALL.into_iter().flat_map(move |lang| missing_parts(game, lang));
    let missing: Vec<String> = GameId::ALL.into_iter().flat_map(languages).collect();
    assert!(missing.is_empty(), "missing: {missing:#?}");
}
