//! Sums over games. All of them are integers: they do not depend on the order of the games, on the number of threads or
//! on an interruption.

use crate::figure::{Cell, Cells, Layout};
use crate::plan::Variant;

/// The sums of one figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moments {
    /// The number of games that add anything.
    pub(crate) games: i128,
    pub(crate) num: i128,
    pub(crate) den: i128,
    pub(crate) num_num: i128,
    pub(crate) num_den: i128,
    pub(crate) den_den: i128,
    /// The sums of products with the same game of the base variant, in the order num·num, num·den, den·num, den·den.
    pub(crate) cross: [i128; 4],
}

impl Moments {
    pub(crate) const NUMBERS: usize = 10;

    fn add(&mut self, cell: Cell, base: Option<Cell>) {
        if cell.den == 0 {
            return;
        }
        let [num, den] = [cell.num, cell.den].map(i128::from);
        self.games += 1;
        self.num += num;
        self.den += den;
        self.num_num += num * num;
        self.num_den += num * den;
        self.den_den += den * den;
        if let Some(base) = base {
            let [base_num, base_den] = [base.num, base.den].map(i128::from);
            self.cross[0] += num * base_num;
            self.cross[1] += num * base_den;
            self.cross[2] += den * base_num;
            self.cross[3] += den * base_den;
        }
    }

    pub(crate) fn to_numbers(self) -> [i128; Moments::NUMBERS] {
        let [nn, nd, dn, dd] = self.cross;
        [self.games, self.num, self.den, self.num_num, self.num_den, self.den_den, nn, nd, dn, dd]
    }

    pub(crate) fn from_numbers(numbers: [i128; Moments::NUMBERS]) -> Moments {
        let [games, num, den, num_num, num_den, den_den, nn, nd, dn, dd] = numbers;
        Moments { games, num, den, num_num, num_den, den_den, cross: [nn, nd, dn, dd] }
    }
}

/// The sums of all figures of all variants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub(crate) variants: Vec<Vec<Moments>>,
    /// The number of deals, each played once in every variant.
    pub(crate) deals: u64,
}

/// For each variant, the place of each figure in the layout of its base.
#[derive(Clone, Debug)]
pub(crate) struct Bases(Vec<Vec<Option<usize>>>);

impl Bases {
    pub(crate) fn new(variants: &[Variant], layouts: &[Layout]) -> Bases {
        let of = |(variant, layout): (&Variant, &Layout)| {
            let base = variant.base.map(|base| &layouts[base]);
            layout.figures.iter().map(|figure| base?.find(figure)).collect()
        };
        Bases(variants.iter().zip(layouts).map(of).collect())
    }

    /// The place of a figure of a variant in the layout of the variant's base.
    pub(crate) fn of(&self, variant: usize, figure: usize) -> Option<usize> {
        self.0[variant][figure]
    }
}

impl Tally {
    pub(crate) fn new(layouts: &[Layout]) -> Tally {
        let variants = layouts.iter().map(|layout| vec![Moments::default(); layout.figures.len()]);
        Tally { variants: variants.collect(), deals: 0 }
    }

    /// Adds one deal: what it gave in each variant.
    pub(crate) fn add_deal(&mut self, cells: &[Cells], variants: &[Variant], bases: &Bases) {
        self.deals += 1;
        for (place, moments) in self.variants.iter_mut().enumerate() {
            let base = variants[place].base.map(|base| &cells[base]);
            for (figure, moments) in moments.iter_mut().enumerate() {
                let same = base.and_then(|base| Some(base.0[bases.of(place, figure)?]));
                moments.add(cells[place].0[figure], same);
            }
        }
    }

    /// Adds the sums of other deals.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.deals += other.deals;
        for (own, other) in self.variants.iter_mut().flatten().zip(other.variants.iter().flatten()) {
            let sums: Vec<i128> =
                own.to_numbers().iter().zip(other.to_numbers()).map(|(one, two)| one + two).collect();
            if let Ok(sums) = sums.try_into() {
                *own = Moments::from_numbers(sums);
            }
        }
    }
}
