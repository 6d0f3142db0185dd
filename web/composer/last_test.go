package composer_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/presets/loader"
	"pbem/web/composer"
)

// TestLastTurnIsShown: a link with the turn that led to its position is drawn as letters draw that turn, with what it took, until the first tap.
func TestLastTurnIsShown(t *testing.T) {
	each(t, func(t *testing.T, p *loader.Preset, s composer.Start) {
		dice := rand.New(rand.NewPCG(5, uint64(len(s.Preset))))
		took := 0
		for range 12 {
			position := positionOf(t, p, s)
			turn, ok := legalTurn(position, dice)
			if !ok {
				return
			}
			v, err := position.Judge(rules.Draft{Turn: turn})
			if err != nil {
				t.Fatal(err)
			}
			if v.Outcome.Over() {
				return
			}
			s.Position, s.Side = v.Next.String(), v.Next.ToMove()
			s.Last = composer.LastOf(v.Turn, v.Captured, v.Removed)
			read, err := composer.ParseFragment(s.Fragment())
			if err != nil || read != s {
				t.Fatalf("%s is read as %+v, %v", s.Fragment(), read, err)
			}
			c, bare := open(t, p, read), open(t, p, withoutLast(read))
			plain := bare.State()
			if turn.IsSetup() || turn.IsPass() {
				if c.State().SVG != plain.SVG {
					t.Fatalf("%s is shown as a last turn", turn)
				}
				continue
			}
			took += len(v.Captured)
			if p.Game.Vocabulary().Files > 0 { // else the composer's board is wider than a letter's
				want := string(diagram.New(v.Next, p.Game.Vocabulary(), diagram.Options{As: s.Side, Last: v.Turn, LastSide: s.Side.Other(), Captured: v.Captured, Removed: v.Removed}).AppendFigure(nil))
				if got := c.State().SVG; got != want {
					t.Fatalf("after %s the composer shows\n%s\nwant\n%s", v.Turn, got, want)
				}
			} else if c.State().SVG == plain.SVG {
				t.Fatalf("%s is not shown", turn)
			}
			if !strings.Contains(c.State().Key, "the last turn") {
				t.Fatal("the key does not say that the arrows are the last turn's")
			}
			c.Tap(plain.Cells[0].At)
			bare.Tap(plain.Cells[0].At)
			if c.State().SVG != bare.State().SVG {
				t.Fatal("the last turn is shown after a tap")
			}
			s.Last = composer.Last{}
		}
	})
}

func withoutLast(s composer.Start) composer.Start {
	s.Last = composer.Last{}
	return s
}

// TestLastTurnDamaged: what cannot be read of the last turn is not drawn, and everything else works.
func TestLastTurnDamaged(t *testing.T) {
	t.Parallel()
	p, err := load(composer.Start{Preset: "cosmic"})
	if err != nil {
		t.Fatal(err)
	}
	plain := open(t, p, composer.Start{Preset: "cosmic"}).State().SVG
	for _, ways := range []string{"", ".", "m", "mc1", "mc1~", "mc1~c", "zc1~c2", "mc1~c2.", "c1~c2", "mc1~c2~", strings.Repeat("mc1~c2.", 1000), "mc1 ~c2", "m~", "m<script>~c2"} {
		c, err := composer.OpenLink("p=cosmic&s=w&m="+ways, composer.Stock{})
		if err == nil {
			t.Fatalf("%v was opened without rules", c)
		}
		if got := open(t, p, composer.Start{Preset: "cosmic", Last: composer.Last{Ways: ways}}).State(); got.SVG != plain || got.Error != "" {
			t.Errorf("%q is shown, or an error: %s", ways, got.Error)
		}
	}
	for _, ways := range []string{"mzz99~aa88", "mc1~c1", "moff~c1", "mc1~off", "cc1~e3~off"} {
		for _, units := range []string{"", "..", "N", "N1", "N1zz9", "?1d3", "N9d3", "N1d3.N1d3.N1d3", "N1off"} {
			if got := open(t, p, composer.Start{Preset: "cosmic", Last: composer.Last{Ways: ways, Captured: units, Removed: units}}).State(); got.SVG == "" || got.Error != "" {
				t.Errorf("%q and %q: %s", ways, units, got.Error)
			}
		}
	}
}
