//! Random series, compared with slow and simple definitions of the rules.

use super::*;
use crate::dice::Dice;
use crate::game::Sampler;
use crate::games::paws_deck::Kind;
use crate::phrase::Say;

struct Random(fastrand::Rng);

impl Dice for Random {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(0..bound)
    }
}

/// Every different subset of these cards.
fn choices(hand: CardSet) -> Vec<CardSet> {
    hand.kinds().fold(vec![CardSet::EMPTY], |sets, card| {
        let copies = |set: CardSet| {
            (0..=hand.count(card)).map(move |n| set.with(std::iter::repeat_n(card, n).collect()))
        };
        sets.into_iter().flat_map(copies).collect()
    })
}

/// The legal moves by the definition in the rules, tried with every subset of the hand.
fn moves_by_definition(game: &PawsQuick, seat: Seat) -> Vec<Move> {
    let mut moves = vec![Move::Pass];
    if game.tokens[seat] > 0 && game.table.is_some() {
        moves.push(Move::Help);
    }
    for cards in choices(game.hands[seat]).into_iter().filter(|cards| !cards.is_empty()) {
        let colours: Vec<_> = cards.iter().filter_map(Card::colour).collect();
        for sign in Sign::ALL {
            if cards.fits(sign, Kind::One).is_err() && cards.fits(sign, Kind::Many).is_err() {
                continue;
            }
            match game.table {
                Some(table) if sign == table.sign && cards.len() > table.cards.len() => {
                    moves.push(Move::Play { sign, cards });
                }
                Some(table) if sign.beats(table.sign) => moves.push(Move::Play { sign, cards }),
                Some(_) | None => {}
            }
            if game.table.is_none_or(|table| table.owner == Some(seat)) {
                moves.push(Move::Lead { sign, cards });
            }
        }
        let one_colour = colours.windows(2).all(|pair| pair[0] == pair[1]);
        let wild = cards.iter().filter(|card| card.sign().is_none()).count();
        let shown = |sign| cards.iter().filter(|card| card.sign() == Some(sign)).count();
        let each_at_most_once = Sign::ALL.into_iter().all(|sign| shown(sign) <= 1);
        if cards.len() == 3 && one_colour && each_at_most_once && wild <= 1 {
            moves.push(Move::Combo { cards });
        }
    }
    moves
}

/// The largest hand whose subsets are all tried.
const SMALL_HAND: usize = 9;

fn check_moves(game: &PawsQuick, seat: Seat) {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    assert!(moves.iter().all(|mv| game.check(seat, *mv).is_ok()));
    moves.sort();
    assert!(moves.windows(2).all(|pair| pair[0] != pair[1]), "each once");
    if game.phase != Phase::Playing || game.hands[seat].len() > SMALL_HAND {
        return;
    }
    let mut obvious = moves_by_definition(game, seat);
    obvious.sort();
    assert_eq!(moves, obvious);
    for cards in choices(game.hands[seat]).into_iter().filter(|cards| !cards.is_empty()) {
        let said =
            Sign::ALL.into_iter().flat_map(|sign| [Move::Play { sign, cards }, Move::Lead { sign, cards }]);
        for mv in said.chain([Move::Combo { cards }, Move::Help, Move::Pass]) {
            assert_eq!(game.check(seat, mv).is_ok(), moves.binary_search(&mv).is_ok(), "{mv}");
        }
    }
}

fn check_cards(game: &PawsQuick) {
    let mut all = game.discard;
    for cards in game.hands.0.into_iter().chain(game.table.map(|table| table.cards)) {
        all.add_all(cards);
    }
    all.add_all(game.deck.cards().iter().chain(game.deck.removed()).copied().collect());
    assert_eq!(all, CardSet::DECK);
    assert_eq!(game.supply() + game.tokens.0.iter().sum::<u8>(), scoring::TOKENS);
}

fn check_samples(game: &PawsQuick, dice: &mut Random) {
    for viewer in Viewer::all(game.seats) {
        let view = game.view(viewer, Recall::Memory);
        let sample = PawsQuickSampler::new(&view).sample(dice);
        assert_eq!(sample.view(viewer, Recall::Memory), view);
        if game.game > 0 {
            check_cards(&sample);
        }
    }
}

fn play_series(seats: u8, options: &[(&str, &str)], dice: &mut Random) -> PawsQuick {
    let mut game = new_game(seats, options);
    let mut scratch = Vec::new();
    let mut deck = Vec::new();
    loop {
        check_samples(&game, dice);
        match game.awaits() {
            Awaits::Over => return game,
            Awaits::Deck => {
                deck.clear();
                game.awaited_deck(&mut deck);
                dice.shuffle(&mut deck);
                game.shuffle(&deck).unwrap();
            }
            awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => {
                for seat in awaits.seats().iter() {
                    check_moves(&game, seat);
                }
                let seats: Vec<Seat> = awaits.seats().iter().collect();
                let seat = dice.pick(&seats);
                let mv = game.sample_move(seat, dice, &mut scratch);
                let events = game.play(seat, mv).unwrap();
                assert!(events.iter().all(|event| !event.say().id.is_empty()));
            }
        }
        check_cards(&game);
    }
}

#[test]
fn random_series_follow_the_rules_to_their_end() {
    let mut dice = Random(fastrand::Rng::with_seed(17));
    for seats in 2..=4 {
        for options in [&[][..], &[("games", "7")], &[("help", "off"), ("opening", "2")], &[("games", "1")]] {
            for _ in 0..40 {
                let game = play_series(seats, options, &mut dice);
                let outcome = game.outcome().unwrap();
                let lowest = game.totals.0[..seats as usize].iter().min().copied();
                assert!(outcome.winners.iter().all(|seat| Some(game.totals[seat]) == lowest));
                assert_eq!(game.game, game.games);
                assert!(game.help || game.tokens.0 == [0; 4]);
            }
        }
    }
}
