//! The schema and its migrations.

use std::collections::BTreeMap;

use rusqlite::{Connection, TransactionBehavior};

use crate::store::StoreError;

/// The migrations from an empty database to the current schema. A released migration is never changed; a new schema is a
/// new migration at the end.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/1.sql"),
    include_str!("../migrations/2.sql"),
    include_str!("../migrations/3.sql"),
    include_str!("../migrations/4.sql"),
];

/// The version of the current schema.
pub(super) const SCHEMA: u32 = MIGRATIONS.len() as u32;

/// The application id that marks a file as a database of this program. The first migration sets it.
const APPLICATION: i32 = i32::from_be_bytes(*b"Rosh");

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

/// Checks that a database has every table and index of its schema version, as the migrations create them.
pub(super) fn check(connection: &Connection) -> Result<(), StoreError> {
    let version = version(connection)? as usize;
    let mut new = Connection::open_in_memory()?;
    migrate_by(&mut new, &MIGRATIONS[..version])?;
    let found = objects(connection)?;
    // Tables before their indexes.
    for (object, sql) in objects(&new)?.into_iter().rev() {
        let (kind, name) = &object;
        match found.get(&object) {
            Some(found) if *found == sql => {}
            Some(_) => return Err(StoreError::Damaged(format!("{kind} {name} is not as it was created"))),
            None => return Err(StoreError::Damaged(format!("no {kind} {name}"))),
        }
    }
    Ok(())
}

/// The statements that created the tables and indexes of a database, by kind and name. Indexes that SQLite makes by
/// itself have none.
fn objects(connection: &Connection) -> Result<BTreeMap<(String, String), String>, StoreError> {
    let mut statement =
        connection.prepare("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL")?;
    let objects = statement.query_map([], |row| Ok(((row.get(0)?, row.get(1)?), row.get(2)?)))?;
    Ok(objects.collect::<Result<_, _>>()?)
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
    fn every_missing_or_changed_table_and_index_is_named() {
        let whole = || {
            let mut connection = Connection::open_in_memory().unwrap();
            migrate(&mut connection).unwrap();
            check(&connection).unwrap();
            connection
        };
        let all = objects(&whole()).unwrap();
        assert!(all.len() > 10);
        for (kind, name) in all.keys() {
            let connection = whole();
            connection.execute_batch(&format!("PRAGMA foreign_keys = off; DROP {kind} {name}")).unwrap();
            let StoreError::Damaged(why) = check(&connection).unwrap_err() else { panic!() };
            assert!(why.contains(name.as_str()), "{why}");
        }
        let connection = whole();
        connection.execute_batch("ALTER TABLE recent ADD COLUMN more").unwrap();
        let changed = StoreError::Damaged("table recent is not as it was created".to_owned());
        assert_eq!(check(&connection), Err(changed));
        let connection = whole();
        connection.execute_batch("CREATE TABLE notes (note); ANALYZE").unwrap();
        check(&connection).unwrap();
    }

    #[test]
    fn a_database_of_the_first_version_keeps_one_entry_for_each_number() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate_by(&mut connection, &MIGRATIONS[..1]).unwrap();
        let rows = "INSERT INTO log VALUES (7, 0, 'opened');
            INSERT INTO recent VALUES (1, 7, 0, 'again'), (2, 7, 1, 'a'), (3, 7, 1, 'b'), (4, 8, 1, 'c');";
        connection.execute_batch(rows).unwrap();
        migrate(&mut connection).unwrap();
        check(&connection).unwrap();
        let mut statement = connection.prepare("SELECT fact FROM recent ORDER BY id").unwrap();
        let facts: Vec<String> =
            statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
        assert_eq!(facts, ["a", "c"]);
    }

    #[test]
    fn guests_keep_their_sessions_and_names_and_finished_games_count_as_seen() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate_by(&mut connection, &MIGRATIONS[..2]).unwrap();
        let rows = "PRAGMA foreign_keys = off;
            INSERT INTO guests VALUES (7, x'0102', 'Anna', 5), (8, x'03', NULL, 6);
            INSERT INTO players VALUES (7, 9, 1, 1, '[1]');";
        connection.execute_batch(rows).unwrap();
        migrate(&mut connection).unwrap();
        check(&connection).unwrap();
        let one = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, String>(0)).unwrap();
        let sessions = "SELECT group_concat(guest || ' ' || hex(token) || ' ' || made) FROM sessions";
        assert_eq!(one(sessions), "7 0102 5,8 03 6");
        assert_eq!(one("SELECT group_concat(id || coalesce(name, '')) FROM guests"), "7Anna,8");
        assert_eq!(one("SELECT CAST(seen AS TEXT) FROM players"), "1");
    }
}
