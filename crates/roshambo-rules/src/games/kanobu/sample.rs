//! Full states that fit a view: the unseen cards, spread over the places where they can be.
//!
//! Places come in three sorts: those that only cards of the present deck can be in, those that only
//! older cards can be in, and those where either is possible. They stand in a row, the doubtful ones
//! in the middle; the cards of the deck fill it from the front and the older ones from the back.

use super::card_set::CardSet;
use super::cards::Card;
use super::deck::{Deck, Pile};
use super::knowledge::Knowledge;
use super::makeup::DECK_SIZE;
use super::state::{Effect, Kanobu, Opened, Phase, SEATS};
use super::view::View;
use crate::dice::Dice;
use crate::game::{Awaits, Sampler, Viewer};
use crate::options::Opening;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::throw::{Throw, ThrowView};

/// Makes states that fit one view.
#[derive(Clone, Debug)]
pub struct KanobuSampler {
    /// The game with nothing hidden filled in.
    known: Kanobu,
    viewer: Viewer,
    throw: Option<ThrowView>,
    /// Unseen cards of the present deck, older ones, and those that may be either.
    from_deck: Vec<Card>,
    older: Vec<Card>,
    either: Vec<Card>,
    /// The hidden part of the deck, then places in hands. Up to `doubtful` only cards of the deck
    /// can be there, from `certain` on only older ones.
    deck: usize,
    places: Vec<Seat>,
    doubtful: usize,
    certain: usize,
    /// Whether the first place in a hand has the drawn card that others decide about.
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
        let (places, doubtful, certain) = hand_places(view, drawn.then_some(view.turn));
        KanobuSampler {
            known,
            viewer: view.viewer(),
            throw: view.throw.clone(),
            from_deck: from_deck.to_vec(),
            older: older.to_vec(),
            either: either.to_vec(),
            deck,
            places,
            doubtful: deck + doubtful,
            certain: deck + certain,
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
    /// Puts the unseen cards in a row, in the order of places.
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
            border += self.give_to_deck(dice);
        }
        dice.shuffle(&mut row[..border]);
        dice.shuffle(&mut row[border..]);
        let (doubtful, certain) = (self.doubtful.min(row.len()), self.certain.min(row.len()));
        if either > 0 {
            dice.shuffle(&mut row[doubtful..certain]);
        }
        row
    }

    /// How many of the cards that may be either are taken for cards of the deck: what its places
    /// need and the older ones can spare, the rest by a coin weighted by the room on each side.
    fn give_to_deck(&self, dice: &mut impl Dice) -> usize {
        let new_places = self.doubtful;
        let old_places = (self.deck + self.places.len()).saturating_sub(self.certain);
        let either = self.either.len();
        let needed = new_places.saturating_sub(self.from_deck.len()).min(either);
        let spared = old_places.saturating_sub(self.older.len()).min(either - needed);
        let room = (new_places + old_places).max(1) as u32;
        let by_coin = (needed + spared..either).filter(|_| (dice.below(room) as usize) < new_places).count();
        needed + by_coin
    }
}

/// All that the view shows, with hidden cards left out.
fn known_part(view: &View) -> Kanobu {
    let mut knowledge = Knowledge {
        pool: view.hidden.from_deck,
        old: view.hidden.older,
        either: view.hidden.either,
        ..Knowledge::default()
    };
    let mut hands: BySeat<CardSet, SEATS> = BySeat::default();
    let mut sizes = BySeat::default();
    for seat in view.seats.iter() {
        let i = seat.index();
        knowledge.known[seat] = view.known[i];
        knowledge.least[seat] = view.hidden.least_from_deck[i];
        knowledge.most[seat] = view.hidden.most_from_deck[i];
        sizes[seat] = view.hand_sizes[i] as u8;
        hands[seat] = match view.hand {
            Some(hand) if view.seat == Some(seat) => hand,
            _ => view.known[i],
        };
    }
    let mut opened = Opened::default();
    for card in &view.opened {
        opened.put(*card);
    }
    Kanobu {
        seats: view.seats,
        opening: view.opening.map_or(Opening::Throw, Opening::Seat),
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
        (_, Some(rest), ..) => Phase::Shuffling(rest),
        (_, _, Some(effect), _) => Phase::Waiting(Effect { symbol: effect.symbol, chain: effect.chain }),
        // A card that the viewer does not know is filled in with each sample.
        (_, _, _, Some(drawn)) => Phase::Drawn { card: drawn.card.unwrap_or_default(), open: drawn.open },
        _ if !view.opened.is_empty() => Phase::Picking,
        _ => Phase::Turn,
    }
}

/// The viewer's own cards that others cannot know.
fn own_hidden(view: &View, seat: Seat) -> (Seat, CardSet) {
    let mut own = view.hand.unwrap_or_default();
    own.remove_all(view.known[seat.index()]);
    (seat, own)
}

/// The unseen cards: of the present deck, older, either. Where the viewer's own copy of a card may be
/// either, so may the others.
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

/// The places in other hands: first those for cards of the deck, then doubtful ones, then those for
/// older cards; and where the second and third sort begin. A hidden drawn card has the very first.
fn hand_places(view: &View, drawn: Option<Seat>) -> (Vec<Seat>, usize, usize) {
    let (mut new, mut doubtful, mut old) = (Vec::from_iter(drawn), Vec::new(), Vec::new());
    for seat in view.seats.iter().filter(|seat| view.seat != Some(*seat)) {
        let i = seat.index();
        let hidden = view.hand_sizes[i] - view.known[i].len();
        let most = usize::from(view.hidden.most_from_deck[i]).min(hidden);
        let least = usize::from(view.hidden.least_from_deck[i]).min(most);
        let placed = usize::from(drawn == Some(seat));
        new.extend(std::iter::repeat_n(seat, least.saturating_sub(placed)));
        doubtful.extend(std::iter::repeat_n(seat, most - least));
        old.extend(std::iter::repeat_n(seat, hidden - most));
    }
    let (first, second) = (new.len(), new.len() + doubtful.len());
    new.append(&mut doubtful);
    new.append(&mut old);
    (new, first, second)
}
