//! A game between bots with a fairness proof, in which all randomness is derived from a text. So the same seed
//! gives the same game.

use std::fs;
use std::path::Path;

use roshambo_bots::{BotError, ContestError, SeatedBot, Stop, play_to_end};
use roshambo_rules::{Arg, Say, say};
use roshambo_table::fair::Proof;
use roshambo_table::record::{Header, io_phrase};
use roshambo_table::{Table, sha256};

use crate::failure::Failure;
use crate::participant::Participant;

/// The source of all randomness of a game: the secret of its proof, the texts of its seats, the seeds of its bots.
pub(crate) struct Deal(String);

impl Deal {
    /// A deal from a text that names the command, the seed and the number of the deal.
    pub(crate) fn new(text: String) -> Deal {
        Deal(text)
    }

    /// Pseudo-random bytes for one purpose.
    pub(crate) fn hash(&self, what: &str) -> [u8; 32] {
        sha256(&format!("{} {what}", self.0))
    }

    /// A new table whose decks follow from this deal.
    pub(crate) fn table(&self, header: &Header) -> Result<Table, Failure> {
        let proof = Proof::seeded(header.seats, header.seats.all(), &self.0);
        Table::open_fair(header.clone(), proof).map_err(Failure::call)
    }

    /// Plays a whole game, one participant per seat. The decks depend on the deal only; the seeds of the bots depend on
    /// `name`, too.
    pub(crate) fn play(
        &self,
        header: &Header,
        participants: &[&Participant],
        name: &str,
        stop: &Stop,
    ) -> Result<Table, Failure> {
        let mut table = self.table(header)?;
        let seeds = header.seats.iter().map(|seat| self.seed(&format!("bot {name} {seat}")));
        let mut players: Vec<SeatedBot> = participants
            .iter()
            .zip(seeds)
            .map(|(participant, seed)| participant.player(seed, stop))
            .collect();
        play_to_end(&mut table, &mut players).map_err(|error| {
            Failure::input(match &error {
                ContestError::Bot { error: BotError::Program { .. }, .. } | ContestError::Endless => {
                    error.say()
                }
                ContestError::Bot { seat, .. } | ContestError::Illegal { seat, .. } => {
                    say!("failure-of", name = Arg::text(&participants[seat.index()].name), error = &error)
                }
            })
        })?;
        Ok(table)
    }

    fn seed(&self, what: &str) -> u64 {
        let hash = self.hash(what);
        hash[..8].iter().fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }
}

/// Creates a folder for records.
pub(crate) fn create_folder(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))
}

/// Writes a record.
pub(crate) fn write_record(folder: &Path, name: &str, table: &Table) -> Result<(), Failure> {
    let path = folder.join(name);
    fs::write(&path, table.to_string()).map_err(|error| cannot_write(&path, &error))
}

/// The failure to write a file.
pub(crate) fn cannot_write(path: &Path, error: &std::io::Error) -> Failure {
    Failure::input(say!("failure-write", file = Arg::text(path.display()), error = io_phrase(error)))
}

/// The given seed, or a random one of 32 bits, which is short enough to type.
pub(crate) fn seed_or_random(seed: Option<u64>) -> Result<u64, Failure> {
    match seed {
        Some(seed) => Ok(seed),
        None => getrandom::u32()
            .map(u64::from)
            .map_err(|error| Failure::call(say!("failure-seed", error = Arg::text(error)))),
    }
}
