//! The stores that the cases run with.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use roshambo_server::ids::TableId;
use roshambo_server::store::Store;
use roshambo_server::store::sqlite::Sqlite;

/// An empty database that can be opened, closed and opened again.
pub trait Backend {
    /// Opens it.
    async fn open(&self) -> Arc<dyn Store>;
}

/// A directory that is removed with the test. Its file `db` is an SQLite database.
pub struct TempDir(pub PathBuf);

impl TempDir {
    pub fn new() -> TempDir {
        let path = std::env::temp_dir().join(format!("roshambo-store-{}", TableId::random()));
        fs::create_dir(&path).unwrap();
        TempDir(path)
    }
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
    pub fn open(&self) -> Sqlite {
        Sqlite::open(&self.file("db")).unwrap()
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Backend for TempDir {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(TempDir::open(self))
    }
}

#[cfg(unix)]
pub mod postgres {
    use std::sync::Arc;

    use roshambo_server::store::Store;
    use roshambo_server::store::postgres::{Options, Postgres};
    use roshambo_testing::postgres::{Database, shared};

    use super::Backend;

    /// A new database of the cluster that all tests of this process share.
    pub struct TestDatabase(pub Database<'static>);

    impl TestDatabase {
        pub fn new() -> TestDatabase {
            TestDatabase(shared().database())
        }
        pub fn options(&self) -> Options {
            Options::from_url(&self.0.url()).unwrap()
        }
        pub async fn connect(&self) -> Postgres {
            Postgres::connect(self.options()).await.unwrap()
        }
    }

    impl Backend for TestDatabase {
        async fn open(&self) -> Arc<dyn Store> {
            Arc::new(self.connect().await)
        }
    }
}
