package amp

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"pbem/rules"
)

// TestTurnsAgreesWithTheSlowEngine lists whole turns where there are few: on small boards full of walls.
func TestTurnsAgreesWithTheSlowEngine(t *testing.T) {
	g, slow := mustNew(t, spec01()), slowOf("chesimals-0.1")
	rapid.Check(t, func(t *rapid.T) {
		p := &Position{game: g}
		p.put(g, 0, unitOf(0, 0))
		p.put(g, uint8(7*16+7), unitOf(1, 0))
		for range rapid.IntRange(0, 2).Draw(t, "units") {
			sq := uint8(rapid.SampledFrom([]int{1, 2, 16, 17, 18, 32}).Draw(t, "square"))
			p.take(g, sq)
			p.put(g, sq, unitOf(rapid.IntRange(0, 1).Draw(t, "group"), rapid.IntRange(1, 2).Draw(t, "kind")))
		}
		want := map[string]string{}
		for n := 1; n <= 6; n++ {
			for text, line := range slow.sequences(p.String(), n, groupNames(g)) {
				want[text] = line
			}
		}
		got := 0
		for turn := range p.Turns() {
			v, err := p.Judge(rules.Draft{Turn: turn})
			if err != nil || want[turn.String()] != v.Next.String() {
				t.Fatalf("%s: %s: %v, %v", p, turn, v.Next, err)
			}
			got++
		}
		if got != len(want) {
			t.Fatalf("%s: %d turns, the slow engine has %d", p, got, len(want))
		}
	})
}

func TestTurnsIsLazy(t *testing.T) {
	p := mustNew(t, specTwo()).start
	seen := map[string]bool{}
	for turn := range p.Turns() {
		if seen[turn.String()] {
			t.Fatalf("%s comes twice", turn)
		}
		if seen[turn.String()] = true; len(seen) == 2000 {
			break
		}
	}
	if len(seen) != 2000 {
		t.Fatalf("%d turns", len(seen))
	}
}

func TestNoTurns(t *testing.T) {
	for name, c := range map[string]struct {
		spec Spec
		line string
		want int
	}{
		"a side without royals has none": {spec05(bent), "8/8/8/8/8/8/3wW4/3wC4 b", 0},
		"a walled-in side has the pass":  {specOne(), "15bC/16/16/16/16/16/16/16/16/16/yGyE14/wCyG14 w", 1},
	} {
		g := mustNew(t, c.spec)
		p, err := parser{g}.parse(c.line)
		if err != nil {
			t.Fatal(err)
		}
		turns, first := 0, 0
		for turn := range p.Turns() {
			turns++
			if !turn.IsPass() {
				t.Errorf("%s: %s", name, turn)
			}
		}
		for range p.FirstActions() {
			first++
		}
		if turns != c.want || first != c.want || p.CountActivations(1) != 0 {
			t.Errorf("%s: %d turns, %d first actions, %d activations", name, turns, first, p.CountActivations(1))
		}
	}
}

func TestCountBounds(t *testing.T) {
	p := mustNew(t, spec01()).start
	if p.CountActivations(0) != 1 || p.CountActivations(7) != 0 || p.CountActivations(1000) != 0 {
		t.Errorf("%d, %d, %d", p.CountActivations(0), p.CountActivations(7), p.CountActivations(1000))
	}
}

// TestContinueAgreesWithTurns goes every way through the turns of small positions, step by step: that is the list of turns.
func TestContinueAgreesWithTurns(t *testing.T) {
	t.Parallel()
	hyper := with(spec075(), func(s *Spec) { s.Groups[0].Quota, s.Groups[1].Quota = 2, 2 })
	games := []*Game{mustNew(t, spec01()), mustNew(t, hyper)}
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(games).Draw(t, "game")
		p := &Position{game: g}
		p.put(g, 0, unitOf(0, 0))
		p.put(g, uint8(7*16+7), unitOf(1, 0))
		for range rapid.IntRange(0, 2).Draw(t, "units") {
			sq := uint8(rapid.SampledFrom([]int{1, 2, 16, 17, 18, 32}).Draw(t, "square"))
			p.take(g, sq)
			p.put(g, sq, unitOf(rapid.IntRange(0, 1).Draw(t, "group"), 1))
		}
		var want, got []string
		for turn := range p.Turns() {
			want = append(want, turn.String())
		}
		var walk func(rules.Turn)
		walk = func(begun rules.Turn) {
			for turn := range p.Continue(begun) {
				got = append(got, turn.String())
				walk(turn)
			}
		}
		walk(rules.Turn{})
		if slices.Sort(want); !slices.Equal(want, slices.Sorted(slices.Values(got))) {
			t.Fatalf("%s: %d turns, %d by steps", p, len(want), len(got))
		}
	})
}

// TestContinueByLeader: a lead that is said is kept, with its mode; one that is not is filled in, in every way that fits.
func TestContinueByLeader(t *testing.T) {
	t.Parallel()
	g := mustNew(t, fusion(fusionStart(), false, false))
	p, err := parser{g}.parse("16/16/10bK5/16/16/16/16/16/7wKeKyS1yE4/8yP7/16/16 w")
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		begun rules.Turn
		leads []string
	}{
		"nothing":      {rules.Turn{}, []string{"Kh4", "Ki4", "Sj4"}},
		"a leader":     {rules.Turn{Lead: rules.Lead{Unit: 'K', At: sq(t, "i4")}}, []string{"Ki4"}},
		"a mode":       {rules.Turn{Lead: rules.Lead{Unit: 'S', At: sq(t, "j4"), Mode: "dia"}}, []string{"Sj4 dia"}},
		"wrong mode":   {rules.Turn{Lead: rules.Lead{Unit: 'K', At: sq(t, "i4"), Mode: "dia"}}, nil},
		"no such":      {rules.Turn{Lead: rules.Lead{Unit: 'K', At: sq(t, "a1")}}, nil},
		"theirs":       {rules.Turn{Lead: rules.Lead{Unit: 'K', At: sq(t, "k10")}}, nil},
		"first action": {rules.Turn{Actions: []rules.Action{{From: sq(t, "i3"), To: sq(t, "j2")}}}, []string{"Kh4", "Ki4", "Sj4"}},
		"not legal":    {rules.Turn{Actions: []rules.Action{{From: sq(t, "i3"), To: sq(t, "i1")}}}, nil},
		"not theirs":   {rules.Turn{Lead: rules.Lead{Group: "green"}}, nil},
	} {
		var leads []string
		for turn := range p.Continue(c.begun) {
			if l := turn.Lead.String(); !slices.Contains(leads, l) {
				leads = append(leads, l)
			}
		}
		if slices.Sort(leads); !slices.Equal(leads, c.leads) {
			t.Errorf("%s: led by %v, not %v", name, leads, c.leads)
		}
	}
}

// TestContinueCounts goes two steps into each game: there are as many ways as perft counts.
func TestContinueCounts(t *testing.T) {
	t.Parallel()
	for _, s := range specimens() {
		p := mustNew(t, s.spec).start
		var one, two uint64
		for first := range p.Continue(rules.Turn{}) {
			one++
			for range p.Continue(first) {
				two++
			}
		}
		if got := [2]uint64{one, two}; got != s.activations {
			t.Errorf("%s: %v ways of one and two steps, not %v", s.name, got, s.activations)
		}
	}
}

func TestContinueIsLazy(t *testing.T) {
	t.Parallel()
	p := mustNew(t, specTwo()).start
	n := 0
	for range p.Continue(rules.Turn{}) {
		if n++; n == 3 {
			break
		}
	}
	if n != 3 {
		t.Errorf("%d continuations", n)
	}
}

func sq(t *testing.T, text string) rules.Square {
	t.Helper()
	s, n := rules.ParseSquare(text)
	if n == 0 {
		t.Fatalf("%q is no square", text)
	}
	return s
}
