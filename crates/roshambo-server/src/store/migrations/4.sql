-- The reviews of finished games, as JSON. `last`: the end of the game that was reviewed. `version`: that of the method and
-- of the format; a review of another version is made again.
CREATE TABLE reviews (
    table_id INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    last     INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    review   TEXT    NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY (table_id, number) REFERENCES games (table_id, number) ON DELETE CASCADE
);
