package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/storetest"
)

// impersonal are the texts of the store that never tell of a person, with the reason. Everything else is filled with an address by
// TestErase, and must be without it once its owner is forgotten: a column that is new is taken care of by Erase, or stands here.
func impersonal() map[string]string {
	const id = "an id, which records keep"
	const hash, name, ours, theirGames = "a hash", "a name of the program's", "made by the service", "the pseudonym's already: see Referee.Erase"
	return map[string]string{
		"letters_in.digest": hash, "numbers.kind": name, "nodes.name": "a machine's", "nodes.version": name, "imprints.imprint": hash, "presets.hash": hash, "beliefs.letter": hash, "arrivals.digest": hash, "events.cause": hash,
		"undecided.digest": hash, "comments.link": hash, "unfetched.digest": hash, "quarantine.digest": hash, "outbox.words": hash, "charges.words": hash, "club_events.cause": hash, "traces.trace": hash,
		"beliefs.belief": name, "beliefs.doubt": name, "arrivals.belief": name, "arrivals.doubt": name, "arrivals.disposition": name, "arrivals.proof": name,
		"events.kind": name, "club_events.kind": name, "charges.kind": name, "held.kind": name, "outbox.kind": name, "outages.why": name, "marks.name": name, "marks.value": name,
		"offers.preset": name, "matches.preset": name, "matches.title": name, "matches.result": name, "matches.reason": name,
		"outbox.message_id": ours, "outbox.sender": ours, "outbox.sum": hash, "held.id": ours, "requests.told": ours, "club_streams.stream": ours, "club_events.stream": ours,
		"relocations.role": name, "relocations.id": ours, "relocations.other": "another store's", "relocations.state": name, "relocations.why": ours, "relocations.data": "nothing, in a store that is used",
		"processes.name": "a process's", "processes.node": "a machine's", "processes.machine": hash, "processes.key": "the id of a key", "processes.version": name, "leases.name": name, "leases.node": "a machine's", "records.path": ours, "unfiled.kind": name, "log.text": ours, "log_edge.roots": ours, "presets.data": "a host's rules", "unfetched.reason": "what the mailbox said",
		"matches.white_name": theirGames, "matches.white_address": theirGames, "matches.black_name": "the opponent's", "matches.black_address": "the opponent's",
		"audit.by": name, "audit.players": id, "tournaments.name": "a tournament's", "tournaments.look": "a tournament's",
		"results.list": name, "played.preset": name, "played.fact": name, "played.value": "a result, a count, or why, in the program's words", "rating_lists.list": name,
		"results.white": id, "results.black": id, "newest_names.player": id,
		"results.white_name": theirGames, "results.black_name": theirGames, "newest_names.name": theirGames,
	}
}

// TestErase fills every row of every table with what could tell of somebody, and with the same of somebody else, and looks through the
// bytes of the file once they are forgotten (CR-2).
func TestErase(t *testing.T) {
	t.Parallel()
	const gone, stays = "ada.lovelace@example.org", "bo@example.net"
	path := filepath.Join(t.TempDir(), "club.db")
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	as := adjudicator.Player{Name: "player-7f3a", Address: "player-7f3a@forgotten.invalid"}
	e := games.Erasure{Player: gone, Addresses: []string{gone}, Accounts: []string{"adalovelace@example.org"}, As: as,
		Traces: []string{"0123"}, Looks: []games.Look{{Trace: "4567", Until: time.Unix(9e9, 0)}}}
	fillStore(t, s.medium.writer, 1, gone, as.Address)
	fillStore(t, s.medium.writer, 2, stays, stays)
	before := counts(t, s.medium.writer)
	forgetAll(t, s, e)
	after := counts(t, s.medium.writer)
	for table, n := range before {
		kept := []string{"letters_in", "matches", "events", "players", "imprints", "marks", "presets", "beliefs", "outages", "unfetched", "log", "log_edge", "offers", "requests", "endings", "watched", "results", "newest_names", "rating_lists", "audit", "tournaments", "tournament_players", "unrecorded", "unfiled", "records", "leases", "processes", "played", "numbers", "nodes", "relocations"}
		if want := n - 1; !slices.Contains(kept, table) && table != "traces" && after[table] != want {
			t.Errorf("%s has %d rows, want %d", table, after[table], want)
		}
		if slices.Contains(kept, table) && after[table] < n {
			t.Errorf("%s has lost %d rows", table, n-after[table])
		}
	}
	if until, err := s.Traced(t.Context(), "4567"); err != nil || until.Unix() != 9e9 {
		t.Errorf("the trace of the name: %v, %v", until, err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	grep(t, path, gone, "adalovelace@example.org")
}

// forgetAll erases somebody whose letters still wait, at last.
func forgetAll(t *testing.T, s *Store, e games.Erasure) {
	t.Helper()
	asked := time.Unix(1e9, 0)
	e.Asked = asked
	if done, err := s.Erase(t.Context(), e, asked.Add(games.Erasing-1)); done || err != nil {
		t.Fatalf("while letters wait: %v, %v", done, err)
	}
	if done, err := s.Erase(t.Context(), e, asked.Add(games.Erasing)); !done || err != nil {
		t.Fatalf("at last: %v, %v", done, err)
	}
	if gaps, err := s.Mark(t.Context(), games.OfService, games.MarkGaps); gaps == "" || err != nil {
		t.Errorf("the gaps are not noted: %v", err)
	}
	if err := s.Compact(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// grep wants none of the words in the bytes of a store.
func grep(t *testing.T, path string, words ...string) {
	t.Helper()
	for _, name := range []string{path, path + "-wal"} {
		data, err := os.ReadFile(name)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		for _, word := range words {
			if at := bytes.Index(data, []byte(word)); at >= 0 {
				t.Errorf("CR-2: %s still has %q: %q", filepath.Base(name), word, data[max(0, at-80):min(len(data), at+80)])
			}
		}
	}
}

// fillStore writes a row into every table, numbered n, in which every text tells of a person.
func fillStore(t *testing.T, db *sql.DB, n int, address, seat string) {
	t.Helper()
	for _, table := range tables(t, db) {
		var columns, marks []string
		var values []any
		rows, err := db.Query(`SELECT name, type FROM pragma_table_info(?)`, table)
		if err != nil {
			t.Fatal(err)
		}
		for rows.Next() {
			var name, kind string
			if err := rows.Scan(&name, &kind); err != nil {
				t.Fatal(err)
			}
			columns, marks = append(columns, name), append(marks, "?")
			values = append(values, fillColumn(table+"."+name, kind, n, address, seat))
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
		if _, err := db.Exec(fmt.Sprintf(`INSERT OR IGNORE INTO %s (%s) VALUES (%s)`, table, strings.Join(columns, ", "), strings.Join(marks, ", ")), values...); err != nil {
			t.Fatalf("%s: %v", table, err)
		}
	}
	if err := storetest.Sum(db); err != nil {
		t.Fatal(err)
	}
}

func fillColumn(column, kind string, n int, address, seat string) any {
	switch {
	case column == "outbox.state":
		return 0
	case column == "events.sum" || column == "club_events.sum" || column == "matches.sum":
		return []byte{} // until storetest.Sum
	case column == "events.kind":
		return "opened"
	case column == "events.data":
		return fmt.Sprintf(`{"id":%d,"terms":{"preset":"p","title":"P","rules":"r"},"white":{"name":%q,"address":%q},"black":{"name":"Cy","address":"cy@example.com"},"challenger":1,"note":%q}`, n, address, address, address)
	case column == "matches.white_address":
		return seat
	case column == "club_streams.stream" || column == "club_events.stream":
		return fmt.Sprint("p", n)
	case column == "audit.players":
		return fmt.Sprintf(",%d,", n)
	case column == "charges.account":
		return "pair " + address + " cy@example.com"
	case impersonal()[column] != "":
		return map[bool]any{true: []byte(fmt.Sprint(n)), false: fmt.Sprint(n)}[kind == "BLOB"]
	case kind == "TEXT":
		return address
	case kind == "BLOB":
		return []byte("From: " + address)
	}
	return n
}

func tables(t *testing.T, db *sql.DB) (names []string) {
	t.Helper()
	rows, err := db.QueryContext(context.Background(), `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'layouts' ORDER BY name <> 'outbox', name`)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	return names
}

func counts(t *testing.T, db *sql.DB) map[string]int {
	t.Helper()
	all := map[string]int{}
	for _, table := range tables(t, db) {
		var n int
		if err := db.QueryRow(`SELECT count(*) FROM ` + table).Scan(&n); err != nil {
			t.Fatal(err)
		}
		all[table] = n
	}
	return all
}
