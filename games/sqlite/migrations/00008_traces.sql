-- +goose Up

-- What became of each letter that came: one row a letter, which is forgotten after a year. letters_in keeps its digest for
-- ever. Rows are added at the end, and are found by the digest through letters_in; what a host asks for rarely (an
-- author, a Message-ID) has no index, so that a letter costs no more pages than one. took is in nanoseconds.
CREATE TABLE arrivals (
    id         INTEGER PRIMARY KEY,
    digest     TEXT    NOT NULL,
    message_id TEXT    NOT NULL,
    author     TEXT    NOT NULL,
    player     TEXT    NOT NULL,
    proof      TEXT    NOT NULL,
    route      TEXT    NOT NULL,
    received   INTEGER,
    matches    TEXT    NOT NULL,
    disposition TEXT NOT NULL,
    why        TEXT    NOT NULL,
    returns    TEXT    NOT NULL,
    took       INTEGER NOT NULL,
    handled    INTEGER
) STRICT;
CREATE INDEX arrivals_returns ON arrivals (returns) WHERE returns <> '';
ALTER TABLE letters_in ADD COLUMN arrival INTEGER;

-- The arrival of the letter that one of ours answers or tells of. What the next server said last is kept also when it took
-- the letter.
ALTER TABLE outbox ADD COLUMN arrival INTEGER;
CREATE INDEX outbox_arrival ON outbox (arrival) WHERE arrival IS NOT NULL;
ALTER TABLE outbox RENAME COLUMN error TO reply;

-- The row of when a letter waited goes when it gets another.
-- +goose StatementBegin
CREATE TRIGGER letters_in_again AFTER UPDATE OF arrival ON letters_in WHEN old.arrival IS NOT NULL AND new.arrival IS NOT NULL AND old.arrival <> new.arrival
BEGIN
    DELETE FROM arrivals WHERE id = old.arrival;
    UPDATE outbox SET arrival = new.arrival WHERE arrival = old.arrival;
END;
-- +goose StatementEnd

-- Where the program broke on a letter.
ALTER TABLE quarantine ADD COLUMN stack TEXT NOT NULL DEFAULT '';
