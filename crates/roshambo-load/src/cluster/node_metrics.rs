//! What nodes say about themselves.

use crate::client::{Client, Guest};
use crate::failure::Failure;
use crate::http::Base;

/// Metrics of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct NodeMetrics {
    /// Appends that were refused because another node drives the table.
    pub(super) fenced: u64,
    /// Appends of two nodes at the same number.
    pub(super) conflicts: u64,
    /// News that the regular check found.
    pub(super) catch_ups: u64,
    /// Whether notices reach other nodes: 1 or 0.
    pub(super) bus_connected: u64,
    /// The nodes that are alive, as far as the node knows.
    pub(super) nodes_alive: u64,
}

impl NodeMetrics {
    /// Asks a node.
    pub(super) async fn of(base: &Base) -> Result<NodeMetrics, Failure> {
        let answer = Client::with(base.clone(), Guest::default()).ask("GET", "/metrics", None).await?;
        let text = String::from_utf8(answer.body).map_err(|_| Failure::Http("metrics that are not UTF-8"))?;
        Ok(NodeMetrics::parse(&text))
    }

    fn parse(text: &str) -> NodeMetrics {
        let value = |name: &str| {
            let lines = text.lines().filter_map(|line| line.strip_prefix("roshambo_")?.split_once(' '));
            let mut values =
                lines.filter(|(other, _)| *other == name).filter_map(|(_, value)| value.parse().ok());
            values.next().unwrap_or(0)
        };
        NodeMetrics {
            fenced: value("fenced_total"),
            conflicts: value("conflicts_total"),
            catch_ups: value("catch_ups_total"),
            bus_connected: value("bus_connected"),
            nodes_alive: value("nodes_alive"),
        }
    }
}

/// Whether a node is ready for visitors.
pub(super) async fn is_ready(base: &Base) -> bool {
    Client::with(base.clone(), Guest::default()).ask("GET", "/readyz", None).await.is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_are_found_by_name() {
        let text =
            "# TYPE roshambo_fenced counter\nroshambo_fenced_total 3\nroshambo_bus_connected 1\n# EOF\n";
        let metrics = NodeMetrics::parse(text);
        assert_eq!((metrics.fenced, metrics.bus_connected, metrics.conflicts), (3, 1, 0));
    }
}
