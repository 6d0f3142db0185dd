-- +goose Up

-- After which of what observers hear the first letter to this one was written: those that follow stand in its thread. 0 for none yet.
ALTER TABLE observers ADD COLUMN first INTEGER NOT NULL DEFAULT 0;
