//! How the OpenAPI document describes a [`Phrase`](roshambo_rules::Phrase): the rules crate does not depend on
//! OpenAPI, so its schema is written here.

use std::collections::BTreeMap;

use utoipa::ToSchema;

/// How a phrase is written: a text in no language yet.
#[derive(ToSchema)]
#[schema(as = Phrase)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) struct PhraseSchema {
    /// The id of the message in `locales/`.
    id: String,
    /// What it speaks of, by name: numbers, texts, phrases, lists of phrases.
    #[schema(value_type = Object)]
    args: BTreeMap<String, String>,
}
