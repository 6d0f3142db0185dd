package diagram

import (
	"slices"
	"strconv"

	"pbem/rules"
)

// AppendKeyHTML appends the legend for a page: lists of signs with their words, for the sides or their AMPs, for the kinds of
// units, and for what else is on the board. How they look is left to the page's rules for the classes "key", "key-amps",
// "key-units", "key-marks", "key-sign", "key-letter", "key-name" and "key-side". It has no ids.
func (d Drawing) AppendKeyHTML(b []byte) []byte { return d.AppendKeyWith(b, nil) }

// Ready are the drawings that a page has already: of a square of the board, which begins at its top left corner and is as large as squares
// are, and of a shape of its reel, by its name. "" is none.
type Ready struct {
	Square func(rules.Square) string
	Shape  func(name string) string
}

// AppendKeyWith is AppendKeyHTML for a page that has drawings already.
func (d Drawing) AppendKeyWith(b []byte, ready *Ready) []byte {
	p := keyPainter{newPainter(&d, plainLetters)}
	p.ready = ready
	b = append(b, "<div class=\"key\">\n<ul class=\"key-amps\">\n"...)
	b = p.appendKeySide(b, rules.White)
	b = p.appendKeySide(b, rules.Black)
	b = append(b, "</ul>\n<ul class=\"key-units\">\n"...)
	for _, u := range p.units {
		b = p.appendKeyUnit(b, u)
	}
	b = append(b, "</ul>\n"...)
	if marks := p.appendKeyMarks(nil); len(marks) > 0 {
		b = append(append(append(b, "<ul class=\"key-marks\">\n"...), marks...), "</ul>\n"...)
	}
	return append(b, "</div>\n"...)
}

// keyPainter explains what is on the board: units, marks and what lies in the tray.
type keyPainter struct{ *painter }

// appendKeySide lists the AMPs of a side; without AMPs, the side itself.
func (p keyPainter) appendKeySide(b []byte, side rules.Side) []byte {
	if p.Drawing.letters {
		b = p.appendKeyToken(b, &cell{unit: 'x', owner: owner(side)})
		return append(appendKeyName(b, p.words(side.Phrase())), "</li>\n"...)
	}
	for _, g := range p.groups {
		if g.Side == side {
			b = appendKeyName(p.appendKeyToken(b, groupCell(g)), p.groupName(g))
			b = append(b, ` <span class="key-side">`+escaped(p.words(side.Phrase()))+"</span></li>\n"...)
		}
	}
	return b
}

// appendKeyToken begins an item with a token, on wood so that a dark one shows on a dark page.
func (p keyPainter) appendKeyToken(b []byte, c *cell) []byte {
	return p.appendSign(append(b, "<li>"...), aroundOrigin(), func() {
		box := aroundOrigin()
		p.fill(rectangle(float32(box.x), float32(box.y), float32(box.side), float32(box.side)), lightWood)
		p.pass()
		p.put(p.token(c, signRadius), "", point{})
	})
}

func (p keyPainter) appendKeyUnit(b []byte, u rules.UnitName) []byte {
	b = append(b, "<li>"...)
	if ready := p.readyUnit(u); ready != "" {
		b = append(append(append(appendSignHead(b, aroundOrigin()), `<g fill="currentColor" transform="scale(`...), signScale...), `)">`+ready+"</g></svg>"...)
	} else {
		b = p.appendSign(b, aroundOrigin(), func() { p.put(p.silhouette(u.Letter, signSize), "currentColor", point{}) })
	}
	b = append(appendEscaped(append(b, ` <b class="key-letter">`...), u.Letter), "</b>"...)
	return append(appendKeyName(b, p.unitName(u)), "</li>\n"...)
}

func appendKeyName(b []byte, name string) []byte {
	return append(b, ` <span class="key-name">`+escaped(plain(name))+"</span>"...)
}

// appendKeyMarks explains what is on the board besides units.
func (p keyPainter) appendKeyMarks(b []byte) []byte {
	b = p.appendKeyCell(b, p.say("diagram-key-captive"), func(c cell) bool { return c.under != 0 })
	b = p.appendKeyCell(b, p.say("diagram-neutral"), func(c cell) bool { return c.owner == nobody })
	b = p.appendKeyCell(b, p.say("diagram-key-cut"), func(c cell) bool { return c.cut })
	b = p.appendKeyCell(b, p.say("diagram-key-dead"), func(c cell) bool { return c.dead })
	b = p.appendKeyCell(b, p.say("diagram-no-square"), func(c cell) bool { return c.hole && c.mark == untouched })
	for m := arrived; m < taken; m++ {
		b = p.appendKeyCell(b, p.words(m.phrase()), func(c cell) bool { return c.mark == m })
	}
	if len(p.lost) > 0 {
		g := p.lost[len(p.lost)-1].piece
		b = p.appendKeySign(b, "diagram-key-ghost", func() { p.ghostSign(g, point{}) })
	} else {
		b = p.appendKeyCell(b, p.words(taken.phrase()), func(c cell) bool { return c.mark == taken })
	}
	if len(p.last.Actions) == 0 || p.last.IsSetup() {
		return b
	}
	if _, numbers := p.legs(); numbers > 1 {
		b = p.appendKeySign(b, "diagram-key-order", func() { p.put(p.numbered(1), "", point{}) })
	}
	b = p.appendSign(append(b, "<li>"...), aroundOrigin().wider(8), func() { p.arrowSign(point{}) })
	return append(appendKeyName(b, p.say("diagram-key-last-turn", "side", p.lastSide)), "</li>\n"...)
}

// appendKeySign explains a sign that is drawn around the origin.
func (p keyPainter) appendKeySign(b []byte, words string, draw func()) []byte {
	b = p.appendSign(append(b, "<li>"...), aroundOrigin(), draw)
	return append(appendKeyName(b, p.say(words)), "</li>\n"...)
}

// appendKeyCell explains something by the first square that has it, if there is one.
func (p keyPainter) appendKeyCell(b []byte, words string, has func(cell) bool) []byte {
	i := slices.IndexFunc(p.cells, has)
	if i < 0 {
		return b
	}
	b = append(b, "<li>"...)
	if ready := p.readySquare(i); ready != "" {
		b = append(appendSignHead(b, box{0, 0, square}), ready+"</svg>"...)
		return append(appendKeyName(b, words), "</li>\n"...)
	}
	part := box{edge + i%p.files*square, edge + i/p.files*square, square}
	b = p.appendSign(b, part, func() {
		p.board([]int{i})
		p.pass()
		p.cellBadge(i)
		p.crossOut(i)
	})
	return append(appendKeyName(b, words), "</li>\n"...)
}

// readySquare is the drawing of a cell's square that the page has already; "" for none.
func (p keyPainter) readySquare(i int) string {
	if p.ready == nil {
		return ""
	}
	file, rank := p.square(i%p.files, i/p.files)
	return p.ready.Square(rules.Square{File: int16(file), Rank: int16(rank)})
}

// signScale makes a silhouette as it stands on boards one of a legend.
const signScale = "0.77" // signSize / full

// readyUnit is the drawing of a unit's silhouette, as it stands on boards, that the page has already; "" for none.
func (p keyPainter) readyUnit(u rules.UnitName) string {
	if p.ready == nil {
		return ""
	}
	return p.ready.Shape(p.silhouette(u.Letter, full).name)
}

// aroundOrigin is the part of a picture that holds a sign of the legend.
func aroundOrigin() box {
	const half = legends/2 - 1
	return box{-half, -half, 2 * half}
}

// box is a square part of a picture: its top left corner and its side, in pixels.
type box struct{ x, y, side int }

// wider is the box with so much more on each side.
func (b box) wider(by int) box { return box{b.x - by, b.y - by, b.side + 2*by} }

// appendSign appends a part of a picture, small. Nothing in it occurs twice, so all is written in its place.
func (p keyPainter) appendSign(b []byte, part box, draw func()) []byte {
	p.imprints = nil
	p.pass()
	draw()
	pen := newSVGPen(append(appendSignHead(b, part), '\n'), p.imprints)
	pen.draw(p.imprints)
	return append(pen.b, "</svg>"...)
}

// appendSignHead begins a small picture of a part.
func appendSignHead(b []byte, part box) []byte {
	b = append(b, `<svg class="key-sign" aria-hidden="true" width="24" height="24" viewBox="`...)
	for _, n := range []int{part.x, part.y, part.side, part.side} {
		b = append(strconv.AppendInt(b, int64(n), 10), ' ')
	}
	return append(b[:len(b)-1], "\">"...)
}
