//! Random numbers that anybody can recompute: a ChaCha20 key stream, read as numbers.
//!
//! Everything random that is stored (decks, simulated games, perft positions) comes from here, so
//! that it does not depend on the internals of a library. `docs/fairness.md` defines the construction.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher, StreamCipherSeek};
use roshambo_rules::Dice;
use sha2::{Digest, Sha256};

/// A key stream, read four bytes at a time.
pub struct Stream {
    key: [u8; 32],
    number: u32,
    cipher: ChaCha20,
    block: [u8; 64],
    used: usize,
}

/// A copy that continues from the same place.
impl Clone for Stream {
    fn clone(&self) -> Stream {
        let mut copy = Stream::new(self.key, self.number);
        copy.cipher.seek(self.cipher.current_pos::<u64>());
        Stream { block: self.block, used: self.used, ..copy }
    }
}

impl Stream {
    /// The key stream of a key. `number` is the nonce.
    pub fn new(key: [u8; 32], number: u32) -> Stream {
        let mut nonce = [0; 12];
        nonce[..4].copy_from_slice(&number.to_le_bytes());
        let cipher = ChaCha20::new(&key.into(), &nonce.into());
        Stream { key, number, cipher, block: [0; 64], used: 64 }
    }

    /// The key stream whose key is the SHA-256 of a text, for uses that need no secret.
    pub fn of_text(text: &str) -> Stream {
        Stream::new(sha256(text), 0)
    }

    fn next(&mut self) -> u32 {
        if self.used == self.block.len() {
            self.block = [0; 64];
            self.cipher.apply_keystream(&mut self.block);
            self.used = 0;
        }
        let word = &self.block[self.used..self.used + 4];
        self.used += 4;
        u32::from_le_bytes([word[0], word[1], word[2], word[3]])
    }
}

impl Dice for Stream {
    /// Skips numbers at and above the largest multiple of `bound`, so that all results are equally
    /// likely.
    fn below(&mut self, bound: u32) -> u32 {
        let limit = (1 << 32) / u64::from(bound) * u64::from(bound);
        loop {
            let number = self.next();
            if u64::from(number) < limit {
                return number % bound;
            }
        }
    }
}

/// The SHA-256 of a text.
pub fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// Bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = |byte: &u8| [byte >> 4, byte & 15].map(|half| char::from(DIGITS[usize::from(half)]));
    bytes.iter().flat_map(digits).collect()
}

/// 32 bytes from 64 lower-case hexadecimal digits.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 || !digits.iter().all(|d| matches!(d, b'0'..=b'9' | b'a'..=b'f')) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, appendix A.1, test vector 1: the key and the nonce are all zero.
    #[test]
    fn the_stream_is_chacha20_of_rfc_8439() {
        let mut stream = Stream::new([0; 32], 0);
        assert_eq!(stream.next().to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad]);
        assert_eq!(stream.next().to_le_bytes(), [0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn a_copy_continues_from_the_same_place() {
        let mut stream = Stream::of_text("copy");
        for _ in 0..50 {
            let mut copy = stream.clone();
            assert_eq!(copy.next(), stream.next());
            let mut later = copy.clone();
            assert_eq!((later.next(), later.next()), (copy.next(), copy.next()));
        }
    }

    #[test]
    fn all_numbers_below_the_bound_are_about_equally_frequent() {
        let mut stream = Stream::of_text("numbers");
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[stream.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (850..1150).contains(n)), "{seen:?}");
        assert_eq!(stream.below(1), 0);
    }

    #[test]
    fn hexadecimal_digits_are_parsed_back() {
        let bytes = sha256("any");
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        assert_eq!(unhex("00"), None);
        assert_eq!(unhex(&"G".repeat(64)), None);
        assert_eq!(unhex(&"A".repeat(64)), None, "lower case only: one text for one secret");
        assert_eq!(unhex(&"я".repeat(32)), None);
    }
}
