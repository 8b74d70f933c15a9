-- Logs of tables, indexes of tables, finished games, guests, and what nodes share.
--
-- Every row that belongs to a table has a primary key that starts with the id of the table. Rows of guests start with the
-- id of the guest. So each set can be distributed over shards by one column.

-- One row: which program the database belongs to, its schema, and the oldest schema whose program can still use it.
CREATE TABLE schema_info (
    id          smallint PRIMARY KEY CHECK (id = 0),
    program     text     NOT NULL,
    version     integer  NOT NULL,
    readable_by integer  NOT NULL
);

-- The length of each log, and the lease of the table: the node that drives it, and how often the lease has changed
-- hands. An append locks the row. Rows are narrow and pages are half empty, so that an update writes the new version of
-- a row to the same page and leaves all indexes alone.
CREATE TABLE heads (
    table_id bigint PRIMARY KEY,
    length   bigint NOT NULL,
    driver   bigint,
    fence    bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
CREATE INDEX heads_by_driver ON heads (driver) WHERE driver IS NOT NULL;

-- The logs, from which tables are rebuilt.
CREATE TABLE log (
    table_id bigint NOT NULL,
    number   bigint NOT NULL,
    entry    text   NOT NULL,
    PRIMARY KEY (table_id, number)
) WITH (autovacuum_vacuum_insert_scale_factor = 0.5);

CREATE TABLE tables (
    table_id bigint   PRIMARY KEY,
    code     text     NOT NULL,
    game     text     NOT NULL,
    public   boolean  NOT NULL,
    status   text     NOT NULL,
    free     smallint NOT NULL,
    opened   bigint   NOT NULL,
    changed  bigint   NOT NULL,
    base     bigint   NOT NULL,
    summary  text     NOT NULL
) WITH (fillfactor = 80);
CREATE INDEX tables_listed ON tables (status, opened DESC, table_id) WHERE public;
CREATE INDEX tables_by_age ON tables (status, changed);

-- Which table has a code.
CREATE TABLE codes (
    code     text   PRIMARY KEY,
    table_id bigint NOT NULL
);

-- The guests who sit at a table now.
CREATE TABLE people (
    table_id bigint NOT NULL,
    guest    bigint NOT NULL,
    PRIMARY KEY (table_id, guest)
);
CREATE INDEX people_by_guest ON people (guest);

CREATE TABLE games (
    table_id bigint  NOT NULL,
    number   integer NOT NULL,
    first    bigint  NOT NULL,
    last     bigint  NOT NULL,
    summary  text    NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- The players of finished games. `seats` is a JSON list. `seen`: whether the player has seen how the game ended.
CREATE TABLE players (
    table_id bigint  NOT NULL,
    number   integer NOT NULL,
    guest    bigint  NOT NULL,
    ended    bigint  NOT NULL,
    seats    text    NOT NULL,
    seen     boolean NOT NULL,
    PRIMARY KEY (table_id, number, guest)
);
CREATE INDEX players_by_guest ON players (guest, ended, table_id, number);

CREATE TABLE guests (
    guest bigint PRIMARY KEY,
    name  text,
    look  text,
    seen  bigint NOT NULL
);
CREATE INDEX guests_by_age ON guests (seen);

-- The devices of guests: the SHA-256 of each session's token, and when the session began.
CREATE TABLE sessions (
    guest bigint NOT NULL REFERENCES guests (guest) ON DELETE CASCADE,
    token bytea  NOT NULL,
    made  bigint NOT NULL,
    PRIMARY KEY (guest, token)
);

-- Offers to move a guest to another device, at most one for each guest: the SHA-256 of the secret. An offer is deleted
-- when it is used.
CREATE TABLE transfers (
    guest  bigint PRIMARY KEY REFERENCES guests (guest) ON DELETE CASCADE,
    secret bytea  NOT NULL UNIQUE,
    made   bigint NOT NULL
);

-- One row: the latest time of a calendar that was steady for long enough to be trusted. An earlier time of change is
-- wrong.
CREATE TABLE calendar (
    id      smallint PRIMARY KEY CHECK (id = 0),
    trusted bigint   NOT NULL
);
INSERT INTO calendar VALUES (0, 0);

-- The nodes and their last heartbeats, by the clock of this database.
CREATE TABLE nodes (
    node_id bigint      PRIMARY KEY,
    name    text        NOT NULL,
    seen    timestamptz NOT NULL
) WITH (fillfactor = 50);

-- The guests who are connected to a table at a node.
CREATE TABLE presence (
    table_id bigint   NOT NULL,
    node_id  bigint   NOT NULL,
    guests   bigint[] NOT NULL,
    PRIMARY KEY (table_id, node_id)
) WITH (fillfactor = 80);
CREATE INDEX presence_by_node ON presence (node_id);

-- Rows that are written to check that the database is writable.
CREATE TABLE probe (
    id    integer PRIMARY KEY,
    times bigint  NOT NULL
) WITH (fillfactor = 50);
