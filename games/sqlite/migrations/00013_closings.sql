-- +goose Up

-- How many letters in a row, to addresses of a player's turns that stand, were not believed.
ALTER TABLE players ADD COLUMN doubted INTEGER NOT NULL DEFAULT 0;

-- How often a player's account addresses were ended, because a letter to one of them was read by others; and how often those that a
-- request's would otherwise be had been ended when it was made.
ALTER TABLE players ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE requests ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
