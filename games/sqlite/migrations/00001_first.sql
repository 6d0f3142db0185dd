-- The tables of a store. games/postgres/migrations has the same ones, under the same names: package relational has one set of statements for both.
--
-- A time is a number of nanoseconds since 1970, truth is 0 or 1. What has neither a sum nor a hash stands in the file twice: in its table, and in an
-- index of all its columns ("_whole"), for SQLite's integrity check compares both. Such an index begins with the table's key, so that a row and its
-- double have the same neighbours. Where an index that is needed anyway can take the other columns, it does.

-- LETTERS IN

-- What became of incoming letters. handled is NULL while there were only attempts, arrival is the row in arrivals.
CREATE TABLE letters_in (
    digest   TEXT PRIMARY KEY,
    attempts INTEGER NOT NULL DEFAULT 0,
    handled  INTEGER,
    arrival  INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX letters_in_handled ON letters_in (handled, attempts, arrival);

-- What "pbem why" tells of each letter: one row a letter, kept for a year. belief says how far the letter was believed, doubt what spoke against more,
-- both empty where nobody judged it. took is in nanoseconds.
CREATE TABLE arrivals (
    id          INTEGER PRIMARY KEY,
    digest      TEXT    NOT NULL,
    message_id  TEXT    NOT NULL,
    author      TEXT    NOT NULL,
    player      TEXT    NOT NULL,
    proof       TEXT    NOT NULL,
    route       TEXT    NOT NULL,
    received    INTEGER,
    matches     TEXT    NOT NULL,
    disposition TEXT    NOT NULL,
    why         TEXT    NOT NULL,
    returns     TEXT    NOT NULL,
    took        INTEGER NOT NULL,
    handled     INTEGER,
    belief      TEXT    NOT NULL DEFAULT '',
    doubt       TEXT    NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX arrivals_returns ON arrivals (returns) WHERE returns <> '';
CREATE INDEX arrivals_at ON arrivals (coalesce(handled, received, 0));
CREATE INDEX arrivals_message ON arrivals (message_id) WHERE message_id <> '';
CREATE INDEX arrivals_author ON arrivals (author) WHERE author <> '';
CREATE INDEX arrivals_whole ON arrivals (id, digest, message_id, author, player, proof, route, received, matches, disposition, why, returns, took, handled, belief, doubt);

-- A letter that waited has a row from then; it goes when the letter gets another.
CREATE TRIGGER letters_in_again AFTER UPDATE OF arrival ON letters_in WHEN old.arrival IS NOT NULL AND new.arrival IS NOT NULL AND old.arrival <> new.arrival
BEGIN
    DELETE FROM arrivals WHERE id = old.arrival;
    UPDATE outbox SET arrival = new.arrival WHERE arrival = old.arrival;
END;

-- How far a letter was believed that could not be handled at once, by the SHA-256 of all that its transport told of it. It is used again when the
-- letter is handled, perhaps long after its signature ran out. since is when the clean-up first saw the row, NULL until then.
CREATE TABLE beliefs (
    letter TEXT PRIMARY KEY,
    belief TEXT NOT NULL,
    doubt  TEXT NOT NULL,
    since  INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX beliefs_whole ON beliefs (letter, belief, doubt, since);

-- The imprints of letters that were believed and answered: a copy of one is not heard again.
CREATE TABLE imprints (
    imprint TEXT PRIMARY KEY,
    at      INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX imprints_at ON imprints (at);

-- Letters that came and are not decided: they wait, have failed, or are in quarantine. arrived is when each came first. match_id is 0 for a letter
-- that did not come to a valid address of a seat; one that did keeps that seat's flag up.
CREATE TABLE undecided (
    digest   TEXT PRIMARY KEY,
    match_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    arrived  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX undecided_match ON undecided (match_id) WHERE match_id <> 0;
CREATE INDEX undecided_arrived ON undecided (arrived);
CREATE INDEX undecided_whole ON undecided (digest, match_id, seat);

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
CREATE INDEX unfetched_whole ON unfetched (digest, validity, uid, size, arrived, since, tries, reason);

-- Letters that break the program, with all that their transport told, so that they can be handled again as they came. A number is never given twice:
-- the host may still hold an old list. size is that of the whole letter where only its header was fetched, else 0; stack is where the program broke.
CREATE TABLE quarantine (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    digest    TEXT    NOT NULL UNIQUE,
    at        INTEGER,
    reason    TEXT    NOT NULL,
    raw       BLOB    NOT NULL,
    recipient TEXT    NOT NULL DEFAULT '',
    sender    TEXT    NOT NULL DEFAULT '',
    route     TEXT    NOT NULL DEFAULT '',
    client    TEXT    NOT NULL DEFAULT '',
    helo      TEXT    NOT NULL DEFAULT '',
    stack     TEXT    NOT NULL DEFAULT '',
    size      INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX quarantine_whole ON quarantine (id, at, reason, raw, recipient, sender, route, client, helo, stack, size);

-- What counts against a mailbox, a domain, a seat or a player: caps look at an account's rows in a span of time. Rows go once no cap looks back as far.
CREATE TABLE charges (
    account TEXT    NOT NULL,
    kind    TEXT    NOT NULL,
    words   TEXT    NOT NULL,
    bytes   INTEGER NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
CREATE INDEX charges_account ON charges (account, at);
CREATE INDEX charges_at ON charges (at, kind, words, bytes);

-- LETTERS OUT

-- Letters to send and letters sent. state: 0 waits, 1 was sent, 2 was given up. due is what was asked for; ready is when a courier may take it, which a
-- lease moves on. sum is the SHA-256 of the bytes, which outlives them. reply is what the next server said last. words is a fingerprint of the words
-- that the letter answers and that changed nothing: caps count the same words once. arrival is the letter that this one answers or tells of.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY,
    message_id TEXT    NOT NULL UNIQUE,
    sender     TEXT    NOT NULL,
    recipient  TEXT    NOT NULL,
    sum        BLOB    NOT NULL,
    match_id   INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    kind       TEXT    NOT NULL,
    due        INTEGER,
    ready      INTEGER NOT NULL,
    state      INTEGER NOT NULL DEFAULT 0,
    tries      INTEGER NOT NULL DEFAULT 0,
    created    INTEGER,
    settled    INTEGER,
    reply      TEXT    NOT NULL DEFAULT '',
    words      TEXT    NOT NULL DEFAULT '',
    arrival    INTEGER
) STRICT;
CREATE INDEX outbox_ready ON outbox (ready, id) WHERE state = 0;
CREATE INDEX outbox_failed ON outbox (id) WHERE state = 2;
CREATE INDEX outbox_recipient ON outbox (recipient, created);
CREATE INDEX outbox_arrival ON outbox (arrival) WHERE arrival IS NOT NULL;
CREATE INDEX outbox_told ON outbox (match_id, seat, created) WHERE match_id <> 0;
CREATE INDEX outbox_settled ON outbox (settled) WHERE settled IS NOT NULL;
CREATE INDEX outbox_whole ON outbox (id, sender, sum, match_id, seat, kind, due, ready, state, tries, settled, reply, words, arrival);

-- The bytes of letters, apart from the outbox so that leasing and settling do not write them again.
CREATE TABLE letters_out (
    id       INTEGER PRIMARY KEY REFERENCES outbox (id),
    match_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    data     BLOB    NOT NULL
) STRICT;
CREATE INDEX letters_out_match ON letters_out (match_id, seat) WHERE match_id <> 0;
CREATE INDEX letters_out_whole ON letters_out (id, match_id, seat);

-- Texts that wait for the next letter to a player in a game (0 for none), or until they are due. about is the first address of a player whom the text
-- names: it goes when they are forgotten. Here and elsewhere, claimed is until when a node keeps what is due from the others; a file claims nothing.
CREATE TABLE held (
    id       TEXT PRIMARY KEY,
    player   TEXT    NOT NULL,
    match_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    due      INTEGER NOT NULL,
    claimed  INTEGER NOT NULL DEFAULT 0,
    about    TEXT    NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX held_place ON held (player, match_id, seat);
CREATE INDEX held_due ON held (due);
CREATE INDEX held_about ON held (about) WHERE about <> '';
CREATE INDEX held_whole ON held (id, kind, text, at, claimed, about);

-- What there is to tell players who want one letter a day, until it is due. data is what there is to say. known is how many turns of the game the
-- reader had been told before; of a game that is watched, how many of its events. about is as in held.
CREATE TABLE topics (
    id       TEXT PRIMARY KEY,
    player   TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    match_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    undos    INTEGER NOT NULL,
    data     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    due      INTEGER NOT NULL,
    known    INTEGER NOT NULL DEFAULT 0,
    about    TEXT    NOT NULL DEFAULT '',
    claimed  INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX topics_player ON topics (player, at);
CREATE INDEX topics_due ON topics (due);
CREATE INDEX topics_about ON topics (about) WHERE about <> '';
CREATE INDEX topics_whole ON topics (id, kind, match_id, seat, turn, undos, data, known, about, claimed);

-- The letters of the day, and which games each showed, at which turn, as JSON.
CREATE TABLE digests (
    number INTEGER PRIMARY KEY,
    player TEXT    NOT NULL,
    date   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    shown  TEXT    NOT NULL
) STRICT;
CREATE INDEX digests_player ON digests (player, at);
CREATE INDEX digests_at ON digests (at);
CREATE INDEX digests_whole ON digests (number, date, shown);

-- PEOPLE

-- Everybody who has written or was invited. number is the player's at this site: it never changes, and records name players by it. version counts how
-- often the row was written: who replaces it must have read it as it is. mail is where letters go, '' for the first address. began is since when they
-- have had games, believed the day a letter of theirs was last believed, doubted how many in a row were not. closed counts how often their account
-- addresses were ended, invitations the letters that brought challenges to somebody who has never answered one. board is how boards are drawn in
-- letters: '' is plain, else 'wide' or 'unicode'.
CREATE TABLE players (
    address     TEXT PRIMARY KEY,
    name        TEXT    NOT NULL,
    verified    INTEGER NOT NULL,
    blocked     INTEGER NOT NULL,
    epoch       INTEGER NOT NULL,
    plain       INTEGER NOT NULL,
    invited     INTEGER,
    mail        TEXT    NOT NULL DEFAULT '',
    version     INTEGER NOT NULL DEFAULT 1,
    no_pictures INTEGER NOT NULL DEFAULT 0,
    believed    INTEGER,
    doubted     INTEGER NOT NULL DEFAULT 0,
    closed      INTEGER NOT NULL DEFAULT 0,
    one_subject INTEGER NOT NULL DEFAULT 0,
    number      INTEGER NOT NULL DEFAULT 0,
    began       INTEGER,
    board       TEXT    NOT NULL DEFAULT '',
    invitations INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX players_number ON players (number);
CREATE INDEX players_whole ON players (address, name, verified, blocked, epoch, plain, invited, mail, version, no_pictures, believed, doubted, closed, one_subject, began, board, invitations);

-- Whose an address is, where it is not simply its own player's: further addresses, and addresses that were given up, which belong to whoever writes
-- from them next.
CREATE TABLE addresses (
    address TEXT PRIMARY KEY,
    player  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX addresses_player ON addresses (player);

-- To whom names belong, by each of their looks; given_up is NULL while the player has the name.
CREATE TABLE names (
    look     TEXT PRIMARY KEY,
    player   TEXT    NOT NULL,
    given_up INTEGER,
    version  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX names_given_up ON names (given_up) WHERE given_up IS NOT NULL;
CREATE INDEX names_whole ON names (look, player, given_up, version);

-- What players are asked to confirm. player is on whose behalf another address is asked, '' for its own; epoch and closed are the player's when it was
-- asked. told is how far the games had come that it is about: "game events turn take-backs" for each, with blanks.
CREATE TABLE requests (
    number   INTEGER PRIMARY KEY,
    address  TEXT    NOT NULL,
    match_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    made     INTEGER,
    expires  INTEGER,
    done     INTEGER NOT NULL,
    player   TEXT    NOT NULL DEFAULT '',
    epoch    INTEGER NOT NULL DEFAULT 0,
    told     TEXT    NOT NULL DEFAULT '',
    closed   INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX requests_open ON requests (address, number) WHERE done = 0;
CREATE INDEX requests_made ON requests (made) WHERE made IS NOT NULL;
CREATE INDEX requests_whole ON requests (number, address, match_id, seat, turn, text, made, expires, done, player, epoch, told, closed);

-- Players who asked to be forgotten, until nothing of them is left: data is the games.Erasure.
CREATE TABLE erasures (
    player TEXT PRIMARY KEY,
    data   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX erasures_whole ON erasures (player, data);

-- Keyed hashes of what those who are forgotten had: of addresses, which nobody can invite, and of looks of names, which nobody can have until then.
CREATE TABLE traces (
    trace TEXT PRIMARY KEY,
    until INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX traces_whole ON traces (trace, until);

-- GAMES

-- The matches as lists show them: a summary of their events, and the version that the next commit must expect. due is when time will next do something,
-- deadline when the clock of the player to move runs out; both are NULL for never. Stages: 1 challenged, 2 playing, 3 over. sum is of the columns that a
-- commit alone changes (relational.summarySum). program: 1 where a program has a seat, 2 where it is to move.
CREATE TABLE matches (
    id            INTEGER PRIMARY KEY,
    version       INTEGER NOT NULL,
    stage         INTEGER NOT NULL,
    preset        TEXT    NOT NULL,
    title         TEXT    NOT NULL,
    white_name    TEXT    NOT NULL,
    white_address TEXT    NOT NULL,
    black_name    TEXT    NOT NULL,
    black_address TEXT    NOT NULL,
    turn          INTEGER NOT NULL,
    to_move       INTEGER NOT NULL,
    result        TEXT    NOT NULL,
    reason        TEXT    NOT NULL,
    private       INTEGER NOT NULL,
    program       INTEGER NOT NULL,
    updated       INTEGER,
    due           INTEGER,
    deadline      INTEGER,
    claimed       INTEGER NOT NULL DEFAULT 0,
    sum           BLOB    NOT NULL
) STRICT;
CREATE INDEX matches_white ON matches (white_address);
CREATE INDEX matches_black ON matches (black_address);
CREATE INDEX matches_updated ON matches (updated);
CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
CREATE INDEX matches_thinking ON matches (due) WHERE program = 2;
CREATE INDEX matches_live ON matches (id) WHERE stage IN (1, 2);
CREATE INDEX matches_whole ON matches (id, due, deadline, claimed);

-- What happened in each match, in order. The events of one match lie together. sum is of the other columns (relational.eventSum).
CREATE TABLE events (
    match_id INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    at       INTEGER,
    seat     INTEGER NOT NULL,
    cause    TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    data     TEXT    NOT NULL,
    sum      BLOB    NOT NULL,
    PRIMARY KEY (match_id, seq)
) STRICT, WITHOUT ROWID;

-- The files of the presets that matches are played by, under the hashes that their terms name.
CREATE TABLE presets (
    hash TEXT PRIMARY KEY,
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Games that somebody watches, or has watched: of how many of their events observers have been told, and when to look again, NULL for never. A game whose
-- version is greater than told has something that they have not heard. white_off, black_off: that player wants no comments.
CREATE TABLE watched (
    match_id  INTEGER PRIMARY KEY,
    version   INTEGER NOT NULL,
    told      INTEGER NOT NULL,
    due       INTEGER,
    white_off INTEGER NOT NULL,
    black_off INTEGER NOT NULL,
    claimed   INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX watched_due ON watched (due) WHERE due IS NOT NULL;
CREATE INDEX watched_whole ON watched (match_id, version, told, due, white_off, black_off, claimed);

-- Who watches them, by the numbers of players; at_end: they want the end alone. first is how many events observers had heard when the first letter to
-- this one was written, 0 for none yet: later letters stand in its thread.
CREATE TABLE observers (
    match_id INTEGER NOT NULL,
    player   INTEGER NOT NULL,
    at_end   INTEGER NOT NULL,
    first    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX observers_player ON observers (player, match_id);
CREATE INDEX observers_whole ON observers (match_id, player, at_end, first);

-- What observers have said of a turn, which link names: the record's link after it.
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
CREATE INDEX comments_whole ON comments (match_id, number, turn, link, words, at);

-- How games have ended for each of their players (club.Counts).
CREATE TABLE endings (
    player   INTEGER NOT NULL,
    match_id INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    counts   INTEGER NOT NULL,
    PRIMARY KEY (player, match_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX endings_whole ON endings (player, match_id, at, counts);

-- How many turns players have played on each day (club.Day) in games with a clock, and how many of them with half of the time left.
CREATE TABLE timekeeping (
    player  INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    turns   INTEGER NOT NULL,
    in_time INTEGER NOT NULL,
    PRIMARY KEY (player, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX timekeeping_whole ON timekeeping (player, day, turns, in_time);

-- How often a fact holds of the public games of a preset that are over and count: its result, how many turns it had, and why it ended. Triggers keep the
-- sums, so that asking does not count a million games.
CREATE TABLE played (
    preset TEXT    NOT NULL,
    fact   TEXT    NOT NULL,
    value  TEXT    NOT NULL,
    n      INTEGER NOT NULL,
    PRIMARY KEY (preset, fact, value)
) STRICT, WITHOUT ROWID;
CREATE INDEX played_whole ON played (preset, fact, value, n);

CREATE TRIGGER played_first AFTER INSERT ON matches WHEN new.stage = 3 AND new.private = 0 AND new.program = 0 AND new.result <> '*'
BEGIN
    INSERT INTO played VALUES (new.preset, 'result', new.result, 1) ON CONFLICT DO UPDATE SET n = n + 1;
    INSERT INTO played VALUES (new.preset, 'turns', max(new.turn - 1, 0), 1) ON CONFLICT DO UPDATE SET n = n + 1;
    INSERT INTO played VALUES (new.preset, 'reason', new.reason, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER played_no_more AFTER UPDATE OF stage ON matches WHEN old.stage = 3 AND old.private = 0 AND old.program = 0 AND old.result <> '*'
BEGIN
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'result' AND value = old.result;
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'turns' AND value = max(old.turn - 1, 0);
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'reason' AND value = old.reason;
END;
CREATE TRIGGER played_again AFTER UPDATE OF stage ON matches WHEN new.stage = 3 AND new.private = 0 AND new.program = 0 AND new.result <> '*'
BEGIN
    INSERT INTO played VALUES (new.preset, 'result', new.result, 1) ON CONFLICT DO UPDATE SET n = n + 1;
    INSERT INTO played VALUES (new.preset, 'turns', max(new.turn - 1, 0), 1) ON CONFLICT DO UPDATE SET n = n + 1;
    INSERT INTO played VALUES (new.preset, 'reason', new.reason, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER played_gone AFTER DELETE ON matches WHEN old.stage = 3 AND old.private = 0 AND old.program = 0 AND old.result <> '*'
BEGIN
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'result' AND value = old.result;
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'turns' AND value = max(old.turn - 1, 0);
    UPDATE played SET n = n - 1 WHERE preset = old.preset AND fact = 'reason' AND value = old.reason;
END;

-- CLUB

-- What happened to people, offers and tournaments above single games (package club): each has a stream of events. due is when time will next do something
-- in a stream, NULL for never.
CREATE TABLE club_streams (
    stream  TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    due     INTEGER,
    claimed INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX club_due ON club_streams (due) WHERE due IS NOT NULL;
CREATE INDEX club_streams_whole ON club_streams (stream, version, due, claimed);

-- Their events; sum is of the other columns (relational.clubEventSum).
CREATE TABLE club_events (
    stream TEXT    NOT NULL,
    seq    INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    cause  TEXT    NOT NULL,
    kind   TEXT    NOT NULL,
    data   TEXT    NOT NULL,
    sum    BLOB    NOT NULL,
    PRIMARY KEY (stream, seq)
) STRICT, WITHOUT ROWID;

-- Offers, for lists: what happened to them are the streams "s1", "s2" and so on.
CREATE TABLE offers (
    number INTEGER PRIMARY KEY,
    preset TEXT    NOT NULL,
    seeker INTEGER NOT NULL,
    stands INTEGER NOT NULL
) STRICT;
CREATE INDEX offers_standing ON offers (number) WHERE stands = 1;
CREATE INDEX offers_of_preset ON offers (preset, number) WHERE stands = 1;
CREATE INDEX offers_of_seeker ON offers (seeker, number) WHERE stands = 1;
CREATE INDEX offers_whole ON offers (number, preset, seeker, stands);

-- Tournaments, for lists: what happened to them are the streams "t1", "t2" and so on. look is that of the name.
CREATE TABLE tournaments (
    number INTEGER PRIMARY KEY,
    name   TEXT    NOT NULL,
    look   TEXT    NOT NULL UNIQUE,
    over   INTEGER NOT NULL,
    warned INTEGER NOT NULL
) STRICT;
CREATE INDEX tournaments_live ON tournaments (number) WHERE over = 0;
CREATE INDEX tournaments_whole ON tournaments (number, name, over, warned);

-- Who takes part in a tournament that is not over, and has not left it.
CREATE TABLE tournament_players (
    tournament INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_players_by_player ON tournament_players (player, tournament);

-- What hosts have done. players has the numbers of those whom it concerns, each between commas (",7,9,"); everyone: it concerns everybody.
CREATE TABLE audit (
    number   INTEGER PRIMARY KEY,
    at       INTEGER NOT NULL,
    by       TEXT    NOT NULL,
    words    TEXT    NOT NULL,
    match_id INTEGER NOT NULL,
    players  TEXT    NOT NULL,
    everyone INTEGER NOT NULL
) STRICT;
CREATE INDEX audit_match ON audit (match_id) WHERE match_id <> 0;
CREATE INDEX audit_whole ON audit (number, at, by, words, match_id, players, everyone);

-- RATINGS

-- Public games that are over, as lists of ratings look at them (games.Result). counts: it is in a list; score is twice White's.
CREATE TABLE results (
    match_id   INTEGER PRIMARY KEY,
    counts     INTEGER NOT NULL,
    list       TEXT    NOT NULL,
    ended      INTEGER NOT NULL,
    score      INTEGER NOT NULL,
    white      TEXT    NOT NULL,
    black      TEXT    NOT NULL,
    white_name TEXT    NOT NULL,
    black_name TEXT    NOT NULL
) STRICT;
CREATE INDEX results_list ON results (list, match_id) WHERE counts = 1;
CREATE INDEX results_white_ended ON results (white, ended);
CREATE INDEX results_black_ended ON results (black, ended);
CREATE INDEX results_whole ON results (match_id, counts, list, score, white_name, black_name);

-- What players are called in the record of their public game that ended last.
CREATE TABLE newest_names (
    player TEXT PRIMARY KEY,
    name   TEXT    NOT NULL,
    ended  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX newest_names_ended ON newest_names (ended, player, name);

-- Ratings are reckoned from results when they are asked for. Of a list only its version is kept, which grows with each change of its results.
CREATE TABLE rating_lists (
    list    TEXT PRIMARY KEY,
    version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_lists_whole ON rating_lists (list, version);

-- ARCHIVE

-- The lines of the archive's log (docs/record.md), in order. A line is written in the commit that begins or ends its game.
CREATE TABLE log (
    line INTEGER PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

-- What is needed to add to the log's tree: how many lines there are, and the roots of the full trees that they make (gamelog.Edge).
CREATE TABLE log_edge (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    size  INTEGER NOT NULL,
    roots BLOB    NOT NULL
) STRICT;
INSERT INTO log_edge (id, size, roots) VALUES (1, 0, x'');

-- The matches whose records are to be written: each commit that changes a record puts its match here, and it goes when the record is on the disk. word is
-- another one after each change; due is when there is something to write, 0 for at once.
CREATE TABLE unrecorded (
    match_id INTEGER PRIMARY KEY,
    word     INTEGER NOT NULL,
    due      INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX unrecorded_whole ON unrecorded (match_id, word, due);

-- What else of the archive is to be written: offers, tournaments and players with a new name, each until its files are written. word is as above.
CREATE TABLE unfiled (
    kind TEXT    NOT NULL,
    name TEXT    NOT NULL,
    word INTEGER NOT NULL,
    PRIMARY KEY (kind, name)
) STRICT;
CREATE INDEX unfiled_whole ON unfiled (kind, name, word);

-- The files of an archive that many nodes write into folders of their own; a store of one machine has none. place is where a file stands in the order of
-- the commits that kept them: the next is counted in numbers, under the kind 'place'.
CREATE TABLE records (
    path     TEXT PRIMARY KEY,
    match_id INTEGER NOT NULL,
    text     BLOB,
    place    INTEGER NOT NULL
) STRICT;
CREATE INDEX records_place ON records (place);
CREATE INDEX records_match ON records (match_id) WHERE match_id > 0;
CREATE INDEX records_whole ON records (path, match_id, text);

-- SERVICE

-- Small facts by name. Those that are not of the whole service have their scope before the name (games.Scope).
CREATE TABLE marks (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX marks_whole ON marks (name, value);

-- When the service was out of reach: clocks subtract these times.
CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL,
    why   TEXT    NOT NULL
) STRICT;
CREATE INDEX outages_ended ON outages (ended);
CREATE INDEX outages_whole ON outages (began, why);

-- Numbers that people see (of games, players, offers, tournaments). next is the first that nobody has taken.
CREATE TABLE numbers (
    kind TEXT PRIMARY KEY,
    next INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX numbers_whole ON numbers (kind, next);
INSERT INTO numbers VALUES ('match', 1), ('player', 1), ('offer', 1), ('tournament', 1);

-- The machines on which the service runs, and when each was last alive: the service was away while none was. A store in a file has one, without a name.
CREATE TABLE nodes (
    name    TEXT PRIMARY KEY,
    version TEXT    NOT NULL,
    layout  INTEGER NOT NULL,
    alive   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX nodes_whole ON nodes (name, version, layout, alive);

-- The runs of the service on nodes: two that work under one name at the same time, or with different keys, are seen by them.
CREATE TABLE processes (
    name    TEXT PRIMARY KEY,
    node    TEXT    NOT NULL,
    machine TEXT    NOT NULL,
    key     TEXT    NOT NULL,
    version TEXT    NOT NULL,
    layout  INTEGER NOT NULL,
    began   INTEGER NOT NULL,
    alive   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX processes_whole ON processes (name, node, machine, key, version, layout, began, alive);

-- What one node does alone, which does it, and until when by the store's clock.
CREATE TABLE leases (
    name  TEXT PRIMARY KEY,
    node  TEXT    NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX leases_whole ON leases (name, node, until);

-- Whether this store was moved ("pbem store copy", package moving): a row 'to' in one that is left for another, a row 'from' in one that takes the
-- place of another. Both have the number of the move, which no two moves share; other is how the other store is called. why is what is said to who
-- opens a store that nothing may be done with, '' while it may be used. data is how far a copy has come. A row 'copier' is there within the
-- transactions of the copy alone: what keeps everybody else out lets them through by it.
CREATE TABLE relocations (
    role  TEXT PRIMARY KEY,
    id    TEXT NOT NULL,
    other TEXT NOT NULL,
    state TEXT NOT NULL,
    why   TEXT NOT NULL,
    data  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX relocations_whole ON relocations (role, id, other, state, why, data);
