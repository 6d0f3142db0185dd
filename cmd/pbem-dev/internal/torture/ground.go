package torture

import (
	"database/sql"
	"fmt"
	"path/filepath"

	_ "modernc.org/sqlite" // the driver "sqlite"

	"pbem/games"
	"pbem/games/sqlite"
)

// ground is what the services of a host keep their store on.
type ground interface {
	// setting is the line of a daemon's configuration that tells of it, "" for none.
	setting(daemon int) string
	// open opens the store, beside services or after them.
	open() (games.Store, error)
	// look opens what the store is made of, for the audit.
	look() (*sql.DB, error)
	// sound says what is not sound in it, nothing if all is.
	sound(db *sql.DB) (wrong []string, err error)
	// spare ends whatever befalls it.
	spare() error
	stop() error
}

// file is a store in a file of a folder.
type file struct{ dir string }

func (f file) path() string { return filepath.Join(f.dir, "games.db") }

func (f file) setting(int) string { return "" }

func (f file) open() (games.Store, error) { return sqlite.Open(f.path()) }

func (f file) look() (*sql.DB, error) { return sql.Open("sqlite", f.path()) }

func (f file) sound(db *sql.DB) (wrong []string, err error) {
	var word string
	if err := db.QueryRow("PRAGMA integrity_check").Scan(&word); err != nil {
		return nil, fmt.Errorf("cannot check the file: %w", err)
	}
	if word != "ok" {
		wrong = append(wrong, word)
	}
	return wrong, nil
}

func (f file) spare() error { return nil }

func (f file) stop() error { return nil }
