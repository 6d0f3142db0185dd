package lifeform

import (
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

// walled has a White side whose every primary is held or walled in.
const walled = "3qk3/8/8/8/8/8/RRRR4/QKRR4 w"

// TestPass: who cannot move passes, and nobody else does (G-3).
func TestPass(t *testing.T) {
	p := parsed(t, standard(t, Spec{}), walled)
	if turns := slices.Collect(p.Turns()); len(turns) != 1 || !turns[0].IsPass() || p.Count(1) != 1 {
		t.Errorf("turns %v, counted %d", turns, p.Count(1))
	}
	v, err := p.Judge(rules.Draft{})
	if err != nil || !v.Turn.IsPass() || v.Next.String() != "3qk3/8/8/8/8/8/RRRR4/QKRR4 b" {
		t.Errorf("pass gives %v, %v", v, err)
	}
	if got, want := p.Count(2), parsed(t, p.game, v.Next.String()).Count(1); got != want {
		t.Errorf("Count(2) = %d, want %d", got, want)
	}
	if _, err := p.game.start.Judge(rules.Draft{}); err == nil || err.(*rules.Violation).Code != rules.PassNotAllowed {
		t.Errorf("at the start pass gives %v", err)
	}
}

// TestCountStopsAtADecidedTurn: nothing follows a turn that ends the game, though its line alone does not show it
// (LF-8, G-6).
func TestCountStopsAtADecidedTurn(t *testing.T) {
	p := parsed(t, standard(t, Spec{}), "2k5/2pp4/2q5/3N4/3P4/3P4/3P4/3QK3 w")
	v, err := p.Judge(rules.Draft{Turn: rules.Turn{Actions: []rules.Action{actionOf("Nd5xd7")}}})
	if err != nil || !v.Outcome.Over() || v.Next.Outcome().Over() {
		t.Fatalf("%v, %v", v.Outcome, err)
	}
	want := uint64(0)
	for turn := range p.Turns() {
		if v, err := p.Judge(rules.Draft{Turn: turn}); err == nil && !v.Outcome.Over() {
			want += uint64(len(slices.Collect(v.Next.Turns())))
		}
	}
	if got := p.Count(2); got != want {
		t.Errorf("Count(2) = %d, want %d", got, want)
	}
}

// TestLooseDrafts: letters may be left out, a sign may be missing, and what other games have is not read.
func TestLooseDrafts(t *testing.T) {
	p := parsed(t, standard(t, Spec{}), "3qk3/8/8/8/8/3pp3/2PPP3/2BQK3 w")
	d := rules.Draft{Turn: rules.Turn{Actions: []rules.Action{actionOf("Bc1-d3"), actionOf("Pc2-c3")}}}
	for i := range d.Actions {
		d.Actions[i].How, d.Actions[i].Unit = rules.Unstated, 0
	}
	english := catalog.English()
	v, err := p.Judge(d)
	notes := strings.Join(english.All(v.Notes), "|")
	if err != nil || v.Turn.String() != "Bc1xd3, Pc2-c3" || notes != "c1-d3: this captures Black's Limb on d3. You write holding as Bc1~d3." {
		t.Errorf("%v, %s, %v", v.Turn, notes, err)
	}
	for how := rules.Convert; how <= rules.Place; how++ {
		for i := range d.Actions {
			odd := rules.Draft{Turn: rules.Turn{Actions: slices.Clone(d.Actions)}}
			odd.Actions[i].How = how
			if _, err := p.Judge(odd); err == nil {
				t.Errorf("%s is accepted", odd.Turn)
			} else {
				checkRefusal(t, english, odd, err)
			}
		}
	}
	d.Lead.Group = "white"
	if _, err := p.Judge(d); err == nil || err.(*rules.Violation).Code != rules.CannotRead {
		t.Errorf("with a lead: %v", err)
	}
}

func TestQuietTurns(t *testing.T) {
	for _, c := range []struct {
		turn  string
		reset bool
	}{
		{"Nc3-b3", false}, {"Nc3-h8", true}, {"Nc3xc6", true}, {"Nc3-b3, Pc2-b2", false},
	} {
		p := parsed(t, standard(t, Spec{}), "3qk3/3p4/2p5/8/8/2N5/2P5/2PQK3 w")
		d := rules.Draft{}
		for _, word := range strings.Split(c.turn, ", ") {
			d.Actions = append(d.Actions, actionOf(word))
		}
		if v, err := p.Judge(d); err != nil || v.Reset != c.reset {
			t.Errorf("%s: reset %v, %v", c.turn, v.Reset, err)
		}
	}
}

// draftFrom makes any draft out of bytes: seven for each action.
func draftFrom(data []byte) rules.Draft {
	d := rules.Draft{}
	if len(data) > 0 {
		d.OwnView = data[0]&1 != 0
	}
	for ; len(data) >= 7; data = data[7:] {
		a := rules.Action{How: rules.How(data[0] / 2 % 9), From: squareFrom(data[1], data[2]), To: squareFrom(data[3], data[4])}
		if data[5] < 200 {
			a.Unit = letters[data[5]%6]
		}
		if a.How == rules.Place {
			a.From = a.To
		}
		if data[6] > 240 {
			a.Via = []rules.Square{squareFrom(data[2], data[6])}
		}
		if data[6] == 255 {
			a.Into = 'N'
		}
		d.Actions = append(d.Actions, a)
	}
	return d
}

func squareFrom(file, rank byte) rules.Square {
	if file == 255 {
		return rules.Off()
	}
	return rules.Square{File: int16(file%9) - file16(file), Rank: int16(rank % 10)}
}

func file16(file byte) int16 {
	if file > 250 {
		return 1
	}
	return 0
}

func FuzzJudge(f *testing.F) {
	english := catalog.English()
	games := []*Game{standard(f, Spec{}), standard(f, Spec{Truce: 1}), standard(f, Spec{Setup: Secret}), standard(f, Spec{Setup: Open})}
	for _, line := range []string{orthodoxStart, emptyStart, crowded, walled, "8/8/8/8/2kq4/3ppP2/2P(bP)P3/1B1QK3 b", "2q1k3/3(Bp)4/8/8/8/8/8/3QK3 w"} {
		f.Add(line, []byte{2, 2, 1, 3, 3, 250, 0, 2, 2, 2, 2, 3, 250, 0})
		f.Add(line, []byte{6, 3, 2, 4, 4, 250, 0})
		f.Add(line, []byte{16, 0, 0, 4, 1, 0, 0, 16, 0, 0, 3, 1, 1, 0})
	}
	f.Fuzz(func(t *testing.T, line string, data []byte) {
		if len(data) > 300 {
			return
		}
		d := draftFrom(data)
		for _, g := range games {
			p, err := g.Parse(line)
			if err != nil {
				continue
			}
			v, err := p.Judge(d)
			if err != nil {
				checkRefusal(t, english, d, err)
				continue
			}
			again, err := p.Judge(rules.Draft{Turn: v.Turn})
			if err != nil || again.Turn.String() != v.Turn.String() || again.Next.String() != v.Next.String() {
				t.Fatalf("%s: %s is canonically %s, which gives %s, %v", p, d.Turn, v.Turn, again.Turn, err)
			}
		}
	})
}
