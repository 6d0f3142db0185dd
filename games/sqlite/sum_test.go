package sqlite

import (
	"crypto/sha256"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// TestBytesThatChangeAreSeen: whatever byte of a row that decides is another one, SQLite thinks the file in order; whoever reads it, and Inspect,
// do not.
func TestBytesThatChangeAreSeen(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)
	const rules = "name: x\n"
	preset := games.Preset{Hash: fmt.Sprintf("sha256:%x", sha256.Sum256([]byte(rules))), Data: []byte(rules)}
	opened := adjudicator.Event{At: at, By: adjudicator.WhiteSeat, Cause: "d", Fact: adjudicator.Opened{ID: 1, White: adjudicator.Player{Name: "Ada", Address: "ada@example.org"}}}
	commit := games.Commit{Digest: "d", At: at, Presets: []games.Preset{preset},
		Changes: []games.Change{{Match: 1, Events: []adjudicator.Event{opened},
			Summary: games.Summary{ID: 1, Version: 1, Stage: adjudicator.Playing, Preset: "p", White: adjudicator.Player{Address: "ada@example.org"}, Updated: at}}},
		Club: []games.ClubChange{{Stream: "p1", Events: []club.Event{{At: at, Cause: "d", Fact: club.Banned{}}}}},
		Log:  games.Logged{Lines: []string{"begin games.example 1", "end games.example 1"}},
	}
	for name, c := range map[string]struct {
		spoil string
		read  func(*Store) error // nil where Inspect alone sees it
	}{
		"nothing":             {"", func(s *Store) error { return everything(t, s, preset.Hash) }},
		"a preset":            {`UPDATE presets SET data = CAST(replace(data, 'x', 'y') AS BLOB)`, func(s *Store) error { return everything(t, s, preset.Hash) }},
		"an event":            {`UPDATE events SET data = replace(data, 'Ada', 'Eve')`, func(s *Store) error { return everything(t, s, preset.Hash) }},
		"whose it is":         {`UPDATE events SET seat = 2`, func(s *Store) error { return everything(t, s, preset.Hash) }},
		"when it was":         {`UPDATE events SET at = at + 1`, func(s *Store) error { return everything(t, s, preset.Hash) }},
		"what caused it":      {`UPDATE events SET cause = 'e'`, func(s *Store) error { return everything(t, s, preset.Hash) }},
		"its sum":             {`UPDATE events SET sum = x'00112233445566778899aabbccddeeff'`, func(s *Store) error { return everything(t, s, preset.Hash) }},
		"an event of a club":  {`UPDATE club_events SET cause = 'e'`, func(s *Store) error { return everything(t, s, preset.Hash) }},
		"who plays":           {`UPDATE matches SET white_address = 'eve@example.org'`, func(s *Store) error { return everything(t, s, preset.Hash) }},
		"how it stands":       {`UPDATE matches SET stage = 3`, func(s *Store) error { return everything(t, s, preset.Hash) }},
		"a line of the log":   {`UPDATE log SET text = replace(text, '1', '2') WHERE line = 1`, nil},
		"the edge of the log": {`UPDATE log_edge SET size = 3`, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "games.db")
			s, err := Open(path)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Commit(t.Context(), commit); err != nil {
				t.Fatal(err)
			}
			s.Close()
			db, err := sql.Open("sqlite", path)
			if err != nil {
				t.Fatal(err)
			}
			if _, err = db.Exec(c.spoil); err != nil {
				t.Fatal(err)
			}
			db.Close()
			_, err = Inspect(t.Context(), path)
			if seen := err != nil && strings.Contains(err.Error(), "it is damaged: "); seen != (c.spoil != "") {
				t.Errorf("Inspect: %v", err)
			}
			if c.read == nil {
				return
			}
			if s, err = Open(path); err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			if err := c.read(s); (err != nil) != (c.spoil != "") || err != nil && (!errors.Is(err, games.ErrDamaged) || !errors.Is(err, games.ErrUnavailable)) {
				t.Errorf("read: %v", err)
			}
		})
	}
}

// everything reads what the commit has written.
func everything(t *testing.T, s *Store, preset string) error {
	_, err := s.Preset(t.Context(), preset)
	_, err2 := s.Events(t.Context(), 1)
	_, err3 := s.ClubEvents(t.Context(), "p1")
	_, err4 := s.Matches(t.Context(), games.Query{})
	edge, err5 := s.LogEdge(t.Context())
	if err5 == nil && edge.Size() != 2 {
		err5 = fmt.Errorf("a log of %d lines", edge.Size())
	}
	return errors.Join(err, err2, err3, err4, err5)
}
