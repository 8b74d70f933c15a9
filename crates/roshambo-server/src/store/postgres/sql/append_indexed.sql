-- As `append.sql`, for appends that open tables, write their indexes or mark their time of change.
WITH asked AS (
    SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[])
        AS asked (table_id, expected, count, fence)
),
indexed AS (
    SELECT * FROM unnest($8::bigint[], $9::text[], $10::text[], $11::boolean[], $12::text[], $13::smallint[],
            $14::bigint[], $15::bigint[], $16::bigint[], $17::text[])
        AS indexed (table_id, code, game, public, status, free, opened, changed, base, summary)
),
locked AS MATERIALIZED (
    SELECT table_id, length, fence FROM heads WHERE table_id = ANY ($1) ORDER BY table_id FOR UPDATE
),
-- An append without a head opens its table.
fitting AS MATERIALIZED (
    SELECT asked.table_id, asked.expected, asked.count
    FROM asked LEFT JOIN locked ON locked.table_id = asked.table_id
    WHERE asked.expected = coalesce(locked.length, 0)
        AND (asked.expected = 0 OR asked.fence IS NULL OR asked.fence = locked.fence)
),
-- A code belongs to one table.
coded AS (
    INSERT INTO codes (code, table_id)
    SELECT indexed.code, indexed.table_id FROM indexed JOIN fitting ON fitting.table_id = indexed.table_id
    ON CONFLICT (code) DO NOTHING
    RETURNING table_id
),
done AS MATERIALIZED (
    SELECT fitting.table_id, fitting.expected, fitting.count
    FROM fitting
    LEFT JOIN indexed ON indexed.table_id = fitting.table_id
    LEFT JOIN coded ON coded.table_id = fitting.table_id
    LEFT JOIN codes ON codes.code = ANY ($9) AND codes.code = indexed.code AND codes.table_id = indexed.table_id
    WHERE indexed.table_id IS NULL OR coded.table_id IS NOT NULL OR codes.table_id IS NOT NULL
),
-- The code of a table may change.
uncoded AS (
    DELETE FROM codes WHERE code = ANY (ARRAY (
        SELECT tables.code
        FROM tables
        JOIN coded ON coded.table_id = tables.table_id
        JOIN indexed ON indexed.table_id = tables.table_id
        WHERE tables.table_id = ANY ($8) AND indexed.code <> tables.code
    ))
),
opened AS (
    INSERT INTO heads (table_id, length) SELECT table_id, count FROM done WHERE expected = 0
),
grown AS (
    UPDATE heads SET length = heads.length + done.count
    FROM done WHERE heads.table_id = done.table_id AND done.expected > 0 AND heads.table_id = ANY ($1)
),
written AS (
    INSERT INTO log (table_id, number, entry)
    SELECT entries.table_id, entries.number, entries.entry
    FROM unnest($5::bigint[], $6::bigint[], $7::text[]) AS entries (table_id, number, entry)
    JOIN done ON done.table_id = entries.table_id
),
listed AS (
    INSERT INTO tables (table_id, code, game, public, status, free, opened, changed, base, summary)
    SELECT indexed.table_id, code, game, public, status, free, indexed.opened,
        greatest(changed, (SELECT trusted FROM calendar WHERE id = 0)), base, summary
    FROM indexed JOIN done ON done.table_id = indexed.table_id
    ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, game = excluded.game, public = excluded.public,
        status = excluded.status, free = excluded.free, opened = excluded.opened, changed = excluded.changed,
        base = excluded.base, summary = excluded.summary
),
marked AS (
    UPDATE tables SET changed = greatest(tables.changed, marks.changed)
    FROM unnest($18::bigint[], $19::bigint[]) AS marks (table_id, changed)
    JOIN done ON done.table_id = marks.table_id
    WHERE tables.table_id = marks.table_id AND tables.table_id = ANY ($18)
),
-- Only the differences are written. Usually there are none.
seated AS (
    INSERT INTO people (table_id, guest)
    SELECT seats.table_id, seats.guest
    FROM unnest($20::bigint[], $21::bigint[]) AS seats (table_id, guest)
    JOIN done ON done.table_id = seats.table_id
    ON CONFLICT (table_id, guest) DO NOTHING
),
gone AS (
    DELETE FROM people USING done
    WHERE people.table_id = ANY ($8) AND done.table_id = people.table_id AND NOT EXISTS
        (SELECT 1 FROM unnest($20::bigint[], $21::bigint[]) AS seats (table_id, guest)
        WHERE seats.table_id = people.table_id AND seats.guest = people.guest)
),
-- If the game is already stored, it is replaced, and its players as well.
ended AS (
    INSERT INTO games (table_id, number, first, last, summary)
    SELECT ended.table_id, ended.number, ended.first, ended.last, ended.summary
    FROM unnest($22::bigint[], $23::integer[], $24::bigint[], $25::bigint[], $26::text[])
        AS ended (table_id, number, first, last, summary)
    JOIN done ON done.table_id = ended.table_id
    ON CONFLICT (table_id, number)
        DO UPDATE SET first = excluded.first, last = excluded.last, summary = excluded.summary
),
played AS (
    INSERT INTO players (table_id, number, guest, ended, seats, seen)
    SELECT played.table_id, played.number, played.guest, played.ended, played.seats, false
    FROM unnest($27::bigint[], $28::integer[], $29::bigint[], $30::bigint[], $31::text[])
        AS played (table_id, number, guest, ended, seats)
    JOIN done ON done.table_id = played.table_id
    ON CONFLICT (table_id, number, guest)
        DO UPDATE SET ended = excluded.ended, seats = excluded.seats, seen = false
),
replaced AS (
    DELETE FROM players
    USING unnest($22::bigint[], $23::integer[]) AS ended (table_id, number)
    JOIN done ON done.table_id = ended.table_id
    WHERE players.table_id = ANY ($22) AND players.table_id = ended.table_id AND players.number = ended.number
        AND NOT EXISTS
        (SELECT 1 FROM unnest($27::bigint[], $28::integer[], $29::bigint[]) AS played (table_id, number, guest)
        WHERE played.table_id = players.table_id AND played.number = players.number
            AND played.guest = players.guest)
)
SELECT asked.table_id, done.table_id IS NOT NULL AS done, locked.length, locked.fence
FROM asked
LEFT JOIN locked ON locked.table_id = asked.table_id
LEFT JOIN done ON done.table_id = asked.table_id
