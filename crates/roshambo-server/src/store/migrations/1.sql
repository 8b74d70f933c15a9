-- Logs, what is found of tables without reading them, finished games, guests.

PRAGMA application_id = 1383035752;

-- The truth. Facts of one table lie side by side, so that a room is rebuilt with one read.
CREATE TABLE log (
    table_id INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    fact     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Its newest facts, in the order in which they came. They lie in a few pages, so that a commit for many
-- tables writes little; from time to time all of them move to the log.
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

-- Who sits where now.
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

-- Who played where, in the order in which a guest looks back. `seats` is a JSON list.
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

-- One row, written to find out whether anything can be written.
CREATE TABLE probe (
    id     INTEGER PRIMARY KEY CHECK (id = 0),
    times  INTEGER NOT NULL,
    filler BLOB
);
INSERT INTO probe VALUES (0, 0, NULL);
