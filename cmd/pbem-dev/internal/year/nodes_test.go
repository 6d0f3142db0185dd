package year

import (
	"slices"
	"testing"

	"pbem/internal/testing/pgtest"
)

// TestShortYearOfNodes plays a small club for some days on three nodes that share a PostgreSQL, each killed, and the database stopped at once.
func TestShortYearOfNodes(t *testing.T) {
	t.Parallel()
	pgtest.Require(t)
	w := lived(t, Options{Players: 8, Games: 20, Days: 9, Seed: 4, Kills: 8, Nodes: 3, Stops: 3})
	nodesTried(t, w)
	w.storeIsLookedThrough(t)
}

// nodesTried wants every node to have worked, some to have been killed, and what else is to happen to them to have come up.
func nodesTried(t *testing.T, w *world) {
	t.Helper()
	killed := 0
	for _, n := range w.house.nodes.all {
		if killed += n.killed; n.letters == 0 {
			t.Errorf("%s took no letters", n.name)
		}
	}
	if killed == 0 { // which of them are hangs on where the database's own threads were
		t.Error("no node was killed")
	}
	for what, n := range map[string]int{"games": w.report.Begun, "clocks": w.report.Clocks, "stops": len(w.report.Stops), "coming between": len(w.report.Between), "acts broken off": w.report.Checked[brokenActs], "nights": w.report.Checked[noNode]} {
		if n == 0 {
			t.Errorf("nothing was tried of %s", what)
		}
	}
}

// storeIsLookedThrough leaves an address in a table, where the check of who was forgotten finds it, in text and in bytes.
func (w *world) storeIsLookedThrough(t *testing.T) {
	t.Helper()
	const who = "nobody@people.test"
	d := w.house.nodes.database
	for _, statement := range []string{"INSERT INTO marks (name, value) VALUES ('some', 'x" + who + "x')", "INSERT INTO presets (hash, data) VALUES ('h', 'x" + who + "'::bytea)"} {
		if err := d.ask(statement); err != nil {
			t.Fatal(err)
		}
	}
	found, err := d.holds([]string{"somebody.else@people.test", who})
	if want := []string{"marks.value holds " + who, "presets.data holds " + who}; err != nil || !slices.Equal(found, want) {
		t.Errorf("%q, %v", found, err)
	}
}
