//! Tests of equities.

use roshambo_rules::games::{
    kanobu::Kanobu, ninjan::Ninjan, paws::Paws, paws_quick::PawsQuick, tsuefa::Tsuefa,
};
use roshambo_rules::{Awaits, Dice, DiscardEvents, Game, Sampler, Seat, Seats, deal_shuffled};

use super::*;

/// A game after its deck was dealt and some decisions of the policy.
fn position<G: Heuristics>(seats: u8, decisions: u32, seed: u64) -> G {
    let mut state = G::new(Seats::new(seats).unwrap(), &G::Options::default());
    let mut evaluator = Evaluator::<G>::new(seed);
    for _ in 0..decisions {
        let Some(seat) = evaluator.next_seat(&mut state) else { break };
        evaluator.decide(&mut state, seat);
    }
    state
}

fn check_sum<G: Heuristics>(seats: u8) {
    let state = position::<G>(seats, 9, 3);
    let equity = Evaluator::new(1).equity(&state, 20);
    let sum: f64 = state.seats().iter().map(|seat| equity.mean(seat)).sum();
    assert!((sum - 1.0).abs() < 1e-5, "{} sums to {sum}", G::ID);
}

#[test]
fn the_equities_of_all_seats_sum_to_one() {
    check_sum::<Paws>(2);
    check_sum::<PawsQuick>(3);
    check_sum::<Ninjan>(4);
    check_sum::<Kanobu>(5);
    check_sum::<Tsuefa>(2);
}

#[test]
fn the_equity_of_a_finished_game_is_its_score_without_error() {
    let state = position::<Ninjan>(2, 100_000, 5);
    assert_eq!(state.awaits(), Awaits::Over);
    let equity = Evaluator::new(1).equity(&state, 20);
    let winner = state.outcome().unwrap().winners.first().unwrap();
    assert_eq!((equity.mean(winner), equity.error(winner)), (1.0, 0.0));
}

#[test]
fn two_seeds_agree_within_their_errors() {
    let state = position::<Paws>(2, 12, 9);
    let [one, other] = [1, 2].map(|seed| Evaluator::new(seed).equity(&state, 400));
    let difference = one.mean(Seat::FIRST) - other.mean(Seat::FIRST);
    let error = (one.variance(Seat::FIRST) + other.variance(Seat::FIRST)).sqrt();
    assert!(difference.abs() < 4.0 * error, "{difference} ± {error}");
}

/// The mean over many orders of the deck of the equity after the deal is the equity before it.
#[test]
fn the_equity_before_a_deal_is_the_mean_of_the_equities_after_it() {
    let before = Kanobu::new(Seats::new(2).unwrap(), &Default::default());
    let mut evaluator = Evaluator::new(1);
    let (mut after, whole) = (Estimate::new(before.seats()), evaluator.equity(&before, 1500));
    for _ in 0..1500 {
        let mut dealt = before;
        deal_shuffled(&mut dealt, evaluator.rng(), &mut Vec::new());
        after.merge(&evaluator.equity(&dealt, 1));
    }
    let difference = after.mean(Seat::FIRST) - whole.mean(Seat::FIRST);
    let error = (after.variance(Seat::FIRST) + whole.variance(Seat::FIRST)).sqrt();
    assert!(difference.abs() < 4.0 * error, "{difference} ± {error}");
}

#[test]
fn the_policy_gives_probabilities_that_sum_to_one() {
    let state = position::<Paws>(2, 7, 2);
    let seat = state.awaits().seats().first().unwrap();
    let mut policy = Policy::default();
    let (moves, shares) = policy.strategy(&state, seat).unwrap();
    assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    let moves = moves.to_vec();
    let sum: f64 = moves.iter().map(|mv| policy.probability(&state, seat, *mv)).sum();
    assert!((sum - 1.0).abs() < 1e-5);
    for mv in moves {
        let mut after = state;
        assert_eq!(after.check(seat, mv), Ok(()));
        after.apply(seat, mv, &mut DiscardEvents);
    }
}

/// The equity by its definition: all decisions of the policy with their probabilities, and nothing is drawn at random.
fn by_definition<G: Heuristics>(state: &G, policy: &mut Policy<G>) -> Vec<f64> {
    let seats = state.seats();
    let seat = match state.awaits() {
        Awaits::Over => return seats.iter().map(|seat| f64::from(outcome_values(state)[seat])).collect(),
        Awaits::Deck => panic!("no deck is shuffled so late"),
        // Those who take part win equally often, and the throw decides the game.
        Awaits::Sealed { waiting, .. } if state.is_symmetric_throw() => {
            let share = |seat| if waiting.contains(seat) { 1.0 / waiting.len() as f64 } else { 0.0 };
            return seats.iter().map(share).collect();
        }
        awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => awaits.seats().first().unwrap(),
    };
    let (moves, shares) = policy.strategy(state, seat).unwrap();
    let (moves, shares) = (moves.to_vec(), shares.to_vec());
    let mut sums = vec![0.0; seats.count()];
    for (mv, share) in moves.into_iter().zip(shares) {
        let mut after = state.clone();
        after.apply(seat, mv, &mut DiscardEvents);
        for (sum, value) in sums.iter_mut().zip(by_definition(&after, policy)) {
            *sum += f64::from(share) * value;
        }
    }
    sums
}

fn assert_near(exact: &[f64], estimate: &Estimate, what: &str) {
    for (seat, exact) in estimate.seats().iter().zip(exact) {
        let difference = (estimate.mean(seat) - exact).abs();
        assert!(
            difference < 4.0 * estimate.error(seat) + 1e-6,
            "{what} {seat}: {estimate:?}, exactly {exact}"
        );
    }
}

#[test]
fn the_equity_of_the_last_two_rounds_of_ninjan_is_exact_within_its_error() {
    for seed in 0..6 {
        let mut state = Ninjan::new(Seats::new(2).unwrap(), &Default::default());
        let mut evaluator = Evaluator::<Ninjan>::new(seed);
        loop {
            let seat = evaluator.next_seat(&mut state).unwrap();
            let mut moves = Vec::new();
            state.legal_moves(seat, &mut moves);
            let sealed = matches!(state.awaits(), Awaits::Sealed { decided, .. } if decided.is_empty());
            if sealed && moves.len() == 2 {
                break;
            }
            evaluator.decide(&mut state, seat);
        }
        let exact = by_definition(&state, &mut Policy::default());
        assert_near(&exact, &evaluator.equity(&state, 3000), &format!("game {seed}"));
    }
}

/// Gives all sequences of random numbers, one after the other.
#[derive(Default)]
struct EveryOutcome {
    numbers: Vec<(u32, u32)>,
    place: usize,
}

impl EveryOutcome {
    /// Goes on to the next sequence; `false` after the last one.
    fn advance(&mut self) -> bool {
        self.place = 0;
        while let Some((number, bound)) = self.numbers.pop() {
            if number + 1 < bound {
                self.numbers.push((number + 1, bound));
                return true;
            }
        }
        false
    }
}

impl Dice for EveryOutcome {
    fn below(&mut self, bound: u32) -> u32 {
        if self.place == self.numbers.len() {
            self.numbers.push((0, bound));
        }
        self.place += 1;
        self.numbers[self.place - 1].0
    }
}

/// Three moves before the limit of moves, with three undrawn cards: all orders and all decisions can be tried.
#[test]
fn the_equity_of_a_small_end_of_kanobu_is_exact_within_its_error() {
    for seed in 0..4 {
        let state = small_kanobu(seed);
        let (mut sums, mut orders) = (vec![0.0; 2], 0.0);
        let mut dice = EveryOutcome::default();
        loop {
            let mut order = state;
            order.reshuffle_undrawn(&mut dice);
            for (sum, value) in sums.iter_mut().zip(by_definition(&order, &mut Policy::default())) {
                *sum += value;
            }
            orders += 1.0;
            if !dice.advance() {
                break;
            }
        }
        assert_eq!(orders, 6.0);
        let exact: Vec<f64> = sums.iter().map(|sum| sum / orders).collect();
        assert_near(&exact, &Evaluator::new(seed).equity(&state, 3000), &format!("deal {seed}"));
    }
}

fn small_kanobu(seed: u64) -> Kanobu {
    use roshambo_rules::games::kanobu::{Card, CardSet, Colour, Direction, Hidden, Laid, Symbol, View};
    let seats = Seats::new(2).unwrap();
    let unseen: CardSet =
        "bR bS bX gS gR bgP vW".split(' ').map(|card| card.parse::<Card>().unwrap()).collect();
    let top: Card = "bP".parse().unwrap();
    let mut out_of_play = CardSet::deck(seats);
    out_of_play.remove_all(unseen);
    out_of_play.remove(top);
    let laid = |card: Card| match card.symbol() {
        Symbol::Change => Laid::naming(Colour::Blue),
        _ => card.laid(),
    };
    let view = View {
        seat: None,
        seats,
        opening: Some(Seat::FIRST),
        house: Default::default(),
        awaits: Awaits::Turn { seat: Seat::FIRST },
        rest: None,
        turn: Seat::FIRST,
        direction: Direction::Clockwise,
        moves: 997,
        throw: None,
        hand: None,
        hand_sizes: vec![2, 2],
        known: vec![CardSet::EMPTY; 2],
        pile: out_of_play.iter().chain([top]).map(laid).collect(),
        turned_over: false,
        deck: 3,
        bottom: Vec::new(),
        effect: None,
        drawn: None,
        opened: Vec::new(),
        unseen,
        hidden: Hidden {
            from_deck: unseen,
            older: CardSet::EMPTY,
            either: CardSet::EMPTY,
            least_from_deck: vec![2, 2],
            most_from_deck: vec![2, 2],
        },
        outcome: None,
    };
    <Kanobu as Game>::Sampler::new(&view).sample(&mut Rng::new(seed))
}
