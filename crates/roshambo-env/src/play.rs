//! A state of one kind of game, played by actions.

use roshambo_rules::{
    Awaits, BySeat, Dice, DiscardEvents, MOST_SEATS, Recall, Sampler, Seat, Viewer, deal_shuffled,
};

use crate::action::Action;
use crate::encode::{Choices, Encode};
use crate::error::EnvError;
use crate::tensor::Writer;

/// A state, and the choices that seats have made of factored moves.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Play<G: Encode> {
    pub(crate) game: G,
    choices: BySeat<G::Choices, MOST_SEATS>,
}

/// Buffers that steps reuse, so that an action does not allocate memory.
#[derive(Clone, Debug)]
pub(crate) struct PlayBuffers<G: Encode> {
    moves: Vec<G::Move>,
    deck: Vec<G::Card>,
}

impl<G: Encode> Default for PlayBuffers<G> {
    fn default() -> Self {
        PlayBuffers { moves: Vec::new(), deck: Vec::new() }
    }
}

impl<G: Encode> Play<G> {
    pub(crate) fn new(game: G) -> Play<G> {
        Play { game, choices: BySeat::default() }
    }

    /// The seat that decides now. Sealed decisions are asked for in seat order.
    #[inline]
    pub(crate) fn player(&self) -> Option<Seat> {
        match self.game.awaits() {
            Awaits::Turn { seat } => Some(seat),
            Awaits::Sealed { waiting, .. } => waiting.first(),
            Awaits::Deck | Awaits::Over => None,
        }
    }

    /// Shuffles and deals until a seat decides or the game is over.
    #[inline]
    pub(crate) fn resolve_chance(&mut self, dice: &mut impl Dice, buffers: &mut PlayBuffers<G>) {
        while self.game.awaits() == Awaits::Deck {
            deal_shuffled(&mut self.game, dice, &mut buffers.deck);
        }
    }

    /// Appends the legal actions of a seat that may act now.
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, buffers: &mut PlayBuffers<G>, actions: &mut Vec<Action>) {
        self.game.list_actions(seat, &self.choices[seat], &mut buffers.moves, actions);
    }

    /// Makes a legal action of a seat that may act now. Returns the move, if it completes one.
    #[inline]
    pub(crate) fn apply(&mut self, seat: Seat, action: Action) -> Option<G::Move> {
        let mv = self.game.choose(seat, &mut self.choices[seat], action)?;
        self.game.apply(seat, mv, &mut DiscardEvents);
        Some(mv)
    }

    /// Makes an action after checking it.
    pub(crate) fn check_and_apply(
        &mut self,
        seat: Seat,
        action: Action,
        buffers: &mut PlayBuffers<G>,
    ) -> Result<Option<G::Move>, EnvError> {
        self.game.check_seat(seat).map_err(EnvError::refused)?;
        let mut legal = Vec::new();
        self.list_actions(seat, buffers, &mut legal);
        check_action::<G>(seat, action, &legal)?;
        Ok(self.apply(seat, action))
    }

    /// Makes a whole move after checking it. Choices that the seat has made of a factored move are
    /// dropped.
    pub(crate) fn play_move(&mut self, seat: Seat, mv: G::Move) -> Result<(), EnvError> {
        self.game.play(seat, mv).map_err(EnvError::refused)?;
        self.choices[seat] = G::Choices::default();
        Ok(())
    }

    /// The number of choices that a seat has made of a factored move.
    pub(crate) fn choices_made(&self, seat: Seat) -> usize {
        self.choices[seat].made()
    }

    /// Writes what a seat may know.
    #[inline]
    pub(crate) fn encode(&self, viewer: Seat, tensor: &mut [f32]) {
        let mut writer = Writer::new(tensor);
        self.game.encode(viewer, &self.choices[viewer], &mut writer);
        debug_assert!(writer.is_full(), "every state has the same fields");
    }

    /// A random state that a seat cannot distinguish from this one. Choices that other seats have made of a
    /// factored move are dropped: nobody else knows of them.
    pub(crate) fn resample(&self, viewer: Seat, dice: &mut impl Dice) -> Play<G> {
        let view = self.game.view(Viewer::Seat(viewer), Recall::Memory);
        let mut play = Play::new(G::Sampler::new(&view).sample(dice));
        play.choices[viewer] = self.choices[viewer];
        play
    }
}

/// Returns an error unless the action is legal.
pub(crate) fn check_action<G: Encode>(seat: Seat, action: Action, legal: &[Action]) -> Result<(), EnvError> {
    if legal.contains(&action) {
        return Ok(());
    }
    if action.index() >= G::ACTIONS {
        return Err(EnvError::NoSuchAction { action: action.index() as i64, count: G::ACTIONS });
    }
    Err(EnvError::IllegalAction { seat, action, text: G::action_text(seat, action) })
}
