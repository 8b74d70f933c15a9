//! One game after the other, of one kind: the core of [`Env`](crate::Env) and of each game of a
//! [`VectorEnv`](crate::VectorEnv).

use std::sync::Arc;

use roshambo_rules::{Dice, MOST_SEATS, Seat};
use roshambo_table::{Stream, sha256};

use crate::action::Action;
use crate::encode::Encode;
use crate::error::EnvError;
use crate::play::{Play, PlayBuffers, check_action};
use crate::reward::rewards;

/// The number of decisions after which a game is cut off as a draw. Only players who repeat the same
/// sign in a throw for ever reach it.
pub(crate) const MOST_DECISIONS: u32 = 10_000;

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// This seat decides.
    Player(Seat),
    /// The game is over by its rules.
    Over,
    /// The game was cut off.
    Truncated,
}

/// A game in play, with its own chance.
#[derive(Clone)]
pub(crate) struct Slot<G: Encode> {
    /// The state before the first deal.
    start: Arc<G>,
    pub(crate) play: Play<G>,
    pub(crate) progress: Progress,
    /// The legal actions of the player.
    pub(crate) legal: Vec<Action>,
    /// The rewards and the scores of each seat; 0 until the game is over.
    pub(crate) rewards: [f32; MOST_SEATS],
    pub(crate) scores: [f32; MOST_SEATS],
    buffers: PlayBuffers<G>,
    dice: Stream,
    /// For random actions of the caller, so that these do not change the decks.
    action_dice: Stream,
    key: [u8; 32],
    /// The number of the game since the seed was set, from 0.
    pub(crate) number: u32,
    decisions: u32,
}

impl<G: Encode> Slot<G> {
    /// The first game of a seed.
    pub(crate) fn new(start: Arc<G>, seed: u64) -> Slot<G> {
        let key = key(seed);
        let mut slot = Slot {
            play: Play::new((*start).clone()),
            start,
            progress: Progress::Over,
            legal: Vec::with_capacity(64),
            rewards: [0.0; MOST_SEATS],
            scores: [0.0; MOST_SEATS],
            buffers: PlayBuffers::default(),
            dice: Stream::new(key, 0),
            action_dice: Stream::new(sha256(&format!("roshambo-env actions {seed}")), 0),
            key,
            number: 0,
            decisions: 0,
        };
        slot.start_game(0);
        slot
    }

    /// Starts over with the first game of another seed.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.key = key(seed);
        self.action_dice = Stream::new(sha256(&format!("roshambo-env actions {seed}")), 0);
        self.start_game(0);
    }

    /// Starts the next game.
    #[inline]
    pub(crate) fn next_game(&mut self) {
        self.start_game(self.number.wrapping_add(1));
    }

    /// Each game has its own key stream, so it does not depend on the games before it.
    fn start_game(&mut self, number: u32) {
        self.number = number;
        self.dice = Stream::new(self.key, number);
        self.decisions = 0;
        self.play = Play::new((*self.start).clone());
        self.rewards = [0.0; MOST_SEATS];
        self.scores = [0.0; MOST_SEATS];
        self.advance();
    }

    /// Returns an error unless the action is legal for the seat that decides.
    #[inline]
    pub(crate) fn check(&self, action: i64) -> Result<(Seat, Action), EnvError> {
        let Progress::Player(seat) = self.progress else {
            return Err(EnvError::refused(roshambo_rules::PlayError::<G::Violation>::GameOver));
        };
        let action = Action::checked(action, G::ACTIONS)
            .ok_or(EnvError::NoSuchAction { action, count: G::ACTIONS })?;
        check_action::<G>(seat, action, &self.legal)?;
        Ok((seat, action))
    }

    /// Makes an action that [`check`](Self::check) has accepted.
    #[inline]
    pub(crate) fn apply(&mut self, seat: Seat, action: Action) {
        self.play.apply(seat, action);
        self.decisions += 1;
        self.advance();
    }

    /// Resolves chance, and finds out who decides next.
    #[inline]
    fn advance(&mut self) {
        self.play.resolve_chance(&mut self.dice, &mut self.buffers);
        self.legal.clear();
        self.progress = match self.play.player() {
            Some(_) if self.decisions >= MOST_DECISIONS => Progress::Truncated,
            Some(seat) => {
                self.play.list_actions(seat, &mut self.buffers, &mut self.legal);
                Progress::Player(seat)
            }
            None => {
                self.score();
                Progress::Over
            }
        };
    }

    fn score(&mut self) {
        if let Some(outcome) = self.play.game.outcome() {
            self.rewards = rewards(&outcome);
            for (score, of_seat) in self.scores.iter_mut().zip(outcome.scores.as_slice()) {
                *score = *of_seat as f32;
            }
        }
    }

    /// A random legal action, each equally likely; `None` if the game is over.
    #[inline]
    pub(crate) fn random_action(&mut self) -> Option<Action> {
        match self.legal.len() {
            0 => None,
            1 => Some(self.legal[0]),
            count => Some(self.legal[self.action_dice.below(count as u32) as usize]),
        }
    }

    /// Writes the mask of legal actions.
    #[inline]
    pub(crate) fn write_mask(&self, mask: &mut [bool]) {
        mask.fill(false);
        for action in &self.legal {
            mask[action.index()] = true;
        }
    }
}

/// The key of the decks of a seed.
fn key(seed: u64) -> [u8; 32] {
    sha256(&format!("roshambo-env {seed}"))
}
