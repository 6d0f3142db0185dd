-- +goose Up

-- The machines on which the service runs, and when each was last alive: the service was away while none was. Until now there was a mark. What
-- ran before is a node without a name, as is every one whose store is a file.
CREATE TABLE nodes (
    name    TEXT PRIMARY KEY,
    version TEXT NOT NULL,
    layout  INTEGER NOT NULL,
    alive   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO nodes SELECT '', '', 0, unixepoch(value) * 1000000000 FROM marks WHERE name = 'alive' AND unixepoch(value) IS NOT NULL;
DELETE FROM marks WHERE name = 'alive';

-- Marks have a scope, which stands before the name of those that are not of the whole service.
UPDATE marks SET name = 'inbox ' || name WHERE name IN ('handled', 'unread');
UPDATE marks SET name = 'node: ' || name WHERE name IN ('checked', 'unsent');
