//! Long computations outside the async threads, so that they delay no message.
//!
//! At most half of the cores do such work at the same time; the rest waits in order.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::api_error::ApiError;

/// Runs long computations. Clones share the cores.
#[derive(Clone)]
pub(crate) struct Background(Arc<Semaphore>);

impl Background {
    pub(crate) fn new() -> Background {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Background(Arc::new(Semaphore::new((cores / 2).max(1))))
    }

    /// Runs a computation. It goes on if this future is dropped.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        compute: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        // The semaphore is never closed.
        let permit = self.0.clone().acquire_owned().await.map_err(|_| ApiError::stopping())?;
        let computed = tokio::task::spawn_blocking(move || {
            let computed = compute();
            drop(permit);
            computed
        });
        computed.await.map_err(|error| {
            tracing::error!(%error, "a computation failed");
            ApiError::internal()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_computation_waits_until_a_core_is_free_and_a_panic_frees_it() {
        let background = Background(Arc::new(Semaphore::new(1)));
        assert_eq!(background.run(|| 1 + 1).await, Ok(2));
        let failed = background.run(|| panic!("a mistake")).await;
        assert_eq!(failed, Err::<(), _>(ApiError::internal()));
        let (first, second) = tokio::join!(background.run(|| 1), background.run(|| 2));
        assert_eq!((first, second), (Ok(1), Ok(2)));
    }
}
