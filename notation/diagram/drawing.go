package diagram

import "pbem/rules"

// Options say from where a position is seen and which turn led to it.
type Options struct {
	As       rules.Side // the reader's side: drawn at the bottom, his opponent's units marked
	Last     rules.Turn // the turn just played, to be marked; the zero turn for none
	LastSide rules.Side // who played it
}

// Drawing is a position as a reader sees it: a value that any pen can turn into a picture.
type Drawing struct {
	files, ranks int
	cells        []cell        // row by row from the top left corner, as the reader sees them
	corner       rules.Square  // the square of the top left cell
	step         int           // how files run to the right: 1 for White, -1 for Black; ranks run downwards against it
	groups       []rules.Group // for the legend
	units        []rules.UnitName
	as, lastSide rules.Side
	neutral      bool        // there is a neutral unit
	sample       [2]cell     // by side: a unit to explain the brackets with
	marked       [marks]cell // a cell with each mark that is on the board, to explain it with
}

// cell is one square of a drawing.
type cell struct {
	unit, code byte // letters; unit is 0 on an empty square, code in games without AMPs
	owner      owner
	mark       mark
	light      bool // the lighter of the two kinds of squares
}

type owner uint8

const (
	white owner = iota
	black
	nobody
)

// mark says what the last turn did to a square.
type mark uint8

const (
	untouched mark = iota
	arrived
	captured  // arrived by a capture
	converted // changed its side without moving
	left      // a unit went away and none stands there now
	marks     // how many there are
)

// longest bounds a drawing's sides: no real board comes near it.
const longest = 64

// New draws a position from the reader's side. The vocabulary is that of the position's game.
func New(p rules.Position, v *rules.Vocabulary, o Options) Drawing {
	low, high := p.Extent()
	d := Drawing{
		files: span(low.File, high.File), ranks: span(low.Rank, high.Rank),
		groups: v.Groups, units: v.Units, as: o.As, lastSide: o.LastSide,
	}
	d.corner, d.step = rules.Square{File: low.File, Rank: low.Rank + int16(d.ranks) - 1}, 1
	if o.As == rules.Black {
		d.corner, d.step = rules.Square{File: low.File + int16(d.files) - 1, Rank: low.Rank}, -1
	}
	d.cells = make([]cell, d.files*d.ranks)
	d.checker()
	for u := range p.Placements() {
		d.place(u)
	}
	d.markTurn(o.Last)
	return d
}

func span(low, high int16) int {
	return max(1, min(longest, int(high)-int(low)+1))
}

func (d *Drawing) checker() {
	for i := range d.cells {
		f, r := d.square(i%d.files, i/d.files)
		d.cells[i].light = (f+r)&1 == 0
	}
}

// square returns the file and rank of a cell.
func (d *Drawing) square(column, row int) (file, rank int) {
	return int(d.corner.File) + column*d.step, int(d.corner.Rank) - row*d.step
}

// at returns the cell of a square, or nil for one that is not drawn.
func (d *Drawing) at(s rules.Square) *cell {
	column, row := (int(s.File)-int(d.corner.File))*d.step, (int(d.corner.Rank)-int(s.Rank))*d.step
	if column < 0 || column >= d.files || row < 0 || row >= d.ranks {
		return nil
	}
	return &d.cells[row*d.files+column]
}

func (d *Drawing) place(u rules.Placement) {
	c := d.at(u.At)
	if c == nil {
		return
	}
	c.unit, c.code, c.owner = ascii(u.Unit), u.Code, owner(u.Side&1)
	if c.code != 0 {
		c.code = ascii(c.code)
	}
	if u.Neutral {
		c.owner, d.neutral = nobody, true
		return
	}
	if d.sample[u.Side&1].unit == 0 {
		d.sample[u.Side&1] = *c
	}
}

// markTurn marks where units left and where they came to. Of several visits to a square the last one counts: a unit that
// came and went has left it.
func (d *Drawing) markTurn(t rules.Turn) {
	for i := range t.Actions {
		a := &t.Actions[i]
		d.mark(a.From, left)
		d.mark(a.To, markOf(a.How))
	}
	for i := range d.cells {
		d.settle(&d.cells[i])
	}
}

// settle drops a mark that the board contradicts, and notes the others for the legend.
func (d *Drawing) settle(c *cell) {
	if (c.mark == left) != (c.unit == 0) {
		c.mark = untouched
	}
	d.marked[c.mark] = *c
}

func markOf(h rules.How) mark {
	switch h {
	case rules.Capture:
		return captured
	case rules.Convert:
		return converted
	}
	return arrived
}

func (d *Drawing) mark(s rules.Square, m mark) {
	if c := d.at(s); c != nil {
		c.mark = m
	}
}

// foe reports whether a cell holds a unit of the reader's opponent.
func (d *Drawing) foe(c *cell) bool { return c.owner == owner(d.as.Other()) }
