package diagram

import "pbem/rules"

// AppendTrayHTML appends, for a page, what the last turn took, in a sentence each, and below that what each side has lost in the
// game: a list of signs with their words. Nothing where nothing was taken. How they look is left to the page's rules for the
// classes "tray", "tray-taken", "tray-side", "tray-units" and "tray-times", and those of the key. It has no ids.
func (d Drawing) AppendTrayHTML(b []byte) []byte {
	p := keyPainter{newPainter(&d, plainLetters)}
	start := len(b)
	b = append(b, "<div class=\"tray\">\n"...)
	empty := len(b)
	for _, said := range d.Losses() {
		b = append(append(append(b, `<p class="tray-taken">`...), escaped(p.words(said))...), "</p>\n"...)
	}
	for side, all := range p.fallen {
		if len(all) > 0 {
			b = p.appendTray(b, owner(side), all)
		}
	}
	if len(b) == empty {
		return b[:start]
	}
	return append(b, "</div>\n"...)
}

// appendTray lists what a side has lost.
func (p keyPainter) appendTray(b []byte, side owner, all scores) []byte {
	b = append(append(append(b, `<p class="tray-side">`...), escaped(p.words(lostBy(side)))...), "</p>\n"...)
	b = append(b, "<ul class=\"tray-units\">\n"...)
	for _, s := range all {
		b = p.appendSign(append(b, "<li>"...), aroundOrigin(), func() { p.trayed(s.piece, point{}) })
		if s.n > 1 {
			b = append(append(append(b, ` <b class="tray-times">`...), s.times()...), "</b>"...)
		}
		b = append(appendKeyName(b, p.words(speaker{p.Drawing}.named(s.piece))), "</li>\n"...)
	}
	return append(b, "</ul>\n"...)
}

// AppendUnit appends a small picture of a unit by itself, for a page. It has no ids.
func (d Drawing) AppendUnit(b []byte, u rules.Placement) []byte {
	p := keyPainter{newPainter(&d, plainLetters)}
	return p.appendSign(b, aroundOrigin(), func() { p.trayed(d.piece(u), point{}) })
}
