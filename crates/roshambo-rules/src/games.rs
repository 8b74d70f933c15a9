//! The five games, and [`for_each_game!`](crate::for_each_game), the one list of them.
//!
//! Each game is a module. `games/<game>.rs` implements [`Game`](crate::Game): it decides by phase or by
//! move what happens, and calls the files of its folder for the details. The folders have the same few
//! files, in this order:
//!
//! | file | content |
//! |---|---|
//! | `cards`, `board`, … | the material of the game, where it has its own |
//! | `moves` | the moves and their notation |
//! | `state` | the state of a game and its options |
//! | `legal` | the list of legal moves |
//! | `violation` | why a move is illegal |
//! | `play` | what a move changes, with `effects` where that is a lot |
//! | `scoring` | points, where counting them is more than a sum |
//! | `events` | what happened, and what each viewer may read of it |
//! | `phrases` | events, cards and violations as phrases |
//! | `view` | what each viewer may know of a state |
//! | `sample` | random states that fit a view |
//! | `queries` | read-only access to a state, for search and heuristics |
//! | `what_if` | states that differ in one thing, for the lab, where the game has items or tokens |

pub mod kanobu;
pub mod ninjan;
pub mod paws;
pub mod paws_deck;
pub mod paws_quick;
pub mod tsuefa;

/// The list of all games: calls the macro `callback` once, with one line per game.
///
/// Everything that needs each game (the registry of `roshambo-table`, the laws, the benchmarks) is
/// generated from this list or tested against it. A line is
/// `Variant => module::Type, "id";`, where `module` is a module of [`games`](crate::games) and
/// `"id"` equals [`Game::ID`](crate::Game::ID).
///
/// ```
/// use roshambo_rules::{Game, games};
///
/// macro_rules! ids {
///     ($($variant:ident => $module:ident::$game:ident, $id:literal;)+) => {
///         [$(<games::$module::$game as Game>::ID),+]
///     };
/// }
/// let ids = roshambo_rules::for_each_game!(ids);
/// assert_eq!(ids[0], "paws");
/// ```
///
/// Further arguments are passed to the callback in square brackets, before the list:
/// `for_each_game!(callback, a b)` calls `callback! { [a b] Paws => paws::Paws, "paws"; … }`.
#[macro_export]
macro_rules! for_each_game {
    ($($callback:ident)::+ $(, $($argument:tt)+)?) => {
        $($callback)::+! {
            $([$($argument)+])?
            Paws => paws::Paws, "paws";
            PawsQuick => paws_quick::PawsQuick, "paws-quick";
            Ninjan => ninjan::Ninjan, "ninjan";
            Kanobu => kanobu::Kanobu, "kanobu";
            Tsuefa => tsuefa::Tsuefa, "tsuefa";
        }
    };
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::{Game, games};

    macro_rules! listed {
        ($($variant:ident => $module:ident::$game:ident, $id:literal;)+) => {
            [$((stringify!($module), $id, <games::$module::$game as Game>::ID)),+]
        };
    }

    #[test]
    fn the_list_gives_each_game_the_id_of_its_rules() {
        for (module, listed, id) in crate::for_each_game!(listed) {
            assert_eq!(listed, id, "the id of games::{module} in for_each_game!");
        }
    }

    #[test]
    fn every_module_of_a_game_is_in_the_list() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
        let listed: BTreeSet<&str> =
            crate::for_each_game!(listed).into_iter().map(|(module, ..)| module).collect();
        for entry in folder.read_dir().unwrap() {
            let path = entry.unwrap().path();
            let module = path.file_stem().unwrap().to_str().unwrap();
            let shared = module == "paws_deck";
            assert!(shared || listed.contains(module), "games::{module} is not in for_each_game!");
        }
    }
}
