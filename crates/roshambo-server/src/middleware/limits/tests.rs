//! Limits refuse, recover, and use bounded memory.

use std::net::{IpAddr, Ipv4Addr};

use super::*;

fn limits_with(change: impl FnOnce(&mut config::Limits)) -> (Limits, Clock) {
    let mut limits = config::Limits::default();
    change(&mut limits);
    let clock = Clock::manual();
    (Limits::new(&limits, &clock, Arc::new(Metrics::new(1))), clock)
}

fn address(number: u32) -> Address {
    IpAddr::V4(Ipv4Addr::from(number)).into()
}

#[test]
fn a_burst_of_one_minute_is_allowed_and_no_more() {
    let (limits, clock) = limits_with(|limits| limits.address_requests = 6);
    for _ in 0..6 {
        limits.address_request(address(1)).unwrap();
    }
    let error = limits.address_request(address(1)).unwrap_err();
    assert_eq!((error.status, error.code.as_str()), (429, "too-many-requests"));
    let wait = error.args["retry"].as_u64().unwrap();
    assert_eq!(limits.address_request(address(2)), Ok(()), "another address is not affected");
    clock.advance(Duration::from_secs(wait));
    assert_eq!(limits.address_request(address(1)), Ok(()), "after the wait a request is allowed");
    assert!(limits.address_request(address(1)).is_err());
    assert!(limits.metrics.text().unwrap().contains("roshambo_limited_total{kind=\"requests\"} 2"));
}

#[test]
fn every_rate_limit_is_enforced() {
    let (limits, _) = limits_with(|limits| {
        (limits.guest_requests, limits.new_guests, limits.new_tables) = (1, 1, 1);
        (limits.misses, limits.messages, limits.remarks, limits.hints) = (1, 1, 1, 1);
        limits.work = 1;
    });
    let (from, guest) = (address(1), GuestId(1));
    type Ask<'a> = (&'a str, &'a dyn Fn() -> Result<(), ApiError>);
    let asks: [Ask<'_>; 9] = [
        ("too-many-requests", &|| limits.guest_request(guest)),
        ("too-many-guests", &|| limits.new_guest(from)),
        ("too-many-tables", &|| limits.new_table(from, guest)),
        ("too-many-misses", &|| limits.miss(from)),
        ("too-many-messages", &|| limits.message(from, Some(guest), 1)),
        ("too-many-remarks", &|| limits.remark(from, Some(guest))),
        ("too-many-remarks", &|| limits.remark(from, None)),
        ("too-much-work", &|| limits.cost(from, 1)),
        ("too-many-hints", &|| limits.hint(from, guest)),
    ];
    for (code, ask) in asks {
        assert_eq!(ask(), Ok(()), "{code}");
        assert_eq!(ask().unwrap_err().code, code);
    }
}

#[test]
fn an_address_has_ten_times_the_rate_of_a_guest() {
    let (limits, _) = limits_with(|limits| (limits.new_tables, limits.messages) = (1, 1));
    for guest in 0..10 {
        assert_eq!(limits.new_table(address(1), GuestId(guest)), Ok(()));
        assert_eq!(limits.message(address(1), (guest % 2 == 0).then_some(GuestId(guest)), 1), Ok(()));
    }
    assert!(limits.new_table(address(1), GuestId(10)).is_err());
    assert!(limits.message(address(1), None, 1).is_err());
    assert_eq!(limits.new_table(address(2), GuestId(11)), Ok(()));
}

#[test]
fn after_too_many_failed_lookups_all_lookups_are_refused() {
    let (limits, clock) = limits_with(|limits| limits.misses = 2);
    for _ in 0..2 {
        assert_eq!(limits.may_look(address(1)), Ok(()));
        assert_eq!(limits.miss(address(1)), Ok(()));
    }
    assert!(limits.miss(address(1)).is_err());
    assert_eq!(limits.may_look(address(1)).unwrap_err().status, 429);
    assert_eq!(limits.may_look(address(2)), Ok(()));
    clock.advance(Duration::from_secs(31));
    assert_eq!(limits.may_look(address(1)), Ok(()));
}

/// The address number `subnet` of the IPv6 network number `network`.
fn subnet(network: u16, subnet: u16) -> Address {
    IpAddr::from([0x2001, 0xdb8, network, subnet, 0, 0, 0, 1]).into()
}

#[test]
fn a_wide_network_has_four_times_the_rate_of_an_address() {
    let (limits, _) = limits_with(|limits| (limits.address_requests, limits.misses) = (5, 5));
    let allowed = (0..100).filter(|number| limits.address_request(subnet(1, *number)).is_ok()).count();
    assert_eq!(allowed, 20);
    assert_eq!(limits.address_request(subnet(2, 1)), Ok(()), "another network is not affected");
    let misses = (0..100).filter(|number| limits.miss(subnet(1, *number)).is_ok()).count();
    assert_eq!(misses, 20);
    assert!(
        limits.may_look(subnet(1, 200)).is_err(),
        "an address of the network that asks for the first time"
    );
    assert_eq!(limits.may_look(subnet(2, 1)), Ok(()));
}

#[test]
fn codes_cannot_be_guessed_faster_from_many_networks() {
    let (limits, clock) = limits_with(|limits| limits.misses = 5);
    let mut tried = 0;
    while limits.may_try_code(subnet(tried, 0)).is_ok() {
        let _ = limits.code_miss(subnet(tried, 0));
        tried += 1;
    }
    assert_eq!(tried, 101, "twenty times as many as one address, and the one that was refused");
    assert_eq!(limits.may_look(subnet(0, 0)), Ok(()), "links still work");
    clock.advance(Duration::from_secs(1));
    assert_eq!(limits.may_try_code(subnet(tried, 0)), Ok(()));
}

#[test]
fn strangers_have_no_more_remarks_than_a_guest() {
    let (limits, _) = limits_with(|limits| limits.remarks = 3);
    let remarks = |guest| (0..10).filter(|_| limits.remark(address(1), guest).is_ok()).count();
    assert_eq!((remarks(None), remarks(Some(GuestId(1)))), (3, 3));
}

#[test]
fn games_are_limited_by_the_day_for_a_guest_an_address_and_the_server() {
    let (limits, clock) = limits_with(|limits| (limits.day_games, limits.server_day_games) = (2, 30));
    let games = |from, guest| (0..10).filter(|_| limits.new_game(from, GuestId(guest)).is_ok()).count();
    assert_eq!(games(address(1), 1), 2);
    assert_eq!((2..20).map(|guest| games(address(1), guest)).sum::<usize>(), 18, "of one address");
    assert_eq!((20..40).map(|guest| games(address(2), guest)).sum::<usize>(), 10, "in all");
    let error = limits.new_table(address(3), GuestId(99)).unwrap_err();
    assert_eq!((error.status, error.code.as_str()), (429, "too-many-games"));
    clock.advance(Duration::from_secs(24 * 60 * 60));
    assert_eq!(games(address(1), 1), 2, "on the next day");
}

#[test]
fn work_is_counted_by_its_cost() {
    let (limits, clock) = limits_with(|limits| limits.work = 100);
    assert_eq!(limits.cost(address(1), 60), Ok(()));
    assert!(limits.cost(address(1), 60).is_err());
    assert_eq!(limits.cost(address(1), 30), Ok(()), "a refused request costs nothing");
    assert_eq!(limits.cost(address(2), 1000), Ok(()), "more than a minute's worth counts as that");
    assert!(limits.cost(address(2), 1).is_err());
    clock.advance(Duration::from_secs(60));
    assert_eq!(limits.cost(address(2), 1000), Ok(()));
}

#[test]
fn too_much_at_once_is_the_fault_of_an_address_or_of_nobody() {
    let (limits, _) = limits_with(|limits| limits.work_at_once = 4);
    let permits: Vec<_> = (1..=4).map(|from| limits.work(Work::Record, address(from)).unwrap()).collect();
    let status = |from| limits.work(Work::Record, address(from)).map(drop).map_err(|error| error.status);
    assert_eq!((status(1), status(5)), (Err(429), Err(503)));
    drop(permits);
    assert_eq!((status(1), status(5)), (Ok(()), Ok(())));
}

#[test]
fn a_limit_of_zero_allows_nothing() {
    let (limits, clock) = limits_with(|limits| limits.new_tables = 0);
    clock.advance(Duration::from_secs(600));
    assert!(limits.new_table(address(1), GuestId(1)).is_err());
}

#[test]
fn idle_keys_are_removed_and_active_keys_stay() {
    let clock = Clock::manual();
    let rate = Rate::per_minute(1, &clock);
    for key in 0..20_000_u32 {
        rate.take(key).unwrap();
    }
    assert_eq!(rate.len(), 20_000);
    clock.advance(Duration::from_secs(100));
    rate.take(50_000).unwrap();
    clock.advance(Duration::from_secs(25));
    for _ in 0..2048 {
        let _ = rate.take(50_001);
    }
    assert!(rate.len() <= 2, "{}", rate.len());
    assert!(rate.take(50_000).is_err());
}

#[test]
fn the_number_of_remembered_keys_is_bounded() {
    let clock = Clock::manual();
    let rate = Rate::per_minute(1, &clock);
    let mut most = 0;
    for key in 0..300_000_u32 {
        rate.take(key).unwrap();
        if key % 997 == 0 {
            most = most.max(rate.len());
        }
    }
    assert!(most > rate::SOME && most <= rate::MOST + 2048, "{most}");
}

#[test]
fn connections_are_counted_while_they_are_open() {
    let (limits, _) =
        limits_with(|limits| (limits.address_sockets, limits.guest_sockets, limits.sockets) = (2, 1, 3));
    let status = |from, guest: Option<i64>| match limits.socket(address(from), guest.map(GuestId)) {
        Ok(_) => 101,
        Err(error) => error.status,
    };
    let first = limits.socket(address(1), Some(GuestId(1))).unwrap();
    assert_eq!(status(2, Some(1)), 429, "of one guest");
    let second = limits.socket(address(1), None).unwrap();
    assert_eq!(status(1, None), 429, "of one address");
    let third = limits.socket(address(2), None).unwrap();
    assert_eq!(status(3, None), 503, "in all");
    assert_eq!(limits.metrics.sockets.get(), 3);
    drop(first);
    assert_eq!(status(2, Some(1)), 101);
    drop((second, third));
    assert_eq!(limits.metrics.sockets.get(), 0);
    assert_eq!(limits.sockets.keys(), 0, "no key is left");
}
