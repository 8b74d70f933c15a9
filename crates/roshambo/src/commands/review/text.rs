//! A review in the terminal.

use std::io::Write;

use roshambo_review::{JudgedDecision, Label, Review, SeatTotal};
use roshambo_rules::{Arg, Phrase, say};
use roshambo_words::Words;

use super::{percent, with_error};
use crate::failure::Failure;
use crate::text_table::TextTable;

/// Prints a review: sentences, sums, turning points, mistakes.
pub(super) fn print(review: &Review, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}\n", words.say(&title(review)))?;
    for total in &review.totals {
        writeln!(out, "{}", words.say(&total.summary))?;
    }
    writeln!(out)?;
    print_totals(review, words, out)?;
    if !review.turning_points.is_empty() {
        writeln!(out, "\n{}", words.say(&say!("review-turning-points")))?;
    }
    for turning in &review.turning_points {
        writeln!(out, "{:>5}  {}", turning.entry, words.say(&turning.phrase))?;
    }
    print_mistakes(review, words, out)
}

/// What was reviewed, and how.
pub(super) fn title(review: &Review) -> Phrase {
    let info = review.game.info();
    say!(
        "review-title",
        title = Phrase::new(info.title),
        game = Arg::text(review.game),
        seats = review.seats.count(),
        depth = Arg::text(review.depth),
        seed = review.seed,
    )
}

fn print_totals(review: &Review, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let columns = TextTable::new()
        .right(words, say!("column-seat"), 4)
        .right(words, say!("review-start"), 7)
        .right(words, say!("review-luck"), 15)
        .right(words, say!("review-own-choices"), 15)
        .right(words, say!("review-other-choices"), 15)
        .right(words, say!("review-guessing"), 15)
        .right(words, say!("review-end"), 7)
        .right(words, say!("review-loss"), 15);
    writeln!(out, "{}", columns.heading())?;
    for total in &review.totals {
        let SeatTotal { seat, start, end, luck, own_choices, other_choices, guessing, loss, .. } = total;
        let mut cells = vec![seat.to_string(), percent(start.value, words)];
        cells.extend([luck, own_choices, other_choices, guessing].map(|figure| with_error(*figure, words)));
        cells.push(percent(*end, words));
        cells.push(if total.decisions > 0 { with_error(*loss, words) } else { "–".to_owned() });
        writeln!(out, "{}", columns.line(cells))?;
    }
    Ok(())
}

/// The decisions that were worse than good ones.
pub(super) fn mistakes(review: &Review) -> impl Iterator<Item = &JudgedDecision> {
    review.decisions.iter().filter(|decision| decision.label > Label::Good)
}

fn print_mistakes(review: &Review, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    for total in review.totals.iter().filter(|total| total.decisions > 0) {
        writeln!(out, "\n{}", words.say(&counts(total)))?;
        for decision in mistakes(review).filter(|decision| decision.seat == total.seat) {
            let label = words.say(&decision.label);
            let loss = with_error(decision.loss, words);
            writeln!(out, "{:>5}  {label}, {loss}: {}", decision.entry, decision.played)?;
            for reason in &decision.reasons {
                writeln!(out, "       {}", words.say(reason))?;
            }
        }
    }
    Ok(())
}

/// How many decisions of a seat have each label.
pub(super) fn counts(total: &SeatTotal) -> Phrase {
    let [best, good, inaccuracies, mistakes, blunders] = total.labels;
    say!(
        "review-counts",
        seat = total.seat,
        best = best,
        good = good,
        inaccuracies = inaccuracies,
        mistakes = mistakes,
        blunders = blunders,
    )
}
