package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"pbem/internal/testing/pgtest"
	"pbem/mailer/mailtest/lint"
)

// laterMigration is what a later version may do to the tables beside this one: it adds a table, an index, and columns with a default to
// tables that every letter writes to.
const laterMigration = `CREATE TABLE later (id bigint PRIMARY KEY);
ALTER TABLE letters_in ADD COLUMN later bigint NOT NULL DEFAULT 0;
ALTER TABLE arrivals ADD COLUMN later bigint NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN later text NOT NULL DEFAULT '';
ALTER TABLE nodes ADD COLUMN later bigint NOT NULL DEFAULT 0;
CREATE INDEX outbox_later ON outbox (later);
`

const laterLayout = 99999

// TestTwoVersions upgrades two machines as docs/hosting-many.md has it: one is ended and started with a later version, which changes the tables, while
// the other goes on with them. Only when that one is started again it refuses, in words, and by a pipe, from where letters are brought
// again; until it has the later version, too.
func TestTwoVersions(t *testing.T) {
	t.Parallel()
	var server pgtest.Shared
	server.Start(t)
	this, err := built.path()
	if err != nil {
		t.Fatal(err)
	}
	later := builtWith(t, map[string]string{fmt.Sprintf("../../games/postgres/migrations/%05d_later.sql", laterLayout): laterMigration})
	c := &upgraded{dir: shortDir(t), database: server.Database(t)}
	one, two := c.start(t, "one", this), c.start(t, "two", this)
	c.letter(t, "one", "before")

	two.terminate(t)
	two = c.start(t, "two", later)
	eventually(t, "the database knows that nodes of two layouts run", func() bool {
		layouts := c.layouts(t)
		return len(layouts) == 2 && layouts[0] < laterLayout && layouts[1] == laterLayout
	})
	c.letter(t, "one", "beside-later-tables")
	c.letter(t, "two", "to-the-later")

	one.terminate(t)
	refused := fmt.Sprintf("layout %d by a later version of this program", laterLayout)
	if code, said := c.run(t, "one", this, "serve", ""); code != exitOutside || !strings.Contains(said, refused) {
		t.Errorf("started on later tables it ends with %d\n%s", code, said)
	}
	if code, said := c.run(t, "one", this, "deliver", stranger("by-pipe@example.org")); code != exitTemporary || !strings.Contains(said, refused) {
		t.Errorf("a pipe ends with %d\n%s", code, said)
	}
	c.letter(t, "two", "to-the-later-again")
	one = c.start(t, "one", later)
	c.letter(t, "one", "upgraded")
	one.terminate(t)
	two.terminate(t)
	for _, fault := range lint.Folder("games@example.org", filepath.Join(c.dir, "letters")) {
		t.Error(fault)
	}
}

// builtWith builds the program as it would be with some more files.
func builtWith(t *testing.T, files map[string]string) (program string) {
	t.Helper()
	dir := t.TempDir()
	program = filepath.Join(dir, "pbem")
	replace := map[string]string{}
	for path, text := range files {
		absolute, err := filepath.Abs(path)
		replace[absolute] = filepath.Join(dir, filepath.Base(path))
		if err := errors.Join(err, os.WriteFile(replace[absolute], []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err := errors.Join(err, os.WriteFile(filepath.Join(dir, "overlay.json"), overlay, 0o600)); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "build", "-ldflags=-s -w", "-overlay", filepath.Join(dir, "overlay.json"), "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

// shortDir is a folder whose path is short enough for sockets.
func shortDir(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "pbem-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

// upgraded are machines that share a database and a key, and get letters over LMTP. Each is called by a name.
type upgraded struct{ dir, database string }

func (c *upgraded) socket(name string) string { return filepath.Join(c.dir, name+".sock") }

// config is the file of a machine's configuration.
func (c *upgraded) config(t *testing.T, name, listen string) (file string) {
	t.Helper()
	file = filepath.Join(c.dir, name+".yaml")
	text := strings.Join([]string{"address: games@example.org", "store: " + c.database, "key: file:server.key", "inbox: none", "receive: lmtp:unix:" + c.socket(name),
		"send: dir:letters", "trust: token", "archive: dir:records-" + name, "listen: " + listen}, "\n")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// start has a machine serve with a program.
func (c *upgraded) start(t *testing.T, name, program string) *served {
	t.Helper()
	d := &served{listen: freeAddress(t)}
	d.cmd = exec.Command(program, "serve", "--config", c.config(t, name, d.listen))
	d.cmd.Env = []string{"PATH=" + os.Getenv("PATH")}
	d.begin(t)
	d.awaitReady(t)
	return d
}

// run has a machine do something that ends by itself, with a letter.
func (c *upgraded) run(t *testing.T, name, program, command, letter string) (code int, said string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, command, "--config", filepath.Join(c.dir, name+".yaml"))
	cmd.Stdin = strings.NewReader(letter)
	out, _ := cmd.CombinedOutput() // the code is what is asked for
	return cmd.ProcessState.ExitCode(), string(out)
}

func stranger(id string) string {
	return fmt.Sprintf("From: %[1]s\r\nTo: games@example.org\r\nSubject: hello\r\nMessage-ID: <%[1]s>\r\n\r\nhelp\r\n", id)
}

// letter brings a letter to a machine, and wants one answer.
func (c *upgraded) letter(t *testing.T, name, id string) {
	t.Helper()
	id += "@example.org"
	if err := handOver(c.socket(name), id, stranger(id)); err != nil {
		t.Fatalf("%s does not take %s: %v", name, id, err)
	}
	n := 0
	eventually(t, id+" is answered", func() bool {
		n = answersIn(filepath.Join(c.dir, "letters"), id)
		return n > 0
	})
	if n != 1 {
		t.Errorf("%d answers to %s", n, id)
	}
}

// layouts are those that the nodes know.
func (c *upgraded) layouts(t *testing.T) (all []int64) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), c.database) // this version's store is not to be opened on later tables
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	rows, err := conn.Query(t.Context(), "SELECT layout FROM nodes ORDER BY layout")
	if err == nil {
		all, err = pgx.CollectRows(rows, pgx.RowTo[int64])
	}
	if err != nil {
		t.Fatal(err)
	}
	return all
}
