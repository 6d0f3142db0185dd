-- +goose Up

-- What rows that decide are held to when they are read: the first bytes of the SHA-256 of their other columns (relational.rowSum). Those of before
-- have none.
ALTER TABLE events ADD COLUMN sum BLOB;
ALTER TABLE club_events ADD COLUMN sum BLOB;
ALTER TABLE matches ADD COLUMN sum BLOB;

-- What has neither a sum nor a hash stands in the file twice: in its table, and in an index of all its rows. integrity_check compares both. An index
-- begins with the table's key, so that a row and its double lie among the same neighbours. A few that were there take the other columns, too.
CREATE INDEX arrivals_whole ON arrivals (id, digest, message_id, author, player, proof, route, received, matches, disposition, why, returns, took, handled, belief, doubt);
CREATE INDEX audit_whole ON audit (number, at, by, words, match_id, players, everyone);
CREATE INDEX beliefs_whole ON beliefs (letter, belief, doubt, since);
DROP INDEX charges_at;
CREATE INDEX charges_at ON charges (at, kind, words, bytes);
CREATE INDEX club_streams_whole ON club_streams (stream, version, due, claimed);
CREATE INDEX comments_whole ON comments (match_id, number, turn, link, words, at);
CREATE INDEX digests_whole ON digests (number, date, shown);
DROP INDEX drawn_at;
CREATE INDEX drawn_at ON drawn (at, number);
CREATE INDEX endings_whole ON endings (player, match_id, at, counts);
CREATE INDEX erasures_whole ON erasures (player, data);
CREATE INDEX goose_db_version_whole ON goose_db_version (id, version_id, is_applied, tstamp);
CREATE INDEX held_whole ON held (id, kind, text, at, claimed, about);
CREATE INDEX leases_whole ON leases (name, node, until);
DROP INDEX letters_in_handled;
CREATE INDEX letters_in_handled ON letters_in (handled, attempts, arrival);
CREATE INDEX letters_out_whole ON letters_out (id, match_id, seat);
CREATE INDEX marks_whole ON marks (name, value);
CREATE INDEX matches_whole ON matches (id, due, deadline, claimed);
CREATE INDEX names_whole ON names (look, player, given_up, version);
DROP INDEX newest_names_ended;
CREATE INDEX newest_names_ended ON newest_names (ended, player, name);
CREATE INDEX nodes_whole ON nodes (name, version, layout, alive);
CREATE INDEX numbers_whole ON numbers (kind, next);
CREATE INDEX observers_whole ON observers (match_id, player, at_end, first);
CREATE INDEX offers_whole ON offers (number, preset, seeker, stands);
CREATE INDEX outages_whole ON outages (began, why);
CREATE INDEX outbox_whole ON outbox (id, sender, sum, match_id, seat, kind, due, ready, state, tries, settled, reply, words, arrival);
CREATE INDEX played_whole ON played (preset, fact, value, n);
CREATE INDEX players_whole ON players (address, name, verified, blocked, epoch, plain, invited, mail, version, no_pictures, believed, doubted, closed, one_subject, began, board, invitations);
CREATE INDEX processes_whole ON processes (name, node, machine, key, version, layout, began, alive);
CREATE INDEX quarantine_whole ON quarantine (id, at, reason, raw, recipient, sender, route, client, helo, stack, size);
CREATE INDEX rating_lists_whole ON rating_lists (list, version, reckoning);
CREATE INDEX records_whole ON records (path, match_id, text);
CREATE INDEX relocations_whole ON relocations (role, id, other, state, why, data);
CREATE INDEX requests_whole ON requests (number, address, match_id, seat, turn, text, made, expires, done, player, epoch, told, closed);
CREATE INDEX results_whole ON results (match_id, counts, list, month, score, white_name, black_name);
CREATE INDEX standings_whole ON standings (list, player, month, last, value, deviation, volatility, games, won, drawn, lost);
CREATE INDEX timekeeping_whole ON timekeeping (player, day, turns, in_time);
CREATE INDEX topics_whole ON topics (id, kind, match_id, seat, turn, undos, data, known, about, claimed);
CREATE INDEX tournaments_whole ON tournaments (number, name, over, warned);
CREATE INDEX traces_whole ON traces (trace, until);
CREATE INDEX undecided_whole ON undecided (digest, match_id, seat);
CREATE INDEX unfetched_whole ON unfetched (digest, validity, uid, size, arrived, since, tries, reason);
CREATE INDEX unfiled_whole ON unfiled (kind, name, word);
CREATE INDEX unrecorded_whole ON unrecorded (match_id, word, due);
CREATE INDEX watched_whole ON watched (match_id, version, told, due, white_off, black_off, claimed);
