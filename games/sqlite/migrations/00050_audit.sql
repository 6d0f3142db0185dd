-- +goose Up

-- What hosts have done. players: the numbers of those whom it concerns, each between commas (",7,9,"); everyone: it concerns everybody.
CREATE TABLE audit (
    number   INTEGER PRIMARY KEY,
    at       INTEGER NOT NULL,
    by       TEXT    NOT NULL,
    words    TEXT    NOT NULL,
    match_id INTEGER NOT NULL,
    players  TEXT    NOT NULL,
    everyone INTEGER NOT NULL
) STRICT;
CREATE INDEX audit_match ON audit (match_id) WHERE match_id <> 0;
