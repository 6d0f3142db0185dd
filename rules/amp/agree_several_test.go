package amp

import (
	"fmt"
	"maps"
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

// crowdKinds are the kinds of units of a drawn game: two are leaders, and the pawn may become a deputy.
func crowdKinds() ([]Unit, map[byte]string) {
	return []Unit{
		{Letter: 'C', Name: "chief", Move: "K", Leader: true}, {Letter: 'D', Name: "deputy", Move: "F", Leader: true},
		{Letter: 'N', Name: "knight", Move: "N"}, {Letter: 'W', Name: "warmachine", Move: "W D"}, {Letter: 'P', Name: "pawn", Move: "W"},
	}, map[byte]string{'C': "king", 'D': "ferz", 'N': "knight", 'W': "warmachine", 'P': "wazir"}
}

// crowdAMPs draws the AMPs of either side.
func crowdAMPs(dice *rand.Rand, spec *Spec, slow *slowGame) {
	names := map[byte]string{'a': "amber", 'b': "beige", 'c': "coral", 'x': "xanthic", 'y': "yellow", 'z': "zinc"}
	slow.names, slow.quota, slow.royalCodes = names, map[byte]int{}, ""
	slow.white = "abc"[:1+dice.IntN(3)]
	for _, codes := range []string{slow.white, "xyz"[:1+dice.IntN(3)]} {
		for i, code := range []byte(codes) {
			gr := Group{Code: code, Name: names[code], Side: white, Quota: 1 + dice.IntN(3), Hyper: dice.IntN(3) == 0}
			if code >= 'x' {
				gr.Side = black
			}
			gr.Royal = i == 0 || dice.IntN(3) == 0
			gr.First = gr.Royal && dice.IntN(2) == 0
			slow.quota[code] = gr.Quota
			if gr.Royal {
				slow.royalCodes += string(code)
			}
			if gr.First {
				slow.first += string(code)
			}
			if gr.Hyper {
				slow.hypers += string(code)
			}
			spec.Groups = append(spec.Groups, gr)
		}
	}
}

// crowdRules draws how units are linked, how many AMPs act in a turn, and what becomes of pawns.
func crowdRules(dice *rand.Rand, spec *Spec, slow *slowGame) {
	touches := map[string][][2]int{"": nil, "W F": nil, "W": {{0, 1}}, "F": {{1, 1}}, "N": {{1, 2}}, "W F D A": {{0, 1}, {1, 1}, {0, 2}, {2, 2}},
		"K": {{0, 1}, {1, 1}}, "WD": {{0, 1}, {0, 2}}, "(0,4) F": {{0, 4}, {1, 1}}}
	spec.Touch = pick(dice, slices.Sorted(maps.Keys(touches))...)
	slow.touch = touches[spec.Touch]
	spec.Chain = ChainStyle(dice.IntN(3))
	slow.chainOwn, slow.chainNone = spec.Chain == ChainOwn, spec.Chain == ChainNone
	spec.PerTurn = []int{0, 1, 2, 2, 3, AllAMPs}[dice.IntN(6)]
	slow.perTurn = spec.PerTurn
	if dice.IntN(2) == 0 {
		slow.must = dice.IntN(2) == 0
		slow.promotes = map[byte]string{'P': "ND"}
		spec.Units[4].Promotes = &Promotion{Into: "ND", Zone: Zone{Last: true}, Must: slow.must}
	}
}

// drawnCrowd draws a game of the engine, for both engines.
func drawnCrowd(t *testing.T, dice *rand.Rand) (*Game, *slowGame) {
	t.Helper()
	slow := &slowGame{files: 4 + dice.IntN(5), ranks: []int{5, 6, 8, 14}[dice.IntN(4)]}
	spec := Spec{Files: slow.files, Ranks: slow.ranks, Lead: rules.GroupLead}
	spec.Units, slow.moves = crowdKinds()
	slow.deputies, slow.began = "D", map[byte]int{}
	crowdAMPs(dice, &spec, slow)
	crowdRules(dice, &spec, slow)
	b := slowBoard{}
	for _, gr := range spec.Groups {
		leaders := 1 + dice.IntN(3)
		slow.began[gr.Code] = leaders
		for i := range leaders + dice.IntN(3) {
			letter := "NWP"[dice.IntN(3)]
			if i < leaders {
				letter = "CD"[dice.IntN(2)]
			}
			at := place{dice.IntN(slow.files), 1 + dice.IntN(slow.ranks)}
			for b[at] != (man{}) {
				at = place{dice.IntN(slow.files), 1 + dice.IntN(slow.ranks)}
			}
			b[at] = man{gr.Code, letter}
		}
	}
	spec.Start = slow.line(b, true)
	return mustNew(t, spec), slow
}

// crowded draws a position: the set-up, some of it gone, some of it elsewhere, all near each other.
func crowded(dice *rand.Rand, g *Game, slow *slowGame) string {
	b := slowBoard{}
	start, _ := slow.read(g.start.String())
	for _, at := range sorted(start) {
		if dice.IntN(8) == 0 {
			continue
		}
		to := place{dice.IntN(min(slow.files, 6)), slow.ranks - dice.IntN(5)}
		b[to] = start[at]
	}
	return slow.line(b, dice.IntN(2) == 0)
}

// TestCrowdsAgree draws games of P-2 (touching, chains, several leaders, royal first, several AMPs in a turn, with quotas, hyper AMPs and
// promotion) and compares what both engines say of positions: turns of one, two and three activations, their ends, and counts.
func TestCrowdsAgree(t *testing.T) {
	dice := rand.New(rand.NewPCG(2, 21))
	several, won, refused := 0, 0, 0
	for range gamesTried() {
		g, slow := drawnCrowd(t, dice)
		for range positionsEach {
			line := crowded(dice, g, slow)
			p, err := g.parse(line)
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
	read, err := c.game.parse(next.String())
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
