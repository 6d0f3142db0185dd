-- +goose Up

-- A letter in quarantine keeps all that its transport told of it, so that it can be handled again just as it came. Its
-- number is never given to another letter: a host may still hold an old list in hand.
CREATE TABLE quarantined (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    digest    TEXT NOT NULL UNIQUE,
    at        INTEGER,
    reason    TEXT NOT NULL,
    raw       BLOB NOT NULL,
    recipient TEXT NOT NULL DEFAULT '',
    sender    TEXT NOT NULL DEFAULT '',
    route     TEXT NOT NULL DEFAULT '',
    client    TEXT NOT NULL DEFAULT '',
    helo      TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO quarantined (id, digest, at, reason, raw) SELECT id, digest, at, reason, raw FROM quarantine;
DROP TABLE quarantine;
ALTER TABLE quarantined RENAME TO quarantine;
