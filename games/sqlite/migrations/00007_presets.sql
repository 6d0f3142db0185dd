-- +goose Up

-- The files of the presets that matches are played by, under the hashes that their terms name.
CREATE TABLE presets (
    hash TEXT PRIMARY KEY,
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Before there was this table they were marks.
INSERT INTO presets (hash, data) SELECT substr(name, 7), CAST(value AS BLOB) FROM marks WHERE name GLOB 'rules *' AND value <> '';
DELETE FROM marks WHERE name GLOB 'rules *';
