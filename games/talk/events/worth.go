package events

import (
	"pbem/adjudicator"
	"pbem/rules"
	"pbem/rules/robot"
)

// weigh decides a game that has come to its date by what the sides are worth (CR-36): as the game itself says it, where it gives a draw to
// the side that stands better (CO-8); else by what the units on the board are worth, where one side is ahead by more than the margin. That
// is what a unit is worth on average at the start. What both are worth is told, in hundredths of a square.
func weigh(m *adjudicator.Match) adjudicator.Adjudicate {
	do := adjudicator.Adjudicate{Result: rules.Drawn, Adjudication: adjudicator.Adjudication{By: adjudicator.ByTerms}}
	if m.Begun == "" {
		return do
	}
	if own := m.Position.Standing().Draw; own.Over() {
		do.Result, do.Worth = own.Result, own.Units
		return do
	}
	units := robot.Mobility(m.Game)
	do.Worth = sums(units, m.Position)
	switch ahead, margin := do.Worth[rules.White]-do.Worth[rules.Black], marginOf(units, m); {
	case ahead > margin:
		do.Result = rules.WhiteWins
	case -ahead > margin:
		do.Result = rules.BlackWins
	}
	return do
}

// sums are what the units of both sides on a board are worth.
func sums(units robot.Worth, p rules.Position) (worth [2]int) {
	for u := range p.Placements() {
		if !u.Neutral {
			worth[u.Side] += units.Of(u.Unit)
		}
	}
	return worth
}

// marginOf is what a unit is worth on average in the position in which turns began.
func marginOf(units robot.Worth, m *adjudicator.Match) int {
	first, err := m.PositionAfter(0)
	if err != nil {
		first = m.Position
	}
	n := 0
	for u := range first.Placements() {
		if !u.Neutral {
			n++
		}
	}
	all := sums(units, first)
	return (all[rules.White] + all[rules.Black]) / max(1, n)
}
