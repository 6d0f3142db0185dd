package diagram

import "pbem/rules"

// Align draws positions of one game over the smallest board that holds all of theirs, so that every square keeps its place
// when one is shown after another. Only boards without edges differ. All are seen from the side of the first; squares
// beyond the longest side that can be drawn are left out.
func Align(frames []Drawing) []Drawing {
	if len(frames) == 0 {
		return nil
	}
	first := &frames[0]
	left, top, right, bottom := 0, 0, first.files, first.ranks
	for i := range frames {
		column, row := first.offset(frames[i].corner)
		left, top = min(left, column), min(top, row)
		right, bottom = max(right, column+frames[i].files), max(bottom, row+frames[i].ranks)
	}
	file, rank := first.square(left, top)
	corner := rules.Square{File: int16(file), Rank: int16(rank)}
	aligned := make([]Drawing, len(frames))
	for i := range frames {
		aligned[i] = frames[i].widened(corner, min(right-left, longest), min(bottom-top, longest))
	}
	return aligned
}

// markSlides marks from where squares slid away that lay beyond the narrower board.
func (d sketcher) markSlides(narrow *Drawing) {
	for _, a := range d.last.Actions {
		if c := d.at(a.From); a.How == rules.Slide && c != nil && narrow.at(a.From) == nil {
			c.mark = slidOff
			d.marked[slidOff] = *c
		}
	}
}

// widened draws a position on a larger board, from another corner on.
func (d Drawing) widened(corner rules.Square, files, ranks int) Drawing {
	if d.corner == corner && d.files == files && d.ranks == ranks {
		return d
	}
	from := d
	d.corner, d.files, d.ranks, d.holes = corner, files, ranks, true
	d.cells = make([]cell, files*ranks)
	sketcher{&d}.checker()
	for i := range d.cells {
		file, rank := d.square(i%files, i/files)
		if c := from.at(rules.Square{File: int16(file), Rank: int16(rank)}); c != nil {
			d.cells[i] = *c
		} else {
			d.cells[i].hole = true
		}
	}
	sketcher{&d}.markSlides(&from)
	return d
}
