package measure_test

import (
	"fmt"
	"slices"
	"testing"

	"pbem/rules"
	"pbem/rules/measure"
	"pbem/rules/robot"
)

// slow is a second count of the same games, which keeps them whole and asks one thing after the other.
type slow struct {
	games [][]played
}

// played is a turn with the position before it.
type played struct {
	before rules.Position
	rules.Verdict
}

// again plays a game as measure.Tally does.
func again(t *testing.T, g rules.Game, m measure.Match) []played {
	t.Helper()
	var game []played
	p, turns := g.Start(), 0
	for n := uint64(0); turns < m.Limit; n++ {
		turn, ok := m.Player.Turn(p, 0, robot.Seed(m.Seed, n))
		if !ok {
			break
		}
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			t.Fatal(err)
		}
		if !turn.IsSetup() {
			turns++
			game = append(game, played{p, v})
		}
		if p = v.Next; v.Outcome.Over() {
			break
		}
	}
	return game
}

// fate goes after one unit of the start by its square: whether it ever acts, and its turn of leaving, 0 for never.
func fate(game []played, u rules.Placement) (acts bool, captured, removed int) {
	at := u.At
	for n, turn := range game {
		mine := turn.before.ToMove() == u.Side
		if !mine && slices.ContainsFunc(turn.Captured, func(c rules.Placement) bool { return c.At == at && c.Side == u.Side && !c.Neutral }) {
			return acts, n + 1, 0
		}
		for _, a := range turn.Turn.Actions {
			switch {
			case a.How == rules.Convert && a.To == at && !mine:
				return acts, 0, n + 1
			case a.How == rules.Slide && a.From == at:
				at = a.To
			case mine && a.How != rules.Convert && a.How != rules.Promote && a.How != rules.Slide && a.From == at:
				acts, at = true, a.To
			}
		}
		if at == rules.Off() || slices.ContainsFunc(turn.Removed, func(c rules.Placement) bool { return c.At == at && c.Side == u.Side }) {
			return acts, 0, n + 1
		}
	}
	return acts, 0, 0
}

// kind is "white yellow E".
func kind(u rules.Placement) string {
	return fmt.Sprint(map[rules.Side]string{rules.White: "white", rules.Black: "black"}[u.Side], " ", u.Group, " ", string(u.Unit))
}

// TestAgainstSlow: the report says what a second count of the same games says.
func TestAgainstSlow(t *testing.T) {
	t.Parallel()
	everyGame(t, func(t *testing.T, g rules.Game) {
		subject := measure.NewSubject(g)
		tally := subject.NewTally()
		var s slow
		for n := range few {
			play(t, tally, n)
			s.games = append(s.games, again(t, g, match(n)))
		}
		r := tally.Report()
		s.checkEnds(t, r)
		s.checkTurns(t, r)
		s.checkUnits(t, r)
		s.checkSquares(t, r)
		s.checkBranching(t, r)
		s.checkLead(t, r, subject.Worth())
	})
}

func (s slow) checkEnds(t *testing.T, r measure.Report) {
	results, causes, lengths := map[string]uint64{}, map[string]uint64{}, []int{}
	for _, game := range s.games {
		o := game[len(game)-1].Outcome
		if !o.Over() {
			results["*"]++
			causes[measure.NotOver]++
			continue
		}
		results[o.Result.String()]++
		causes[string(o.Cause)]++
		lengths = append(lengths, len(game))
	}
	same(t, "results", r.Results, results)
	same(t, "causes", r.Causes, causes)
	if slices.Sort(lengths); len(lengths) > 0 && (r.Length.Median != uint64(lengths[(len(lengths)-1)/2]) || r.Length.Most != uint64(lengths[len(lengths)-1])) {
		t.Errorf("lengths %v, told as %+v", lengths, r.Length)
	}
}

func same(t *testing.T, what string, told []measure.Named, want map[string]uint64) {
	t.Helper()
	for _, n := range told {
		if want[n.Name] != n.Count {
			t.Errorf("%s: %s %d times, want %d", what, n.Name, n.Count, want[n.Name])
		}
		delete(want, n.Name)
	}
	for name, n := range want {
		if n > 0 {
			t.Errorf("%s: %s is not told", what, name)
		}
	}
}

func (s slow) checkTurns(t *testing.T, r measure.Report) {
	want := map[string]uint64{}
	for _, game := range s.games {
		seen := []string{rules.Recurring(game[0].before.String())}
		for _, turn := range game {
			line := rules.Recurring(turn.Next.String())
			count := func(name string, is bool) {
				if is {
					want[name]++
				}
			}
			count(measure.Passes, turn.Turn.IsPass())
			count(measure.Captures, len(turn.Captured) > 0)
			count(measure.Repeats, slices.Contains(seen, line))
			count(measure.Whole, whole(turn))
			seen = append(seen, line)
		}
	}
	same(t, "turns", r.Shares, want)
}

// whole asks the leaders of the turn, one after the other, how much they may do.
func whole(turn played) bool {
	p, ok := turn.before.(rules.Partial)
	if !ok || turn.Turn.IsPass() {
		return false
	}
	quotas := map[rules.Lead]int{}
	for _, l := range p.LeadersOf(turn.before.ToMove()) {
		quotas[l.Lead] = l.Quota
	}
	for actions := turn.Turn.Actions; len(actions) > 0; {
		lead, first := rules.Turn{Lead: turn.Turn.Lead, Actions: actions}.Acting()
		lead.Mode = ""
		if len(actions)-first != quotas[lead] {
			return false
		}
		actions = actions[:first]
	}
	return true
}

func (s slow) checkUnits(t *testing.T, r measure.Report) {
	captured, removed, still, lived := map[string]uint64{}, map[string]uint64{}, map[string]uint64{}, map[string]int{}
	for _, game := range s.games {
		for u := range game[0].before.Placements() {
			acts, taken, off := fate(game, u)
			life := len(game)
			if taken > 0 {
				captured[kind(u)]++
				life = taken
			}
			if off > 0 {
				removed[kind(u)]++
				life = off
			}
			if !acts {
				still[kind(u)]++
			}
			lived[kind(u)] += life
		}
	}
	for _, u := range r.Units {
		name := u.Side + " " + u.AMP + " " + u.Letter
		if u.Units == 0 {
			continue
		}
		if u.Captured.Count != captured[name] || u.Removed.Count != removed[name] || u.NeverMoved.Count != still[name] {
			t.Errorf("%s: %+v; want %d captured, %d removed, %d that never move", name, u, captured[name], removed[name], still[name])
		}
		if mean := float64(lived[name]) / float64(u.Units); u.Life < mean-1e-6 || u.Life > mean+1e-6 {
			t.Errorf("%s lives %f turns, want %f", name, u.Life, mean)
		}
	}
}

func (s slow) checkSquares(t *testing.T, r measure.Report) {
	want := map[string]uint64{}
	for _, game := range s.games {
		for _, turn := range game {
			for _, a := range turn.Turn.Actions {
				if a.How == rules.Slide || a.How == rules.Promote || a.How == rules.Convert {
					continue
				}
				for _, at := range append([]rules.Square{a.To}, a.Via...) {
					if at != rules.Off() {
						want[at.String()]++
					}
				}
			}
		}
	}
	same(t, "squares", r.Squares, want)
}
