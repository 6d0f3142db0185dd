-- +goose Up

-- As the migration of SQLite of this number. What ran before is a node without a name.
CREATE TABLE nodes (
    name    text COLLATE "C" PRIMARY KEY,
    version text COLLATE "C" NOT NULL,
    layout  bigint NOT NULL,
    alive   bigint NOT NULL
);
INSERT INTO nodes SELECT '', '', 0, (extract(epoch FROM value::timestamptz) * 1000000000)::bigint FROM marks WHERE name = 'alive' AND value <> '';
DELETE FROM marks WHERE name = 'alive';

UPDATE marks SET name = 'inbox ' || name WHERE name IN ('handled', 'unread');
UPDATE marks SET name = 'node: ' || name WHERE name IN ('checked', 'unsent');
