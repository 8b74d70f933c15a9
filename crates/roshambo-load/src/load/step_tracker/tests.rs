//! Made-up messages: valid ones pass, and each kind of violation is detected.

use std::time::Duration;

use super::*;
use roshambo_table::fair::seal;

const SALT: &str = "000102030405060708090a0b0c0d0e0f";

fn read(text: &str) -> Incoming<'_> {
    serde_json::from_str(text).unwrap()
}

fn step(number: u64, events: &[u64]) -> String {
    let events: Vec<String> = events.iter().map(|event| format!(r#"{{"number":{event}}}"#)).collect();
    format!(r#"{{"type":"update","number":{number},"events":[{}]}}"#, events.join(","))
}

/// Delivers steps to a client, up to the first violation.
fn deliver(tracker: &mut StepTracker, client: usize, steps: &[String]) -> Result<(), ProtocolViolation> {
    steps.iter().try_for_each(|step| tracker.update(client, &read(step), None))
}

fn started(clients: usize) -> StepTracker {
    let mut tracker = StepTracker::new(clients);
    let hello = r#"{"type":"hello","number":3,"table":{"status":"waiting","number":3,"games":0,"seats":[]}}"#;
    for client in 0..clients {
        tracker.hello(client, &read(hello)).unwrap();
    }
    let start = r#"{"type":"update","number":5,"events":[{"number":0}],
        "table":{"status":"playing","number":5,"games":1,"seats":[]}}"#;
    for client in 0..clients {
        tracker.update(client, &read(start), None).unwrap();
    }
    assert_eq!(tracker.pop_delivered().unwrap().number, 5);
    tracker
}

#[test]
fn a_step_is_delivered_when_the_last_client_receives_it() {
    let mut tracker = started(3);
    let begin = Instant::now();
    let sent = SentMove { id: 7, at: begin, due: begin + Duration::from_secs(1) };
    tracker.update(1, &read(&step(6, &[1])), None).unwrap();
    tracker.update(1, &read(&step(8, &[2, 3])), None).unwrap();
    tracker.update(0, &read(&step(6, &[1])), Some(sent)).unwrap();
    assert_eq!(tracker.pop_delivered(), None);
    tracker.update(2, &read(&step(6, &[1])), None).unwrap();
    let delivered = tracker.pop_delivered().unwrap();
    assert_eq!((delivered.number, delivered.sent), (6, Some(sent)));
    assert_eq!((tracker.pop_delivered(), tracker.pending()), (None, 1));
}

#[test]
fn a_number_never_repeats_or_decreases() {
    let mut tracker = started(2);
    assert_eq!(
        deliver(&mut tracker, 0, &[step(6, &[]), step(6, &[])]),
        Err(ProtocolViolation::OutOfOrder { after: 6, number: 6 })
    );
    assert_eq!(
        deliver(&mut tracker, 1, &[step(4, &[])]),
        Err(ProtocolViolation::OutOfOrder { after: 5, number: 4 })
    );
}

#[test]
fn a_step_that_another_client_received_is_not_skipped() {
    let mut tracker = started(2);
    deliver(&mut tracker, 0, &[step(6, &[1]), step(7, &[2])]).unwrap();
    assert_eq!(
        deliver(&mut tracker, 1, &[step(7, &[2])]),
        Err(ProtocolViolation::Skipped { expected: 6, number: 7 })
    );
}

#[test]
fn a_step_that_no_other_client_received_is_detected() {
    let mut tracker = started(2);
    deliver(&mut tracker, 0, &[step(7, &[1])]).unwrap();
    assert_eq!(
        deliver(&mut tracker, 1, &[step(6, &[1])]),
        Err(ProtocolViolation::Skipped { expected: 7, number: 6 })
    );
}

#[test]
fn all_clients_receive_the_same_events() {
    for other in [step(6, &[1]), step(6, &[2, 3]), step(6, &[])] {
        let mut tracker = started(2);
        deliver(&mut tracker, 0, &[step(6, &[1, 2])]).unwrap();
        assert_eq!(deliver(&mut tracker, 1, &[other]), Err(ProtocolViolation::Mismatch { number: 6 }));
    }
}

#[test]
fn event_numbers_are_consecutive_and_restart_with_each_game() {
    let mut tracker = started(1);
    deliver(&mut tracker, 0, &[step(6, &[1, 2]), step(7, &[]), step(8, &[3])]).unwrap();
    assert!(matches!(
        deliver(&mut tracker, 0, &[step(9, &[5])]),
        Err(ProtocolViolation::EventGap { expected: 4, found: 5, .. })
    ));
    let again = r#"{"type":"update","number":12,"events":[{"number":0},{"number":1}],
        "table":{"status":"playing","number":12,"games":2,"seats":[]}}"#;
    tracker.update(0, &read(again), None).unwrap();
    assert!(matches!(
        deliver(&mut tracker, 0, &[step(13, &[3])]),
        Err(ProtocolViolation::EventGap { expected: 2, found: 3, .. })
    ));
}

#[test]
fn a_resynced_client_has_received_all_earlier_steps() {
    let mut tracker = started(2);
    deliver(&mut tracker, 0, &[step(6, &[1]), step(7, &[2])]).unwrap();
    tracker.hello(1, &read(r#"{"type":"hello","number":8}"#)).unwrap();
    assert_eq!(tracker.pop_delivered().map(|step| step.number), Some(6));
    assert_eq!(tracker.pop_delivered().map(|step| step.number), Some(7));
    // The resynced client may be ahead of the other.
    deliver(&mut tracker, 1, &[step(9, &[4])]).unwrap();
    deliver(&mut tracker, 0, &[step(8, &[3]), step(9, &[4])]).unwrap();
    assert_eq!(tracker.pop_delivered().map(|step| step.number), Some(8));
    assert_eq!(tracker.pop_delivered().map(|step| step.number), Some(9));
    assert!(tracker.hello(1, &read(r#"{"type":"hello","number":2}"#)).is_err());
}

#[test]
fn only_clients_that_the_game_waits_for_get_legal_moves() {
    let message = |seat: u8, waiting: &str, legal: &str| {
        format!(
            r#"{{"type":"update","number":6,"view":{{"seat":{seat},"awaits":{{"kind":"sealed","waiting":{waiting},"decided":[]}}}}{legal}}}"#
        )
    };
    let legal = r#","legal":["choose R4"]"#;
    let one = Some(Seat::FIRST);
    assert_eq!(StepTracker::check_own(one, &read(&message(1, "[1,2]", legal))), Ok(()));
    assert_eq!(StepTracker::check_own(one, &read(&message(1, "[2]", ""))), Ok(()));
    assert!(matches!(
        StepTracker::check_own(one, &read(&message(1, "[2]", legal))),
        Err(ProtocolViolation::UnexpectedLegalMoves { .. })
    ));
    assert!(matches!(
        StepTracker::check_own(one, &read(&message(1, "[1]", ""))),
        Err(ProtocolViolation::MissingLegalMoves { .. })
    ));
    assert!(matches!(
        StepTracker::check_own(one, &read(&message(2, "[2]", ""))),
        Err(ProtocolViolation::ForeignView { .. })
    ));
}

#[test]
fn every_seal_is_opened_before_the_game_is_over() {
    let hash = seal(Seat::FIRST, "choose R4", SALT);
    let sealed = format!(r#"{{"type":"update","number":6,"events":[],"seal":{{"seat":1,"hash":"{hash}"}}}}"#);
    let over = |opened: &str| {
        format!(
            r#"{{"type":"update","number":7,"events":[],"opened":[{opened}],"table":{{"status":"over","number":7,"games":1,"seats":[]}}}}"#
        )
    };
    let opening = |mv: &str| format!(r#"{{"seat":1,"hash":"{hash}","salt":"{SALT}","move":"{mv}"}}"#);
    let ends = |opened: &str| deliver(&mut started(1), 0, &[sealed.clone(), over(opened)]);
    assert_eq!(ends(&opening("choose R4")), Ok(()));
    assert_eq!(ends(&opening("choose R5")), Err(ProtocolViolation::BrokenSeal(Seat::FIRST)));
    assert_eq!(ends(""), Err(ProtocolViolation::UnopenedSeals(1)));
    let two = [&opening("choose R4")[..], &opening("choose R4")].join(",");
    assert_eq!(ends(&two), Err(ProtocolViolation::UnknownSeal(Seat::FIRST)));
}

#[test]
fn the_end_of_a_game_is_reported_once() {
    let over = |number: u64| {
        format!(
            r#"{{"type":"update","number":{number},"events":[],"table":{{"status":"over","number":{number},"games":1,"seats":[]}}}}"#
        )
    };
    let mut tracker = started(1);
    deliver(&mut tracker, 0, &[over(6), over(7)]).unwrap();
    let ended: Vec<_> = std::iter::from_fn(|| tracker.pop_delivered()).map(|step| step.ended).collect();
    assert_eq!(ended, [Some(1), None]);
}
