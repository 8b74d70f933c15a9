//! The files of the web client, by path, with their compressed forms.
//!
//! A release build embeds the files of `web/dist`; a debug build reads them once at the start. Requests are looked up in
//! this map and nowhere else, so no path can lead out of the folder.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use axum::body::Bytes;
use axum::http::HeaderValue;
use roshambo_table::hex;
use rust_embed::Embed;

// Build tools use the folder `.vite`. It is not part of the client.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[exclude = ".vite/*"]
#[allow_missing = true]
struct Built;

/// All files of the client; empty if it was not built.
#[derive(Default)]
pub(crate) struct Client {
    page: Option<File>,
    others: BTreeMap<String, File>,
}

/// One file.
pub(crate) struct File {
    /// Its media type.
    pub(crate) kind: &'static str,
    /// Its `Cache-Control` header.
    pub(crate) keep: &'static str,
    pub(crate) plain: Coded,
    pub(crate) br: Option<Coded>,
    pub(crate) gzip: Option<Coded>,
}

/// A file in one content coding.
pub(crate) struct Coded {
    pub(crate) bytes: Bytes,
    /// Its strong `ETag`. Each coding has its own, because the bytes differ.
    pub(crate) tag: HeaderValue,
}

impl Client {
    /// The client of this program.
    pub(crate) fn built() -> Arc<Client> {
        static BUILT: LazyLock<Arc<Client>> = LazyLock::new(|| {
            let file = |path: Cow<'static, str>| {
                let file = Built::get(&path)?;
                Some((path.into_owned(), file.data, file.metadata.sha256_hash()))
            };
            Arc::new(Client::of(Built::iter().filter_map(file)))
        });
        BUILT.clone()
    }

    /// A client of these files: path, content, hash. `x.br` and `x.gz` are codings of `x`.
    pub(crate) fn of(files: impl IntoIterator<Item = (String, Cow<'static, [u8]>, [u8; 32])>) -> Client {
        let coded = |(path, bytes, hash)| Some((path, Coded::new(bytes, hash)?));
        let mut all: BTreeMap<String, Coded> = files.into_iter().filter_map(coded).collect();
        let plain: Vec<String> = all.keys().filter(|path| !is_coding(path)).cloned().collect();
        let mut client = Client::default();
        for path in plain {
            let Some(plain) = all.remove(&path) else { continue };
            let (br, gzip) = (all.remove(&format!("{path}.br")), all.remove(&format!("{path}.gz")));
            let file = File { kind: kind(&path), keep: keep(&path), plain, br, gzip };
            // The page is served at the paths of the app, not at its file name.
            if path == "index.html" {
                client.page = Some(file);
            } else {
                client.others.insert(format!("/{path}"), file);
            }
        }
        client
    }

    /// The page of the single-page app.
    pub(crate) fn page(&self) -> Option<&File> {
        self.page.as_ref()
    }

    /// The file at a path. The path must match exactly: nothing is decoded or resolved.
    pub(crate) fn file(&self, address: &str) -> Option<&File> {
        self.others.get(address)
    }
}

impl Coded {
    fn new(bytes: Cow<'static, [u8]>, hash: [u8; 32]) -> Option<Coded> {
        let bytes = match bytes {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        };
        let tag = HeaderValue::try_from(format!("\"{}\"", hex(&hash[..16]))).ok()?;
        Some(Coded { bytes, tag })
    }
}

fn is_coding(path: &str) -> bool {
    matches!(ending(path), "br" | "gz")
}

fn ending(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// Files under `assets/` have the hash of their content in their name, so they never change. Everything else is
/// revalidated, so that a new version is visible at once.
fn keep(path: &str) -> &'static str {
    if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn kind(path: &str) -> &'static str {
    match ending(path) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_the_build_tool_are_not_embedded() {
        assert!(Built::iter().all(|path| !path.contains(".vite")), "{:?}", Built::iter().collect::<Vec<_>>());
        assert!(Built::get(".vite/manifest.json").is_none());
    }

    #[test]
    fn without_an_index_file_there_is_no_page() {
        let stray = ("icon.svg".to_owned(), Cow::Borrowed(&b"<svg/>"[..]), [0; 32]);
        assert!(Client::of([stray]).page().is_none());
        assert!(Client::of([]).page().is_none());
    }
}
