-- +goose Up

-- What is kept of letters has an end (docs/hosting.md, "What grows"), and is found by its age without reading what stays. When imprints of
-- before this table had times were made is not known: they count from the letter that was handled last.
ALTER TABLE imprints ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
UPDATE imprints SET at = coalesce((SELECT max(handled) FROM letters_in), 0);
CREATE INDEX imprints_at ON imprints (at);
CREATE INDEX letters_in_handled ON letters_in (handled) WHERE handled IS NOT NULL;
CREATE INDEX arrivals_at ON arrivals (coalesce(handled, received, 0));
CREATE INDEX outbox_settled ON outbox (settled) WHERE settled IS NOT NULL;
CREATE INDEX requests_made ON requests (made) WHERE made IS NOT NULL;
CREATE INDEX names_given_up ON names (given_up) WHERE given_up IS NOT NULL;

-- since: from when on it was there, as whoever looks for what is old has met it; NULL until then.
ALTER TABLE beliefs ADD COLUMN since INTEGER;
