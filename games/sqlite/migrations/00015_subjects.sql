-- +goose Up

-- A player who wants the same subject in all letters of a game, so that their mail program keeps them together.
ALTER TABLE players ADD COLUMN one_subject INTEGER NOT NULL DEFAULT 0;
