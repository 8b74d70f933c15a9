//! What is said of moves in Kanobu: who draws how much, what is passed on, what is kept.

use roshambo_rules::games::kanobu::{Card, CardSet, Effect, Kanobu, Kinds, Laid, Moment, Move, Symbol, View};
use roshambo_rules::{DiscardEvents, Game, Phrase, Seat, say};

use super::{Advice, Sight};

/// Who has no more cards is about to win.
const FEW: u8 = 2;
/// So many cards stay on the pile when it is made a deck.
const KEPT: usize = 2;

impl Advice for Kanobu {
    fn advise(sight: &Sight<'_, Kanobu>, mv: Move, said: &mut Vec<Phrase>) {
        let hand = sight.view.hand.unwrap_or_default();
        match mv {
            Move::Throw(_) => said.extend([say!("advice-throw-opens"), say!("advice-throw")]),
            Move::Play(laid) => play(sight, laid, hand, said),
            Move::Draw => said.push(say!("advice-kanobu-draw")),
            Move::Pass => said.push(say!("advice-kanobu-pass")),
            Move::Keep => {
                if let Some(card) = sight.view.drawn.as_ref().and_then(|drawn| drawn.card) {
                    said.push(say!("advice-kanobu-keep", card = card));
                }
            }
            Move::Accept => accept(sight, said),
            Move::Answer(cards) => match hand.len() - cards.len() {
                0 => said.push(say!("advice-wins-game")),
                left => {
                    said.push(say!("advice-kanobu-answer"));
                    said.push(say!("advice-left", count = left));
                }
            },
            Move::Take(card) => {
                said.push(match Kinds::VIOLET.meets(Kinds::only(card)) {
                    true => say!("advice-kanobu-take-violet", card = card),
                    false => say!("advice-kanobu-take", card = card),
                });
                said.push(say!("advice-left", count = hand.len() + 1));
            }
        }
    }
}

fn play(sight: &Sight<'_, Kanobu>, laid: Laid, hand: CardSet, said: &mut Vec<Phrase>) {
    let Sight { seat, view, state } = sight;
    let mut after = *state;
    after.apply(*seat, Move::Play(laid), &mut DiscardEvents);
    let left = usize::from(after.hand_size(*seat));
    if left == 0 {
        said.push(say!("advice-wins-game"));
        return;
    }
    let card = laid.card();
    let next = after.whose_turn();
    let mut rest = hand;
    let from_hand = left < hand.len();
    if from_hand {
        rest.remove(card);
    } else {
        said.push(say!("advice-kanobu-play-opened", card = card));
    }
    if let Moment::Waiting(effect) = state.moment() {
        said.push(match (card.symbol(), effect.draws()) {
            (Symbol::Cancel, _) => say!("advice-kanobu-cancels", effect = effect.symbol),
            (_, 0) => say!("advice-kanobu-passes-skip"),
            (_, count) => say!("advice-kanobu-passes-on", count = count),
        });
    }
    match (after.moment(), card.symbol()) {
        (Moment::Waiting(effect), _) => waiting(view, effect, next, said),
        (_, Symbol::Cancel) if !matches!(state.moment(), Moment::Waiting(_)) => {
            said.push(say!("advice-kanobu-removes", card = state.top_card().card()));
        }
        (_, Symbol::Reverse) => {
            said.push(say!("advice-kanobu-reverse", seat = next, count = after.hand_size(next)));
        }
        (_, Symbol::Star) => said.push(say!("advice-kanobu-star")),
        _ => {}
    }
    if let Some(colour) = laid.named() {
        let held = rest.iter().filter(|card| card.colours().any(|own| own == colour)).count();
        said.push(say!("advice-kanobu-colour", colour = colour, count = held));
    }
    if next != *seat && state.hand_size(next) <= FEW {
        said.push(say!("advice-few", seat = next, count = state.hand_size(next)));
    }
    if from_hand {
        said.push(say!("advice-left", count = left));
    }
    let violets = rest.iter().filter(|card| Kinds::VIOLET.meets(Kinds::only(*card))).count();
    if violets > 0 && !Kinds::VIOLET.meets(Kinds::only(card)) {
        said.push(say!("advice-kanobu-saves", count = violets));
    } else if after.moment() == Moment::Turn && card.symbol() != Symbol::Cancel {
        let fits = count(view.unseen, |card| Kinds::on(laid).meets(Kinds::only(card)));
        said.push(say!("advice-kanobu-fits", count = fits, total = view.unseen.len()));
    }
}

/// What the next seat has to expect.
fn waiting(view: &View, effect: Effect, next: Seat, said: &mut Vec<Phrase>) {
    let count_drawn = effect.draws();
    // The card itself lies on the pile then.
    let enough = is_enough(view, effect, view.pile.len() + 1);
    match effect.symbol {
        Symbol::Skip => said.push(say!("advice-kanobu-skip", seat = next)),
        Symbol::Three if enough => said.push(say!("advice-kanobu-three", seat = next, count = count_drawn)),
        Symbol::Chance if enough => said.push(say!("advice-kanobu-chance", seat = next, count = count_drawn)),
        Symbol::One | Symbol::Two if enough => said.push(say!("advice-kanobu-all", count = count_drawn)),
        _ => {}
    }
    if effect.symbol == Symbol::Chance {
        return;
    }
    let answers = |card: Card| card.symbol() == effect.symbol || card.symbol() == Symbol::Cancel;
    let known = view.known.get(next.index()).copied().unwrap_or_default();
    said.push(match known.iter().find(|card| answers(*card)) {
        Some(card) => say!("advice-kanobu-known-answer", seat = next, card = card),
        None => {
            let unseen = count(view.unseen, answers);
            say!("advice-kanobu-answers", count = unseen, total = view.unseen.len())
        }
    });
}

/// Whether deck and pile have the cards that an effect wants drawn.
fn is_enough(view: &View, effect: Effect, pile: usize) -> bool {
    let drawers = match effect.symbol {
        Symbol::One | Symbol::Two => view.seats.count() - 1,
        _ => 1,
    };
    view.deck + pile.saturating_sub(KEPT) >= drawers * usize::from(effect.draws())
}

fn accept(sight: &Sight<'_, Kanobu>, said: &mut Vec<Phrase>) {
    let Moment::Waiting(effect) = sight.state.moment() else { return };
    let count = effect.draws();
    if is_enough(sight.view, effect, sight.view.pile.len()) {
        said.push(match effect.symbol {
            Symbol::Skip => say!("advice-kanobu-accept-skip"),
            Symbol::One | Symbol::Two => say!("advice-kanobu-accept-all", count = count),
            _ => say!("advice-kanobu-accept-draw", count = count),
        });
    }
    let replies = sight.state.kinds_playable();
    if !replies.is_empty() {
        said.push(say!("advice-kanobu-keeps-answer", count = replies.len()));
    }
}

fn count(cards: CardSet, which: impl Fn(Card) -> bool) -> usize {
    cards.iter().filter(|card| which(*card)).count()
}
