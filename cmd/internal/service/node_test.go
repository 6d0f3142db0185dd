package service

import (
	"path/filepath"
	"testing"

	"pbem/cmd/internal/config"
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
