//! Provable fairness: a commitment before the first card, and a proof after the last.
//!
//! Every shuffle follows from a secret of the table and from one text for each seat. There are two schemes, which differ
//! in what is fixed before anything is shown. `docs/fairness.md` defines both exactly and says what each proves.
//!
//! - **Online** (`roshambo-fair-2`): the table commits to a secret, from which default texts for all seats follow.
//!   People commit to their own texts by a hash. When all hashes are fixed, the texts are revealed.
//! - **Local** (`roshambo-fair-1`): one program holds the secret and all texts, and commits to the secret and the texts
//!   of its bots. Games at the terminal and simulations use it; so did online games before version 0.3.
//!
//! ```
//! use roshambo_rules::Seat;
//! use roshambo_table::fair::{Proof, Secret, SeatText, TextHash};
//!
//! let secret = Secret([7; 32]);
//! let published = secret.commitment();
//! // A player commits to a text, and shows it when the commitments of all players are fixed.
//! let hash = TextHash::of("my own text");
//! let given = SeatText::revealed(hash, "my own text").unwrap();
//! // The other seat is a bot: its text follows from the secret.
//! let proof = Proof::online(secret, vec![given, SeatText::Default]);
//! assert_eq!(proof.commitment(), published);
//! ```

use std::fmt;

use roshambo_rules::{Phrase, Say, Seat, SeatSet, Seats, error_by_phrase, say};

use crate::stream::{Stream, hex, sha256, unhex};

/// How a game is proven. The names of the schemes are part of everything that is hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// One program holds the secret and all texts.
    Local,
    /// People commit to their texts by a hash before any text is shown.
    Online,
}

impl Scheme {
    fn name(self) -> &'static str {
        match self {
            Scheme::Local => "roshambo-fair-1",
            Scheme::Online => "roshambo-fair-2",
        }
    }
}

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

    /// The commitment of an online table. It also fixes the default texts of all seats.
    pub fn commitment(&self) -> Commitment {
        Commitment(sha256(&lines(Scheme::Online, "commitment", self, [])))
    }

    /// The text of a seat at an online table whose player gives none. It follows from the secret, so nobody can choose
    /// it after the commitment.
    pub fn default_text(&self, seat: Seat) -> String {
        let hash = sha256(&format!("{}seat {seat}\n", lines(Scheme::Online, "default text", self, [])));
        hex(&hash[..16])
    }
}

/// The hash by which a player commits to a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextHash([u8; 32]);

impl TextHash {
    /// The hash of a text.
    pub fn of(text: &str) -> TextHash {
        TextHash(sha256(&format!("{} text\n{text}\n", Scheme::Online.name())))
    }

    /// Reads 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<TextHash> {
        unhex(text).map(TextHash)
    }
}

impl fmt::Display for TextHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// What a seat of an online table adds to the shuffle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatText {
    /// The seat's player committed to no text, so the default text counts. All bots are such players.
    Default,
    /// The player committed to a text but did not reveal it in time, so the default text counts.
    Withheld(TextHash),
    /// The text that the player committed to and revealed.
    Given(String),
}

impl SeatText {
    /// A text that a player reveals. It must be the one that the player committed to.
    pub fn revealed(hash: TextHash, text: &str) -> Result<SeatText, TextRefused> {
        check_text(text)?;
        if TextHash::of(text) == hash {
            Ok(SeatText::Given(text.to_owned()))
        } else {
            Err(TextRefused::OtherHash)
        }
    }

    /// The hash that the player published.
    pub fn hash(&self) -> Option<TextHash> {
        match self {
            SeatText::Default => None,
            SeatText::Withheld(hash) => Some(*hash),
            SeatText::Given(text) => Some(TextHash::of(text)),
        }
    }
}

/// A random text, for a seat of a local game.
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

/// The SHA-256 hash that the table publishes before the first text is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Why a text is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextRefused {
    /// The text is empty, too long, or contains control characters.
    Malformed,
    /// The text is not the one that the player committed to.
    OtherHash,
    /// The table has no such seat.
    NoSuchSeat(Seat),
}

impl Say for TextRefused {
    fn say(&self) -> Phrase {
        match self {
            TextRefused::Malformed => say!("text-malformed", most = LONGEST_TEXT),
            TextRefused::OtherHash => say!("text-other-hash"),
            TextRefused::NoSuchSeat(seat) => say!("text-no-such-seat", seat = seat.number()),
        }
    }
}

error_by_phrase!(TextRefused);

/// Everything that determines the shuffles: the secret and all texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    secret: Secret,
    texts: Texts,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Texts {
    /// The texts of all seats, and the seats whose texts are part of the commitment.
    Local {
        texts: Vec<String>,
        bots: SeatSet,
    },
    Online(Vec<SeatText>),
}

impl Proof {
    /// The proof of an online game. `texts` are those of all seats, in order.
    pub fn online(secret: Secret, texts: Vec<SeatText>) -> Proof {
        Proof { secret, texts: Texts::Online(texts) }
    }

    /// The proof of a local game. `texts` are those of all seats, in order; those of `bots` are committed to.
    pub fn local(secret: Secret, bots: SeatSet, texts: Vec<String>) -> Result<Proof, TextRefused> {
        texts.iter().try_for_each(|text| check_text(text))?;
        match bots.iter().find(|seat| seat.index() >= texts.len()) {
            Some(seat) => Err(TextRefused::NoSuchSeat(seat)),
            None => Ok(Proof { secret, texts: Texts::Local { texts, bots } }),
        }
    }

    /// The proof of a local game whose secret and texts come from the operating system's randomness.
    pub fn random(seats: Seats, bots: SeatSet) -> Result<Proof, getrandom::Error> {
        let texts: Result<Vec<String>, _> = seats.iter().map(|_| random_text()).collect();
        Ok(Proof { secret: Secret::random()?, texts: Texts::Local { texts: texts?, bots } })
    }

    /// The proof of a local game in which everything follows from a seed, for games that must be repeatable.
    pub fn seeded(seats: Seats, bots: SeatSet, seed: &str) -> Proof {
        let text = |seat| hex(&sha256(&format!("{seed} text {seat}"))[..8]);
        let texts = Texts::Local { texts: seats.iter().map(text).collect(), bots };
        Proof { secret: Secret(sha256(&format!("{seed} secret"))), texts }
    }

    /// How the game is proven.
    pub fn scheme(&self) -> Scheme {
        match self.texts {
            Texts::Local { .. } => Scheme::Local,
            Texts::Online(_) => Scheme::Online,
        }
    }

    /// The commitment that the table published before the first text was shown.
    pub fn commitment(&self) -> Commitment {
        match &self.texts {
            Texts::Online(_) => self.secret.commitment(),
            Texts::Local { bots, .. } => {
                let texts = bots.iter().map(|seat| (seat, self.text(seat)));
                Commitment(sha256(&lines(Scheme::Local, "commitment", &self.secret, texts)))
            }
        }
    }

    /// The secret. It must not be shown before the game is over.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The seats of a local game that bots play from the start.
    pub fn bots(&self) -> SeatSet {
        match self.texts {
            Texts::Local { bots, .. } => bots,
            Texts::Online(_) => SeatSet::EMPTY,
        }
    }

    /// What a seat of an online game added; `None` in a local game.
    pub fn seat_text(&self, seat: Seat) -> Option<&SeatText> {
        match &self.texts {
            Texts::Local { .. } => None,
            Texts::Online(texts) => texts.get(seat.index()),
        }
    }

    /// The text of a seat.
    pub fn text(&self, seat: Seat) -> String {
        match &self.texts {
            Texts::Local { texts, .. } => texts.get(seat.index()).cloned().unwrap_or_default(),
            Texts::Online(texts) => match texts.get(seat.index()) {
                Some(SeatText::Given(text)) => text.clone(),
                Some(SeatText::Default | SeatText::Withheld(_)) | None => self.secret.default_text(seat),
            },
        }
    }

    /// The random numbers of a shuffle. Shuffles of a game are counted from 0.
    pub fn shuffle(&self, number: u32) -> Stream {
        Stream::new(self.key(), number)
    }

    /// The key of all shuffles of the game.
    pub fn key(&self) -> [u8; 32] {
        let seats = match &self.texts {
            Texts::Local { texts, .. } => texts.len(),
            Texts::Online(texts) => texts.len(),
        };
        let texts = (0..seats).map(Seat::new).map(|seat| (seat, self.text(seat)));
        sha256(&lines(self.scheme(), "key", &self.secret, texts))
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

/// The text that is hashed: one line for the purpose, one for the secret, one per seat.
fn lines(
    scheme: Scheme,
    purpose: &str,
    secret: &Secret,
    texts: impl IntoIterator<Item = (Seat, String)>,
) -> String {
    let mut lines = format!("{} {purpose}\nsecret {}\n", scheme.name(), secret.reveal());
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
    use roshambo_rules::Dice;

    use super::*;

    fn given(text: &str) -> SeatText {
        SeatText::revealed(TextHash::of(text), text).unwrap()
    }

    fn first_number(texts: Vec<SeatText>, shuffle: u32) -> u32 {
        Proof::online(Secret([1; 32]), texts).shuffle(shuffle).below(u32::MAX)
    }

    #[test]
    fn the_commitment_fixes_the_secret_and_the_default_texts() {
        let (one, other) = (Secret([1; 32]), Secret([2; 32]));
        assert_ne!(one.commitment(), other.commitment());
        let proof = Proof::online(one.clone(), vec![given("paw"), SeatText::Default]);
        assert_eq!(proof.commitment(), one.commitment());
        assert_eq!(proof.text(Seat::new(0)), "paw");
        assert_eq!(proof.text(Seat::new(1)), one.default_text(Seat::new(1)));
        assert_ne!(one.default_text(Seat::new(0)), one.default_text(Seat::new(1)));
        assert_ne!(one.default_text(Seat::new(0)), other.default_text(Seat::new(0)));
    }

    #[test]
    fn every_text_changes_every_shuffle() {
        let draw = |text: &str, shuffle| first_number(vec![given(text), SeatText::Default], shuffle);
        assert_ne!(draw("a", 0), draw("b", 0));
        assert_ne!(draw("a", 0), draw("a", 1));
        assert_eq!(draw("a", 1), draw("a", 1));
    }

    #[test]
    fn a_text_that_is_withheld_counts_like_one_that_was_never_given() {
        let withheld = SeatText::Withheld(TextHash::of("paw"));
        assert_eq!(first_number(vec![withheld.clone()], 0), first_number(vec![SeatText::Default], 0));
        assert_eq!(withheld.hash(), given("paw").hash());
    }

    #[test]
    fn only_the_committed_text_can_be_revealed() {
        let hash = TextHash::of("paw");
        assert_eq!(TextHash::parse(&hash.to_string()), Some(hash));
        assert_eq!(SeatText::revealed(hash, "paw"), Ok(SeatText::Given("paw".to_owned())));
        assert_eq!(SeatText::revealed(hash, "claw"), Err(TextRefused::OtherHash));
        for wrong in ["", "a\nb", &"x".repeat(101)] {
            assert_eq!(SeatText::revealed(TextHash::of(wrong), wrong), Err(TextRefused::Malformed));
        }
    }

    #[test]
    fn the_commitment_of_a_local_game_covers_the_texts_of_bots_only() {
        let bots = SeatSet::only(Seat::new(1));
        let of = |person: &str, bot: &str| {
            let texts = vec![person.to_owned(), bot.to_owned()];
            Proof::local(Secret([1; 32]), bots, texts).unwrap().commitment()
        };
        assert_eq!(of("a", "x"), of("b", "x"));
        assert_ne!(of("a", "x"), of("a", "y"));
        let outside = Proof::local(Secret([1; 32]), bots, vec!["a".to_owned()]);
        assert_eq!(outside, Err(TextRefused::NoSuchSeat(Seat::new(1))));
    }

    #[test]
    fn random_texts_and_secrets_differ_each_time() {
        assert_ne!(random_text().unwrap(), random_text().unwrap());
        assert_ne!(Secret::random().unwrap(), Secret::random().unwrap());
    }

    #[test]
    fn the_debug_format_does_not_show_the_secret() {
        assert_eq!(format!("{:?}", Secret([1; 32])), "Secret(…)");
    }
}
