//! Cards, moves, events and violations as phrases.

use super::cards::{Card, Colour, Laid, Symbol};
use super::events::Event;
use super::moves::Move;
use super::state::{Direction, Effect};
use super::violation::Violation;
use crate::event::Cards;
use crate::phrase::{Arg, MoveInput, Phrase, Say, error_by_phrase};
use crate::say;
use crate::seat::Seat;

impl Colour {
    /// The code that messages select by.
    const fn code(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Red => "red",
            Colour::Yellow => "yellow",
        }
    }
}

impl Symbol {
    /// The code that messages select by.
    const fn code(self) -> &'static str {
        match self {
            Symbol::Rock => "rock",
            Symbol::Scissors => "scissors",
            Symbol::Paper => "paper",
            Symbol::Skip => "skip",
            Symbol::Three => "three",
            Symbol::Reverse => "reverse",
            Symbol::One => "one",
            Symbol::Two => "two",
            Symbol::Chance => "chance",
            Symbol::Star => "star",
            Symbol::Cancel => "cancel",
            Symbol::Change => "change",
        }
    }
}

impl Say for Colour {
    fn say(&self) -> Phrase {
        say!("kanobu-colour", colour = Arg::text(self.code()))
    }
}

impl Say for Symbol {
    fn say(&self) -> Phrase {
        say!("kanobu-symbol", symbol = Arg::text(self.code()))
    }
}

impl Say for Card {
    fn say(&self) -> Phrase {
        let codes: Vec<&str> = self.colours().map(Colour::code).collect();
        let colours = if codes.is_empty() { "violet".to_owned() } else { codes.join("-") };
        // One message for both: in some languages the word for the colour agrees with the symbol.
        say!("kanobu-card", colours = Arg::text(colours), symbol = Arg::text(self.symbol().code()))
    }
}

impl Say for Laid {
    fn say(&self) -> Phrase {
        match self.named() {
            Some(colour) => say!("kanobu-laid", card = self.card(), colour = colour),
            None => self.card().say(),
        }
    }
}

impl Say for Move {
    fn say(&self) -> Phrase {
        match self {
            Move::Throw(sign) => say!("move-throw", sign = sign),
            Move::Play(laid) => match laid.named() {
                Some(colour) => say!("kanobu-move-play-naming", colour = colour),
                None => say!("kanobu-move-play", card = laid.card()),
            },
            Move::Draw => say!("kanobu-move-draw"),
            Move::Keep => say!("kanobu-move-keep"),
            Move::Pass => say!("kanobu-move-pass"),
            Move::Accept => say!("kanobu-move-accept"),
            Move::Answer([first, second, top]) => {
                say!("kanobu-move-answer", below = Arg::list([first, second]), top = top)
            }
            Move::Take(card) => say!("kanobu-move-take", card = card),
        }
    }
}

impl MoveInput for Move {
    fn targets(&self) -> Vec<String> {
        match self {
            Move::Play(laid) => vec![laid.card().to_string()],
            Move::Answer(cards) => cards.iter().map(Card::to_string).collect(),
            Move::Take(card) => vec![card.to_string()],
            Move::Throw(_) | Move::Draw | Move::Keep | Move::Pass | Move::Accept => Vec::new(),
        }
    }
}

fn say_dealt(hands: &[Cards<Card>], start: Card, deck: usize) -> Phrase {
    let each = hands.first().map_or(0, |hand| hand.count);
    let open: Vec<_> = hands.iter().filter_map(|hand| hand.cards.as_ref()).collect();
    match open[..] {
        [] => say!("kanobu-dealt", cards = each, start = start, deck = deck),
        [own] => {
            say!("kanobu-dealt-own", cards = each, own = Arg::list(own), start = start, deck = deck)
        }
        _ => {
            let hand =
                |(i, cards): (usize, &Cards<Card>)| say!("kanobu-hand", seat = Seat::new(i), cards = cards);
            let hands = Arg::clauses(hands.iter().enumerate().map(hand));
            say!("kanobu-dealt-open", hands = hands, start = start, deck = deck)
        }
    }
}

fn say_accepted(seat: Seat, effect: Effect) -> Phrase {
    let Effect { symbol, chain } = effect;
    match symbol {
        Symbol::Skip => say!("kanobu-accepted-skip", seat = seat),
        Symbol::Three | Symbol::One | Symbol::Two if chain > 1 => {
            say!("kanobu-accepted-chain", seat = seat, effect = symbol, chain = chain, sum = effect.draws())
        }
        Symbol::Three
        | Symbol::One
        | Symbol::Two
        | Symbol::Chance
        | Symbol::Rock
        | Symbol::Scissors
        | Symbol::Paper
        | Symbol::Reverse
        | Symbol::Star
        | Symbol::Cancel
        | Symbol::Change => say!("kanobu-accepted", seat = seat, effect = symbol),
    }
}

/// The steps of a game that ended at the limit of moves: all hands are counted, the fewest cards win
/// (`kanobu/19`).
fn say_stopped(moves: u16, hand_sizes: &[usize]) -> Phrase {
    let fewest = hand_sizes.iter().min();
    let sizes = || hand_sizes.iter().enumerate().map(|(i, size)| (Seat::new(i), size));
    let winners: Vec<Seat> =
        sizes().filter(|(_, size)| Some(*size) == fewest).map(|(seat, _)| seat).collect();
    let mut steps: Vec<Phrase> =
        sizes().map(|(seat, size)| say!("kanobu-count", seat = seat, cards = *size)).collect();
    steps.push(match winners[..] {
        [winner] => say!("kanobu-fewest", seat = winner),
        _ => say!("kanobu-fewest-shared", seats = Arg::list(winners)),
    });
    say!("kanobu-game-stopped", moves = moves, steps = Arg::clauses(steps))
}

impl Say for Direction {
    fn say(&self) -> Phrase {
        match self {
            Direction::Clockwise => say!("kanobu-clockwise"),
            Direction::Counterclockwise => say!("kanobu-counterclockwise"),
        }
    }
}

impl Say for Event {
    fn say(&self) -> Phrase {
        match self {
            Event::Dealt { hands, start, deck } => say_dealt(hands, *start, *deck),
            Event::Reshuffled { deck } => say!("kanobu-reshuffled", deck = *deck),
            Event::Opens { seat } => say!("kanobu-opens", seat = seat),
            Event::Played { seat, card, named: None } => say!("kanobu-played", seat = seat, card = card),
            Event::Played { seat, card, named: Some(colour) } => {
                say!("kanobu-played-naming", seat = seat, card = card, colour = colour)
            }
            Event::Drew { seat, cards } => say!("kanobu-drew", seat = seat, cards = cards),
            Event::Kept { seat } => say!("kanobu-kept", seat = seat),
            Event::Passed { seat } => say!("kanobu-passed", seat = seat),
            Event::Accepted { seat, effect } => say_accepted(*seat, *effect),
            Event::Answered { seat, cards: [first, second, top] } => {
                say!("kanobu-answered", seat = seat, below = Arg::list([first, second]), top = top)
            }
            Event::Opened { cards, .. } if cards.is_empty() => say!("kanobu-opened-nothing"),
            Event::Opened { seat, cards } => {
                say!("kanobu-opened", seat = seat, cards = Arg::list(cards))
            }
            Event::Took { seat, card } => say!("kanobu-took", seat = seat, card = card),
            Event::PutUnder { cards } => say!("kanobu-put-under", cards = Arg::list(cards)),
            Event::Cancelled { card } => say!("kanobu-cancelled", card = card),
            Event::TurnedOver { card } => say!("kanobu-turned-over", card = card),
            Event::TurnedRound { direction } => say!("kanobu-turned-round", direction = direction),
            Event::GameWon { seat } => say!("kanobu-game-won", seat = seat),
            Event::GameStopped { moves, hand_sizes } => say_stopped(*moves, hand_sizes),
            Event::Throw(event) => event.say(),
        }
    }
}

impl Say for Violation {
    fn say(&self) -> Phrase {
        match self {
            Violation::ThrowFirst => say!("kanobu-refused-throw-first"),
            Violation::NoThrow => say!("kanobu-refused-no-throw"),
            Violation::NotHeld { card } => say!("kanobu-refused-not-held", card = card),
            Violation::NoColourNamed => say!("kanobu-refused-no-colour-named"),
            Violation::NotTheNamedColour { card, top } => {
                say!("kanobu-refused-not-the-named-colour", card = card, top = top)
            }
            Violation::SignDoesNotFit { card, top } => {
                say!("kanobu-refused-sign-does-not-fit", card = card, top = top)
            }
            Violation::NothingShared { card, top } => {
                say!("kanobu-refused-nothing-shared", card = card, top = top)
            }
            Violation::TooFewToAnswer { seat, cards } => {
                say!("kanobu-refused-too-few-to-answer", seat = seat, cards = *cards)
            }
            Violation::EffectWaits { effect } if effect.symbol == Symbol::Chance => {
                say!("kanobu-refused-effect-waits-chance")
            }
            Violation::EffectWaits { effect } => {
                say!("kanobu-refused-effect-waits", effect = effect.symbol)
            }
            Violation::NoEffect => say!("kanobu-refused-no-effect"),
            Violation::NotChance { effect } => say!("kanobu-refused-not-chance", effect = effect.symbol),
            Violation::NoAnswer => say!("kanobu-refused-no-answer"),
            Violation::MustPlay { card } => say!("kanobu-refused-must-play", card = card),
            Violation::NothingToDraw => say!("kanobu-refused-nothing-to-draw"),
            Violation::CanDraw => say!("kanobu-refused-can-draw"),
            Violation::OnlyTheDrawn { drawn } => say!("kanobu-refused-only-the-drawn", card = drawn),
            Violation::NothingDrawn => say!("kanobu-refused-nothing-drawn"),
            Violation::MustPick => say!("kanobu-refused-must-pick"),
            Violation::NotOpened { card } => say!("kanobu-refused-not-opened", card = card),
            Violation::NothingOpened => say!("kanobu-refused-nothing-opened"),
        }
    }
}

error_by_phrase!(Violation);
