package notation

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// slash begins a slide, or stands before the letter of a promotion, "c7/N".
func (p *parser) slash() error {
	if p.now.squares > 1 && p.peek().kind == unitWord {
		return p.promotion(token{})
	}
	err := p.finish()
	p.now.slide = true
	return err
}

// slideWord: "slide c5 c4", "c5 slides to c4"; a unit that slides only moves, "the rook on c1 slides to c4".
func (p *parser) slideWord() error {
	if p.now.squares != 1 {
		return p.slash()
	}
	p.now.slide = p.now.Unit == 0 && len(p.draft.Actions) > 0
	return nil
}

// slides reports whether an action is a slide: it follows a slash or the word. In games without slides a slash before a unit
// only separates. Whether a second move without a letter is meant as a slide, the board must say, not the words.
func (p *parser) slides(n *pending) bool {
	return n.slide && n.How != rules.Promote && (p.v.Slides || n.Unit == 0)
}

func (p *parser) checkSlide(n *pending) error {
	switch {
	case n.Into != 0:
		return refuse(p.number(), p.words(n.start, n.end), phrase.New("notation-promoted-slide"), phrase.New("notation-promotion-help"))
	case len(n.Via) > 0:
		return p.refuse(n.start, n.end, phrase.New("notation-slide-path"))
	}
	return nil
}

// goOn begins an action where the one before ends: "Ka1xc3, xe5", "Ka1xc3, taking the pawn on b2".
func (p *parser) goOn(t token) {
	from := p.draft.Actions[len(p.draft.Actions)-1].To
	p.now = pending{squares: 1, mark: take, worded: t.word, start: t.start, end: t.end}
	p.now.From = from
}

// holdsAfter reads "c1-f4, holding the Foot (on f4)": it says how the action before was meant.
func (p *parser) holdsAfter(t token) error {
	last := len(p.draft.Actions) - 1
	next := p.peek()
	if last < 0 || next.kind == squareAt && next.square != p.draft.Actions[last].To {
		return p.refuse(t.start, t.end, phrase.New("notation-no-holder"))
	}
	if next.kind == squareAt || next.kind == unitWord {
		p.at++
	}
	a := &p.draft.Actions[last]
	a.How = stronger(a.How, hand)
	return nil
}

// promotion reads the letter after "=" or "promotes to". An equals sign without one is what quoted-printable left behind.
func (p *parser) promotion(t token) error {
	at := p.at
	if t.word && p.now.squares == 0 && p.peek().kind == squareAt { // "promotes f6 to rook"
		p.now.From, p.now.squares, p.now.start = p.peek().square, 1, t.start
		at++
	}
	for at < len(p.tokens) && (p.tokens[at].kind == dash || p.tokens[at].kind == equals || p.tokens[at].kind == colon) {
		at++
	}
	if at == len(p.tokens) || p.tokens[at].kind != unitWord {
		return nil
	}
	if p.now.squares == 0 {
		return p.promotionAfter(at)
	}
	next := p.tokens[at]
	p.at = at + 1
	p.now.Into, p.now.end, p.now.mark = next.unit, next.end, endOfText
	if p.now.squares == 1 {
		p.now.How, p.now.To, p.now.squares, p.now.Unit = rules.Promote, p.now.From, 2, 0
	}
	return p.finish()
}

// promotionAfter reads "c6-c7, promotes to knight": it belongs to the action before.
func (p *parser) promotionAfter(at int) error {
	last := len(p.draft.Actions) - 1
	if !promoting(p.v) || last < 0 {
		return nil
	}
	if a := &p.draft.Actions[last]; a.Into == 0 && a.How != rules.Slide && a.How != rules.Promote {
		a.Into, p.at = p.tokens[at].unit, at+1
	}
	return nil
}

// off reads the place beyond the board as the end of an action.
func (p *parser) off(t token) error {
	if p.now.squares == 0 {
		return p.refuse(t.start, t.end, phrase.New("notation-no-leaver"))
	}
	p.extend(rules.Off(), t.end)
	return p.finish()
}
