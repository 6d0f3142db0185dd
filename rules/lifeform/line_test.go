package lifeform

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/line"
)

func TestLinesRoundTrip(t *testing.T) {
	for _, truce := range []int{0, 2} {
		g := standard(t, Spec{Truce: truce})
		rapid.Check(t, func(t *rapid.T) {
			p := drawnCrowded(t, g)
			read, err := g.parse(p.String())
			if err != nil || *read != *p {
				t.Fatalf("%s reads back as %v, %v", p, read, err)
			}
			rebuilt := &Position{game: g, toMove: p.toMove, played: p.played}
			for u := range p.Placements() {
				k, _ := kindOf(u.Unit)
				sq, _ := index(u.At)
				rebuilt.put(u.Side, k, sq)
				if u.Held {
					rebuilt.held[u.Side] |= bit(sq)
				}
			}
			if *rebuilt != *p {
				t.Fatalf("%s: its placements make %s", p, rebuilt)
			}
		})
	}
}

func TestPlacementsInOrder(t *testing.T) {
	p := parsed(t, standard(t, Spec{}), "3qk3/8/8/8/8/8/P2(bP)4/3QK3 w")
	var got []string
	for u := range p.Placements() {
		got = append(got, string(line.Letter(u.Side, u.Unit))+u.At.String()+map[bool]string{true: " held"}[u.Held])
	}
	want := []string{"Qd1", "Ke1", "Pa2", "bd2", "Pd2 held", "qd8", "ke8"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestUnreadableLines(t *testing.T) {
	const board = "3qk3/8/8/8/8/8/8/3QK3"
	english := catalog.English()
	for _, c := range []struct{ line, why string }{
		{board, "no side to move"},
		{board + " x", "must be w or b"},
		{board + " w 1", "without a truce"},
		{"3qk3/8/8/8/8/8/3QK3 w", "the line has 7"},
		{"3qk4/8/8/8/8/8/8/3QK3 w", "rank 8 has more than 8 places"},
		{"3qk2/8/8/8/8/8/8/3QK3 w", "rank 8 has 7 places"},
		{"3qk3/9/8/8/8/8/8/3QK3 w", "rank 7, character 1"},
		{"3qk3/08/8/8/8/8/8/3QK3 w", "rank 7, character 1"},
		{"3qk3/44/8/8/8/8/8/3QK3 w", "rank 7, character 1"},
		{"3qk3/3x4/8/8/8/8/8/3QK3 w", "rank 7, character 2"},
		{"3qk3/3(Pp)4/8/8/8/8/8/3QK3 w", "isn't a Hand over its captive"},
		{"3qk3/3(BP)4/8/8/8/8/8/3QK3 w", "isn't a Hand over its captive"},
		{"3qk3/3(Bp4/8/8/8/8/8/3QK3 w", "(Bp)"},
		{"3qk3/3(B)4/8/8/8/8/8/3QK3 w", "(Bp)"},
		{"3qk3/3(/8/8/8/8/8/3QK3 w", "(Bp)"},
		{"3qkk2/8/8/8/8/8/8/3QK3 w", "2 Heads"},
		{"3qk3/8/8/8/8/8/8/QQ2K3 w", "2 Torsos"},
	} {
		_, err := standard(t, Spec{}).Parse(c.line)
		if said := english.Error(err); !strings.Contains(said, c.why) {
			t.Errorf("%s: %q, want %q", c.line, said, c.why)
		}
	}
}

func TestUnreadableCounts(t *testing.T) {
	g := standard(t, Spec{Truce: 2})
	for _, count := range []string{"0", "5", "-1", "01", "", "x", "1 1"} {
		if p, err := g.Parse("3qk3/8/8/8/8/8/8/3QK3 w " + count); err == nil {
			t.Errorf("%q is read as %s", count, p)
		}
	}
	for _, line := range []string{"3qk3/8/8/8/8/8/8/3QK3 w", "3qk3/8/8/8/8/8/8/3QK3 b 1", "3qk3/8/8/8/8/8/8/3QK3 b 4"} {
		if p, err := g.Parse(line); err != nil || p.String() != line {
			t.Errorf("%s is read as %v, %v", line, p, err)
		}
	}
}

// TestLinesThatWaitForASetup: the side to move is the one that sets up next (LF-11).
func TestLinesThatWaitForASetup(t *testing.T) {
	const white, black = "8/8/8/8/8/8/8/3QK3", "3qk3/8/8/8/8/8/8/8"
	for _, c := range []struct {
		setup Setup
		line  string
		ok    bool
	}{
		{Open, "8/8/8/8/8/8/8/8 w", true}, {Open, "8/8/8/8/8/8/8/8 b", false},
		{Secret, "8/8/8/8/8/8/8/8 w", true}, {Secret, "8/8/8/8/8/8/8/8 b", true},
		{Open, white + " b", true}, {Open, white + " w", false},
		{Secret, white + " b", true}, {Secret, white + " w", false},
		{Secret, black + " w", true}, {Secret, black + " b", false},
		{Secret, white + " b 1", false},
		{Orthodox, white + " w", true}, {Orthodox, "8/8/8/8/8/8/8/8 b", true},
	} {
		p, err := standard(t, Spec{Setup: c.setup, Truce: 1}).Parse(c.line)
		if (err == nil) != c.ok || c.ok && p.String() != c.line {
			t.Errorf("set-up %d, %s: %v, %v", c.setup, c.line, p, err)
		}
	}
}

// TestOutcomesOfLines: a line that shows a finished game has no turns (G-6).
func TestOutcomesOfLines(t *testing.T) {
	for _, c := range []struct{ line, result string }{
		{"3qk3/8/8/8/8/8/8/3QK3 w", " "},
		{"3qk3/8/8/8/8/8/8/4K3 w", "0-1 torso-captured"},
		{"3qk3/8/8/8/8/8/8/3Q4 b", "0-1 head-captured"},
		{"3q4/8/8/8/8/8/8/3QK3 b", "1-0 head-captured"},
		{"8/8/8/8/8/8/8/3QK3 b", "1-0 body-captured"},
		{"2q1k3/8/8/8/8/8/8/3QK3 w", "1-0 parted"},
		{"2q1k3/3p4/8/8/8/8/8/3QK3 w", " "},
		{"2q1k3/3n4/8/8/8/8/8/3QK3 w", "1-0 parted"},
		{"2q1k3/3(Bp)4/8/8/8/8/8/3QK3 w", " "},
		{"2q1k3/8/8/8/8/8/8/2Q1K3 w", "1/2-1/2 no-bodies"},
	} {
		p := parsed(t, standard(t, Spec{}), c.line)
		o := p.Outcome()
		if got := string(o.Result) + " " + string(o.Cause); got != c.result {
			t.Errorf("%s: %s, want %s", c.line, got, c.result)
		}
		if o.Over() != (p.Count(1) == 0) || o.Over() != (len(slices.Collect(p.Turns())) == 0) {
			t.Errorf("%s: over %v, %d turns", c.line, o.Over(), p.Count(1))
		}
		if _, err := p.Judge(rules.Draft{}); (err.(*rules.Violation).Code == rules.GameOver) != o.Over() {
			t.Errorf("%s: %v", c.line, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	english := catalog.English()
	games := []*Game{standard(f, Spec{}), standard(f, Spec{Setup: Secret, Truce: 1}), standard(f, Spec{Setup: Open})}
	for _, line := range []string{orthodoxStart, emptyStart, crowded, "3qk3/8/8/8/8/8/P2(bP)4/3QK3 w", "2q1k3/3(Bp)4/8/8/8/8/8/3QK3 b 2", "(", "3qk3/3(Bp4/8 w"} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		for _, g := range games {
			p, err := g.Parse(line)
			if err == nil && p.String() != line {
				t.Errorf("%q is written %q", line, p)
			}
			if err != nil && english.Error(err) == "" {
				t.Errorf("%q is refused without a word", line)
			}
		}
	})
}
