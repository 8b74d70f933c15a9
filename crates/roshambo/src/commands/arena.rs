//! `roshambo arena`: levels against each other, on all cores, by duplicated deals.

mod calibration;
mod pairing;
mod report;

use std::io::Write;
use std::path::Path;

use rayon::prelude::*;
use roshambo_rules::say;
use roshambo_table::Table;
use roshambo_table::record::Header;
use roshambo_words::Words;

use crate::batch::Batch;
use crate::cli::ArenaArgs;
use crate::contest::{Deal, create_folder, seed_or_random, write_record};
use crate::failure::Failure;
use crate::participant::Participant;
use pairing::{DealScore, Pair};
use report::Report;

/// Plays all pairs and prints the report.
pub(crate) fn run(args: &ArenaArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let header = args.game.header()?;
    if args.levels.len() < 2 {
        return Err(Failure::call(say!("arena-one-level")));
    }
    let mut participants = Participant::all(&args.levels, &args.iterations, header.game)?;
    if args.equal_time {
        calibration::equalise(&mut participants, &header)?;
    }
    let seed = seed_or_random(args.batch.seed)?;
    if let Some(folder) = &args.batch.records {
        create_folder(folder)?;
    }
    let pairs = Pair::all(participants.len());
    let deals = args.games.div_ceil(header.seats.count() as u64);
    let games = pairs.len() as u64 * deals * header.seats.count() as u64;
    let batch = Batch::new(args.batch.jobs, games, words)?;
    let arena = Arena { header: &header, participants: &participants, seed, batch: &batch };
    let scores: Vec<Vec<DealScore>> = batch.install(|| {
        let of_pair = |pair: &Pair| -> Vec<DealScore> {
            let deals = (0..deals).into_par_iter();
            deals.filter_map(|deal| arena.play(*pair, deal, args.batch.records.as_deref())).collect()
        };
        pairs.par_iter().map(of_pair).collect()
    });
    let ended = batch.end(words);
    if ended.is_ok() || scores.iter().any(|of_pair| !of_pair.is_empty()) {
        let report = Report::new(&header, &participants, seed, &pairs, &scores);
        if args.json {
            report.print_json(out)?;
        } else {
            report.print_table(words, out)?;
        }
    }
    ended
}

/// What all games of a contest share.
struct Arena<'a> {
    header: &'a Header,
    participants: &'a [Participant],
    seed: u64,
    batch: &'a Batch,
}

impl Arena<'_> {
    /// Plays one deal with `a` at each seat in turn. `None` if the batch is stopped before all games are finished.
    fn play(&self, pair: Pair, number: u64, records: Option<&Path>) -> Option<DealScore> {
        // The text does not name the pair, so all pairs play the same deals.
        let deal = Deal::new(format!("roshambo arena {} {number}", self.seed));
        let seats: Vec<_> = self.header.seats.iter().collect();
        let tables: Option<Vec<Table>> = seats
            .par_iter()
            .map(|seat| {
                let table = self.batch.attempt(|| {
                    let players: Vec<&Participant> =
                        seats.iter().map(|other| &self.participants[pair.at(other == seat)]).collect();
                    let (a, b) = (&self.participants[pair.a].name, &self.participants[pair.b].name);
                    let name = format!("{a} {b} {seat}");
                    deal.play(&self.header_of(pair, *seat), &players, &name, self.batch.stop())
                });
                self.batch.progress();
                table
            })
            .collect();
        let tables = tables?;
        for (seat, table) in seats.iter().zip(&tables) {
            if let Some(folder) = records {
                let name = self.record_name(pair, number, *seat);
                self.batch.keep(write_record(folder, &name, table))?;
            }
        }
        Some(DealScore::of(&tables))
    }

    /// The record header, with the name of the participant at each seat.
    fn header_of(&self, pair: Pair, seat: roshambo_rules::Seat) -> Header {
        let mut header = self.header.clone();
        header.meta.extend(self.header.seats.iter().map(|other| {
            let name = &self.participants[pair.at(other == seat)].name;
            (format!("player-{other}"), name.replace(char::is_control, " "))
        }));
        header
    }

    /// Names the pair, the deal, and the seat that `a` took.
    fn record_name(&self, pair: Pair, deal: u64, seat: roshambo_rules::Seat) -> String {
        let plain = |place: usize| -> String {
            let name = self.participants[place].name.chars();
            let plain = name.map(|c| if c.is_ascii_alphanumeric() || "-@#.".contains(c) { c } else { '_' });
            plain.take(60).collect()
        };
        let Header { game, seats, .. } = self.header;
        let (number, a, b) = (pair.number, plain(pair.a), plain(pair.b));
        format!("{game}-{seats}-{}-pair{number}-{a}-{b}-deal{:05}-seat{seat}.rec", self.seed, deal + 1)
    }
}
