//! Ids of tables and guests, and short codes. All are random, so none reveals how many exist.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Letters and digits without those that look or sound alike.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes from the operating system. Panics without them, because no id or token would be secure.
#[expect(clippy::expect_used, reason = "a system without randomness cannot run a fair table")]
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

/// A number that fits SQLite's and PostgreSQL's integers.
fn random_number() -> i64 {
    i64::from_le_bytes(random()) & i64::MAX
}

/// The id of a table. It is part of links, and everybody who knows it may enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub i64);

impl TableId {
    /// A new id that cannot be guessed.
    pub fn random() -> TableId {
        TableId(random_number())
    }
}

const TABLE_DIGITS: u32 = 13;

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..TABLE_DIGITS).rev().try_for_each(|place| {
            let digit = (self.0 >> (5 * place)) & 31;
            write!(f, "{}", char::from(ALPHABET[digit as usize]))
        })
    }
}

impl FromStr for TableId {
    type Err = ();

    fn from_str(text: &str) -> Result<TableId, ()> {
        if text.len() != TABLE_DIGITS as usize {
            return Err(());
        }
        let number = text.bytes().try_fold(0_i128, |number, byte| {
            let digit = ALPHABET.iter().position(|letter| *letter == byte)?;
            Some(number * 32 + digit as i128)
        });
        number.and_then(|number| i64::try_from(number).ok()).map(TableId).ok_or(())
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TableId, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|()| serde::de::Error::custom("not the id of a table"))
    }
}

/// The id of a guest. It is never sent to other clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GuestId(pub i64);

impl GuestId {
    /// A new id.
    pub fn random() -> GuestId {
        GuestId(random_number())
    }
}

/// The short code of a table: six letters and digits that can be read out.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Code(String);

const CODE_DIGITS: usize = 6;

impl Code {
    /// A new code.
    pub fn random() -> Code {
        let bytes: [u8; CODE_DIGITS] = random();
        Code(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect())
    }

    /// The code as it is stored.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Reads what a person typed. Capitals, blanks and dashes do not matter, and letters that look like digits are read as
/// those digits.
impl FromStr for Code {
    type Err = ();

    fn from_str(text: &str) -> Result<Code, ()> {
        let letters = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
        let letters = letters.map(|letter| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            letter => letter,
        });
        let code: String = letters.take(CODE_DIGITS + 1).collect();
        let fine = code.len() == CODE_DIGITS && code.bytes().all(|byte| ALPHABET.contains(&byte));
        if fine { Ok(Code(code)) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_id_round_trips_through_its_text() {
        for id in [TableId(0), TableId(1), TableId(i64::MAX), TableId::random()] {
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().len(), 13);
        }
        for wrong in ["", "0", "zzzzzzzzzzzzz", "000000000000o", "0000000000000 ", "éééééé0"] {
            assert_eq!(wrong.parse::<TableId>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn a_code_accepts_the_spellings_that_people_type() {
        let code: Code = "a1b0c1".parse().unwrap();
        for typed in ["A1B0C1", "a1b-0c1", " alboci ", "aib 0cL"] {
            assert_eq!(typed.parse(), Ok(code.clone()), "{typed}");
        }
        for wrong in ["", "a1b0c", "a1b0c12", "a1b0cu", "a1b0cж"] {
            assert!(wrong.parse::<Code>().is_err(), "{wrong}");
        }
        let random = Code::random();
        assert_eq!(random.to_string().parse(), Ok(random));
    }
}
