-- +goose Up

-- As the migration of SQLite of this number.
ALTER TABLE matches ADD COLUMN claimed bigint NOT NULL DEFAULT 0;
ALTER TABLE club_streams ADD COLUMN claimed bigint NOT NULL DEFAULT 0;
ALTER TABLE topics ADD COLUMN claimed bigint NOT NULL DEFAULT 0;
ALTER TABLE held ADD COLUMN claimed bigint NOT NULL DEFAULT 0;
ALTER TABLE watched ADD COLUMN claimed bigint NOT NULL DEFAULT 0;
