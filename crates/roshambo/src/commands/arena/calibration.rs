//! `--equal-time`: numbers of iterations with which all searching participants need the same processor time.
//!
//! An iteration of one player costs more than that of another. Limits by the clock would make the result depend on what
//! else the machine does, so the participants are timed once, on the same positions, and then play by iterations. The
//! names in the report say how many: with `--iterations` and the same seed the contest can be repeated exactly.

use std::time::Duration;

use roshambo_bots::{BotSpec, Level, Stop, next_seat};
use roshambo_table::Observation;
use roshambo_table::record::Header;

use crate::contest::Deal;
use crate::failure::Failure;
use crate::participant::Participant;

/// The number of positions. Their decisions differ much in cost, so fewer would be a matter of luck.
const POSITIONS: usize = 40;
/// The games that the positions are taken from.
const GAMES: u64 = 8;
/// Fixed costs, such as preparing a belief, make the first correction inexact.
const CORRECTIONS: usize = 3;

/// Gives every participant that searches the time of the first one that does, as long as it needs for its own number of
/// iterations.
pub(super) fn equalise(participants: &mut [Participant], header: &Header) -> Result<(), Failure> {
    let positions = positions(header)?;
    let mut target: Option<Duration> = None;
    for participant in participants.iter_mut().filter(|participant| participant.iterations().is_some()) {
        let Some(target) = target else {
            target = Some(time(participant, &positions)?);
            continue;
        };
        for _ in 0..CORRECTIONS {
            let needed = time(participant, &positions)?;
            let factor = target.as_secs_f64() / needed.as_secs_f64().max(1e-9);
            let iterations = participant.iterations().unwrap_or(1) as f64 * factor;
            participant.set_iterations((iterations.round() as u64).max(1));
        }
    }
    Ok(())
}

/// Observations of seats with a choice, spread over games of the medium level.
fn positions(header: &Header) -> Result<Vec<Observation>, Failure> {
    let medium = Participant::new(&BotSpec::Level(Level::Medium), header.game, None);
    let mut all = Vec::new();
    for game in 0..GAMES {
        let deal = Deal::new(format!("roshambo calibration {game}"));
        let mut table = deal.table(header)?;
        let mut bots: Vec<_> = (0..header.seats.count())
            .map(|seat| medium.player(game * 8 + seat as u64, &Stop::default()))
            .collect();
        while let Some(seat) = next_seat(&table) {
            let seen = Observation::of(table.driver(), seat);
            let player = &mut bots[seat.index()];
            let decision = player.bot.decide(&seen, &player.budget).map_err(Failure::call)?;
            if seen.legal.listed().is_some_and(|moves| moves.len() > 1) {
                all.push(seen);
            }
            table.play(seat, &decision.mv).map_err(Failure::call)?;
        }
    }
    let step = (all.len() / POSITIONS).max(1);
    Ok(all.into_iter().step_by(step).take(POSITIONS).collect())
}

/// The processor time for all positions.
fn time(participant: &Participant, positions: &[Observation]) -> Result<Duration, Failure> {
    let mut player = participant.player(1, &Stop::default());
    let start = processor_time();
    for seen in positions {
        player.bot.decide(seen, &player.budget).map_err(Failure::call)?;
    }
    Ok(processor_time().saturating_sub(start))
}

/// The processor time of this thread.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// The time since the first call, where threads have no clock of their own.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}
