//! Choosing the n-th card of a mask without a loop.
//!
//! Random play chooses a card a hundred million times; a loop over a mask costs a wrong guess of the
//! processor each time. So the bits are counted byte by byte in one word, which tells both how
//! many there are and in which byte the n-th one is; a table finds it there.

use super::cards::Card;

/// A mask of kinds, counted.
#[derive(Clone, Copy)]
pub(super) struct Counted {
    kinds: u64,
    /// In each byte, how many bits there are up to and with that byte.
    sums: u64,
}

const BYTES: u64 = 0x0101_0101_0101_0101;

impl Counted {
    #[inline]
    pub(super) const fn new(kinds: u64) -> Counted {
        let pairs = kinds - (kinds >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Counted { kinds, sums: bytes.wrapping_mul(BYTES) }
    }

    /// How many cards there are.
    #[inline]
    pub(super) const fn len(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The card that has `n` before it; there are more than `n`.
    #[inline]
    pub(super) fn nth(self, n: u32) -> Card {
        // The top bit of each byte says whether all bits up to there are too few.
        let too_few = (BYTES.wrapping_mul(u64::from(n)) | BYTES << 7).wrapping_sub(self.sums) & BYTES << 7;
        let byte = ((too_few >> 7).wrapping_mul(BYTES) >> 56) as u32 & 7;
        let before = (self.sums << 8) >> (8 * byte) & 0xff;
        let row = &NTH[(self.kinds >> (8 * byte) & 0xff) as usize];
        Card::from_code(8 * byte as u8 + row[(u64::from(n).wrapping_sub(before) & 7) as usize])
    }
}

/// For each byte, the places of its bits in order.
static NTH: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kanobu::card_set::each;

    #[test]
    fn the_nth_card_is_the_one_that_a_list_has_there() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..20_000 {
            let kinds = (rng.u64(..) >> rng.u32(..64)) & (u64::MAX >> (64 - Card::KINDS));
            let counted = Counted::new(kinds);
            assert_eq!(counted.len(), kinds.count_ones());
            for (n, card) in each(kinds).enumerate() {
                assert_eq!(counted.nth(n as u32), card, "{kinds:x} {n}");
            }
        }
    }
}
