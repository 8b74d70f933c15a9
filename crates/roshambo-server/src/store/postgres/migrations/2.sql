-- The reviews of finished games, as JSON. `last`: the end of the game that was reviewed. `version`: that of the method and
-- of the format; a review of another version is made again. Nodes of the version before delete games without knowing
-- this table, so rows are deleted with their games.
CREATE TABLE reviews (
    table_id bigint  NOT NULL,
    number   integer NOT NULL,
    last     bigint  NOT NULL,
    version  integer NOT NULL,
    review   text    NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY (table_id, number) REFERENCES games (table_id, number) ON DELETE CASCADE
);
