//! Linear combinations of independent estimates, with exact errors.
//!
//! Every figure of the split is a sum of rollout estimates with known coefficients, and many figures share estimates. A
//! form keeps the coefficients, so that the error of each figure is right: what cancels in a sum cancels in its error.

use std::collections::BTreeMap;
use std::iter::Sum;
use std::ops::{Add, Mul, Sub};

use roshambo_bots::Estimate;
use roshambo_rules::Seat;

use crate::report::Figure;

/// A linear combination of estimates, which are named by their index.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Form(BTreeMap<usize, f64>);

impl Form {
    /// One estimate itself.
    pub(crate) fn of(estimate: usize) -> Form {
        Form(BTreeMap::from([(estimate, 1.0)]))
    }

    /// The figure of a seat.
    pub(crate) fn figure(&self, estimates: &[Estimate], seat: Seat) -> Figure {
        let (mut value, mut variance) = (0.0, 0.0);
        for (index, factor) in &self.0 {
            value += factor * estimates[*index].mean(seat);
            variance += factor * factor * estimates[*index].variance(seat);
        }
        Figure { value, error: variance.sqrt() }
    }

    fn combined(mut self, other: &Form, factor: f64) -> Form {
        for (index, own) in &other.0 {
            let sum = self.0.entry(*index).or_default();
            *sum += factor * own;
            if *sum == 0.0 {
                self.0.remove(index);
            }
        }
        self
    }
}

impl Add<&Form> for Form {
    type Output = Form;

    fn add(self, other: &Form) -> Form {
        self.combined(other, 1.0)
    }
}

impl Sub<&Form> for Form {
    type Output = Form;

    fn sub(self, other: &Form) -> Form {
        self.combined(other, -1.0)
    }
}

impl Mul<f64> for Form {
    type Output = Form;

    fn mul(mut self, factor: f64) -> Form {
        if factor == 0.0 {
            return Form::default();
        }
        self.0.values_mut().for_each(|own| *own *= factor);
        self
    }
}

impl<'a> Sum<&'a Form> for Form {
    fn sum<I: Iterator<Item = &'a Form>>(forms: I) -> Form {
        forms.fold(Form::default(), |sum, form| sum + form)
    }
}

#[cfg(test)]
mod tests {
    use roshambo_rules::Seats;

    use super::*;

    fn estimate(values: &[f64]) -> Estimate {
        let mut estimate = Estimate::new(Seats::new(2).unwrap());
        for value in values {
            estimate.add_by(|_| *value);
        }
        estimate
    }

    #[test]
    fn what_cancels_in_a_sum_cancels_in_its_error() {
        let estimates = [estimate(&[0.2, 0.4]), estimate(&[0.5, 0.9])];
        let (one, other) = (Form::of(0), Form::of(1));
        let sum = one.clone() + &other;
        let whole = sum.figure(&estimates, Seat::FIRST);
        assert!((whole.value - 1.0).abs() < 1e-12 && whole.error > 0.0);
        let back = sum - &other;
        assert_eq!(back, one);
        let nothing = back - &one;
        assert_eq!(nothing.figure(&estimates, Seat::FIRST), Figure::default());
    }

    #[test]
    fn errors_of_independent_estimates_add_as_squares() {
        let estimates = [estimate(&[0.2, 0.4]), estimate(&[0.5, 0.9])];
        let errors: Vec<f64> =
            (0..2).map(|index| Form::of(index).figure(&estimates, Seat::FIRST).error).collect();
        let difference = (Form::of(0) * 2.0 - &Form::of(1)).figure(&estimates, Seat::FIRST);
        let expected = (4.0 * errors[0].powi(2) + errors[1].powi(2)).sqrt();
        assert!((difference.error - expected).abs() < 1e-12);
    }
}
