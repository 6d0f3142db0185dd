package amoeba

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"pbem/rules"
)

// randomLine draws a position: a part of the grid with holes, few units, kings almost always, pawns near their goal.
func randomLine(t *rapid.T, g *Game) string {
	slow := slowOf(g.spec)
	b := &slowBoard{on: map[rules.Square]byte{}, white: rapid.Bool().Draw(t, "white")}
	width, height := rapid.IntRange(2, g.spec.Files).Draw(t, "width"), rapid.IntRange(2, g.spec.Ranks).Draw(t, "height")
	left, low := rapid.IntRange(0, g.spec.Files-width).Draw(t, "left"), rapid.IntRange(1, 1+g.spec.Ranks-height).Draw(t, "low")
	holes := rapid.IntRange(1, 9).Draw(t, "holes")
	for n := range width * height {
		if rapid.IntRange(0, 9).Draw(t, "square") >= holes || n < 2 {
			b.on[sq(left+n%width, low+n/width)] = 0
		}
	}
	var free []rules.Square
	for n := range width * height {
		if s := sq(left+n%width, low+n/width); !missing(b.on, s) {
			free = append(free, s)
		}
	}
	letters := "KkPpPpRrNn"
	for _, u := range g.words.Units {
		letters += string(u.Letter) + strings.ToLower(string(u.Letter))
	}
	for i := range min(len(free), rapid.IntRange(2, 9).Draw(t, "units")) {
		at := free[rapid.IntRange(0, len(free)-1).Draw(t, "at")]
		letter := letters[rapid.IntRange(2, len(letters)-1).Draw(t, "unit")]
		if i < 2 {
			letter = letters[i]
			at = free[(rapid.IntRange(0, len(free)/2).Draw(t, "king")+i*len(free)/2)%len(free)]
		}
		b.on[at] = letter
	}
	if from := free[rapid.IntRange(0, len(free)-1).Draw(t, "slid")]; rapid.Bool().Draw(t, "slide") {
		to := sq(int(from.File), int(from.Rank)+1)
		if slow.unbounded || int(to.Rank) <= g.spec.Ranks {
			b.from, b.to = to, from // the square has come down
			if slow.unbounded && !inLetterbox(b.on, to) {
				b.from, b.to = rules.Square{}, rules.Square{}
			}
		}
	}
	return slow.line(b)
}

func missing(on map[rules.Square]byte, s rules.Square) bool {
	_, square := on[s]
	return !square
}

// inLetterbox reports whether some square is near, so that the line is one that play could give.
func inLetterbox(on map[rules.Square]byte, s rules.Square) bool {
	for t := range on {
		if t.Adjacent(s) {
			return true
		}
	}
	return false
}

// played draws a position some random turns from the start.
func played(t *rapid.T, g *Game) string {
	var p rules.Position = g.start
	for range rapid.IntRange(0, 30).Draw(t, "turns") {
		var turns []rules.Turn
		for turn := range p.Turns() {
			turns = append(turns, turn)
		}
		if len(turns) == 0 {
			break
		}
		v, err := p.Judge(rules.Draft{Turn: turns[rapid.IntRange(0, len(turns)-1).Draw(t, "turn")]})
		if err != nil {
			t.Fatal(err)
		}
		p = v.Next
	}
	return p.String()
}

func somewhere(t *rapid.T, g *Game) *Position {
	line := ""
	if rapid.IntRange(0, 11).Draw(t, "played") == 0 {
		line = played(t, g)
	} else {
		line = randomLine(t, g)
	}
	p, err := g.parse(line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	if p.String() != line {
		t.Fatalf("%s is written %s", line, p)
	}
	return p
}

// eachGame checks the specimens, four groups of them: which of a group is drawn each time.
func eachGame(t *testing.T, check func(*rapid.T, *Game, *slowGame)) {
	groups := map[string][]specimen{}
	for _, s := range specimens() {
		name := map[bool]string{true: "still"}[s.spec.Still]
		if name == "" {
			name = fmt.Sprintf("%d files, unbounded %t", s.spec.Files, s.spec.Unbounded)
		}
		groups[name] = append(groups[name], s)
	}
	for name, group := range groups {
		t.Run(name, func(t *testing.T) {
			var games []*Game
			for _, s := range group {
				games = append(games, mustNew(t, s.spec))
			}
			rapid.Check(t, func(t *rapid.T) {
				n := rapid.IntRange(0, len(games)-1).Draw(t, "game")
				check(t, games[n], slowOf(group[n].spec))
			})
		})
	}
}

// TestTurnsAgreeWithTheSlowEngine compares the turns, their order, and the positions after them.
func TestTurnsAgreeWithTheSlowEngine(t *testing.T) {
	eachGame(t, func(t *rapid.T, g *Game, slow *slowGame) {
		p := somewhere(t, g)
		var want, got []string
		for _, turn := range slow.turns(slow.read(p.String())) {
			want = append(want, turn.text+" > "+slow.line(turn.next))
		}
		for turn := range p.Turns() {
			v, err := p.Judge(rules.Draft{Turn: turn})
			if err != nil {
				t.Fatalf("%s: %s was generated and refused: %v", p, turn, err)
			}
			if v.Turn.String() != turn.String() {
				t.Fatalf("%s: %s is canonically %s", p, turn, v.Turn)
			}
			got = append(got, turn.String()+" > "+v.Next.String())
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Fatalf("%s (-slow +engine):\n%s", p, d)
		}
		if n := p.Count(1); n != uint64(len(want)) {
			t.Fatalf("%s: Count(1) = %d of %d turns", p, n, len(want))
		}
	})
}

// TestOutcomesAgreeWithTheSlowEngine judges some random turns, on small boards, where stalemates happen, and some that give check,
// for mates are rare: where chance brings none, it is tried again.
func TestOutcomesAgreeWithTheSlowEngine(t *testing.T) {
	ends := map[string]int{}
	for range 5 {
		eachGame(t, func(t *rapid.T, g *Game, slow *slowGame) { outcomesAgree(t, g, slow, ends) })
		if t.Failed() || ends["1-0 checkmate"]+ends["0-1 checkmate"] > 0 && ends["1-0 slide-stalemate"]+ends["0-1 slide-stalemate"] > 0 && ends["1/2-1/2 stalemate"] > 0 {
			return
		}
	}
	t.Errorf("some end was never seen: %v", ends)
}

// outcomesAgree compares how some turns end, and counts the ends.
func outcomesAgree(t *rapid.T, g *Game, slow *slowGame, ends map[string]int) {
	p := mustParseRapid(t, g, randomLine(t, g))
	turns := slow.turns(slow.read(p.String()))
	some := slices.DeleteFunc(slices.Clone(turns), func(t slowTurn) bool { return !t.next.attacked(t.next.white) })
	some = some[:min(len(some), 3)]
	for range min(len(turns), 4) {
		some = append(some, turns[rapid.IntRange(0, len(turns)-1).Draw(t, "turn")])
	}
	for _, turn := range some {
		d := readTurn(t, turn.text)
		v, err := p.Judge(d)
		if err != nil {
			t.Fatalf("%s: %s: %v", p, turn.text, err)
		}
		want, got := slow.result(turn), ""
		if v.Outcome.Over() {
			got = fmt.Sprintf("%s %s", v.Outcome.Result, v.Outcome.Cause)
		}
		ends[want]++
		if !strings.HasPrefix(got, want) || want == "" && got != "" {
			t.Fatalf("%s: %s ends %q, the slow engine says %q", p, turn.text, got, want)
		}
	}
}

// TestCountsAgreeWithTheSlowEngine counts two plies.
func TestCountsAgreeWithTheSlowEngine(t *testing.T) {
	eachGame(t, func(t *rapid.T, g *Game, slow *slowGame) {
		p := mustParseRapid(t, g, randomLine(t, g))
		if p.Count(1) > 40 {
			return
		}
		want := slow.perft(slow.read(p.String()), 2)
		if got := p.Count(2); got != want {
			t.Fatalf("%s: Count(2) = %d, the slow engine says %d", p, got, want)
		}
	})
}

func mustParseRapid(t *rapid.T, g *Game, line string) *Position {
	p, err := g.parse(line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return p
}

// readTurn reads a canonical turn.
func readTurn(t interface{ Fatalf(string, ...any) }, text string) rules.Draft {
	var d rules.Draft
	for i, part := range strings.Split(strings.ReplaceAll(text, " / ", ", /"), ", ") {
		a := rules.Action{How: rules.Move}
		if rest, ok := strings.CutPrefix(part, "/"); ok {
			a.How, part = rules.Slide, rest
		} else if i == 0 {
			a.Unit, part = part[0], part[1:]
		}
		from, n := rules.ParseSquare(part)
		a.From, a.To, part = from, from, part[n:]
		if part != "" && part[0] != '=' {
			if part[0] == 'x' {
				a.How = rules.Capture
			}
			to, m := rules.ParseSquare(part[1:])
			if m == 0 {
				t.Fatalf("%q is not a turn", text)
			}
			a.To, part = to, part[1+m:]
		} else if part != "" {
			a.How = rules.Promote
		}
		if part != "" {
			a.Into = part[1]
		}
		d.Actions = append(d.Actions, a)
	}
	return d
}
