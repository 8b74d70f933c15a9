//! Reasons for moves in Kanobu: who draws how many cards, what is passed on, and what is kept.

use roshambo_rules::games::kanobu::{Card, CardSet, Effect, Kanobu, Kinds, Laid, Moment, Move, Symbol, View};
use roshambo_rules::{DiscardEvents, Game, Phrase, Seat, say};

use super::{Advice, AdviceContext};

/// A seat with at most this many cards is about to win.
const FEW_CARDS: u8 = 2;
/// This many cards stay on the pile when the rest of it becomes the new deck.
const KEPT_ON_PILE: usize = 2;

impl Advice for Kanobu {
    fn advise(context: &AdviceContext<'_, Kanobu>, mv: Move, reasons: &mut Vec<Phrase>) {
        let hand = context.view.hand.unwrap_or_default();
        match mv {
            Move::Throw(_) => reasons.extend([say!("advice-throw-opens"), say!("advice-throw")]),
            Move::Play(laid) => play(context, laid, hand, reasons),
            Move::Draw if context.state.kinds_playable().is_empty() => {
                reasons.push(say!("advice-kanobu-draw"));
            }
            Move::Draw => reasons.push(say!("advice-kanobu-draw-freely")),
            Move::Pass => reasons.push(say!("advice-kanobu-pass")),
            Move::Keep => {
                if let Some(card) = context.view.drawn.as_ref().and_then(|drawn| drawn.card) {
                    reasons.push(say!("advice-kanobu-keep", card = card));
                }
            }
            Move::Accept => accept(context, reasons),
            Move::Answer(cards) => match hand.len() - cards.len() {
                0 => reasons.push(say!("advice-wins-game")),
                left => {
                    reasons.push(say!("advice-kanobu-answer"));
                    reasons.push(say!("advice-left", count = left));
                }
            },
            Move::Take(card) => {
                reasons.push(match Kinds::VIOLET.meets(Kinds::only(card)) {
                    true => say!("advice-kanobu-take-violet", card = card),
                    false => say!("advice-kanobu-take", card = card),
                });
                reasons.push(say!("advice-left", count = hand.len() + 1));
            }
        }
    }
}

fn play(context: &AdviceContext<'_, Kanobu>, laid: Laid, hand: CardSet, reasons: &mut Vec<Phrase>) {
    let AdviceContext { seat, view, state } = context;
    let mut after = *state;
    after.apply(*seat, Move::Play(laid), &mut DiscardEvents);
    let left = usize::from(after.hand_size(*seat));
    if left == 0 {
        reasons.push(say!("advice-wins-game"));
        return;
    }
    let card = laid.card();
    let next = after.whose_turn();
    let mut rest = hand;
    let from_hand = left < hand.len();
    if from_hand {
        rest.remove(card);
    } else {
        reasons.push(say!("advice-kanobu-play-opened", card = card));
    }
    if let Moment::Waiting(effect) = state.moment() {
        reasons.push(match (card.symbol(), effect.draws()) {
            (Symbol::Cancel, _) => say!("advice-kanobu-cancels", effect = effect.symbol),
            (_, 0) => say!("advice-kanobu-passes-skip"),
            (_, count) => say!("advice-kanobu-passes-on", count = count),
        });
    }
    match (after.moment(), card.symbol()) {
        (Moment::Waiting(effect), _) => waiting(view, effect, next, reasons),
        (_, Symbol::Cancel) if !matches!(state.moment(), Moment::Waiting(_)) => {
            reasons.push(say!("advice-kanobu-removes", card = state.top_card().card()));
        }
        (_, Symbol::Reverse) => {
            reasons.push(say!("advice-kanobu-reverse", seat = next, count = after.hand_size(next)));
        }
        (_, Symbol::Star) => reasons.push(say!("advice-kanobu-star")),
        _ => {}
    }
    if let Some(colour) = laid.named() {
        let held = rest.iter().filter(|card| card.colours().any(|own| own == colour)).count();
        reasons.push(say!("advice-kanobu-colour", colour = colour, count = held));
    }
    if next != *seat && state.hand_size(next) <= FEW_CARDS {
        reasons.push(say!("advice-few", seat = next, count = state.hand_size(next)));
    }
    if from_hand {
        reasons.push(say!("advice-left", count = left));
    }
    let violets = rest.iter().filter(|card| Kinds::VIOLET.meets(Kinds::only(*card))).count();
    if violets > 0 && !Kinds::VIOLET.meets(Kinds::only(card)) {
        reasons.push(say!("advice-kanobu-saves", count = violets));
    } else if after.moment() == Moment::Turn && card.symbol() != Symbol::Cancel {
        let fits = count(view.unseen, |card| Kinds::on(laid).meets(Kinds::only(card)));
        reasons.push(say!("advice-kanobu-fits", count = fits, total = view.unseen.len()));
    }
}

/// What the waiting effect does to the next seat, and how many cards could answer it.
fn waiting(view: &View, effect: Effect, next: Seat, reasons: &mut Vec<Phrase>) {
    let count_drawn = effect.draws();
    // The played card is on the pile then.
    let enough = is_enough(view, effect, view.pile.len() + 1);
    match effect.symbol {
        Symbol::Skip => reasons.push(say!("advice-kanobu-skip", seat = next)),
        Symbol::Three if enough => {
            reasons.push(say!("advice-kanobu-three", seat = next, count = count_drawn));
        }
        Symbol::Chance if enough => {
            reasons.push(say!("advice-kanobu-chance", seat = next, count = count_drawn));
        }
        Symbol::One | Symbol::Two if enough => reasons.push(say!("advice-kanobu-all", count = count_drawn)),
        _ => {}
    }
    if effect.symbol == Symbol::Chance {
        return;
    }
    let answers = |card: Card| card.symbol() == effect.symbol || card.symbol() == Symbol::Cancel;
    let known = view.known.get(next.index()).copied().unwrap_or_default();
    reasons.push(match known.iter().find(|card| answers(*card)) {
        Some(card) => say!("advice-kanobu-known-answer", seat = next, card = card),
        None => {
            let unseen = count(view.unseen, answers);
            say!("advice-kanobu-answers", count = unseen, total = view.unseen.len())
        }
    });
}

/// Whether deck and pile have enough cards for an effect.
fn is_enough(view: &View, effect: Effect, pile: usize) -> bool {
    let drawers = match effect.symbol {
        Symbol::One | Symbol::Two => view.seats.count() - 1,
        _ => 1,
    };
    view.deck + pile.saturating_sub(KEPT_ON_PILE) >= drawers * usize::from(effect.draws())
}

fn accept(context: &AdviceContext<'_, Kanobu>, reasons: &mut Vec<Phrase>) {
    let Moment::Waiting(effect) = context.state.moment() else { return };
    let count = effect.draws();
    if is_enough(context.view, effect, context.view.pile.len()) {
        reasons.push(match effect.symbol {
            Symbol::Skip => say!("advice-kanobu-accept-skip"),
            Symbol::One | Symbol::Two => say!("advice-kanobu-accept-all", count = count),
            _ => say!("advice-kanobu-accept-draw", count = count),
        });
    }
    let replies = context.state.kinds_playable();
    if !replies.is_empty() {
        reasons.push(say!("advice-kanobu-keeps-answer", count = replies.len()));
    }
}

fn count(cards: CardSet, which: impl Fn(Card) -> bool) -> usize {
    cards.iter().filter(|card| which(*card)).count()
}
