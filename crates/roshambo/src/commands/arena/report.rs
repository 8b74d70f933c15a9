//! The report of a contest, as a table and as JSON.

use std::io::Write;

use roshambo_bots::stats::{EloRating, MatchupResult, elo_ratings, interval, mean};
use roshambo_rules::{Arg, Seats, say};
use roshambo_table::GameId;
use roshambo_table::record::Header;
use roshambo_words::Words;
use serde::Serialize;

use super::pairing::{DealScore, Pair};
use crate::failure::Failure;
use crate::participant::Participant;
use crate::text_table::{TextTable, width_of};

/// The results of all pairs and the ratings computed from them.
pub(super) struct Report<'a> {
    participants: &'a [Participant],
    header: &'a Header,
    seed: u64,
    lines: Vec<Line<'a>>,
    ratings: Vec<EloRating>,
}

/// One pair.
#[derive(Debug, Serialize)]
struct Line<'a> {
    game: GameId,
    a: &'a str,
    b: &'a str,
    seats: Seats,
    games: u64,
    deals: usize,
    wins: u64,
    shared: u64,
    draws: u64,
    /// From 0 to 1; `None` if no deal was finished.
    a_score: Option<f64>,
    low: f64,
    high: f64,
    fair: f64,
    elo: f64,
    a_rating: f64,
    b_rating: f64,
    seed: u64,
}

impl<'a> Report<'a> {
    pub(super) fn new(
        header: &'a Header,
        participants: &'a [Participant],
        seed: u64,
        pairs: &[Pair],
        scores: &[Vec<DealScore>],
    ) -> Report<'a> {
        let matchups: Vec<MatchupResult> =
            pairs.iter().zip(scores).map(|(pair, scores)| matchup(*pair, header.seats, scores)).collect();
        let ratings = elo_ratings(participants.len(), &matchups);
        let lines = pairs.iter().zip(scores).zip(&matchups).map(|((pair, scores), matchup)| {
            let sum = |part: fn(&DealScore) -> u64| scores.iter().map(part).sum();
            let means: Vec<f64> = scores.iter().map(DealScore::mean).collect();
            let (low, high) = interval(&means);
            Line {
                game: header.game,
                a: &participants[pair.a].name,
                b: &participants[pair.b].name,
                seats: header.seats,
                games: sum(|score| score.games),
                deals: scores.len(),
                wins: sum(|score| score.wins),
                shared: sum(|score| score.shared),
                draws: sum(|score| score.draws),
                a_score: mean(&means).map(|mean| rounded(mean, 1e6)),
                low: rounded(low, 1e6),
                high: rounded(high, 1e6),
                fair: rounded(1.0 / header.seats.count() as f64, 1e6),
                elo: rounded(matchup.elo(), 10.0),
                a_rating: rounded(ratings[pair.a].0, 10.0),
                b_rating: rounded(ratings[pair.b].0, 10.0),
                seed,
            }
        });
        let lines = lines.collect();
        Report { participants, header, seed, lines, ratings }
    }

    pub(super) fn print_json(&self, out: &mut impl Write) -> Result<(), Failure> {
        let json = serde_json::to_string_pretty(&self.lines).map_err(std::io::Error::from)?;
        writeln!(out, "{json}")?;
        Ok(())
    }

    pub(super) fn print_table(&self, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
        let Header { game, seats, .. } = self.header;
        let title =
            say!("arena-title", game = Arg::text(game), seats = seats.count(), seed = Arg::text(self.seed),);
        writeln!(out, "{}", words.say(&title))?;
        let names =
            self.participants.iter().map(|participant| width_of(&participant.name)).max().unwrap_or(0).max(6);
        let columns = TextTable::new()
            .left(words, say!("column-a"), names)
            .left(words, say!("column-b"), names)
            .right(words, say!("column-seats"), 5)
            .right(words, say!("column-games"), 6)
            .right(words, say!("column-score"), 7)
            .right(words, say!("column-interval"), 15)
            .right(words, say!("column-fair"), 6)
            .right(words, say!("column-rating"), 6);
        writeln!(out, "{}", columns.heading())?;
        let percent = |share: f64| words.decimal(share * 100.0, 1);
        for line in &self.lines {
            let cells = [
                line.a.to_owned(),
                line.b.to_owned(),
                line.seats.to_string(),
                line.games.to_string(),
                line.a_score.map_or("–".to_owned(), |score| format!("{} %", percent(score))),
                format!("{} – {:>5} %", percent(line.low), percent(line.high)),
                format!("{} %", percent(line.fair)),
                format!("{:+.0}", line.elo),
            ];
            writeln!(out, "{}", columns.line(cells))?;
        }
        let columns =
            TextTable::new().left(words, say!("column-level"), names).right(words, say!("column-rating"), 6);
        writeln!(out, "\n{}", columns.heading())?;
        for (participant, rating) in self.participants.iter().zip(&self.ratings) {
            writeln!(out, "{}", columns.line([participant.name.clone(), format!("{:.0}", rating.0 + 0.0)]))?;
        }
        Ok(())
    }
}

fn matchup(pair: Pair, seats: Seats, scores: &[DealScore]) -> MatchupResult {
    MatchupResult {
        a: pair.a,
        b: pair.b,
        seats: seats.count(),
        games: scores.iter().map(|score| score.games).sum::<u64>() as f64,
        score: scores.iter().map(DealScore::sum).sum(),
    }
}

fn rounded(value: f64, scale: f64) -> f64 {
    // Avoid printing -0.
    (value * scale).round() / scale + 0.0
}
