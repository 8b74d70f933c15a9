//! Colours and styles. Colour is never the only sign of something: letters, symbols, borders and weight repeat it.
//!
//! To work with light and dark terminals, the theme uses only the sixteen colours of the terminal's palette.
//! Plain text has the terminal's own colours, and coloured text sets its background, too.

use ratatui::style::{Color, Modifier, Style};

/// The styles of the client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    /// Whether to use colours.
    pub(crate) colours: bool,
}

/// The colour of a card or a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Blue,
    Green,
    Red,
    Yellow,
    Violet,
    Plain,
}

impl Ink {
    /// The ink for the letter of a colour.
    pub(crate) fn of(letter: char) -> Ink {
        match letter {
            'b' => Ink::Blue,
            'g' => Ink::Green,
            'r' => Ink::Red,
            'y' => Ink::Yellow,
            'v' => Ink::Violet,
            _ => Ink::Plain,
        }
    }

    const fn colours(self) -> (Color, Color) {
        match self {
            Ink::Blue => (Color::White, Color::Blue),
            Ink::Green => (Color::Black, Color::Green),
            Ink::Red => (Color::White, Color::Red),
            Ink::Yellow => (Color::Black, Color::Yellow),
            Ink::Violet => (Color::White, Color::Magenta),
            Ink::Plain => (Color::Black, Color::Gray),
        }
    }
}

impl Theme {
    /// A card or a figure in its colour.
    pub(crate) fn printed(self, ink: Ink) -> Style {
        if !self.colours {
            return Style::new().add_modifier(Modifier::BOLD);
        }
        let (text, ground) = ink.colours();
        Style::new().fg(text).bg(ground)
    }

    /// A card that cannot be part of a move now.
    pub(crate) fn faded(self, ink: Ink) -> Style {
        let style = Style::new().add_modifier(Modifier::DIM);
        if !self.colours || ink == Ink::Plain {
            return style;
        }
        style.fg(ink.colours().1)
    }

    /// Headings and important text, also in the middle of a dim line.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM)
    }

    /// Less important text.
    pub(crate) fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The place that the keyboard is at.
    pub(crate) fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Errors and refusals.
    pub(crate) fn warning(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colours { style.fg(Color::Red) } else { style }
    }

    /// The viewer's own things.
    pub(crate) fn own(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colours { style.fg(Color::Cyan) } else { style }
    }
}
