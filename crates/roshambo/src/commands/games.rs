//! `roshambo games`: what can be played.

use std::io::Write;

use roshambo_table::GameId;

use crate::cli::GamesArgs;
use crate::failure::Failure;

/// Lists the games.
pub(crate) fn run(args: &GamesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let games = GameId::ALL.map(GameId::info);
    if args.json {
        let json = serde_json::to_string_pretty(&games).map_err(std::io::Error::from)?;
        writeln!(out, "{json}")?;
        return Ok(());
    }
    for (i, game) in games.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        let seats = match (game.min_seats, game.max_seats) {
            (min, max) if min == max => format!("{min} seats"),
            (min, max) => format!("{min} to {max} seats"),
        };
        writeln!(out, "{:<11} {}, {seats}\n{:<11} {}", game.id, game.title, "", game.about)?;
        for option in game.options {
            writeln!(out, "{:<11} option {}: {}", "", option.name, option.about)?;
            writeln!(out, "{:<13} {} (default: {})", "", option.values, option.default)?;
        }
    }
    Ok(())
}
