-- +goose Up

-- What rows that decide are held to when they are read: the first bytes of the SHA-256 of their other columns (relational.rowSum). Those of before
-- have none.
ALTER TABLE events ADD COLUMN sum bytea;
ALTER TABLE club_events ADD COLUMN sum bytea;
ALTER TABLE matches ADD COLUMN sum bytea;
