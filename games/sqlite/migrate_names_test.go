package sqlite_test

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/pressly/goose/v3"

	"pbem/games"
)

// before makes a store of before names were unique, with five players and two games.
func before(t *testing.T) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "games.db")
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	provider, err := goose.NewProvider(goose.DialectSQLite3, db, os.DirFS("migrations"), goose.WithDisableGlobalRegistry(true))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := provider.UpTo(t.Context(), 12); err != nil {
		t.Fatal(err)
	}
	for _, p := range [][2]string{{"ann@x", "Bo"}, {"zoe@x", "BO"}, {"bo@x", "B0"}, {"cy@x", "Cy"}, {"new@x", ""}} {
		_, wrong := db.Exec(`INSERT INTO players (address, name, verified, blocked, epoch, plain) VALUES (?, ?, 1, 0, 0, 0)`, p[0], p[1])
		err = errors.Join(err, wrong)
	}
	for id, white := range map[int]string{7: "zoe@x", 9: "bo@x"} {
		_, wrong := db.Exec(`INSERT INTO matches (id, version, stage, preset, title, white_name, white_address, black_name, black_address, turn, to_move, result, reason, private)
			VALUES (?, 0, 2, '', '', '', ?, '', 'cy@x', 1, 0, '', '', 0)`, id, white)
		err = errors.Join(err, wrong)
	}
	if err := errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestNamesThatWereThere: in a store of before names were unique, each has the player who came first; the others keep theirs as it is.
func TestNamesThatWereThere(t *testing.T) {
	store := open(t, before(t))
	defer store.Close()
	for look, want := range map[string]string{"bo": "zoe@x", "cy": "cy@x"} {
		if n, err := store.Name(t.Context(), look); err != nil || n.Player != want || !n.GivenUp.IsZero() {
			t.Errorf("%q is the name of %+v, %v; want %s", look, n, err, want)
		}
	}
	if _, err := store.Name(t.Context(), ""); !errors.Is(err, games.ErrNotFound) {
		t.Errorf("the player without a name: %v", err)
	}
	if p, err := store.Player(t.Context(), "bo@x"); err != nil || p.Name != "B0" {
		t.Errorf("%+v, %v", p, err)
	}
}

// TestNumbersForThoseWhoWereThere: the players of an older store are numbered by their first games, then by the alphabet, and a new one
// comes behind them.
func TestNumbersForThoseWhoWereThere(t *testing.T) {
	store := open(t, before(t))
	defer store.Close()
	if err := store.Commit(t.Context(), games.Commit{Players: []games.Player{{Address: "abe@x"}}}); err != nil {
		t.Fatal(err)
	}
	for address, want := range map[string]string{"cy@x": "p1", "zoe@x": "p2", "bo@x": "p3", "ann@x": "p4", "new@x": "p5", "abe@x": "p6"} {
		if p, err := store.Player(t.Context(), address); err != nil || p.ID() != want {
			t.Errorf("%s is %s, %v; want %s", address, p.ID(), err, want)
		}
	}
}
