//! Translates terminal key events. Letters are read by their position on the keyboard, so that players with a
//! Russian or Ukrainian layout need not switch it.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// A key, independent of the keyboard layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    End,
    Enter,
    Space,
    Back,
    Delete,
    Escape,
    Tab,
    BackTab,
    /// Ctrl-C.
    Interrupt,
    /// Ctrl-L.
    Redraw,
    /// A letter or symbol; for a Cyrillic layout, the Latin one on the same key.
    Char(char),
}

/// The key of a terminal event, and the character that it types.
pub(crate) fn key_of(event: KeyEvent) -> Option<(Key, Option<char>)> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let control = event.modifiers.contains(KeyModifiers::CONTROL);
    let key = match event.code {
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::Enter => Key::Enter,
        KeyCode::Backspace => Key::Back,
        KeyCode::Delete => Key::Delete,
        KeyCode::Esc => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::F(1) => Key::Char('?'),
        KeyCode::Char(letter) if control => match latin(letter).to_ascii_lowercase() {
            'c' => Key::Interrupt,
            'l' => Key::Redraw,
            _ => return None,
        },
        KeyCode::Char(' ') => return Some((Key::Space, Some(' '))),
        KeyCode::Char(letter) => return Some((Key::Char(latin(letter)), Some(letter))),
        _ => return None,
    };
    Some((key, None))
}

/// The Latin letter on the same key.
fn latin(letter: char) -> char {
    const CYRILLIC: &str = "йцукенгшщзхъфывапролджэячсмитьбюё";
    const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
    let lower = letter.to_lowercase().next().unwrap_or(letter);
    let lower = match lower {
        'ї' => 'ъ',
        'і' => 'ы',
        'є' => 'э',
        other => other,
    };
    let Some(index) = CYRILLIC.chars().position(|cyrillic| cyrillic == lower) else {
        return letter;
    };
    let latin = LATIN.chars().nth(index).unwrap_or(letter);
    match (letter.is_uppercase(), latin) {
        (true, ';') => ':',
        (true, latin) => latin.to_ascii_uppercase(),
        (false, latin) => latin,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_by_their_position_on_the_keyboard() {
        for (typed, key) in
            [('й', 'q'), ('Ж', ':'), ('і', 's'), ('q', 'q'), ('?', '?'), ('Ф', 'A'), ('7', '7')]
        {
            assert_eq!(latin(typed), key);
        }
    }

    #[test]
    fn control_keys_work_in_every_layout() {
        let event = |letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        assert_eq!(key_of(event('c')), Some((Key::Interrupt, None)));
        assert_eq!(key_of(event('с')), Some((Key::Interrupt, None)), "the Cyrillic letter");
        assert_eq!(key_of(event('x')), None);
    }
}
