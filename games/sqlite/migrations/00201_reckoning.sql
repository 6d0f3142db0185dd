-- +goose Up

-- Until which month a list is being reckoned, 0 for none: results of that month and later ones do not disturb it.
ALTER TABLE rating_lists ADD COLUMN reckoning INTEGER NOT NULL DEFAULT 0;
