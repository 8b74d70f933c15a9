//! One decision of one bot. A panic inside a bot is caught.

use std::panic::{AssertUnwindSafe, catch_unwind};

use roshambo_bots::{Bot, BotError, Budget, Decision, Level, LevelBot, Limit};

use super::Question;

/// How a question is answered; tests supply their own functions.
pub(super) type DecideFn = dyn Fn(&Question, &Budget) -> Result<Decision, BotError> + Send + Sync;

/// Lets a bot of the wanted level decide. Each question gets a new bot, so the answer depends on the seed alone.
pub(super) fn decide(question: &Question, budget: &Budget) -> Result<Decision, BotError> {
    let mut bot = LevelBot::new(question.level, question.seed);
    bot.decide(&question.seen, budget)
}

/// Answers a question with a random legal move if the bot panics: the table must go on, and the thread must survive.
pub(super) fn decide_safely(
    decide: &DecideFn,
    question: &Question,
    budget: &Budget,
) -> Result<Decision, BotError> {
    let Question { table, seat, level, seed, seen, .. } = question;
    catch_unwind(AssertUnwindSafe(|| decide(question, budget))).unwrap_or_else(|_| {
        let game = seen.view.game();
        tracing::error!(%table, %seat, %level, %game, "a bot panicked; a random move is played");
        let any = || LevelBot::new(Level::Random, *seed).decide(seen, &Budget::new(Limit::Iterations(1), 1));
        let any = catch_unwind(AssertUnwindSafe(any));
        any.unwrap_or(Err(BotError::NotAwaited(*seat)))
    })
}
