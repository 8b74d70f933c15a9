//! Fields that all games share, and seats relative to the viewer.

use roshambo_rules::{Awaits, Opening, Seat, SeatSet, Seats, Sign, Throw, Viewer};

use crate::encode::Encode;
use crate::tensor::Sink;

/// The number of signs.
pub(super) const SIGNS: usize = Sign::ALL.len();

/// Seats as the viewer sees them: the own seat is at place 0, the others follow clockwise.
#[derive(Clone, Copy)]
pub(super) struct Places {
    viewer: usize,
    seats: usize,
}

impl Places {
    pub(super) fn new(seats: Seats, viewer: Seat) -> Places {
        Places { viewer: viewer.index(), seats: seats.count() }
    }

    /// The number of seats.
    #[inline]
    pub(super) fn count(self) -> usize {
        self.seats
    }

    /// The place of a seat.
    #[inline]
    pub(super) fn of(self, seat: Seat) -> usize {
        let place = seat.index() + self.seats - self.viewer;
        if place >= self.seats { place - self.seats } else { place }
    }

    /// All seats with their places.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = (Seat, usize)> {
        (0..self.seats).map(move |index| {
            let seat = Seat::new(index);
            (seat, self.of(seat))
        })
    }

    /// Marks the places of some seats.
    #[inline]
    pub(super) fn mark(self, seats: SeatSet, field: &mut [f32]) {
        for seat in seats.iter() {
            field[self.of(seat)] = 1.0;
        }
    }
}

/// Writes the fields with which every tensor begins: who sees it, what is awaited, and who has won.
#[inline]
pub(super) fn write_situation<G: Encode>(game: &G, viewer: Seat, out: &mut impl Sink) -> Places {
    let seats = game.seats();
    let places = Places::new(seats, viewer);
    let n = seats.count();
    out.field("seat", n, "the seat of the viewer, one-hot, in seat order")[viewer.index()] = 1.0;
    let (kind, waiting, decided) = match game.awaits() {
        Awaits::Turn { seat } => (0, SeatSet::only(seat), SeatSet::EMPTY),
        Awaits::Sealed { waiting, decided } => (1, waiting, decided),
        Awaits::Deck => (2, SeatSet::EMPTY, SeatSet::EMPTY),
        Awaits::Over => (3, SeatSet::EMPTY, SeatSet::EMPTY),
    };
    out.field("awaits", 4, "what the game waits for, one-hot: a turn, sealed decisions, a deck, nothing")
        [kind] = 1.0;
    places.mark(
        waiting,
        out.field("waiting", n, "the seats that have to decide; the viewer's seat first, then clockwise"),
    );
    places.mark(
        decided,
        out.field("decided", n, "the seats that have sealed their decision; the viewer's seat first"),
    );
    let winners = out.field("winners", n, "the winners, once the game is over; the viewer's seat first");
    if kind == 3
        && let Some(outcome) = game.outcome()
    {
        places.mark(outcome.winners, winners);
    }
    places
}

/// Writes what a seat may know of a throw. Its participants are the seats in `waiting` and `decided`.
#[inline]
pub(super) fn write_throw(throw: Option<&Throw>, viewer: Seat, out: &mut impl Sink) {
    out.field("throwing", 1, "1 while seats throw a sign")[0] = f32::from(u8::from(throw.is_some()));
    let own = out.field("own-sign", SIGNS, "the viewer's sealed sign, one-hot: R, S, P");
    if let Some(sign) = throw.and_then(|throw| throw.view(Viewer::Seat(viewer)).own) {
        own[sign as usize] = 1.0;
    }
}

/// Writes the option `opening`.
#[inline]
pub(super) fn write_opening(opening: Opening, places: Places, out: &mut impl Sink) {
    let field = out.field(
        "opening",
        places.count() + 1,
        "the option `opening`, one-hot: the seat that has the first move (the viewer's first), or a throw",
    );
    match opening {
        Opening::Seat(seat) => field[places.of(seat)] = 1.0,
        Opening::Throw => field[places.count()] = 1.0,
    }
}
