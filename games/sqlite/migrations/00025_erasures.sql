-- +goose Up

-- Players who have asked to be forgotten, until nothing of them is left: data is the games.Erasure.
CREATE TABLE erasures (
    player TEXT PRIMARY KEY,
    data   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Keyed hashes of what those who are forgotten had: of addresses, which nobody can invite, and of looks of names, which nobody can have
-- until then.
CREATE TABLE traces (
    trace TEXT PRIMARY KEY,
    until INTEGER
) STRICT, WITHOUT ROWID;
