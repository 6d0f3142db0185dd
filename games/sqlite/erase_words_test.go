package sqlite

import (
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
