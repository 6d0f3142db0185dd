package diagram

import (
	"math"

	"pbem/rules"
)

// arrows draws the last turn: an arrow from where each unit left to where it came, over the squares it touched between.
func (p *painter) arrows() {
	for i := range p.last.Actions {
		a := &p.last.Actions[i]
		if a.How == rules.Place || a.How == rules.Convert {
			continue
		}
		from, ok := p.middle(a.From)
		if !ok {
			continue
		}
		for _, s := range append(a.Via[:len(a.Via):len(a.Via)], a.To) {
			to, ok := p.middle(s)
			if !ok {
				break
			}
			p.glaze(arrow(from, to), arrowInk, arrowOpacity)
			from = to
		}
	}
}

// arrowOpacity lets the units under an arrow be seen.
const arrowOpacity = 0.72

// arrow is a shaft with a head whose tip lies on the square's unit, beside its silhouette.
func arrow(from, to point) outline {
	dx, dy := float64(to.x-from.x), float64(to.y-from.y)
	length := math.Hypot(dx, dy)
	if length == 0 {
		return nil
	}
	ux, uy := dx/length, dy/length
	at := func(along, across float64) point {
		return point{from.x + float32(along*ux-across*uy), from.y + float32(along*uy+across*ux)}
	}
	const shaft, wing, head, start, stop = 2.0, 7.0, 12.0, 8.0, 9.0
	tip := length - stop
	neck := math.Max(start, tip-head)
	return polygon(at(start, shaft), at(neck, shaft), at(neck, wing), at(tip, 0), at(neck, -wing), at(neck, -shaft), at(start, -shaft))
}
