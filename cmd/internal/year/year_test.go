// Package year has only tests: the whole program as a state machine, held to what it promises.
//
// The program is the real one, on a real store and archive, with a clock that is set, mail that stays in the process and no state of its own in the test
// but what is drawn. Around it live people who answer, play, err, travel, plan ahead, watch, talk too much, change their names and addresses, want no
// mail, or leave; letters come late, twice or not at all; the program is killed at the named points of docs/flow.md, two nodes share a store, the relay
// takes nothing for a while. A small model keeps what has been promised to whom, and after every letter each promise is checked (check_*_test.go);
// clocks are held to a second book, adjudicator/clock/abacus.
//
// A failure shrinks, and comes again with the seed that is printed. TestWhatIsBrokenIsFound breaks each promise on purpose: the
// promises are the scenes of scenes_test.go, each with what is broken and the check that finds it.
//
//	go test -short ./cmd/internal/year                                    # what CI does, always the same
//	go test ./cmd/internal/year -rapid.checks=300 -rapid.steps=200        # what a night does, another each time
package year

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"pbem/internal/testing/pgtest"
)

// TestMain has a short run be the same each time, and a long one another, unless the command line says otherwise.
func TestMain(m *testing.M) {
	flag.Parse()
	settings := map[string]string{"rapid.checks": "80", "rapid.steps": "120"}
	if testing.Short() { // of which rapid does a fifth
		settings = map[string]string{"rapid.checks": "30", "rapid.steps": "80", "rapid.seed": "1"}
	}
	flag.Visit(func(f *flag.Flag) { delete(settings, f.Name) })
	for name, value := range settings {
		flag.Set(name, value)
	}
	os.Exit(m.Run())
}

// TestYear lives in many small clubs whose store is a file, each with what is drawn.
func TestYear(t *testing.T) {
	live(t, func(string) *database { return nil })
}

// TestYearOnNodes does the same on two nodes that share a PostgreSQL, in a fifth of as many clubs.
func TestYearOnNodes(t *testing.T) {
	pgtest.Require(t)
	server := get(pgtest.Start(pgtest.Quick()...))
	defer server.Stop()
	checks := flag.Lookup("rapid.checks").Value.String()
	flag.Set("rapid.checks", strconv.Itoa(1+get(strconv.Atoi(checks))/5))
	defer flag.Set("rapid.checks", checks)
	made := 0
	live(t, func(dir string) *database {
		made++
		return newDatabase(server, fmt.Sprintf("year%d", made), dir)
	})
}

func live(t *testing.T, base func(dir string) *database) {
	tried := map[string]int{}
	rapid.Check(t, func(rt *rapid.T) {
		dir := memory(t)
		defer os.RemoveAll(dir)
		c := newWorld(t.Context(), dir, base(dir))
		defer c.house.end()
		m := machine{c, rt}
		c.settles(3 + m.draw("people", 5))
		for i, p := range c.people { // two offers stand, and the others take them
			words := "seek " + m.one("terms", presets()...) + " games 3"
			if i > 1 {
				words = fmt.Sprintf("take %d", 1+i%2)
			}
			c.asks(p, words)
		}
		rt.Repeat(c.actions())
		c.settle()
		c.checkAll()
		c.nothingFound(rt)
		for what, n := range c.tried {
			tried[what] += n
		}
		for point, n := range c.house.points {
			tried["at "+point] += n
		}
	})
	for _, what := range slices.Sorted(maps.Keys(tried)) {
		t.Logf("%6d %s", tried[what], what)
	}
}

// settles fills a club: a host, an inventor, and people who have told their names.
func (c *world) settles(n int) {
	h := newPerson(-1, "host", "club.test", "Hanna Host", "en", true)
	h.hosts = true
	c.joins(h)
	c.byAddress[inventor] = newPerson(-1, "inventor", "people.test", "Ivy Inventor", "en", true)
	for i := range n {
		p := c.joins(newPerson(i, "p"+string(rune('a'+i)), "people.test", "Ada "+surname(i+20), []string{"en", "de", "en", "fr"}[i%4], i%3 != 2))
		c.send(c.write(p, nil, "name "+p.name, false))
		c.agree(p)
	}
}

// agree has somebody say yes to all that they were asked.
func (c *world) agree(p *person) {
	for len(p.asked) > 0 {
		r := p.asked[0]
		p.asked = p.asked[1:]
		c.send(c.write(p, r, p.yes(), false))
	}
}

// memory is a folder in memory, where there is one: the program syncs each of its commits, and here nobody pulls a plug.
func memory(t *testing.T) string {
	dir, err := os.MkdirTemp("/dev/shm", "pbem-year-")
	if err != nil {
		return t.TempDir()
	}
	return dir
}
