-- +goose Up

-- Whom a held text names, by their first address, '' for nobody: it goes when they are forgotten.
ALTER TABLE held ADD COLUMN about text COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX held_about ON held (about) WHERE about <> '';
