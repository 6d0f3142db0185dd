package amoeba

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"pbem/rules"
)

// TestEverythingElseIsRefused changes one thing in a legal turn; what is then no legal turn must be refused with a reason,
// and what is accepted must be one that was generated.
func TestEverythingElseIsRefused(t *testing.T) {
	eachGame(t, func(t *rapid.T, g *Game, _ *slowGame) {
		p := somewhere(t, g)
		legal := map[string]bool{}
		var texts []string
		for turn := range p.Turns() {
			legal[turn.String()] = true
			texts = append(texts, turn.String())
		}
		if len(texts) == 0 {
			texts = []string{"Ka1-a2"}
		}
		for range 10 {
			d := readTurn(t, texts[rapid.IntRange(0, len(texts)-1).Draw(t, "turn")])
			mutate(t, g, &d)
			v, err := p.Judge(d)
			var refused *rules.Violation
			switch {
			case err == nil && !legal[v.Turn.String()]:
				t.Fatalf("%s: %s was accepted as %s", p, d.Turn, v.Turn)
			case err != nil && (!errors.As(err, &refused) || refused.Code == "" || refused.Why.Empty()):
				t.Fatalf("%s: %s is refused without a reason: %#v", p, d.Turn, err)
			case err != nil && legal[d.Turn.String()]:
				t.Fatalf("%s: %s is legal and was refused: %v", p, d.Turn, err)
			}
		}
	})
}

func mutate(t *rapid.T, g *Game, d *rules.Draft) {
	a := &d.Actions[rapid.IntRange(0, len(d.Actions)-1).Draw(t, "action")]
	near := func(s rules.Square) rules.Square {
		return sq(int(s.File)+rapid.IntRange(-1, 1).Draw(t, "file"), int(s.Rank)+rapid.IntRange(-1, 1).Draw(t, "rank"))
	}
	switch rapid.IntRange(0, 6).Draw(t, "change") {
	case 0, 1:
		if a.How == rules.Promote || rapid.Bool().Draw(t, "from") {
			a.From = near(a.From)
		} else {
			a.To = near(a.To)
		}
		if a.How == rules.Promote {
			a.To = a.From
		}
	case 2:
		a.Into = "NRBQ"[rapid.IntRange(0, 3).Draw(t, "into")]
	case 3:
		a.Into = 0
	case 4:
		d.Actions = d.Actions[:len(d.Actions)-1]
	case 5:
		from := near(a.To)
		d.Actions = append(d.Actions, rules.Action{How: rules.Slide, From: from, To: near(from)})
	case 6:
		at := near(a.To)
		d.Actions = append(d.Actions, rules.Action{How: rules.Promote, From: at, To: at, Into: letterOf(g.promote[0])})
	}
}
