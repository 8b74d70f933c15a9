//! Who gets a slot, and whose connection is closed for it.

use std::net::{IpAddr, Ipv6Addr};

use futures_util::FutureExt;

use super::*;

fn v4(last: u8) -> Address {
    IpAddr::from([10, 0, 0, last]).into()
}

fn v6(network: u16, subnet: u16, host: u16) -> Address {
    IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, network, subnet, 0, 0, 0, host)).into()
}

fn slots(most: usize, most_of_address: usize) -> Arc<ConnectionSlots> {
    Arc::new(ConnectionSlots::new(most, Some(most_of_address)))
}

fn is_closed(slot: &ConnectionSlot) -> bool {
    slot.activity.closed().now_or_never().is_some()
}

/// A connection that has had an answer and waits.
fn idle(slot: &ConnectionSlot) {
    drop(slot.activity.begin_request());
    slot.activity.answer();
}

/// A connection whose request is being answered until the guard is dropped.
fn busy(slot: &ConnectionSlot) -> super::super::activity::RequestGuard {
    let guard = slot.activity.begin_request();
    slot.activity.answer();
    guard
}

#[test]
fn silent_connections_make_room_for_new_ones_and_established_ones_stay() {
    let slots = slots(8, 4);
    let silent: Vec<_> = (0..4).map(|_| slots.take(v4(1)).unwrap()).collect();
    idle(&silent[0]);
    let newcomer = slots.take(v4(1)).unwrap();
    assert!(is_closed(&silent[1]), "the oldest that never had an answer");
    assert!(!is_closed(&silent[0]) && !is_closed(&silent[2]) && !is_closed(&newcomer));
    let served: Vec<_> = [&silent[2], &silent[3], &newcomer].map(busy).into();
    let another = slots.take(v4(1)).unwrap();
    assert!(is_closed(&silent[0]), "then the oldest that waits for its next request");
    let last = busy(&another);
    assert!(slots.take(v4(1)).is_none(), "all four are being served");
    assert!(slots.take(v4(2)).is_some(), "other addresses are not affected");
    drop((served, last));
}

#[test]
fn the_total_is_kept_by_closing_connections_of_the_network_that_has_the_most() {
    let slots = slots(8, 6);
    let many: Vec<_> = (0..6).map(|_| slots.take(v4(1)).unwrap()).collect();
    let guards: Vec<_> = many.iter().map(busy).collect();
    let few: Vec<_> = (0..2).map(|_| slots.take(v4(2)).unwrap()).collect();
    let newcomer = slots.take(v4(3)).unwrap();
    assert!(is_closed(&many[0]), "even one that is being served");
    assert!(few.iter().all(|slot| !is_closed(slot)) && !is_closed(&newcomer));
    assert!(slots.take(v4(1)).is_none(), "the network itself gains nothing by it");
    drop(guards);
}

#[test]
fn the_addresses_of_an_ipv6_network_share_a_limit() {
    let slots = slots(8, 2);
    let same: Vec<_> = (0..3).map(|host| slots.take(v6(1, 1, host)).unwrap()).collect();
    assert!(is_closed(&same[0]) && !is_closed(&same[1]), "one /64");
    let wide: Vec<_> = (2..5).map(|subnet| slots.take(v6(1, subnet, 0)).unwrap()).collect();
    assert!(is_closed(&same[1]) && !is_closed(&same[2]), "half of the total for one /48");
    assert!(wide.iter().all(|slot| !is_closed(slot)));
}

#[test]
fn behind_a_proxy_only_the_total_counts() {
    let slots = Arc::new(ConnectionSlots::new(4, None));
    let all: Vec<_> = (0..4).map(|_| slots.take(v4(1)).unwrap()).collect();
    assert!(all.iter().all(|slot| !is_closed(slot)));
    assert!(slots.take(v4(1)).is_some() && is_closed(&all[0]));
}

#[test]
fn addresses_without_connections_are_forgotten() {
    let slots = slots(4, 1);
    let first = slots.take(v6(1, 1, 1)).unwrap();
    let second = slots.take(v6(1, 1, 2)).unwrap();
    assert!(is_closed(&first));
    drop((first, second));
    let open = slots.open();
    assert!(open.connections.is_empty() && open.addresses.is_empty() && open.networks.is_empty());
}
