-- +goose Up

-- How far the games had come that a request is about, when it was asked: "game events turn take-backs" for each, with blanks. Requests of
-- before have none; what came after them cannot be told, so a yes to them is asked again. Which wait for an address is asked for.
ALTER TABLE requests ADD COLUMN told TEXT NOT NULL DEFAULT '';
CREATE INDEX requests_open ON requests (address, number) WHERE done = 0;

-- When a letter of a player's was last believed, to the day.
ALTER TABLE players ADD COLUMN believed INTEGER;

-- The imprints of letters that were believed and answered: no copy of them is heard again.
CREATE TABLE imprints (
    imprint TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
