//! Prints where the server can be reached: the address alone on the first line, for programs; then a sentence for
//! people, and a QR code for phones.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};
use roshambo_rules::{Arg, say};
use roshambo_words::Words;

/// Prints it. The first line is the address and nothing else.
pub(super) fn print(
    addr: SocketAddr,
    lan: bool,
    public_url: Option<&str>,
    words: &Words,
    out: &mut impl Write,
) -> io::Result<()> {
    let shared = lan.then(own_address).flatten();
    let url = url(addr, shared);
    writeln!(out, "{url}")?;
    let found = !lan || shared.is_some() || public_url.is_some();
    let phrase = if !lan {
        say!("serve-ready")
    } else if found {
        say!("serve-ready-lan")
    } else {
        say!("serve-ready-alone")
    };
    writeln!(out, "{}", words.say(&phrase))?;
    if let Some(public) = public_url {
        writeln!(out, "{}", words.say(&say!("serve-public", url = Arg::text(public))))?;
    }
    if lan && found {
        // With colours the code is dark on light in every terminal.
        let colours =
            io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty());
        write!(out, "{}", picture(public_url.unwrap_or(&url), colours).unwrap_or_default())?;
    }
    out.flush()
}

/// The address as a URL. If the server listens on all addresses, `shared` is used, or loopback.
fn url(addr: SocketAddr, shared: Option<IpAddr>) -> String {
    let ip = match addr.ip() {
        ip if !ip.is_unspecified() => ip,
        _ => shared.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
    };
    format!("http://{}", SocketAddr::new(ip, addr.port()))
}

/// This machine's address in the local network. Connecting a UDP socket sends nothing; it only selects a route. The
/// destination is an address reserved for documentation.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

/// A QR code with its quiet zone, two modules per character. Without colours it is drawn for dark terminals, where
/// block characters are light.
fn picture(text: &str, colours: bool) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let mut image = code.render::<Dense1x2>();
    if !colours {
        image.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark);
    }
    let (before, after) = if colours { ("\x1b[30;107m", "\x1b[0m") } else { ("", "") };
    Some(image.build().lines().map(|line| format!("{before}{line}{after}\n")).collect())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_server_on_all_addresses_is_announced_with_one_of_them() {
        let shared = Some(IpAddr::from([192, 168, 1, 5]));
        assert_eq!(url("0.0.0.0:8080".parse().unwrap(), shared), "http://192.168.1.5:8080");
        assert_eq!(url("0.0.0.0:8080".parse().unwrap(), None), "http://127.0.0.1:8080");
        assert_eq!(url("[::1]:80".parse().unwrap(), None), "http://[::1]:80");
        assert_eq!(url("10.0.0.1:80".parse().unwrap(), shared), "http://10.0.0.1:80");
    }

    /// The modules of a picture, dark ones as `#`.
    fn modules(picture: &str, dark: char) -> Vec<String> {
        let halves = |letter: char| match letter {
            '█' => (true, true),
            '▀' => (true, false),
            '▄' => (false, true),
            _ => (false, false),
        };
        let drawn = |on: bool| if on == (dark == '█') { '#' } else { ' ' };
        let rows = picture.lines().flat_map(|line| {
            let upper = line.chars().map(|letter| drawn(halves(letter).0)).collect();
            let lower = line.chars().map(|letter| drawn(halves(letter).1)).collect();
            [upper, lower]
        });
        rows.collect()
    }

    #[test]
    fn a_code_has_its_quiet_zone_and_its_three_corners() {
        let text = "http://192.168.1.5:8080";
        let plain = modules(&picture(text, false).unwrap(), ' ');
        let coloured = picture(text, true).unwrap().replace("\x1b[30;107m", "").replace("\x1b[0m", "");
        let coloured = modules(&coloured, '█');
        let code = QrCode::with_error_correction_level(text, EcLevel::L).unwrap();
        let width = code.width();
        for (y, row) in code.to_colors().chunks(width).enumerate() {
            let row: String = row.iter().map(|module| module.select('#', ' ')).collect();
            let row = format!("    {row}    ");
            assert_eq!((&plain[y + 4], &coloured[y + 4]), (&row, &row), "row {y}");
        }
        let quiet = " ".repeat(width + 8);
        for y in (0..4).chain(width + 4..width + 8) {
            assert_eq!((&plain[y], &coloured[y]), (&quiet, &quiet), "row {y}");
        }
        assert!(plain[4].contains("#######"));
    }
}
