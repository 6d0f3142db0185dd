package diagram

import (
	"math"
	"strings"
)

// point is a place in a picture: x to the right, y down, in pixels of its natural size.
type point struct{ x, y float32 }

// by returns the place so far from this one.
func (p point) by(x, y float32) point { return point{p.x + x, p.y + y} }

// segment is a step of an outline: M, L, Q or C with its points, or Z, which closes it.
type segment struct {
	op byte
	p  [3]point
}

// points is how many points of a segment count.
func (s segment) points() int {
	switch s.op {
	case 'M', 'L':
		return 1
	case 'Q':
		return 2
	case 'C':
		return 3
	}
	return 0
}

// outline is the border of a filled shape, as an SVG path with absolute coordinates. What is inside is decided by the
// nonzero rule: a hole runs against its surroundings.
type outline []segment

// path reads an outline of our own, written as in SVG with one space between all words. A mistake in it gives what was read
// so far; a test reads all of them.
func path(text string) outline {
	var o outline
	words := strings.Fields(text)
	for len(words) > 0 {
		s := segment{op: words[0][0]}
		words = words[1:]
		n := s.points()
		if len(words) < 2*n {
			return o
		}
		for i := range n {
			s.p[i] = point{number(words[2*i]), number(words[2*i+1])}
		}
		o, words = append(o, s), words[2*n:]
	}
	return o
}

// number reads a decimal number of few digits, as outlines have them; 0 for what is none. What the strconv package
// does to read any number at all is a hundredth of what a browser loads.
func number(word string) float32 {
	digits, negative := strings.CutPrefix(word, "-")
	value, scale := 0, 1
	whole := true
	for i := range len(digits) {
		c := digits[i]
		switch {
		case c == '.' && whole:
			whole = false
			continue
		case c < '0' || c > '9':
			return 0
		}
		value = 10*value + int(c-'0')
		if !whole {
			scale *= 10
		}
	}
	if negative {
		value = -value
	}
	return float32(float64(value) / float64(scale))
}

// placed returns the outline scaled and moved.
func (o outline) placed(x, y, scale float32) outline {
	out := make(outline, len(o))
	for i, s := range o {
		for j := range s.points() {
			s.p[j] = point{x + s.p[j].x*scale, y + s.p[j].y*scale}
		}
		out[i] = s
	}
	return out
}

// reversed returns a polygon (M and L only) the other way round, to cut a hole.
func (o outline) reversed() outline {
	out := make(outline, 0, len(o))
	for i := len(o) - 1; i >= 0; i-- {
		if o[i].op == 'Z' {
			continue
		}
		s := o[i]
		s.op = 'L'
		out = append(out, s)
	}
	if len(out) > 0 {
		out[0].op = 'M'
	}
	return append(out, segment{op: 'Z'})
}

// polygon is a closed outline through points.
func polygon(ps ...point) outline {
	o := make(outline, 0, len(ps)+1)
	for i, p := range ps {
		op := byte('L')
		if i == 0 {
			op = 'M'
		}
		o = append(o, segment{op: op, p: [3]point{p}})
	}
	return append(o, segment{op: 'Z'})
}

// regular is a regular polygon with a corner in the given direction, in turns clockwise from above.
func regular(corners int, center point, radius, from float64) outline {
	ps := make([]point, corners)
	for i := range ps {
		angle := 2 * math.Pi * (from + float64(i)/float64(corners))
		ps[i] = point{center.x + float32(radius*math.Sin(angle)), center.y - float32(radius*math.Cos(angle))}
	}
	return polygon(ps...)
}

func circle(center point, radius float64) outline { return round(center, radius, 1) }

// hole is a circle that runs the other way, to cut one out of what lies under it in the same outline.
func hole(center point, radius float64) outline { return round(center, radius, -1) }

// round is four curves; bulge is how far their middle points stand off for a circle.
func round(center point, radius float64, turn float32) outline {
	const bulge = 0.5523
	r := float32(radius)
	k := r * bulge
	at := func(x, y float32) point { return point{center.x + x*turn, center.y + y} }
	return outline{
		{op: 'M', p: [3]point{at(0, -r)}},
		{op: 'C', p: [3]point{at(k, -r), at(r, -k), at(r, 0)}},
		{op: 'C', p: [3]point{at(r, k), at(k, r), at(0, r)}},
		{op: 'C', p: [3]point{at(-k, r), at(-r, k), at(-r, 0)}},
		{op: 'C', p: [3]point{at(-r, -k), at(-k, -r), at(0, -r)}},
		{op: 'Z'},
	}
}

func rectangle(x, y, width, height float32) outline {
	return polygon(point{x, y}, point{x + width, y}, point{x + width, y + height}, point{x, y + height})
}

// frame is the border of a rectangle, of a width that lies inside.
func frame(x, y, width, height, border float32) outline {
	inner := rectangle(x+border, y+border, width-2*border, height-2*border).reversed()
	return append(rectangle(x, y, width, height), inner...)
}
