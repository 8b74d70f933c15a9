//! What a measure sees of a game.

use roshambo_rules::{Outcome, Seat, Seats};

use crate::figure::Cells;
use crate::games::LabGame;
use crate::plan::{Plan, Variant};

/// What a measure knows before it declares its figures.
pub(crate) struct Setup<'a, G: LabGame> {
    pub(crate) plan: &'a Plan,
    pub(crate) variant: &'a Variant,
    pub(crate) seats: Seats,
    pub(crate) options: &'a G::Options,
}

/// A kind of figures. Each has a file in `measures/`: what it declares, and what each game adds.
///
/// A measure looks at one game after the other: `start`, then `dealt`, `before` and `after` for each input, then `finish`.
pub(crate) trait Measure<G: LabGame>: Send {
    /// A game begins. `probed` says that measures which cost much look at it.
    fn start(&mut self, _deal: u64, _probed: bool) {}
    /// A deck was dealt.
    fn dealt(&mut self, _dealt: &Dealt<'_, G>) {}
    /// A seat is about to decide.
    fn before(&mut self, _decision: &Decision<'_, G>) {}
    /// A decision was carried out.
    fn after(&mut self, _step: &Step<'_, G>) {}
    /// The game is over.
    fn finish(&mut self, finished: &Finished<'_>, cells: &mut Cells);
}

/// A deck that was dealt.
pub(crate) struct Dealt<'a, G: LabGame> {
    pub(crate) game: &'a G,
    pub(crate) events: &'a [G::Event],
    /// The number of the deck in the game, from 0.
    pub(crate) number: u32,
}

/// A decision that is about to be made.
pub(crate) struct Decision<'a, G: LabGame> {
    pub(crate) game: &'a G,
    pub(crate) seat: Seat,
}

/// A decision and what it did.
pub(crate) struct Step<'a, G: LabGame> {
    pub(crate) before: &'a G,
    pub(crate) seat: Seat,
    pub(crate) mv: G::Move,
    pub(crate) events: &'a [G::Event],
    pub(crate) after: &'a G,
}

/// The end of a game.
pub(crate) struct Finished<'a> {
    pub(crate) seats: Seats,
    pub(crate) outcome: &'a Outcome,
    pub(crate) deal: u64,
    /// The seat whose starting hand had another card in a second game of the same deal: the seat, and its score there in
    /// sixtieths.
    pub(crate) swapped: Option<Swapped>,
}

/// The result of a game in which two cards of the first deck were exchanged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Swapped {
    pub(crate) seat: Seat,
    /// The piece that the seat held in the first game, and the one that it held instead in the second.
    pub(crate) had: usize,
    pub(crate) got: usize,
    /// The score of the seat in the second game, in sixtieths.
    pub(crate) score: i64,
}

/// A whole victory in the unit of scores: 60 is divisible by every possible number of winners.
pub(crate) const WHOLE: i64 = 60;

/// A seat's part of the victory in sixtieths: a shared victory counts by share, a draw equally for all.
pub(crate) fn score(outcome: &Outcome, seats: Seats, seat: Seat) -> i64 {
    match outcome.winners.len() {
        0 => WHOLE / seats.count() as i64,
        winners if outcome.winners.contains(seat) => WHOLE / winners as i64,
        _ => 0,
    }
}
