//! Running scores: how often each of the same people won, over all the games that they played together.
//!
//! A person is a guest. If several people play at one device, they share a guest and differ by their names.

use std::collections::BTreeMap;

use roshambo_rules::Seat;

use crate::ids::GuestId;
use crate::protocol::{Score, ScoredPerson};
use crate::store::Ended;

/// How many of a guest's last games count.
pub(crate) const MOST_GAMES: u32 = 500;
/// How many scores are listed.
const MOST_SCORES: usize = 12;

/// A guest; with a name if several people of the game share the guest.
type Person = (GuestId, Option<String>);

/// The scores of a guest. `games` are those whose end the guest has seen, the latest first.
pub(crate) fn scores(guest: GuestId, games: &[Ended]) -> Vec<Score> {
    let mut groups: BTreeMap<Vec<Person>, Score> = BTreeMap::new();
    for game in games {
        let mut people: Vec<(Person, Seat)> =
            game.players.iter().map(|(who, seat)| (person(game, *who, *seat), *seat)).collect();
        // The guest first. Names at the guest's device follow.
        people.sort_by_key(|((who, name), _)| (*who != guest, *who, name.clone()));
        people.dedup_by(|one, other| one.0 == other.0);
        if people.len() < 2 {
            continue;
        }
        let key = people.iter().map(|(person, _)| person.clone()).collect();
        let score = groups.entry(key).or_insert_with(|| newest(guest, game, &people));
        let places = &game.summary.places;
        let won = |seat: Seat| places.get(seat.index()) == Some(&1);
        let draw = places.iter().all(|place| *place == 1);
        score.games += 1;
        score.draws += u32::from(draw);
        for ((_, seat), scored) in people.iter().zip(&mut score.people) {
            scored.wins += u32::from(!draw && won(*seat));
        }
    }
    let mut scores: Vec<Score> = groups.into_values().collect();
    scores.sort_by_key(|score| std::cmp::Reverse(score.last));
    scores.truncate(MOST_SCORES);
    scores
}

/// A score of no games yet, with the names and looks of the latest game.
fn newest(guest: GuestId, game: &Ended, people: &[(Person, Seat)]) -> Score {
    let summary = &game.summary;
    let described = |((who, _), seat): &(Person, Seat)| ScoredPerson {
        name: summary.names.get(seat.index()).cloned().unwrap_or_default(),
        look: summary.looks.get(seat.index()).copied().flatten(),
        yours: *who == guest,
        wins: 0,
    };
    Score { people: people.iter().map(described).collect(), games: 0, draws: 0, last: summary.ended }
}

fn person(game: &Ended, who: GuestId, seat: Seat) -> Person {
    let shares = game.players.iter().filter(|(other, _)| *other == who).count() > 1;
    let name = game.summary.names.get(seat.index()).filter(|_| shares);
    (who, name.cloned())
}

#[cfg(test)]
mod tests;
