//! Which names are accepted, by examples and for random input.

use super::*;
use proptest::prelude::*;

fn code(text: &str) -> String {
    clean_name(text).unwrap_err().code
}

#[test]
fn names_in_any_script_are_accepted() {
    for name in [
        "Anna",
        "Anna-ß",
        "Петя 2",
        "Ёжик",
        "Оксана Ґ",
        "O’Neil",
        "D'Arcy Jr.",
        "x_X",
        "42",
        "José",
        "Nguyễn Thị",
        "山田太郎",
        "山田エミ",
        "ひろしX",
        "김철수",
        "陳Peter",
        "שרה",
        "محمد",
        "आरती",
        "Ελένη",
        "Go!",
        "🦊",
        "Fox 🦊",
        "✊✋✌",
        "🇺🇦",
        "Paral·lel",
        "Петя and Anna",
        "สมชาย",
    ] {
        assert_eq!(clean_name(name).as_deref(), Ok(name), "{name}");
    }
}

#[test]
fn a_name_has_one_spelling() {
    for (typed, kept) in [
        ("  Anna  ", "Anna"),
        ("Anna   Maria", "Anna Maria"),
        ("Anna\u{a0}\u{2003}Maria", "Anna Maria"),
        ("\tAnna\n", "Anna"),
        ("\u{3000}Anna", "Anna"),
        ("Jose\u{301}", "José"),
        ("Ａｎｎａ", "Anna"),
        ("ﬁnn", "finn"),
        ("❤️ Anna", "❤ Anna"),
    ] {
        assert_eq!(clean_name(typed).as_deref(), Ok(kept), "{typed:?}");
    }
}

#[test]
fn an_invisible_name_is_refused() {
    for name in ["", " ", "\u{a0}\u{3000}", "...", "- -", "'"] {
        assert_eq!(code(name), "name-empty", "{name:?}");
    }
    for name in
        ["\u{200b}", "\u{2800}", "\u{3164}", "\u{115f}", "\u{feff}", "\u{34f}", "\u{fe0f}", "\u{e0041}"]
    {
        assert_eq!(code(name), "name-letter", "{name:?}");
    }
}

#[test]
fn control_characters_are_refused() {
    for bad in [
        '\0',
        '\u{1b}',
        '\u{7f}',
        '\u{85}',
        '\t',
        '\n',
        '\u{2028}',
        '\u{2029}',
        '\u{200c}',
        '\u{200d}',
        '\u{200e}',
        '\u{200f}',
        '\u{202a}',
        '\u{202e}',
        '\u{2066}',
        '\u{2069}',
        '\u{61c}',
        '\u{ad}',
        '\u{e000}',
        '\u{f0000}',
        '\u{378}',
        '\u{1fadd}',
        '\u{ffff}',
        '\u{fffd}',
        '<',
        '>',
        '&',
        '"',
        '/',
        '\\',
        '@',
        '#',
        '{',
        '`',
        '\u{1680}',
    ] {
        assert_eq!(code(&format!("An{bad}na")), "name-letter", "{bad:?}");
    }
    assert_eq!(clean_name("a\u{202e}b").unwrap_err().args["letter"], "U+202E");
    assert_eq!(code("👩\u{200d}💻"), "name-letter");
}

#[test]
fn too_many_or_isolated_marks_are_refused() {
    assert!(clean_name("q\u{323}\u{301}").is_ok());
    assert_eq!(code("q\u{323}\u{301}\u{301}"), "name-letter");
    assert_eq!(code(&format!("Z{}", "\u{489}\u{337}\u{322}".repeat(3))), "name-letter");
    for name in ["\u{301}a", "a \u{301}b", "!\u{301}a", "🦊\u{301}", "1\u{fe0f}\u{20e3}"] {
        assert_eq!(code(name), "name-letter", "{name:?}");
    }
}

#[test]
fn long_names_are_refused() {
    assert!(clean_name(&"щ".repeat(24)).is_ok());
    assert!(clean_name(&format!("  {}  ", "a".repeat(24))).is_ok());
    for name in ["a".repeat(25), "山".repeat(25), "a".repeat(1_000_000), "\u{fdfa}".repeat(24)] {
        assert_eq!(code(&name), "name-too-long");
    }
}

#[test]
fn one_word_does_not_mix_alphabets() {
    // The second letter of each name belongs to another alphabet than it seems.
    for name in ["Aнна", "Аnna", "pаypal", "Pеter", "Mαx", "Иvan", "Fox Вob"] {
        assert_eq!(code(name), "name-mixed", "{name}");
    }
}

#[test]
fn names_that_look_alike_are_found() {
    for (one, other) in [
        ("Anna", "ANNA"),
        ("Anna", "anna."),
        ("Anna", "An na!"),
        ("Петя", "ПЕТЯ"),
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("BOB", "B0B"),
        ("сосо", "coco"),
        ("ХАМ", "XAM"),
        ("Paul", "PauI"),
        ("ρορ", "pop"),
    ] {
        assert!(alike(one, other), "{one} {other}: {} {}", skeleton(one), skeleton(other));
    }
    for (one, other) in [("Anna", "Hanna"), ("Петя", "Катя"), ("🦊", "🐻"), ("Player 1", "Player 2")]
    {
        assert!(!alike(one, other), "{one} {other}");
    }
}

proptest! {
    #[test]
    fn every_accepted_name_is_well_formed(text in "\\PC{0,30}|[a-zа-я\u{300}-\u{310}\u{200b}-\u{2030} ☀-☄]{0,30}") {
        if let Ok(name) = clean_name(&text) {
            prop_assert_eq!(clean_name(&name), Ok(name.clone()));
            prop_assert!((1..=MOST_LETTERS).contains(&name.chars().count()) && name.len() <= MOST_BYTES);
            prop_assert!(!name.starts_with(' ') && !name.ends_with(' ') && !name.contains("  "));
            prop_assert!(!name.contains(char::is_control));
            prop_assert!(alike(&name, &name.to_uppercase()));
        }
    }
}
