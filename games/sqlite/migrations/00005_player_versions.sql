-- +goose Up

-- How often a player's row was written: who replaces it must have read it as it is.
ALTER TABLE players ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
