//! How a view of this game is presented: prompt, description, facts beside seats, attempts.

use super::board::Square;
use super::events::Event;
use super::item::{ByItem, Item};
use super::state::{SEATS, Variant};
use super::view::View;
use crate::game::Awaits;
use crate::phrase::{Arg, Phrase, Say};
use crate::presentation::{Present, PresentEvent, SeatFact};
use crate::say;
use crate::seat::Seat;
use crate::sign::Sign;
use crate::throw::ThrowEvent;

/// The description mentions the steps in a row without an attack from this many fifths on of those that
/// make a draw.
const QUIET_FIFTHS_TO_MENTION: u8 = 3;

impl Present for View {
    fn prompt(&self) -> Phrase {
        match (&self.fight, self.awaits) {
            (Some(_), _) => say!("tsuefa-ask-throw"),
            (None, Awaits::Sealed { .. }) => say!("tsuefa-ask-setup"),
            (None, Awaits::Turn { .. } | Awaits::Deck | Awaits::Over) => say!("tsuefa-ask-step"),
        }
    }

    fn description(&self) -> Vec<Phrase> {
        let mut said = Vec::new();
        if self.figures.is_empty() {
            said.push(say!("tsuefa-nobody-yet"));
        }
        said.extend(SEATS.iter().flat_map(|seat| self.describe_team(seat)));
        if let Some(fight) = &self.fight {
            let (from, to) = (Arg::text(fight.from), Arg::text(fight.to));
            said.push(say!("tsuefa-fight", from = from, to = to, item = fight.item));
        }
        if self.quiet >= self.house.quiet / 5 * QUIET_FIFTHS_TO_MENTION {
            said.push(say!("tsuefa-quiet", count = self.quiet));
        }
        match self.variant {
            Variant::Pro => said.push(say!("tsuefa-pro")),
            Variant::Novice => {}
        }
        said
    }

    fn seat_facts(&self, seat: Seat) -> Vec<SeatFact> {
        let count = self.figures.iter().filter(|figure| figure.seat == seat).count();
        let phrase = say!("tsuefa-team-figures", team = team(seat), count = count);
        let mut facts = vec![SeatFact::count("figures", count, phrase)];
        facts.extend(count_items(of_seat(&self.lost, seat)).map(|(item, count)| {
            let phrase = say!("tsuefa-lost-item", item = item, count = count);
            SeatFact::count(lost_kind(item), count, phrase)
        }));
        facts
    }

    fn attempt(&self, targets: &[&str]) -> Option<String> {
        let [from, to] = targets else { return None };
        let (from, to): (Square, Square) = (from.parse().ok()?, to.parse().ok()?);
        Some(format!("{from}-{to}"))
    }

    fn attempt_sizes(&self) -> Vec<usize> {
        vec![2]
    }
}

impl View {
    /// Where a team's figures stand, which items it has lost, and which are still hidden.
    fn describe_team(&self, seat: Seat) -> Vec<Phrase> {
        let figures: Vec<Phrase> = self
            .figures
            .iter()
            .filter(|figure| figure.seat == seat)
            .map(|figure| {
                let item = figure.item.map_or_else(|| say!("tsuefa-hidden-item"), |item| item.say());
                say!("tsuefa-stands", square = Arg::text(figure.square), item = item)
            })
            .collect();
        if figures.is_empty() {
            return Vec::new();
        }
        let mut said = vec![say!("tsuefa-team-stands", team = team(seat), figures = Arg::list(figures))];
        let lost = of_seat(&self.lost, seat);
        if !lost.is_empty() {
            said.push(say!("tsuefa-team-lost", team = team(seat), items = counted(lost)));
        }
        let hidden = of_seat(&self.hidden, seat);
        if !hidden.is_empty() {
            said.push(say!("tsuefa-team-hidden", team = team(seat), items = counted(hidden)));
        }
        said
    }
}

/// What the texts select a team by.
fn team(seat: Seat) -> Arg {
    Arg::text(if seat == Seat::FIRST { "one" } else { "two" })
}

/// The items of one seat, or none if the viewer may not see them.
fn of_seat(items: &Option<Vec<Vec<Item>>>, seat: Seat) -> &[Item] {
    items.as_ref().and_then(|seats| seats.get(seat.index())).map_or(&[], Vec::as_slice)
}

/// How many there are of each item, without the items that are missing.
fn count_items(items: &[Item]) -> impl Iterator<Item = (Item, u8)> {
    let counts = ByItem::of(items.iter().copied());
    Item::ALL.into_iter().map(move |item| (item, counts[item])).filter(|(_, count)| *count > 0)
}

/// Items with their numbers: two rocks are `rock × 2`.
fn counted(items: &[Item]) -> Arg {
    Arg::list(count_items(items).map(|(item, count)| say!("tsuefa-counted", item = item, count = count)))
}

const fn lost_kind(item: Item) -> &'static str {
    match item {
        Item::Sign(Sign::Rock) => "lost-R",
        Item::Sign(Sign::Scissors) => "lost-S",
        Item::Sign(Sign::Paper) => "lost-P",
        Item::Dynamite => "lost-D",
        Item::Flag => "lost-F",
    }
}

impl PresentEvent for Event {
    fn is_only_a_decision(&self) -> bool {
        matches!(self, Event::Throw(ThrowEvent::Decided { .. }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Tsuefa;
    use super::super::view::FigureView;
    use super::*;
    use crate::game::{Game, Recall, Viewer};

    const ROCK: Item = Item::Sign(Sign::Rock);
    const SCISSORS: Item = Item::Sign(Sign::Scissors);

    fn figure(square: &str, seat: usize, item: Option<Item>) -> FigureView {
        let (square, seat) = (square.parse().unwrap(), Seat::new(seat));
        FigureView { square, seat, item, shown: Some(false), moved: Some(false) }
    }

    fn view() -> View {
        let game = Tsuefa::new(SEATS, &Default::default());
        View {
            awaits: Awaits::Turn { seat: Seat::FIRST },
            figures: vec![figure("a2", 0, Some(ROCK)), figure("b2", 0, None), figure("a3", 1, None)],
            lost: Some(vec![vec![ROCK, ROCK, SCISSORS], vec![]]),
            hidden: Some(vec![vec![], vec![]]),
            ..game.view(Viewer::Seat(Seat::FIRST), Recall::Display)
        }
    }

    #[test]
    fn facts_list_lost_items_only_where_they_are_on_show() {
        let facts = |view: View| -> Vec<_> {
            view.seat_facts(Seat::FIRST).iter().map(|fact| (fact.kind, fact.value)).collect()
        };
        assert_eq!(facts(view()), [("figures", 2), ("lost-R", 2), ("lost-S", 1)]);
        assert_eq!(facts(View { lost: None, ..view() }), [("figures", 2)]);
    }

    #[test]
    fn the_description_says_everything_that_is_public() {
        let said: Vec<String> =
            View { quiet: 70, ..view() }.description().iter().map(Phrase::to_string).collect();
        let said = said.join("\n");
        assert!(said.contains("tsuefa-stands(item: sign-rock, square: a2)"), "{said}");
        assert!(said.contains("tsuefa-stands(item: tsuefa-hidden-item, square: a3)"), "{said}");
        assert!(said.contains("tsuefa-quiet(count: 70)"), "{said}");
        assert!(said.contains("tsuefa-counted(count: 2, item: sign-rock)"), "{said}");
    }

    #[test]
    fn an_attempt_is_a_figure_and_its_goal() {
        assert_eq!(view().attempt(&["a2", "f6"]).as_deref(), Some("a2-f6"));
        assert_eq!(view().attempt(&["a2"]), None);
        assert_eq!(view().attempt(&["a2", "z9"]), None);
    }

    #[test]
    fn only_pro_is_about_remembering() {}
}
