//! What only a bus over a network has: it can be gone, full, and shared with strangers.

use async_nats::client::RequestErrorKind;
use roshambo_server::bus::nats::Nats;
use roshambo_server::bus::{Bus, Counts};
use roshambo_server::ids::TableId;
use roshambo_testing::nats::{Access, NatsServer};

use crate::cases::grown;

async fn node(server: &NatsServer) -> Nats {
    Nats::connect(server.url().parse().unwrap()).await.unwrap()
}

/// A client that is not a node.
async fn stranger(server: &NatsServer) -> async_nats::Client {
    async_nats::connect(server.url()).await.unwrap()
}

#[tokio::test]
async fn notices_flow_again_after_the_server_was_killed_and_started() {
    let mut server = NatsServer::start(Access::Open);
    let (here, there) = (node(&server).await, node(&server).await);
    let (table, second) = (TableId::random(), TableId::random());
    let mut subscription = there.subscribe(table);
    let dropped = there.subscribe(second);
    server.kill();
    here.until_connected(false).await;
    there.until_connected(false).await;
    assert!(!here.is_connected());
    assert_eq!(here.round_trip().await, None);
    // A notice is dropped, not kept until it is old. A subscription is kept, and so is its end.
    here.publish(table, &grown(1));
    assert_eq!(here.counts(), Counts { dropped: 1, ..Counts::default() });
    let mut during = there.subscribe(table);
    drop(dropped);
    server.restart();
    here.until_connected(true).await;
    there.until_connected(true).await;
    assert!(there.round_trip().await.is_some());
    here.publish(table, &grown(2));
    assert_eq!((subscription.next().await, during.next().await), (Some(grown(2)), Some(grown(2))));
    let request = stranger(&server).await.request(format!("roshambo.t.{second}"), "".into()).await;
    assert_eq!(request.unwrap_err().kind(), RequestErrorKind::NoResponders);
    assert_eq!(here.counts().dropped, 1);
}

#[tokio::test]
async fn the_server_forgets_a_dropped_subscription() {
    let server = NatsServer::start(Access::Open);
    let (node, stranger, table) = (node(&server).await, stranger(&server).await, TableId::random());
    let subject = format!("roshambo.t.{table}");
    let mut subscription = node.subscribe(table);
    node.round_trip().await.unwrap();
    let payload = serde_json::to_vec(&grown(1)).unwrap();
    stranger.publish(subject.clone(), payload.into()).await.unwrap();
    assert_eq!(subscription.next().await, Some(grown(1)));
    drop(subscription);
    node.round_trip().await.unwrap();
    let nobody = stranger.request(subject, "".into()).await.unwrap_err();
    assert_eq!(nobody.kind(), RequestErrorKind::NoResponders);
}

#[tokio::test]
async fn what_is_not_understood_is_ignored_and_counted() {
    let server = NatsServer::start(Access::Open);
    let (node, stranger, table) = (node(&server).await, stranger(&server).await, TableId::random());
    let mut subscription = node.subscribe(table);
    node.round_trip().await.unwrap();
    let known = serde_json::to_value(grown(1)).unwrap();
    let mut newer = known.clone();
    newer["news"]["since"] = "another version".into();
    newer["trace"] = 1.into();
    for payload in [
        String::new(),
        "{".to_owned(),
        "\u{0}".repeat(10),
        r#"{"node":1,"news":{"kind":"exploded","where":3}}"#.to_owned(),
        r#"{"node":1,"news":{"kind":"grown","length":"three","entries":[]}}"#.to_owned(),
        newer.to_string(),
        known.to_string(),
    ] {
        stranger.publish(format!("roshambo.t.{table}"), payload.into()).await.unwrap();
    }
    // Fields that a newer version adds do not matter.
    assert_eq!((subscription.next().await, subscription.next().await), (Some(grown(1)), Some(grown(1))));
    assert_eq!(node.counts(), Counts { ignored: 5, ..Counts::default() });
}

#[tokio::test]
async fn publishing_never_waits_and_counts_what_does_not_fit() {
    let server = NatsServer::start(Access::Open);
    let (here, there, table) = (node(&server).await, node(&server).await, TableId::random());
    let mut subscription = there.subscribe(table);
    there.round_trip().await.unwrap();
    // The only thread does not write while this loop runs.
    for number in 0..10_000 {
        here.publish(table, &grown(number));
    }
    let dropped = here.counts().dropped;
    assert!((1..10_000).contains(&dropped), "{dropped}");
    // The receiver is too slow as well. Both go on with the next notices.
    here.round_trip().await.unwrap();
    there.round_trip().await.unwrap();
    assert_eq!(subscription.next().await, Some(grown(0)));
    while subscription.next().await != Some(grown(255)) {}
    here.publish(table, &grown(u64::MAX));
    assert_eq!(subscription.next().await, Some(grown(u64::MAX)));
    assert!(there.counts().missed > 0);
}

#[tokio::test]
async fn a_notice_that_is_too_long_for_the_server_is_dropped() {
    let server = NatsServer::start(Access::Open);
    let (here, there, table) = (node(&server).await, node(&server).await, TableId::random());
    let mut subscription = there.subscribe(table);
    there.round_trip().await.unwrap();
    let mut long = grown(1);
    if let roshambo_server::bus::News::Grown { entries, .. } = &mut long.news {
        entries.push("x".repeat(2 << 20));
    }
    here.publish(table, &long);
    here.publish(table, &grown(2));
    assert_eq!(subscription.next().await, Some(grown(2)));
    assert_eq!(here.counts().dropped, 1);
}

#[tokio::test]
async fn more_subscriptions_than_the_queue_holds_wait_for_space() {
    let server = NatsServer::start(Access::Open);
    let (here, there) = (node(&server).await, node(&server).await);
    let tables: Vec<TableId> = (0..6000).map(|_| TableId::random()).collect();
    let mut subscriptions: Vec<_> = tables.iter().map(|table| there.subscribe(*table)).collect();
    let last = subscriptions.last_mut().unwrap();
    let table = tables[tables.len() - 1];
    let publish = async {
        there.round_trip().await.unwrap();
        here.publish(table, &grown(1));
    };
    assert_eq!(tokio::join!(last.next(), publish).0, Some(grown(1)));
}

#[tokio::test]
async fn clusters_with_different_prefixes_share_a_server() {
    let server = NatsServer::start(Access::Open);
    let table = TableId::random();
    let url = server.url();
    let of =
        async |prefix: &str| Nats::connect(format!("{url}?prefix={prefix}").parse().unwrap()).await.unwrap();
    let (one, also_one, two) = (of("one").await, of("one").await, of("two").await);
    let mut subscription = one.subscribe(table);
    one.round_trip().await.unwrap();
    two.publish(table, &grown(2));
    two.round_trip().await.unwrap();
    also_one.publish(table, &grown(1));
    assert_eq!(subscription.next().await, Some(grown(1)));
}
