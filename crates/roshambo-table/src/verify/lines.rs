//! The `meta` lines of a proof. `docs/fairness.md` lists them.

use roshambo_rules::{Phrase, Seat, SeatSet, Seats, say};

use super::Unproven;
use crate::fair::{LONGEST_TEXT, Proof, Scheme, SeatText, Secret, TextHash, TextRefused};
use crate::record::Header;

pub(crate) const COMMITMENT: &str = "fair-commitment";
pub(crate) const SECRET: &str = "fair-secret";
/// Only online games have this line.
const SCHEME: &str = "fair-scheme";
const ONLINE: &str = "2";
const BOTS: &str = "fair-bots";
const HASH: &str = "fair-hash-";
const TEXT: &str = "fair-text-";
const SEAL: &str = "seal-";

/// The meta lines of the proof that are public from the start.
pub(crate) fn promise_meta(proof: &Proof, seats: Seats) -> Vec<(String, String)> {
    let mut meta = vec![(COMMITMENT.to_owned(), proof.commitment().to_string())];
    match proof.scheme() {
        Scheme::Local => {
            let bots: Vec<String> = proof.bots().iter().map(|seat| seat.to_string()).collect();
            meta.push((BOTS.to_owned(), bots.join(",")));
        }
        Scheme::Online => {
            meta.insert(0, (SCHEME.to_owned(), ONLINE.to_owned()));
            let hash = |seat| proof.seat_text(seat).and_then(SeatText::hash);
            let hashes = seats.iter().filter_map(|seat| Some((seat, hash(seat)?)));
            meta.extend(hashes.map(|(seat, hash)| (format!("{HASH}{seat}"), hash.to_string())));
        }
    }
    meta.extend(seats.iter().map(|seat| (format!("{TEXT}{seat}"), proof.text(seat))));
    meta
}

/// The meta line that is added once the game is over.
pub(crate) fn secret_meta(proof: &Proof) -> (String, String) {
    (SECRET.to_owned(), proof.secret().reveal())
}

/// The meta line with the seal of an entry. Entries are counted from 0.
pub fn seal_meta(entry: u64, hash: &str, salt: &str) -> (String, String) {
    (seal_name(entry), format!("{hash} {salt}"))
}

pub(super) fn seal_name(entry: u64) -> String {
    format!("{SEAL}{entry}")
}

/// The name of a meta line, if the line is a seal.
pub(super) fn is_seal(name: &str) -> Option<&str> {
    name.starts_with(SEAL).then_some(name)
}

/// Reads the proof in a header and checks it against the commitment.
pub(crate) fn read_proof(header: &Header) -> Result<Proof, Unproven> {
    let promised = line(header, COMMITMENT)?;
    let secret = line(header, SECRET)?;
    let secret = Secret::parse(&secret).ok_or_else(|| malformed(SECRET, say!("expected-secret")))?;
    let proof = match optional_line(header, SCHEME)?.as_deref() {
        None => local(header, secret)?,
        Some(ONLINE) => online(header, secret)?,
        Some(_) => return Err(malformed(SCHEME, say!("expected-scheme"))),
    };
    let found = proof.commitment().to_string();
    if found == promised {
        return Ok(proof);
    }
    Err(Unproven::Commitment { scheme: proof.scheme(), promised, found })
}

fn local(header: &Header, secret: Secret) -> Result<Proof, Unproven> {
    let bots = line(header, BOTS)?;
    let bots: Result<SeatSet, _> = bots.split(',').filter(|seat| !seat.is_empty()).map(Seat::parse).collect();
    let bots = bots.map_err(|_| malformed(BOTS, say!("expected-bots")))?;
    let texts: Result<Vec<String>, Unproven> =
        header.seats.iter().map(|seat| line(header, &format!("{TEXT}{seat}"))).collect();
    Proof::local(secret, bots, texts?).map_err(|refused| match refused {
        TextRefused::NoSuchSeat(_) => malformed(BOTS, say!("expected-bots")),
        _ => malformed(&format!("{TEXT}N"), say!("expected-text", most = LONGEST_TEXT)),
    })
}

fn online(header: &Header, secret: Secret) -> Result<Proof, Unproven> {
    let texts: Result<Vec<SeatText>, Unproven> =
        header.seats.iter().map(|seat| seat_text(header, &secret, seat)).collect();
    Ok(Proof::online(secret, texts?))
}

fn seat_text(header: &Header, secret: &Secret, seat: Seat) -> Result<SeatText, Unproven> {
    let text = line(header, &format!("{TEXT}{seat}"))?;
    let is_default = text == secret.default_text(seat);
    let name = format!("{HASH}{seat}");
    let Some(hash) = optional_line(header, &name)? else {
        return if is_default { Ok(SeatText::Default) } else { Err(Unproven::Text(seat)) };
    };
    let hash = TextHash::parse(&hash).ok_or_else(|| malformed(&name, say!("expected-secret")))?;
    match SeatText::revealed(hash, &text) {
        Ok(given) => Ok(given),
        Err(_) if is_default => Ok(SeatText::Withheld(hash)),
        Err(_) => Err(Unproven::Text(seat)),
    }
}

/// The value of a line that must be there once.
fn line(header: &Header, name: &str) -> Result<String, Unproven> {
    optional_line(header, name)?.ok_or_else(|| Unproven::Missing(name.to_owned()))
}

fn optional_line(header: &Header, name: &str) -> Result<Option<String>, Unproven> {
    let mut values = header.meta.iter().filter(|(own, _)| own == name).map(|(_, value)| value);
    match (values.next(), values.next()) {
        (value, None) => Ok(value.cloned()),
        (_, Some(_)) => Err(Unproven::Twice(name.to_owned())),
    }
}

fn malformed(name: &str, expected: Phrase) -> Unproven {
    Unproven::Malformed { name: name.to_owned(), expected }
}
