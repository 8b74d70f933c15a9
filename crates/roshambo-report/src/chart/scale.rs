//! Axes: a range of numbers on a range of coordinates, with round numbers as ticks.

/// Maps numbers to coordinates.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// A scale that shows all these numbers, between the coordinates `from` and `to`. Numbers that are not finite are
    /// ignored.
    pub(crate) fn over(numbers: impl IntoIterator<Item = f64>, from: f64, to: f64) -> Scale {
        let finite = numbers.into_iter().filter(|number| number.is_finite());
        let (mut low, mut high) = finite.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), number| {
            (low.min(number), high.max(number))
        });
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        if high - low < 1e-12 {
            // One number alone: show it in the middle.
            let around = if low == 0.0 { 1.0 } else { low.abs() / 2.0 };
            (low, high) = (low - around, high + around);
        }
        Scale { low, high, from, to }
    }

    /// The coordinate of a number. What is not finite lies at the start.
    pub(crate) fn at(self, number: f64) -> f64 {
        let share = ((number - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        let share = if share.is_nan() { 0.0 } else { share };
        self.from + share * (self.to - self.from)
    }

    /// About `count` round numbers on the scale.
    pub(crate) fn ticks(self, count: usize) -> Vec<f64> {
        let rough = (self.high - self.low) / count.max(1) as f64;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 2.5, 5.0, 10.0].map(|factor| factor * power);
        let step = step.into_iter().find(|step| *step >= rough * (1.0 - 1e-9)).unwrap_or(10.0 * power);
        let first = (self.low / step - 1e-9).ceil() as i64;
        let last = (self.high / step + 1e-9).floor() as i64;
        (first..=last.min(first + 50)).map(|tick| tick as f64 * step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_numbers_inside_the_range() {
        let scale = Scale::over([0.03, 0.97], 0.0, 100.0);
        let ticks = scale.ticks(5);
        assert_eq!(
            ticks.iter().map(|tick| format!("{tick:.1}")).collect::<Vec<_>>(),
            ["0.2", "0.4", "0.6", "0.8"]
        );
    }

    #[test]
    fn a_scale_maps_its_ends_to_its_coordinates() {
        let scale = Scale::over([2.0, 4.0, f64::NAN], 100.0, 0.0);
        assert_eq!((scale.at(2.0), scale.at(3.0), scale.at(4.0), scale.at(9.0)), (100.0, 50.0, 0.0, 0.0));
        let single = Scale::over([5.0], 0.0, 10.0);
        assert_eq!(single.at(5.0), 5.0);
        assert_eq!(Scale::over([], 0.0, 1.0).at(0.5), 0.5);
    }
}
