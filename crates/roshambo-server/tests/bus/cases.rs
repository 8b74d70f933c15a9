//! What every bus does.

use std::sync::Arc;

use roshambo_rules::Seat;
use roshambo_server::bus::{Bus, News, Notice, Subscription, Waiting};
use roshambo_server::ids::{GuestId, TableId};
use roshambo_server::protocol::Remark;
use roshambo_server::store::cluster::NodeId;
use roshambo_testing::nats::NatsServer;

/// Three nodes with one bus.
pub(crate) struct Nodes {
    pub(crate) buses: Vec<Arc<dyn Bus>>,
    /// It ends with the test.
    pub(crate) _server: Option<NatsServer>,
}

impl Nodes {
    /// Subscribes a node to a table. It listens when this returns: a round trip overtakes nothing.
    pub(crate) async fn listen(&self, node: usize, table: TableId) -> Box<dyn Subscription> {
        let subscription = self.buses[node].subscribe(table);
        self.buses[node].round_trip().await.unwrap();
        subscription
    }
}

/// A notice that differs from others by its number.
pub(crate) fn grown(length: u64) -> Notice {
    Notice { node: NodeId(7), news: News::Grown { length, entries: vec![format!("{{\"entry\":{length}}}")] } }
}

pub(crate) async fn a_notice_reaches_the_subscribers_of_its_table_on_all_nodes_and_no_others(nodes: Nodes) {
    let (table, other) = (TableId::random(), TableId::random());
    let mut first = nodes.listen(1, table).await;
    let mut second = nodes.listen(2, table).await;
    let mut elsewhere = nodes.listen(2, other).await;
    nodes.buses[0].publish(table, &grown(1));
    nodes.buses[0].publish(other, &grown(2));
    nodes.buses[0].publish(table, &grown(3));
    for subscription in [&mut first, &mut second] {
        assert_eq!(subscription.next().await, Some(grown(1)));
        assert_eq!(subscription.next().await, Some(grown(3)));
    }
    assert_eq!(elsewhere.next().await, Some(grown(2)));
    // A second subscription of the same node gets the notice too.
    let mut again = nodes.listen(1, table).await;
    nodes.buses[2].publish(table, &grown(4));
    assert_eq!((first.next().await, again.next().await), (Some(grown(4)), Some(grown(4))));
    assert_eq!(nodes.buses[0].counts(), Default::default());
}

pub(crate) async fn all_kinds_of_news_arrive_unchanged(nodes: Nodes) {
    let table = TableId::random();
    let mut subscription = nodes.listen(1, table).await;
    let seat = Seat::new(1);
    let clocks = vec![Waiting { seat, acted: u64::MAX, spent: 1500 }];
    for news in [
        News::Grown { length: u64::MAX, entries: vec!["{\"a\":\"\\n\"}".to_owned(), String::new()] },
        News::Released,
        News::Hurry,
        News::Said { seat: None, what: Remark::Hello },
        News::Said { seat: Some(seat), what: Remark::WellPlayed },
        News::Present { guests: vec![GuestId(i64::MAX), GuestId(0)], ask: true, clocks },
    ] {
        let notice = Notice { node: NodeId(i64::MIN), news };
        nodes.buses[0].publish(table, &notice);
        assert_eq!(subscription.next().await, Some(notice));
    }
}

pub(crate) async fn a_subscription_begins_when_it_is_made_and_ends_when_it_is_dropped(nodes: Nodes) {
    let table = TableId::random();
    let mut witness = nodes.listen(2, table).await;
    let first = nodes.listen(1, table).await;
    drop(first);
    nodes.buses[0].publish(table, &grown(1));
    assert_eq!(witness.next().await, Some(grown(1)));
    let mut second = nodes.listen(1, table).await;
    nodes.buses[0].publish(table, &grown(2));
    assert_eq!(second.next().await, Some(grown(2)));
    // The end of one subscription does not end the others to the same table.
    assert_eq!(witness.next().await, Some(grown(2)));
}

pub(crate) async fn the_notices_of_one_node_arrive_in_order(nodes: Nodes) {
    let table = TableId::random();
    let mut subscription = nodes.listen(1, table).await;
    for round in 0..10 {
        let numbers = round * 100..(round + 1) * 100;
        for number in numbers.clone() {
            nodes.buses[0].publish(table, &grown(number));
        }
        for number in numbers {
            assert_eq!(subscription.next().await, Some(grown(number)));
        }
    }
}

pub(crate) async fn many_tables_do_not_mix_their_notices(nodes: Nodes) {
    let tables: Vec<TableId> = (0..1000).map(|_| TableId::random()).collect();
    let mut subscriptions: Vec<_> = tables.iter().map(|table| nodes.buses[1].subscribe(*table)).collect();
    nodes.buses[1].round_trip().await.unwrap();
    for (number, table) in (0..).zip(&tables) {
        nodes.buses[0].publish(*table, &grown(number));
    }
    for (number, subscription) in (0..).zip(&mut subscriptions) {
        assert_eq!(subscription.next().await, Some(grown(number)));
    }
}

pub(crate) async fn a_notice_without_subscribers_is_not_kept(nodes: Nodes) {
    let table = TableId::random();
    nodes.buses[0].publish(table, &grown(1));
    // Afterwards the notice has been handled.
    nodes.buses[0].round_trip().await.unwrap();
    let mut late = nodes.listen(1, table).await;
    nodes.buses[0].publish(table, &grown(2));
    assert_eq!(late.next().await, Some(grown(2)));
}

pub(crate) async fn a_working_bus_has_a_round_trip(nodes: Nodes) {
    for bus in &nodes.buses {
        assert!(bus.round_trip().await.is_some());
    }
}
