-- Logs of tables, indexes of tables, finished games, guests.

PRAGMA application_id = 1383035752;

-- The logs, from which tables are rebuilt. The entries of one table are stored together, so that one range scan reads them.
CREATE TABLE log (
    table_id INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    fact     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- The newest entries of all logs, in the order in which they were appended. They are in a few pages, so that a commit
-- for many tables writes few pages. From time to time all of them are moved to the log.
CREATE TABLE recent (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    fact     TEXT    NOT NULL
);

CREATE TABLE tables (
    id      INTEGER PRIMARY KEY,
    code    TEXT    NOT NULL UNIQUE,
    game    TEXT    NOT NULL,
    public  INTEGER NOT NULL,
    status  TEXT    NOT NULL,
    free    INTEGER NOT NULL,
    opened  INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    base    INTEGER NOT NULL,
    summary TEXT    NOT NULL
);
CREATE INDEX tables_listed ON tables (status, opened DESC, id) WHERE public = 1;
CREATE INDEX tables_by_age ON tables (status, changed);

-- The guests who sit at a table now.
CREATE TABLE people (
    guest    INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
CREATE INDEX people_of_table ON people (table_id);

CREATE TABLE games (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    first    INTEGER NOT NULL,
    last     INTEGER NOT NULL,
    summary  TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- The players of finished games, ordered as a guest's history lists them. `seats` is a JSON list.
CREATE TABLE players (
    guest    INTEGER NOT NULL,
    ended    INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    seats    TEXT    NOT NULL,
    PRIMARY KEY (guest, ended, table_id, number),
    FOREIGN KEY (table_id, number) REFERENCES games (table_id, number) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX players_of_game ON players (table_id, number);

CREATE TABLE guests (
    id    INTEGER PRIMARY KEY,
    token BLOB    NOT NULL,
    name  TEXT,
    seen  INTEGER NOT NULL
);
CREATE INDEX guests_by_age ON guests (seen);

-- One row, which is written to check that the database is writable.
CREATE TABLE probe (
    id     INTEGER PRIMARY KEY CHECK (id = 0),
    times  INTEGER NOT NULL,
    filler BLOB
);
INSERT INTO probe VALUES (0, 0, NULL);
