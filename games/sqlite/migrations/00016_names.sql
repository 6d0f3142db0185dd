-- +goose Up

-- To whom names belong, by each of their looks; given_up is NULL while the player has it. Those that players had before there was this
-- table are put in by migrateNames, in the same transaction.
CREATE TABLE names (
    look     TEXT PRIMARY KEY,
    player   TEXT    NOT NULL,
    given_up INTEGER,
    version  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
