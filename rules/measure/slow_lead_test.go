package measure_test

import (
	"math"
	"slices"
	"testing"

	"pbem/rules"
	"pbem/rules/measure"
	"pbem/rules/robot"
)

// checkBranching lists what was counted: whole turns, or first activations.
func (s slow) checkBranching(t *testing.T, r measure.Report) {
	for _, part := range r.Branching {
		sum, positions, least, most := 0, 0, math.MaxInt, 0
		for _, game := range s.games {
			for n, turn := range game {
				if n+1 < part.From || part.To > 0 && n+1 > part.To {
					continue
				}
				c := len(listed(turn.before))
				sum, positions, least, most = sum+c, positions+1, min(least, c), max(most, c)
			}
		}
		mean := float64(sum) / float64(positions)
		if uint64(positions) != part.Positions || uint64(least) != part.Least || uint64(most) != part.Most || math.Abs(mean-part.Mean) > 1e-6 {
			t.Errorf("%+v; want %d positions, %d to %d, on average %f", part, positions, least, most, mean)
		}
	}
}

func listed(p rules.Position) []rules.Turn {
	partial, ok := p.(rules.Partial)
	if !ok {
		return slices.Collect(p.Turns())
	}
	return slices.DeleteFunc(slices.Collect(partial.FirstActions()), rules.Turn.IsPass)
}

// checkLead weighs every position of every game.
func (s slow) checkLead(t *testing.T, r measure.Report, w robot.Worth) {
	changes, most, kept, led := 0, 0, uint64(0), uint64(0)
	for _, game := range s.games {
		var leads []bool // whether White is ahead, wherever somebody is
		for _, p := range append([]rules.Position{game[0].before}, after(game)...) {
			if b := w.Balance(p); b != 0 {
				leads = append(leads, b > 0)
			}
		}
		n := max(0, len(slices.Compact(slices.Clone(leads)))-1)
		changes, most = changes+n, max(most, n)
		if winner, ok := game[len(game)-1].Outcome.Result.Winner(); ok && len(leads) > 0 {
			led++
			if leads[0] == (winner == rules.White) {
				kept++
			}
		}
	}
	if mean := float64(changes) / float64(len(s.games)); r.LeadChanges.Most != uint64(most) || math.Abs(mean-r.LeadChanges.Mean) > 1e-6 {
		t.Errorf("%+v; want at most %d changes of the lead, %f on average", r.LeadChanges, most, mean)
	}
	if r.Kept.Count != kept || r.Kept.Of != led {
		t.Errorf("%+v; want %d of %d won by who was ahead first", r.Kept, kept, led)
	}
}

func after(game []played) (all []rules.Position) {
	for _, turn := range game {
		all = append(all, turn.Next)
	}
	return all
}
