package robot

import (
	"math/rand/v2"

	"pbem/rules"
)

// level is how well a robot plays.
type level struct {
	nodes  int
	depth  int  // the most turns that it looks ahead, but for captures; 0 is no limit
	margin int  // how much less than the best a turn may be expected to score, in ten-thousandths, to be played
	halves int  // with so much less it is played half as often
	blind  bool // wins and losses at once are no more than good and bad to it
}

// levelsOf returns the levels of games of whole turns: with slides they have ten times as many turns.
func levelsOf(v *rules.Vocabulary) []level {
	if v.Parts == rules.MoveAndSlide {
		return []level{
			{nodes: 1_500, depth: 1, margin: 3000, halves: 600, blind: true},
			{nodes: 3_000, depth: 1, margin: 1500, halves: 300},
			{nodes: 10_000, depth: 2, margin: 1000, halves: 200},
			{nodes: 40_000, margin: 400, halves: 100},
			{nodes: 150_000, margin: 100, halves: 50},
		}
	}
	return []level{
		{nodes: 200, depth: 1, margin: 3000, halves: 800, blind: true},
		{nodes: 500, depth: 1, margin: 1500, halves: 400},
		{nodes: 2_000, depth: 2, margin: 1000, halves: 200},
		{nodes: 10_000, margin: 400, halves: 100},
		{nodes: 200_000, margin: 100, halves: 50},
	}
}

// mostNodes bounds every budget.
const mostNodes = 50_000_000

// budget is how many nodes a task may take.
func (l level) budget(asked int) int {
	if asked == 0 {
		return l.nodes
	}
	return min(max(asked, 1), mostNodes)
}

// candidate is a turn that may be played, by its number in a list, and its value.
type candidate struct{ at, value int }

// choose draws one of the candidates that are within the margin of the best. There is at least one.
func (l level) choose(all []candidate, d *rand.Rand) candidate {
	best := all[0].value
	for _, c := range all {
		best = max(best, c.value)
	}
	low := within(best, l.margin)
	if l.blind {
		low = -won
	}
	var near []candidate
	var weights []int
	sum := 0
	for _, c := range all {
		w := l.weight(expected(best) - expected(c.value))
		if c.value >= low && w > 0 {
			near, weights = append(near, c), append(weights, w)
			sum += w
		}
	}
	n := d.IntN(sum)
	for i, w := range weights {
		if n -= w; n < 0 {
			return near[i]
		}
	}
	return near[0]
}

// fine is the weight of the best.
const fine = 1 << 20

// weight is how often a turn is played that is expected to score so much less than the best: half as often each time that it is a step
// less, and between two steps in a straight line.
func (l level) weight(less int) int {
	if less > l.margin {
		return 0
	}
	steps, rest := less/l.halves, less%l.halves
	if steps > 20 {
		return 0
	}
	w := fine >> steps
	return w - w*rest/(2*l.halves)
}

// LevelsOf returns how many levels robots have in a game.
func LevelsOf(g rules.Game) int { return len(levelsOf(g.Vocabulary())) }
