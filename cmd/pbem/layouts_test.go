package main

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/games/sqlite"
	"pbem/mailer/catalog"
)

// TestOtherLayouts: a store that no released version has made, a later version's and another program's file are refused by whichever command opens them, in a
// sentence that names the file and what it is, and not a byte of it changes.
func TestOtherLayouts(t *testing.T) {
	t.Parallel()
	kinds := map[string]struct{ change, want string }{
		"before the baseline":      {"DROP TABLE layouts", "it has the layout “before the baseline” of a development version; this version reads layout 1 ("},
		"of another first layout":  {"UPDATE layouts SET sum = '0123456789'", "it has the layout 1 (01234567) of a development version; this version reads layout 1 ("},
		"of a later version":       {"INSERT INTO layouts (number, sum) VALUES (99999, 'x')", "it was brought to layout 99999 by a later version of this program"},
		"another program's":        {"", "it is a SQLite file, but no store of pbem"},
		"another program's layout": {"CREATE TABLE layouts (number INTEGER, sum TEXT)", "it is a SQLite file, but no store of pbem"},
	}
	commands := [][]string{
		{"serve"}, {"deliver"}, {"tick"}, {"doctor", "--offline"}, {"backup", "copy.db"}, {"restore", "other.db"}, {"why", "x"}, {"admin", "games"}, {"quarantine", "list"},
		{"quarantine", "show", "1"}, {"quarantine", "retry", "1"}, {"quarantine", "drop", "1"}, {"store", "copy", "games.db", "moved.db"},
	}
	for name, kind := range kinds {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, words := range commands {
				refusesLayout(t, words, strings.Contains(name, "program"), kind.change, kind.want)
			}
		})
	}
}

// refusesLayout calls a command in a folder of its own with a store that was changed.
func refusesLayout(t *testing.T, words []string, foreign bool, change, want string) {
	t.Helper()
	dir := t.TempDir()
	name := "games.db"
	if words[0] == "restore" {
		name = words[1]
	}
	path, config := filepath.Join(dir, name), filepath.Join(dir, "pbem.yaml")
	text := "address: games@example.org\nstore: sqlite:" + filepath.Join(dir, "games.db") + "\nkey: file:" + filepath.Join(dir, "server.key") + "\ninbox: none\nreceive: lmtp:unix:" +
		filepath.Join(dir, "s") + "\nsend: dir:" + filepath.Join(dir, "out") + "\ntrust: token\narchive: dir:" + filepath.Join(dir, "records") + "\n"
	err := os.WriteFile(config, []byte(text), 0o600)
	if !foreign {
		store, wrong := sqlite.Open(path)
		err = errors.Join(err, wrong, store.Close())
	} else {
		change = "CREATE TABLE notes (text TEXT); " + change
	}
	db, wrong := sql.Open("sqlite", path)
	if err := errors.Join(err, wrong); err != nil {
		t.Fatal(err)
	}
	_, err = db.Exec(change)
	if err := errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var args []string
	for _, word := range words {
		if strings.Contains(word, ".db") {
			word = filepath.Join(dir, word)
		}
		args = append(args, word)
	}
	if words[0] != "store" {
		args = append(args, "--config", config)
	}
	var out, said bytes.Buffer
	env := &Env{Context: context.Background(), In: strings.NewReader("From: ada@example.org\n\nhelp\n"), Out: &out, Err: &said, Getenv: func(string) string { return "" }, Words: catalog.English()}
	code := run(env, args)
	if all := out.String() + said.String(); code == 0 || !strings.Contains(all, want) || !strings.Contains(all, name) {
		t.Errorf("pbem %s: exit %d, want %q\n%s", strings.Join(words, " "), code, want, all)
	}
	if after, err := os.ReadFile(path); err != nil || !bytes.Equal(after, before) {
		t.Errorf("pbem %s: the file is another one now: %v", strings.Join(words, " "), err)
	}
}
