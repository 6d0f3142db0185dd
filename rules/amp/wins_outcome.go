package amp

import (
	"pbem/rules"
)

// ended says whether the position ends a game that does not end by CH-10 alone: the side that has played is asked first, then the one
// to move, which has stood the other's turn; then whether it can move; then the number of turns.
func (p *Position) ended() rules.Outcome {
	if o := p.won(); o.Over() {
		return o
	}
	if p.game.spec.NoMove != MustPass && p.mustPass() {
		o := rules.Outcome{Result: rules.Win(p.toMove.Other()), Cause: rules.NoMove, By: rules.By(p.toMove)}
		if p.game.spec.NoMove == Draws {
			o.Result = rules.Drawn
		}
		return o
	}
	if limit := p.game.spec.Limit; limit > 0 && int(p.turns) >= limit {
		return p.outOfTurns()
	}
	return rules.Outcome{}
}

// afterTurn counts the turn that led to the position, where turns count, and says whether it has ended the game.
func (p *Position) afterTurn() rules.Outcome {
	if p.game.spec.Limit > 0 {
		p.turns++
	}
	return p.Outcome()
}

// inTurnOver reports whether the game would be over in the middle of a turn of the side to move.
func (p *Position) inTurnOver() bool {
	if p.game.ends == nil || len(p.game.ends.wins) == 0 {
		return p.royalsLost().Over()
	}
	return p.game.decidedFor(&p.layout, p.toMove)
}

func (p *Position) won() rules.Outcome {
	if len(p.game.ends.wins) == 0 {
		return p.royalsLost()
	}
	for _, side := range [...]rules.Side{p.toMove.Other(), p.toMove} {
		if w, at := p.game.first(&p.layout, side, side == p.toMove); w != nil {
			return p.wonBy(w, side, at)
		}
	}
	return rules.Outcome{}
}

// wonBy says how a side has won, with what people want to know of it.
func (p *Position) wonBy(w *win, side rules.Side, at uint8) rules.Outcome {
	o := rules.Outcome{Result: rules.Win(side)}
	switch w.By {
	case TakeRoyals:
		o.Cause, o.Lost = rules.RoyalsCaptured, p.game.lossOf(w, &p.layout, side.Other())
		if w.Count > 0 && w.Count < o.Lost.All {
			o.Count = w.Count
		}
	case TakeUnits:
		o.Cause, o.Lost = rules.UnitsCaptured, rules.Loss{Unit: p.game.kindNames(w.Units)}
	case Reach:
		o.Cause, o.Unit, o.At = rules.Reached, p.game.kindName(p.at(at)), p.game.grid.squares[at]
		if w.Hold {
			o.Cause = rules.Held
		}
	case Bare:
		o.Cause = rules.Bared
	case Score:
		o.Cause, o.Units = rules.Points, p.points()
	}
	return o
}

// lossOf is what the side has lost with its royal leaders: as many as the way to win says, or as their AMPs do.
func (g *Game) lossOf(w *win, l *layout, side rules.Side) rules.Loss {
	if w.Count == 0 {
		return royalty{g}.loss(l, side)
	}
	return rules.Loss{Unit: g.royalName[side], Royal: royalty{g}.commonLeaders(side), All: g.royals[side]}
}

// outOfTurns is the end by the number of turns.
func (p *Position) outOfTurns() rules.Outcome {
	o := rules.Outcome{Result: rules.Drawn, Cause: rules.TurnLimit, Count: p.game.spec.Limit}
	if !p.game.spec.LimitPoints {
		return o
	}
	switch o.Units = p.points(); {
	case o.Units[rules.White] > o.Units[rules.Black]:
		o.Result = rules.WhiteWins
	case o.Units[rules.White] < o.Units[rules.Black]:
		o.Result = rules.BlackWins
	}
	return o
}

func (p *Position) points() [2]int { return [2]int{int(p.score[0]), int(p.score[1])} }

// kindNames lists kinds as rules.Loss has them.
func (g *Game) kindNames(letters string) string {
	names := ""
	for i := range len(letters) {
		if i > 0 {
			names += ", "
		}
		names += g.spec.Units[g.kind(letters[i])].Name
	}
	return names
}

// counts are the points and the turns, where they decide.
func (p *Position) counts() rules.Counts {
	c := rules.Counts{Points: p.points(), Turns: int(p.turns), Limit: p.game.spec.Limit}
	for _, w := range p.game.spec.Wins {
		if w.By == Score {
			c.Goal = w.To
		}
	}
	return c
}
