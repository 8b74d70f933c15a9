//! One suite for all buses: every implementation passes the same cases. What only NATS has is in `bus/nats.rs`.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "bus/cases.rs"]
mod cases;
#[path = "bus/login.rs"]
mod login;
#[path = "bus/nats.rs"]
mod nats;

use std::sync::Arc;

use roshambo_server::bus::nats::Nats;
use roshambo_server::bus::{Bus, InProcess};
use roshambo_testing::nats::{Access, NatsServer};

use cases::Nodes;

/// Makes a test of each case for one bus.
macro_rules! suite {
    ($bus:ident: $($case:ident)*) => {
        mod $bus {
            $(
                #[tokio::test]
                async fn $case() {
                    super::cases::$case(super::$bus().await).await;
                }
            )*
        }
    };
}

/// Makes the suite of each bus. A case is listed once, so no bus lacks one.
macro_rules! suites {
    ([$($bus:ident)*] $cases:tt) => { $( suites!(@one $bus $cases); )* };
    (@one $bus:ident [$($case:ident)*]) => { suite!($bus: $($case)*); };
}

suites!([in_process over_nats] [
    a_notice_reaches_the_subscribers_of_its_table_on_all_nodes_and_no_others
    all_kinds_of_news_arrive_unchanged
    a_subscription_begins_when_it_is_made_and_ends_when_it_is_dropped
    the_notices_of_one_node_arrive_in_order
    many_tables_do_not_mix_their_notices
    a_notice_without_subscribers_is_not_kept
    a_working_bus_has_a_round_trip
]);

async fn in_process() -> Nodes {
    let bus = Arc::new(InProcess::default());
    Nodes { buses: vec![bus.clone(), bus.clone(), bus], _server: None }
}

async fn over_nats() -> Nodes {
    let server = NatsServer::start(Access::Open);
    let mut buses: Vec<Arc<dyn Bus>> = Vec::new();
    for _ in 0..3 {
        buses.push(Arc::new(Nats::connect(server.url().parse().unwrap()).await.unwrap()));
    }
    Nodes { buses, _server: Some(server) }
}
