//! What to compare: the cross product of numbers of seats, values of options, and levels.

use roshambo_bots::Level;
use roshambo_rules::{Arg, OptionError, Phrase, Say, Seats, error_by_phrase, say};
use roshambo_table::{GameId, open};
use serde::Serialize;

/// A comparison of variants.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Plan {
    /// The game.
    pub game: GameId,
    /// The numbers of seats.
    pub seats: Vec<Seats>,
    /// The options that are varied or set: each with its values.
    pub options: Vec<(String, Vec<String>)>,
    /// The levels. Games in which all seats play at one level are one variant for each level; between each two levels
    /// that follow one another in the list there is a contest.
    pub levels: Vec<Level>,
    /// Everything random follows from it.
    pub seed: u64,
    /// When to stop.
    pub target: Target,
}

/// When a comparison has enough games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// After this many games of each variant.
    Games(u64),
    /// When the 95 % interval of every win share, and of every difference between win shares, is at most this wide.
    /// In percentage points.
    Width(f64),
}

/// One way to play a game: everything but chance and decisions is fixed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Variant {
    /// The number of seats.
    pub seats: Seats,
    /// The options that the plan names, with the value of this variant.
    pub options: Vec<(String, String)>,
    /// Who plays.
    pub players: Players,
    /// The index of the variant to compare with.
    pub base: Option<usize>,
}

/// Who plays in a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Players {
    /// All seats play at one level.
    Same {
        /// The level.
        level: Level,
    },
    /// One seat plays at one level, all others at another. The seat changes from deal to deal.
    Contest {
        /// The level of the one seat.
        one: Level,
        /// The level of all other seats.
        others: Level,
    },
}

impl Players {
    /// The level of a seat in a deal.
    pub(crate) fn level_at(self, seat: usize, seats: Seats, deal: u64) -> Level {
        match self {
            Players::Same { level } => level,
            Players::Contest { one, others } => {
                if self.seat_of_one(seats, deal) == Some(seat) {
                    one
                } else {
                    others
                }
            }
        }
    }

    /// In a contest: the seat that plays at the level of the one.
    pub(crate) fn seat_of_one(self, seats: Seats, deal: u64) -> Option<usize> {
        match self {
            Players::Same { .. } => None,
            Players::Contest { .. } => Some((deal % seats.count() as u64) as usize),
        }
    }

    /// Whether a player searches, so that a game takes seconds and not microseconds.
    pub(crate) fn search(self) -> bool {
        let searches = |level: Level| matches!(level, Level::Hard | Level::Expert);
        match self {
            Players::Same { level } => searches(level),
            Players::Contest { one, others } => searches(one) || searches(others),
        }
    }
}

/// Why a plan cannot be carried out.
#[derive(Clone, Debug, PartialEq)]
pub enum PlanError {
    /// An option is listed twice.
    OptionTwice(String),
    /// The game has no such option or value.
    Option(OptionError),
    /// There are too many combinations.
    TooManyVariants {
        /// How many.
        found: usize,
    },
}

impl Say for PlanError {
    fn say(&self) -> Phrase {
        match self {
            PlanError::OptionTwice(name) => say!("option-twice", name = Arg::foreign(name)),
            PlanError::Option(error) => error.say(),
            PlanError::TooManyVariants { found } => {
                say!("lab-too-many-variants", found = *found, most = MOST_VARIANTS)
            }
        }
    }
}

error_by_phrase!(PlanError);

/// The largest number of variants of a plan. A report about more would not be readable.
pub const MOST_VARIANTS: usize = 60;

impl Plan {
    /// All variants. The first values of all lists come first; the levels vary fastest.
    pub fn variants(&self) -> Result<Vec<Variant>, PlanError> {
        for (place, (name, _)) in self.options.iter().enumerate() {
            if self.options[..place].iter().any(|(earlier, _)| earlier == name) {
                return Err(PlanError::OptionTwice(name.clone()));
            }
        }
        let players = self.players();
        let combinations: Vec<usize> = self.options.iter().map(|(_, values)| values.len()).collect();
        let choices = combinations.iter().try_fold(1usize, |all, values| all.checked_mul(*values));
        let each = |of: usize| choices.and_then(|choices| choices.checked_mul(of));
        let count = each(self.seats.len() * players.len()).unwrap_or(usize::MAX);
        if count > MOST_VARIANTS {
            return Err(PlanError::TooManyVariants { found: count });
        }
        let choices = choices.unwrap_or(1);
        let mut variants = Vec::new();
        for (table, seats) in self.seats.iter().enumerate() {
            for choice in 0..choices {
                let options = self.options_of(choice);
                open(self.game, *seats, &options).map_err(PlanError::Option)?;
                for (place, players_of) in players.iter().enumerate() {
                    let index = |table: usize, choice: usize, place: usize| {
                        (table * choices + choice) * players.len() + place
                    };
                    // Compare with what differs in one thing only.
                    let base = if choice > 0 {
                        Some(index(table, 0, place))
                    } else if place > 0 {
                        matches!(players_of, Players::Same { .. }).then(|| index(table, 0, 0))
                    } else if table > 0 {
                        Some(index(0, 0, 0))
                    } else {
                        None
                    };
                    variants.push(Variant {
                        seats: *seats,
                        options: options.clone(),
                        players: *players_of,
                        base,
                    });
                }
            }
        }
        Ok(variants)
    }

    fn players(&self) -> Vec<Players> {
        let same = self.levels.iter().map(|level| Players::Same { level: *level });
        let contests = self.levels.windows(2).map(|pair| Players::Contest { one: pair[1], others: pair[0] });
        same.chain(contests).collect()
    }

    /// The values of the options with this number among all combinations; the last option varies fastest.
    fn options_of(&self, mut choice: usize) -> Vec<(String, String)> {
        let mut chosen: Vec<(String, String)> = Vec::new();
        for (name, values) in self.options.iter().rev() {
            chosen.push((name.clone(), values[choice % values.len()].clone()));
            choice /= values.len();
        }
        chosen.reverse();
        chosen
    }

    /// Whether a game of any variant takes seconds.
    pub(crate) fn is_slow(variants: &[Variant]) -> bool {
        variants.iter().any(|variant| variant.players.search())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(options: &[(&str, &[&str])], levels: &[Level]) -> Plan {
        let owned = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect();
        Plan {
            game: GameId::Tsuefa,
            seats: vec![Seats::FEWEST],
            options: options.iter().map(|(name, values)| ((*name).to_owned(), owned(values))).collect(),
            levels: levels.to_vec(),
            seed: 1,
            target: Target::Games(1),
        }
    }

    #[test]
    fn variants_are_the_cross_product_and_each_has_a_base_that_differs_in_one_thing() {
        let plan = plan(
            &[("variant", &["novice", "pro"]), ("items", &["4-3-3", "5-3-2"])],
            &[Level::Random, Level::Medium],
        );
        let variants = plan.variants().unwrap();
        // Four combinations of options; for each, two levels and a contest between them.
        assert_eq!(variants.len(), 12);
        let bases: Vec<Option<usize>> = variants.iter().map(|variant| variant.base).collect();
        let expected = [
            None,
            Some(0),
            None,
            Some(0),
            Some(1),
            Some(2),
            Some(0),
            Some(1),
            Some(2),
            Some(0),
            Some(1),
            Some(2),
        ];
        assert_eq!(bases, expected);
        assert_eq!(variants[3].options[1], ("items".to_owned(), "5-3-2".to_owned()));
    }

    #[test]
    fn wrong_plans_are_refused() {
        let levels = [Level::Random];
        let twice = plan(&[("items", &["4-3-3"]), ("items", &["5-3-2"])], &levels);
        assert_eq!(twice.variants(), Err(PlanError::OptionTwice("items".to_owned())));
        assert!(matches!(plan(&[("speed", &["1"])], &levels).variants(), Err(PlanError::Option(_))));
        assert!(matches!(plan(&[("items", &["9-9-9"])], &levels).variants(), Err(PlanError::Option(_))));
        let many = ["4-3-3"; 40];
        let two = plan(&[("items", &many), ("variant", &["novice", "pro"])], &levels);
        assert_eq!(two.variants(), Err(PlanError::TooManyVariants { found: 80 }));
    }

    #[test]
    fn the_seat_of_a_contest_changes_from_deal_to_deal() {
        let contest = Players::Contest { one: Level::Medium, others: Level::Easy };
        let seats = Seats::new(3).unwrap();
        let at = |deal| {
            (0..3).map(|seat| contest.level_at(seat, seats, deal) == Level::Medium).collect::<Vec<_>>()
        };
        assert_eq!(at(0), [true, false, false]);
        assert_eq!(at(4), [false, true, false]);
    }
}
