package service

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/games"
)

// TestNodes: two processes that serve on one machine are two nodes; who is started again is called as before, and who only looks in as the
// machine is. A store that is a file has no nodes.
func TestNodes(t *testing.T) {
	t.Parallel()
	c := &config.Config{Database: "postgres://db/club", Key: filepath.Join(t.TempDir(), "key")}
	name := func(c *config.Config, serves bool) node {
		n, err := nameNode(c, serves)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(n.giveBack)
		return n
	}
	machine := name(c, false).name
	one, two, three := name(c, true), name(c, true), name(c, true)
	if machine == "" || one.name != machine || two.name != machine+" 2" || three.name != machine+" 3" {
		t.Errorf("on %q: %q, %q, %q", machine, one.name, two.name, three.name)
	}
	two.giveBack()
	if again := name(c, true); again.name != two.name {
		t.Errorf("started again: %q", again.name)
	}
	if file := name(&config.Config{Store: "games.db"}, true); file.name != "" {
		t.Errorf("with a file: %q", file.name)
	}
}

// TestMachineWord: a machine has the same word again, another another, and nobody can read in it what the machine is called by its system.
func TestMachineWord(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	none, empty := filepath.Join(dir, "none"), file("empty", "\n")
	unset := file("unset", "uninitialized\n")
	one, same, two := file("one", "0123abcd\n"), file("same", "0123abcd"), file("two", "0123abce\n")
	word := machineWord(one)
	if len(word) != 16 || strings.Contains(word, "0123") || machineWord(same) != word || machineWord(two) == word {
		t.Errorf("the words %q, %q and %q", word, machineWord(same), machineWord(two))
	}
	if got := machineWord(none, empty, unset, one, two); got != word {
		t.Errorf("of the first that says something: %q, want %q", got, word)
	}
	if got := machineWord(none, empty); got != "" {
		t.Errorf("where none does: %q", got)
	}
}

// TestStrangeKey: a service does not begin beside one that has another key, and says where that one runs. Beside one with the same it does.
func TestStrangeKey(t *testing.T) {
	t.Parallel()
	settings := onDatabase(t)
	world := World{Getenv: os.Getenv, Log: io.Discard, Clock: time.Now, Serves: true}
	s, err := Open(t.Context(), settings, world)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	soon := time.Now().Add(time.Hour) // that it goes on need not be waited for
	for _, p := range []games.Process{{Name: "a", Node: "near", Key: s.Daemon.Key, Alive: soon}, {Name: "b", Node: "far", Key: "another", Alive: soon}} {
		if err := s.store.Runs(t.Context(), p); err != nil {
			t.Fatal(err)
		}
		again, err := Open(t.Context(), settings, world)
		if refused := p.Node == "far"; refused != (err != nil) || refused && (!strings.Contains(err.Error(), "the service runs on far with a key") || strings.Contains(err.Error(), "near")) {
			t.Errorf("beside %s: %v", p.Node, err)
		}
		if err == nil {
			again.Close()
		}
	}
}
