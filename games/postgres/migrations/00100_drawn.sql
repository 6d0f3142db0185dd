-- +goose Up

-- As the migration of SQLite of this number. A node takes numbers in blocks, so that nodes that make games at the same time need not wait for
-- each other.
CREATE TABLE numbers (
    kind text COLLATE "C" PRIMARY KEY,
    next bigint NOT NULL
);

INSERT INTO numbers VALUES ('match', (SELECT coalesce(max(id), 0) + 1 FROM matches)), ('player', (SELECT coalesce(max(number), 0) + 1 FROM players)),
    ('offer', (SELECT coalesce(max(number), 0) + 1 FROM offers)), ('tournament', (SELECT coalesce(max(number), 0) + 1 FROM tournaments));

CREATE TABLE drawn (
    digest text COLLATE "C" NOT NULL,
    kind   text COLLATE "C" NOT NULL,
    nth    bigint NOT NULL,
    number bigint NOT NULL,
    at     bigint NOT NULL,
    PRIMARY KEY (digest, kind, nth)
) WITH (autovacuum_vacuum_scale_factor = 0.02);
CREATE INDEX drawn_at ON drawn (at);
