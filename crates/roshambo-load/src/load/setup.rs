//! Before the load: opens tables, takes seats, connects sockets and starts games.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use roshambo_rules::Seat;

use super::LoadConfig;
use super::metrics::Metrics;
use super::player::Player;
use super::table_task::{TableConfig, TableTask};
use crate::choose::Chooser;
use crate::client::{Client, Guest};
use crate::failure::Failure;
use crate::messages::{Command, Form, OpenTable};

/// The number of moves of each seat before an idle run stops moving.
const MOVES_BEFORE_IDLE: u64 = 3;

impl LoadConfig {
    /// The number of clients at each table.
    pub fn people(&self) -> u8 {
        if self.bots.is_some() { 1 } else { self.seats }
    }

    /// The configuration of one table. The moves of all tables together have the configured rate, evenly spread.
    pub(super) fn table_config(&self, table: usize) -> TableConfig {
        let pace = self.rate.map(|rate| {
            let interval = self.tables as f64 / rate;
            let first = interval * table as f64 / self.tables as f64;
            (Duration::from_secs_f64(first), Duration::from_secs_f64(interval))
        });
        let max_moves = self.idle.then_some(MOVES_BEFORE_IDLE * u64::from(self.seats));
        TableConfig { pace, max_moves, check_records: self.check_records }
    }
}

/// Opens a table, connects a new guest for each seat without a bot, and starts the game. There is a client for each
/// address; every next guest uses the next one.
pub(super) async fn set_up(
    config: &LoadConfig,
    table: usize,
    clients: &mut [Client],
    metrics: &Arc<Mutex<Metrics>>,
) -> Result<TableTask, Failure> {
    let place = |person: usize| (table + person) % clients.len();
    let places: Vec<usize> = (0..usize::from(config.people())).map(place).collect();
    let client = &mut clients[place(0)];
    client.switch_guest(Guest::default());
    let mut request = OpenTable::of(&config.game, config.seats);
    request.settings.away = Some(0);
    let others = (2..=u32::from(config.seats)).filter_map(Seat::from_number);
    request.bots = others.filter_map(|seat| Some((seat, config.bots.clone()?))).collect();
    let id = client.open(&request).await?.id;
    let mut players = vec![Player::new(client.socket(&id, Form::Programs, None).await?)];
    let host = client.switch_guest(Guest::default());
    for place in &places[1..] {
        let client = &mut clients[*place];
        client.switch_guest(Guest::default());
        client.command(&id, &Command::sit()).await?;
        players.push(Player::new(client.socket(&id, Form::Programs, None).await?));
    }
    let client = &mut clients[places[0]];
    client.switch_guest(host);
    client.command(&id, &Command::start()).await?;
    let seed = config.seed.wrapping_add(table as u64);
    let chooser = Chooser::new(&config.game, config.seats, &[], seed);
    Ok(TableTask::new(id, players, chooser, config.table_config(table), Arc::clone(metrics)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rate_is_spread_evenly_over_all_tables() {
        let config = LoadConfig {
            urls: Vec::new(),
            game: "kanobu".to_owned(),
            seats: 4,
            bots: None,
            tables: 100,
            time: Duration::from_secs(1),
            warmup: Duration::ZERO,
            rate: Some(200.0),
            idle: false,
            check_records: 0,
            threads: 1,
            seed: 0,
        };
        let firsts: Vec<_> = (0..100).map(|table| config.table_config(table).pace.unwrap().0).collect();
        assert!(firsts.windows(2).all(|pair| pair[1] - pair[0] == Duration::from_millis(5)));
        assert!(
            (0..100).all(|table| config.table_config(table).pace.unwrap().1 == Duration::from_millis(500))
        );
    }
}
