//! The letters of series, and the legend that explains them.

use crate::html::Html;

/// The classes of colours in the style of the page; more series use them again, with other letters.
const COLOURS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// The letter of a series: A, B, … Z, AA, AB, …
pub fn series_letter(series: usize) -> String {
    let letter = char::from(b'A' + (series % 26) as u8);
    if series < 26 { letter.to_string() } else { format!("{}{letter}", series_letter(series / 26 - 1)) }
}

/// The class suffix of a series' colour.
pub(crate) fn colour(series: usize) -> &'static str {
    COLOURS[series % COLOURS.len()]
}

/// The legend of several series.
pub fn legend<'a>(names: impl IntoIterator<Item = &'a str>) -> Html {
    let mut items = Html::new();
    for (series, name) in names.into_iter().enumerate() {
        let class = format!("back-{}", colour(series));
        let mut item = Html::element("b", &[("class", &class)], Html::text(&series_letter(series)));
        item.push(Html::text(name));
        items.push(Html::element("li", &[], item));
    }
    Html::element("ul", &[("class", "legend")], items)
}

#[cfg(test)]
mod tests {
    use super::series_letter;

    #[test]
    fn letters_continue_after_z() {
        assert_eq!([0, 25, 26, 27, 52].map(series_letter), ["A", "Z", "AA", "AB", "BA"]);
    }
}
