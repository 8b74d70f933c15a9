-- What a guest looks like, as JSON; NULL until one was chosen.
ALTER TABLE guests ADD COLUMN look TEXT;

-- The devices of guests: the SHA-256 of each session's token, and when the session began.
CREATE TABLE sessions (
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    token BLOB    NOT NULL,
    made  INTEGER NOT NULL,
    PRIMARY KEY (guest, token)
) WITHOUT ROWID;
INSERT INTO sessions SELECT id, token, seen FROM guests;
ALTER TABLE guests DROP COLUMN token;

-- Offers to move a guest to another device, at most one for each guest: the SHA-256 of the secret. An offer is deleted
-- when it is used.
CREATE TABLE transfers (
    guest  INTEGER PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    secret BLOB    NOT NULL UNIQUE,
    made   INTEGER NOT NULL
);

-- Whether the player has seen how the game ended. For earlier games that is assumed.
ALTER TABLE players ADD COLUMN seen INTEGER NOT NULL DEFAULT 1;
