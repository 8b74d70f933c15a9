//! Made-up messages: what is fine passes, and each thing that is not is noticed.

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

/// Tells a client some steps; the first wrong one ends it.
fn tell(follow: &mut Follow, client: usize, steps: &[String]) -> Result<(), Wrong> {
    steps.iter().try_for_each(|step| follow.update(client, &read(step), None))
}

fn started(clients: usize) -> Follow {
    let mut follow = Follow::new(clients);
    let hello = r#"{"type":"hello","number":3,"table":{"status":"waiting","number":3,"games":0,"seats":[]}}"#;
    for client in 0..clients {
        follow.hello(client, &read(hello)).unwrap();
    }
    let start = r#"{"type":"update","number":5,"events":[{"number":0}],
        "table":{"status":"playing","number":5,"games":1,"seats":[]}}"#;
    for client in 0..clients {
        follow.update(client, &read(start), None).unwrap();
    }
    assert_eq!(follow.everybody_has().unwrap().number, 5);
    follow
}

#[test]
fn everybody_has_a_step_when_the_last_client_is_told_it() {
    let mut follow = started(3);
    let begin = Instant::now();
    let sent = Sent { id: 7, at: begin, due: begin + Duration::from_secs(1) };
    follow.update(1, &read(&step(6, &[1])), None).unwrap();
    follow.update(1, &read(&step(8, &[2, 3])), None).unwrap();
    follow.update(0, &read(&step(6, &[1])), Some(sent)).unwrap();
    assert_eq!(follow.everybody_has(), None);
    follow.update(2, &read(&step(6, &[1])), None).unwrap();
    let had = follow.everybody_has().unwrap();
    assert_eq!((had.number, had.sent), (6, Some(sent)));
    assert_eq!((follow.everybody_has(), follow.on_their_way()), (None, 1));
}

#[test]
fn a_number_never_comes_twice_or_back() {
    let mut follow = started(2);
    assert_eq!(
        tell(&mut follow, 0, &[step(6, &[]), step(6, &[])]),
        Err(Wrong::OutOfOrder { after: 6, number: 6 })
    );
    assert_eq!(tell(&mut follow, 1, &[step(4, &[])]), Err(Wrong::OutOfOrder { after: 5, number: 4 }));
}

#[test]
fn a_step_that_another_client_was_told_is_not_skipped() {
    let mut follow = started(2);
    tell(&mut follow, 0, &[step(6, &[1]), step(7, &[2])]).unwrap();
    assert_eq!(tell(&mut follow, 1, &[step(7, &[2])]), Err(Wrong::Skipped { due: 6, number: 7 }));
}

#[test]
fn a_step_that_no_other_client_was_told_is_noticed() {
    let mut follow = started(2);
    tell(&mut follow, 0, &[step(7, &[1])]).unwrap();
    assert_eq!(tell(&mut follow, 1, &[step(6, &[1])]), Err(Wrong::Skipped { due: 7, number: 6 }));
}

#[test]
fn all_clients_are_told_the_same_events() {
    for other in [step(6, &[1]), step(6, &[2, 3]), step(6, &[])] {
        let mut follow = started(2);
        tell(&mut follow, 0, &[step(6, &[1, 2])]).unwrap();
        assert_eq!(tell(&mut follow, 1, &[other]), Err(Wrong::Unlike { number: 6 }));
    }
}

#[test]
fn events_go_on_where_the_last_ended_and_begin_anew_with_each_game() {
    let mut follow = started(1);
    tell(&mut follow, 0, &[step(6, &[1, 2]), step(7, &[]), step(8, &[3])]).unwrap();
    assert!(matches!(tell(&mut follow, 0, &[step(9, &[5])]), Err(Wrong::EventGap { due: 4, found: 5, .. })));
    let again = r#"{"type":"update","number":12,"events":[{"number":0},{"number":1}],
        "table":{"status":"playing","number":12,"games":2,"seats":[]}}"#;
    follow.update(0, &read(again), None).unwrap();
    assert!(matches!(tell(&mut follow, 0, &[step(13, &[3])]), Err(Wrong::EventGap { due: 2, found: 3, .. })));
}

#[test]
fn a_client_that_is_told_everything_anew_has_all_before() {
    let mut follow = started(2);
    tell(&mut follow, 0, &[step(6, &[1]), step(7, &[2])]).unwrap();
    follow.hello(1, &read(r#"{"type":"hello","number":8}"#)).unwrap();
    assert_eq!(follow.everybody_has().map(|step| step.number), Some(6));
    assert_eq!(follow.everybody_has().map(|step| step.number), Some(7));
    // The one that jumped may be ahead of the other.
    tell(&mut follow, 1, &[step(9, &[4])]).unwrap();
    tell(&mut follow, 0, &[step(8, &[3]), step(9, &[4])]).unwrap();
    assert_eq!(follow.everybody_has().map(|step| step.number), Some(8));
    assert_eq!(follow.everybody_has().map(|step| step.number), Some(9));
    assert!(follow.hello(1, &read(r#"{"type":"hello","number":2}"#)).is_err());
}

#[test]
fn legal_moves_come_to_those_who_are_awaited_and_to_no_others() {
    let message = |seat: u8, waiting: &str, legal: &str| {
        format!(
            r#"{{"type":"update","number":6,"view":{{"seat":{seat},"awaits":{{"kind":"sealed","waiting":{waiting},"decided":[]}}}}{legal}}}"#
        )
    };
    let legal = r#","legal":["choose R4"]"#;
    let one = Some(Seat::FIRST);
    assert_eq!(Follow::own(one, &read(&message(1, "[1,2]", legal))), Ok(()));
    assert_eq!(Follow::own(one, &read(&message(1, "[2]", ""))), Ok(()));
    assert!(matches!(Follow::own(one, &read(&message(1, "[2]", legal))), Err(Wrong::LegalUnawaited { .. })));
    assert!(matches!(Follow::own(one, &read(&message(1, "[1]", ""))), Err(Wrong::LegalMissing { .. })));
    assert!(matches!(Follow::own(one, &read(&message(2, "[2]", ""))), Err(Wrong::ForeignView { .. })));
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
    let ends = |opened: &str| tell(&mut started(1), 0, &[sealed.clone(), over(opened)]);
    assert_eq!(ends(&opening("choose R4")), Ok(()));
    assert_eq!(ends(&opening("choose R5")), Err(Wrong::BrokenSeal(Seat::FIRST)));
    assert_eq!(ends(""), Err(Wrong::Unopened(1)));
    let two = [&opening("choose R4")[..], &opening("choose R4")].join(",");
    assert_eq!(ends(&two), Err(Wrong::NoSeal(Seat::FIRST)));
}

#[test]
fn a_game_ends_once_though_its_table_stays_over() {
    let over = |number: u64| {
        format!(
            r#"{{"type":"update","number":{number},"events":[],"table":{{"status":"over","number":{number},"games":1,"seats":[]}}}}"#
        )
    };
    let mut follow = started(1);
    tell(&mut follow, 0, &[over(6), over(7)]).unwrap();
    let ended: Vec<_> = std::iter::from_fn(|| follow.everybody_has()).map(|step| step.ended).collect();
    assert_eq!(ended, [Some(1), None]);
}
