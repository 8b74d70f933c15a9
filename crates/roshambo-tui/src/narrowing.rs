//! Choosing a move by pointing at things: what is chosen narrows what can still be chosen.
//!
//! The module works on the legal moves that the table lists ([`MoveOption`]) and on the notation of
//! cards, piles and squares. It knows no rules and serves every game.
//!
//! # Specification
//!
//! This is the only specification. The browser client implements it in `web/src/lib/narrowing.ts`. The
//! tests of both clients run the cases in `crates/roshambo-table/testdata/narrowing.json`.
//!
//! - A *move option* is one legal move. Its *targets* are the tokens (notation) of the things a player
//!   points at to make it. A token occurs twice if the move needs two copies of a card. The targets of an
//!   *ordered* option (`in_order`) must be chosen in the listed order: a figure, then its destination.
//! - A *selection* is the list of things chosen so far, in the order of choosing. Each thing has a place
//!   on the screen and a token. Two copies of a card have the same token and different places.
//! - An option *fits* a selection if choosing more things can still lead to it. An ordered option fits if
//!   its targets begin with the chosen tokens. An unordered option fits if it lists each chosen token at
//!   least as often as the selection has it. Every option fits the empty selection.
//! - A token is *open* if some option fits the selection extended by this token.
//! - An option is *complete* if it fits and has as many targets as the selection has things. If nothing
//!   is chosen, the complete options are those without targets, such as a pass. If several options are
//!   complete, the client asks which one is meant (for example, which sign a joker stands for).
//! - The *only option left* is the option that fits, if exactly one fits and it is not complete.
//! - The *reached* option is the first complete option that is ordered and has more than one target. The
//!   client makes this move at once.
//! - The *offers* are the options that the client shows as buttons: the complete ones. If there are none
//!   and something is chosen, the only option left.
//! - *Pressing* a thing that is chosen removes it. Pressing any other thing appends it. If no option fits
//!   the result, although an ordered option exists and the pressed token is open in the empty selection,
//!   the player has changed their mind: the selection becomes the pressed thing alone.
//! - If the options are *replaced*, the selection stays if one of the new options fits it. Otherwise it is
//!   cleared.

use roshambo_table::MoveOption;

/// The legal moves of a player, and the things the player has chosen so far.
#[derive(Debug, Default)]
pub(crate) struct Selection {
    options: Vec<MoveOption>,
    chosen: Vec<Chosen>,
}

/// A thing that was pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chosen {
    /// The index among the targets on the screen.
    place: usize,
    token: String,
}

impl Selection {
    /// Replaces the legal moves. Returns whether they differ from the previous ones.
    pub(crate) fn replace_options(&mut self, options: Vec<MoveOption>) -> bool {
        let changed = options != self.options;
        self.options = options;
        if !self.fits_any() {
            self.chosen.clear();
        }
        changed
    }

    /// Chooses a thing, puts it back, or starts again with it.
    pub(crate) fn press(&mut self, place: usize, token: &str) {
        let pressed = Chosen { place, token: token.to_owned() };
        match self.chosen.iter().position(|chosen| chosen.place == place) {
            Some(index) => drop(self.chosen.remove(index)),
            None => self.chosen.push(pressed.clone()),
        }
        let ordered = self.options.iter().any(|option| option.in_order);
        let starts_option = self.options.iter().any(|option| fits(option, &[token]));
        if ordered && starts_option && !self.fits_any() {
            self.chosen = vec![pressed];
        }
    }

    /// Puts back the thing that was chosen last, if there is one.
    pub(crate) fn undo(&mut self) {
        self.chosen.pop();
    }

    /// Puts everything back.
    pub(crate) fn clear(&mut self) {
        self.chosen.clear();
    }

    /// Whether the thing at this place is chosen.
    pub(crate) fn contains(&self, place: usize) -> bool {
        self.chosen.iter().any(|chosen| chosen.place == place)
    }

    /// The chosen tokens, in the order of choosing.
    pub(crate) fn tokens(&self) -> Vec<&str> {
        self.chosen.iter().map(|chosen| chosen.token.as_str()).collect()
    }

    /// Whether nothing is chosen.
    pub(crate) fn is_empty(&self) -> bool {
        self.chosen.is_empty()
    }

    /// Whether another thing with this token can still be part of a legal move.
    pub(crate) fn is_open(&self, token: &str) -> bool {
        let extended: Vec<&str> = self.tokens().into_iter().chain([token]).collect();
        self.options.iter().any(|option| fits(option, &extended))
    }

    /// The options that need exactly what is chosen.
    pub(crate) fn complete(&self) -> Vec<&MoveOption> {
        self.fitting().filter(|option| option.targets.len() == self.chosen.len()).collect()
    }

    /// The ordered option whose last target has just been chosen.
    pub(crate) fn reached(&self) -> Option<&MoveOption> {
        self.complete().into_iter().find(|option| option.in_order && option.targets.len() > 1)
    }

    /// The only option that still fits, if it is not complete.
    pub(crate) fn only(&self) -> Option<&MoveOption> {
        let mut fitting = self.fitting();
        let first = fitting.next()?;
        let is_only = fitting.next().is_none() && first.targets.len() > self.chosen.len();
        is_only.then_some(first)
    }

    /// The options that the client shows as buttons.
    pub(crate) fn offers(&self) -> Vec<&MoveOption> {
        let complete = self.complete();
        if complete.is_empty() && !self.is_empty() { self.only().into_iter().collect() } else { complete }
    }

    /// Whether there is an option for which something must be chosen.
    pub(crate) fn needs_targets(&self) -> bool {
        self.options.iter().any(|option| !option.targets.is_empty())
    }

    /// Whether no other move than this one fits.
    pub(crate) fn is_narrowed_to(&self, mv: &str) -> bool {
        self.fitting().all(|option| option.mv == mv)
    }

    /// Whether any option fits.
    pub(crate) fn fits_any(&self) -> bool {
        self.fitting().next().is_some()
    }

    fn fitting(&self) -> impl Iterator<Item = &MoveOption> {
        let tokens = self.tokens();
        self.options.iter().filter(move |option| fits(option, &tokens))
    }
}

/// Whether choosing more things can lead from these tokens to the option.
fn fits(option: &MoveOption, tokens: &[&str]) -> bool {
    if option.in_order {
        return option.targets.len() >= tokens.len()
            && option.targets.iter().zip(tokens).all(|(a, b)| a == b);
    }
    tokens.iter().all(|token| {
        let listed = option.targets.iter().filter(|target| target == token).count();
        tokens.iter().filter(|other| *other == token).count() <= listed
    })
}

#[cfg(test)]
mod tests;
