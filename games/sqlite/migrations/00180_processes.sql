-- +goose Up

-- The runs of the service on nodes: two that work under one name at the same time, or with different keys, are seen by them.
CREATE TABLE processes (
    name    TEXT PRIMARY KEY,
    node    TEXT NOT NULL,
    machine TEXT NOT NULL,
    key     TEXT NOT NULL,
    version TEXT NOT NULL,
    layout  INTEGER NOT NULL,
    began   INTEGER NOT NULL,
    alive   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
