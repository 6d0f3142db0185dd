package diagram

import (
	"math"
	"strconv"

	"pbem/rules"
)

// leg is one arrow: a unit's way, or a square's, from where it left to where it came, or to the next square that it touched.
type leg struct {
	from, to rules.Square
	number   int // of what happens in the turn one after the other, from 1; 0 for what belongs to the leg before
}

// legs lists the arrows of the last turn, and how much in it has a number. Jumps are numbered one by one, as pages show them.
func (d *Drawing) legs() (all []leg, numbers int) {
	for i := range d.last.Actions {
		a := &d.last.Actions[i]
		if a.How == rules.Place {
			continue
		}
		numbers++
		number, from := numbers, a.From
		for j, to := range append(a.Via[:len(a.Via):len(a.Via)], a.To) {
			if j > 0 && d.jumps {
				numbers++
				number = numbers
			}
			if to == rules.Off() && len(d.lost) > 0 {
				to = d.lost[len(d.lost)-1].at // what it went over last, on its way off the board (CO-5)
			}
			all = append(all, leg{from, to, number})
			from, number = to, 0
		}
	}
	return all, numbers
}

// arrowPainter draws what moved, and in which order.
type arrowPainter struct{ *painter }

// arrows draws the last turn over the units, its numbers and what it took.
func (p arrowPainter) arrows() {
	all, numbers := p.legs()
	for _, l := range all {
		p.arrow(l)
	}
	p.badges()
	if numbers < 2 {
		return
	}
	p.pass()
	for _, l := range all {
		p.number(l)
	}
}

// arrow draws a leg. All arrows of one length and direction are one stamp.
func (p arrowPainter) arrow(l leg) {
	from, ok := p.middle(l.from)
	to, drawn := p.middle(l.to)
	if !ok || !drawn || from == to {
		return
	}
	away, start, stop := from.to(to), p.room(l.from), p.room(l.to)
	name := "a"
	for _, n := range []float32{away.x, away.y, start, stop} {
		name += strconv.Itoa(int(n)) + "."
	}
	p.pass()
	p.put(p.stamp(name[:len(name)-1], func() []shape {
		return []shape{{arrow(away, start, stop, casing), paper, 1}, {arrow(away, start, stop, 0), arrowInk, 1}}
	}), "", from)
}

// room is how far from the middle of a square an arrow begins or ends: beside its unit, or the ring where one stood.
func (p arrowPainter) room(s rules.Square) float32 {
	switch c := p.at(s); {
	case c == nil:
		return 0
	case c.unit != 0:
		return 14
	case c.mark == left, c.mark == slidOff:
		return ringRadius + 1
	}
	return 3
}

// number writes a leg's number: into the ring that its unit left, else beside whatever stands there now.
func (p arrowPainter) number(l leg) {
	at, ok := p.middle(l.from)
	c := p.at(l.from)
	switch {
	case !ok || l.number == 0:
		return
	case l.from == l.to:
		at = at.by(square/2-badgeInset, square/2-badgeInset)
	case c.mark != left && c.mark != slidOff || c.vacant():
		at = p.beginning(l, at)
	}
	p.put(p.numbered(l.number), "", at)
}

// beginning is a place at the side of an arrow's beginning.
func (p arrowPainter) beginning(l leg, from point) point {
	to, ok := p.middle(l.to)
	if !ok {
		return from
	}
	d := from.to(to)
	length := float32(math.Hypot(float64(d.x), float64(d.y)))
	along, across := d.x/length, d.y/length
	const far, aside = 15, 9
	return from.by(along*far-across*aside, across*far+along*aside)
}

func (p *painter) numbered(n int) *stamp {
	return p.stamp("n"+strconv.Itoa(n), func() []shape { return p.numeral(n) })
}

// numeral is a number on a disc.
func (p *painter) numeral(n int) []shape {
	text, size := strconv.Itoa(n), float32(11)
	if n > 9 {
		size = 9
	}
	var width float32
	var sign outline
	for _, r := range text {
		o, w := p.letters.letter(r, size)
		sign = append(sign, o.placed(width, 0, 1)...)
		width += w
	}
	return disc(sign.placed(-width/2, size*drop, 1))
}

// to is how far a place lies from this one.
func (p point) to(other point) point { return point{other.x - p.x, other.y - p.y} }

// arrow is a shaft with a head, from the origin; it begins and stops so far from its ends, and grows by a border.
func arrow(away point, start, stop, border float32) outline {
	dx, dy := float64(away.x), float64(away.y)
	length := math.Hypot(dx, dy)
	ux, uy := dx/length, dy/length
	at := func(along, across float64) point {
		return point{float32(along*ux - across*uy), float32(along*uy + across*ux)}
	}
	b := float64(border)
	shaft, wing, tip := 1.8+b, 7+2*b, length-float64(stop)+1.6*b
	begin := math.Min(float64(start)-b, tip-8)
	neck := math.Max(begin, length-float64(stop)-12-b)
	return polygon(at(begin, shaft), at(neck, shaft), at(neck, wing), at(tip, 0), at(neck, -wing), at(neck, -shaft), at(begin, -shaft))
}

// cameFromEast reports whether an arrow comes to a cell from the upper right, where the badge of what it took would be.
func (p arrowPainter) cameFromEast(i int) bool {
	all, _ := p.legs()
	for _, l := range all {
		if p.at(l.to) != &p.cells[i] {
			continue
		}
		if from, to := p.offsets(l); from.x > to.x && from.y < to.y {
			return true
		}
	}
	return false
}

// offsets are a leg's squares as columns and rows.
func (p arrowPainter) offsets(l leg) (from, to point) {
	column, row := p.offset(l.from)
	from = point{float32(column), float32(row)}
	column, row = p.offset(l.to)
	return from, point{float32(column), float32(row)}
}
