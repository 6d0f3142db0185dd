package amp

import (
	"errors"
	"testing"

	"pbem/rules"
)

// draftFrom makes any draft out of bytes: eight for each action.
func draftFrom(group string, unit byte, mode string, data []byte) rules.Draft {
	d := rules.Draft{Turn: rules.Turn{Lead: rules.Lead{Group: group, Unit: unit, Mode: mode}}}
	if len(data) > 1 && unit != 0 {
		d.Lead.At = squareOf(data[0], data[1])
	}
	for ; len(data) >= 8; data = data[8:] {
		a := rules.Action{How: rules.How(data[0] % 8), From: squareOf(data[1], data[2]), To: squareOf(data[3], data[4])}
		if data[5] < 128 {
			a.Unit = 'A' + data[5]%26
		}
		if data[6] > 200 {
			a.Via = []rules.Square{squareOf(data[6], data[7]), rules.Off()}[:1+data[7]%2]
		}
		if data[7] == 255 {
			a.Into = 'N'
		}
		d.Actions = append(d.Actions, a)
	}
	return d
}

func squareOf(file, rank byte) rules.Square {
	if file == 255 {
		return rules.Off()
	}
	return rules.Square{File: int16(file%20) - 2, Rank: int16(rank % 15)}
}

func FuzzJudge(f *testing.F) {
	var games []*Game
	for _, s := range specimens() {
		games = append(games, mustNew(f, s.spec))
	}
	promoted := len(games)
	games = append(games, mustNew(f, specPawns()), mustNew(f, specTall()))
	f.Add(uint8(promoted), "", byte(0), "", []byte{0, 5, 5, 5, 6, 200, 0, 255})
	f.Add(uint8(7), "", byte(0), "", []byte{0, 15, 4, 15, 6, 200, 0, 0, 1, 15, 3, 14, 4, 200, 0, 0})
	f.Add(uint8(12), "grey", byte(0), "", []byte{4, 5, 5, 5, 5, 200, 0, 0})
	f.Add(uint8(10), "", byte('S'), "dia", []byte{4, 3, 5, 5, 5, 200, 0, 0})
	f.Add(uint8(0), "", byte(0), "", []byte{})
	f.Fuzz(func(t *testing.T, n uint8, group string, unit byte, mode string, data []byte) {
		if len(data) > 400 {
			return
		}
		g := games[int(n)%len(games)]
		d := draftFrom(group, unit, mode, data)
		v, err := g.start.Judge(d)
		if err != nil {
			var refused *rules.Violation
			if !errors.As(err, &refused) || refused.Code == "" || refused.Why.Empty() || refused.Action > len(d.Actions) {
				t.Fatalf("%s: %#v", d.Turn, err)
			}
			return
		}
		again, err := g.start.Judge(rules.Draft{Turn: v.Turn})
		if err != nil || again.Turn.String() != v.Turn.String() || again.Next.String() != v.Next.String() || len(again.Notes) > 0 {
			t.Fatalf("%s is canonically %s, which gives %s, %v", d.Turn, v.Turn, again.Turn, err)
		}
	})
}
