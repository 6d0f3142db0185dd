-- +goose Up

-- Of a letter that is too large nothing but its header may be fetched. Its whole size tells that it is not whole, also when it is handled
-- again: such a letter is never read. 0 where it is whole.
ALTER TABLE quarantine ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
