//! Random states that are consistent with a view: the unseen cards are distributed over their possible
//! places.
//!
//! There are three kinds of places: for cards of the current deck only, for older cards only, and for
//! either. They form a row, with the places for either in the middle. Cards of the deck fill the row from
//! the front, older cards fill it from the back.

use super::card_set::CardSet;
use super::cards::Card;
use super::deck::{Deck, Pile};
use super::knowledge::Knowledge;
use super::makeup::DECK_SIZE;
use super::state::{Effect, Kanobu, Opened, Phase};
use super::view::View;
use crate::dice::Dice;
use crate::game::{Awaits, Sampler, Viewer};
use crate::options::Opening;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::throw::{Throw, ThrowView};

/// Draws random states that are consistent with one view.
#[derive(Clone, Debug)]
pub struct KanobuSampler {
    /// The state with everything that the view shows.
    known: Kanobu,
    viewer: Viewer,
    throw: Option<ThrowView>,
    /// Unseen cards of the current deck, older ones, and those that may be either.
    from_deck: Vec<Card>,
    older: Vec<Card>,
    either: Vec<Card>,
    /// The number of hidden cards of the deck. They are the first places of the row.
    deck: usize,
    /// The hands of the other places of the row.
    places: Vec<Seat>,
    /// The end of the places for cards of the deck only.
    either_from: usize,
    /// The start of the places for older cards only.
    older_from: usize,
    /// Whether the first place in a hand is a drawn card that the viewer does not know.
    drawn: bool,
    bottom: Vec<Card>,
}

impl Sampler<Kanobu> for KanobuSampler {
    fn new(view: &View) -> KanobuSampler {
        let known = known_part(view);
        let own = view.seat.map(|seat| own_hidden(view, seat));
        let [from_deck, older, either] = split_unseen(view, own);
        let drawn = view.drawn.as_ref().is_some_and(|drawn| drawn.card.is_none());
        let deck = view.deck - view.bottom.len();
        let (places, either_from, older_from) = hand_places(view, drawn.then_some(view.turn));
        KanobuSampler {
            known,
            viewer: Viewer::of(view.seat),
            throw: view.throw.clone(),
            from_deck: from_deck.to_vec(),
            older: older.to_vec(),
            either: either.to_vec(),
            deck,
            places,
            either_from: deck + either_from,
            older_from: deck + older_from,
            drawn,
            bottom: view.bottom.clone(),
        }
    }

    fn sample(&self, dice: &mut impl Dice) -> Kanobu {
        let mut game = self.known;
        let mut row = [Card::default(); DECK_SIZE];
        let row = self.fill(&mut row, dice);
        let (deck, hands) = row.split_at(self.deck.min(row.len()));
        let mut cards = [Card::default(); DECK_SIZE];
        let whole = deck.len() + self.bottom.len();
        cards[..deck.len()].copy_from_slice(deck);
        cards[deck.len()..whole].copy_from_slice(&self.bottom);
        game.deck = Deck::new(&cards[..whole], deck.len());
        for (seat, card) in self.places.iter().zip(hands) {
            game.hands[*seat].add(*card);
        }
        if let (true, Some(card)) = (self.drawn, hands.first()) {
            game.phase = Phase::Drawn { card: *card, open: false };
        }
        if let Some(throw) = &self.throw {
            game.throw = Throw::sample(throw, self.viewer, dice);
        }
        game
    }
}

impl KanobuSampler {
    /// Fills the row of places with the unseen cards.
    fn fill<'a>(&self, row: &'a mut [Card; DECK_SIZE], dice: &mut impl Dice) -> &'a [Card] {
        let (from_deck, older, either) = (self.from_deck.len(), self.older.len(), self.either.len());
        let row = &mut row[..from_deck + older + either];
        row[..from_deck].copy_from_slice(&self.from_deck);
        row[from_deck..from_deck + either].copy_from_slice(&self.either);
        row[from_deck + either..].copy_from_slice(&self.older);
        let mut border = from_deck;
        if either > 0 {
            let middle = &mut row[from_deck..from_deck + either];
            dice.shuffle(middle);
            border += self.sample_either_from_deck(dice);
        }
        dice.shuffle(&mut row[..border]);
        dice.shuffle(&mut row[border..]);
        let (either_from, older_from) = (self.either_from.min(row.len()), self.older_from.min(row.len()));
        if either > 0 {
            dice.shuffle(&mut row[either_from..older_from]);
        }
        row
    }

    /// A random number of the cards that may be either to treat as cards of the deck. It is enough to
    /// fill the places for cards of the deck only, and leaves enough for the older places. Each other card
    /// is assigned at random, weighted by the number of places on each side.
    fn sample_either_from_deck(&self, dice: &mut impl Dice) -> usize {
        let new_places = self.either_from;
        let old_places = (self.deck + self.places.len()).saturating_sub(self.older_from);
        let either = self.either.len();
        let needed = new_places.saturating_sub(self.from_deck.len()).min(either);
        let reserved = old_places.saturating_sub(self.older.len()).min(either - needed);
        let room = (new_places + old_places).max(1) as u32;
        let random = (needed + reserved..either).filter(|_| (dice.below(room) as usize) < new_places).count();
        needed + random
    }
}

/// The state that the view shows, without hidden cards.
fn known_part(view: &View) -> Kanobu {
    let known = BySeat::from_slice(&view.known);
    let knowledge = Knowledge {
        pool: view.hidden.from_deck,
        old: view.hidden.older,
        either: view.hidden.either,
        known,
        least: BySeat::from_slice(&view.hidden.least_from_deck),
        most: BySeat::from_slice(&view.hidden.most_from_deck),
    };
    let mut hands = known;
    let mut sizes = BySeat::default();
    for seat in view.seats.iter() {
        sizes[seat] = view.hand_sizes[seat.index()] as u8;
    }
    if let (Some(seat), Some(hand)) = (view.seat, view.hand) {
        hands[seat] = hand;
    }
    let mut opened = Opened::default();
    for card in &view.opened {
        opened.put(*card);
    }
    Kanobu {
        seats: view.seats,
        opening: Opening::of(view.opening),
        house: view.house,
        phase: phase(view),
        turn: view.turn,
        direction: view.direction,
        moves: view.moves,
        throw: Throw::new(SeatSet::EMPTY),
        hands,
        sizes,
        pile: Pile::new(&view.pile, view.turned_over),
        deck: Deck::EMPTY,
        opened,
        knowledge,
    }
}

fn phase(view: &View) -> Phase {
    match (view.awaits, view.rest, &view.effect, &view.drawn) {
        (Awaits::Over, ..) => Phase::Over,
        (Awaits::Sealed { .. }, ..) => Phase::Throwing,
        (_, Some(unfinished), ..) => Phase::Shuffling(unfinished),
        (_, _, Some(effect), _) => Phase::Waiting(Effect { symbol: effect.symbol, chain: effect.chain }),
        // Each sample replaces a card that the viewer does not know.
        (_, _, _, Some(drawn)) => Phase::Drawn { card: drawn.card.unwrap_or_default(), open: drawn.open },
        (Awaits::Turn { .. } | Awaits::Deck, None, None, None) if !view.opened.is_empty() => Phase::Picking,
        (Awaits::Turn { .. } | Awaits::Deck, None, None, None) => Phase::Turn,
    }
}

/// The viewer's own cards that others do not know.
fn own_hidden(view: &View, seat: Seat) -> (Seat, CardSet) {
    let mut own = view.hand.unwrap_or(CardSet::EMPTY);
    own.remove_all(view.known[seat.index()]);
    (seat, own)
}

/// The unseen cards: of the current deck, older, either. If the viewer's own copy of a card may be
/// either, the other copies may be either, too.
fn split_unseen(view: &View, own: Option<(Seat, CardSet)>) -> [CardSet; 3] {
    let hidden = &view.hidden;
    let (mut from_deck, mut older, mut either) = (hidden.from_deck, hidden.older, hidden.either);
    let Some((seat, own)) = own else { return [from_deck, older, either] };
    let all_old = hidden.most_from_deck[seat.index()] == 0;
    let all_new = usize::from(hidden.least_from_deck[seat.index()]) >= own.len();
    for card in own.iter() {
        match (from_deck.contains(card), older.contains(card)) {
            (true, false) => from_deck.remove(card),
            (false, true) => older.remove(card),
            (true, true) if all_old => older.remove(card),
            (true, true) if all_new => from_deck.remove(card),
            (true, true) => {
                let copies = from_deck.clear(card) + older.clear(card);
                for _ in 1..copies {
                    either.add(card);
                }
            }
            (false, false) => either.remove(card),
        }
    }
    [from_deck, older, either]
}

/// The places in other hands: first those for cards of the deck, then those for either, then those for
/// older cards; and the starts of the second and the third part. A hidden drawn card has the first place.
fn hand_places(view: &View, drawn: Option<Seat>) -> (Vec<Seat>, usize, usize) {
    let (mut new, mut either, mut old) = (Vec::from_iter(drawn), Vec::new(), Vec::new());
    for seat in view.seats.iter().filter(|seat| view.seat != Some(*seat)) {
        let i = seat.index();
        let hidden = view.hand_sizes[i] - view.known[i].len();
        let most = usize::from(view.hidden.most_from_deck[i]).min(hidden);
        let least = usize::from(view.hidden.least_from_deck[i]).min(most);
        let placed = usize::from(drawn == Some(seat));
        new.extend(std::iter::repeat_n(seat, least.saturating_sub(placed)));
        either.extend(std::iter::repeat_n(seat, most - least));
        old.extend(std::iter::repeat_n(seat, hidden - most));
    }
    let (first, second) = (new.len(), new.len() + either.len());
    new.append(&mut either);
    new.append(&mut old);
    (new, first, second)
}
