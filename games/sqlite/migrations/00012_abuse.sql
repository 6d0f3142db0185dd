-- +goose Up

-- What counts against a mailbox, a domain, a seat or a player: caps look at the rows of an account in a span of time. Rows are
-- forgotten once no cap looks back as far. at is in nanoseconds, as everywhere.
CREATE TABLE charges (
    account TEXT    NOT NULL,
    kind    TEXT    NOT NULL,
    words   TEXT    NOT NULL,
    bytes   INTEGER NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
CREATE INDEX charges_account ON charges (account, at);
CREATE INDEX charges_at ON charges (at);

-- Texts that wait for the next letter to a player in a game, 0 for none, or until they are due.
CREATE TABLE held (
    id       TEXT PRIMARY KEY,
    player   TEXT    NOT NULL,
    match_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    due      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX held_place ON held (player, match_id, seat);
CREATE INDEX held_due ON held (due);
