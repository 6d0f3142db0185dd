package doctor

import (
	"database/sql"
	"errors"
	"io"
	"os"
	"os/exec"
	"testing"

	"pbem/games/sqlite"
	"pbem/games/storetest"
)

const childStore = "PBEM_TEST_STORE"

// TestMain lets a test run this program again as a process that has a store open.
func TestMain(m *testing.M) {
	path := os.Getenv(childStore)
	if path == "" {
		os.Exit(m.Run())
	}
	store, err := sqlite.Open(path)
	if err != nil {
		os.Exit(1)
	}
	os.Stdout.WriteString("open\n")
	io.Copy(io.Discard, os.Stdin)
	store.Close()
}

// elsewhere opens a store in another process until the test ends.
func elsewhere(t *testing.T, path string) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childStore+"="+path, "GORACE=atexit_sleep_ms=0") // the race detector makes every exit a second longer
	in, err := cmd.StdinPipe()
	out, err2 := cmd.StdoutPipe()
	if err := errors.Join(err, err2, cmd.Start()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		cmd.Wait()
	})
	if _, err := io.ReadFull(out, make([]byte, len("open\n"))); err != nil {
		t.Fatal(err)
	}
}

// tornHistory loses an event of a game.
func tornHistory(r *rig) {
	db, err := sql.Open("sqlite", r.path("games.db"))
	if err != nil {
		r.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(`INSERT INTO matches (id, version, stage, preset, title, white_name, white_address, black_name, black_address,
		turn, to_move, result, reason, private, program, sum) VALUES (1, 2, 2, '', '', '', '', '', '', 1, 1, '', '', 0, 0, x'')`); err != nil {
		r.Fatal(err)
	}
	if err := storetest.Sum(db); err != nil {
		r.Fatal(err)
	}
}
