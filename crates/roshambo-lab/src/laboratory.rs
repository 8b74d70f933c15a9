//! A comparison that can be played, a stride of deals at a time.

use roshambo_bots::{BotError, Rng, Stop};
use roshambo_rules::{Dice, GameOptions, OptionError, Phrase, Say, Seat, error_by_phrase, say};
use roshambo_table::{MoveError, with_game};

use crate::figure::{Cells, Layout};
use crate::games::LabGame;
use crate::measure::{Finished, Measure, Setup, Swapped, score};
use crate::measures;
use crate::plan::{Plan, PlanError, Target, Variant};
use crate::play::{Buffers, Deal, finish, play};
use crate::streams::{Purpose, stream};
use crate::tally::{Bases, Tally};

/// A plan with everything that follows from it.
pub struct Laboratory {
    pub(crate) plan: Plan,
    pub(crate) variants: Vec<Variant>,
    pub(crate) layouts: Vec<Layout>,
    pub(crate) bases: Bases,
}

/// A run of deals that is played at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stride {
    /// The number of its first deal.
    pub first: u64,
    /// The number of its deals.
    pub deals: u64,
}

/// Why a game could not be finished.
#[derive(Clone, Debug)]
pub enum LabError {
    /// The options are wrong. A plan with such options has no laboratory.
    Option(OptionError),
    /// A bot returned an error.
    Bot(BotError),
    /// The rules refused the move of a bot or a shuffled deck.
    Refused(Box<MoveError>),
    /// The game does not end.
    Endless,
}

impl Say for LabError {
    fn say(&self) -> Phrase {
        match self {
            LabError::Option(error) => error.say(),
            LabError::Bot(error) => error.say(),
            LabError::Refused(error) => error.say(),
            LabError::Endless => say!("lab-endless"),
        }
    }
}

error_by_phrase!(LabError);

/// About so many games of each variant are probed: looked at by the measures that cost much.
const PROBES: u64 = 400;
/// In about so many games of each variant a card is exchanged and the game is played again.
const SWAPS: u64 = 40_000;

impl Laboratory {
    /// Checks a plan.
    pub fn new(plan: Plan) -> Result<Laboratory, PlanError> {
        let variants = plan.variants()?;
        let layouts: Result<Vec<Layout>, PlanError> = variants
            .iter()
            .map(|variant| {
                with_game!(plan.game, G => {
                    let options = options_of::<G>(variant)?;
                    let setup = Setup { plan: &plan, variant, seats: variant.seats, options: &options };
                    Ok(measures::all::<G>(&setup).1)
                })
            })
            .collect();
        let layouts = layouts?;
        let bases = Bases::new(&variants, &layouts);
        Ok(Laboratory { plan, variants, layouts, bases })
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The variants that are compared.
    pub fn variants(&self) -> &[Variant] {
        &self.variants
    }

    /// Plays the deals of a stride in every variant. `None` if it was stopped meanwhile.
    pub fn play(&self, stride: Stride, stop: &Stop) -> Result<Option<Tally>, LabError> {
        with_game!(self.plan.game, G => self.play_in::<G>(stride, stop))
    }

    fn play_in<G: LabGame>(&self, stride: Stride, stop: &Stop) -> Result<Option<Tally>, LabError> {
        let mut tally = Tally::new(&self.layouts);
        let mut tables: Vec<VariantTable<G>> = Vec::new();
        for variant in &self.variants {
            tables.push(VariantTable::new(&self.plan, variant)?);
        }
        let mut cells: Vec<Cells> = vec![Cells::default(); tables.len()];
        for number in stride.first..stride.first + stride.deals {
            for (place, table) in tables.iter_mut().enumerate() {
                cells[place].clear(&self.layouts[place]);
                if !table.play(&self.plan, number, stop, &mut cells[place])? {
                    return Ok(None);
                }
            }
            tally.add_deal(&cells, &self.variants, &self.bases);
        }
        Ok(Some(tally))
    }
}

fn options_of<G: LabGame>(variant: &Variant) -> Result<G::Options, PlanError> {
    let mut options = G::Options::default();
    for (name, value) in &variant.options {
        options.set(variant.seats, name, value).map_err(PlanError::Option)?;
    }
    Ok(options)
}

/// A variant with its measures.
struct VariantTable<'a, G: LabGame> {
    variant: &'a Variant,
    options: G::Options,
    measures: Vec<Box<dyn Measure<G>>>,
    buffers: Buffers<G>,
}

impl<'a, G: LabGame> VariantTable<'a, G> {
    fn new(plan: &Plan, variant: &'a Variant) -> Result<VariantTable<'a, G>, LabError> {
        let options = options_of::<G>(variant).map_err(|error| match error {
            PlanError::Option(error) => LabError::Option(error),
            PlanError::OptionTwice(_) | PlanError::TooManyVariants { .. } => LabError::Endless,
        })?;
        let setup = Setup { plan, variant, seats: variant.seats, options: &options };
        let (measures, _) = measures::all::<G>(&setup);
        Ok(VariantTable { variant, options, measures, buffers: Buffers::default() })
    }

    /// Plays a deal and measures it. False if it was stopped meanwhile.
    fn play(&mut self, plan: &Plan, number: u64, stop: &Stop, cells: &mut Cells) -> Result<bool, LabError> {
        let (probe_every, swap_every) = match plan.target {
            Target::Games(games) => (games.div_ceil(PROBES).max(1), games.div_ceil(SWAPS).max(1)),
            Target::Width(_) => (8, 1),
        };
        let deal = |swap: Option<(usize, usize)>, probed: bool, options| Deal::<G> {
            variant: self.variant,
            options,
            seed: plan.seed,
            number,
            swap,
            probed,
            stop,
        };
        let probed = number.is_multiple_of(probe_every);
        let Some(outcome) = play(&deal(None, probed, &self.options), &mut self.measures, &mut self.buffers)?
        else {
            return Ok(false);
        };
        let seats = self.variant.seats;
        let mut swapped = None;
        let swaps = number.is_multiple_of(swap_every) && !self.variant.players.search();
        if let Some(swap) =
            swaps.then(|| Swap::draw::<G>(plan, number, seats, &self.buffers.first_deck)).flatten()
        {
            let again = deal(Some((swap.hand, swap.other)), false, &self.options);
            let Some(outcome) = play::<G>(&again, &mut [], &mut self.buffers)? else {
                return Ok(false);
            };
            let score = score(&outcome, seats, swap.seat);
            swapped = Some(Swapped { seat: swap.seat, had: swap.had, got: swap.got, score });
        }
        let finished = Finished { seats, outcome: &outcome, deal: number, swapped };
        finish(&finished, &mut self.measures, cells);
        Ok(true)
    }
}

/// An exchange of a dealt card with one that is not dealt.
struct Swap {
    seat: Seat,
    hand: usize,
    other: usize,
    had: usize,
    got: usize,
}

impl Swap {
    /// A random exchange. `None` if the game deals no cards, or if both cards are equal.
    fn draw<G: LabGame>(
        plan: &Plan,
        deal: u64,
        seats: roshambo_rules::Seats,
        deck: &[G::Card],
    ) -> Option<Swap> {
        let shape = G::deal_shape(seats)?;
        let dealt = shape.before + shape.each * seats.count();
        let mut rng: Rng = stream(plan.seed, deal, Purpose::Measure(0));
        let place = rng.below((shape.each * seats.count()) as u32) as usize;
        let (hand, seat) = (shape.before + place, Seat::new(place % seats.count()));
        let rest = u32::try_from(deck.len().checked_sub(dealt)?).ok().filter(|rest| *rest > 0)?;
        let other = dealt + rng.below(rest) as usize;
        let (had, got) = (G::piece(deck[hand]), G::piece(deck[other]));
        (had != got).then_some(Swap { seat, hand, other, had, got })
    }
}
