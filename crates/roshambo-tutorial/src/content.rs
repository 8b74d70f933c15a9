//! The content files, compiled in: `content/<game>/examples.toml` and `content/<game>/lesson.toml`.
//!
//! Each file is parsed when it is first used. A file that cannot be parsed is an error, never an empty lesson.

use std::fmt;

use roshambo_table::GameId;
use serde::de::DeserializeOwned;

/// A content file that cannot be parsed. Files are compiled in, and tests parse all of them, so a released program
/// never returns this error.
#[derive(Clone, Debug, PartialEq)]
pub struct ContentError {
    /// The game of the file.
    pub game: GameId,
    /// The name of the file in the folder of the game.
    pub file: &'static str,
    /// Why the file cannot be parsed.
    pub error: toml::de::Error,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "content/{}/{}: {}", self.game, self.file, self.error)
    }
}

impl std::error::Error for ContentError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// Parses the text of a content file.
pub(crate) fn parse<T: DeserializeOwned>(
    game: GameId,
    file: &'static str,
    text: &str,
) -> Result<T, ContentError> {
    toml::from_str(text).map_err(|error| ContentError { game, file, error })
}

/// The parsed content file of a game: `&'static Result<T, ContentError>`.
///
/// This is the only list of content folders. A game without a folder, or a folder without one of its files, does not
/// compile.
macro_rules! parsed_file {
    ($game:expr, $file:literal, $type:ty) => {
        match $game {
            GameId::Paws => parsed_file!(@ GameId::Paws, "paws", $file, $type),
            GameId::PawsQuick => parsed_file!(@ GameId::PawsQuick, "paws-quick", $file, $type),
            GameId::Ninjan => parsed_file!(@ GameId::Ninjan, "ninjan", $file, $type),
            GameId::Kanobu => parsed_file!(@ GameId::Kanobu, "kanobu", $file, $type),
            GameId::Tsuefa => parsed_file!(@ GameId::Tsuefa, "tsuefa", $file, $type),
        }
    };
    (@ $game:expr, $folder:literal, $file:literal, $type:ty) => {{
        static PARSED: std::sync::LazyLock<Result<$type, $crate::ContentError>> =
            std::sync::LazyLock::new(|| {
                let text = include_str!(concat!("../content/", $folder, "/", $file));
                $crate::content::parse($game, $file, text)
            });
        &*PARSED
    }};
}

pub(crate) use parsed_file;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lesson;

    #[test]
    fn a_file_that_cannot_be_parsed_is_an_error_that_names_it() {
        let error = parse::<Lesson>(GameId::Kanobu, "lesson.toml", "[[scene]]\nid = 1\n").unwrap_err();
        assert!(error.to_string().starts_with("content/kanobu/lesson.toml: "), "{error}");
    }

    #[test]
    fn an_empty_file_is_an_error() {
        assert!(parse::<Lesson>(GameId::Kanobu, "lesson.toml", "").is_err());
    }
}
