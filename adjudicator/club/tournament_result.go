package club

import (
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/tournament"
	"pbem/rules"
)

// The colours that have lost a game on time, by their stored names.
const (
	lateWhite = "white"
	lateBlack = "black"
	lateBoth  = "both"
)

// Result is how a match counts in a table: a game that is void counts nothing for either, and one for which neither has set up is lost by
// both, on time (CR-44).
func Result(m *adjudicator.Match) ResultTaken {
	r := ResultTaken{Match: m.ID, Over: m.Stage == adjudicator.Over}
	r.Void = r.Over && m.Outcome.Cause.Uncounted()
	switch {
	case !r.Over:
		return r
	case m.Outcome.Result == rules.WhiteWins:
		r.White = 2
	case m.Outcome.Result == rules.BlackWins:
		r.Black = 2
	case m.Outcome.Result == rules.Drawn:
		r.White, r.Black = 1, 1
	}
	switch o := m.Outcome; {
	case o.Cause == rules.TimeOut && o.By == rules.ByWhite:
		r.Late = lateWhite
	case o.Cause == rules.TimeOut && o.By == rules.ByBlack:
		r.Late = lateBlack
	case o.Cause == rules.Void && m.Begun == "":
		r.Late = lateBoth
	}
	return r
}

// Knows reports whether the tournament has a result already.
func (t Tournament) Knows(r ResultTaken) bool {
	p, ok := t.Game(r.Match)
	return !ok || p.Over == r.Over && (!r.Over || p.WhiteGot == r.White && p.BlackGot == r.Black && p.Void == r.Void && slices.Equal(p.Late, r.late(p.Pair)))
}

// late are the players of a pair who have lost on time.
func (r ResultTaken) late(p tournament.Pair) []tournament.Seed {
	switch r.Late {
	case lateWhite:
		return []tournament.Seed{p.White}
	case lateBlack:
		return []tournament.Seed{p.Black}
	case lateBoth:
		return []tournament.Seed{p.White, p.Black}
	}
	return nil
}

// addResult takes in how a match stands. One that goes on again, after a correction of the host's, has the tournament go on with it.
func addResult(t *Tournament, e Event, f ResultTaken) error {
	at, ok := t.find(f.Match)
	if !ok {
		return fmt.Errorf("%w: a result of game %d", ErrOutOfOrder, f.Match)
	}
	g := &t.Groups[at.group]
	p := &g.Games[at.game]
	t.late(g, p.Late, -1)
	again := p.Over && !f.Over
	if again {
		p.Again, p.Asked = e.At, time.Time{}
		for _, number := range []tournament.Seed{p.White, p.Black} {
			ended := t.player(*g, number).Ended
			t.player(*g, number).Ended = slices.DeleteFunc(slices.Clone(ended), func(match int) bool { return match == f.Match })
		}
	}
	p.Over, p.WhiteGot, p.BlackGot, p.Late, p.Void = f.Over, f.White, f.Black, f.late(p.Pair), f.Void
	t.late(g, p.Late, 1)
	if again || slices.ContainsFunc(t.Entrants, Entrant.isBack) {
		t.End, t.EndedAt = "", time.Time{}
	}
	return nil
}

// isBack reports whether somebody dropped out on time whose losses were corrected since (CR-49).
func (e Entrant) isBack() bool { return e.Left == tournament.OutOfTime && e.Late < 2 }

func (t *Tournament) late(g *Group, who []tournament.Seed, by int) {
	for _, number := range who {
		t.player(*g, number).Late += by
	}
}
