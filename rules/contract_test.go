package rules_test

import (
	"errors"
	"iter"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestContract plays random games of every built-in preset and holds each position to what package rules promises of it.
// A new game is tried by it as soon as its preset is there.
func TestContract(t *testing.T) {
	for _, name := range presets.Names() {
		t.Run(name.Name, func(t *testing.T) {
			t.Parallel()
			game := open(t, name.Name)
			c := contract{T: t, game: game, dice: rand.New(rand.NewPCG(1, uint64(len(name.Name))))}
			for range 4 {
				c.playout(game.Start(), 30)
			}
		})
	}
}

// TestContractOfOwn does so for presets of a host's own, which are odder than the built-in ones: other boards and arrays.
func TestContractOfOwn(t *testing.T) {
	files, err := filepath.Glob("presets/testdata/odd/*.yaml")
	if err != nil || len(files) < 8 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			p, err := presets.Parse(file, data, nil)
			if err != nil {
				t.Fatal(err)
			}
			c := contract{T: t, game: p.Game, dice: rand.New(rand.NewPCG(1, uint64(len(file))))}
			c.playout(p.Game.Start(), 25)
		})
	}
}

type contract struct {
	*testing.T
	game rules.Game
	dice *rand.Rand
}

// playout plays random turns and checks every position on the way.
func (c *contract) playout(p rules.Position, longest int) {
	for range longest {
		c.checkLine(p)
		c.checkSquares(p)
		c.checkStanding(p)
		c.checkUnits(p)
		list, all := c.listed(p)
		if all {
			c.checkCount(p, list)
			c.checkSelected(p, list)
		}
		c.checkRefusals(p, list, all)
		c.checkExplain(p)
		c.checkSteps(p)
		if len(list) == 0 {
			list = c.setup(p)
		}
		if len(list) == 0 {
			return
		}
		v := c.play(p, list[c.dice.IntN(len(list))])
		if v.Next == nil || v.Outcome.Over() {
			return
		}
		p = v.Next
	}
}

// setup lists what a position that waits for a set-up gives as an example of one.
func (c *contract) setup(p rules.Position) []rules.Turn {
	if !rules.AwaitsSetup(p) {
		return nil
	}
	turn, ok := p.(rules.Setting).Example()
	if !ok || !turn.IsSetup() {
		c.Errorf("%s: the example %s is no set-up", p, turn)
		return nil
	}
	return []rules.Turn{turn}
}

// mostListed bounds how many turns of a position are looked at.
const mostListed = 2000

// listed lists what may be played: whole turns or, where these are too many, first activations.
func (c *contract) listed(p rules.Position) (list []rules.Turn, all bool) {
	var turns iter.Seq[rules.Turn] = p.Turns()
	partial, ok := p.(rules.Partial)
	if ok {
		turns = partial.FirstActions()
	}
	seen := map[string]bool{}
	for t := range turns {
		if len(list) == mostListed {
			return list, false
		}
		if seen[t.String()] {
			c.Errorf("%s: %s is listed twice", p, t)
		}
		seen[t.String()] = true
		list = append(list, t)
	}
	if over := p.Outcome().Over(); over && len(list) > 0 {
		c.Errorf("%s: the game is over, but has %d turns", p, len(list))
	}
	return list, !ok
}

// checkLine: a position is what its line says (G-6).
func (c *contract) checkLine(p rules.Position) {
	again, err := c.game.Parse(p.String())
	if err != nil {
		c.Fatalf("%s cannot be read again: %v", p, err)
	}
	if again.String() != p.String() || again.ToMove() != p.ToMove() || again.Outcome() != p.Outcome() {
		c.Errorf("%s is read as %s, %s to move, %v instead of %v", p, again, again.ToMove(), again.Outcome(), p.Outcome())
	}
}

// checkCount: counting is the number of what is listed.
func (c *contract) checkCount(p rules.Position, list []rules.Turn) {
	if counter, ok := p.(rules.Counter); ok && counter.Count(1) != uint64(len(list)) {
		c.Errorf("%s: counted %d turns, listed %d", p, counter.Count(1), len(list))
	}
}

// checkSelected: the turns of one unit are those of the list that begin with it.
func (c *contract) checkSelected(p rules.Position, list []rules.Turn) {
	counter, ok := p.(rules.Counter)
	if !ok || len(list) == 0 || list[0].IsPass() {
		return
	}
	from := list[c.dice.IntN(len(list))].Actions[0].From
	var want, got []string
	for _, t := range list {
		if t.Actions[0].From == from {
			want = append(want, t.String())
		}
	}
	for t := range counter.TurnsFrom(from) {
		got = append(got, t.String())
	}
	if !slices.Equal(got, want) || counter.CountFrom(from) != uint64(len(want)) {
		c.Errorf("%s: from %s %d turns are selected, %d counted, %d listed", p, from, len(got), counter.CountFrom(from), len(want))
	}
}

// play: a listed turn is accepted as it stands, as it is written, and the sides take turns (G-6).
func (c *contract) play(p rules.Position, turn rules.Turn) rules.Verdict {
	v, err := p.Judge(rules.Draft{Turn: turn})
	if err != nil {
		c.Errorf("%s: the listed turn %s is refused: %v", p, turn, err)
		return v
	}
	read, err := notation.Judge(turn.String(), c.game.Vocabulary(), p)
	if err != nil || v.Turn.String() != turn.String() || read.Turn.String() != turn.String() || read.Next.String() != v.Next.String() {
		c.Errorf("%s: %s is played as %s, and read as %s (%v)", p, turn, v.Turn, read.Turn, err)
	}
	if v.Next.ToMove() == p.ToMove() {
		c.Errorf("%s: after %s it is %s's turn again", p, turn, p.ToMove())
	}
	if len(v.Captured) > 0 && !v.Reset {
		c.Errorf("%s: %s captures, and is counted as a quiet turn", p, turn)
	}
	if v.Next.Outcome().Over() && !v.Outcome.Over() {
		c.Errorf("%s: after %s the game is over, but the verdict does not say so", p, turn)
	}
	return v
}

// checkRefusals: whatever is not listed is refused, with a code and a sentence.
func (c *contract) checkRefusals(p rules.Position, list []rules.Turn, all bool) {
	said := catalog.English()
	for range 40 {
		turn := rules.Turn{Actions: []rules.Action{c.action(p)}}
		if c.dice.IntN(4) == 0 {
			turn.Actions = append(turn.Actions, c.action(p))
		}
		v, err := p.Judge(rules.Draft{Turn: turn})
		var violation *rules.Violation
		switch {
		case err == nil && all && !slices.ContainsFunc(list, func(l rules.Turn) bool { return l.String() == v.Turn.String() }):
			c.Errorf("%s: %s is accepted as %s, which is not listed", p, turn, v.Turn)
		case err != nil && !errors.As(err, &violation):
			c.Errorf("%s: %s: %v is no violation", p, turn, err)
		case err != nil && (violation.Code == "" || !strings.HasSuffix(said.Say(violation.Why), ".")):
			c.Errorf("%s: %s is refused without a code or a sentence: %v", p, turn, err)
		}
	}
}

// action makes up an action, a likely one more often than not.
func (c *contract) action(p rules.Position) rules.Action {
	units := c.game.Vocabulary().Units
	a := rules.Action{From: c.square(p), To: c.square(p), How: rules.How(c.dice.IntN(3))}
	switch c.dice.IntN(8) {
	case 0:
		a.How, a.Unit = rules.How(c.dice.IntN(int(rules.Place)+1)), units[c.dice.IntN(len(units))].Letter
	case 1:
		a.Via = []rules.Square{c.square(p)}
	case 2:
		a.To, a.Into = rules.Off(), 'Q'
	}
	return a
}

// square picks a square of the board or one just beyond it.
func (c *contract) square(p rules.Position) rules.Square {
	low, high := p.Extent()
	return rules.Square{
		File: low.File - 1 + int16(c.dice.IntN(int(high.File-low.File)+3)),
		Rank: low.Rank - 1 + int16(c.dice.IntN(int(high.Rank-low.Rank)+3)),
	}
}

// checkExplain: what a unit may do is told of every square, or why there is nothing to tell.
func (c *contract) checkExplain(p rules.Position) {
	s := c.square(p)
	report, err := p.Explain(s)
	var violation *rules.Violation
	if err != nil && !errors.As(err, &violation) {
		c.Errorf("%s: %s: %v is no violation", p, s, err)
	}
	for _, turn := range report.Moves {
		if turn.Actions[0].From != s && turn.Actions[0].How != rules.Convert {
			c.Errorf("%s: %s is told of %s", p, turn, s)
		}
	}
}
