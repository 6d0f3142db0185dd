package board

// What a unit can do on a square, in a drawing of its reach.
const (
	Nowhere    = '.' // it cannot go there
	Anyhow     = '*' // it goes there, and captures there
	OnlyMoving = 'o' // it goes there only without capture
	OnlyTaking = 'x' // it goes there only to capture
	OnlyFirst  = 'i' // it goes there only while it has not moved
	OverUnits  = 'h' // it goes there only over a unit
	TakingOver = '+' // it goes there only without capture, and captures there only over a unit
)

// middle is where the unit stands, on a board of its own for the drawing.
const (
	middle = 5
	from   = middle*Stride + middle
)

// Reach draws where White's move leads on an otherwise empty board, from the middle of a square of at most so many files to each
// side: the rows from the top down, a mark a square. A move that goes further is drawn as far as there is room.
func (m Move) Reach(most int) [][]byte {
	var marks [Squares]byte
	table, far := m.Compile(Size{Files: 2*middle + 1, Ranks: 2*middle + 1}, false), 1
	for rank := range 2*middle + 1 {
		for file := range 2*middle + 1 {
			sq := uint8(rank*Stride + file)
			if marks[sq] = table.mark(sq); marks[sq] != Nowhere {
				far = max(far, abs(file-middle), abs(rank-middle))
			}
		}
	}
	far = min(far, most)
	var rows [][]byte
	for rank := middle + far; rank >= middle-far; rank-- {
		at := rank*Stride + middle
		rows = append(rows, append([]byte(nil), marks[at-far:at+far+1]...))
	}
	return rows
}

// mark says what the unit in the middle can do on a square.
func (t *Table) mark(sq uint8) byte {
	if sq == from {
		return Nowhere
	}
	move, take := t.gets(sq, false), t.gets(sq, false, sq)
	switch {
	case move && take:
		return Anyhow
	case move && t.getsOver(sq, sq):
		return TakingOver
	case move:
		return OnlyMoving
	case take:
		return OnlyTaking
	case t.gets(sq, true) || t.gets(sq, true, sq):
		return OnlyFirst
	}
	if t.getsOver(sq) || t.getsOver(sq, sq) {
		return OverUnits
	}
	return Nowhere
}

// getsOver reports whether the unit in the middle gets to a square, on which another stands or none, over a unit on some square.
func (t *Table) getsOver(sq uint8, there ...uint8) bool {
	if !t.hops() {
		return false // a unit more only stands in the way
	}
	for hurdle := range uint8(Squares) {
		if hurdle != from && hurdle != sq && t.gets(sq, false, append(there, hurdle)...) {
			return true
		}
	}
	return false
}

// gets reports whether the unit in the middle gets to a square while others stand on these.
func (t *Table) gets(sq uint8, unmoved bool, others ...uint8) bool {
	var cell [Squares]byte
	on := Scene{Cell: &cell, Unmoved: unmoved}
	for _, other := range append(others, from) {
		cell[other], on.Taken = 1, on.Taken.With(other)
	}
	return t.Targets(from, &cell).Or(t.TargetsAsking(from, &on)).Has(sq)
}

func abs(n int) int { return max(n, -n) }
