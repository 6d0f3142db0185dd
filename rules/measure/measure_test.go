package measure_test

import (
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/rules"
	"pbem/rules/measure"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

// few is how many games of a preset are looked at, and long how many turns of each.
const (
	few  = 3
	long = 40
)

func builtin(t testing.TB, name string) rules.Game {
	t.Helper()
	p, err := presets.Builtin(name, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p.Game
}

// file is a game of testdata: tens has ten by ten squares with a griffin, a nightrider, cannons and pawns; in hands several AMPs act in a turn,
// and race is won in other ways.
func file(t testing.TB, name string) rules.Game {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name + ".yaml")
	if err != nil {
		t.Fatal(err)
	}
	p, err := presets.Parse(name+".yaml", data, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p.Game
}

// everyGame visits games of all systems.
func everyGame(t *testing.T, visit func(*testing.T, rules.Game)) {
	for _, name := range []string{"chesimals-0.75", "chesimals-2", "fusion-1", "lifeform", "lifeform-secret", "amoeba-carry", "cosmic"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			visit(t, builtin(t, name))
		})
	}
	t.Run("fusion-1 conversion", func(t *testing.T) {
		t.Parallel()
		p, err := presets.Builtin("fusion-1", []presets.Setting{{Name: "conversion", Value: "true"}})
		if err != nil {
			t.Fatal(err)
		}
		visit(t, p.Game)
	})
	for _, name := range []string{"tens", "hands", "race"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			visit(t, file(t, name))
		})
	}
}

func match(n int) measure.Match {
	return measure.Match{Player: robot.Random{}, Seed: robot.Seed(3, uint64(n)), Limit: long}
}

func play(t *testing.T, tally *measure.Tally, n int) {
	t.Helper()
	if err := tally.Play(match(n)); err != nil {
		t.Fatal(err)
	}
}

// TestSums: what is counted adds up, in every game.
func TestSums(t *testing.T) {
	t.Parallel()
	everyGame(t, func(t *testing.T, g rules.Game) {
		tally := measure.NewSubject(g).NewTally()
		for n := range few {
			play(t, tally, n)
		}
		r := tally.Report()
		check := func(what string, list []measure.Named, want uint64) {
			sum := uint64(0)
			for _, n := range list {
				sum += n.Count
				checkShare(t, what+" "+n.Name, n.Share)
			}
			if sum != want {
				t.Errorf("%s: %d in all, want %d", what, sum, want)
			}
		}
		check("results", r.Results, few)
		check("causes", r.Causes, few)
		check("squares", r.Squares, r.Squares[0].Of)
		acts := uint64(r.Activations.Mean*float64(r.Activations.Of) + 0.5)
		for what, list := range map[string][]measure.Unit{"units": r.Units, "amps": r.AMPs, "kinds": r.Kinds} {
			checkUnits(t, what, list, acts, r)
		}
		if r.Length.Of+r.Results[3].Count != few || r.Turns != r.Activations.Of {
			t.Errorf("%d games are over and %d are not; %d turns, and %d with activations", r.Length.Of, r.Results[3].Count, r.Turns, r.Activations.Of)
		}
	})
}

func checkShare(t *testing.T, what string, s measure.Share) {
	t.Helper()
	if s.Low > s.Share || s.Share > s.High || s.Low < 0 || s.High > 1 || s.Count > s.Of {
		t.Errorf("%s: %+v", what, s)
	}
}

func checkUnits(t *testing.T, what string, list []measure.Unit, acts uint64, r measure.Report) {
	t.Helper()
	sum, captured := uint64(0), uint64(0)
	for _, u := range list {
		sum, captured = sum+u.Activations.Count, captured+u.Captured.Count
		for _, s := range []measure.Share{u.Activations, u.Captured, u.Removed, u.NeverMoved} {
			checkShare(t, what+" "+u.Unit, s)
		}
		if u.Captured.Count+u.Removed.Count > u.Units || u.Activations.Of != acts || u.Life > long {
			t.Errorf("%s: %+v", what, u)
		}
	}
	if sum != acts {
		t.Errorf("%s: %d activations, want %d", what, sum, acts)
	}
	if captured > r.Captures.Captured {
		t.Errorf("%s: %d captured, of %d", what, captured, r.Captures.Captured)
	}
}

// TestMerge: it makes no difference who counts which game, and in which order the sums come together.
func TestMerge(t *testing.T) {
	t.Parallel()
	everyGame(t, func(t *testing.T, g rules.Game) {
		s := measure.NewSubject(g)
		all, parts := s.NewTally(), []*measure.Tally{s.NewTally(), s.NewTally(), s.NewTally()}
		for n := range few {
			play(t, all, n)
			play(t, parts[(n*n+1)%3], few-1-n)
		}
		parts[2].Merge(parts[0])
		parts[2].Merge(parts[1])
		if diff := cmp.Diff(all.Report(), parts[2].Report()); diff != "" {
			t.Error(diff)
		}
	})
}

// TestSeeds: the same seed makes the same game, another another one.
func TestSeeds(t *testing.T) {
	t.Parallel()
	s := measure.NewSubject(file(t, "tens"))
	report := func(n int) measure.Report {
		tally := s.NewTally()
		play(t, tally, n)
		return tally.Report()
	}
	if diff := cmp.Diff(report(1), report(1)); diff != "" {
		t.Error(diff)
	}
	if cmp.Equal(report(1), report(2)) {
		t.Error("two seeds make one game")
	}
}

// TestTurned: the same position, the other side to move; not where set-ups come first.
func TestTurned(t *testing.T) {
	t.Parallel()
	everyGame(t, func(t *testing.T, g rules.Game) {
		start := g.Start()
		p, ok := measure.NewSubject(g).Turned()
		if ok == rules.AwaitsSetup(start) {
			t.Fatalf("%s can be turned: %v", start, ok)
		}
		if !ok {
			return
		}
		if p.ToMove() != rules.Black || p.Outcome().Over() {
			t.Errorf("%s is turned to %s", start, p)
		}
		tally := measure.NewSubject(g).NewTally()
		if err := tally.Play(measure.Match{Player: robot.Random{}, Limit: 5, Start: p}); err != nil || tally.Report().BlackFirst != 1 {
			t.Errorf("%v, %d begun by Black", err, tally.Report().BlackFirst)
		}
	})
}

// BenchmarkPlay plays one game and counts it.
func BenchmarkPlay(b *testing.B) {
	games := map[string]rules.Game{"tens": file(b, "tens")}
	names := []string{"tens"}
	for _, p := range presets.Names() {
		names, games[p.Name] = append(names, p.Name), builtin(b, p.Name)
	}
	for _, name := range names {
		s := measure.NewSubject(games[name])
		for player, p := range map[string]robot.Player{"random": robot.Random{}, "greedy": robot.Greedy{Worth: s.Worth()}} {
			b.Run(name+"/"+player, func(b *testing.B) {
				tally := s.NewTally()
				for n := uint64(0); b.Loop(); n++ {
					if err := tally.Play(measure.Match{Player: p, Seed: robot.Seed(1, n), Limit: 500}); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportAllocs()
			})
		}
	}
}
