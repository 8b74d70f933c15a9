//! The schema and its migrations.
//!
//! Nodes of two adjacent versions run side by side during an upgrade. So a migration only adds to the schema, wherever
//! that is possible: the database then stays readable for programs with the schema before. The database itself says which
//! programs can use it. A migration after which older programs cannot use it is refused while nodes are alive. All others
//! run while older nodes play, so they must not lock a large table for long.

use sqlx::{Connection, PgConnection, query, query_as, query_scalar, raw_sql};
use tokio::time::timeout;

use super::cluster::ALIVE_AFTER;
use super::connection::CONNECT_TIMEOUT;
use super::error::OpenError;
use crate::store::StoreError;

/// One step from a schema to the next.
pub(super) struct Migration {
    sql: &'static str,
    /// The oldest schema whose program can use the database afterwards.
    readable_by: u32,
}

/// The migrations from an empty database to the current schema. A released migration is never changed; a new schema is a
/// new migration at the end.
const MIGRATIONS: &[Migration] = &[
    Migration { sql: include_str!("migrations/1.sql"), readable_by: 1 },
    Migration { sql: include_str!("migrations/2.sql"), readable_by: 1 },
];

/// The version of the current schema.
pub(super) const SCHEMA: u32 = MIGRATIONS.len() as u32;

/// The name of this program in the table `schema_info`.
const PROGRAM: &str = "roshambo";

/// The advisory lock of the node that migrates.
const LOCK: i64 = i64::from_be_bytes(*b"rosh-mig");

/// Migrates a database to the current schema, if it is older. One node does it; others wait. Refuses a database that is
/// too new or belongs to another program.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), OpenError> {
    migrate_by(connection, MIGRATIONS).await
}

async fn migrate_by(connection: &mut PgConnection, steps: &[Migration]) -> Result<(), OpenError> {
    let known = steps.len() as u32;
    let looked = timeout(CONNECT_TIMEOUT, async {
        check_encoding(connection).await?;
        version(connection, known).await
    });
    if looked.await.map_err(|_| OpenError::Timeout)?? >= known {
        return Ok(());
    }
    // A large database takes its time, and so does another node that migrates it.
    let mut transaction = connection.begin().await?;
    raw_sql("SET LOCAL statement_timeout = '1h'; SET LOCAL idle_in_transaction_session_timeout = 0")
        .execute(&mut *transaction)
        .await?;
    query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await?;
    let from = version(&mut transaction, known).await?;
    if excludes_running(from, steps) && is_in_use(&mut transaction).await? {
        return Err(OpenError::InUse);
    }
    for (version, step) in (1_u32..).zip(steps).skip(from as usize) {
        raw_sql(step.sql).execute(&mut *transaction).await?;
        let sql = "INSERT INTO schema_info (id, program, version, readable_by) VALUES (0, $1, $2, $3)
            ON CONFLICT (id) DO UPDATE SET version = $2, readable_by = $3";
        let record = query(sql).bind(PROGRAM).bind(version as i32).bind(step.readable_by as i32);
        record.execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// Whether programs that use the schema `from` could not use the database after these steps.
fn excludes_running(from: u32, steps: &[Migration]) -> bool {
    let mut next = steps.iter().skip(from as usize);
    from > 0 && next.any(|step| step.readable_by > from)
}

/// Whether a node is alive. All schemas have the table of nodes.
async fn is_in_use(connection: &mut PgConnection) -> Result<bool, OpenError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM nodes WHERE seen > now() - $1::float8 * interval '1 s')";
    Ok(query_scalar(sql).bind(ALIVE_AFTER).fetch_one(connection).await?)
}

/// Texts of players are in many languages.
async fn check_encoding(connection: &mut PgConnection) -> Result<(), OpenError> {
    let sql = "SELECT current_setting('server_encoding')";
    let encoding: String = query_scalar(sql).fetch_one(connection).await?;
    if encoding == "UTF8" { Ok(()) } else { Err(OpenError::Encoding(encoding)) }
}

/// The schema version of a database; 0 if it is empty.
async fn version(connection: &mut PgConnection, known: u32) -> Result<u32, OpenError> {
    let sql = "SELECT (SELECT count(*) FROM pg_class
            WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')),
        EXISTS (SELECT 1 FROM pg_attribute
            WHERE attrelid = to_regclass('schema_info') AND attname = 'readable_by' AND NOT attisdropped)";
    let (objects, is_marked): (Option<i64>, bool) = query_as(sql).fetch_one(&mut *connection).await?;
    if !is_marked {
        return if objects == Some(0) { Ok(0) } else { Err(OpenError::Foreign) };
    }
    let sql = "SELECT program, version, readable_by FROM schema_info WHERE id = 0";
    let info: Option<(String, i32, i32)> = query_as(sql).fetch_optional(connection).await?;
    let Some((program, version, readable_by)) = info else { return Err(OpenError::Foreign) };
    if program != PROGRAM {
        return Err(OpenError::Foreign);
    }
    let wrong = || StoreError::Damaged("the version of the schema is negative".to_owned());
    let number = |number: i32| u32::try_from(number).map_err(|_| OpenError::Other(wrong()));
    let needed = number(readable_by)?;
    if needed > known {
        return Err(OpenError::Newer { needed, known });
    }
    number(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(readable_by: &[u32]) -> Vec<Migration> {
        readable_by.iter().map(|readable_by| Migration { sql: "", readable_by: *readable_by }).collect()
    }

    #[test]
    fn only_a_schema_that_running_nodes_cannot_use_has_to_wait_for_them() {
        assert!(!excludes_running(0, &steps(&[1, 1, 3])), "an empty database has no nodes");
        assert!(!excludes_running(1, &steps(&[1, 1])));
        assert!(excludes_running(1, &steps(&[1, 1, 3])));
        assert!(excludes_running(2, &steps(&[1, 1, 3])));
        assert!(!excludes_running(3, &steps(&[1, 1, 3, 3])));
    }

    #[test]
    fn a_migration_never_makes_a_database_usable_again_for_older_programs() {
        let readable_by: Vec<u32> = MIGRATIONS.iter().map(|step| step.readable_by).collect();
        assert!(readable_by.is_sorted(), "{readable_by:?}");
        assert!((1..).zip(&readable_by).all(|(version, oldest)| *oldest <= version), "{readable_by:?}");
    }
}
