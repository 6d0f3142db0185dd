-- +goose Up

-- The number of a player at this site: it never changes, and no two have one. Records name players by it. Those who were there before
-- get theirs in the order of their first games, then in that of the alphabet: the time when they came was not kept.
ALTER TABLE players ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE players SET number = came.number FROM (
    SELECT p.address AS address, row_number() OVER (ORDER BY m.id IS NULL, m.id, p.address) AS number FROM players p
    LEFT JOIN (SELECT address, min(id) AS id FROM (
        SELECT white_address AS address, id FROM matches UNION ALL SELECT black_address, id FROM matches) GROUP BY address) m
    ON m.address = p.address
) AS came WHERE came.address = players.address;
CREATE UNIQUE INDEX players_number ON players (number);
