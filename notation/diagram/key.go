package diagram

import "pbem/rules"

// signRadius is the size of tokens in legends.
const signRadius = 8

// legend draws the key below the board: the AMPs with their tokens, the units with their silhouettes. It sets the height
// of the picture.
func (p *painter) legend(top int) {
	k := key{painter: p, y: top + legends/2, x: edge}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		for _, g := range p.groups {
			if g.Side == side {
				k.item(p.groupName(g), func(at point) { p.put(p.token(groupCell(g), signRadius), "", at) })
			}
		}
	}
	k.end()
	for _, u := range p.units {
		k.item(string(rune(u.Letter))+" "+p.unitName(u), func(at point) { p.put(p.silhouette(u.Letter, signSize), ink, at) })
	}
	if p.Drawing.captive.under != 0 {
		k.item(p.say("diagram-picture-captive"), p.captiveSign)
	}
	if p.cut {
		k.item(p.say("diagram-key-cut"), p.fadedSign)
	}
	if len(p.last.Actions) > 0 && !p.last.IsSetup() {
		k.item(p.say("diagram-key-last-turn", "side", p.lastSide), p.arrowSign)
	}
	k.end()
	p.height = k.y - legends/2 + 6
}

// signSize is the size of silhouettes in legends.
const signSize = 20

// groupCell is a unit of an AMP, whichever.
func groupCell(g rules.Group) *cell {
	return &cell{unit: 'x', code: ascii(g.Code), owner: owner(g.Side & 1)}
}

// captiveSign draws a captive as it lies on the board.
func (p *painter) captiveSign(at point) {
	c := under(&p.Drawing.captive)
	p.put(p.captive(&c), "", at)
	p.pass()
	p.put(p.silhouette(c.unit, lying), p.colours(&c).letters, at)
}

func (p *painter) fadedSign(at point) {
	p.fill(circle(at, signRadius), faint)
	p.glaze(circle(at, signRadius+1), paper, fadedBy)
}

func (p *painter) arrowSign(at point) {
	p.glaze(arrow(at.by(-20, 0), at.by(20, 0)), arrowInk, arrowOpacity)
}

// key places items from left to right, and begins a new line where one does not fit.
type key struct {
	*painter
	x, y int
}

// item draws a sign and the words after it.
func (k *key) item(words string, sign func(at point)) {
	need := 28 + int(k.extent(words)) + 14
	if k.x > edge && k.x+need > k.picture.width-edge/2 {
		k.x, k.y = edge, k.y+legends
	}
	k.pass()
	sign(point{float32(k.x + 12), float32(k.y)})
	k.pass()
	k.write(words, ink, point{float32(k.x + 28), float32(k.y)})
	k.x += need
}

// end begins a new line, unless the line is empty.
func (k *key) end() {
	if k.x > edge {
		k.x, k.y = edge, k.y+legends
	}
}
