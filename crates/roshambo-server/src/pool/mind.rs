//! One decision of one bot, whatever goes wrong inside it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use roshambo_bots::{Bot, BotError, Budget, Decision, Level, LevelBot, Limit};

use super::Question;

/// How a question is thought about; tests have minds of their own.
pub(super) type Mind = dyn Fn(&Question, &Budget) -> Result<Decision, BotError> + Send + Sync;

/// Our bots. Each question gets a new one: it depends on the seed alone, and its space goes with it.
pub(super) fn think(question: &Question, budget: &Budget) -> Result<Decision, BotError> {
    let mut bot = LevelBot::new(question.level, question.seed);
    bot.decide(&question.seen, budget)
}

/// Thinks, and plays anything legal if the bot breaks down: a table must go on, and one broken bot
/// must not take a thread from all others.
pub(super) fn think_safely(mind: &Mind, question: &Question, budget: &Budget) -> Result<Decision, BotError> {
    let Question { table, seat, level, seed, seen } = question;
    catch_unwind(AssertUnwindSafe(|| mind(question, budget))).unwrap_or_else(|_| {
        let game = seen.view.game();
        tracing::error!(%table, %seat, %level, %game, "a bot broke down; a random move is played");
        let any = || LevelBot::new(Level::Random, *seed).decide(seen, &Budget::new(Limit::Iterations(1), 1));
        let any = catch_unwind(AssertUnwindSafe(any));
        any.unwrap_or(Err(BotError::NotAwaited(*seat)))
    })
}
