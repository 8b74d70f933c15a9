//! A mean score of each seat with its standard error.

use roshambo_rules::{BySeat, MOST_SEATS, Seat, Seats};

use crate::heuristics::Values;

/// The mean of independent samples for each seat, and how exact it is.
#[derive(Clone, Debug)]
pub struct Estimate {
    seats: Seats,
    count: u64,
    sums: BySeat<f64, MOST_SEATS>,
    squares: BySeat<f64, MOST_SEATS>,
    exact: bool,
}

impl Estimate {
    /// An estimate without samples.
    pub fn new(seats: Seats) -> Estimate {
        Estimate { seats, count: 0, sums: BySeat::default(), squares: BySeat::default(), exact: false }
    }

    /// Adds a sample.
    pub fn add(&mut self, values: &Values) {
        self.add_by(|seat| f64::from(values[seat]));
    }

    /// Adds a sample that is given for each seat.
    pub fn add_by(&mut self, value: impl Fn(Seat) -> f64) {
        self.count += 1;
        for seat in self.seats.iter() {
            let value = value(seat);
            self.sums[seat] += value;
            self.squares[seat] += value * value;
        }
    }

    /// Adds all samples of another estimate of the same quantity.
    pub fn merge(&mut self, other: &Estimate) {
        self.count += other.count;
        self.exact &= other.exact;
        for seat in self.seats.iter() {
            self.sums[seat] += other.sums[seat];
            self.squares[seat] += other.squares[seat];
        }
    }

    /// The same mean, known to be without error.
    #[must_use]
    pub fn exact(self) -> Estimate {
        Estimate { exact: true, ..self }
    }

    /// The seats.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// The number of samples.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean of a seat; 0 without samples.
    pub fn mean(&self, seat: Seat) -> f64 {
        self.sums[seat] / self.count.max(1) as f64
    }

    /// The variance of the mean: the square of its standard error.
    ///
    /// If all samples are equal, their spread says nothing. So each estimate counts one more sample that is half a unit
    /// away from its mean.
    pub fn variance(&self, seat: Seat) -> f64 {
        if self.exact {
            return 0.0;
        }
        let count = self.count.max(1) as f64;
        let mean = self.mean(seat);
        let spread = (self.squares[seat] - count * mean * mean).max(0.0);
        (spread + 0.25) / (count * count)
    }

    /// The standard error of the mean.
    pub fn error(&self, seat: Seat) -> f64 {
        self.variance(seat).sqrt()
    }
}
