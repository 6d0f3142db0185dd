-- +goose Up

-- A fingerprint of the words that a letter answers and that changed nothing: the caps count the same words once more. What
-- an address was written is asked for by time, of all kinds together.
ALTER TABLE outbox ADD COLUMN words TEXT NOT NULL DEFAULT '';
DROP INDEX outbox_recipient;
CREATE INDEX outbox_recipient ON outbox (recipient, created);
