//! Setups are legal, follow the rules of good play, and differ.

use std::collections::BTreeSet;

use super::*;
use roshambo_rules::GameOptions;
use roshambo_rules::games::tsuefa::Options;

fn layouts(items: &str, count: u64) -> Vec<String> {
    let mut options = Options::default();
    options.set(Seats::new(2).unwrap(), "items", items).unwrap();
    let game = <Tsuefa as Game>::new(Seats::new(2).unwrap(), &options);
    let mut rng = Rng::new(7);
    let moves = (0..count).map(|_| game.unlisted_move(ONE, &mut rng));
    moves
        .map(|mv| {
            assert_eq!(game.check(ONE, mv), Ok(()), "{mv}");
            mv.to_string().replace("setup ", "")
        })
        .collect()
}

#[test]
fn setups_are_legal_for_all_item_counts() {
    for items in ["4-3-3", "8-1-1", "1-1-8", "1-8-1", "2-4-4"] {
        layouts(items, 50);
    }
}

#[test]
fn setups_are_rarely_the_same() {
    let layouts = layouts("4-3-3", 1000);
    let different: BTreeSet<&String> = layouts.iter().collect();
    assert!(different.len() > 950, "{}", different.len());
}

#[test]
fn the_flag_is_usually_in_the_back_row_but_not_always_in_the_corner() {
    let places: Vec<usize> = layouts("4-3-3", 1000).iter().map(|layout| layout.find('F').unwrap()).collect();
    let share = |among: &[usize]| places.iter().filter(|place| among.contains(place)).count();
    assert!((880..1000).contains(&share(&[0, 1, 2, 3, 4, 5])));
    assert!((200..600).contains(&share(&[0, 5])));
}
