-- +goose Up

-- Whose an address is, where it is not simply its own player's: further addresses, and addresses that were given up, which
-- belong to whoever writes from them next. mail is the address that a player's letters go to, '' for his own.
CREATE TABLE addresses (
    address TEXT PRIMARY KEY,
    player  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX addresses_player ON addresses (player);
ALTER TABLE players ADD COLUMN mail TEXT NOT NULL DEFAULT '';

-- player is on whose behalf another address is asked, '' for the address's own; epoch is that of the player's keys when it
-- was asked.
ALTER TABLE requests ADD COLUMN player TEXT NOT NULL DEFAULT '';
ALTER TABLE requests ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
