//! What is said of the cards of both paws games.

use super::card::{Card, Colour};
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

/// A message for each sign and not for each colour: in some languages the colour agrees with the sign.
impl Say for Card {
    fn say(&self) -> Phrase {
        match (self.colour().map(Arg::text), self.sign()) {
            (Some(colour), Some(Sign::Rock)) => say!("paws-card-rock", colour = colour),
            (Some(colour), Some(Sign::Scissors)) => say!("paws-card-scissors", colour = colour),
            (Some(colour), Some(Sign::Paper)) => say!("paws-card-paper", colour = colour),
            (Some(colour), None) => say!("paws-card-joker", colour = colour),
            (None, sign) => say!("paws-card-sign-joker", sign = sign.unwrap_or_default()),
        }
    }
}

impl From<CardSet> for Arg {
    fn from(cards: CardSet) -> Arg {
        Arg::list(cards.iter())
    }
}

/// Cards of a sign, which is named only where none of them shows it.
pub(in crate::games) fn cards_as(cards: CardSet, sign: Sign) -> Arg {
    if cards.colour_jokers() < cards.len() {
        return cards.into();
    }
    say!("paws-as", cards = cards, sign = sign).into()
}

/// How many cards of a sign.
pub(in crate::games) fn group(sign: Sign, cards: CardSet) -> Phrase {
    match sign {
        Sign::Rock => say!("paws-rocks", count = cards.len()),
        Sign::Scissors => say!("paws-scissors", count = cards.len()),
        Sign::Paper => say!("paws-papers", count = cards.len()),
    }
}

/// What was dealt: how many cards to each, and the hands that are open. A single one is the viewer's.
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

/// Cards from the deck, as far as the viewer may know them.
pub(in crate::games) fn drew(seat: Seat, cards: &Cards<Card>) -> Phrase {
    match &cards.cards {
        Some(open) => say!("paws-drew-seen", seat = seat, cards = Arg::list(open)),
        None => say!("paws-drew", seat = seat, count = cards.count),
    }
}

/// What each seat has of something.
pub(in crate::games) fn tally(counts: &[u8]) -> Arg {
    let seats = counts.iter().enumerate();
    Arg::list(seats.map(|(i, count)| say!("paws-tally", seat = Seat::new(i), count = *count)))
}

/// The cards as the notation has them, each copy once.
pub(in crate::games) fn touched(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}
