//! How much time each seat has left, by the table's clock setting.

use std::time::Duration;

use roshambo_rules::{MOST_SEATS, Seat};

use crate::protocol::ClockSetting;

/// The thinking time of all seats in one game.
#[derive(Debug)]
pub(crate) struct TimeBanks {
    setting: ClockSetting,
    /// What is left for each seat; unused unless the setting is a bank.
    banks: [Duration; MOST_SEATS],
}

impl TimeBanks {
    /// The banks at the start of a game.
    pub(super) fn new(setting: ClockSetting) -> TimeBanks {
        let start = match setting {
            ClockSetting::Bank { seconds, .. } => Duration::from_secs(seconds.into()),
            ClockSetting::None | ClockSetting::PerMove { .. } => Duration::ZERO,
        };
        TimeBanks { setting, banks: [start; MOST_SEATS] }
    }

    /// Subtracts time from a seat's bank, and adds the increment after a decision.
    pub(super) fn spend(&mut self, seat: Seat, milliseconds: u64, decided: bool) {
        let ClockSetting::Bank { increment, .. } = self.setting else { return };
        let bank = &mut self.banks[seat.index()];
        *bank = bank.saturating_sub(Duration::from_millis(milliseconds));
        if decided {
            *bank += Duration::from_secs(increment.into());
        }
    }

    /// A decision was taken back, and with it the increment. The time that it took stays spent.
    pub(super) fn take_back_increment(&mut self, seat: Seat) {
        let ClockSetting::Bank { increment, .. } = self.setting else { return };
        let bank = &mut self.banks[seat.index()];
        *bank = bank.saturating_sub(Duration::from_secs(increment.into()));
    }

    /// Whether time that has run out never comes back.
    pub(super) fn is_final(&self) -> bool {
        matches!(self.setting, ClockSetting::Bank { increment: 0, .. })
    }

    /// Whether a seat has no time left and gets none with its next decisions.
    pub(super) fn is_used_up(&self, seat: Seat) -> bool {
        self.is_final() && self.banks[seat.index()].is_zero()
    }

    /// The time that a seat has for its decision; `None` without a clock.
    pub(crate) fn allowance(&self, seat: Seat) -> Option<Duration> {
        match self.setting {
            ClockSetting::None => None,
            ClockSetting::PerMove { seconds } => Some(Duration::from_secs(seconds.into())),
            ClockSetting::Bank { .. } => Some(self.banks[seat.index()]),
        }
    }
}
