package robot

import (
	"math/rand/v2"
	"slices"

	"pbem/rules"
)

// exchanges is how often two places of an example are exchanged, if the set-up is then still legal.
const exchanges = 60

// Shuffled returns a set-up of the side to move: the game's example, in which two places were exchanged many times at random, each
// time that the set-up stayed legal. False where the game knows no example.
func Shuffled(s rules.Setting, d *rand.Rand) (rules.Turn, bool) {
	turn, ok := s.Example()
	if !ok {
		return rules.Turn{}, false
	}
	p, ok := s.(rules.Position)
	if !ok {
		return turn, true
	}
	for range exchanges {
		if v, err := p.Judge(rules.Draft{Turn: exchanged(turn, d)}); err == nil {
			turn = v.Turn
		}
	}
	return turn, true
}

// exchanged moves one unit to another place within the ranks and files of the set-up; the one that stands there, if any, takes its.
func exchanged(t rules.Turn, d *rand.Rand) rules.Turn {
	so := rules.Turn{Lead: t.Lead, Actions: slices.Clone(t.Actions)}
	low, high := corners(so)
	from := d.IntN(len(so.Actions))
	to := rules.Square{File: low.File + int16(d.IntN(int(high.File-low.File)+1)), Rank: low.Rank + int16(d.IntN(int(high.Rank-low.Rank)+1))}
	was := so.Actions[from].To
	for i := range so.Actions {
		if so.Actions[i].To == to {
			so.Actions[i].From, so.Actions[i].To = was, was
		}
	}
	so.Actions[from].From, so.Actions[from].To = to, to
	return so
}

// corners are the least and the greatest file and rank of a set-up, one rank more on either side: units may stand there, too.
func corners(t rules.Turn) (low, high rules.Square) {
	low, high = t.Actions[0].To, t.Actions[0].To
	for _, a := range t.Actions {
		low = rules.Square{File: min(low.File, a.To.File), Rank: min(low.Rank, a.To.Rank)}
		high = rules.Square{File: max(high.File, a.To.File), Rank: max(high.Rank, a.To.Rank)}
	}
	low.Rank, high.Rank = low.Rank-1, high.Rank+1
	return low, high
}
