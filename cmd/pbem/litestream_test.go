package main

import (
	"database/sql"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"pbem/games/sqlite"
	"pbem/internal/testing/servers"
)

// TestLitestream restores a store from what Litestream has copied of it, by the configuration in docs/hosting.md. It takes the program that
// PBEM_LITESTREAM names, or litestream.
func TestLitestream(t *testing.T) {
	t.Parallel()
	program := litestream(t)
	params := correspondence("testdata/litestream")
	setup := params.Setup
	params.Setup = func(env *testscript.Env) error {
		env.Vars = append(env.Vars, "LITESTREAM="+program)
		return setup(env)
	}
	r := &replication{program: program}
	t.Cleanup(r.end)
	params.Cmds["replicate"] = func(ts *testscript.TestScript, _ bool, _ []string) { ts.Check(r.begin(ts.MkAbs("."))) }
	params.Cmds["replicated"] = func(ts *testscript.TestScript, _ bool, _ []string) { ts.Check(r.wait()) }
	params.Cmds["lost"] = func(*testscript.TestScript, bool, []string) { r.end() }
	params.Cmds["compact"] = func(ts *testscript.TestScript, _ bool, _ []string) {
		store, err := sqlite.Open(ts.MkAbs("games.db"))
		ts.Check(err)
		defer store.Close()
		ts.Check(store.Compact(t.Context()))
	}
	testscript.Run(t, params)
}

// litestream is the program. Debian has no package of it; "make test" builds it where there is none.
func litestream(t *testing.T) string {
	t.Helper()
	servers.Need(t)
	if named := os.Getenv("PBEM_LITESTREAM"); named != "" {
		return named
	}
	program, err := exec.LookPath("litestream")
	switch {
	case err == nil:
		return program
	case os.Getenv("CI") == "true":
		t.Fatalf("Litestream is needed; CI leaves nothing out: %v", err)
	}
	t.Skipf("LEFT OUT, this test has proved nothing: there is no Litestream here (go install github.com/benbjohnson/litestream/cmd/litestream@v0.3.13, and PBEM_LITESTREAM names it): %v", err)
	return ""
}

// replication is Litestream, copying the store of a folder.
type replication struct {
	program, dir string
	process      *exec.Cmd
}

func (r *replication) begin(dir string) error {
	r.dir = dir
	page, err := os.ReadFile("../../docs/hosting.md")
	if err != nil {
		return err
	}
	_, block, _ := strings.Cut(string(page), "\n    dbs:\n")
	block, _, found := strings.Cut(block, "\n\n")
	if !found {
		return fmt.Errorf("docs/hosting.md shows no configuration of Litestream")
	}
	config := strings.NewReplacer("\n    ", "\n", "/var/lib/pbem/games.db", dir+"/games.db", "/backups/games", dir+"/replica").Replace("\n    dbs:\n" + block + "\n")
	if err := os.WriteFile(dir+"/litestream.yml", []byte(config), 0o600); err != nil {
		return err
	}
	r.process = exec.Command(r.program, "replicate", "-config", dir+"/litestream.yml")
	return r.process.Start()
}

// wait waits until the copy has all that the store has.
func (r *replication) wait() error {
	store, copied := r.dir+"/games.db", r.dir+"/copied.db"
	want, err := contained(store)
	if err != nil {
		return err
	}
	var out []byte
	for begun := time.Now(); time.Since(begun) < time.Minute; time.Sleep(100 * time.Millisecond) {
		os.Remove(copied)
		if out, err = exec.Command(r.program, "restore", "-config", r.dir+"/litestream.yml", "-o", copied, store).CombinedOutput(); err != nil {
			continue
		}
		if got, err := contained(copied); err == nil && got == want {
			return nil
		}
	}
	return fmt.Errorf("Litestream does not come to what the store has, %s: %s", want, out)
}

// contained tells by what a store was changed last.
func contained(path string) (what string, err error) {
	db, err := sql.Open("sqlite", "file:"+path+"?mode=ro")
	if err != nil {
		return "", err
	}
	defer db.Close()
	err = db.QueryRow(`SELECT (SELECT count(*) FROM letters_in) || ' letters, ' || (SELECT count(*) FROM events) || ' events, ' || (SELECT group_concat(name || value) FROM marks)`).Scan(&what)
	return what, err
}

// end kills it.
func (r *replication) end() {
	if r.process != nil {
		_ = r.process.Process.Kill()
		_ = r.process.Wait()
		r.process = nil
	}
}
