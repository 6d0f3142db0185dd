package amoeba

import (
	"errors"
	"strings"
	"testing"

	"pbem/rules"
)

func TestExplain(t *testing.T) {
	g, still := mustNew(t, base()), mustNew(t, with(base(), func(s *Spec) { s.Still = true }))
	pinned := "*2k2*/*2r2*/7/2*1*2/3N3/*5*/*2K2* w -"
	for _, c := range []struct {
		game                   *Game
		line, square           string
		moves, remark, remark2 string
	}{
		{g, "", "c1", "Nc1-b3, Nc1-d3", "Slides that can follow a move: 11 to 12.", ""},
		{still, "", "c1", "Nc1-b3, Nc1-d3", "", ""},
		{g, "", "b1", "", "The white rook on b1 can't move now.", ""},
		{g, pinned, "d3", "", "Only with a slide that keeps the king safe (AM-5): Nd3-b2, Nd3-b4,", "Slides that can follow a move: 2."},
		{g, ready, "b6", "Pb6-b7=N, Pb6-b7=R", "At the end of its file it promotes to a knight or a rook (AM-6).", ""},
		{g, twoPawns, "d1", "Kd1-c1, Kd1-c2, Kd1-d2, Kd1-e1, Kd1-e2", "These pawns must then promote, too, unless the slide changes that (AM-6): b6, e6.", ""},
		{g, twoPawns, "b6", "", "can't move now", "If it's still there after this turn, it must promote, to a knight or a rook (AM-6)"},
	} {
		p := c.game.start
		if c.line != "" {
			p = mustParse(t, c.game, c.line)
		}
		at, _ := rules.ParseSquare(c.square)
		r, err := p.Explain(at)
		var moves []string
		for _, m := range r.Moves {
			moves = append(moves, m.String())
		}
		if got := strings.Join(moves, ", "); err != nil || got != c.moves || !r.Connected || r.Unit.At != at {
			t.Errorf("%s: %s, %v, want %s", c.square, got, err, c.moves)
		}
		remark := said(r.Remark)
		if !strings.Contains(remark, c.remark) || !strings.Contains(remark, c.remark2) || c.remark == "" && remark != "" {
			t.Errorf("%s: %q, want %q and %q", c.square, remark, c.remark, c.remark2)
		}
	}
}

func TestExplainRefuses(t *testing.T) {
	g := mustNew(t, base())
	for square, want := range map[string]rules.Code{"a1": rules.NoUnitThere, "b3": rules.NoUnitThere, "b6": rules.NotYourUnit, "z9": rules.NoUnitThere} {
		at, _ := rules.ParseSquare(square)
		_, err := g.start.Explain(at)
		var v *rules.Violation
		if !errors.As(err, &v) || v.Code != want || v.Quote != square {
			t.Errorf("%s: %v, want %s", square, err, want)
		}
	}
	over := mustParse(t, g, "*5*/*5*/7/2***2/7/*5*/*2K2* w -")
	var v *rules.Violation
	if _, err := over.Explain(sq(3, 1)); !errors.As(err, &v) || v.Code != rules.GameOver {
		t.Error(err)
	}
}
