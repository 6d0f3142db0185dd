-- +goose Up

-- How often a fact is so of the public games of a preset that are over and count: its result, how many turns it had, and why it ended, as records
-- of version 1 spell that. Triggers keep the sums, so that nobody who asks counts a million games; stage 3 is over.
CREATE TABLE played (
    preset TEXT    NOT NULL,
    fact   TEXT    NOT NULL,
    value  TEXT    NOT NULL,
    n      INTEGER NOT NULL,
    PRIMARY KEY (preset, fact, value)
) STRICT, WITHOUT ROWID;

INSERT INTO played SELECT preset, 'result', result, count(*) FROM matches WHERE stage = 3 AND private = 0 AND result <> '*' GROUP BY preset, result;
INSERT INTO played SELECT preset, 'turns', max(turn - 1, 0), count(*) FROM matches WHERE stage = 3 AND private = 0 AND result <> '*' GROUP BY preset, max(turn - 1, 0);
INSERT INTO played SELECT preset, 'reason', reason, count(*) FROM matches WHERE stage = 3 AND private = 0 AND result <> '*' GROUP BY preset, reason;

-- +goose StatementBegin
CREATE TRIGGER played_first AFTER INSERT ON matches WHEN new.stage = 3 AND new.private = 0 AND new.result <> '*'
BEGIN
    INSERT INTO played VALUES (new.preset, 'result', new.result, 1) ON CONFLICT DO UPDATE SET n = n + 1;
    INSERT INTO played VALUES (new.preset, 'turns', max(new.turn - 1, 0), 1) ON CONFLICT DO UPDATE SET n = n + 1;
    INSERT INTO played VALUES (new.preset, 'reason', new.reason, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER played_no_more AFTER UPDATE OF stage ON matches WHEN old.stage = 3 AND old.private = 0 AND old.result <> '*'
BEGIN
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'result' AND value = old.result;
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'turns' AND value = max(old.turn - 1, 0);
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'reason' AND value = old.reason;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER played_again AFTER UPDATE OF stage ON matches WHEN new.stage = 3 AND new.private = 0 AND new.result <> '*'
BEGIN
    INSERT INTO played VALUES (new.preset, 'result', new.result, 1) ON CONFLICT DO UPDATE SET n = n + 1;
    INSERT INTO played VALUES (new.preset, 'turns', max(new.turn - 1, 0), 1) ON CONFLICT DO UPDATE SET n = n + 1;
    INSERT INTO played VALUES (new.preset, 'reason', new.reason, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER played_gone AFTER DELETE ON matches WHEN old.stage = 3 AND old.private = 0 AND old.result <> '*'
BEGIN
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'result' AND value = old.result;
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'turns' AND value = max(old.turn - 1, 0);
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'reason' AND value = old.reason;
END;
-- +goose StatementEnd
