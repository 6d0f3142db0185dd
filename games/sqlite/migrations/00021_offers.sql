-- +goose Up

-- Offers, for lists: what happened to them are the streams "s1", "s2" and so on of the club.
CREATE TABLE offers (
    number INTEGER PRIMARY KEY,
    preset TEXT    NOT NULL,
    seeker INTEGER NOT NULL,
    stands INTEGER NOT NULL
) STRICT;
CREATE INDEX offers_standing ON offers (number) WHERE stands = 1;
CREATE INDEX offers_of_preset ON offers (preset, number) WHERE stands = 1;
CREATE INDEX offers_of_seeker ON offers (seeker, number) WHERE stands = 1;

-- How games have ended for each of their players (club.Counts). Those of before there was this table are put in by migrateEndings, in the
-- same transaction.
CREATE TABLE endings (
    player   INTEGER NOT NULL,
    match_id INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    counts   INTEGER NOT NULL,
    PRIMARY KEY (player, match_id)
) STRICT, WITHOUT ROWID;

-- How many turns players have played on each day (club.Day) in games with a clock, and how many of them with half of the time left. It
-- begins with this table: what earlier turns left on the clock was not kept.
CREATE TABLE timekeeping (
    player  INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    turns   INTEGER NOT NULL,
    in_time INTEGER NOT NULL,
    PRIMARY KEY (player, day)
) STRICT, WITHOUT ROWID;
