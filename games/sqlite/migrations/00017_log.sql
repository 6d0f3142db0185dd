-- +goose Up

-- The log of the archive (docs/record.md): its lines in their order, and what is needed to add to its tree: how many lines there are, and
-- the roots of the full trees that they make (gamelog.Edge). A line is written in the commit that begins or ends its game.
CREATE TABLE log (
    line INTEGER PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;
CREATE TABLE log_edge (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    size  INTEGER NOT NULL,
    roots BLOB    NOT NULL
) STRICT;
INSERT INTO log_edge (id, size, roots) VALUES (1, 0, x'');
