-- +goose Up

-- How many letters have brought challenges to somebody who has never answered one.
ALTER TABLE players ADD COLUMN invitations bigint NOT NULL DEFAULT 0;
