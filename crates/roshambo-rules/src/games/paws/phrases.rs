//! Moves, events and violations as phrases.

use super::events::{Ending, Event};
use super::legal::MOST_OF_MANY;
use super::moves::Move;
use super::scoring::{HandCount, SignSet};
use super::state::Combination;
use super::violation::Violation;
use crate::games::paws_deck::{
    CardSet, Kind, MOST_OF_ONE_COLOUR, card_texts, cards_as, dealt, drew, group, tally,
};
use crate::phrase::{Arg, MoveInput, Phrase, Say, error_by_phrase};
use crate::say;
use crate::seat::{Seat, SeatSet};
use crate::sign::Sign;

impl Say for Move {
    fn say(&self) -> Phrase {
        match *self {
            Move::Throw(sign) => say!("move-throw", sign = sign),
            Move::Lead { sign, card } => {
                say!("paws-move-lead", cards = cards_as(CardSet::only(card), sign))
            }
            Move::Play { sign, kind, cards } if is_either_kind(cards, sign) => {
                say!("paws-move-play-kind", cards = cards, kind = Arg::text(kind))
            }
            Move::Play { sign, cards, .. } => say!("paws-move-play", cards = cards_as(cards, sign)),
            Move::Pass => say!("paws-move-pass"),
            Move::Declare => say!("paws-move-declare"),
        }
    }
}

/// Whether the cards are a combination of both kinds, so that the move must name the kind (`paws/5`).
fn is_either_kind(cards: CardSet, sign: Sign) -> bool {
    cards.len() > 1 && cards.fits(sign, Kind::One).is_ok() && cards.fits(sign, Kind::Many).is_ok()
}

impl MoveInput for Move {
    fn targets(&self) -> Vec<String> {
        match self {
            Move::Lead { card, .. } => vec![card.to_string()],
            Move::Play { cards, .. } => card_texts(*cards),
            Move::Throw(_) | Move::Pass | Move::Declare => Vec::new(),
        }
    }
}

impl Say for Event {
    fn say(&self) -> Phrase {
        match self {
            Event::Dealt { round, hands, deck } => {
                let mut clauses = dealt(hands);
                clauses.push(say!("paws-dealt-deck", cards = say!("cards", count = *deck)));
                say!("paws-dealt", round = *round, clauses = Arg::clauses(clauses))
            }
            Event::Opens { seat } => say!("paws-opens", seat = seat),
            Event::Played { seat, combination } => played(*seat, *combination),
            Event::Passed { seat } => say!("paws-passed", seat = seat),
            Event::Drew { seat, cards } => drew(*seat, cards),
            Event::Declared { seat, cards } => say!("paws-declared", seat = seat, cards = *cards),
            Event::Counted { counts } => say!("paws-counted", steps = Arg::clauses(counting(counts))),
            Event::RoundWon { seat, ending, tokens } => {
                let step = match ending {
                    Ending::EmptyHand => say!("paws-round-won-empty", seat = seat),
                    Ending::DeckOut | Ending::Declared { .. } => say!("paws-round-won-fewest", seat = seat),
                };
                let steps = Arg::clauses([
                    step,
                    say!("paws-round-won-token", seat = seat),
                    say!("paws-round-won-tokens", tokens = tally(tokens)),
                ]);
                match ending {
                    Ending::EmptyHand => say!("paws-round-won-empty-hand", steps = steps),
                    Ending::DeckOut => say!("paws-round-won-deck-out", steps = steps),
                    Ending::Declared { .. } => say!("paws-round-won-declared", steps = steps),
                }
            }
            Event::GameWon { seat } => say!("paws-game-won", seat = seat),
            Event::Throw(event) => event.say(),
        }
    }
}

fn played(seat: Seat, Combination { sign, kind, cards, .. }: Combination) -> Phrase {
    if cards.len() == 1 {
        return say!("paws-played-card", seat = seat, card = cards_as(cards, sign));
    }
    say!("paws-played", seat = seat, group = group(sign, cards), kind = Arg::text(kind), cards = cards)
}

/// The steps of all counts, and a step about the tie if several seats have the fewest cards.
fn counting(counts: &[HandCount]) -> Vec<Phrase> {
    let mut steps: Vec<Phrase> = counts.iter().flat_map(HandCount::steps).collect();
    let fewest = counts.iter().map(|count| count.cards).min();
    let tied = counts.iter().filter(|count| Some(count.cards) == fewest);
    let tied: SeatSet = tied.map(|count| count.seat).collect();
    if tied.len() > 1 {
        steps.push(say!("paws-count-tied", seats = tied));
    }
    steps
}

impl HandCount {
    /// The hand, each set that is taken off, the cards that are left, and their count.
    fn steps(&self) -> Vec<Phrase> {
        let HandCount { seat, hand, left, cards, .. } = *self;
        let mut steps = vec![say!("paws-count-hand", seat = seat, cards = hand)];
        steps.extend(self.sets.iter().map(|set| say!("paws-count-set", seat = seat, cards = set.cards())));
        steps.push(match (self.sets.is_empty(), left.is_empty()) {
            (true, _) => say!("paws-count-no-set", seat = seat),
            (false, true) => say!("paws-count-nothing", seat = seat),
            (false, false) => say!("paws-count-left", seat = seat, cards = left),
        });
        // A count above the number of cards: the deck ran out, so jokers count two (`paws/10`).
        steps.push(if cards > left.len() {
            say!("paws-count-jokers", seat = seat, count = cards, jokers = left.jokers())
        } else {
            say!("paws-count", seat = seat, count = cards)
        });
        steps
    }
}

impl SignSet {
    fn cards(&self) -> Arg {
        let served = [(self.rock, Sign::Rock), (self.scissors, Sign::Scissors), (self.paper, Sign::Paper)];
        Arg::list(served.map(|(card, sign)| match card.sign() {
            Some(_) => card.say(),
            None => say!("paws-as", cards = card, sign = sign),
        }))
    }
}

impl Say for Violation {
    fn say(&self) -> Phrase {
        match *self {
            Violation::ThrowFirst => say!("paws-refused-throw-first"),
            Violation::NoThrow => say!("paws-refused-no-throw"),
            Violation::MustLead => say!("paws-refused-must-lead"),
            Violation::NotYours { owner } => say!("paws-refused-not-yours", owner = owner),
            Violation::PassedOn => say!("paws-refused-passed-on"),
            Violation::NotHeld { card } => say!("paws-refused-not-held", card = card),
            Violation::WrongSign { card, sign } => say!("paws-refused-wrong-sign", card = card, sign = sign),
            Violation::NotOneColour { colour } => say!("paws-refused-not-one-colour", colour = colour),
            Violation::ColourTwice { colour } => say!("paws-refused-colour-twice", colour = colour),
            Violation::ManySize { size } => say!("paws-refused-many-size", size = size),
            Violation::LosingSign { said, table } => {
                say!("paws-refused-losing-sign", said = said, table = table, beating = table.beaten_by())
            }
            Violation::BeatingIsSingle { size: 1, .. } => say!("paws-refused-beating-is-single-kind"),
            Violation::BeatingIsSingle { size, .. } => say!("paws-refused-beating-is-single", size = size),
            Violation::WrongSize { size, kind, one, many } => wrong_size(sized(size, kind), one, many),
            Violation::NotOneCombination => say!("paws-refused-not-one-combination"),
        }
    }
}

/// The numbers of cards that beat the table in the same sign, where so many cards exist.
fn wrong_size(given: Phrase, one: usize, many: usize) -> Phrase {
    let (one_colour, many_colours) = (sized(one, Kind::One), sized(many, Kind::Many));
    match (one <= MOST_OF_ONE_COLOUR, many <= MOST_OF_MANY) {
        (true, true) => {
            say!("paws-refused-wrong-size", given = given, one = one_colour, many = many_colours)
        }
        (true, false) => say!("paws-refused-wrong-size-one", given = given, one = one_colour),
        (false, _) => say!("paws-refused-wrong-size-none", given = given),
    }
}

/// A number of cards of a kind.
fn sized(count: usize, kind: Kind) -> Phrase {
    say!("paws-sized", count = count, kind = Arg::text(kind))
}

error_by_phrase!(Violation);
