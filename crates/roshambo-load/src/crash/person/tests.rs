//! Made-up messages: whoever comes back notices what is missing or changed.

use super::*;

fn update(number: u64, event: u64, view: &str) -> Text {
    let text =
        format!(r#"{{"type":"update","number":{number},"events":[{{"number":{event}}}],"view":{view}}}"#);
    Text::from(text.as_str())
}

fn hello(number: u64, events: &str, view: &str) -> Text {
    let text = format!(
        r#"{{"type":"hello","number":{number},"complete":true,"events":[{events}],"view":{view},
        "table":{{"status":"playing","number":{number},"games":1,"seats":[]}}}}"#
    );
    Text::from(text.as_str())
}

/// Somebody who saw number 7, event 3 and the view `{"a":1}`.
fn somebody() -> Person {
    let mut person = Person::new(Guest::default());
    person.take(&hello(6, r#"{"number":2}"#, "{}").whole().unwrap());
    assert_eq!(person.hear(&update(7, 3, r#"{"a":1}"#)).unwrap(), Ok(Heard::Nothing));
    person
}

fn back(text: &Text) -> Result<bool, String> {
    let mut person = somebody();
    let known = (person.at, person.game, person.view.take());
    person.compare(&text.whole().unwrap(), known)
}

#[test]
fn whoever_comes_back_finds_what_he_had_left() {
    assert_eq!(back(&hello(7, "", r#"{"a":1}"#)), Ok(true));
    assert_eq!(back(&hello(9, r#"{"number":4},{"number":5}"#, r#"{"a":3}"#)), Ok(false));
}

#[test]
fn whoever_comes_back_notices_what_is_lost_or_changed() {
    assert!(back(&hello(6, "", r#"{"a":1}"#)).is_err(), "the log is shorter");
    assert!(back(&hello(7, "", r#"{"a":2}"#)).is_err(), "the view is another");
    assert!(
        back(&hello(7, r#"{"number":4}"#, r#"{"a":1}"#)).is_err(),
        "something happened and was not counted"
    );
    assert!(back(&hello(8, r#"{"number":5}"#, r#"{"a":1}"#)).is_err(), "an event is missing");
    assert!(
        back(&hello(8, r#"{"number":4},{"number":6}"#, r#"{"a":1}"#)).is_err(),
        "one in the middle is missing"
    );
}

#[test]
fn a_move_is_acknowledged_by_the_answer_to_it_alone() {
    let mut person = somebody();
    person.sent = Some((5, Seat::FIRST, "choose R4".to_owned()));
    assert_eq!(person.hear(&update(8, 4, "{}")).unwrap(), Ok(Heard::Nothing));
    let answer = Text::from(r#"{"type":"update","number":9,"answers":5,"events":[]}"#);
    let acknowledged = Heard::Acknowledged(1, 9, Seat::FIRST, "choose R4".to_owned());
    assert_eq!(person.hear(&answer).unwrap(), Ok(acknowledged));
    assert!(person.hear(&answer).unwrap().is_err(), "the same number again");
}
