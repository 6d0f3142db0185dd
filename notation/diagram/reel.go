package diagram

import (
	"strconv"

	"pbem/rules"
)

// Reel is many positions of one game as data for a page's script. Whatever a square looks like in any of them is drawn once,
// here, so that the script, which only puts looks on squares, cannot draw another board than the pens of this package.
type Reel struct {
	Geometry
	Corner rules.Square // the square of cell 0, as White sees the board; cells are counted row by row from there
	Shapes []Shape
	Parts  []Part
	Looks  []Look
	Frames [][]Change // what is other than in the frame before; in the first, than on a board without squares
}

// Shape is a piece of an SVG to which parts refer by its id, which is of this reel alone: "s3". The name is that of the same shape in all drawings.
type Shape struct{ ID, Name, SVG string }

// Part is a piece of an SVG, drawn from the top left corner of its square on. Shape is what it refers to; "" for nothing.
type Part struct{ SVG, Shape string }

// Look is what a square can look like: its parts, by their places in the reel, one over the other, and the same in words.
type Look struct {
	Words string
	Unit  bool // a unit stands there
	Parts []int
}

// Change gives a square another look. Both are counted from 0; Look is -1 for a location of which nothing is drawn.
type Change struct{ Cell, Look int }

// NewReel makes a reel of positions as White sees them: of the first so many, while the others only say how much ground is
// needed. The words are those of the voice.
func NewReel(frames []Drawing, shown int, v Voice) Reel {
	frames = Align(frames)[:shown]
	if len(frames) == 0 {
		return Reel{}
	}
	first := frames[0].In(v)
	m := reelMaker{
		painter: figure(&first), looks: map[cell]int{}, parts: map[string]int{}, shapes: map[string]string{},
		reel: Reel{Geometry: first.Geometry(), Corner: first.corner},
	}
	before := make([]int, len(first.cells))
	for i := range before {
		before[i] = -1
	}
	for i := range frames {
		m.reel.Frames = append(m.reel.Frames, m.frame(frames[i].cells, before))
	}
	return m.reel
}

// reelMaker is a reel in the making.
type reelMaker struct {
	*painter
	reel   Reel
	looks  map[cell]int
	parts  map[string]int
	shapes map[string]string // the ids, by name
}

// frame lists what is other than before, and keeps it there.
func (m *reelMaker) frame(cells []cell, before []int) []Change {
	changes := []Change{}
	for i, c := range cells {
		if look := m.look(i, c); look != before[i] {
			changes, before[i] = append(changes, Change{i, look}), look
		}
	}
	return changes
}

// look returns the place of a look, which is drawn when it is first seen.
func (m *reelMaker) look(i int, c cell) int {
	n, known := m.looks[c]
	if known {
		return n
	}
	look := Look{Words: m.words(speaker{m.Drawing}.cell(&c)), Unit: c.unit != 0}
	m.imprints = nil
	all := m.cells
	m.cells = make([]cell, len(all)) // one cell alone
	m.cells[i] = c
	m.board([]int{i})
	m.badges()
	m.cells = all
	if len(m.imprints) == 0 {
		m.looks[c] = -1
		return -1
	}
	n = len(m.reel.Looks)
	m.looks[c] = n
	for _, p := range m.imprints {
		look.Parts = append(look.Parts, m.part(p, m.cornerOf(i)))
	}
	m.reel.Looks = append(m.reel.Looks, look)
	return n
}

// part returns the place of an imprint, as it lies on a square with this corner.
func (m *reelMaker) part(p imprint, corner point) int {
	var b []byte
	shape := ""
	for _, at := range p.at {
		at = at.by(-corner.x, -corner.y)
		if p.name == "" {
			b = appendShapes(b, p.shapes, []point{at})
			continue
		}
		shape = m.shape(p.stamp)
		b = append(append(append(b, `<use href="#`...), shape...), `" x="`...)
		b = append(appendTenths(append(appendTenths(b, tenths(at.x)), `" y="`...), tenths(at.y)), `"/>`...)
	}
	if p.ink != "" {
		b = append([]byte(`<g fill="`+p.ink+`">`), append(b, "</g>"...)...)
	}
	n, known := m.parts[string(b)]
	if !known {
		n = len(m.reel.Parts)
		m.parts[string(b)] = n
		m.reel.Parts = append(m.reel.Parts, Part{string(b), shape})
	}
	return n
}

// shape defines a stamp, once, and returns its id.
func (m *reelMaker) shape(s *stamp) string {
	id, known := m.shapes[s.name]
	if !known {
		id = "s" + strconv.Itoa(len(m.reel.Shapes))
		m.shapes[s.name] = id
		m.reel.Shapes = append(m.reel.Shapes, Shape{id, s.name, string(appendShapes(nil, s.shapes, []point{{}}))})
	}
	return id
}

// FileNames and RankNames are what stands beside the board, from the left and from the top.
func (r Reel) FileNames() (names []string) {
	for i := range r.Files {
		d := Drawing{corner: r.Corner, step: 1}
		names = append(names, d.fileName(i))
	}
	return names
}

// RankNames: see FileNames.
func (r Reel) RankNames() (names []string) {
	for i := range r.Ranks {
		names = append(names, strconv.Itoa(int(r.Corner.Rank)-i))
	}
	return names
}

// Cell returns the place of a square; ok is false for one that lies beside the board.
func (r Reel) Cell(s rules.Square) (i int, ok bool) {
	column, row := int(s.File)-int(r.Corner.File), int(r.Corner.Rank)-int(s.Rank)
	return row*r.Files + column, column >= 0 && column < r.Files && row >= 0 && row < r.Ranks
}
