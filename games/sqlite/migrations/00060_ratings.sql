-- +goose Up

-- Public games that are over, as lists of ratings look at them (games.Result). counts: it is in a list; month is the one of its end
-- (rating.Month); score is twice White's. Those of before there was this table are put in by migrateResults, in the same transaction.
CREATE TABLE results (
    match_id   INTEGER PRIMARY KEY,
    counts     INTEGER NOT NULL,
    list       TEXT    NOT NULL,
    month      INTEGER NOT NULL,
    ended      INTEGER NOT NULL,
    score      INTEGER NOT NULL,
    white      TEXT    NOT NULL,
    black      TEXT    NOT NULL,
    white_name TEXT    NOT NULL,
    black_name TEXT    NOT NULL
) STRICT;
CREATE INDEX results_list ON results (list, month, match_id) WHERE counts = 1;
CREATE INDEX results_white ON results (white, list, month) WHERE counts = 1;
CREATE INDEX results_black ON results (black, list, month) WHERE counts = 1;
CREATE INDEX results_white_ended ON results (white, ended);
CREATE INDEX results_black_ended ON results (black, ended);

-- What players are called in the record of their public game that ended last.
CREATE TABLE newest_names (
    player TEXT PRIMARY KEY,
    name   TEXT    NOT NULL,
    ended  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Up to which month lists were reckoned, and how often their results have changed.
CREATE TABLE rating_lists (
    list    TEXT PRIMARY KEY,
    until   INTEGER NOT NULL,
    version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_lists_until ON rating_lists (until);

-- Where players stood in a list when a month was over in which they had played; last: it is their last there.
CREATE TABLE standings (
    list       TEXT    NOT NULL,
    player     TEXT    NOT NULL,
    month      INTEGER NOT NULL,
    last       INTEGER NOT NULL,
    value      REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    games      INTEGER NOT NULL,
    won        INTEGER NOT NULL,
    drawn      INTEGER NOT NULL,
    lost       INTEGER NOT NULL,
    PRIMARY KEY (list, player, month)
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_last ON standings (list, player) WHERE last = 1;
CREATE INDEX standings_month ON standings (list, month);
