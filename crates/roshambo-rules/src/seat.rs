//! Seats, numbers of seats, sets of seats, and values by seat.
//!
//! Seats are numbered from 1, clockwise. A [`Seat`] stores an index from 0; text and JSON show the
//! number from 1.
//!
//! ```
//! use roshambo_rules::{Seat, Seats};
//! let table = Seats::new(3).unwrap();
//! let last = Seat::from_number(3).unwrap();
//! assert_eq!(last.next(table).to_string(), "1");
//! ```

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::text::{ParseError, number};

/// The largest number of seats of any game.
pub const MOST_SEATS: usize = 6;

/// One seat of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this index, counted from 0.
    #[inline]
    pub const fn new(index: usize) -> Seat {
        debug_assert!(index < MOST_SEATS);
        Seat(index as u8)
    }

    /// The seat with this number, counted from 1.
    pub const fn from_number(number: u32) -> Option<Seat> {
        if number >= 1 && number <= MOST_SEATS as u32 { Some(Seat(number as u8 - 1)) } else { None }
    }

    /// The index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise.
    #[inline]
    pub const fn next(self, seats: Seats) -> Seat {
        if self.0 + 1 >= seats.0 { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The previous seat, counterclockwise.
    #[inline]
    pub const fn previous(self, seats: Seats) -> Seat {
        if self.0 == 0 { Seat(seats.0 - 1) } else { Seat(self.0 - 1) }
    }

    /// The number of turns from `first` to this seat.
    pub const fn distance_from(self, first: Seat, seats: Seats) -> u8 {
        (self.0 + seats.0 - first.0) % seats.0
    }

    /// Parses the number of a seat, counted from 1.
    pub fn parse(text: &str) -> Result<Seat, ParseError> {
        const EXPECTED: &str = "expected-seat";
        Seat::from_number(number(text, EXPECTED)?).ok_or_else(|| ParseError::new(EXPECTED, text))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u32::deserialize(deserializer)?;
        Seat::from_number(number)
            .ok_or_else(|| D::Error::invalid_value(Unexpected::Unsigned(number.into()), &"a seat number"))
    }
}

/// The number of seats of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seats(u8);

impl Seats {
    /// The smallest number of seats.
    pub const FEWEST: Seats = Seats(2);

    /// This number of seats, if it is 2 to 6.
    pub const fn new(count: u8) -> Option<Seats> {
        if count >= 2 && count as usize <= MOST_SEATS { Some(Seats(count)) } else { None }
    }

    /// The number as an integer.
    #[inline]
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// All seats in order, from seat 1.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats in clockwise order, starting with `first`.
    pub fn iter_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(move |step| Seat((first.0 + step) % self.0))
    }

    /// The set of all seats.
    #[inline]
    pub const fn all(self) -> SeatSet {
        SeatSet((1 << self.0) - 1)
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of this seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The seats of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest number in the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = SeatSet(rest.0 & (rest.0 - 1));
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, seat) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            seat.fmt(f)?;
        }
        Ok(())
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One value for each seat of a game with at most `N` seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat([T::default(); N])
    }
}

impl<T: Copy, const N: usize> BySeat<T, N> {
    /// The values of the seats of this game, as a list.
    pub fn to_vec(&self, seats: Seats) -> Vec<T> {
        self.0[..seats.count()].to_vec()
    }
}

impl<T: Copy + Default, const N: usize> BySeat<T, N> {
    /// The values of a list in seat order, with defaults for the seats that it does not contain.
    ///
    /// # Panics
    ///
    /// If the list has more than `N` values.
    pub fn from_slice(values: &[T]) -> BySeat<T, N> {
        let mut by_seat = BySeat::default();
        by_seat.0[..values.len()].copy_from_slice(values);
        by_seat
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_seat_follows_the_last_one() {
        let seats = Seats::new(4).unwrap();
        let order: Vec<u8> = seats.iter_from(Seat::new(2)).map(Seat::number).collect();
        assert_eq!(order, [3, 4, 1, 2]);
        for seat in seats.iter() {
            assert_eq!(seat.next(seats).previous(seats), seat);
            assert_eq!(seat.next(seats).distance_from(seat, seats), 1);
            assert_eq!(seat.previous(seats).distance_from(seat, seats), 3);
        }
    }

    #[test]
    fn seat_numbers_have_no_leading_zeros_and_end_at_six() {
        assert_eq!(Seat::parse("6"), Ok(Seat::new(5)));
        for wrong in ["0", "7", "01", "", "one", "-1"] {
            assert!(Seat::parse(wrong).is_err(), "{wrong:?}");
        }
        assert_eq!(Seats::new(1), None);
        assert_eq!(Seats::new(7), None);
    }

    #[test]
    fn a_set_of_seats_is_listed_in_order() {
        let set: SeatSet = [Seat::new(4), Seat::new(1)].into_iter().collect();
        assert_eq!(set.to_string(), "2, 5");
        assert_eq!(set.len(), 2);
        assert_eq!(set.first(), Some(Seat::new(1)));
        assert_eq!(set.without(SeatSet::only(Seat::new(1))), SeatSet::only(Seat::new(4)));
        assert_eq!(Seats::new(5).unwrap().all().len(), 5);
    }
}
