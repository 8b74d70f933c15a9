//! A view as it is sent to clients.

use roshambo_table::{AnyView, Presentation};
use serde::Serialize;

use super::socket::Form;

/// A view, and for people also its [`Presentation`]. Programs get the view alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PresentedView {
    /// What the viewer may know.
    #[serde(flatten)]
    pub view: AnyView,
    /// What the game says about the view; not for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(as = "Presentation"))]
    pub presentation: Option<Presentation>,
}

impl PresentedView {
    /// The view in the form of a connection.
    pub fn new(view: AnyView, form: Form) -> PresentedView {
        let presentation = match form {
            Form::People => Some(view.presentation()),
            Form::Programs => None,
        };
        PresentedView { view, presentation }
    }

    /// The view for people.
    pub fn for_people(view: AnyView) -> PresentedView {
        PresentedView::new(view, Form::People)
    }
}
