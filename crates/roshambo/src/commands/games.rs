//! `roshambo games`: lists the games.

use std::io::Write;

use roshambo_rules::{Arg, Phrase, say};
use roshambo_table::{GameId, GameInfo};
use roshambo_words::{Lang, Words};
use serde::Serialize;

use crate::cli::GamesArgs;
use crate::failure::Failure;

/// A game in the JSON output, which is in English whatever `--lang` is.
#[derive(Debug, Serialize)]
struct Game {
    id: GameId,
    title: String,
    about: String,
    min_seats: u8,
    max_seats: u8,
    rules: u32,
    options: Vec<GameOption>,
}

#[derive(Debug, Serialize)]
struct GameOption {
    name: &'static str,
    values: String,
    default: String,
    about: String,
}

impl Game {
    fn new(info: &GameInfo) -> Game {
        let english = |id| Words::of(Lang::En).say(&Phrase::new(id));
        let options = info.options.iter().map(|option| GameOption {
            name: option.name,
            values: english(option.values),
            default: english(option.default),
            about: english(option.about),
        });
        Game {
            id: info.id,
            title: english(info.title),
            about: english(info.about),
            min_seats: info.min_seats,
            max_seats: info.max_seats,
            rules: info.rules,
            options: options.collect(),
        }
    }
}

/// Lists the games.
pub(crate) fn run(args: &GamesArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let games = GameId::ALL.map(GameId::info);
    if args.json {
        let games = games.each_ref().map(Game::new);
        let json = serde_json::to_string_pretty(&games).map_err(std::io::Error::from)?;
        writeln!(out, "{json}")?;
        return Ok(());
    }
    for (i, game) in games.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        let title = words.say(&say!("games-title", title = Phrase::new(game.title), seats = seats(game)));
        writeln!(out, "{:<11} {title}\n{:<11} {}", game.id, "", words.say(&Phrase::new(game.about)))?;
        for option in game.options {
            let about =
                say!("games-option", name = Arg::text(option.name), about = Phrase::new(option.about));
            let values = say!(
                "games-option-values",
                values = Phrase::new(option.values),
                default = Phrase::new(option.default),
            );
            writeln!(out, "{:<11} {}\n{:<13} {}", "", words.say(&about), "", words.say(&values))?;
        }
    }
    Ok(())
}

fn seats(game: &GameInfo) -> Phrase {
    match (game.min_seats, game.max_seats) {
        (min, max) if min == max => say!("games-seats-only", seats = min),
        (min, max) => say!("games-seats", min = min, max = max),
    }
}
