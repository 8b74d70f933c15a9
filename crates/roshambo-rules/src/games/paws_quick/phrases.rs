//! Moves, events and violations as phrases.

use super::events::{Ending, Event};
use super::moves::Move;
use super::scoring::Score;
use super::violation::Violation;
use crate::games::paws_deck::{Card, card_texts, cards_as, dealt, drew, group, tally};
use crate::phrase::{Arg, MoveInput, Phrase, Say, error_by_phrase};
use crate::say;
use crate::seat::{Seat, SeatSet};

impl Say for Move {
    fn say(&self) -> Phrase {
        match *self {
            Move::Throw(sign) => say!("move-throw", sign = sign),
            Move::Play { sign, cards } => say!("paws-quick-move-play", cards = cards_as(cards, sign)),
            Move::Lead { sign, cards } => say!("paws-quick-move-lead", cards = cards_as(cards, sign)),
            Move::Combo { cards } => say!("paws-quick-move-combo", cards = cards),
            Move::Pass => say!("paws-quick-move-pass"),
            Move::Help => say!("paws-quick-move-help"),
            Move::Spend(tokens) => say!("paws-quick-move-spend", tokens = tokens),
        }
    }
}

impl MoveInput for Move {
    fn targets(&self) -> Vec<String> {
        match self {
            Move::Play { cards, .. } | Move::Lead { cards, .. } | Move::Combo { cards } => card_texts(*cards),
            Move::Throw(_) | Move::Pass | Move::Help | Move::Spend(_) => Vec::new(),
        }
    }
}

impl Say for Event {
    fn say(&self) -> Phrase {
        match self {
            Event::Dealt { game, hands, turned, start, deck, left } => {
                let mut clauses = dealt(hands);
                clauses.extend(table_set_up(turned, *start, *deck, *left));
                say!("paws-quick-dealt", game = *game, clauses = Arg::clauses(clauses))
            }
            Event::Opens { seat } => say!("paws-quick-opens", seat = seat),
            Event::Played { seat, sign, cards } if cards.len() == 1 => {
                say!("paws-quick-played-card", seat = seat, card = cards_as(*cards, *sign))
            }
            Event::Played { seat, sign, cards } => {
                say!("paws-quick-played", seat = seat, group = group(*sign, *cards), cards = *cards)
            }
            Event::Led { seat, sign, cards } if cards.len() == 1 => {
                say!("paws-quick-led-card", seat = seat, card = cards_as(*cards, *sign))
            }
            Event::Led { seat, sign, cards } => {
                say!("paws-quick-led", seat = seat, group = group(*sign, *cards), cards = *cards)
            }
            Event::Transferred { seat, cards } => {
                say!("paws-quick-transferred", seat = seat, cards = *cards)
            }
            Event::Passed { seat } => say!("paws-quick-passed", seat = seat),
            Event::Drew { seat, cards } => drew(*seat, cards),
            Event::DeckOut { seat } => say!("paws-quick-deck-out", seat = seat),
            Event::Helped { seat, card } => say!("paws-quick-helped", seat = seat, card = card),
            Event::GameEnded { game, ending, points } => ended(*game, *ending, points),
            Event::SpendDecided { seat, amount: Some(amount) } => {
                say!("paws-quick-spend-decided-own", seat = seat, tokens = *amount)
            }
            Event::SpendDecided { seat, amount: None } => say!("paws-quick-spend-decided", seat = seat),
            Event::Spent { amounts } => spent(amounts),
            Event::Scored { scores } => say!("paws-quick-scored", steps = Arg::clauses(scoring(scores))),
            Event::TokensGiven { seats, tokens, supply } => {
                let given = seats.iter().map(|seat| say!("paws-quick-tokens-given-to", seat = seat));
                let now = [
                    say!("paws-quick-tokens-given-now", tokens = tally(tokens)),
                    say!("paws-quick-tokens-given-supply", supply = *supply),
                ];
                say!("paws-quick-tokens-given", steps = Arg::clauses(given.chain(now)))
            }
            Event::SeriesWon { seats, totals } => {
                say!("paws-quick-series-won", steps = Arg::clauses(series(*seats, totals)))
            }
            Event::Throw(event) => event.say(),
        }
    }
}

/// The clauses about the starting card and the deck.
fn table_set_up(turned: &[Card], start: Card, deck: usize, left: usize) -> Vec<Phrase> {
    let mut clauses = Vec::new();
    if !turned.is_empty() {
        clauses.push(say!("paws-quick-dealt-turned", cards = Arg::list(turned)));
    }
    clauses.push(say!("paws-quick-dealt-start", card = start));
    clauses.push(say!("paws-dealt-deck", cards = say!("cards", count = deck)));
    if left > 0 {
        clauses.push(say!("paws-quick-dealt-left", cards = say!("cards", count = left)));
    }
    clauses
}

/// How the game ended, and how many cards the other seats have left.
fn ended(game: u8, ending: Ending, points: &[u8]) -> Phrase {
    let holders = points.iter().enumerate().filter(|(_, cards)| **cards > 0);
    let steps = holders.map(|(i, cards)| {
        say!("paws-quick-game-ended-cards", seat = Seat::new(i), cards = say!("cards", count = *cards))
    });
    let steps = Arg::clauses(steps);
    match ending {
        Ending::EmptyHand { seat } => {
            say!("paws-quick-game-ended-empty-hand", game = game, seat = seat, steps = steps)
        }
        Ending::DeckOut => say!("paws-quick-game-ended-deck-out", game = game, steps = steps),
    }
}

fn spent(amounts: &[u8]) -> Phrase {
    let spenders = amounts.iter().enumerate().filter(|(_, tokens)| **tokens > 0);
    let steps: Vec<Phrase> = spenders
        .map(|(i, tokens)| say!("paws-quick-spent-tokens", seat = Seat::new(i), tokens = *tokens))
        .collect();
    if steps.is_empty() {
        return say!("paws-quick-spent-nothing");
    }
    say!("paws-quick-spent", steps = Arg::clauses(steps))
}

/// The points and the total of each seat, then the winner of the game.
fn scoring(scores: &[Score]) -> Vec<Phrase> {
    let mut steps = Vec::new();
    for Score { seat, cards, spent, points, total, won: _ } in scores {
        steps.push(say!("paws-quick-score-cards", seat = seat, points = *cards));
        if *spent > 0 {
            steps.push(say!("paws-quick-score-spent", seat = seat, spent = *spent, points = *points));
        }
        steps.push(say!("paws-quick-score-total", seat = seat, total = *total));
    }
    let winners: SeatSet = scores.iter().filter(|score| score.won).map(|score| score.seat).collect();
    steps.push(match winners.len() {
        1 => say!("paws-quick-score-won", seats = winners),
        _ => say!("paws-quick-score-shared", seats = winners),
    });
    steps
}

/// The total of each seat, a step about the tie if games won decided, then the winners of the series.
fn series(winners: SeatSet, totals: &[u16]) -> Vec<Phrase> {
    let seats = totals.iter().enumerate();
    let mut steps: Vec<Phrase> =
        seats.map(|(i, total)| say!("paws-quick-score-total", seat = Seat::new(i), total = *total)).collect();
    let lowest = totals.iter().min();
    if totals.iter().filter(|total| Some(*total) == lowest).count() > winners.len() {
        steps.push(say!("paws-quick-series-won-tied"));
    }
    steps.push(match winners.len() {
        1 => say!("paws-quick-series-won-by", seats = winners),
        _ => say!("paws-quick-series-won-shared", seats = winners),
    });
    steps
}

impl Say for Violation {
    fn say(&self) -> Phrase {
        match *self {
            Violation::ThrowFirst => say!("paws-quick-refused-throw-first"),
            Violation::NoThrow => say!("paws-quick-refused-no-throw"),
            Violation::SpendFirst => say!("paws-quick-refused-spend-first"),
            Violation::NoSpend => say!("paws-quick-refused-no-spend"),
            Violation::SpendTooMuch { amount, most } => {
                say!("paws-quick-refused-spend-too-much", amount = amount, most = most)
            }
            Violation::MustLead => say!("paws-quick-refused-must-lead"),
            Violation::NotYours { owner: Some(owner) } => say!("paws-quick-refused-not-yours", owner = owner),
            Violation::NotYours { owner: None } => say!("paws-quick-refused-not-yours-nobody"),
            Violation::NotHeld { card } => say!("paws-quick-refused-not-held", card = card),
            Violation::WrongSign { card, sign } => {
                say!("paws-quick-refused-wrong-sign", card = card, sign = sign)
            }
            Violation::MixedColours { second, repeated } => {
                say!("paws-quick-refused-mixed-colours", second = second, repeated = repeated)
            }
            Violation::TooManyColours { size } => say!("paws-quick-refused-too-many-colours", size = size),
            Violation::LosingSign { said, table } => {
                let beating = table.beaten_by();
                say!("paws-quick-refused-losing-sign", said = said, table = table, beating = beating)
            }
            Violation::TooFew { size, least } => {
                say!("paws-quick-refused-too-few", size = size, least = least)
            }
            Violation::ComboSize { size } => say!("paws-quick-refused-combo-size", size = size),
            Violation::ComboSignTwice { sign } => say!("paws-quick-refused-combo-sign-twice", sign = sign),
            Violation::ComboColours { colour } => say!("paws-quick-refused-combo-colours", colour = colour),
            Violation::NoToken => say!("paws-quick-refused-no-token"),
            Violation::NothingToHelp => say!("paws-quick-refused-nothing-to-help"),
        }
    }
}

error_by_phrase!(Violation);
