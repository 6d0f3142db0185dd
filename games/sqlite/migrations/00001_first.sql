-- +goose Up

-- What became of incoming letters. handled is NULL while there were only attempts.
CREATE TABLE letters_in (
    digest   TEXT PRIMARY KEY,
    attempts INTEGER NOT NULL DEFAULT 0,
    handled  INTEGER
) STRICT, WITHOUT ROWID;

-- The matches as lists show them: a summary of their events, and the version that the next commit must expect.
CREATE TABLE matches (
    id            INTEGER PRIMARY KEY,
    version       INTEGER NOT NULL,
    stage         INTEGER NOT NULL,
    preset        TEXT    NOT NULL,
    title         TEXT    NOT NULL,
    white_name    TEXT    NOT NULL,
    white_address TEXT    NOT NULL,
    black_name    TEXT    NOT NULL,
    black_address TEXT    NOT NULL,
    turn          INTEGER NOT NULL,
    to_move       INTEGER NOT NULL,
    result        TEXT    NOT NULL,
    reason        TEXT    NOT NULL,
    private       INTEGER NOT NULL,
    updated       INTEGER,
    due           INTEGER
) STRICT;
CREATE INDEX matches_white ON matches (white_address);
CREATE INDEX matches_black ON matches (black_address);
CREATE INDEX matches_updated ON matches (updated);
CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
-- Stages 1 and 2 are challenged and playing.
CREATE INDEX matches_live ON matches (id) WHERE stage IN (1, 2);

-- What happened in each match, in order. The events of one match lie together.
CREATE TABLE events (
    match_id INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    at       INTEGER,
    seat     INTEGER NOT NULL,
    cause    TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    data     TEXT    NOT NULL,
    PRIMARY KEY (match_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
    address  TEXT PRIMARY KEY,
    name     TEXT    NOT NULL,
    verified INTEGER NOT NULL,
    blocked  INTEGER NOT NULL,
    epoch    INTEGER NOT NULL,
    plain    INTEGER NOT NULL,
    invited  INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE requests (
    number   INTEGER PRIMARY KEY,
    address  TEXT    NOT NULL,
    match_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    made     INTEGER,
    expires  INTEGER,
    done     INTEGER NOT NULL
) STRICT;

-- Letters to send and letters sent. state: 0 waits, 1 was sent, 2 was given up. due is what was asked for; ready is when
-- a courier may take it, which a lease moves on. sum is the SHA-256 of the bytes, which outlives them.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY,
    message_id TEXT    NOT NULL UNIQUE,
    sender     TEXT    NOT NULL,
    recipient  TEXT    NOT NULL,
    sum        BLOB    NOT NULL,
    match_id   INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    kind       TEXT    NOT NULL,
    due        INTEGER,
    ready      INTEGER NOT NULL,
    state      INTEGER NOT NULL DEFAULT 0,
    tries      INTEGER NOT NULL DEFAULT 0,
    created    INTEGER,
    settled    INTEGER,
    error      TEXT    NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX outbox_ready ON outbox (ready, id) WHERE state = 0;
CREATE INDEX outbox_failed ON outbox (id) WHERE state = 2;
CREATE INDEX outbox_recipient ON outbox (recipient, kind, created);

-- The bytes of letters, apart from the outbox so that leasing and settling does not write them again.
CREATE TABLE letters_out (
    id       INTEGER PRIMARY KEY REFERENCES outbox (id),
    match_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    data     BLOB    NOT NULL
) STRICT;
CREATE INDEX letters_out_match ON letters_out (match_id, seat) WHERE match_id <> 0;

CREATE TABLE marks (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE quarantine (
    id     INTEGER PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    at     INTEGER,
    reason TEXT NOT NULL,
    raw    BLOB NOT NULL
) STRICT;
