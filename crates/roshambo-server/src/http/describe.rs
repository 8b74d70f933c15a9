//! The parts of the OpenAPI document that belong to no single route, and schemas for types of other crates.

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
#[expect(dead_code, reason = "it only describes `GameInfo`, whose crate does not use OpenAPI")]
pub(super) struct GameInfoSchema {
    /// Its id, as in records.
    #[schema(value_type = String, example = "kanobu")]
    id: GameId,
    /// The phrase id of its title.
    title: String,
    /// The phrase id of its description in one line.
    about: String,
    /// The minimum number of seats.
    min_seats: u8,
    /// The maximum number of seats.
    max_seats: u8,
    /// The version of the rules.
    rules: u32,
    /// Its options.
    options: Vec<OptionSchema>,
}

/// An option of a game.
#[derive(ToSchema)]
#[schema(as = OptionSpec)]
#[expect(dead_code, reason = "it only describes an option, whose crate does not use OpenAPI")]
pub(super) struct OptionSchema {
    /// Its name, as in `option name=value`.
    name: String,
    /// The phrase id of the list of accepted values.
    values: String,
    /// The value if none is given.
    default: String,
    /// The phrase id of its explanation.
    about: String,
    /// For a house rule: the values that a form offers, the default first. Empty for other options.
    house_rule: Vec<String>,
}

/// What a seat has not seen yet.
#[derive(Serialize, ToSchema)]
#[schema(as = Unseen)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(dead_code, reason = "it only describes `Unseen`, whose crate does not use OpenAPI")]
pub(super) enum UnseenSchema {
    /// Cards whose place the seat does not know.
    Cards {
        /// The cards in groups.
        #[schema(value_type = Vec<Object>)]
        groups: Vec<String>,
        /// The number of cards in total.
        total: u16,
    },
    /// Figures of which the seat does not know what they carry.
    Figures {
        /// Each figure with what it can still carry.
        #[schema(value_type = Vec<Object>)]
        figures: Vec<String>,
    },
}

/// The document without its routes.
pub(super) fn heading() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Roshambo")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "Online tables for five games of rock, paper, scissors. These routes open and find tables; moves \
             are sent over the WebSocket of a table. Every error is an `ApiError`: a code for programs, a \
             phrase for people.",
        ))
        .build();
    let components = ComponentsBuilder::new()
        .schema(ApiError::name(), ApiError::schema())
        .schema(PhraseSchema::name(), PhraseSchema::schema())
        .build();
    OpenApiBuilder::new().info(info).components(Some(components)).build()
}

/// Adds the responses that the middleware may send instead of any route.
pub(super) fn finished(mut document: OpenApi) -> OpenApi {
    for (path, item) in &mut document.paths.paths {
        let changing = [&mut item.put, &mut item.post].into_iter().flatten();
        changing.for_each(|operation| {
            add_response(operation, "400", "The body is invalid.");
            add_response(operation, "413", "The body is too long.");
            add_response(operation, "415", "The body is not JSON.");
        });
        for operation in [&mut item.get, &mut item.put, &mut item.post].into_iter().flatten() {
            add_response(operation, "403", "The request comes from another site.");
            add_response(operation, "421", "The request is for another host.");
            add_response(operation, "408", "The request took too long.");
            add_response(operation, "429", "Too many requests; `Retry-After` says when to retry.");
            if path.starts_with("/api/") {
                add_response(operation, "503", "The server cannot do this now.");
            }
        }
    }
    open_tagged(&mut document);
    document
}

/// The schema of a request inside a tagged enum must allow additional properties. Otherwise it would forbid
/// the tag.
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

/// If a route describes a status itself, that description stays.
fn add_response(operation: &mut Operation, status: &str, description: &str) {
    operation.responses.responses.entry(status.to_owned()).or_insert_with(|| {
        let error = ContentBuilder::new().schema(Some(Ref::from_schema_name(ApiError::name()))).build();
        ResponseBuilder::new().description(description).content("application/json", error).build().into()
    });
}
