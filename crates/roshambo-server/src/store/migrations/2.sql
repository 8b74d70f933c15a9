-- Every number is used once in the log of a table. A second server could otherwise append the same numbers. Such entries
-- may exist; the first one is kept.
DELETE FROM recent WHERE EXISTS
    (SELECT 1 FROM log WHERE log.table_id = recent.table_id AND log.number = recent.number);
DELETE FROM recent WHERE id NOT IN (SELECT min(id) FROM recent GROUP BY table_id, number);
CREATE UNIQUE INDEX recent_numbers ON recent (table_id, number);

-- One row: the latest time of a calendar that was steady for long enough to be trusted. An earlier time of change is
-- wrong.
CREATE TABLE calendar (
    id      INTEGER PRIMARY KEY CHECK (id = 0),
    trusted INTEGER NOT NULL
);
INSERT INTO calendar VALUES (0, 0);
