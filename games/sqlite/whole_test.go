package sqlite

import (
	"crypto/sha256"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer"
)

// TestEveryColumnIsHeld: each column of each table stands a second time in the file, in an index of all rows, for integrity_check to compare, or a sum
// or hash is kept of it. A new table, or a new column, is to be put into an index "<table>_whole".
func TestEveryColumnIsHeld(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	s.Close()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	// The key of a table that is no index stands in every index of it; a table without other columns holds nothing that can be another.
	const bareSQL = `SELECT m.name || '.' || c.name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'
		AND NOT EXISTS (SELECT 1 FROM pragma_index_list(m.name) l, pragma_index_xinfo(l.name) x
			WHERE l.partial = 0 AND x.name = c.name AND (l.origin <> 'pk' OR m.sql NOT LIKE '%WITHOUT ROWID%'))`
	rows, err := db.Query(bareSQL)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	held := map[string]string{ // by relational.Whole, and lettersWhole
		"presets": "hash data", "log": "line text", "log_edge": "id size roots",
		"events": "match_id seq at seat cause kind data sum", "club_events": "stream seq at cause kind data sum",
		"matches": "id version stage preset title white_name white_address black_name black_address turn to_move result reason private program updated sum", "letters_out": "data",
		"layouts": "number sum", // any other is refused
	}
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		table, column, _ := strings.Cut(name, ".")
		if !slices.Contains(strings.Fields(held[table]), column) {
			t.Errorf("nothing holds %s to what was written", name)
		}
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
}

// TestSixteenBytes: where sixteen bytes of the file are others, Inspect says so, or all that the store holds reads as before.
func TestSixteenBytes(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	fillAll(t, path)
	before, err := dump(t, path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Inspect(t.Context(), path); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	const places = 200
	for name, other := range map[string]func(*rand.Rand, byte) byte{
		"by chance":      func(r *rand.Rand, b byte) byte { return b ^ byte(1+r.IntN(255)) },
		"text into text": func(_ *rand.Rand, b byte) byte { return b ^ 1 },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			chance := rand.New(rand.NewPCG(16, 42))
			spoilt := filepath.Join(t.TempDir(), "games.db")
			seen := 0
			for range places {
				data := slices.Clone(whole)
				at := chance.IntN(len(data) - 16)
				for i := at; i < at+16; i++ {
					data[i] = other(chance, data[i])
				}
				if err := os.WriteFile(spoilt, data, 0o600); err != nil {
					t.Fatal(err)
				}
				if _, err := Inspect(t.Context(), spoilt); err != nil {
					seen++
					continue
				}
				after, err := dump(t, spoilt)
				if line := differs(before, after); err != nil || line != "" {
					t.Errorf("sixteen bytes from %d on (page %d) are others, and nobody sees it: %v %q", at, at/4096+1, err, line)
				}
			}
			if seen < places/3 {
				t.Errorf("only %d of %d are where something is", seen, places)
			}
		})
	}
}

// differs returns the first line that is not in both.
func differs(before, after []string) string {
	for i := range max(len(before), len(after)) {
		if i >= len(after) {
			return before[i]
		}
		if i >= len(before) || before[i] != after[i] {
			return after[i]
		}
	}
	return ""
}

// dump reads all that a store holds, a line a row, but for the counter of quarantine (sqlite_sequence), which has no second copy.
func dump(t *testing.T, path string) (all []string, err error) {
	err = withFile(path, "ro", func(db *sql.DB) error {
		tables, err := strs(db, `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`)
		for _, table := range append(tables, "sqlite_schema") {
			if err != nil {
				break
			}
			var columns, rows []string
			if columns, err = strs(db, `SELECT 'quote("' || name || '")' FROM pragma_table_info(?) ORDER BY cid`, table); err != nil {
				break
			}
			rows, err = strs(db, fmt.Sprintf(`SELECT '%s ' || %s FROM "%s"`, table, strings.Join(columns, " || ' ' || "), table))
			all = append(all, rows...)
		}
		return err
	})
	slices.Sort(all)
	return all, err
}

func strs(db *sql.DB, statement string, args ...any) (all []string, err error) {
	rows, err := db.Query(statement, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var s string
		if err := rows.Scan(&s); err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, rows.Err()
}

// fillAll makes a store with rows in every table: by commits where a sum or a hash is kept, by chance where not.
func fillAll(t *testing.T, path string) {
	t.Helper()
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	for n := range 20 {
		if err := s.Commit(t.Context(), someCommit(n+1)); err != nil {
			t.Fatal(err)
		}
		err := s.SetAside(t.Context(), games.Quarantined{Digest: fmt.Sprint("aside ", n), Reason: "it breaks", Letter: mailer.Incoming{Raw: []byte(strings.Repeat("Hello\r\n", 40*n))}})
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(1, 2))
	err = withFile(path, "rw", func(db *sql.DB) error {
		tables, err := strs(db, `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
			AND name NOT IN ('layouts', 'relocations', 'presets', 'log', 'log_edge', 'events', 'club_events', 'matches', 'outbox', 'letters_out')`)
		if err != nil {
			return err
		}
		for _, table := range tables {
			kinds, err := strs(db, `SELECT type FROM pragma_table_info(?) ORDER BY cid`, table)
			if err != nil {
				return err
			}
			for range 25 {
				var row []any
				for _, kind := range kinds {
					row = append(row, some(chance, kind))
				}
				if _, err := db.Exec(`INSERT INTO "`+table+`" VALUES (?`+strings.Repeat(", ?", len(row)-1)+`)`, row...); err != nil {
					return fmt.Errorf("%s: %w", table, err)
				}
			}
		}
		_, err = db.Exec("VACUUM")
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func some(chance *rand.Rand, kind string) any {
	switch kind {
	case "INTEGER":
		return chance.Int64N(1 << 40)
	case "REAL":
		return chance.Float64()
	case "BLOB":
		return fmt.Appendf(nil, "%x", chance.Uint64())
	}
	return fmt.Sprintf("%x %x", chance.Uint64(), chance.Uint64())
}

// someCommit begins a game, with all that has a sum or a hash.
func someCommit(n int) games.Commit {
	at := time.Date(2026, 11, 28, 12, n, 0, 0, time.UTC)
	rules := fmt.Appendf(nil, "name: game %d\n", n)
	opened := adjudicator.Event{At: at, By: adjudicator.WhiteSeat, Cause: "d", Fact: adjudicator.Opened{ID: n, White: adjudicator.Player{Name: "Ada", Address: "ada@example.org"}}}
	return games.Commit{Digest: fmt.Sprint("digest ", n), At: at,
		Presets: []games.Preset{{Hash: fmt.Sprintf("sha256:%x", sha256.Sum256(rules)), Data: rules}},
		Changes: []games.Change{{Match: n, Events: []adjudicator.Event{opened}, Summary: games.Summary{ID: n, Version: 1, Stage: adjudicator.Playing, Preset: "p",
			White: adjudicator.Player{Address: "ada@example.org"}, Updated: at, Due: at.Add(time.Hour), Deadline: at.Add(2 * time.Hour)}}},
		Club: []games.ClubChange{{Stream: club.Stream(fmt.Sprint("p", n)), Events: []club.Event{{At: at, Cause: "d", Fact: club.Banned{}}}}},
		Log:  games.Logged{From: int64(n - 1), Lines: []string{fmt.Sprint("begin games.example ", n)}},
		Outbox: []games.Outgoing{{Match: n, Seat: adjudicator.WhiteSeat, Kind: "answer", Due: at, Created: at, Envelope: mailer.Envelope{MessageID: fmt.Sprint(n, "@games.example"),
			From: "games@games.example", To: "ada@example.org", Data: fmt.Appendf(nil, "Subject: game %d\r\n\r\nHello Ada.\r\n", n)}}},
	}
}
