//! Metrics for operators, in the format of Prometheus. They contain no id of a guest or table.
//!
//! One struct holds all metrics. Code that counts gets an `Arc<Metrics>` and changes a field.

#[cfg(test)]
mod dashboard;

use std::sync::atomic::Ordering;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

/// The content type of `/metrics`.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The labels of a request. The route is the pattern of the router, never the path of the request. So there
/// are few values, and none contains an id.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct RequestLabels {
    route: String,
    status: &'static str,
}

/// The label of a limit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct LimitLabels {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct BuildLabels {
    version: &'static str,
    schema: u32,
}

/// All metrics.
pub(crate) struct Metrics {
    registry: Registry,
    /// Durable moves.
    pub(crate) moves: Counter,
    /// Commands at tables.
    pub(crate) acts: Counter,
    /// Durable appends to logs.
    pub(crate) appends: Counter,
    /// The time from the request of an append until it is durable.
    pub(crate) append_seconds: Histogram,
    /// Messages of clients that were refused.
    pub(crate) refused: Counter,
    /// Tables in memory.
    pub(crate) tables_live: Gauge,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    /// Slow clients that were resynced.
    pub(crate) resyncs: Counter,
    /// Clients that were disconnected because a write took too long.
    pub(crate) dropped_slow: Counter,
    /// Questions to bots.
    pub(crate) bots_asked: Counter,
    /// Questions that were hurried because a person waited.
    pub(crate) bots_hurried: Counter,
    /// Questions that wait for a thread.
    pub(crate) bots_queue: Gauge,
    /// Reviews that were made.
    pub(crate) reviews: Counter,
    /// Reviews that were cancelled because nobody waited for them any more.
    pub(crate) reviews_cancelled: Counter,
    /// Reviews that are made or wait.
    pub(crate) reviews_queue: Gauge,
    /// Responses by route and class of status.
    requests: Family<RequestLabels, Counter>,
    /// Refusals by limit.
    limited: Family<LimitLabels, Counter>,
    /// Tables that became void because their log could not be replayed.
    pub(crate) voided: Counter,
    /// Appends that conflicted with another writer.
    pub(crate) conflicts: Counter,
    /// Appends of a node that no longer drives the table.
    pub(crate) fenced: Counter,
    /// Other failures of the store.
    pub(crate) store_failures: Counter,
    /// Nodes that are alive, this one included.
    pub(crate) nodes_alive: Gauge,
    /// Tables that this node drives.
    pub(crate) leases_held: Gauge,
    /// Leases that were taken, given up or lost.
    pub(crate) lease_changes: Counter,
    /// Entries that were found by the regular check because no notice came.
    pub(crate) catch_ups: Counter,
    /// Regular checks that failed.
    pub(crate) checks_failed: Counter,
    /// Whether notices reach other nodes.
    pub(crate) bus_connected: Gauge,
    /// How long a notice takes.
    pub(crate) bus_seconds: Histogram,
    /// Notices of this node that were not sent.
    bus_dropped: Counter,
    /// Connections to the database that are in use.
    pub(crate) pool_in_use: Gauge,
    /// The most connections to the database that may be in use.
    pub(crate) pool_size: Gauge,
    /// The size of the database in bytes.
    pub(crate) database_bytes: Gauge,
    /// The allowed size of the database in bytes; 0 means no limit.
    pub(crate) database_max_bytes: Gauge,
}

impl Metrics {
    /// New metrics. `schema` is the version of the database schema.
    pub(crate) fn new(schema: u32) -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("roshambo"),
            moves: Counter::default(),
            acts: Counter::default(),
            appends: Counter::default(),
            append_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 15)),
            refused: Counter::default(),
            tables_live: Gauge::default(),
            sockets: Gauge::default(),
            resyncs: Counter::default(),
            dropped_slow: Counter::default(),
            bots_asked: Counter::default(),
            bots_hurried: Counter::default(),
            bots_queue: Gauge::default(),
            reviews: Counter::default(),
            reviews_cancelled: Counter::default(),
            reviews_queue: Gauge::default(),
            requests: Family::default(),
            limited: Family::default(),
            voided: Counter::default(),
            conflicts: Counter::default(),
            fenced: Counter::default(),
            store_failures: Counter::default(),
            nodes_alive: Gauge::default(),
            leases_held: Gauge::default(),
            lease_changes: Counter::default(),
            catch_ups: Counter::default(),
            checks_failed: Counter::default(),
            bus_connected: Gauge::default(),
            bus_seconds: Histogram::new(exponential_buckets(0.000_05, 2.0, 15)),
            bus_dropped: Counter::default(),
            pool_in_use: Gauge::default(),
            pool_size: Gauge::default(),
            database_bytes: Gauge::default(),
            database_max_bytes: Gauge::default(),
        };
        metrics.register(schema);
        metrics
    }

    fn register(&mut self, schema: u32) {
        let registry = &mut self.registry;
        let build = Info::new(BuildLabels { version: env!("CARGO_PKG_VERSION"), schema });
        registry.register("build", "Version of the program and of the database schema", build);
        registry.register("moves", "Durable moves", self.moves.clone());
        registry.register("acts", "Commands at tables", self.acts.clone());
        registry.register("appends", "Durable appends to the logs of tables", self.appends.clone());
        let seconds = self.append_seconds.clone();
        registry.register(
            "append_seconds",
            "Seconds from the request of an append until it is durable",
            seconds,
        );
        registry.register("refused", "Messages of clients that were refused", self.refused.clone());
        registry.register("tables_live", "Tables in memory", self.tables_live.clone());
        registry.register("sockets", "Open WebSockets", self.sockets.clone());
        registry.register("resyncs", "Slow clients that were resynced", self.resyncs.clone());
        registry.register(
            "dropped_slow",
            "Clients that were disconnected because they were too slow",
            self.dropped_slow.clone(),
        );
        registry.register("bots_asked", "Questions to bots", self.bots_asked.clone());
        let hurried = self.bots_hurried.clone();
        registry.register(
            "bots_hurried",
            "Questions to bots that were hurried because a person waited",
            hurried,
        );
        registry.register("bots_queue", "Questions to bots that wait for a thread", self.bots_queue.clone());
        registry.register("reviews", "Reviews of games that were made", self.reviews.clone());
        let cancelled = self.reviews_cancelled.clone();
        registry.register("reviews_cancelled", "Reviews of games that nobody waited for any more", cancelled);
        let queue = self.reviews_queue.clone();
        registry.register("reviews_queue", "Reviews of games that are made or wait", queue);
        registry.register("requests", "Responses by route and class of status", self.requests.clone());
        registry.register("limited", "Refusals by limit", self.limited.clone());
        registry.register(
            "voided",
            "Tables that became void because their log could not be replayed",
            self.voided.clone(),
        );
        registry.register("conflicts", "Appends that conflicted with another writer", self.conflicts.clone());
        registry.register(
            "store_failures",
            "Failures of the store other than conflicts",
            self.store_failures.clone(),
        );
        self.register_cluster();
        let registry = &mut self.registry;
        registry.register("database_bytes", "Size of the database", self.database_bytes.clone());
        registry.register(
            "database_max_bytes",
            "Size of the database at which new games are refused; 0 means no limit",
            self.database_max_bytes.clone(),
        );
    }

    fn register_cluster(&mut self) {
        let registry = &mut self.registry;
        registry.register("nodes_alive", "Nodes that are alive, this one included", self.nodes_alive.clone());
        registry.register(
            "leases_held",
            "Tables whose bots and clocks this node drives",
            self.leases_held.clone(),
        );
        registry.register("lease_changes", "Leases taken, given up or lost", self.lease_changes.clone());
        registry.register(
            "fenced",
            "Appends that were refused because the lease had changed hands",
            self.fenced.clone(),
        );
        registry.register(
            "catch_ups",
            "Tables that the regular check found to be behind, because no notice came",
            self.catch_ups.clone(),
        );
        registry.register(
            "checks_failed",
            "Regular checks of tables that failed",
            self.checks_failed.clone(),
        );
        registry.register("bus_connected", "Whether notices reach other nodes", self.bus_connected.clone());
        registry.register(
            "bus_round_trip_seconds",
            "Seconds that a notice to the node itself took",
            self.bus_seconds.clone(),
        );
        registry.register(
            "bus_dropped",
            "Notices that were not sent: the bus was gone or too slow",
            self.bus_dropped.clone(),
        );
        let pool = "Connections to the database that are in use";
        registry.register("pool_in_use", pool, self.pool_in_use.clone());
        let size = "Connections to the database that may be in use at the same time";
        registry.register("pool_size", size, self.pool_size.clone());
    }

    /// Sets how many notices were not sent since the start.
    pub(crate) fn set_bus_dropped(&self, dropped: u64) {
        // The bus counts them, and never fewer than before.
        self.bus_dropped.inner().fetch_max(dropped, Ordering::Relaxed);
    }

    /// Counts a response.
    pub(crate) fn answered(&self, route: &str, status: u16) {
        let status = match status / 100 {
            1 => "1xx",
            2 => "2xx",
            3 => "3xx",
            4 => "4xx",
            _ => "5xx",
        };
        self.requests.get_or_create(&RequestLabels { route: route.to_owned(), status }).inc();
    }

    /// Counts a refusal by a limit.
    pub(crate) fn limited(&self, kind: &'static str) {
        self.limited.get_or_create(&LimitLabels { kind }).inc();
    }

    /// Everything in the text format that Prometheus reads.
    pub(crate) fn text(&self) -> Result<String, std::fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_contains_all_metrics() {
        let metrics = Metrics::new(7);
        metrics.moves.inc();
        metrics.sockets.set(3);
        metrics.append_seconds.observe(0.002);
        metrics.answered("/api/tables/{id}", 404);
        metrics.limited("requests");
        let text = metrics.text().unwrap();
        let version = env!("CARGO_PKG_VERSION");
        for line in [
            format!("roshambo_build_info{{version=\"{version}\",schema=\"7\"}} 1"),
            "roshambo_moves_total 1".into(),
            "roshambo_sockets 3".into(),
            "roshambo_append_seconds_count 1".into(),
            "roshambo_requests_total{route=\"/api/tables/{id}\",status=\"4xx\"} 1".into(),
            "roshambo_limited_total{kind=\"requests\"} 1".into(),
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }
}
