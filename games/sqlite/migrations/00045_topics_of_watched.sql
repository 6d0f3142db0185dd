-- +goose Up

-- How many turns of the game the reader had been told before; of a game that is watched, how many of its events. 0 where nobody has counted.
ALTER TABLE topics ADD COLUMN known INTEGER NOT NULL DEFAULT 0;
-- Whom the words name besides their reader, by their first address: they go when that player is forgotten. '' for nobody.
ALTER TABLE topics ADD COLUMN about TEXT NOT NULL DEFAULT '';
CREATE INDEX topics_about ON topics (about) WHERE about <> '';
