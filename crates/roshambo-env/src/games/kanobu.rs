//! Kanobu: 163 actions.
//!
//! | actions | moves |
//! |---|---|
//! | 0–58 | `play` each card but change colour, in canonical order |
//! | 59–62 | `play vW b`, `play vW g`, `play vW r`, `play vW y` |
//! | 63–66 | `draw`, `keep`, `pass`, `accept` |
//! | 67–126 | `take` each card, in canonical order |
//! | 127–156 | answer a chance with this rock, scissors or paper: ten cards of each sign, in canonical order |
//! | 157–159 | answer with the rock, the scissors or the paper on top |
//! | 160–162 | `throw R`, `throw S`, `throw P` |
//!
//! An answer to a chance is factored, because there are 3,000: the seat chooses the rock, then the
//! scissors, then the paper, then which of them is on top.

mod tensor;

use roshambo_rules::games::kanobu::{Card, Colour, Kanobu, Kinds, Laid, Move, Symbol};
use roshambo_rules::{Game, Seat, Sign};

use super::common::{SIGNS, write_opening, write_situation, write_throw};
use crate::action::Action;
use crate::encode::{Choices, Encode};
use crate::tensor::Sink;
use tensor::{write_hands, write_hidden, write_moment, write_table, write_turn};

const CHANGE: usize = Card::KINDS - 1;
const FIRST_CHANGE: usize = CHANGE;
const DRAW: usize = FIRST_CHANGE + Colour::ALL.len();
const KEEP: usize = DRAW + 1;
const PASS: usize = DRAW + 2;
const ACCEPT: usize = DRAW + 3;
const FIRST_TAKE: usize = DRAW + 4;
const FIRST_ANSWER: usize = FIRST_TAKE + Card::KINDS;
const FIRST_TOP: usize = FIRST_ANSWER + SIGNS * OF_EACH_SIGN;
const FIRST_THROW: usize = FIRST_TOP + SIGNS;

/// The number of different cards of each sign.
const OF_EACH_SIGN: usize = 10;

/// The symbols of the signs, in canonical order of the signs.
const SIGN_SYMBOLS: [Symbol; SIGNS] = [Symbol::Rock, Symbol::Scissors, Symbol::Paper];

/// The cards of each sign, in canonical order.
static SIGN_CARDS: [[Card; OF_EACH_SIGN]; SIGNS] = sign_cards();

const fn sign_cards() -> [[Card; OF_EACH_SIGN]; SIGNS] {
    let Some(none) = Card::from_index(0) else { panic!("there is a first card") };
    let mut cards = [[none; OF_EACH_SIGN]; SIGNS];
    let mut found = [0; SIGNS];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        if let Some(sign) = card.symbol().sign() {
            cards[sign as usize][found[sign as usize]] = card;
            found[sign as usize] += 1;
        }
        index += 1;
    }
    cards
}

/// The cards chosen so far to answer a chance: a rock, a scissors and a paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    cards: [Card; SIGNS],
    made: u8,
}

impl Answer {
    fn cards(&self) -> &[Card] {
        &self.cards[..self.made as usize]
    }
}

impl Choices for Answer {
    fn made(&self) -> usize {
        self.made as usize
    }
}

impl Encode for Kanobu {
    const ACTIONS: usize = FIRST_THROW + SIGNS;

    type Choices = Answer;

    #[inline]
    fn list_actions(&self, seat: Seat, answer: &Answer, moves: &mut Vec<Move>, actions: &mut Vec<Action>) {
        match SIGN_SYMBOLS.get(answer.made as usize) {
            Some(_) if answer.made == 0 => {
                moves.clear();
                self.legal_moves(seat, moves);
                list_whole_moves(moves, actions);
            }
            Some(symbol) => {
                let held = Kinds::held(self.hand(seat)) & Kinds::of_symbol(*symbol);
                actions.extend(held.iter().filter_map(answering));
            }
            None => actions.extend((FIRST_TOP..FIRST_THROW).map(Action::new)),
        }
    }

    #[inline]
    fn choose(&self, _: Seat, answer: &mut Answer, action: Action) -> Option<Move> {
        let index = action.index();
        if !(FIRST_ANSWER..FIRST_THROW).contains(&index) {
            return Some(whole_move(index));
        }
        match index.checked_sub(FIRST_TOP) {
            None => {
                let place = index - FIRST_ANSWER;
                answer.cards[answer.made as usize] = SIGN_CARDS[place / OF_EACH_SIGN][place % OF_EACH_SIGN];
                answer.made += 1;
                None
            }
            Some(top) => {
                let [rock, scissors, paper] = std::mem::take(answer).cards;
                Some(Move::Answer(match Sign::ALL[top] {
                    Sign::Rock => [scissors, paper, rock],
                    Sign::Scissors => [rock, paper, scissors],
                    Sign::Paper => [rock, scissors, paper],
                }))
            }
        }
    }

    fn actions_of(_: Seat, mv: Move) -> Option<Vec<Action>> {
        let Move::Answer(cards) = mv else {
            return whole_action(mv).map(|action| vec![action]);
        };
        let mut sorted = cards;
        sorted.sort_unstable_by_key(|card| card.symbol());
        let top = cards[2].symbol().sign()?;
        let signs = sorted.iter().zip(SIGN_SYMBOLS).all(|(card, symbol)| card.symbol() == symbol);
        if !signs || cards[0].symbol() > cards[1].symbol() {
            return None;
        }
        let mut actions: Vec<Action> = sorted.into_iter().filter_map(answering).collect();
        actions.push(Action::new(FIRST_TOP + top as usize));
        Some(actions)
    }

    fn action_text(_: Seat, action: Action) -> String {
        let index = action.index();
        match (index.checked_sub(FIRST_ANSWER), index.checked_sub(FIRST_TOP)) {
            (Some(place), None) => {
                format!("answer {}", SIGN_CARDS[place / OF_EACH_SIGN][place % OF_EACH_SIGN])
            }
            (Some(_), Some(top)) if top < SIGNS => format!("answer top {}", Sign::ALL[top]),
            (Some(_) | None, _) => whole_move(index).to_string(),
        }
    }

    #[inline]
    fn encode(&self, viewer: Seat, answer: &Answer, out: &mut impl Sink) {
        let places = write_situation(self, viewer, out);
        write_throw(self.throw(), viewer, out);
        write_opening(self.opening(), places, out);
        write_turn(self, places, out);
        write_hands(self, viewer, places, out);
        write_table(self, out);
        write_moment(self, viewer, out);
        write_hidden(self, places, out);
        let field = out.field(
            "answer",
            Card::KINDS,
            "the cards that the viewer has chosen so far to answer a chance",
        );
        for card in answer.cards() {
            field[card.index()] = 1.0;
        }
    }
}

/// The actions of legal moves. Answers to a chance start with the choice of a rock.
#[inline]
fn list_whole_moves(moves: &[Move], actions: &mut Vec<Action>) {
    let mut last_rock = None;
    for mv in moves {
        match mv {
            Move::Answer(cards) => {
                let rock = cards.iter().copied().find(|card| card.symbol() == Symbol::Rock);
                // Answers with the same rock are listed one after the other.
                if rock != last_rock {
                    actions.extend(rock.and_then(answering));
                    last_rock = rock;
                }
            }
            mv => actions.extend(whole_action(*mv)),
        }
    }
}

/// The action that chooses a card for an answer.
fn answering(card: Card) -> Option<Action> {
    let sign = card.symbol().sign()? as usize;
    let place = SIGN_CARDS[sign].iter().position(|other| *other == card)?;
    Some(Action::new(FIRST_ANSWER + sign * OF_EACH_SIGN + place))
}

/// The action of a move that is not factored.
#[inline]
fn whole_action(mv: Move) -> Option<Action> {
    let index = match mv {
        Move::Play(laid) => match laid.index() {
            index @ 0..CHANGE => index,
            CHANGE => return None,
            index => index - Card::KINDS + FIRST_CHANGE,
        },
        Move::Draw => DRAW,
        Move::Keep => KEEP,
        Move::Pass => PASS,
        Move::Accept => ACCEPT,
        Move::Take(card) => FIRST_TAKE + card.index(),
        Move::Throw(sign) => FIRST_THROW + sign as usize,
        Move::Answer(_) => return None,
    };
    Some(Action::new(index))
}

/// The move of an action that is not a choice of an answer.
#[inline]
fn whole_move(index: usize) -> Move {
    let card = |index| Card::from_index(index).unwrap_or_default();
    match index {
        0..FIRST_CHANGE => Move::Play(card(index).laid()),
        FIRST_CHANGE..DRAW => Move::Play(Laid::naming(Colour::ALL[index - FIRST_CHANGE])),
        DRAW => Move::Draw,
        KEEP => Move::Keep,
        PASS => Move::Pass,
        ACCEPT => Move::Accept,
        FIRST_TAKE..FIRST_ANSWER => Move::Take(card(index - FIRST_TAKE)),
        _ => Move::Throw(Sign::ALL[index - FIRST_THROW]),
    }
}
