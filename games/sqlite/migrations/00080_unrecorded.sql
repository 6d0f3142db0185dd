-- +goose Up

-- The matches whose records are to be written: each commit that changes what stands in one puts it here, and it goes when the record is on
-- the disk. word is another one after each change; due is when there is something to write, 0 for at once.
CREATE TABLE unrecorded (
    match_id INTEGER PRIMARY KEY,
    word     INTEGER NOT NULL,
    due      INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Until now there was a mark: up to which time all records were written, by the arrival of the letters, which could have waited for days.
INSERT INTO unrecorded (match_id, word)
    SELECT id, random() FROM matches WHERE updated >= coalesce((SELECT unixepoch(value) - 8 * 86400 FROM marks WHERE name = 'recorded' AND value <> ''), 0) * 1000000000
    OR id IN (SELECT match_id FROM comments);
DELETE FROM marks WHERE name = 'recorded';
