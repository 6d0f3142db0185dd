package diagram

import "strconv"

// form is the shape of a token. Forms tell the AMPs of a side apart without their colours.
type form uint8

const (
	roundForm form = iota
	squareForm
	hexagon
	octagon
	forms // how many there are
)

func (f form) name() string {
	return [forms]string{"round", "square", "hexagon", "octagon"}[f]
}

// outline draws a form around its origin, all forms about as large as a circle of the radius.
func (f form) outline(r float64) outline {
	switch f {
	case squareForm:
		return regular(4, point{}, r*1.32, 0.125)
	case hexagon:
		return regular(6, point{}, r*1.12, 0)
	case octagon:
		return regular(8, point{}, r*1.1, 0.0625)
	}
	return circle(point{}, r)
}

// token is the counter that a unit stands on.
func (p *painter) token(c *cell, radius int) *stamp {
	f, ground := p.form(c.code), p.colours(c).ground
	return p.stamp(f.name()+"-"+ground[1:]+"-"+strconv.Itoa(radius), func() []shape {
		return []shape{{f.outline(float64(radius)), ink, 1}, {f.outline(float64(radius) - 1.5), ground, 1}}
	})
}

// captive is the counter of a unit that lies under another.
func (p *painter) captive(c *cell) *stamp {
	ground := p.colours(c).ground
	return p.stamp("captive-"+ground[1:], func() []shape {
		return []shape{{circle(point{}, captiveRadius), ink, 1}, {circle(point{}, captiveRadius-1), ground, 1}}
	})
}

// loose is a broken ring around a unit that is not connected.
func (p *painter) loose() *stamp {
	return p.stamp("loose", func() []shape {
		var o outline
		const arcs, inner, outer = 8, 17.5, 19.5
		for i := range arcs {
			from := float64(i) / arcs
			in, out := regular(2*arcs, point{}, inner, from), regular(2*arcs, point{}, outer, from)
			o = append(o, polygon(out[0].p[0], out[1].p[0], in[1].p[0], in[0].p[0])...)
		}
		return []shape{{o, ink, 1}}
	})
}

// stripes cross a token from its lower left to its upper right, so that it looks as if it were rubbed out.
func (p *painter) stripes(wood string) *stamp {
	return p.stamp("stripes-"+wood[1:], func() []shape {
		var o outline
		for _, s := range []struct{ off, long float32 }{{-7, 10.5}, {0, 13.5}, {7, 10.5}} {
			const half = 1.5
			a, b := point{s.off - s.long, s.off + s.long}, point{s.off + s.long, s.off - s.long}
			o = append(o, polygon(a.by(-half, -half), b.by(-half, -half), b.by(half, half), a.by(half, half))...)
		}
		return []shape{{o, wood, 1}}
	})
}

// form returns the form of an AMP's tokens by its place among those of its side; round where there are none.
func (p *painter) form(code byte) form {
	place := 0
	var before [2]int
	for _, g := range p.groups {
		side := g.Side & 1
		if ascii(g.Code) == code && code != 0 {
			place = before[side]
		}
		before[side]++
	}
	return form(place % int(forms))
}
