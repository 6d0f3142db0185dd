-- +goose Up

-- Games that somebody watches, or has watched: of how many of their events observers have been told, and when it is looked again whether
-- there is more for them, NULL for never. A game whose version is greater than told is the queue of what they have not heard. off: which
-- of the players wants no comments.
CREATE TABLE watched (
    match_id  INTEGER PRIMARY KEY,
    version   INTEGER NOT NULL,
    told      INTEGER NOT NULL,
    due       INTEGER,
    white_off INTEGER NOT NULL,
    black_off INTEGER NOT NULL
) STRICT;
CREATE INDEX watched_due ON watched (due) WHERE due IS NOT NULL;

-- Who watches them, by the numbers of players; at_end: they want the end alone.
CREATE TABLE observers (
    match_id INTEGER NOT NULL,
    player   INTEGER NOT NULL,
    at_end   INTEGER NOT NULL,
    PRIMARY KEY (match_id, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX observers_player ON observers (player, match_id);

-- What they have said of a turn, which the record's link after it names.
CREATE TABLE comments (
    match_id INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    player   INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    link     TEXT    NOT NULL,
    words    TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX comments_player ON comments (player, match_id);

-- Whether letters that told a seat of something have gone out.
CREATE INDEX outbox_told ON outbox (match_id, seat, created) WHERE match_id <> 0;
