//! Paws, first edition: 1,637 actions.
//!
//! | actions | moves |
//! |---|---|
//! | 0–1 | `pass`, `declare` |
//! | 2–4 | `throw R`, `throw S`, `throw P` |
//! | 5–37 | `lead` each card, in canonical order; a colour joker as each sign |
//! | 38–1636 | for each sign R, S, P, 533 actions: `play` each combination of one colour (91), then of many colours (442) |
//!
//! Combinations of the same kind are ordered by their number of cards, then as the rules list the
//! combinations of the whole deck. The sign joker alone counts as one colour.

use std::sync::LazyLock;

use roshambo_rules::games::paws::{Move, Paws};
use roshambo_rules::games::paws_deck::{Card, CardSet, Colour, Kind, SignCards};
use roshambo_rules::{Game, Seat, Sign};

use super::common::{Places, SIGNS, write_opening, write_situation, write_throw};
use super::paws_cards::{CARDS, CombinationNumbers, count};
use crate::action::Action;
use crate::encode::Encode;
use crate::tensor::Sink;

const PASS: usize = 0;
const DECLARE: usize = 1;
const FIRST_THROW: usize = 2;
const FIRST_LEAD: usize = FIRST_THROW + SIGNS;
/// Each card as its sign, and each colour joker as two more.
const LEADS: usize = Card::KINDS + 2 * Colour::ALL.len();
const FIRST_PLAY: usize = FIRST_LEAD + LEADS;
/// The combinations of each sign: of one colour, of many colours.
const COMBINATIONS: usize = 91 + 442;
/// The most cards of one colour: four copies and two jokers.
const MOST_OF_ONE: usize = 6;

/// All moves in the order of their actions, and the actions of moves.
struct Moves {
    moves: Vec<Move>,
    leads: [[u16; SIGNS]; Card::KINDS],
    plays: CombinationNumbers,
}

static MOVES: LazyLock<Moves> = LazyLock::new(Moves::new);

impl Moves {
    fn new() -> Moves {
        let mut all = Moves {
            moves: vec![Move::Pass, Move::Declare],
            leads: [[0; SIGNS]; Card::KINDS],
            plays: CombinationNumbers::EMPTY,
        };
        all.moves.extend(Sign::ALL.map(Move::Throw));
        for card in Card::all() {
            for sign in Sign::ALL.into_iter().filter(|sign| card.can_be(*sign)) {
                all.leads[card.index()][sign as usize] = all.moves.len() as u16;
                all.moves.push(Move::Lead { sign, card });
            }
        }
        for sign in Sign::ALL {
            all.add_plays(sign);
        }
        all
    }

    fn add_plays(&mut self, sign: Sign) {
        let deck = SignCards::of(CardSet::DECK, sign);
        let (mut one, mut many) = (vec![CardSet::only(Card::sign_joker(sign))], Vec::new());
        for size in 1..=MOST_OF_ONE {
            deck.each_one(size, 1, |cards| one.push(cards));
        }
        for size in 2..=Colour::ALL.len() {
            deck.each_many(size, |cards| many.push(cards));
        }
        for cards in one {
            self.plays.add_one(sign, cards, self.moves.len());
            self.moves.push(Move::Play { sign, kind: Kind::One, cards });
        }
        for cards in many {
            self.plays.add_many(sign, cards, self.moves.len());
            self.moves.push(Move::Play { sign, kind: Kind::Many, cards });
        }
    }

    /// The action of a legal move.
    #[inline]
    fn action_of(&self, mv: Move) -> Action {
        Action::new(match mv {
            Move::Pass => PASS,
            Move::Declare => DECLARE,
            Move::Throw(sign) => FIRST_THROW + sign as usize,
            Move::Lead { sign, card } => self.leads[card.index()][sign as usize].into(),
            Move::Play { sign, kind: Kind::One, cards } => self.plays.one(sign, cards),
            Move::Play { sign, kind: Kind::Many, cards } => self.plays.many(sign, cards),
        })
    }
}

impl Encode for Paws {
    const ACTIONS: usize = FIRST_PLAY + SIGNS * COMBINATIONS;

    type Choices = ();

    #[inline]
    fn list_actions(&self, seat: Seat, (): &(), moves: &mut Vec<Move>, actions: &mut Vec<Action>) {
        moves.clear();
        self.legal_moves(seat, moves);
        let all = &*MOVES;
        actions.extend(moves.iter().map(|mv| all.action_of(*mv)));
    }

    #[inline]
    fn choose(&self, _: Seat, (): &mut (), action: Action) -> Option<Move> {
        MOVES.moves.get(action.index()).copied()
    }

    fn actions_of(_: Seat, mv: Move) -> Option<Vec<Action>> {
        let action = MOVES.action_of(mv);
        // Cards that are no combination get the number of another move, or none.
        (MOVES.moves.get(action.index()) == Some(&mv)).then(|| vec![action])
    }

    fn action_text(_: Seat, action: Action) -> String {
        MOVES.moves[action.index()].to_string()
    }

    #[inline]
    fn encode(&self, viewer: Seat, (): &(), out: &mut impl Sink) {
        let places = write_situation(self, viewer, out);
        let n = places.count();
        write_throw(self.throw(), viewer, out);
        write_opening(self.opening(), places, out);
        out.field("round", 1, "the number of rounds dealt so far, divided by 10")[0] =
            f32::from(self.round()) / 10.0;
        out.field(
            "first",
            n,
            "the seat that opened this round or opens the next one, one-hot; the viewer's first",
        )[places.of(self.first())] = 1.0;
        out.field(
            "turn",
            n,
            "the seat whose turn it is, or was when the round ended, one-hot; the viewer's first",
        )[places.of(self.turn())] = 1.0;
        let tokens = out.field("tokens", n, "for each seat, the viewer's first: its tokens, divided by 2");
        for (seat, place) in places.iter() {
            tokens[place] = f32::from(self.tokens(seat)) / 2.0;
        }
        out.field("deck", 1, "the number of cards in the deck, divided by 68")[0] =
            self.deck_len() as f32 / 68.0;
        write_hands(self, viewer, places, out);
        write_table(self, places, out);
        count(
            unseen(self, viewer),
            out.field("unseen", CARDS, "the cards that the viewer has not seen, as in `hand`"),
        );
    }
}

#[inline]
fn write_hands(game: &Paws, viewer: Seat, places: Places, out: &mut impl Sink) {
    let n = places.count();
    count(
        game.hand(viewer),
        out.field(
            "hand",
            CARDS,
            "the viewer's hand: the number of copies of each card, in canonical order, divided by 4",
        ),
    );
    let sizes = out.field(
        "hand-sizes",
        n,
        "for each seat, the viewer's first: the number of cards in hand, divided by 20",
    );
    for (seat, place) in places.iter() {
        sizes[place] = game.hand(seat).len() as f32 / 20.0;
    }
    let open = game.hands_open();
    out.field("hands-open", 1, "1 if all hands are open, because they were counted")[0] =
        f32::from(u8::from(open));
    let hands = out.field(
        "open-hands",
        n * CARDS,
        "for each seat, the viewer's first: its hand, if it is open, as in `hand`",
    );
    if open {
        for (seat, place) in places.iter() {
            count(game.hand(seat), &mut hands[place * CARDS..][..CARDS]);
        }
    }
}

#[inline]
fn write_table(game: &Paws, places: Places, out: &mut impl Sink) {
    let table = game.table();
    let owner = out.field(
        "table-owner",
        places.count(),
        "the seat that played the combination on the table, one-hot; the viewer's first; 0.5 if a house rule lets it replace it no more",
    );
    if let Some(table) = table {
        owner[places.of(table.owner)] = if game.passed_on() { 0.5 } else { 1.0 };
    }
    let sign = out.field("table-sign", SIGNS, "the sign of the combination on the table, one-hot: R, S, P");
    if let Some(table) = table {
        sign[table.sign as usize] = 1.0;
    }
    let kind = out.field(
        "table-kind",
        2,
        "the kind of the combination on the table, one-hot: one colour, many colours",
    );
    if let Some(table) = table {
        kind[table.kind as usize] = 1.0;
    }
    let cards = out.field("table-cards", CARDS, "the cards of the combination on the table, as in `hand`");
    if let Some(table) = table {
        count(table.cards, cards);
    }
    count(
        game.discard(),
        out.field("discard", CARDS, "the cards of combinations that were beaten or replaced, as in `hand`"),
    );
}

/// The cards in other hands and in the deck, as in the view.
#[inline]
fn unseen(game: &Paws, viewer: Seat) -> CardSet {
    let mut unseen = CardSet::DECK;
    if let Some(table) = game.table() {
        unseen.remove_all(table.cards);
    }
    unseen.remove_all(game.discard());
    for seat in game.seats().iter().filter(|seat| game.hands_open() || *seat == viewer) {
        unseen.remove_all(game.hand(seat));
    }
    unseen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_combinations_are_those_of_the_documentation() {
        assert_eq!(MOVES.moves.len(), Paws::ACTIONS);
        assert_eq!(Paws::ACTIONS, 1637);
    }
}
