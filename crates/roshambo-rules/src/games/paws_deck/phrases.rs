//! Cards, deals and draws as phrases, for both editions.

use super::card::{Card, Colour, Face};
use super::card_set::CardSet;
use crate::event::Cards;
use crate::phrase::{Arg, Phrase, Say};
use crate::say;
use crate::seat::Seat;
use crate::sign::Sign;

impl Say for Colour {
    fn say(&self) -> Phrase {
        say!("paws-colour", colour = Arg::text(self))
    }
}

/// There is a message for each sign, and the colour is an argument: in some languages the word for the
/// colour agrees with the word for the sign.
impl Say for Card {
    fn say(&self) -> Phrase {
        match self.face() {
            Face::Plain(colour, Sign::Rock) => say!("paws-card-rock", colour = Arg::text(colour)),
            Face::Plain(colour, Sign::Scissors) => say!("paws-card-scissors", colour = Arg::text(colour)),
            Face::Plain(colour, Sign::Paper) => say!("paws-card-paper", colour = Arg::text(colour)),
            Face::ColourJoker(colour) => say!("paws-card-joker", colour = Arg::text(colour)),
            Face::SignJoker(sign) => say!("paws-card-sign-joker", sign = sign),
        }
    }
}

impl From<CardSet> for Arg {
    fn from(cards: CardSet) -> Arg {
        Arg::list(cards.iter())
    }
}

/// Cards that are played as a sign. The sign is named only if no card shows it.
pub(in crate::games) fn cards_as(cards: CardSet, sign: Sign) -> Arg {
    if cards.colour_jokers() < cards.len() {
        return cards.into();
    }
    say!("paws-as", cards = cards, sign = sign).into()
}

/// A number of cards of a sign.
pub(in crate::games) fn group(sign: Sign, cards: CardSet) -> Phrase {
    match sign {
        Sign::Rock => say!("paws-rocks", count = cards.len()),
        Sign::Scissors => say!("paws-scissors", count = cards.len()),
        Sign::Paper => say!("paws-papers", count = cards.len()),
    }
}

/// The clauses about a deal: the size of the hands, and the hands that are open. A single open hand is
/// the viewer's own.
pub(in crate::games) fn dealt(hands: &[Cards<Card>]) -> Vec<Phrase> {
    let each = hands.first().map_or(0, |hand| hand.count);
    let open = hands.iter().enumerate().filter_map(|(i, hand)| Some((Seat::new(i), hand.cards.as_ref()?)));
    let open: Vec<(Seat, &Vec<Card>)> = open.collect();
    let mut clauses = vec![say!("paws-dealt-each", cards = say!("cards", count = each))];
    match open.as_slice() {
        [(_, own)] => clauses.push(say!("paws-dealt-own", cards = Arg::list(*own))),
        hands => {
            let hand = |(seat, cards): &(Seat, &Vec<Card>)| {
                say!("paws-dealt-hand", seat = seat, cards = Arg::list(*cards))
            };
            clauses.extend(hands.iter().map(hand));
        }
    }
    clauses
}

/// A seat drew cards, which are listed if the viewer may know them.
pub(in crate::games) fn drew(seat: Seat, cards: &Cards<Card>) -> Phrase {
    match &cards.cards {
        Some(open) => say!("paws-drew-seen", seat = seat, cards = Arg::list(open)),
        None => say!("paws-drew", seat = seat, count = cards.count),
    }
}

/// A count for each seat.
pub(in crate::games) fn tally(counts: &[u8]) -> Arg {
    let seats = counts.iter().enumerate();
    Arg::list(seats.map(|(i, count)| say!("paws-tally", seat = Seat::new(i), count = *count)))
}

/// The notation of each card.
pub(in crate::games) fn card_texts(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}
