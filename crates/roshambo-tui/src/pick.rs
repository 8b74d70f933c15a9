//! Making a move by pointing: what is chosen narrows what may still be chosen.
//!
//! Works on legal moves as the table lists them ([`MoveOption`]), and on things by their notation; so it
//! serves every game and knows no rules.

use roshambo_table::MoveOption;

/// A move being put together.
#[derive(Debug, Default)]
pub(crate) struct Picker {
    ways: Vec<MoveOption>,
    /// What has been pointed at: the place among the spots of the screen, and its notation.
    chosen: Vec<(usize, String)>,
}

impl Picker {
    /// Takes the legal moves as they are now. A selection stays as long as they are the same; the
    /// answer is whether they have changed.
    pub(crate) fn set_ways(&mut self, ways: Vec<MoveOption>) -> bool {
        let changed = ways != self.ways;
        if changed {
            self.chosen.clear();
            self.ways = ways;
        }
        changed
    }

    /// Chooses a thing, or puts it back.
    pub(crate) fn toggle(&mut self, spot: usize, token: &str) {
        match self.chosen.iter().position(|(own, _)| *own == spot) {
            Some(place) => {
                self.chosen.remove(place);
            }
            None => self.chosen.push((spot, token.to_owned())),
        }
    }

    /// Puts the thing chosen last back. Nothing to undo is no error.
    pub(crate) fn undo(&mut self) -> bool {
        self.chosen.pop().is_some()
    }

    /// Puts everything back.
    pub(crate) fn clear(&mut self) {
        self.chosen.clear();
    }

    /// Whether a thing is chosen.
    pub(crate) fn has_chosen(&self, spot: usize) -> bool {
        self.chosen.iter().any(|(own, _)| *own == spot)
    }

    /// The notation of what is chosen.
    pub(crate) fn chosen(&self) -> Vec<&str> {
        self.chosen.iter().map(|(_, token)| token.as_str()).collect()
    }

    /// Whether another thing with this notation can be part of a legal move with what is chosen.
    pub(crate) fn is_open(&self, token: &str) -> bool {
        let with: Vec<&str> = self.chosen().into_iter().chain([token]).collect();
        self.ways.iter().any(|way| begins(way, &with))
    }

    /// The moves that are made by pressing on: those of exactly what is chosen, or, with nothing
    /// chosen, those for which nothing has to be.
    pub(crate) fn complete(&self) -> Vec<&MoveOption> {
        self.fitting().filter(|way| way.targets.len() == self.chosen.len()).collect()
    }

    /// The move that needs no more than what is chosen: its last thing was its goal.
    pub(crate) fn reached(&self) -> Option<&MoveOption> {
        self.complete().into_iter().find(|way| way.in_order)
    }

    /// The only move that is still possible, if it is not complete yet.
    pub(crate) fn only(&self) -> Option<&MoveOption> {
        let mut fitting = self.fitting();
        let first = fitting.next()?;
        if fitting.next().is_some() || first.targets.len() == self.chosen.len() {
            return None;
        }
        Some(first)
    }

    /// Whether there is a move for which something has to be pointed at.
    pub(crate) fn needs_pointing(&self) -> bool {
        self.ways.iter().any(|way| !way.targets.is_empty())
    }

    /// Whether this is the only move that is still possible.
    pub(crate) fn is_narrowed_to(&self, mv: &str) -> bool {
        self.fitting().all(|way| way.mv == mv)
    }

    /// Whether what is chosen can be part of a move at all.
    pub(crate) fn is_possible(&self) -> bool {
        self.fitting().next().is_some()
    }

    /// Moves of which what is chosen can be a part.
    fn fitting(&self) -> impl Iterator<Item = &MoveOption> {
        let chosen = self.chosen();
        self.ways.iter().filter(move |way| begins(way, &chosen))
    }
}

/// Whether a move can begin by pointing at these.
fn begins(way: &MoveOption, chosen: &[&str]) -> bool {
    if way.in_order {
        return way.targets.len() >= chosen.len() && way.targets.iter().zip(chosen).all(|(a, b)| a == b);
    }
    chosen.iter().all(|token| {
        let of_way = way.targets.iter().filter(|own| own == token).count();
        chosen.iter().filter(|own| *own == token).count() <= of_way
    })
}

#[cfg(test)]
mod tests {
    use roshambo_rules::Phrase;

    use super::*;

    fn picker(moves: &[(&str, &[&str])]) -> Picker {
        let way = |(mv, targets): &(&str, &[&str])| MoveOption {
            mv: (*mv).to_owned(),
            targets: targets.iter().map(ToString::to_string).collect(),
            in_order: mv.contains('-'),
            phrase: Phrase::new("move-throw"),
        };
        Picker { ways: moves.iter().map(way).collect(), chosen: Vec::new() }
    }

    fn complete(picker: &Picker) -> Vec<&str> {
        picker.complete().into_iter().map(|way| way.mv.as_str()).collect()
    }

    const MOVES: &[(&str, &[&str])] = &[
        ("pass", &[]),
        ("play R one bR bR", &["bR", "bR"]),
        ("play R many bR gR", &["bR", "gR"]),
        ("play R one bR b*", &["bR", "b*"]),
        ("play R many bR b*", &["bR", "b*"]),
    ];

    #[test]
    fn choosing_narrows_what_may_be_chosen() {
        let mut picker = picker(MOVES);
        assert!(["bR", "gR", "b*"].into_iter().all(|card| picker.is_open(card)));
        assert!(!picker.is_open("yS"));
        picker.toggle(4, "gR");
        assert!(picker.is_open("bR") && !picker.is_open("gR") && !picker.is_open("b*"));
        assert_eq!(complete(&picker), Vec::<&str>::new());
        assert_eq!(picker.only().map(|way| way.mv.as_str()), Some("play R many bR gR"));
    }

    #[test]
    fn copies_of_a_card_count() {
        let mut picker = picker(MOVES);
        picker.toggle(0, "bR");
        assert!(picker.is_open("bR"), "there is a move with two of them");
        picker.toggle(1, "bR");
        assert!(!picker.is_open("bR"));
        assert_eq!(complete(&picker), ["play R one bR bR"]);
    }

    #[test]
    fn a_joker_asks_only_if_it_matters() {
        let mut picker = picker(MOVES);
        picker.toggle(0, "bR");
        picker.toggle(9, "b*");
        assert_eq!(complete(&picker), ["play R one bR b*", "play R many bR b*"]);
    }

    #[test]
    fn a_figure_is_chosen_before_its_goal() {
        let mut picker = picker(&[("a2-a3", &["a2", "a3"]), ("b3-a3", &["b3", "a3"])]);
        assert!(picker.is_open("a2") && picker.is_open("b3") && !picker.is_open("a3"));
        picker.toggle(1, "b3");
        assert!(picker.is_open("a3") && !picker.is_open("a2"));
        assert_eq!(picker.reached(), None);
        picker.toggle(2, "a3");
        assert_eq!(picker.reached().map(|way| way.mv.as_str()), Some("b3-a3"));
    }

    #[test]
    fn a_selection_is_undone_card_by_card() {
        let mut picker = picker(MOVES);
        assert_eq!(complete(&picker), ["pass"]);
        picker.toggle(0, "bR");
        picker.toggle(4, "gR");
        assert!(picker.undo());
        assert_eq!(picker.chosen(), ["bR"]);
        picker.toggle(0, "bR");
        assert!(!picker.undo());
    }

    #[test]
    fn a_selection_stays_until_the_moves_change() {
        let mut picker = picker(MOVES);
        picker.toggle(0, "bR");
        let same = picker.ways.clone();
        assert!(!picker.set_ways(same));
        assert_eq!(picker.chosen(), ["bR"]);
        assert!(picker.set_ways(Vec::new()));
        assert!(picker.chosen().is_empty() && !picker.is_possible());
    }
}
