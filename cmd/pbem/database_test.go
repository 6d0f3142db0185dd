package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"pbem/internal/testing/pgtest"
)

// onDatabase are the conversations by mail that are run on PostgreSQL, too. What a store promises is the suite's (games/storetest); these see
// that the commands work on it, and that letters are the same: they have been written for SQLite, and nothing in them is changed.
func onDatabase() []string {
	return []string{"conversation.txtar", "admin.txtar", "digest.txtar", "watching.txtar"}
}

// TestOnDatabase runs conversations by mail with a store in a real PostgreSQL; PBEM_DATABASE=all runs all that need no file of a store.
func TestOnDatabase(t *testing.T) {
	t.Parallel()
	var server pgtest.Shared
	server.Start(t)
	params := correspondence("")
	setup := params.Setup
	params.Setup = func(env *testscript.Env) error {
		return withDatabase(env, server.Database(t), setup)
	}
	params.Dir, params.Files = "", scripts(t)
	testscript.Run(t, params)
	t.Run("moved", func(t *testing.T) { moved(t, &server) })
}

// moved runs conversations in which the store is moved, or put back, between a file and a database, $DATABASE, and $OTHER.
func moved(t *testing.T, server *pgtest.Shared) {
	params := correspondence("testdata/moved")
	setup := params.Setup
	params.Setup = func(env *testscript.Env) error {
		env.Vars = append(env.Vars, "DATABASE="+server.Database(t), "OTHER="+server.Database(t))
		return setup(env)
	}
	testscript.Run(t, params)
}

func scripts(t *testing.T) (files []string) {
	for _, name := range onDatabase() {
		files = append(files, filepath.Join("testdata/mail", name))
	}
	if os.Getenv("PBEM_DATABASE") != "all" {
		return files
	}
	all, err := filepath.Glob("testdata/mail/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(all, func(file string) bool {
		text, err := os.ReadFile(file)
		return err != nil || strings.Contains(string(text), ".db") || strings.Contains(string(text), "$STORED")
	})
}

// withDatabase has the configuration of a script name the database.
func withDatabase(env *testscript.Env, address string, setup func(*testscript.Env) error) error {
	file := filepath.Join(env.WorkDir, "pbem.yaml")
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	lines := slices.DeleteFunc(strings.SplitAfter(string(text), "\n"), func(line string) bool { return strings.HasPrefix(line, "store:") })
	changed := strings.Join(lines, "") + "\nstore: " + address + "\n"
	if err := os.WriteFile(file, []byte(changed), 0o600); err != nil {
		return err
	}
	return setup(env)
}
