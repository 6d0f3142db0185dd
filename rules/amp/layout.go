package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// unit is what stands on a square, in one byte: the group's number in the upper half, the kind's number plus one in the
// lower. 0 is an empty square.
type unit byte

const (
	maxGroups = 8
	maxKinds  = 15
	// neutral is the number of the group of units that belong to nobody (FU-5).
	neutral = maxGroups
	// neutralCode is the neutral group's letter in position lines.
	neutralCode = 'n'
)

func unitOf(group, kind int) unit { return unit(group<<4 | (kind + 1)) }

func (u unit) group() int { return int(u >> 4) }

// kind is the unit's number in Spec.Units. An empty square has none.
func (u unit) kind() int { return int(u&15) - 1 }

// nature is what the engine must know of a unit besides its moves.
type nature struct {
	side   rules.Side
	free   bool // it is neutral
	leader bool
	royal  bool
	fixed  bool // it cannot be converted (FU-5)
}

// grid is the board's squares by number and their numbers by square, looked up more often than they could be reckoned.
type grid struct {
	squares [board.Squares]rules.Square
	numbers [board.MaxRanks * board.MaxFiles]uint8 // nowhere where the board has no square
	holes   bool
}

const nowhere = 255

func newGrid(z *board.Size) grid {
	g := grid{holes: !z.Holes.Empty()}
	for i := range g.numbers {
		g.numbers[i] = nowhere
	}
	for rank := range z.Ranks {
		for file := range z.Files {
			s := rules.Square{File: int16(file), Rank: int16(rank + 1)}
			g.squares[z.Number(file, rank)] = s
			if sq, ok := z.Index(s); ok {
				g.numbers[rank*board.MaxFiles+file] = sq
			}
		}
	}
	return g
}

// index returns the number of a square, and whether the board has it.
func (g *grid) index(s rules.Square) (uint8, bool) {
	file, rank := uint(int(s.File)), uint(int(s.Rank)-1)
	if file >= board.MaxFiles || rank >= board.MaxRanks {
		return 0, false
	}
	sq := g.numbers[rank*board.MaxFiles+file]
	return sq, sq != nowhere
}

// layout is an arrangement of units, kept twice: by square, and as sets of squares.
type layout struct {
	cell    [board.Squares]byte // a unit on each square
	group   [maxGroups + 1]board.Bits
	side    [2]board.Bits
	leaders board.Bits // of both sides, neutral ones not counted
	royals  board.Bits
	score   [2]uint16 // points by captures, in games that have them
}

func (l *layout) at(sq uint8) unit { return unit(l.cell[sq]) }

// put places a unit on an empty square.
func (l *layout) put(g *Game, sq uint8, u unit) {
	n := &g.natures[u]
	l.cell[sq] = byte(u)
	l.group[u.group()] = l.group[u.group()].With(sq)
	if n.free {
		return
	}
	l.side[n.side&1] = l.side[n.side&1].With(sq)
	if n.leader {
		l.leaders = l.leaders.With(sq)
	}
	if n.royal {
		l.royals = l.royals.With(sq)
	}
}

// take empties a square and returns what stood there; nothing, if it was empty.
func (l *layout) take(g *Game, sq uint8) unit {
	u := unit(l.cell[sq])
	if u == 0 {
		return 0
	}
	n := &g.natures[u]
	l.cell[sq] = 0
	l.group[u.group()] = l.group[u.group()].Without(sq)
	if n.free {
		return u
	}
	l.side[n.side&1] = l.side[n.side&1].Without(sq)
	if n.leader {
		l.leaders = l.leaders.Without(sq)
	}
	if n.royal {
		l.royals = l.royals.Without(sq)
	}
	return u
}
