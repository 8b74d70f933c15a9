//! Made-up messages: a client that reconnects detects what is missing or changed.

use super::*;

fn update(number: u64, event: u64, view: &str) -> MessageText {
    let text =
        format!(r#"{{"type":"update","number":{number},"events":[{{"number":{event}}}],"view":{view}}}"#);
    MessageText::from(text.as_str())
}

fn hello(number: u64, events: &str, view: &str) -> MessageText {
    let text = format!(
        r#"{{"type":"hello","number":{number},"complete":true,"events":[{events}],"view":{view},
        "table":{{"status":"playing","number":{number},"games":1,"seats":[]}}}}"#
    );
    MessageText::from(text.as_str())
}

/// A client that received step 7, event 3 and the view `{"a":1}`.
fn client() -> TableClient {
    let mut client = TableClient::new(Guest::default());
    client.update(&hello(6, r#"{"number":2}"#, "{}").read_raw().unwrap());
    assert_eq!(client.receive(&update(7, 3, r#"{"a":1}"#).read_raw().unwrap()), Ok(Received::Nothing));
    client
}

fn reconnected(text: &MessageText) -> Result<bool, String> {
    let mut client = client();
    let known = (client.number, client.game, client.view.take());
    client.compare(&text.read_raw().unwrap(), known)
}

#[test]
fn a_reconnected_client_finds_what_it_had_received() {
    assert_eq!(reconnected(&hello(7, "", r#"{"a":1}"#)), Ok(true));
    assert_eq!(reconnected(&hello(9, r#"{"number":4},{"number":5}"#, r#"{"a":3}"#)), Ok(false));
    assert_eq!(reconnected(&hello(8, r#"{"number":3},{"number":4}"#, r#"{"a":3}"#)), Ok(false), "all events");
    assert_eq!(reconnected(&hello(7, r#"{"number":2},{"number":3}"#, r#"{"a":1}"#)), Ok(true), "all events");
}

#[test]
fn a_reconnected_client_detects_what_is_lost_or_changed() {
    assert!(reconnected(&hello(6, "", r#"{"a":1}"#)).is_err(), "the log is shorter");
    assert!(reconnected(&hello(7, "", r#"{"a":2}"#)).is_err(), "the view is different");
    assert!(reconnected(&hello(7, r#"{"number":4}"#, r#"{"a":1}"#)).is_err(), "an event without a new step");
    assert!(reconnected(&hello(8, r#"{"number":5}"#, r#"{"a":1}"#)).is_err(), "an event is missing");
    assert!(
        reconnected(&hello(8, r#"{"number":4},{"number":6}"#, r#"{"a":1}"#)).is_err(),
        "an event in the middle is missing"
    );
}

#[test]
fn a_move_is_acknowledged_only_by_the_reply_to_it() {
    let mut client = client();
    client.sent = Some((5, Seat::FIRST, "choose R4".to_owned()));
    assert_eq!(client.receive(&update(8, 4, "{}").read_raw().unwrap()), Ok(Received::Nothing));
    let answer = MessageText::from(r#"{"type":"update","number":9,"answers":5,"events":[]}"#);
    let acknowledged =
        Received::MoveAcknowledged { game: 1, number: 9, seat: Seat::FIRST, mv: "choose R4".to_owned() };
    assert_eq!(client.receive(&answer.read_raw().unwrap()), Ok(acknowledged));
    assert!(client.receive(&answer.read_raw().unwrap()).is_err(), "the same number again");
}

#[test]
fn a_hello_that_goes_back_is_detected() {
    let mut client = client();
    assert_eq!(client.receive(&hello(7, "", r#"{"a":1}"#).read_raw().unwrap()), Ok(Received::Nothing));
    assert!(client.receive(&hello(6, "", r#"{"a":1}"#).read_raw().unwrap()).is_err());
}

#[test]
fn a_refusal_names_the_move_or_means_the_agreement_to_another_game() {
    let mut client = client();
    client.sent = Some((5, Seat::FIRST, "choose R4".to_owned()));
    client.rematch_sent = true;
    let refused = MessageText::from(r#"{"type":"refused","id":5,"code":"stale"}"#);
    let mv = Some((Seat::FIRST, "choose R4".to_owned()));
    let expected = Received::Refused { code: "stale".to_owned(), mv };
    assert_eq!(client.receive(&refused.read_raw().unwrap()), Ok(expected));
    assert!(client.rematch_sent && client.sent.is_none());
    let expected = Received::Refused { code: "stale".to_owned(), mv: None };
    assert_eq!(client.receive(&refused.read_raw().unwrap()), Ok(expected));
    assert!(!client.rematch_sent);
}
