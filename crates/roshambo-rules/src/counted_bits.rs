//! The n-th set bit of a word, found without a loop.
//!
//! Playouts choose millions of random moves from masks. A loop over a mask costs a mispredicted branch
//! for each of them. [`CountedBits`] counts the bits byte by byte in one word. The sums give the total
//! and the byte of the n-th bit; a table finds the bit in the byte.

/// A word with the sums of its bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CountedBits {
    bits: u64,
    /// In each byte, the number of bits up to and including that byte.
    sums: u64,
}

const BYTES: u64 = 0x0101_0101_0101_0101;

impl CountedBits {
    #[inline]
    pub(crate) const fn new(bits: u64) -> CountedBits {
        let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        CountedBits { bits, sums: bytes.wrapping_mul(BYTES) }
    }

    /// The number of set bits.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The position of the set bit with `n` set bits below it. `n` is less than the number of set bits.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> u32 {
        // The top bit of a byte is set if at most `n` bits are in the bytes up to there.
        let too_few = (BYTES.wrapping_mul(u64::from(n)) | BYTES << 7).wrapping_sub(self.sums) & BYTES << 7;
        let byte = ((too_few >> 7).wrapping_mul(BYTES) >> 56) as u32 & 7;
        let before = (self.sums << 8) >> (8 * byte) & 0xff;
        let row = &NTH[(self.bits >> (8 * byte) & 0xff) as usize];
        8 * byte + u32::from(row[(u64::from(n).wrapping_sub(before) & 7) as usize])
    }
}

/// For each byte, the positions of its set bits in order.
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

    #[test]
    fn the_nth_bit_is_the_nth_bit_of_a_list() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..20_000 {
            let bits = rng.u64(..) >> rng.u32(..64);
            let counted = CountedBits::new(bits);
            assert_eq!(counted.len(), bits.count_ones());
            for (n, bit) in (0..64).filter(|bit| bits >> bit & 1 == 1).enumerate() {
                assert_eq!(counted.nth(n as u32), bit, "{bits:x} {n}");
            }
        }
    }
}
