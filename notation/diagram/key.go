package diagram

import "pbem/rules"

// legend draws the key below the board: the AMPs with their tokens, the units with their silhouettes. It sets the height
// of the picture.
func (p *painter) legend(top int) {
	k := key{painter: p, y: top + legends/2, x: edge}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		for _, g := range p.groups {
			if g.Side == side {
				k.item(groupName(g), func(at point) {
					p.token(&cell{unit: 'x', code: ascii(g.Code), owner: owner(side)}, at, 8)
				})
			}
		}
	}
	k.end()
	for _, u := range p.units {
		k.item(string(rune(u.Letter))+" "+p.unitName(u), func(at point) { p.silhouette(u.Letter, at, 20, ink) })
	}
	if p.cut {
		k.item("faded: not connected to its leader now", func(at point) {
			p.fill(circle(at, 8), faint)
			p.glaze(circle(at, 9), paper, fadedBy)
		})
	}
	if len(p.last.Actions) > 0 && !p.last.IsSetup() {
		k.item("the last turn, "+p.lastSide.String()+"'s", func(at point) {
			p.glaze(arrow(point{at.x - 20, at.y}, point{at.x + 20, at.y}), arrowInk, arrowOpacity)
		})
	}
	k.end()
	p.height = k.y - legends/2 + 6
}

// key places items from left to right, and begins a new line where one does not fit.
type key struct {
	*painter
	x, y int
}

// item draws a sign and the words after it.
func (k *key) item(words string, sign func(at point)) {
	o, width, err := k.letters.write(words, point{}, small)
	if err != nil && k.err == nil {
		k.err = err
	}
	need := 28 + int(width) + 14
	if k.x > edge && k.x+need > k.picture.width-edge/2 {
		k.x, k.y = edge, k.y+legends
	}
	sign(point{float32(k.x + 12), float32(k.y)})
	k.fill(o.placed(float32(k.x+28), float32(k.y)+small*0.36, 1), ink)
	k.x += need
}

// end begins a new line, unless the line is empty.
func (k *key) end() {
	if k.x > edge {
		k.x, k.y = edge, k.y+legends
	}
}
