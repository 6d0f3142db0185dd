package amoeba

import (
	"errors"
	"testing"

	"pbem/rules"
)

func FuzzParse(f *testing.F) {
	var games []*Game
	for _, s := range specimens() {
		games = append(games, mustNew(f, s.spec))
		f.Add(games[len(games)-1].start.String())
	}
	for _, line := range []string{middle, twoPawns, "k6/7/*6 w a1a2 -b-3", "K*k/1P1 b - a400", "1*1/***/k*K w - -zz9", "128/K127 w - a1", "8/8 w -"} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		for _, g := range games {
			p, err := g.Parse(line)
			if err != nil {
				continue
			}
			text := p.String()
			again, err := g.Parse(text)
			if err != nil || again.String() != text || !g.spec.Unbounded && text != line {
				t.Fatalf("%q is written %q, which reads as %v, %v", line, text, again, err)
			}
			n := 0
			for turn := range p.Turns() {
				if v, err := p.Judge(rules.Draft{Turn: turn}); err != nil || v.Turn.String() != turn.String() {
					t.Fatalf("%s: %s: %v", line, turn, err)
				}
				if n++; n == 20 {
					break
				}
			}
		}
	})
}

// draftFrom makes any draft out of bytes: eight for each action.
func draftFrom(data []byte) rules.Draft {
	var d rules.Draft
	for ; len(data) >= 8; data = data[8:] {
		a := rules.Action{How: rules.How(data[0] % 9), From: squareOf(data[1], data[2]), To: squareOf(data[3], data[4])}
		if data[5] < 128 {
			a.Unit = "PNRKQBX"[data[5]%7]
		}
		if data[6] < 64 {
			a.Into = "NRQBKP?"[data[6]%7]
		}
		if data[7] > 250 {
			a.Via = []rules.Square{squareOf(data[6], data[7])}
		}
		d.Actions = append(d.Actions, a)
	}
	return d
}

func squareOf(file, rank byte) rules.Square {
	if file == 255 {
		return rules.Off()
	}
	return rules.Square{File: int16(file%12) - 2, Rank: int16(rank%12) - 2}
}

func FuzzJudge(f *testing.F) {
	var games []*Game
	for _, s := range specimens() {
		games = append(games, mustNew(f, s.spec))
	}
	f.Add(uint8(0), "", []byte{0, 4, 3, 5, 5, 200, 200, 0, 0, 4, 7, 4, 6, 200, 200, 0})
	f.Add(uint8(1), twoPawns, []byte{1, 5, 3, 5, 4, 200, 200, 0, 6, 3, 8, 3, 8, 200, 0, 0})
	f.Add(uint8(0), captures, []byte{0, 4, 8, 3, 9, 200, 1, 0})
	f.Add(uint8(4), "k6/7/7/7/7/7/4K2 w - a1", []byte{1, 6, 3, 6, 4, 200, 200, 0, 5, 3, 3, 3, 2, 200, 200, 0})
	f.Fuzz(func(t *testing.T, n uint8, line string, data []byte) {
		g := games[int(n)%len(games)]
		p, err := g.parse(line)
		if err != nil {
			p = g.start
		}
		d := draftFrom(data[:min(len(data), 200)])
		v, err := p.Judge(d)
		if err != nil {
			var refused *rules.Violation
			if !errors.As(err, &refused) || refused.Code == "" || refused.Why.Empty() || refused.Action > len(d.Actions) {
				t.Fatalf("%s: %s: %#v", p, d.Turn, err)
			}
			return
		}
		again, err := p.Judge(rules.Draft{Turn: v.Turn})
		if err != nil || again.Turn.String() != v.Turn.String() || again.Next.String() != v.Next.String() {
			t.Fatalf("%s: %s is canonically %s, which gives %s, %v", p, d.Turn, v.Turn, again.Turn, err)
		}
		if read, err := g.Parse(v.Next.String()); err != nil || read.String() != v.Next.String() {
			t.Fatalf("%s: %s leads to %s: %v", p, v.Turn, v.Next, err)
		}
	})
}
