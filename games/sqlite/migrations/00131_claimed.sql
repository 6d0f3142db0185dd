-- +goose Up

-- Until when a node keeps what is due from the others, 0 for not at all; a file claims nothing. Only games.Store's lists of what is due look at it.
ALTER TABLE matches ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE club_streams ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE topics ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE held ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE watched ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
