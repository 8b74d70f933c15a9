//! Leads: how often the leader wins, how often the lead changes, how far behind the winner was, and how long the result is
//! open.

use roshambo_bots::Values;
use roshambo_rules::{Seat, Seats, say};

use super::probes::MOMENTS;
use crate::figure::{Cells, FigureIndex, Layout, Section, Unit};
use crate::measure::{Finished, WHOLE, score};

/// A lead of less than this is no lead: it may be an error of the estimate. Chosen by hand.
const LEAST_LEAD: f32 = 0.1;
/// The unit of shares in sums.
const MILLION: f32 = 1e6;

pub(super) struct Lead {
    /// The moments at a quarter, a half and three quarters of the decisions, with the figure for each.
    leader_wins: [(usize, FigureIndex); 3],
    lead_changes: FigureIndex,
    worst: FigureIndex,
    open: [(usize, FigureIndex); 3],
    settled: FigureIndex,
}

impl Lead {
    pub(super) fn new(layout: &mut Layout) -> Lead {
        let quarters = [1, 2, 3].map(|quarter| (quarter * MOMENTS / 4, quarter * 25));
        let leader_wins = quarters.map(|(moment, percent)| {
            let label = say!("lab-leader-wins", percent = percent);
            (moment, layout.add(Section::Lead, label, Unit::Share))
        });
        let open = quarters.map(|(moment, percent)| {
            let label = say!("lab-open", percent = percent);
            (moment, layout.add(Section::Lead, label, Unit::Share))
        });
        let mut add = |label, unit| layout.add(Section::Lead, label, unit);
        Lead {
            leader_wins,
            open,
            lead_changes: add(say!("lab-lead-changes"), Unit::Number),
            worst: add(say!("lab-winner-worst"), Unit::Share),
            settled: add(say!("lab-settled"), Unit::Share),
        }
    }

    pub(super) fn add(&self, equities: &[Values], finished: &Finished<'_>, cells: &mut Cells) {
        let seats = finished.seats;
        for (moment, figure) in self.leader_wins {
            if let Some(leader) = leader(&equities[moment], seats) {
                cells.add(figure, score(finished.outcome, seats, leader), WHOLE);
            }
        }
        for (moment, figure) in self.open {
            let highest = seats.iter().map(|seat| equities[moment][seat]).fold(0.0, f32::max);
            // 1 if all are equally likely to win, 0 if one is certain to.
            let equal = 1.0 - 1.0 / seats.count() as f32;
            let open = ((1.0 - highest) / equal).clamp(0.0, 1.0);
            cells.add(figure, (open * MILLION) as i64, MILLION as i64);
        }
        let leaders: Vec<Seat> = equities.iter().filter_map(|values| leader(values, seats)).collect();
        let changes = leaders.windows(2).filter(|pair| pair[0] != pair[1]).count();
        cells.add(self.lead_changes, changes as i64, 1);
        let mut winners = finished.outcome.winners.iter();
        if let (Some(winner), None) = (winners.next(), winners.next()) {
            let worst = equities.iter().map(|values| values[winner]).fold(1.0, f32::min);
            cells.add(self.worst, (worst.clamp(0.0, 1.0) * MILLION) as i64, MILLION as i64);
            // The first moment after which no other seat leads.
            let others = |values: &Values| leader(values, seats).is_some_and(|leader| leader != winner);
            let settled = equities.iter().rposition(others).map_or(0, |last| last + 1);
            cells.add(self.settled, settled as i64, MOMENTS as i64);
        }
    }
}

/// The seat that is ahead of all others by a clear margin.
fn leader(values: &Values, seats: Seats) -> Option<Seat> {
    let best = seats.iter().max_by(|one, other| values[*one].total_cmp(&values[*other]))?;
    let ahead =
        seats.iter().filter(|seat| *seat != best).all(|seat| values[best] - values[seat] >= LEAST_LEAD);
    ahead.then_some(best)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::Cell;
    use roshambo_rules::{Outcome, SeatSet};

    fn values(first: f32) -> Values {
        let mut values = Values::default();
        values[Seat::new(0)] = first;
        values[Seat::new(1)] = 1.0 - first;
        values
    }

    #[test]
    fn leads_of_a_known_game_are_counted() {
        let mut layout = Layout::default();
        let lead = Lead::new(&mut layout);
        let mut cells = Cells::default();
        cells.clear(&layout);
        // Seat 1 leads, nobody, seat 2 leads at 25 %, seat 1 from the middle on.
        let firsts = [0.7, 0.52, 0.6, 0.2, 0.3, 0.5, 0.8, 0.8, 0.8, 0.9, 1.0, 1.0];
        let equities: Vec<Values> = firsts.into_iter().map(values).collect();
        let outcome = Outcome::new(Seats::FEWEST, SeatSet::only(Seat::FIRST), |_| 0);
        let finished = Finished { seats: Seats::FEWEST, outcome: &outcome, deal: 0, swapped: None };
        lead.add(&equities, &finished, &mut cells);
        let cell = |index: FigureIndex| cells.0[index.place()];
        assert_eq!(lead.leader_wins.map(|(_, figure)| cell(figure).num), [0, 60, 60]);
        assert_eq!(cell(lead.lead_changes), Cell { num: 2, den: 1 });
        assert_eq!(cell(lead.worst), Cell { num: 200_000, den: 1_000_000 });
        assert_eq!(cell(lead.settled), Cell { num: 5, den: 12 });
        // At 25 % the leader has 0.8 of 1.
        assert_eq!((cell(lead.open[0].1).num as f64 / 1e6 * 10.0).round(), 4.0);
    }
}
