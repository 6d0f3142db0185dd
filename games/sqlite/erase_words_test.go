package sqlite

import (
	"errors"
	"path/filepath"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// TestEraseName: news that waits for others names the pseudonym, for whoever was no opponent of theirs, too; no letter that was sent tells of
// them any more (CR-2); and what others have written is as it was, whatever somebody who is forgotten was called.
func TestEraseName(t *testing.T) {
	t.Parallel()
	s, err := Open(filepath.Join(t.TempDir(), "club.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for _, statement := range []string{
		`INSERT INTO players (address, name, number, verified, blocked, epoch, plain) VALUES ('ada@example.org', 'Ada Hen', 1, 1, 0, 0, 0)`,
		`INSERT INTO erasures (player, data) VALUES ('ada@example.org', '{}')`,
		`INSERT INTO topics (id, player, kind, match_id, seat, turn, undos, data, at, due) VALUES ('t', 'bo@example.org', 'news', 0, 0, 0, 0, 'Ada Hen has left; Ada Henson plays on, and Bo.', 1, 1)`,
		`INSERT INTO held (id, player, match_id, seat, kind, text, at, due) VALUES ('h', 'bo@example.org', 9, 1, 'said', 'players Ada Hen', 1, 1)`,
		`INSERT INTO requests (number, address, match_id, seat, turn, text, done) VALUES (1, 'bo@example.org', 0, 0, 0, 'refuse Ada Hen', 0), (2, 'bo@example.org', 0, 0, 0, 'refuse Ada Henson', 0)`,
		`INSERT INTO outbox (id, message_id, sender, recipient, sum, match_id, seat, kind, ready, state) VALUES
			(1, 'sent', '', 'bo@example.org', x'00', 9, 1, 'answer', 1, 1), (2, 'waits', '', 'bo@example.org', x'00', 9, 1, 'answer', 1, 0)`,
		`INSERT INTO letters_out (id, match_id, seat, data) VALUES (1, 9, 1, CAST('against Ada' || char(10) || 'Hen' AS BLOB)), (2, 9, 1, CAST('your turn' AS BLOB))`,
	} {
		if _, err := s.medium.writer.Exec(statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	e := games.Erasure{Player: "ada@example.org", Addresses: []string{"ada@example.org"}, As: adjudicator.Player{Name: "player-7f3a", Address: "player-7f3a@forgotten.invalid"}}
	if done, err := s.Erase(t.Context(), e, time.Unix(1, 0)); !done || err != nil {
		t.Fatal(done, err)
	}
	for query, want := range map[string]string{
		`SELECT data FROM topics`:                          "player-7f3a has left; Ada Henson plays on, and Bo.",
		`SELECT text FROM held`:                            "players Ada Hen", // another's own words
		`SELECT group_concat(text) FROM requests`:          "refuse Ada Hen,refuse Ada Henson",
		`SELECT group_concat(id) FROM letters_out`:         "2",
		`SELECT count(*) FROM outbox WHERE state IN (0,1)`: "2",
	} {
		var got string
		if err := s.medium.writer.QueryRow(query).Scan(&got); err != nil || got != want {
			t.Errorf("%s is %q, want %q: %v", query, got, want, err)
		}
	}
}

// TestEraseFormer forgets somebody who has moved: what was known of the new address before it was theirs, and that the old one is nobody's,
// are rows of the players, too.
func TestEraseFormer(t *testing.T) {
	t.Parallel()
	s, path := opened(t,
		`INSERT INTO players (address, name, verified, blocked, epoch, plain, mail, number) VALUES ('ada@old.example', 'Ada', 1, 0, 2, 0, 'ada@new.example', 1)`,
		`INSERT INTO players (address, name, verified, blocked, epoch, plain, invited, number) VALUES ('ada@new.example', '', 0, 0, 0, 0, 1000, 2)`,
		`INSERT INTO players (address, name, verified, blocked, epoch, plain, mail, number) VALUES ('ada@old.example #17', '', 0, 0, 0, 0, 'ada@old.example', 3)`,
		`INSERT INTO players (address, name, verified, blocked, epoch, plain, mail, number) VALUES ('bo@example.net', 'Bo', 1, 0, 0, 0, '', 4)`,
		`INSERT INTO requests (number, address, match_id, seat, turn, text, done) VALUES (5, 'ada@old.example #17', 0, 0, 0, 'join Spring Table', 0)`,
		`INSERT INTO erasures (player, data) VALUES ('ada@old.example', '{}')`,
		`INSERT INTO addresses (address, player) VALUES ('ada@new.example', 'ada@old.example'), ('ada@old.example', 'ada@old.example #17')`,
	)
	e := games.Erasure{Player: "ada@old.example", Addresses: []string{"ada@old.example", "ada@new.example"}, As: adjudicator.Player{Name: "player-7f3a", Address: "player-7f3a@forgotten.invalid"}}
	if done, err := s.Erase(t.Context(), e, time.Unix(1e9, 0)); !done || err != nil {
		t.Fatalf("erased: %v, %v", done, err)
	}
	if err := s.Compact(t.Context()); err != nil {
		t.Fatal(err)
	}
	if next, err := s.NextPlayer(t.Context()); next != 5 || err != nil {
		t.Errorf("the next player gets the number %d: %v", next, err)
	}
	if p, err := s.Player(t.Context(), "bo@example.net"); p.Name != "Bo" || err != nil {
		t.Errorf("Bo is %+v: %v", p, err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	grep(t, path, "ada@old.example", "ada@new.example")
}

// TestEraseMoved forgets somebody who has moved, and whose first address is a player's by now who has nothing to do with them.
func TestEraseMoved(t *testing.T) {
	t.Parallel()
	s, path := opened(t,
		`INSERT INTO players (address, name, verified, blocked, epoch, plain, mail, number) VALUES ('box@old.example', 'Ada', 1, 0, 2, 0, 'ada@new.example', 1)`,
		`INSERT INTO players (address, name, verified, blocked, epoch, plain, mail, number) VALUES ('box@old.example #17', 'Bo', 1, 0, 0, 0, 'box@old.example', 2)`,
		`INSERT INTO erasures (player, data) VALUES ('box@old.example', '{}')`,
		`INSERT INTO addresses (address, player) VALUES ('ada@new.example', 'box@old.example'), ('box@old.example', 'box@old.example #17')`,
		`INSERT INTO requests (number, address, match_id, seat, turn, text, done) VALUES (5, 'box@old.example #17', 0, 0, 0, 'join Spring Table', 0), (6, 'box@old.example', 0, 0, 0, 'refuse Spring Table', 0)`,
	)
	e := games.Erasure{Player: "box@old.example", Addresses: []string{"ada@new.example"}, As: adjudicator.Player{Name: "player-7f3a", Address: "player-7f3a@forgotten.invalid"}}
	if done, err := s.Erase(t.Context(), e, time.Unix(1e9, 0)); !done || err != nil {
		t.Fatalf("erased: %v, %v", done, err)
	}
	if p, err := s.Player(t.Context(), "box@old.example #17"); p.Name != "Bo" || p.Blocked || err != nil {
		t.Errorf("Bo is %+v: %v", p, err)
	}
	if owner, err := s.PlayerAt(t.Context(), "box@old.example"); owner != "box@old.example #17" || err != nil {
		t.Errorf("their address is of %q: %v", owner, err)
	}
	if _, err := s.Player(t.Context(), "box@old.example"); !errors.Is(err, games.ErrNotFound) {
		t.Errorf("Ada is known: %v", err)
	}
	var open string
	if err := s.medium.writer.QueryRowContext(t.Context(), `SELECT group_concat(text) FROM requests WHERE done = 0`).Scan(&open); open != "join Spring Table" || err != nil {
		t.Errorf("open requests: %q, %v", open, err)
	}
	if err := s.Compact(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	grep(t, path, "ada@new.example", "refuse Spring")
}

// opened is a new store with some rows, and its file.
func opened(t *testing.T, rows ...string) (s *Store, path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "club.db")
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		if _, err := s.medium.writer.ExecContext(t.Context(), row); err != nil {
			t.Fatal(err)
		}
	}
	return s, path
}
