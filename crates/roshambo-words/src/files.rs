//! The files of `locales/`, compiled in.
//!
//! Every game has two message files (`<game>.ftl`, `learn-<game>.ftl`) and a rules page (`rules/<game>.md`) in every
//! language. A registered game without one of these files does not compile.

use crate::lang::Lang;

/// The files of one language.
pub(crate) struct LocaleFiles {
    /// Fluent files.
    messages: &'static [&'static str],
    /// The rules pages: the name and the Markdown.
    pub(crate) pages: &'static [(&'static str, &'static str)],
}

macro_rules! locale_files {
    ($lang:literal) => {
        roshambo_rules::for_each_game!(locale_files, $lang)
    };
    ([$lang:literal] $($variant:ident => $module:ident::$type:ident, $game:literal;)+) => {
        locale_files!(@ $lang,
            shared: ["common", "play", "commands", "server", "web", "pages", "room", "tutorial", "fair", "advice", "review",
                "review-page", "lab"],
            games: [$($game),+])
    };
    (@ $lang:literal, shared: [$($shared:literal),+], games: [$($game:literal),+]) => {
        LocaleFiles {
            messages: &[
                $(include_str!(concat!("../../../locales/", $lang, "/", $shared, ".ftl")),)+
                $(include_str!(concat!("../../../locales/", $lang, "/", $game, ".ftl")),)+
                $(include_str!(concat!("../../../locales/", $lang, "/learn-", $game, ".ftl")),)+
            ],
            pages: &[
                ("common", include_str!(concat!("../../../locales/", $lang, "/rules/common.md"))),
                $(($game, include_str!(concat!("../../../locales/", $lang, "/rules/", $game, ".md"))),)+
            ],
        }
    };
}

static EN: LocaleFiles = locale_files!("en");
static RU: LocaleFiles = locale_files!("ru");
static UK: LocaleFiles = locale_files!("uk");

/// The files of a language.
pub(crate) fn locale_files(lang: Lang) -> &'static LocaleFiles {
    match lang {
        Lang::En => &EN,
        Lang::Ru => &RU,
        Lang::Uk => &UK,
    }
}

/// The messages of a language, as the contents of its Fluent files.
pub fn messages(lang: Lang) -> &'static [&'static str] {
    locale_files(lang).messages
}
