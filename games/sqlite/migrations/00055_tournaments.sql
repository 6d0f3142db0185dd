-- +goose Up

-- Tournaments, for lists: what happened to them are the streams "t1", "t2" and so on of the club. The look is that of the name.
CREATE TABLE tournaments (
    number INTEGER PRIMARY KEY,
    name   TEXT    NOT NULL,
    look   TEXT    NOT NULL UNIQUE,
    over   INTEGER NOT NULL,
    warned INTEGER NOT NULL
) STRICT;
CREATE INDEX tournaments_live ON tournaments (number) WHERE over = 0;

-- Who takes part in a tournament that is not over, and has not left it.
CREATE TABLE tournament_players (
    tournament INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_players_by_player ON tournament_players (player, tournament);
