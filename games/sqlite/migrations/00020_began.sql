-- +goose Up

-- Since when somebody has had games, in nanoseconds: their vacation budget grows from then on. NULL for who has had none.
ALTER TABLE players ADD COLUMN began INTEGER;
UPDATE players SET began = (
    SELECT min(at) FROM (
        SELECT e.at FROM events e JOIN matches m ON m.id = e.match_id WHERE m.white_address = players.address AND e.kind = 'accepted'
        UNION ALL
        SELECT e.at FROM events e JOIN matches m ON m.id = e.match_id WHERE m.black_address = players.address AND e.kind = 'accepted'
    )
);
