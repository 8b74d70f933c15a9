//! Colours and styles. Colour never stands alone: letters, shapes, borders and weight say the same.
//!
//! Only the sixteen colours of the terminal's own palette are used, text stands in the terminal's
//! own colours, and what is coloured brings its own background: so light and dark both work.

use ratatui::style::{Color, Modifier, Style};

/// How things look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    /// Whether colours are wanted.
    pub(crate) colours: bool,
}

/// The colour of a card, a figure, a team.
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
    /// The ink of a colour's letter.
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
    /// Something printed in its colour: a card face, a figure.
    pub(crate) fn printed(self, ink: Ink) -> Style {
        if !self.colours {
            return Style::new().add_modifier(Modifier::BOLD);
        }
        let (text, ground) = ink.colours();
        Style::new().fg(text).bg(ground)
    }

    /// The same, faded: it can be no part of a move now.
    pub(crate) fn faded(self, ink: Ink) -> Style {
        let style = Style::new().add_modifier(Modifier::DIM);
        if !self.colours || ink == Ink::Plain {
            return style;
        }
        style.fg(ink.colours().1)
    }

    /// Headings, and what counts now; also in the middle of a quiet line.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM)
    }

    /// What is there if one looks for it.
    pub(crate) fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Where the keyboard is.
    pub(crate) fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What went wrong.
    pub(crate) fn warning(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colours { style.fg(Color::Red) } else { style }
    }

    /// What is good, or yours.
    pub(crate) fn own(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colours { style.fg(Color::Cyan) } else { style }
    }
}
