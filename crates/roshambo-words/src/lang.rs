//! The languages of the texts, and the choice of one from the environment.

use std::fmt;
use std::str::FromStr;

/// A language in which all texts exist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Uk];

    /// The code of the language, as in `--lang` and in the folders of `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Uk => "uk",
        }
    }

    /// The name of the language in that language.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Ru => "Русский",
            Lang::Uk => "Українська",
        }
    }

    /// The language of a tag such as `ru_RU.UTF-8`, `uk-UA` or `en`.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let language = tag.split(['_', '-', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }

    /// The first supported language of an `Accept-Language` header such as `uk-UA,uk;q=0.9,en;q=0.8`, or English.
    /// Browsers list the languages in the order of their weights.
    pub fn from_accepted(header: &str) -> Lang {
        let tags = header.split(',').map(|entry| entry.split(';').next().unwrap_or(entry).trim());
        tags.filter_map(Lang::from_tag).next().unwrap_or_default()
    }

    /// The language that environment variables ask for, by the rules of gettext: `LC_ALL`, `LC_MESSAGES` and
    /// `LANG` name the locale, in this order. Unless the locale is `C` or `POSIX`, the languages in `LANGUAGE` are
    /// preferred to it. English if none of them is supported.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        let untranslated = matches!(locale.as_deref(), None | Some("C" | "POSIX"));
        let listed = if untranslated { None } else { set("LANGUAGE") };
        let preferred = listed.iter().flat_map(|list| list.split(':')).find_map(Lang::from_tag);
        preferred.or_else(|| Lang::from_tag(&locale?)).unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text is not the code of a supported language. Displayed as the list of supported codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang;

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("en, ru, uk")
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == text).ok_or(UnknownLang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(variables: &[(&str, &str)]) -> Lang {
        let find = |name: &str| variables.iter().find(|(own, _)| *own == name);
        Lang::from_environment(|name| find(name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_language_comes_from_the_environment() {
        assert_eq!(chosen(&[]), Lang::En);
        assert_eq!(chosen(&[("LANG", "ru_RU.UTF-8")]), Lang::Ru);
        assert_eq!(chosen(&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", "uk_UA.UTF-8")]), Lang::Uk);
        assert_eq!(chosen(&[("LANG", "ru_RU.UTF-8"), ("LC_MESSAGES", "C")]), Lang::En);
        assert_eq!(chosen(&[("LANG", "de_DE.UTF-8"), ("LANGUAGE", "de:uk:en")]), Lang::Uk);
        assert_eq!(chosen(&[("LANG", "C"), ("LANGUAGE", "ru")]), Lang::En);
        assert_eq!(chosen(&[("LC_ALL", ""), ("LANG", "uk")]), Lang::Uk);
        assert_eq!(chosen(&[("LANG", "de_DE.UTF-8")]), Lang::En);
    }

    #[test]
    fn a_language_is_named_by_its_code() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
        }
        assert_eq!("EN".parse::<Lang>(), Err(UnknownLang));
    }
}
