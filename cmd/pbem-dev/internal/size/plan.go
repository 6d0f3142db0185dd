package size

import (
	"math/rand/v2"
	"slices"
	"time"
)

// plan says which games there are, in the order in which they begin.
func plan(o Options, from []*model) []*played {
	dice := rand.New(rand.NewPCG(seed, 1))
	games := make([]*played, 0, o.Finished+o.Live)
	span := time.Duration(o.Years) * 365 * 24 * time.Hour
	for n := range o.Finished + o.Live {
		g := &played{model: from[dice.IntN(len(from))], live: n >= o.Finished}
		g.people[0] = somebody(dice.Float64(), o.Players)
		for g.people[1] = g.people[0]; g.people[1] == g.people[0]; {
			g.people[1] = somebody(dice.Float64(), o.Players)
		}
		if g.live {
			g.later = o.Now.Add(-time.Duration(dice.Float64() * float64(g.lasting()))).Sub(g.model.at(1))
		} else {
			g.later = o.Now.Add(-time.Hour - time.Duration(dice.Float64()*float64(span))).Sub(g.ends())
		}
		games = append(games, g)
	}
	slices.SortFunc(games, func(a, b *played) int { return a.begins().Compare(b.begins()) })
	for i, g := range games {
		g.id = i + 1
	}
	return games
}

// at is when a letter of the model came.
func (m *model) at(step int) time.Time { return m.commits[step].At }

// lasting is how long the model was played, from when it was accepted until just before it ended.
func (m *model) lasting() time.Duration { return m.ends().Sub(m.at(1)) - time.Hour/2 }

// letter is one of a game, and when it came.
type letter struct {
	at   int64 // in seconds
	game int32 // its place in the plan
	step int32
}

// recent are the letters of the games that were not over when the rows of letters begin, in the order in which they came.
func recent(games []*played, now, since time.Time) (all []letter) {
	for i, g := range games {
		if !g.live && g.at(len(g.commits)-1).Before(since) {
			continue
		}
		for step := range g.steps(now) {
			all = append(all, letter{g.at(step).Unix(), int32(i), int32(step)})
		}
	}
	slices.SortStableFunc(all, func(a, b letter) int {
		switch {
		case a.at != b.at:
			return int(a.at - b.at)
		case a.game != b.game:
			return int(a.game - b.game)
		}
		return int(a.step - b.step)
	})
	return all
}
