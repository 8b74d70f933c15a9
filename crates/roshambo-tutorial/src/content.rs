//! Reading the files in `content/`, which are compiled into the program.

use std::fmt;

use roshambo_table::GameId;
use serde::de::DeserializeOwned;

/// The text of a file in `content/<game>/`: `content_file!(game, "lesson.toml")`. A registered game
/// without the file does not compile.
macro_rules! content_file {
    ([($of:expr) $file:literal] $($variant:ident => $module:ident::$game:ident, $id:literal;)+) => {
        match $of {
            $(GameId::$variant => include_str!(concat!("../content/", $id, "/", $file)),)+
        }
    };
    ($game:expr, $file:literal) => {
        roshambo_rules::for_each_game!(content_file, ($game) $file)
    };
}
pub(crate) use content_file;

/// A file of this crate that cannot be read. A test reads all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentError {
    /// The game whose file it is.
    pub game: GameId,
    /// The name of the file.
    pub file: &'static str,
    /// What is wrong with it.
    pub problem: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "content/{}/{}: {}", self.game, self.file, self.problem)
    }
}

impl std::error::Error for ContentError {}

/// Reads the text of a file.
pub(crate) fn read<T: DeserializeOwned>(
    game: GameId,
    file: &'static str,
    text: &str,
) -> Result<T, ContentError> {
    toml::from_str(text).map_err(|error| ContentError { game, file, problem: error.to_string() })
}
