-- +goose Up

-- What one node does alone, which does it, and until when by the store's clock.
CREATE TABLE leases (
    name  TEXT PRIMARY KEY,
    node  TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
