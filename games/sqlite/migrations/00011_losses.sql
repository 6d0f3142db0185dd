-- +goose Up

-- When the service was out of reach: clocks subtract these times. Times are nanoseconds since 1970.
CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL,
    why   TEXT    NOT NULL
) STRICT;
CREATE INDEX outages_ended ON outages (ended);

-- Letters that came and are not decided: they wait, have failed, or are in quarantine. arrived is when each came first.
-- match_id is 0 for one that did not come to a valid address of a seat; one that did keeps that seat's flag up.
CREATE TABLE undecided (
    digest   TEXT PRIMARY KEY,
    match_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    arrived  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX undecided_match ON undecided (match_id) WHERE match_id <> 0;
CREATE INDEX undecided_arrived ON undecided (arrived);

-- Letters in the mailbox that its server does not deliver whole, by the name that they have in arrivals.
CREATE TABLE unfetched (
    digest   TEXT PRIMARY KEY,
    validity INTEGER NOT NULL,
    uid      INTEGER NOT NULL,
    size     INTEGER NOT NULL,
    arrived  INTEGER,
    since    INTEGER NOT NULL,
    tries    INTEGER NOT NULL,
    reason   TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
