package diagram

// squares draws the ground: wood where there are squares, dark where there are none, and what the last turn did to them.
func (p *painter) squares(cells []int) {
	p.beams(cells, true, void)
	p.beams(cells, false, faint)
	light, dark := planed(lightWood), planed(darkWood)
	p.pass()
	for _, i := range cells {
		switch c := &p.cells[i]; {
		case c.hole:
		case c.light:
			p.put(light, "", p.cornerOf(i))
		default:
			p.put(dark, "", p.cornerOf(i))
		}
	}
	p.marks(cells)
}

// planed is a square within its border.
func planed(wood string) *stamp {
	return once(rectangle(0.5, 0.5, square-1, square-1), wood, 1)
}

// beams lays one beam under all squares that stand side by side, or under all locations without one. Under squares it shows
// between them, as their borders.
func (p *painter) beams(cells []int, holes bool, ink string) {
	lengths := map[int]*stamp{}
	p.pass()
	for from, to := 0, 0; from < len(cells); from = max(to, from+1) {
		for to = from; to < len(cells) && p.beside(cells[from], cells[to], to-from, holes); to++ {
		}
		if to == from {
			continue
		}
		if lengths[to-from] == nil {
			lengths[to-from] = once(rectangle(0, 0, float32(to-from)*square, square), ink, 1)
		}
		p.put(lengths[to-from], "", p.cornerOf(cells[from]))
	}
}

// beside reports whether a cell is of the kind asked for and stands so far to the right of another, in its row.
func (p *painter) beside(cell, other, far int, holes bool) bool {
	return other == cell+far && other/p.files == cell/p.files && p.cells[other].hole == holes
}
