package amp

import (
	"strconv"
	"strings"

	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// Win is a way to win: what the other side must have lost, or one's own side have reached. Numbers and kinds are counted against the
// first position: of what a side does not have there it cannot lose the last.
type Win struct {
	By Goal
	// Count is, with TakeRoyals, how many royal leaders must be taken: so many, AllRoyals, or 0 for what the AMPs themselves say
	// (Group.Royal).
	Count  int
	Units  string  // letters of kinds, with TakeUnits and Reach
	On     Zone    // with Reach: where one of these must come
	Hold   bool    // with Reach: and still stand when the other side's turn has ended
	Points []Worth // with Score: what captures bring
	To     int     // and how many points win
}

// Worth is what a captured unit of a kind brings.
type Worth struct {
	Letter byte
	Points int
}

// Worth is what a unit with the letter brings.
func (w *Win) Worth(letter byte) int {
	for _, one := range w.Points {
		if one.Letter == letter {
			return one.Points
		}
	}
	return 0
}

// Goal is what a Win asks for.
type Goal uint8

const (
	TakeRoyals Goal = iota // the other side's royal leaders are taken
	TakeUnits              // all the other side's units of some kinds
	Reach                  // a unit comes to a zone
	Bare                   // the other side has none but leaders left
	Score                  // captures bring so many points
)

// AllRoyals is Win.Count for every royal leader.
const AllRoyals = -1

// NoMove is what becomes of a side that can activate nothing when its turn comes.
type NoMove uint8

const (
	MustPass NoMove = iota // it passes (G-3)
	Loses
	Draws
)

// The most that a preset may ask for, so that points and turns fit into a position.
const (
	MostPoints = 9999 // of Win.To
	MostValue  = 999  // of Win.Points
	MostTurns  = 9999 // of Spec.Limit
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

// What a position line has behind the side to move, in games that have it: the points of White and Black, and how many turns were
// played, "w 3-0 t12". What is zero is left out, so a board alone begins anew.

func (p *Position) appendCounts(dst []byte) []byte {
	if p.score != [2]uint16{} {
		dst = strconv.AppendUint(append(dst, ' '), uint64(p.score[0]), 10)
		dst = strconv.AppendUint(append(dst, '-'), uint64(p.score[1]), 10)
	}
	if p.turns > 0 {
		dst = strconv.AppendUint(append(dst, " t"...), uint64(p.turns), 10)
	}
	return dst
}

// readCounts reads what stands behind the side to move, with the space before it.
func (f filler) readCounts(rest string) error {
	for i, field := range strings.Split(rest, " ")[1:] {
		turns, isTurns := strings.CutPrefix(field, "t")
		switch {
		case isTurns && f.game.spec.Limit > 0 && f.turns == 0:
			n, ok := count(turns, f.game.spec.Limit)
			if !ok {
				return phrase.Errorf("amp-line-turns", "text", phrase.Quote(field, 20), "most", f.game.spec.Limit)
			}
			f.turns = uint16(n)
		case !isTurns && i == 0 && f.game.scores():
			if err := f.readPoints(field); err != nil {
				return err
			}
		default:
			return phrase.Errorf("line-nothing-follows", "text", phrase.Quote(strings.TrimSpace(rest), 20))
		}
	}
	return nil
}

func (f filler) readPoints(field string) error {
	white, black, _ := strings.Cut(field, "-")
	w, okWhite := count(white, MostPoints+MostValue)
	b, okBlack := count(black, MostPoints+MostValue)
	if (!okWhite && white != "0") || (!okBlack && black != "0") || w+b == 0 {
		return phrase.Errorf("amp-line-points", "text", phrase.Quote(field, 20))
	}
	f.score = [2]uint16{uint16(w), uint16(b)}
	return nil
}

// count reads a number from 1 to the most, in its one writing.
func count(text string, most int) (int, bool) {
	if text == "" || text[0] < '1' || text[0] > '9' {
		return 0, false
	}
	n, ok := rules.ParseNumber(text)
	return n, ok && n <= most
}

// scores reports whether captures bring points.
func (g *Game) scores() bool { return g.ends != nil && g.ends.scores }
