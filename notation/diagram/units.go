package diagram

import "strconv"

// The measures of what stands on a square.
const (
	tokenRadius   = 17
	captiveRadius = 8
	full          = 26 // the size of a silhouette
	raised        = 18 // … above a captive
	lying         = 10 // … of the captive
)

// fadedBy is how much of the square shows through a ghost and through a unit that is not connected. Their silhouettes must
// still be made out.
const fadedBy = 0.35

// tokens draws what stands in the cells: tokens that show side and AMP, silhouettes on them, and a veil over ghosts and those
// that are not connected.
func (p *painter) tokens(cells []int) {
	p.pass()
	for _, i := range cells {
		if c, ok := p.whole(i); ok {
			p.put(p.token(&c, tokenRadius), "", p.cornerOf(i).by(square/2, square/2))
		}
	}
	p.captives(cells)
	p.pass()
	for _, i := range cells {
		c, ok := p.whole(i)
		middle, size := p.cornerOf(i).by(square/2, square/2), full
		if c.under != 0 {
			middle.y, size = middle.y-5, raised
		}
		if ok {
			p.put(p.silhouette(c.unit, size), p.colours(&c).letters, middle)
		}
	}
	p.fade(cells)
}

// captives draws the units that lie under others, small, at the foot of their tokens.
func (p *painter) captives(cells []int) {
	p.pass()
	for _, i := range cells {
		if c := under(&p.cells[i]); c.unit != 0 {
			p.put(p.captive(&c), "", p.cornerOf(i).by(square/2, captiveY))
		}
	}
	p.pass()
	for _, i := range cells {
		if c := under(&p.cells[i]); c.unit != 0 {
			p.put(p.silhouette(c.unit, lying), p.colours(&c).letters, p.cornerOf(i).by(square/2, captiveY))
		}
	}
}

const captiveY = 31

// under returns the captive of a cell as if it stood alone; without a unit if there is none.
func under(c *cell) cell { return cell{unit: c.under, owner: ownerOf(c.under)} }

// fade lays the square over its unit, thinly. A broken ring around a unit says that it is not connected, stripes of the square
// that its AMP has no leader.
func (p *painter) fade(cells []int) {
	veils := map[veil]*stamp{}
	p.pass()
	for _, i := range cells {
		if c := &p.cells[i]; c.cut || c.dead || c.vacant() {
			v := veil{c.wood(), c.unit != 0 && c.mark != untouched}
			if veils[v] == nil {
				veils[v] = v.stamp()
			}
			p.put(veils[v], "", p.cornerOf(i))
		}
	}
	p.pass()
	for _, i := range cells {
		switch c := &p.cells[i]; {
		case c.cut:
			p.put(p.loose(), "", p.cornerOf(i).by(square/2, square/2))
		case c.dead:
			p.put(p.stripes(c.wood()), "", p.cornerOf(i).by(square/2, square/2))
		}
	}
}

// wood is the ground of a cell's square.
func (c *cell) wood() string {
	switch {
	case c.hole:
		return void
	case c.light:
		return lightWood
	}
	return darkWood
}

// veil fades what stands on a square. The dashes and frames of the last turn stay out of it.
type veil struct {
	wood   string
	framed bool
}

func (v veil) stamp() *stamp {
	inset := float32(2.5)
	if v.framed {
		inset += frameInset
	}
	return once(rectangle(inset, inset, square-2*inset, square-2*inset), v.wood, fadedBy)
}

// silhouette is that of a kind of unit, around its middle, or its letter.
func (p *painter) silhouette(letter byte, size int) *stamp {
	letter = capital(letter)
	s, ok := p.glyphs[letter]
	if !ok {
		code := "letter-" + strconv.Itoa(int(letter)) + "-" + strconv.Itoa(size)
		return p.stamp(code, func() []shape { return p.initial(rune(letter), float32(size)*0.8) })
	}
	return p.stamp(s.name+"-"+strconv.Itoa(size), func() []shape {
		half, scale := -float32(size)/2, float32(size)/100
		return []shape{{s.placed(half, half, scale), "", 1}}
	})
}

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
