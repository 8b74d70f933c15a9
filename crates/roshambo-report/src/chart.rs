//! Charts as inline SVG. One file per kind.

pub(crate) mod bars;
pub(crate) mod histogram;
pub(crate) mod legend;
pub(crate) mod lines;
pub(crate) mod scale;
pub(crate) mod svg;
