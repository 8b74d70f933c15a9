//! The few shapes that charts are made of.

use crate::html::Html;

/// The width of every chart, in units of its own coordinates. The page scales it.
pub(crate) const WIDTH: f64 = 720.0;

/// The anchor of a text.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// A chart with a name for screen readers. On a narrow screen it keeps a readable size and scrolls.
pub(crate) fn svg(name: &str, height: f64, content: Html) -> Html {
    let view = format!("0 0 {} {}", coordinate(WIDTH), coordinate(height));
    let attributes = [("viewBox", view.as_str()), ("role", "img"), ("aria-label", name)];
    let drawing = Html::element("svg", &attributes, content);
    Html::element("div", &[("class", "scroll"), ("tabindex", "0")], drawing)
}

/// A coordinate with at most one decimal: more would only make the file longer.
pub(crate) fn coordinate(number: f64) -> String {
    let rounded = (number * 10.0).round() / 10.0;
    // Avoid -0.
    format!("{}", rounded + 0.0)
}

pub(crate) fn text(x: f64, y: f64, anchor: Anchor, class: &str, text: &str) -> Html {
    let anchor = match anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let (x, y) = (coordinate(x), coordinate(y));
    let mut attributes = vec![("x", x.as_str()), ("y", y.as_str()), ("text-anchor", anchor)];
    if !class.is_empty() {
        attributes.push(("class", class));
    }
    Html::element("text", &attributes, Html::text(text))
}

pub(crate) fn line(from: (f64, f64), to: (f64, f64), class: &str) -> Html {
    let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(coordinate);
    let attributes = [("x1", x1.as_str()), ("y1", &y1), ("x2", &x2), ("y2", &y2), ("class", class)];
    Html::element("line", &attributes, Html::new())
}

/// A rectangle with a description that a pointer shows.
pub(crate) fn rect(x: f64, y: f64, width: f64, height: f64, class: &str, title: &str) -> Html {
    let [x, y, width, height] = [x, y, width.max(0.0), height.max(0.0)].map(coordinate);
    let attributes =
        [("x", x.as_str()), ("y", &y), ("width", &width), ("height", &height), ("rx", "2"), ("class", class)];
    let title = if title.is_empty() { Html::new() } else { Html::element("title", &[], Html::text(title)) };
    Html::element("rect", &attributes, title)
}

/// A line through points, or a filled area.
pub(crate) fn path(
    points: impl IntoIterator<Item = (f64, f64)>,
    closed: bool,
    class: &str,
    dash: &str,
) -> Html {
    let mut data = String::new();
    for (place, (x, y)) in points.into_iter().enumerate() {
        data += if place == 0 { "M" } else { "L" };
        data += &format!("{} {}", coordinate(x), coordinate(y));
    }
    if closed {
        data.push('Z');
    }
    let mut attributes = vec![("d", data.as_str()), ("class", class)];
    if !dash.is_empty() {
        attributes.push(("stroke-dasharray", dash));
    }
    Html::element("path", &attributes, Html::new())
}

pub(crate) fn circle(x: f64, y: f64, radius: f64, class: &str, title: &str) -> Html {
    let [x, y, radius] = [x, y, radius].map(coordinate);
    let attributes = [("cx", x.as_str()), ("cy", &y), ("r", &radius), ("class", class)];
    Html::element("circle", &attributes, Html::element("title", &[], Html::text(title)))
}
