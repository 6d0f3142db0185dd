package diagram

import (
	"slices"
	"strconv"

	"pbem/rules"
	"pbem/rules/phrase"
)

// signRadius is the size of tokens in legends.
const signRadius = 8

// legend draws the key below the board: the sides with their tokens, the units with their silhouettes, the signs that are on
// this board, what the last turn took and what each side has lost. It sets the height of the picture.
func (p keyPainter) legend(top int) {
	k := key{keyPainter: p, y: top + legends/2, x: edge}
	k.side(rules.White)
	k.side(rules.Black)
	for _, u := range p.units {
		k.item(string(rune(u.Letter))+" "+p.unitName(u), func(at point) { p.put(p.silhouette(u.Letter, signSize), ink, at) })
	}
	k.end()
	k.signs()
	k.losses()
	for side := range p.fallen {
		k.tray(owner(side))
	}
	p.height = k.y - legends/2 + 6
}

// signSize is the size of silhouettes in legends.
const signSize = 20

// side lists the AMPs of a side with their tokens; without AMPs its one token.
func (k *key) side(side rules.Side) {
	k.label(k.say("diagram-side", "side", side))
	if len(k.groups) == 0 {
		k.token(&cell{unit: 'x', owner: owner(side & 1)}, "")
	}
	for _, g := range k.groups {
		if g.Side == side {
			k.token(groupCell(g), k.groupName(g))
		}
	}
	if len(k.groups) == 0 && side == rules.White {
		return
	}
	k.end()
}

func (k *key) token(c *cell, words string) {
	k.item(words, func(at point) { k.put(k.painter.token(c, signRadius), "", at) })
}

// groupCell is a unit of an AMP, whichever.
func groupCell(g rules.Group) *cell {
	return &cell{unit: 'x', code: ascii(g.Code), owner: owner(g.Side & 1)}
}

// tray shows what a side has lost in the game so far, each kind once, with its number.
func (k *key) tray(side owner) {
	if len(k.fallen[side]) == 0 {
		return
	}
	k.label(k.words(lostBy(side)))
	for _, s := range k.fallen[side] {
		words := ""
		if s.n > 1 {
			words = "x" + strconv.Itoa(s.n)
		}
		k.item(words, func(at point) { k.trayed(s.piece, at) })
	}
	k.end()
}

// trayed draws a unit as it stands in a tray.
func (p keyPainter) trayed(u piece, at point) {
	c := u.alone()
	p.put(p.token(&c, trayRadius), "", at)
	p.pass()
	p.put(p.silhouette(c.unit, traySize), p.colours(&c).letters, at)
}

// The measures of tokens and silhouettes in trays.
const (
	trayRadius = 10
	traySize   = 14
)

// lostBy is the label of what a side has lost.
func lostBy(side owner) phrase.Phrase {
	if side == nobody {
		return phrase.New("diagram-lost-neutral")
	}
	return phrase.New("diagram-lost-by", "side", rules.Side(side))
}

// key places items from left to right, and begins a new line where one does not fit.
type key struct {
	keyPainter
	x, y int
}

// label begins a line with words.
func (k *key) label(words string) {
	k.pass()
	k.write(words, ink, point{float32(k.x), float32(k.y)})
	k.x += int(k.extent(words)) + 8
}

// item draws a sign and the words after it, which may be none.
func (k *key) item(words string, sign func(at point)) {
	need := 28 + 14
	if words != "" {
		need += int(k.extent(words))
	} else {
		need = 28
	}
	if k.x > edge && k.x+need > k.picture.width-edge/2 {
		k.x, k.y = edge, k.y+legends
	}
	k.pass()
	sign(point{float32(k.x + 12), float32(k.y)})
	k.pass()
	k.write(words, ink, point{float32(k.x + 28), float32(k.y)})
	k.x += need
}

// losses says what the last turn took, behind a ghost.
func (k *key) losses() {
	for _, removed := range []bool{false, true} {
		i := slices.IndexFunc(k.lost, func(l loss) bool { return l.removed == removed })
		if i < 0 {
			continue
		}
		k.pass()
		k.ghostSign(k.lost[i].piece, point{float32(k.x + 12), float32(k.y)})
		k.sentence(k.words(speaker{k.Drawing}.lossesOf(removed)), k.x+28)
	}
}

// mostSaid is how many lines one sentence below a picture has at most.
const mostSaid = 8

// sentence writes words from a place on, in as many lines as they need.
func (k *key) sentence(words string, left int) {
	for i, line := range (scribe{k.painter}).broken(words, float32(k.picture.width-left-edge/2), mostSaid) {
		if i > 0 {
			k.y += headLine
		}
		k.pass()
		k.write(line, ink, point{float32(left), float32(k.y)})
	}
	k.y += legends
}

// end begins a new line, unless the line is empty.
func (k *key) end() {
	if k.x > edge {
		k.x, k.y = edge, k.y+legends
	}
}

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
