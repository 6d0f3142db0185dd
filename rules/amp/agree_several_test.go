package amp

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/rules"
)

// gamesTried is how many games are drawn, each with several positions: 100,000 positions with PBEM_MOVES=all.
func gamesTried() int {
	if os.Getenv("PBEM_MOVES") == "all" {
		return 12_500
	}
	return 15
}

const positionsEach = 8

// TestCrowdsAgree draws games of P-2 (touching, chains, several leaders, royal first, several AMPs in a turn, with quotas, hyper AMPs and
// promotion) and compares what both engines say of positions: turns of one, two and three activations, their ends, and counts.
func TestCrowdsAgree(t *testing.T) {
	dice := rand.New(rand.NewPCG(2, 21))
	several, won, refused := 0, 0, 0
	for range gamesTried() {
		g, slow := drawnCrowd(t, dice)
		for range positionsEach {
			line := crowded(dice, g, slow)
			p, err := parser{g}.parse(line)
			if err != nil || p.String() != line {
				t.Fatalf("%s: %v", line, err)
			}
			c := crowd{t: t, dice: dice, game: g, slow: slow, p: p}
			c.check()
			several, won, refused = several+c.several, won+c.won, refused+c.refused
		}
	}
	if several < gamesTried() || won < gamesTried() || refused < gamesTried() {
		t.Errorf("only %d turns of several AMPs, %d wins, %d refusals", several, won, refused)
	}
}

// crowd is a position that both engines are asked about.
type crowd struct {
	t       *testing.T
	dice    *rand.Rand
	game    *Game
	slow    *slowGame
	p       *Position
	several int
	won     int
	refused int
}

func (c *crowd) fail(form string, args ...any) {
	c.t.Helper()
	c.t.Fatalf("%+v\n%s: %s", c.game.spec, c.p, fmt.Sprintf(form, args...))
}

func (c *crowd) check() {
	var so []rules.Turn
	for turn := range c.p.Continue(rules.Turn{}) {
		so = append(so, turn)
	}
	for n := 1; n <= 3; n++ {
		want := c.slow.sequences(c.p.String(), n, groupNames(c.game))
		if got := c.p.CountActivations(n); got != uint64(len(want)) {
			c.fail("%d turns of %d activations, and the slow engine has %d", got, n, len(want))
		}
		if len(want) > 1000 {
			return
		}
		c.compare(so, want)
		var longer []rules.Turn
		for _, turn := range so {
			for next := range c.p.Continue(turn) {
				longer = append(longer, next)
			}
		}
		so = longer
	}
	c.checkTurns()
}

// checkTurns compares the list of whole turns with the counts, where they are few.
func (c *crowd) checkTurns() {
	total := uint64(0)
	for n := 1; ; n++ {
		more := c.p.CountActivations(n)
		if total += more; total > 3000 {
			return
		}
		if more == 0 {
			break
		}
	}
	seen := map[string]bool{}
	for turn := range c.p.Turns() {
		text := turn.String()
		if _, err := c.p.Judge(rules.Draft{Turn: turn}); err != nil || seen[text] {
			c.fail("%s was listed: %v, twice: %v", text, err, seen[text])
		}
		seen[text] = !turn.IsPass()
	}
	if total > 0 && uint64(len(seen)) != total {
		c.fail("%d turns were listed, and %d counted", len(seen), total)
	}
}

// compare compares the turns of so many activations, each with the position after it.
func (c *crowd) compare(turns []rules.Turn, want map[string]string) {
	got := map[string]string{}
	for _, turn := range turns {
		v, err := c.p.Judge(rules.Draft{Turn: turn})
		if err != nil || v.Turn.String() != turn.String() {
			c.fail("%s was generated, and judged %s, %v", turn, v.Turn, err)
		}
		got[v.Turn.String()] = v.Next.String()
		checkSame(c, v.Next.(*Position))
		if _, first := turn.Acting(); first > 0 {
			c.several++
		}
		if v.Outcome.Over() {
			c.won++
		}
		if bare, err := c.p.Judge(rules.Draft{Turn: unnamed(turn)}); err != nil || bare.Turn.String() != turn.String() {
			c.fail("%s without the names of AMPs is %s, %v", turn, bare.Turn, err)
		}
	}
	if d := cmp.Diff(want, got); d != "" {
		c.fail("(-slow +engine):\n%s", d)
	}
	for _, turn := range turns {
		if c.dice.IntN(len(turns)) < 8 {
			c.refuse(turn, want)
		}
	}
}

func checkSame(c *crowd, next *Position) {
	read, err := parser{c.game}.parse(next.String())
	if err != nil || read.layout != next.layout {
		c.fail("%s: the sets of squares differ from the line's (%v)", next, err)
	}
}

// unnamed is a turn in which no AMP is named.
func unnamed(t rules.Turn) rules.Turn {
	bare := rules.Turn{Actions: slices.Clone(t.Actions)}
	for i := range bare.Actions {
		bare.Actions[i].Group = nil
	}
	return bare
}

// refuse changes the last action of a turn, or who makes it, and sees that only what the slow engine has is taken.
func (c *crowd) refuse(t rules.Turn, legal map[string]string) {
	changed := rules.Turn{Lead: t.Lead, Actions: slices.Clone(t.Actions)}
	last := &changed.Actions[len(changed.Actions)-1]
	switch c.dice.IntN(3) {
	case 0:
		last.To = rules.Square{File: int16(c.dice.IntN(c.slow.files)), Rank: int16(1 + c.dice.IntN(c.slow.ranks))}
	case 1:
		all := c.game.words.Groups
		last.Group = &all[c.dice.IntN(len(all))]
	default:
		squares := slices.Collect(c.p.Placements())
		last.From = squares[c.dice.IntN(len(squares))].At
	}
	last.How, last.Unit = rules.Unstated, 0
	v, err := c.p.Judge(rules.Draft{Turn: changed})
	if err == nil {
		if _, ok := legal[v.Turn.String()]; !ok {
			c.fail("%s was taken as %s", changed, v.Turn)
		}
		return
	}
	c.refused++
	why := err.(*rules.Violation)
	if why.Code == "" || why.Why.Empty() || strings.Contains(saidError(err), "{") {
		c.fail("%s is refused without a reason: %v", changed, err)
	}
}
