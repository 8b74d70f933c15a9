//! The frame of the OpenAPI document: what is said of all routes, and of types that know nothing of it.

use roshambo_table::GameId;
use serde::Serialize;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{
    ComponentsBuilder, ContentBuilder, InfoBuilder, OpenApi, OpenApiBuilder, Ref, RefOr, ResponseBuilder,
    Schema,
};
use utoipa::{PartialSchema, ToSchema};

use crate::api_error::ApiError;
use crate::phrase_schema::PhraseSchema;

/// A game that can be played.
#[derive(ToSchema)]
#[schema(as = GameInfo)]
#[expect(dead_code, reason = "it only describes the catalogue, which knows nothing of OpenAPI")]
pub(super) struct GameInfoSchema {
    /// As records name it.
    #[schema(value_type = String, example = "kanobu")]
    id: GameId,
    /// The id of the phrase that is its title.
    title: String,
    /// The id of the phrase that says in one line what it is.
    about: String,
    /// The fewest seats.
    min_seats: u8,
    /// The most seats.
    max_seats: u8,
    /// The version of the rules.
    rules: u32,
    /// What can be chosen.
    options: Vec<OptionSchema>,
}

/// Something that can be chosen before a game.
#[derive(ToSchema)]
#[schema(as = OptionSpec)]
#[expect(dead_code, reason = "it only describes the options, which know nothing of OpenAPI")]
pub(super) struct OptionSchema {
    /// As in `option name=value`.
    name: String,
    /// The id of the phrase that lists the accepted values.
    values: String,
    /// The value where none is given.
    default: String,
    /// The id of the phrase that says what it changes.
    about: String,
}

/// What a seat has not seen yet.
#[derive(Serialize, ToSchema)]
#[schema(as = Unseen)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(dead_code, reason = "it only describes what the table tells, which knows nothing of OpenAPI")]
pub(super) enum UnseenSchema {
    /// Cards of which one does not know where they are.
    Cards {
        /// By what they have in common.
        #[schema(value_type = Vec<Object>)]
        groups: Vec<String>,
        /// How many in all.
        total: u16,
    },
    /// Figures of which one does not know what they carry.
    Figures {
        /// Each with what it can still carry.
        #[schema(value_type = Vec<Object>)]
        figures: Vec<String>,
    },
}

/// The document before its routes are told.
pub(super) fn heading() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Roshambo")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "Online tables for five games of rock, paper, scissors. Things are asked for here; a table is played \
             at over its WebSocket. Every error is a ApiError: a code for programs, a phrase for people.",
        ))
        .build();
    let components = ComponentsBuilder::new()
        .schema(ApiError::name(), ApiError::schema())
        .schema(PhraseSchema::name(), PhraseSchema::schema())
        .build();
    OpenApiBuilder::new().info(info).components(Some(components)).build()
}

/// The document with the answers that the guards at the door may give instead of any route.
pub(super) fn finished(mut document: OpenApi) -> OpenApi {
    for (path, item) in &mut document.paths.paths {
        let changing = [&mut item.put, &mut item.post].into_iter().flatten();
        changing.for_each(|operation| {
            also(operation, "400", "The body cannot be read.");
            also(operation, "413", "The body is too long.");
            also(operation, "415", "The body is not JSON.");
        });
        for operation in [&mut item.get, &mut item.put, &mut item.post].into_iter().flatten() {
            also(operation, "403", "The request comes from another site.");
            also(operation, "421", "The request is for another host.");
            also(operation, "408", "It took too long.");
            also(operation, "429", "Too many requests; `Retry-After` says when to come back.");
            if path.starts_with("/api/") {
                also(operation, "503", "The server cannot do it now.");
            }
        }
    }
    open_tagged(&mut document);
    document
}

/// A request that stands beside its tag in one object must not forbid what it does not name: the tag
/// would be forbidden, too.
fn open_tagged(document: &mut OpenApi) {
    let Some(components) = &mut document.components else { return };
    let choices = components.schemas.values().filter_map(|schema| match schema {
        RefOr::T(Schema::OneOf(choice)) => Some(&choice.items),
        _ => None,
    });
    let beside = choices.flatten().filter_map(|item| match item {
        RefOr::T(Schema::AllOf(parts)) => Some(&parts.items),
        _ => None,
    });
    let names: Vec<String> = beside.flatten().filter_map(name).collect();
    for name in names {
        if let Some(RefOr::T(Schema::Object(object))) = components.schemas.get_mut(&name) {
            object.additional_properties = None;
        }
    }
}

fn name(schema: &RefOr<Schema>) -> Option<String> {
    match schema {
        RefOr::Ref(reference) => reference.ref_location.rsplit('/').next().map(str::to_owned),
        RefOr::T(_) => None,
    }
}

/// What a route says of a status itself is better.
fn also(operation: &mut Operation, status: &str, description: &str) {
    operation.responses.responses.entry(status.to_owned()).or_insert_with(|| {
        let trouble = ContentBuilder::new().schema(Some(Ref::from_schema_name(ApiError::name()))).build();
        ResponseBuilder::new().description(description).content("application/json", trouble).build().into()
    });
}
