package robot_test

import (
	"maps"
	"slices"
	"testing"

	"pbem/rules"
	"pbem/rules/robot"
)

// TestCursor: a cursor knows the turns that the position lists, what they capture, where they lead to, and how games end; and it comes back to
// where it was.
func TestCursor(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"cosmic", "amoeba", "amoeba-carry", "amoeba-bishop", "amoeba-unbound", "amoeba-64"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := cursors{T: t, lines: map[uint64]string{}, ends: map[rules.Result]int{}}
			games := 6
			if testing.Short() {
				games = 1
			}
			for n := range games {
				c.play(game(t, name).Start(), uint64(n))
			}
			if c.captures == 0 || !testing.Short() && len(c.ends) == 0 {
				t.Errorf("%d captures and no end: that shows nothing", c.captures)
			}
		})
	}
}

// cursors compares cursors with positions.
type cursors struct {
	*testing.T
	lines    map[uint64]string // by key
	ends     map[rules.Result]int
	captures int
}

// play plays a game, half of it at random.
func (c *cursors) play(p rules.Position, seed uint64) {
	cursor := p.(rules.Searching).Search()
	for n := range uint64(60) {
		c.compare(p, cursor)
		turn, ok := robot.Random{}.Turn(p, 0, robot.Seed(seed, n))
		if !ok {
			return
		}
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			c.Fatal(err)
		}
		c.do(cursor, v)
		if p = v.Next; v.Outcome.Over() {
			return
		}
	}
}

// do goes on with a turn.
func (c *cursors) do(cursor rules.Lookahead, v rules.Verdict) {
	for _, o := range cursor.Options(nil, false) {
		cursor.Do(o)
		if cursor.Key() == keyOf(v.Next) {
			return
		}
		cursor.Undo()
	}
	c.Fatalf("no option leads to %s", v.Next)
}

func keyOf(p rules.Position) uint64 { return p.(rules.Searching).Search().Key() }

// compare tries every turn of a position.
func (c *cursors) compare(p rules.Position, cursor rules.Lookahead) {
	was := cursor.Key()
	if line, ok := c.lines[was]; ok && line != p.String() || was != keyOf(p) {
		c.Fatalf("%s and %s have the same key, or one has two", p, line)
	}
	c.lines[was] = p.String()
	want := map[string]rules.Verdict{}
	for turn := range p.Turns() {
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			c.Fatal(err)
		}
		want[v.Next.String()] = v
	}
	got, ids := map[string]bool{}, map[uint32]bool{}
	for _, o := range cursor.Options(nil, false) {
		v, err := p.Judge(rules.Draft{Turn: cursor.Turn(o)})
		if err != nil {
			c.Fatalf("%s: %s: %v", p, cursor.Turn(o), err)
		}
		got[v.Next.String()], ids[o.ID] = true, true
		c.tried(p, cursor, o, v)
	}
	if lacks := slices.Sorted(maps.Keys(want)); !slices.Equal(lacks, slices.Sorted(maps.Keys(got))) || len(ids) != len(got) {
		c.Fatalf("%s: %d positions follow, and the cursor knows %d, by %d names", p, len(want), len(got), len(ids))
	}
	if cursor.Key() != was || cursor.ToMove() != p.ToMove() {
		c.Fatalf("%s: the cursor did not come back", p)
	}
	for _, o := range cursor.Options(nil, true) {
		if v, err := p.Judge(rules.Draft{Turn: cursor.Turn(o)}); err != nil || o.Gain <= 0 && !o.Wins {
			c.Fatalf("%s: %s is no capture: %v %v", p, cursor.Turn(o), v.Captured, err)
		}
	}
}

// tried compares what an option does.
func (c *cursors) tried(p rules.Position, cursor rules.Lookahead, o rules.Option, v rules.Verdict) {
	if len(v.Captured) > 0 {
		c.captures++
		if o.Gain <= 0 {
			c.Errorf("%s: %s captures and gains nothing", p, v.Turn)
		}
	}
	if o.Wins && v.Outcome.Result != rules.Win(p.ToMove()) {
		c.Errorf("%s: %s does not win", p, v.Turn)
	}
	cursor.Do(o)
	defer cursor.Undo()
	r, over := cursor.Ended()
	if over != v.Outcome.Over() || over && r != v.Outcome.Result {
		c.Fatalf("%s: after %s it is %v %s, not %+v", p, v.Turn, over, r, v.Outcome)
	}
	if over {
		c.ends[r]++
		return
	}
	if cursor.Key() != keyOf(v.Next) {
		c.Fatalf("%s: after %s the key is another", p, v.Turn)
	}
	if again := v.Next.(rules.Searching).Search(); again.Worth() != cursor.Worth() {
		c.Fatalf("%s: after %s it is worth %d, and read from its line %d", p, v.Turn, cursor.Worth(), again.Worth())
	}
}
