//! After the load: fetches the records of finished games, verifies them, and checks that they contain every
//! acknowledged move.

use std::sync::Mutex;

use roshambo_rules::Seat;
use roshambo_table::record::{Entry, Reader};
use roshambo_table::verify;

use super::metrics::{FinishedGame, Metrics};
use super::table_task::lock;
use super::violation::ProtocolViolation;
use crate::client::{Client, Guest};
use crate::http::Base;

/// Checks the records of all finished games in the metrics.
pub(super) async fn check(base: &Base, metrics: &Mutex<Metrics>) {
    let finished = std::mem::take(&mut lock(metrics).finished);
    let mut client = Client::with(base.clone(), Guest::default());
    for game in finished {
        let checked = match client.record(&game.table, game.game).await {
            Ok(record) => check_record(&record, &game.moves),
            Err(failure) => Err(failure.to_string()),
        };
        let mut metrics = lock(metrics);
        metrics.records += 1;
        if let Err(problem) = checked {
            let FinishedGame { table, game, .. } = game;
            metrics.add_violation(format!("table {table}: {}", ProtocolViolation::Record { game, problem }));
        }
    }
}

/// Checks that a record is valid, that its game is over, and that it contains these moves in this order.
pub fn check_record(record: &str, moves: &[(u64, Seat, String)]) -> Result<(), String> {
    let verified = verify(record.as_bytes()).map_err(|error| error.to_string())?;
    if verified.outcome.is_none() {
        return Err("the game is not over".to_owned());
    }
    let reader = Reader::new(record.as_bytes()).map_err(|error| error.to_string())?;
    let mut left = moves.iter().peekable();
    for entry in reader {
        if let (_, Entry::Move(seat, text)) = entry.map_err(|error| error.to_string())? {
            left.next_if(|(_, mover, mv)| *mover == seat && *mv == text);
        }
    }
    match left.next() {
        None => Ok(()),
        Some((number, seat, mv)) => {
            Err(format!("the acknowledged move '{mv}' of seat {seat} at {number} is missing"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use roshambo_rules::{SeatSet, Seats};
    use roshambo_table::fair::{Proof, Secret};
    use roshambo_table::record::Header;
    use roshambo_table::{GameId, Stream, Table};

    fn played() -> (String, Vec<(u64, Seat, String)>) {
        let secret = Secret::parse(&"00".repeat(32)).unwrap();
        let proof = Proof::local(secret, SeatSet::EMPTY, vec!["a".to_owned(), "b".to_owned()]).unwrap();
        let header = Header::new(GameId::Ninjan, Seats::FEWEST, Vec::new());
        let mut table = Table::open_fair(header, proof).unwrap();
        let mut dice = Stream::of_text("a game");
        let mut moves = Vec::new();
        while let Some(seat) = table.awaits().seats().iter().next() {
            let mv = table.driver().random_move(seat, &mut dice);
            table.play(seat, &mv).unwrap();
            moves.push((moves.len() as u64, seat, mv));
        }
        (table.to_string(), moves)
    }

    #[test]
    fn a_record_contains_every_acknowledged_move_in_order() {
        let (record, mut moves) = played();
        assert_eq!(check_record(&record, &moves), Ok(()));
        assert_eq!(check_record(&record, &moves[3..7]), Ok(()));
        let first = moves.remove(0);
        moves.push(first);
        assert!(check_record(&record, &moves).is_err());
    }

    #[test]
    fn a_truncated_record_is_refused() {
        let (record, moves) = played();
        let shorter = &record[..record.trim_end().rfind('\n').unwrap() + 1];
        assert!(check_record(shorter, &moves[..1]).is_err());
    }
}
