-- +goose Up

-- Numbers that people see (of games, players, offers, tournaments) are drawn, and what was drawn for a letter is kept: deciding it again
-- draws the same. next is the first that nobody has taken.
CREATE TABLE numbers (
    kind TEXT PRIMARY KEY,
    next INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO numbers VALUES ('match', (SELECT coalesce(max(id), 0) + 1 FROM matches)), ('player', (SELECT coalesce(max(number), 0) + 1 FROM players)),
    ('offer', (SELECT coalesce(max(number), 0) + 1 FROM offers)), ('tournament', (SELECT coalesce(max(number), 0) + 1 FROM tournaments));

CREATE TABLE drawn (
    digest TEXT NOT NULL,
    kind   TEXT NOT NULL,
    nth    INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (digest, kind, nth)
) STRICT, WITHOUT ROWID;
CREATE INDEX drawn_at ON drawn (at);
