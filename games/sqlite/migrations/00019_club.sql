-- +goose Up

-- What happened to people and offers above single games (package club): each has a stream of events. due is when time will next do
-- something in a stream, NULL for never.
CREATE TABLE club_streams (
    stream  TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    due     INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX club_due ON club_streams (due) WHERE due IS NOT NULL;
CREATE TABLE club_events (
    stream TEXT    NOT NULL,
    seq    INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    cause  TEXT    NOT NULL,
    kind   TEXT    NOT NULL,
    data   TEXT    NOT NULL,
    PRIMARY KEY (stream, seq)
) STRICT, WITHOUT ROWID;
