-- Appends entries to many logs. Each append is done or left out by itself; the result has one row for each.
--
-- Rows are found by `= ANY` and joined by hashing, so the time grows with the number of appends and not with its square.
-- The settings of the connection forbid other plans; see `writer.rs`.
WITH asked AS (
    SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[])
        AS asked (table_id, expected, count, fence)
),
-- The rows are locked in the same order by all nodes, so appends never deadlock.
locked AS MATERIALIZED (
    SELECT table_id, length, fence FROM heads WHERE table_id = ANY ($1) ORDER BY table_id FOR UPDATE
),
done AS MATERIALIZED (
    SELECT asked.table_id, asked.count
    FROM asked JOIN locked ON locked.table_id = asked.table_id
    WHERE locked.length = asked.expected AND (asked.fence IS NULL OR asked.fence = locked.fence)
),
grown AS (
    UPDATE heads SET length = heads.length + done.count
    FROM done WHERE heads.table_id = done.table_id AND heads.table_id = ANY ($1)
),
written AS (
    INSERT INTO log (table_id, number, entry)
    SELECT entries.table_id, entries.number, entries.entry
    FROM unnest($5::bigint[], $6::bigint[], $7::text[]) AS entries (table_id, number, entry)
    JOIN done ON done.table_id = entries.table_id
)
SELECT asked.table_id, done.table_id IS NOT NULL AS done, locked.length, locked.fence
FROM asked
LEFT JOIN locked ON locked.table_id = asked.table_id
LEFT JOIN done ON done.table_id = asked.table_id
