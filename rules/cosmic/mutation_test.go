package cosmic

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

// TestEveryOtherTurnIsRefused writes every start with every end, and random squares between, in random positions: what is
// accepted is a turn of the slow generator, what is refused is none and has a code and a reason.
func TestEveryOtherTurnIsRefused(t *testing.T) {
	r, english := rand.New(rand.NewPCG(4, 2)), catalog.English()
	accepted, refused := 0, map[rules.Code]int{}
	for range 80 {
		line, jumps := dice(r), r.IntN(3)
		p := parsed(t, newGame(t, jumps), line)
		want := slowFrom(line, jumps).turns()
		for _, d := range drafts(r) {
			v, err := p.Judge(d)
			if err == nil {
				accepted++
				if next, ok := want[v.Turn.String()]; !ok || next != v.Next.String() {
					t.Fatalf("%s: %s is taken for %s", line, d.Turn, v.Turn)
				}
				continue
			}
			refused[checkRefusal(t, english, p, d, err)]++
			if _, legal := want[asTyped(p, d)]; legal {
				t.Fatalf("%s: %s is refused: %v", line, d.Turn, err)
			}
		}
	}
	if accepted < 500 {
		t.Errorf("only %d were accepted", accepted)
	}
	for _, code := range []rules.Code{rules.NoUnitThere, rules.NotYourUnit, rules.FriendlyUnit, rules.Blocked, rules.CannotMoveSo, rules.GameOver} {
		if refused[code] < 100 {
			t.Errorf("only %d refusals with code %s", refused[code], code)
		}
	}
}

// drafts are all pairs of squares, some with squares between.
func drafts(r *rand.Rand) []rules.Draft {
	squares := []rules.Square{rules.Off(), {File: 6, Rank: 1}, {File: 0, Rank: 0}}
	for file := range 6 {
		for rank := range 6 {
			squares = append(squares, rules.Square{File: int16(file), Rank: int16(rank + 1)})
		}
	}
	var list []rules.Draft
	for _, from := range squares {
		for _, to := range squares {
			a := rules.Action{How: rules.How(r.IntN(3)), From: from, To: to}
			for range max(0, r.IntN(8)-5) {
				a.Via = append(a.Via, squares[r.IntN(len(squares))])
			}
			list = append(list, rules.Draft{Turn: rules.Turn{Actions: []rules.Action{a}}})
		}
	}
	return list
}

// asTyped writes a draft of one action as the slow generator would, whatever it takes.
func asTyped(p *Position, d rules.Draft) string {
	a := d.Actions[0]
	sq, ok := p.game.shape.index(a.From)
	if !ok || !p.has(sq) {
		return ""
	}
	_, k := p.at(sq)
	a.Unit, a.How = k.letter(), rules.Capture
	return a.String()
}

func checkRefusal(t *testing.T, l *catalog.Language, p *Position, d rules.Draft, err error) rules.Code {
	t.Helper()
	var v *rules.Violation
	if !errors.As(err, &v) || v.Code == "" || v.Why.Empty() || v.Action > len(d.Actions) {
		t.Fatalf("%s: %s: %#v", p, d.Turn, err)
	}
	if text := l.Say(v.Phrase()); strings.ContainsAny(text, "{$=") || strings.Contains(text, "  ") {
		t.Fatalf("%s: %s: %s", p, d.Turn, text)
	}
	return v.Code
}

func FuzzJudge(f *testing.F) {
	f.Add(startLine, uint8(2), "c2d3")
	f.Add("k5/4p1/6/2r1r1/1P4/K4R w", uint8(0), "b2 d4 f6")
	f.Add("5r/k5/6/6/6/R1r2K w", uint8(1), "Ra1xoff")
	f.Add("6/6/6/6/6/6 b", uint8(1), "pass")
	english := catalog.English()
	f.Fuzz(func(t *testing.T, line string, jumps uint8, squares string) {
		g := newGame(t, int(jumps%17))
		p, err := g.parse(line)
		if err != nil {
			return
		}
		if p.String() != line {
			t.Fatalf("%q reads back as %q", line, p)
		}
		d := draftOf(squares)
		v, err := p.Judge(d)
		if err != nil {
			checkRefusal(t, english, p, d, err)
			return
		}
		again, err := p.Judge(rules.Draft{Turn: v.Turn})
		if err != nil || again.Turn.String() != v.Turn.String() || again.Next.String() != v.Next.String() || len(again.Notes) > 0 {
			t.Fatalf("%s is canonically %s, which gives %s, %v", d.Turn, v.Turn, again.Turn, err)
		}
	})
}

// draftOf makes any draft of a text: every three bytes a square, and what else they may be taken for.
func draftOf(text string) rules.Draft {
	var d rules.Draft
	var a rules.Action
	n := 0
	for ; len(text) >= 3; text = text[3:] {
		s := rules.Square{File: int16(text[0]) - 'a', Rank: int16(text[1]) - '0'}
		if text[2] == 'o' {
			s = rules.Off()
		}
		switch n++; n {
		case 1:
			a = rules.Action{From: s, How: rules.How(text[2] % 9)}
			if text[2]&0x80 != 0 {
				a.Unit = text[2] & 0x7F
			}
		case 2:
			a.To = s
		default:
			a.Via, a.To = append(a.Via, a.To), s
		}
		if n > 1 && text[2] == ',' {
			d.Actions, n = append(d.Actions, a), 0
		}
	}
	if n > 1 {
		d.Actions = append(d.Actions, a)
	}
	return d
}
