-- +goose Up

-- How a player wants boards drawn in the text of their letters: '' is plain, else 'wide' or 'unicode'.
ALTER TABLE players ADD COLUMN board TEXT NOT NULL DEFAULT '';
