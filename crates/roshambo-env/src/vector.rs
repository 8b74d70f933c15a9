//! Many games stepped in one call, on several threads.

use std::sync::Arc;

use rayon::{ThreadPool, ThreadPoolBuilder};
use roshambo_rules::{Game, Seat};
use roshambo_table::{GameId, with_game};

use crate::action::Action;
use crate::encode::Encode;
use crate::env::check_length;
use crate::error::EnvError;
use crate::slot::{Progress, Slot};
use crate::spec::Spec;
use crate::state::{GameState, chosen_options, table_seats};

/// The largest number of games.
const MOST_GAMES: usize = 1 << 20;
/// The largest number of threads.
const MOST_THREADS: usize = 256;
/// Parts per thread, so that a thread that is done early takes over.
const PARTS_PER_THREAD: usize = 4;

/// Where a [`VectorEnv`] writes. The caller keeps the buffers and passes them again in each call. Each
/// has a row per game; all rows are written in each call.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// The tensor of the seat that decides: [`Spec::tensor`] values per game.
    pub tensors: &'a mut [f32],
    /// Which actions are legal for that seat: [`Spec::actions`] values per game.
    pub masks: &'a mut [bool],
    /// The index of the seat that decides, counted from 0: one value per game.
    pub players: &'a mut [i32],
    /// The rewards of the game that this step ended, one value per seat; otherwise 0.
    pub rewards: &'a mut [f32],
    /// The scores of the game that this step ended, one value per seat; otherwise 0.
    pub scores: &'a mut [f32],
    /// Whether this step ended a game by its rules. The other values are those of the next game.
    pub done: &'a mut [bool],
    /// Whether this step cut off a game because it had too many decisions.
    pub truncated: &'a mut [bool],
}

/// Many games of the same kind, stepped together.
///
/// Game `i` of the seed `s` is the same as [`Env`](crate::Env) with the seed `s + i`, whatever the number
/// of threads. A game that ends is followed by the next one at once.
pub struct VectorEnv {
    slots: Box<dyn AnySlots>,
    spec: Spec,
    games: usize,
}

impl VectorEnv {
    /// `games` games with the same options, on `threads` threads, each at the start of its first game.
    pub fn new(
        game: GameId,
        seats: u8,
        options: &[(String, String)],
        games: usize,
        threads: usize,
        seed: u64,
    ) -> Result<VectorEnv, EnvError> {
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(EnvError::Games { found: games, most: MOST_GAMES });
        }
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(EnvError::Threads { found: threads, most: MOST_THREADS });
        }
        let seats = table_seats(game, seats)?;
        let pool = match threads {
            1 => None,
            _ => {
                let pool = ThreadPoolBuilder::new().num_threads(threads).build();
                Some(pool.map_err(|_| EnvError::NoThreads)?)
            }
        };
        with_game!(game, G => {
            let start = Arc::new(G::new(seats, &chosen_options::<G>(seats, options)?));
            let slot = |i| Slot::new(Arc::clone(&start), seed.wrapping_add(i as u64));
            let spec = Spec::of::<G>(seats);
            let part = games.div_ceil(threads * PARTS_PER_THREAD);
            let slots = Slots::<G> { slots: (0..games).map(slot).collect(), spec, pool, part };
            Ok(VectorEnv { slots: Box::new(slots), spec, games })
        })
    }

    /// The sizes of the rows.
    pub fn spec(&self) -> Spec {
        self.spec
    }

    /// The number of games.
    pub fn games(&self) -> usize {
        self.games
    }

    /// Starts the first games of a seed.
    pub fn reset(&mut self, seed: u64, buffers: Buffers<'_>) -> Result<(), EnvError> {
        self.check_lengths(&buffers)?;
        self.slots.reset(seed, buffers);
        Ok(())
    }

    /// Writes all rows for the present states, without a step.
    pub fn observe(&mut self, buffers: Buffers<'_>) -> Result<(), EnvError> {
        self.check_lengths(&buffers)?;
        self.slots.observe(buffers);
        Ok(())
    }

    /// Makes one action in each game. If one of them is illegal, no game changes.
    pub fn step(&mut self, actions: &[i64], buffers: Buffers<'_>) -> Result<(), EnvError> {
        check_length("actions", actions.len(), self.games)?;
        self.check_lengths(&buffers)?;
        self.slots.step(actions, buffers)
    }

    /// A random legal action for each game, each equally likely. These random numbers do not change the
    /// decks.
    pub fn random_actions(&mut self, actions: &mut [i64]) -> Result<(), EnvError> {
        check_length("actions", actions.len(), self.games)?;
        self.slots.random_actions(actions);
        Ok(())
    }

    /// A copy of the state of one game; `None` if there is no such game.
    pub fn state(&self, game: usize) -> Option<GameState> {
        self.slots.state(game)
    }

    fn check_lengths(&self, buffers: &Buffers<'_>) -> Result<(), EnvError> {
        let (games, seats) = (self.games, self.spec.seats.count());
        check_length("tensors", buffers.tensors.len(), games * self.spec.tensor)?;
        check_length("masks", buffers.masks.len(), games * self.spec.actions)?;
        check_length("players", buffers.players.len(), games)?;
        check_length("rewards", buffers.rewards.len(), games * seats)?;
        check_length("scores", buffers.scores.len(), games * seats)?;
        check_length("done", buffers.done.len(), games)?;
        check_length("truncated", buffers.truncated.len(), games)
    }
}

impl<'a> Buffers<'a> {
    /// The buffers of consecutive parts of the games.
    fn parts(self, games: usize, spec: &Spec) -> impl Iterator<Item = Buffers<'a>> {
        let seats = spec.seats.count();
        let mut tensors = self.tensors.chunks_mut(games * spec.tensor);
        let mut masks = self.masks.chunks_mut(games * spec.actions);
        let mut players = self.players.chunks_mut(games);
        let mut rewards = self.rewards.chunks_mut(games * seats);
        let mut scores = self.scores.chunks_mut(games * seats);
        let mut done = self.done.chunks_mut(games);
        let mut truncated = self.truncated.chunks_mut(games);
        std::iter::from_fn(move || {
            Some(Buffers {
                tensors: tensors.next()?,
                masks: masks.next()?,
                players: players.next()?,
                rewards: rewards.next()?,
                scores: scores.next()?,
                done: done.next()?,
                truncated: truncated.next()?,
            })
        })
    }
}

/// The games of any kind.
trait AnySlots: Send + Sync {
    fn reset(&mut self, seed: u64, buffers: Buffers<'_>);
    fn observe(&mut self, buffers: Buffers<'_>);
    fn step(&mut self, actions: &[i64], buffers: Buffers<'_>) -> Result<(), EnvError>;
    fn random_actions(&mut self, actions: &mut [i64]);
    fn state(&self, game: usize) -> Option<GameState>;
}

struct Slots<G: Encode> {
    slots: Vec<Slot<G>>,
    spec: Spec,
    pool: Option<ThreadPool>,
    /// The number of games of a part.
    part: usize,
}

impl<G: Encode> Slots<G> {
    /// Calls `change` for each game with its index, then writes its row.
    fn each(&mut self, buffers: Buffers<'_>, change: impl Fn(usize, &mut Slot<G>) -> Ended + Sync) {
        let (spec, part) = (self.spec, self.part);
        let parts = self.slots.chunks_mut(part).zip(buffers.parts(part, &spec)).enumerate();
        let work = |number: usize, slots: &mut [Slot<G>], buffers: Buffers<'_>| {
            for ((i, slot), mut row) in slots.iter_mut().enumerate().zip(buffers.parts(1, &spec)) {
                let ended = change(number * part + i, slot);
                write_row(slot, &ended, &mut row);
            }
        };
        match &self.pool {
            None => parts.for_each(|(number, (slots, buffers))| work(number, slots, buffers)),
            Some(pool) => pool.scope(|scope| {
                for (number, (slots, buffers)) in parts {
                    let work = &work;
                    scope.spawn(move |_| work(number, slots, buffers));
                }
            }),
        }
    }
}

impl<G: Encode> AnySlots for Slots<G> {
    fn reset(&mut self, seed: u64, buffers: Buffers<'_>) {
        self.each(buffers, |i, slot| {
            slot.reseed(seed.wrapping_add(i as u64));
            Ended::No
        });
    }

    fn observe(&mut self, buffers: Buffers<'_>) {
        self.each(buffers, |_, _| Ended::No);
    }

    fn step(&mut self, actions: &[i64], buffers: Buffers<'_>) -> Result<(), EnvError> {
        for (game, (slot, action)) in self.slots.iter().zip(actions).enumerate() {
            if let Err(error) = slot.check(*action) {
                return Err(EnvError::InGame { game, error: Box::new(error) });
            }
        }
        self.each(buffers, |i, slot| {
            if let Progress::Player(seat) = slot.progress {
                slot.apply(seat, Action::new(actions[i] as usize));
            }
            match slot.progress {
                Progress::Player(_) => Ended::No,
                Progress::Over => {
                    let ended = Ended::Over(slot.rewards, slot.scores);
                    slot.next_game();
                    ended
                }
                Progress::Truncated => {
                    slot.next_game();
                    Ended::Truncated
                }
            }
        });
        Ok(())
    }

    fn random_actions(&mut self, actions: &mut [i64]) {
        let part = self.part;
        let work = |(slots, actions): (&mut [Slot<G>], &mut [i64])| {
            for (slot, action) in slots.iter_mut().zip(actions) {
                // A game that is over is replaced at once, so each game has a legal action.
                *action = slot.random_action().map_or(0, |action| action.index() as i64);
            }
        };
        let parts = self.slots.chunks_mut(part).zip(actions.chunks_mut(part));
        match &self.pool {
            None => parts.for_each(work),
            Some(pool) => pool.scope(|scope| {
                for part in parts {
                    let work = &work;
                    scope.spawn(move |_| work(part));
                }
            }),
        }
    }

    fn state(&self, game: usize) -> Option<GameState> {
        self.slots.get(game).map(|slot| GameState::of(slot.play.clone()))
    }
}

/// Whether and how a step ended a game.
enum Ended {
    No,
    /// With these rewards and scores.
    Over([f32; roshambo_rules::MOST_SEATS], [f32; roshambo_rules::MOST_SEATS]),
    Truncated,
}

/// Writes the row of a game.
#[inline]
fn write_row<G: Encode>(slot: &Slot<G>, ended: &Ended, row: &mut Buffers<'_>) {
    let player = match slot.progress {
        Progress::Player(seat) => seat,
        Progress::Over | Progress::Truncated => Seat::FIRST,
    };
    slot.play.encode(player, row.tensors);
    slot.write_mask(row.masks);
    row.players[0] = player.index() as i32;
    row.done[0] = matches!(ended, Ended::Over(..));
    row.truncated[0] = matches!(ended, Ended::Truncated);
    match ended {
        Ended::Over(rewards, scores) => {
            row.rewards.copy_from_slice(&rewards[..row.rewards.len()]);
            row.scores.copy_from_slice(&scores[..row.scores.len()]);
        }
        Ended::No | Ended::Truncated => {
            row.rewards.fill(0.0);
            row.scores.fill(0.0);
        }
    }
}
