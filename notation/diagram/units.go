package diagram

import (
	"strconv"
)

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

// fade lays the square over its unit, thinly. A broken ring around a unit says that it is not connected.
func (p *painter) fade(cells []int) {
	veil := rectangle(veilInset, veilInset, square-2*veilInset, square-2*veilInset)
	light, dark, none := once(veil, lightWood, fadedBy), once(veil, darkWood, fadedBy), once(veil, void, fadedBy)
	p.pass()
	for _, i := range cells {
		switch c := &p.cells[i]; {
		case !c.cut && !c.vacant():
		case c.hole:
			p.put(none, "", p.cornerOf(i))
		case c.light:
			p.put(light, "", p.cornerOf(i))
		default:
			p.put(dark, "", p.cornerOf(i))
		}
	}
	p.pass()
	for _, i := range cells {
		if p.cells[i].cut {
			p.put(p.loose(), "", p.cornerOf(i).by(square/2, square/2))
		}
	}
}

// veilInset keeps the dashes of a square out of the veil. Units with frames have moved just now: they are not the side's to move,
// and so not faded.
const veilInset = 2.5

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
