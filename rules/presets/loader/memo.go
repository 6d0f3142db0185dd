package loader

import (
	"slices"

	"pbem/rules"
	"pbem/rules/amp"
	"pbem/rules/board"
	"pbem/rules/presets/tree"
)

// memo is what was read of a file before. Every value of every option is tried when a file is read, and changes little of it: what
// it leaves alone is the same node of the tree, and is read once.
type memo struct {
	units   map[unitKey]unitRead
	drawn   map[drawnKey]drawnRead
	moves   map[string]movement
	total   int  // of the ways of all movements
	tooMany bool // that has been told
}

func newMemo() memo {
	return memo{units: map[unitKey]unitRead{}, drawn: map[drawnKey]drawnRead{}, moves: map[string]movement{}}
}

// unitKey is all that the reading of a kind depends on.
type unitKey struct {
	at   *tree.Node
	name string
	lead rules.LeadStyle
}

// drawnKey is all that the reading of a drawing depends on.
type drawnKey struct {
	at           *tree.Node
	files, ranks int
}

// movement is what is known of a movement by its text.
type movement struct {
	total int // of the ways in the file, these included
	err   error
}

// unitRead is a kind as it was read, and how many faults it had, which were told then.
type unitRead struct {
	unit   amp.Unit
	faults int
}

// drawnRead is what a drawing showed, and how many faults it had.
type drawnRead struct {
	units  []placed
	faults int
}

// unitOf reads a kind.
func (a *ampReader) unitOf(p pair) amp.Unit {
	known, key := a.r.known.units, unitKey{p.value, p.name, a.spec.Lead}
	if read, ok := known[key]; ok {
		a.r.faults += read.faults
		return read.unit
	}
	before := a.r.faults
	u := a.readUnit(p)
	known[key] = unitRead{u, a.r.faults - before}
	return u
}

// drawn reads the drawing. What is returned is the caller's to change.
func (a *ampReader) drawn(n *tree.Node) []placed {
	known, key := a.r.known.drawn, drawnKey{n, a.spec.Files, a.spec.Ranks}
	read, ok := known[key]
	if ok {
		a.r.faults += read.faults
		return slices.Clone(read.units)
	}
	before := a.r.faults
	d := &drawing{r: a.r, files: a.spec.Files, ranks: a.spec.Ranks}
	d.read(n)
	known[key] = drawnRead{d.units, a.r.faults - before}
	return slices.Clone(d.units)
}

// ways returns how many ways all different movements of the file have together, up to this one. The error is that it is none.
func (m *memo) ways(text string) (int, error) {
	if known, ok := m.moves[text]; ok {
		return known.total, known.err
	}
	move, err := board.ParseMove(text)
	if err == nil {
		m.total += move.Ways()
	}
	m.moves[text] = movement{m.total, err}
	return m.total, err
}
