-- +goose Up

-- As the migration of SQLite of this number.
CREATE TABLE unfiled (
    kind text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    word bigint NOT NULL,
    PRIMARY KEY (kind, name)
);
INSERT INTO unfiled SELECT 'tournament', number::text, (random() * 1000000000)::bigint FROM tournaments;

-- place is counted, under a lock until the commit, and is no number of a transaction: those begin anew in a database that was loaded from a dump.
CREATE TABLE records (
    path     text COLLATE "C" PRIMARY KEY,
    match_id bigint NOT NULL,
    text     bytea,
    place    bigint NOT NULL
);
CREATE INDEX records_place ON records (place);
CREATE INDEX records_match ON records (match_id) WHERE match_id > 0;
