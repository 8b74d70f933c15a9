//! What the people who run a server count. Nothing here says who, or at which table.
//!
//! One struct holds everything, so that a reader finds in one place what is counted; whoever has an
//! `Arc<Metrics>` counts by touching a field.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

/// What `/metrics` answers is of this type.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// By what requests are told apart. Routes are patterns as the program has them, never paths as
/// visitors send them: so there are few, and they hold no id.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct RequestLabels {
    route: String,
    status: &'static str,
}

/// Which limit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct LimitLabels {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct BuildLabels {
    version: &'static str,
    schema: u32,
}

/// Everything that is counted.
pub(crate) struct Metrics {
    registry: Registry,
    /// Moves that are durable.
    pub(crate) moves: Counter,
    /// Other acts that are durable.
    pub(crate) acts: Counter,
    /// Appends to logs.
    pub(crate) appends: Counter,
    /// How long an append takes until it is durable.
    pub(crate) append_seconds: Histogram,
    /// Moves and acts that were refused.
    pub(crate) refused: Counter,
    /// Tables in memory.
    pub(crate) tables_live: Gauge,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    /// Clients that were too slow and got everything anew.
    pub(crate) resyncs: Counter,
    /// Clients that were too slow even for that.
    pub(crate) dropped_slow: Counter,
    /// Decisions that bots were asked for.
    pub(crate) bots_asked: Counter,
    /// Those for which they got less time than their level has.
    pub(crate) bots_hurried: Counter,
    /// Decisions that wait for a thread.
    pub(crate) bots_queue: Gauge,
    /// Answers by route and class of status.
    requests: Family<RequestLabels, Counter>,
    /// What limits refused.
    limited: Family<LimitLabels, Counter>,
    /// Tables whose log could not be read.
    pub(crate) voided: Counter,
    /// Appends that came second.
    pub(crate) conflicts: Counter,
    /// Whatever else the store could not do.
    pub(crate) store_failures: Counter,
}

impl Metrics {
    /// All at zero. The schema is the store's.
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
            requests: Family::default(),
            limited: Family::default(),
            voided: Counter::default(),
            conflicts: Counter::default(),
            store_failures: Counter::default(),
        };
        metrics.register(schema);
        metrics
    }

    fn register(&mut self, schema: u32) {
        let registry = &mut self.registry;
        let build = Info::new(BuildLabels { version: env!("CARGO_PKG_VERSION"), schema });
        registry.register("build", "What runs here", build);
        registry.register("moves", "Moves that are durable", self.moves.clone());
        registry.register("acts", "Other acts at tables that are durable", self.acts.clone());
        registry.register("appends", "Appends to the logs of tables", self.appends.clone());
        let seconds = self.append_seconds.clone();
        registry.register(
            "append_seconds",
            "Seconds from asking for an append to its being durable",
            seconds,
        );
        registry.register("refused", "Moves and acts that were refused", self.refused.clone());
        registry.register("tables_live", "Tables in memory", self.tables_live.clone());
        registry.register("sockets", "Open WebSockets", self.sockets.clone());
        registry.register("resyncs", "Slow clients that got everything anew", self.resyncs.clone());
        registry.register("dropped_slow", "Clients dropped for being too slow", self.dropped_slow.clone());
        registry.register("bots_asked", "Decisions asked of bots", self.bots_asked.clone());
        let hurried = self.bots_hurried.clone();
        registry.register("bots_hurried", "Decisions of bots with less time than their level has", hurried);
        registry.register("bots_queue", "Decisions of bots that wait for a thread", self.bots_queue.clone());
        registry.register("requests", "Answers by route and class of status", self.requests.clone());
        registry.register("limited", "What was refused by limits, by limit", self.limited.clone());
        registry.register("voided", "Tables whose log could not be read", self.voided.clone());
        registry.register("conflicts", "Appends that came second", self.conflicts.clone());
        registry.register("store_failures", "What the store could not do", self.store_failures.clone());
    }

    /// An answer was sent.
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

    /// A limit refused something.
    pub(crate) fn limited(&self, kind: &'static str) {
        self.limited.get_or_create(&LimitLabels { kind }).inc();
    }

    /// Everything in the text format that Prometheus reads.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail; half a page would be worse than none.
        if encode(&mut text, &self.registry).is_err() {
            text.clear();
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_stands_on_the_page() {
        let metrics = Metrics::new(7);
        metrics.moves.inc();
        metrics.sockets.set(3);
        metrics.append_seconds.observe(0.002);
        metrics.answered("/api/tables/{id}", 404);
        metrics.limited("requests");
        let text = metrics.text();
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
