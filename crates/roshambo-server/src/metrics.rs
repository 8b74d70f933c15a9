//! stand-in
#[derive(Default)]
pub(crate) struct C;
impl C {
    pub(crate) fn inc(&self) -> u64 {
        0
    }
    pub(crate) fn inc_by(&self, _: u64) {}
    pub(crate) fn set(&self, _: i64) {}
    pub(crate) fn observe(&self, _: f64) {}
}
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) moves: C,
    pub(crate) acts: C,
    pub(crate) refused: C,
    pub(crate) voided: C,
    pub(crate) conflicts: C,
    pub(crate) store_failures: C,
    pub(crate) append_seconds: C,
    pub(crate) resyncs: C,
    pub(crate) tables_live: C,
    pub(crate) bots_asked: C,
    pub(crate) bots_hurried: C,
}
