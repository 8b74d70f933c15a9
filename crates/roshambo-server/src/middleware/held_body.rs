//! A response body that holds something until it is sent or dropped: a permit, or a count.

use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, SizeHint};

/// A body with a guard, which is dropped with it.
pub(crate) struct HeldBody<G> {
    body: Body,
    _guard: G,
}

impl<G> HeldBody<G> {
    pub(crate) fn new(body: Body, guard: G) -> HeldBody<G> {
        HeldBody { body, _guard: guard }
    }
}

impl<G: Unpin> HttpBody for HeldBody<G> {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
