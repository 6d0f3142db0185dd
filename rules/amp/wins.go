package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// ends is how a game ends otherwise than by CH-10, compiled. A game without such fields has none.
type ends struct {
	wins   []win
	scores bool             // captures bring points
	values [maxKinds]uint16 // what a unit is worth to whoever takes it
}

// win is a Win, compiled.
type win struct {
	Win
	kinds kindSet
	zone  [2]board.Bits
	may   [2]bool // by side: it has what it takes in the first position, so that it can win so
}

// kindSet has a bit for each kind, by number.
type kindSet uint16

func (s kindSet) has(kind int) bool { return s>>kind&1 != 0 }

// first returns the first way to win that holds for the side, and where its unit stands if it has reached something. Between the turns the
// side to move has stood the other's turn.
func (g *Game) first(l *layout, side rules.Side, between bool) (*win, uint8) {
	for i := range g.ends.wins {
		w := &g.ends.wins[i]
		if !w.may[side&1] || w.Hold && !between {
			continue
		}
		if at, ok := g.holds(w, l, side); ok {
			return w, at
		}
	}
	return nil, 0
}

// holds reports whether the side has won so, and where its unit stands that has reached something.
func (g *Game) holds(w *win, l *layout, side rules.Side) (at uint8, ok bool) {
	theirs := l.side[side.Other()]
	switch w.By {
	case TakeRoyals:
		return 0, g.royalsTaken(w, l, side.Other())
	case TakeUnits:
		_, left := l.anyOf(theirs, w.kinds)
		return 0, !left
	case Reach:
		return l.anyOf(l.side[side].And(w.zone[side&1]), w.kinds)
	case Bare:
		return 0, theirs.AndNot(l.leaders).Empty()
	case Score:
		return 0, int(l.score[side&1]) >= w.To
	}
	return 0, false
}

// royalsTaken reports whether the side has lost as many royal leaders as decide.
func (g *Game) royalsTaken(w *win, l *layout, side rules.Side) bool {
	switch left := l.royals.And(l.side[side]).Count(); w.Count {
	case 0:
		return royalty{g}.lost(l, side)
	case AllRoyals:
		return left == 0
	default:
		return g.royals[side]-left >= w.Count
	}
}

// anyOf finds a unit of one of the kinds.
func (l *layout) anyOf(set board.Bits, kinds kindSet) (at uint8, ok bool) {
	for !set.Empty() {
		at, set = set.Pop()
		if kinds.has(l.at(at).kind()) {
			return at, true
		}
	}
	return 0, false
}

// decided reports whether what has just been done ends the game in mid-turn: the side that acts is asked first, then the other.
func (p *play) decided(taken unit) bool {
	if len(p.game.ends.wins) == 0 {
		return taken != 0 && royalty{p.game}.lost(p.layout, p.side.Other())
	}
	return p.game.decidedFor(p.layout, p.side)
}

// decidedFor reports whether the game is over while the side is making its turn.
func (g *Game) decidedFor(l *layout, side rules.Side) bool {
	for _, s := range [...]rules.Side{side, side.Other()} {
		if w, _ := g.first(l, s, false); w != nil {
			return true
		}
	}
	return false
}

// gain gives the side that acts the points for a unit that it has taken, or takes them back.
func (p *play) gain(taken unit, times int) {
	if p.game.ends.scores && taken != 0 {
		p.score[p.side&1] += uint16(times) * p.game.ends.values[taken.kind()]
	}
}
