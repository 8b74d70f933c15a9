//! Responses with files of the web client: in the smallest content coding that the visitor accepts, or `304
//! Not Modified`.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::client::{Coded, File};

/// The file, or `304` if the visitor has it already.
pub(super) fn answer(file: &File, asked: &HeaderMap) -> Response {
    let (coded, coding) = best_coding(file, asked);
    let about = [
        (ETAG, coded.tag.clone()),
        (CACHE_CONTROL, HeaderValue::from_static(file.keep)),
        (VARY, HeaderValue::from_static("accept-encoding")),
    ];
    if is_known(&coded.tag, asked) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (about, body(file, coded, coding)).into_response()
}

/// The file in place of something that does not exist. It must not be cached under that path.
pub(super) fn instead(file: &File, asked: &HeaderMap) -> Response {
    let (coded, coding) = best_coding(file, asked);
    let about = [
        (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (VARY, HeaderValue::from_static("accept, accept-encoding")),
    ];
    (StatusCode::NOT_FOUND, about, body(file, coded, coding)).into_response()
}

fn body(file: &File, coded: &Coded, coding: Option<&'static str>) -> Response {
    let mut answer = ([(CONTENT_TYPE, file.kind)], coded.bytes.clone()).into_response();
    if let Some(coding) = coding {
        answer.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    answer
}

fn best_coding<'a>(file: &'a File, asked: &HeaderMap) -> (&'a Coded, Option<&'static str>) {
    for (coding, coded) in [("br", &file.br), ("gzip", &file.gzip)] {
        if let Some(coded) = coded
            && accepts(asked, ACCEPT_ENCODING, coding)
        {
            return (coded, Some(coding));
        }
    }
    (&file.plain, None)
}

/// Whether a header such as `br;q=0, gzip, *;q=0.5` accepts a value. A value that is named has its own
/// weight, all others have the weight of `*`. A weight of 0 is a refusal.
pub(super) fn accepts(asked: &HeaderMap, header: HeaderName, what: &str) -> bool {
    let lines = asked.get_all(header);
    let entries = lines.iter().filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(','));
    let mut rest = false;
    for entry in entries {
        let mut parts = entry.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let weight = parts
            .filter_map(|part| part.split_once('='))
            .find(|(name, _)| name.trim().eq_ignore_ascii_case("q"));
        let wanted =
            weight.is_none_or(|(_, weight)| weight.trim().parse().is_ok_and(|weight: f32| weight > 0.0));
        if name.eq_ignore_ascii_case(what) {
            return wanted;
        }
        rest |= name == "*" && wanted;
    }
    rest
}

/// Whether the visitor has this version. A proxy that compresses responses marks our tags as weak.
fn is_known(tag: &HeaderValue, asked: &HeaderMap) -> bool {
    let lines = asked.get_all(IF_NONE_MATCH);
    let mut tags =
        lines.iter().filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(',')).map(str::trim);
    tags.any(|known| known == "*" || known.trim_start_matches("W/").as_bytes() == tag.as_bytes())
}
