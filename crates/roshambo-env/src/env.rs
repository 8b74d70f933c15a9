//! One environment: games of any kind, one after the other, with chance from a seed.

use std::sync::Arc;

use roshambo_rules::{Game, Recall, Seat, Viewer};
use roshambo_table::{AnyView, GameId, with_game};

use crate::action::Action;
use crate::encode::Encode;
use crate::error::EnvError;
use crate::slot::{Progress, Slot};
use crate::spec::Spec;
use crate::state::{GameState, chosen_options, table_seats};

/// An environment for one game at a time.
///
/// Seats decide one after the other. Sealed decisions are asked for in seat order, and are hidden from
/// the other seats. The same seed and the same actions give the same games.
pub struct Env {
    slot: Box<dyn AnySlot>,
    spec: Spec,
}

impl Env {
    /// An environment with these options, at the start of the first game of a seed.
    pub fn new(game: GameId, seats: u8, options: &[(String, String)], seed: u64) -> Result<Env, EnvError> {
        let seats = table_seats(game, seats)?;
        with_game!(game, G => {
            let start = Arc::new(G::new(seats, &chosen_options::<G>(seats, options)?));
            Ok(Env { slot: Box::new(Slot::new(start, seed)), spec: Spec::of::<G>(seats) })
        })
    }

    /// The sizes of masks and tensors.
    pub fn spec(&self) -> Spec {
        self.spec
    }

    /// Starts the next game of the seed, whether or not this one is over.
    pub fn reset(&mut self) {
        self.slot.next_game();
    }

    /// Starts the first game of another seed.
    pub fn reset_to(&mut self, seed: u64) {
        self.slot.reseed(seed);
    }

    /// The number of the game since the seed was set, from 0.
    pub fn game_number(&self) -> u32 {
        self.slot.number()
    }

    /// The seat that decides now; `None` if the game is over or was cut off.
    pub fn player(&self) -> Option<Seat> {
        match self.slot.progress() {
            Progress::Player(seat) => Some(seat),
            Progress::Over | Progress::Truncated => None,
        }
    }

    /// Whether the game is over by its rules.
    pub fn is_over(&self) -> bool {
        self.slot.progress() == Progress::Over
    }

    /// Whether the game was cut off because it had too many decisions. Then all rewards are 0.
    pub fn is_truncated(&self) -> bool {
        self.slot.progress() == Progress::Truncated
    }

    /// The legal actions of the seat that decides now, in any order.
    pub fn legal_actions(&self) -> &[Action] {
        self.slot.legal()
    }

    /// A random legal action, each equally likely; `None` if no seat decides. These random numbers do
    /// not change the decks.
    pub fn random_action(&mut self) -> Option<Action> {
        self.slot.random_action()
    }

    /// Makes an action of the seat that decides now.
    pub fn step(&mut self, seat: Seat, action: Action) -> Result<(), EnvError> {
        self.slot.step(seat, action)
    }

    /// The reward of each seat: 0 until the game is over. See [`rewards`](crate::rewards).
    pub fn rewards(&self) -> &[f32] {
        &self.slot.rewards()[..self.spec.seats.count()]
    }

    /// The score of each seat, in the game's own unit: 0 until the game is over.
    pub fn scores(&self) -> &[f32] {
        &self.slot.scores()[..self.spec.seats.count()]
    }

    /// Writes which actions are legal for the seat that decides now.
    pub fn write_mask(&self, mask: &mut [bool]) -> Result<(), EnvError> {
        check_length("mask", mask.len(), self.spec.actions)?;
        self.slot.write_mask(mask);
        Ok(())
    }

    /// Writes the tensor of a seat.
    pub fn write_tensor(&self, viewer: Seat, tensor: &mut [f32]) -> Result<(), EnvError> {
        check_length("tensor", tensor.len(), self.spec.tensor)?;
        check_viewer(&self.spec, viewer)?;
        self.slot.write_tensor(viewer, tensor);
        Ok(())
    }

    /// What a viewer may know of the game.
    pub fn view(&self, viewer: Viewer, recall: Recall) -> AnyView {
        self.slot.view(viewer, recall)
    }

    /// A copy of the state. It goes on without the chance of the environment.
    pub fn state(&self) -> GameState {
        self.slot.state()
    }
}

impl Clone for Env {
    fn clone(&self) -> Env {
        Env { slot: self.slot.boxed(), spec: self.spec }
    }
}

/// Returns an error unless the game has this seat.
pub(crate) fn check_viewer(spec: &Spec, viewer: Seat) -> Result<(), EnvError> {
    if spec.seats.all().contains(viewer) {
        return Ok(());
    }
    with_game!(spec.game, G => {
        type Violation = <G as Game>::Violation;
        let error = roshambo_rules::PlayError::<Violation>::NoSuchSeat { seat: viewer, seats: spec.seats };
        Err(EnvError::refused(error))
    })
}

/// Returns an error unless a buffer has the expected length.
pub(crate) fn check_length(buffer: &'static str, found: usize, expected: usize) -> Result<(), EnvError> {
    if found == expected { Ok(()) } else { Err(EnvError::BufferLength { buffer, found, expected }) }
}

/// A slot of any kind of game.
trait AnySlot: Send + Sync {
    fn next_game(&mut self);
    fn reseed(&mut self, seed: u64);
    fn number(&self) -> u32;
    fn progress(&self) -> Progress;
    fn legal(&self) -> &[Action];
    fn random_action(&mut self) -> Option<Action>;
    fn step(&mut self, seat: Seat, action: Action) -> Result<(), EnvError>;
    fn rewards(&self) -> &[f32];
    fn scores(&self) -> &[f32];
    fn write_mask(&self, mask: &mut [bool]);
    fn write_tensor(&self, viewer: Seat, tensor: &mut [f32]);
    fn view(&self, viewer: Viewer, recall: Recall) -> AnyView;
    fn state(&self) -> GameState;
    fn boxed(&self) -> Box<dyn AnySlot>;
}

impl<G: Encode> AnySlot for Slot<G> {
    fn next_game(&mut self) {
        Slot::next_game(self);
    }

    fn reseed(&mut self, seed: u64) {
        Slot::reseed(self, seed);
    }

    fn number(&self) -> u32 {
        self.number
    }

    fn progress(&self) -> Progress {
        self.progress
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn random_action(&mut self) -> Option<Action> {
        Slot::random_action(self)
    }

    fn step(&mut self, seat: Seat, action: Action) -> Result<(), EnvError> {
        let (player, action) = self.check(action.index() as i64)?;
        if seat != player {
            self.play.game.check_seat(seat).map_err(EnvError::refused)?;
            // The seat may decide at the same time, but this environment asks in seat order.
            let awaited = roshambo_rules::SeatSet::only(player);
            let error = roshambo_rules::PlayError::<G::Violation>::NotAwaited { seat, awaited };
            return Err(EnvError::refused(error));
        }
        self.apply(player, action);
        Ok(())
    }

    fn rewards(&self) -> &[f32] {
        &self.rewards
    }

    fn scores(&self) -> &[f32] {
        &self.scores
    }

    fn write_mask(&self, mask: &mut [bool]) {
        Slot::write_mask(self, mask);
    }

    fn write_tensor(&self, viewer: Seat, tensor: &mut [f32]) {
        self.play.encode(viewer, tensor);
    }

    fn view(&self, viewer: Viewer, recall: Recall) -> AnyView {
        self.play.game.view(viewer, recall).into()
    }

    fn state(&self) -> GameState {
        GameState::of(self.play.clone())
    }

    fn boxed(&self) -> Box<dyn AnySlot> {
        Box::new(self.clone())
    }
}
