//! Before the load: tables are opened, seats taken, sockets connected, games started.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use roshambo_rules::Seat;

use super::Plan;
use super::drive::{Habits, TableTask};
use super::player::Player;
use super::tally::Tally;
use crate::asks::{Command, Form, OpenTable};
use crate::choose::Chooser;
use crate::client::{Client, Guest};
use crate::failure::Failure;

/// In an idle run every seat makes about so many moves before all fall silent.
const MOVES_BEFORE_SILENCE: u64 = 3;

impl Plan {
    /// How many clients sit at each table.
    pub fn people(&self) -> u8 {
        if self.bots.is_some() { 1 } else { self.seats }
    }

    /// How the table with this number plays. Together the tables keep the rate, evenly spread.
    pub(super) fn habits(&self, table: usize) -> Habits {
        let pace = self.rate.map(|rate| {
            let interval = self.tables as f64 / rate;
            let first = interval * table as f64 / self.tables as f64;
            (Duration::from_secs_f64(first), Duration::from_secs_f64(interval))
        });
        let most = self.idle.then_some(MOVES_BEFORE_SILENCE * u64::from(self.seats));
        Habits { pace, most, check_records: self.check_records }
    }
}

/// Opens one table and seats a new guest at each of its seats.
pub(super) async fn set_up(
    plan: &Plan,
    table: usize,
    client: &mut Client,
    tally: &Arc<Mutex<Tally>>,
) -> Result<TableTask, Failure> {
    client.hand_over(Guest::default());
    let mut request = OpenTable::of(&plan.game, plan.seats);
    request.settings.away = Some(0);
    let others = (2..=u32::from(plan.seats)).filter_map(Seat::from_number);
    request.bots = others.filter_map(|seat| Some((seat, plan.bots.clone()?))).collect();
    let id = client.open(&request).await?.id;
    let mut players = vec![Player::new(client.socket(&id, Form::Programs, None).await?)];
    let host = client.hand_over(Guest::default());
    for _ in 1..plan.people() {
        client.hand_over(Guest::default());
        client.act(&id, &Command::sit()).await?;
        players.push(Player::new(client.socket(&id, Form::Programs, None).await?));
    }
    client.hand_over(host);
    client.act(&id, &Command::start()).await?;
    let seed = plan.seed.wrapping_add(table as u64);
    let chooser = Chooser::new(&plan.game, plan.seats, &[], seed);
    Ok(TableTask::new(id, players, chooser, plan.habits(table), Arc::clone(tally)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_spread_evenly_over_all_tables() {
        let plan = Plan {
            url: String::new(),
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
        let firsts: Vec<_> = (0..100).map(|table| plan.habits(table).pace.unwrap().0).collect();
        assert!(firsts.windows(2).all(|pair| pair[1] - pair[0] == Duration::from_millis(5)));
        assert!((0..100).all(|table| plan.habits(table).pace.unwrap().1 == Duration::from_millis(500)));
    }
}
