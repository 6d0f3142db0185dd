-- +goose Up

-- A player who wants no pictures of boards in his letters.
ALTER TABLE players ADD COLUMN no_pictures INTEGER NOT NULL DEFAULT 0;
