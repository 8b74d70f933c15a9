//! Provable fairness: a commitment before the first card, and a proof after the last.
//!
//! The table commits to a secret and to the texts of its bots. Then each person adds a text, which
//! nobody sees until all texts are given. Every shuffle follows from the secret and all the texts.
//! So neither the table nor a player can choose the cards, and everybody can check that once the
//! secret is revealed. `docs/fairness.md` defines the exact construction, with a worked example.
//!
//! ```
//! use roshambo_rules::{Seat, Seats};
//! use roshambo_table::fair::{Promise, Secret};
//!
//! let bot = (Seat::new(1), "a bot's text".to_string());
//! let mut promise = Promise::new(Seats::new(2).unwrap(), Secret([7; 32]), [bot]).unwrap();
//! let published = promise.commitment();
//! promise.seal(Seat::new(0), "my own text").unwrap();
//! let proof = promise.close().unwrap();
//! assert_eq!(proof.commitment(), published);
//! ```

use std::fmt;

use roshambo_rules::{Phrase, Say, Seat, SeatSet, Seats, error_by_phrase, say};

use crate::stream::{Stream, hex, sha256, unhex};

/// The name of the construction. It is part of the hashed texts.
pub const SCHEME: &str = "roshambo-fair-1";
/// The longest text of a seat, in bytes.
pub const LONGEST_TEXT: usize = 100;

/// The random bytes that only the table knows until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// A new secret from the operating system's randomness.
    pub fn random() -> Result<Secret, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(bytes))
    }

    /// Reads 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Secret> {
        unhex(text).map(Secret)
    }

    /// The secret as 64 hexadecimal digits.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

/// A random text, for a seat whose person gives none.
pub fn random_text() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(hex(&bytes))
}

/// Does not print the secret, so that it cannot get into a log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The SHA-256 hash that the table publishes before any person gives a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Why a text is refused, or why a promise cannot be closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextRefused {
    /// The text is empty, too long, or contains control characters.
    Malformed,
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// The seat has given its text already. It cannot be replaced.
    AlreadyGiven(Seat),
    /// These seats have not given a text.
    Missing(SeatSet),
}

impl Say for TextRefused {
    fn say(&self) -> Phrase {
        match self {
            TextRefused::Malformed => say!("text-malformed", most = LONGEST_TEXT),
            TextRefused::NoSuchSeat(seat) => say!("text-no-such-seat", seat = seat.number()),
            TextRefused::AlreadyGiven(seat) => say!("text-already-given", seat = seat),
            TextRefused::Missing(seats) => say!("text-missing", seats = *seats),
        }
    }
}

error_by_phrase!(TextRefused);

/// A commitment for which the people at the table have yet to give their texts.
#[derive(Clone, Debug)]
pub struct Promise {
    secret: Secret,
    bots: SeatSet,
    texts: Vec<Option<String>>,
}

impl Promise {
    /// Commits to a secret and to the texts of all bot seats.
    pub fn new(
        seats: Seats,
        secret: Secret,
        bots: impl IntoIterator<Item = (Seat, String)>,
    ) -> Result<Promise, TextRefused> {
        let mut promise = Promise { secret, bots: SeatSet::EMPTY, texts: vec![None; seats.count()] };
        for (seat, text) in bots {
            promise.seal(seat, &text)?;
            promise.bots = promise.bots.with(seat);
        }
        Ok(promise)
    }

    /// The commitment, published before any person gives a text.
    pub fn commitment(&self) -> Commitment {
        let bots = self.bots.iter().filter_map(|seat| Some((seat, self.texts[seat.index()].as_deref()?)));
        commit(&self.secret, bots)
    }

    /// Adds the text of a seat.
    pub fn seal(&mut self, seat: Seat, text: &str) -> Result<(), TextRefused> {
        check_text(text)?;
        let place = self.texts.get_mut(seat.index()).ok_or(TextRefused::NoSuchSeat(seat))?;
        if place.is_some() {
            return Err(TextRefused::AlreadyGiven(seat));
        }
        *place = Some(text.to_owned());
        Ok(())
    }

    /// The seats whose texts are missing.
    pub fn missing(&self) -> SeatSet {
        let missing = self.texts.iter().enumerate().filter(|(_, text)| text.is_none());
        missing.map(|(i, _)| Seat::new(i)).collect()
    }

    /// Closes the promise when all texts are given. From then on all shuffles are determined.
    pub fn close(self) -> Result<Proof, TextRefused> {
        let missing = self.missing();
        if !missing.is_empty() {
            return Err(TextRefused::Missing(missing));
        }
        let texts = self.texts.into_iter().flatten().collect();
        Ok(Proof { secret: self.secret, bots: self.bots, texts })
    }
}

/// Everything that determines the shuffles: the secret and all texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    secret: Secret,
    bots: SeatSet,
    texts: Vec<String>,
}

impl Proof {
    /// A proof from the parts in a record. `texts` are the texts of all seats, in order.
    pub fn new(secret: Secret, bots: SeatSet, texts: Vec<String>) -> Result<Proof, TextRefused> {
        texts.iter().try_for_each(|text| check_text(text))?;
        match bots.iter().find(|seat| seat.index() >= texts.len()) {
            Some(seat) => Err(TextRefused::NoSuchSeat(seat)),
            None => Ok(Proof { secret, bots, texts }),
        }
    }

    /// A proof whose secret and texts come from the operating system's randomness.
    pub fn random(seats: Seats, bots: SeatSet) -> Result<Proof, getrandom::Error> {
        let texts: Result<Vec<String>, _> = seats.iter().map(|_| random_text()).collect();
        Ok(Proof { secret: Secret::random()?, bots, texts: texts? })
    }

    /// A proof in which everything follows from a seed, for games that must be repeatable.
    pub fn seeded(seats: Seats, bots: SeatSet, seed: &str) -> Proof {
        let text = |seat| hex(&sha256(&format!("{seed} text {seat}"))[..8]);
        Proof {
            secret: Secret(sha256(&format!("{seed} secret"))),
            bots,
            texts: seats.iter().map(text).collect(),
        }
    }

    /// The commitment that the table published before any person gave a text.
    pub fn commitment(&self) -> Commitment {
        commit(&self.secret, self.bots.iter().map(|seat| (seat, self.text(seat))))
    }

    /// The secret. It must not be shown before the game is over.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The seats played by bots from the start.
    pub fn bots(&self) -> SeatSet {
        self.bots
    }

    /// The text of a seat.
    pub fn text(&self, seat: Seat) -> &str {
        self.texts.get(seat.index()).map_or("", String::as_str)
    }

    /// The random numbers of a shuffle. Shuffles of a game are counted from 0.
    pub fn shuffle(&self, number: u32) -> Stream {
        Stream::new(self.key(), number)
    }

    /// The key of all shuffles of the game.
    pub fn key(&self) -> [u8; 32] {
        let texts = self.texts.iter().enumerate().map(|(i, text)| (Seat::new(i), text.as_str()));
        sha256(&lines("key", &self.secret, texts))
    }
}

/// The seal of a sealed decision: a hash that is published when the decision is made. The salt is
/// published with the decision, so that everybody can check the seal.
///
/// ```
/// use roshambo_rules::Seat;
/// use roshambo_table::fair::seal;
/// let hash = seal(Seat::FIRST, "throw R", "000102030405060708090a0b0c0d0e0f");
/// assert_eq!(hash, "83647c28fb61a6c24b2ddeccbc6b70805d51573b1ed58562dba62c913a3de247");
/// ```
pub fn seal(seat: Seat, mv: &str, salt: &str) -> String {
    hex(&sha256(&format!("roshambo-seal-1\nsalt {salt}\nseat {seat}\nmove {mv}\n")))
}

fn commit<'a>(secret: &Secret, bots: impl Iterator<Item = (Seat, &'a str)>) -> Commitment {
    Commitment(sha256(&lines("commitment", secret, bots)))
}

/// The text that is hashed: one line for the purpose, one for the secret, one per seat.
fn lines<'a>(purpose: &str, secret: &Secret, texts: impl Iterator<Item = (Seat, &'a str)>) -> String {
    let mut lines = format!("{SCHEME} {purpose}\nsecret {}\n", secret.reveal());
    for (seat, text) in texts {
        lines.push_str(&format!("seat {seat} {text}\n"));
    }
    lines
}

fn check_text(text: &str) -> Result<(), TextRefused> {
    let fine = !text.is_empty() && text.len() <= LONGEST_TEXT && !text.chars().any(char::is_control);
    if fine { Ok(()) } else { Err(TextRefused::Malformed) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn promise() -> Promise {
        let bot = (Seat::new(1), "tin".to_owned());
        Promise::new(Seats::new(3).unwrap(), Secret([1; 32]), [bot]).unwrap()
    }

    #[test]
    fn texts_of_people_do_not_change_the_commitment() {
        let mut promise = promise();
        let before = promise.commitment();
        assert_eq!(promise.missing().to_string(), "1, 3");
        promise.seal(Seat::new(2), "лапа").unwrap();
        promise.seal(Seat::new(0), "paw").unwrap();
        assert_eq!(promise.commitment(), before);
        assert_eq!(promise.close().unwrap().commitment(), before);
    }

    #[test]
    fn a_bot_s_text_and_the_secret_change_the_commitment() {
        let seats = Seats::new(2).unwrap();
        let of = |secret, text: &str| {
            Promise::new(seats, Secret([secret; 32]), [(Seat::new(1), text.to_owned())]).unwrap().commitment()
        };
        assert_ne!(of(1, "a"), of(1, "b"));
        assert_ne!(of(1, "a"), of(2, "a"));
    }

    #[test]
    fn every_text_changes_every_shuffle() {
        use roshambo_rules::Dice;
        let draw = |text: &str, number| {
            let mut promise = promise();
            promise.seal(Seat::new(0), text).unwrap();
            promise.seal(Seat::new(2), "x").unwrap();
            promise.close().unwrap().shuffle(number).below(u32::MAX)
        };
        assert_ne!(draw("a", 0), draw("b", 0));
        assert_ne!(draw("a", 0), draw("a", 1));
        assert_eq!(draw("a", 1), draw("a", 1));
    }

    #[test]
    fn a_seat_gives_one_text_without_line_breaks() {
        let mut promise = promise();
        assert_eq!(promise.seal(Seat::new(1), "x"), Err(TextRefused::AlreadyGiven(Seat::new(1))));
        assert_eq!(promise.seal(Seat::new(3), "x"), Err(TextRefused::NoSuchSeat(Seat::new(3))));
        for wrong in ["", "a\nb", &"x".repeat(101)] {
            assert_eq!(promise.seal(Seat::new(0), wrong), Err(TextRefused::Malformed));
        }
        assert!(matches!(promise.close(), Err(TextRefused::Missing(_))));
    }

    #[test]
    fn a_random_text_is_accepted_and_differs_each_time() {
        let (one, other) = (random_text().unwrap(), random_text().unwrap());
        assert_ne!(one, other);
        assert_eq!(promise().seal(Seat::new(0), &one), Ok(()));
        assert_ne!(Secret::random().unwrap(), Secret::random().unwrap());
    }

    #[test]
    fn the_debug_format_does_not_show_the_secret() {
        assert_eq!(format!("{:?}", Secret([1; 32])), "Secret(…)");
    }
}
