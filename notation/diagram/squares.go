package diagram

// squares draws the ground, framed where the last turn did something. Where there is no square, the paper shows.
func (p *painter) squares(cells []int) {
	p.borders(cells)
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
	p.frames(cells)
}

// planed is a square within its border.
func planed(wood string) *stamp {
	return once(rectangle(0.5, 0.5, square-1, square-1), wood, 1)
}

// borders draws what shows between squares: beams under all squares that stand side by side.
func (p *painter) borders(cells []int) {
	beams := map[int]*stamp{} // by length
	p.pass()
	for from, to := 0, 0; from < len(cells); from = max(to, from+1) {
		for to = from; to < len(cells) && p.beside(cells[from], cells[to], to-from); to++ {
		}
		if to == from {
			continue
		}
		if beams[to-from] == nil {
			beams[to-from] = once(rectangle(0, 0, float32(to-from)*square, square), faint, 1)
		}
		p.put(beams[to-from], "", p.cornerOf(cells[from]))
	}
}

// beside reports whether a cell has a square and stands so far to the right of another, in its row.
func (p *painter) beside(cell, other, far int) bool {
	return other == cell+far && other/p.files == cell/p.files && !p.cells[other].hole
}

// frames marks the squares of the last turn.
func (p *painter) frames(cells []int) {
	solid := once(frame(0.5, 0.5, square-1, square-1, 2.5), arrowInk, 1)
	dashed := once(dashes(), arrowInk, 1)
	p.pass()
	for _, i := range cells {
		switch p.cells[i].mark {
		case untouched:
		case left, taken, slidOff:
			p.put(dashed, "", p.cornerOf(i))
		default:
			p.put(solid, "", p.cornerOf(i))
		}
	}
}

// dashes frames a square with dashes.
func dashes() outline {
	const n, dash, border = 5, square / 9.0, 2.0
	var o outline
	for i := range n {
		offset := float32(i) * 2 * dash
		o = append(o, rectangle(offset, 0, dash, border)...)
		o = append(o, rectangle(offset, square-border, dash, border)...)
		o = append(o, rectangle(0, offset, border, dash)...)
		o = append(o, rectangle(square-border, offset, border, dash)...)
	}
	return o
}
