-- +goose Up

-- As the migration of SQLite of this number: how often a fact is so of the public games of a preset that are over and count. Triggers keep the
-- sums; stage 3 is over. Two games of a preset that end at the same time change the same row: the second is run again.
CREATE TABLE played (
    preset text COLLATE "C" NOT NULL,
    fact   text COLLATE "C" NOT NULL,
    value  text COLLATE "C" NOT NULL,
    n      bigint NOT NULL,
    PRIMARY KEY (preset, fact, value)
);

INSERT INTO played SELECT preset, 'result', result, count(*) FROM matches WHERE stage = 3 AND private = 0 AND result <> '*' GROUP BY preset, result;
INSERT INTO played SELECT preset, 'turns', greatest(turn - 1, 0)::text, count(*) FROM matches WHERE stage = 3 AND private = 0 AND result <> '*' GROUP BY preset, greatest(turn - 1, 0);
INSERT INTO played SELECT preset, 'reason', reason, count(*) FROM matches WHERE stage = 3 AND private = 0 AND result <> '*' GROUP BY preset, reason;

-- Each game counts for its three facts: +1 as it is, -1 as it was.
-- +goose StatementBegin
CREATE FUNCTION played_facts(game matches, by_how_much bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF game.stage = 3 AND game.private = 0 AND game.result <> '*' THEN
        INSERT INTO played VALUES (game.preset, 'reason', game.reason, by_how_much), (game.preset, 'result', game.result, by_how_much),
            (game.preset, 'turns', greatest(game.turn - 1, 0)::text, by_how_much)
            ON CONFLICT (preset, fact, value) DO UPDATE SET n = played.n + excluded.n;
    END IF;
END
$$;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE FUNCTION played_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        PERFORM played_facts(old, -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
        PERFORM played_facts(new, 1);
    END IF;
    RETURN NULL;
END
$$;
-- +goose StatementEnd
CREATE TRIGGER played_first AFTER INSERT ON matches FOR EACH ROW WHEN (new.stage = 3) EXECUTE FUNCTION played_again();
CREATE TRIGGER played_again AFTER UPDATE OF stage ON matches FOR EACH ROW WHEN (old.stage = 3 OR new.stage = 3) EXECUTE FUNCTION played_again();
CREATE TRIGGER played_gone AFTER DELETE ON matches FOR EACH ROW WHEN (old.stage = 3) EXECUTE FUNCTION played_again();
