-- +goose Up

-- What else of the archive is to be written: offers, tournaments and players who are called otherwise, each from the commit that changed it
-- until its files are written. word is another one after each change.
CREATE TABLE unfiled (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    word INTEGER NOT NULL,
    PRIMARY KEY (kind, name)
) STRICT;

-- Until now that was kept in mind, and lost with the process.
INSERT INTO unfiled SELECT 'tournament', number, random() FROM tournaments;

-- The files of an archive that many nodes write into folders of their own; a store of one machine has none here. place is where a file stands
-- in the order of the commits that kept them: the next is counted in numbers, under the kind 'place'.
CREATE TABLE records (
    path     TEXT PRIMARY KEY,
    match_id INTEGER NOT NULL,
    text     BLOB,
    place    INTEGER NOT NULL
) STRICT;
CREATE INDEX records_place ON records (place);
CREATE INDEX records_match ON records (match_id) WHERE match_id > 0;
