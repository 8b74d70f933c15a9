//! The files of `locales/`, built into the program.

use crate::lang::Lang;

macro_rules! in_every_language {
    ($lang:expr, $($path:literal),+) => {
        match $lang {
            Lang::En => &[$(include_str!(concat!("../../../locales/en/", $path))),+],
            Lang::Ru => &[$(include_str!(concat!("../../../locales/ru/", $path))),+],
            Lang::Uk => &[$(include_str!(concat!("../../../locales/uk/", $path))),+],
        }
    };
}

/// The messages of a language, as Fluent files.
pub fn messages(lang: Lang) -> &'static [&'static str] {
    in_every_language!(
        lang,
        "common.ftl",
        "paws.ftl",
        "paws-quick.ftl",
        "ninjan.ftl",
        "kanobu.ftl",
        "tsuefa.ftl",
        "play.ftl",
        "commands.ftl",
        "server.ftl",
        "web.ftl",
        "pages.ftl",
        "room.ftl",
        "tutorial.ftl",
        "learn-paws.ftl",
        "learn-paws-quick.ftl",
        "learn-ninjan.ftl",
        "learn-kanobu.ftl",
        "learn-tsuefa.ftl",
        "fair.ftl",
        "advice.ftl"
    )
}

/// The names of the rules pages, in the order of `pages`.
pub(crate) const PAGES: [&str; 6] = ["common", "paws", "paws-quick", "ninjan", "kanobu", "tsuefa"];

/// The rules pages of a language, as Markdown.
pub(crate) fn pages(lang: Lang) -> &'static [&'static str] {
    in_every_language!(
        lang,
        "rules/common.md",
        "rules/paws.md",
        "rules/paws-quick.md",
        "rules/ninjan.md",
        "rules/kanobu.md",
        "rules/tsuefa.md"
    )
}
