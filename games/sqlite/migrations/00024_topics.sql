-- +goose Up

-- What there is to tell players who want one letter a day: it waits here until it is due, in nanoseconds, as everywhere. data is what
-- there is to say (package wording).
CREATE TABLE topics (
    id       TEXT PRIMARY KEY,
    player   TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    match_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    undos    INTEGER NOT NULL,
    data     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    due      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX topics_player ON topics (player, at);
CREATE INDEX topics_due ON topics (due);

-- The letters that brought them, and which games these showed, at which turn, as JSON.
CREATE TABLE digests (
    number INTEGER PRIMARY KEY,
    player TEXT    NOT NULL,
    date   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    shown  TEXT    NOT NULL
) STRICT;
CREATE INDEX digests_player ON digests (player, at);
CREATE INDEX digests_at ON digests (at);

-- When the clock of whoever is to move runs out, as far as could be said when the game was written last; NULL for never.
ALTER TABLE matches ADD COLUMN deadline INTEGER;
