package diagram

// signs explains what is on the board besides units, each by the sign itself.
func (k *key) signs() {
	p := k.painter
	if p.Drawing.captive.under != 0 {
		k.item(p.say("diagram-picture-captive"), keyPainter{p}.captiveSign)
	}
	if p.neutral {
		k.item(p.say("diagram-neutral"), func(at point) { p.put(p.token(&cell{unit: 'x', owner: nobody}, signRadius), "", at) })
	}
	if p.cut {
		k.item(p.say("diagram-key-cut"), keyPainter{p}.looseSign)
	}
	if p.dead {
		k.item(p.say("diagram-key-dead"), keyPainter{p}.deadSign)
	}
	if p.holes {
		k.item(p.say("diagram-no-square"), func(at point) { p.fill(rectangle(at.x-8, at.y-8, 16, 16), void) })
	}
	if len(p.last.Actions) > 0 && !p.last.IsSetup() {
		k.item(p.say("diagram-key-last-turn", "side", p.lastSide), keyPainter{p}.arrowSign)
	}
	if _, numbers := p.legs(); numbers > 1 && !p.last.IsSetup() {
		k.item(p.say("diagram-key-order"), func(at point) { p.put(p.numbered(1), "", at) })
	}
	for m := arrived; m < taken; m++ {
		if k.marked[m].mark == m {
			k.item(p.words(m.phrase()), func(at point) { keyPainter{p}.markSign(m, at) })
		}
	}
	if p.marked[taken].mark == taken && len(p.lost) == 0 {
		k.item(p.words(taken.phrase()), func(at point) { p.put(p.cross("cross-out", badgeArm, 1), "", at) })
	}
	k.end()
}

// markSign draws the sign of a mark as a small square.
func (p keyPainter) markSign(m mark, at point) {
	ground := lightWood
	if m == slidOff {
		ground = void
	}
	p.fill(rectangle(at.x-10, at.y-10, 20, 20), ground)
	if s := p.markStamp(m); s != nil {
		p.pass()
		half := s.half()
		p.put(half, "", at.by(-10, -10))
	}
	if s := p.badgeStamp(m); s != nil {
		p.pass()
		p.put(s, "", at.by(-5, 5))
	}
}

// half is a stamp half as large, for one place.
func (s *stamp) half() *stamp { return s.times(0.5) }

// times is a stamp so many times as large, for one picture.
func (s *stamp) times(scale float32) *stamp {
	var shapes []shape
	for _, one := range s.shapes {
		shapes = append(shapes, shape{one.outline.placed(0, 0, scale), one.ink, one.opacity})
	}
	return &stamp{shapes: shapes}
}

// ghostSign is a unit that the last turn took.
func (p keyPainter) ghostSign(g piece, at point) {
	c := g.alone()
	p.put(p.badgeToken(&c), "", at)
	p.pass()
	p.put(p.silhouette(c.unit, traySize), p.colours(&c).letters, at)
	p.pass()
	p.put(p.cross("cross-out", badgeArm, 1), "", at)
}

// captiveSign draws a captive as it lies on the board.
func (p keyPainter) captiveSign(at point) {
	c := under(&p.Drawing.captive)
	p.put(p.captive(&c), "", at)
	p.pass()
	p.put(p.silhouette(c.unit, lying), p.colours(&c).letters, at)
}

func (p keyPainter) looseSign(at point) {
	p.fill(circle(at, signRadius-1), faint)
	p.glaze(circle(at, signRadius), paper, fadedBy)
	p.pass()
	p.put(p.loose().half(), "", at)
}

func (p keyPainter) deadSign(at point) {
	p.fill(circle(at, signRadius), faint)
	p.pass()
	p.put(p.stripes(lightWood).half(), "", at)
}

func (p keyPainter) arrowSign(at point) {
	p.fill(arrow(point{40, 0}, 10, 10, 0).placed(at.x-20, at.y, 1), arrowInk)
}
