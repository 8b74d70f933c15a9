//! The schema and its migrations.

use rusqlite::{Connection, TransactionBehavior};

use crate::store::StoreError;

/// The migrations from an empty database to the current schema. A released migration is never changed; a new schema is a
/// new migration at the end.
const MIGRATIONS: &[&str] = &[include_str!("../migrations/1.sql")];

/// The version of the current schema.
pub(super) const SCHEMA: u32 = MIGRATIONS.len() as u32;

/// The application id that marks a file as a database of this program. The first migration sets it.
const APPLICATION: i32 = i32::from_be_bytes(*b"Rosh");

/// The tables that must exist.
const TABLES: &[&str] = &["games", "guests", "log", "people", "players", "probe", "tables"];

/// The schema version of a database; 0 if it is empty. Refuses a database of another program or with a newer schema.
pub(super) fn version(connection: &Connection) -> Result<u32, StoreError> {
    let version: u32 = connection.pragma_query_one(None, "user_version")?;
    let application: i32 = connection.pragma_query_one(None, "application_id")?;
    let objects: u32 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let empty = version == 0 && application == 0 && objects == 0;
    if !empty && application != APPLICATION {
        return Err(StoreError::Damaged("not a database of this program".to_owned()));
    }
    if version > SCHEMA {
        return Err(StoreError::Unavailable(format!(
            "schema {version} is newer than this program's {SCHEMA}"
        )));
    }
    Ok(version)
}

/// Migrates a database to the current schema. Each migration is one transaction.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    migrate_by(connection, MIGRATIONS)
}

fn migrate_by(connection: &mut Connection, steps: &[&str]) -> Result<(), StoreError> {
    let from = version(connection)?;
    for (step, sql) in (1_u32..).zip(steps).skip(from as usize) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(sql)?;
        transaction.pragma_update(None, "user_version", step)?;
        transaction.commit()?;
    }
    Ok(())
}

/// Checks that a database with the current schema has all its tables.
pub(super) fn check_tables(connection: &Connection) -> Result<(), StoreError> {
    for table in TABLES {
        if !connection.table_exists(None, *table)? {
            return Err(StoreError::Damaged(format!("no table {table}")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_migration_leaves_the_previous_schema() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        let broken = [MIGRATIONS, &["CREATE TABLE more (a); CREATE TABLE more (a);"]].concat();
        assert!(migrate_by(&mut connection, &broken).is_err());
        assert_eq!(version(&connection).unwrap(), SCHEMA);
        assert!(!connection.table_exists(None, "more").unwrap());

        let whole = [MIGRATIONS, &["CREATE TABLE more (a);"]].concat();
        migrate_by(&mut connection, &whole).unwrap();
        assert!(connection.table_exists(None, "more").unwrap());
        let refused = version(&connection).unwrap_err();
        assert!(matches!(refused, StoreError::Unavailable(why) if why.contains("newer")));
    }

    #[test]
    fn a_database_of_another_program_is_not_changed() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE theirs (a)").unwrap();
        assert!(matches!(migrate(&mut connection), Err(StoreError::Damaged(_))));
        assert!(!connection.table_exists(None, "log").unwrap());
    }

    #[test]
    fn a_missing_table_is_detected() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        check_tables(&connection).unwrap();
        connection.execute_batch("DROP TABLE players").unwrap();
        assert!(matches!(check_tables(&connection), Err(StoreError::Damaged(_))));
    }
}
