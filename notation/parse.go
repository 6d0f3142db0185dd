package notation

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// parser puts tokens together to a draft.
type parser struct {
	v      *rules.Vocabulary
	source string
	tokens []token
	at     int
	draft  rules.Draft
	notes  []phrase.Phrase
	passed bool
	next   *rules.Group // the AMP whose the next action is said to be, where several act in a turn and another has acted before
	now    pending
}

// pending is the action being read.
type pending struct {
	rules.Action
	squares    int  // read so far
	mark       kind // the separator that waits for a square; endOfText for none
	worded     bool // that separator is a word, "takes"
	slide      bool // it follows a slash
	target     bool // its last square had a unit letter
	start, end int  // in the source
}

func (p *parser) parse() error {
	p.unitLead()
	for p.at < len(p.tokens) {
		t := p.tokens[p.at]
		p.at++
		if err := p.step(t); err != nil {
			return err
		}
	}
	if err := p.finish(); err != nil {
		return err
	}
	if err := p.endNames(); err != nil {
		return err
	}
	if p.passed && len(p.draft.Actions) > 0 {
		return refuse(0, p.source, phrase.New("notation-pass-with-actions"), phrase.Phrase{})
	}
	if !p.passed && len(p.draft.Actions) == 0 {
		return p.noActions()
	}
	return nil
}

func (p *parser) noActions() error {
	if p.draft.Lead == (rules.Lead{}) {
		return nothing(p.v)
	}
	return refuse(0, p.source, phrase.New("notation-no-actions"), example(p.v))
}

func (p *parser) step(t token) error {
	switch t.kind {
	case squareAt:
		return p.square(t)
	case dash, take, colon, hand:
		return p.separator(t)
	case stop:
		return p.finish()
	case slash:
		return p.slash()
	case slideWord:
		return p.slideWord()
	case star:
		return p.star(t)
	case equals:
		return p.promotion(t)
	case offWord:
		return p.off(t)
	case groupWord:
		return p.group(t)
	case modeWord:
		return p.mode(t)
	case passWord:
		p.passed = true
		return p.finish()
	}
	return p.loneUnit(t)
}

// loneUnit reads a unit without a square after it: the one that is taken, "takes the King", or where squares slide what a pawn is
// promoted to, "c6-c7 N".
func (p *parser) loneUnit(t token) error {
	switch next := p.peek(); {
	case p.v.Slides && (p.now.squares > 1 || p.now.squares == 1 && len(p.draft.Actions) > 0):
		p.at--
		return p.promotion(t)
	case p.v.Leads == rules.NoLead && p.now.mark == take:
		return nil
	case next.kind.separates() && next.word:
		return p.refuse(t.start, next.end, phrase.New("notation-no-start-square"))
	}
	return p.refuse(t.start, t.end, phrase.New("notation-unit-without-square"))
}

// refuse refuses what is written from start to end, in the action being read, and says how actions are written.
func (p *parser) refuse(start, end int, why phrase.Phrase) error {
	return refuse(p.number(), p.words(start, end), why, howToWrite(p.v))
}

// number is the number of the action being read.
func (p *parser) number() int { return len(p.draft.Actions) + 1 }

func (p *parser) words(start, end int) string { return clip(p.source[start:end]) }

func (p *parser) peek() token {
	if p.at < len(p.tokens) {
		return p.tokens[p.at]
	}
	return token{}
}

// separator tells bullets from hyphens: a dash that begins a line, or stands before a unit, after a whole action is a bullet.
func (p *parser) separator(t token) error {
	next := p.peek()
	switch {
	case p.now.squares == 0 && t.kind == hand && p.v.Leads == rules.NoLead:
		return p.holdsAfter(t)
	case p.now.squares == 0 && t.kind == take && p.v.Jumps && len(p.draft.Actions) > 0:
		p.goOn(t)
		return nil
	case p.now.squares == 0 && t.kind == take:
		return p.refuse(t.start, t.end, phrase.New("notation-no-capturer"))
	case p.now.squares == 0:
		return nil
	case p.now.squares > 1 && t.kind != take && !(t.kind == hand && t.word) && (t.line || next.kind == squareAt && next.unit != 0):
		return p.finish()
	}
	if p.now.mark == hand && t.kind == take || p.now.mark == take && t.kind == hand {
		return p.refuse(p.now.start, t.end, phrase.New("notation-captures-and-holds"))
	}
	if p.now.mark == endOfText || t.kind == take || p.now.mark == colon {
		p.now.mark, p.now.worded = t.kind, t.word
	}
	return nil
}

// star is a conversion, "*h4", if the game knows leaders by their squares and a lone square follows; else it is Markdown.
func (p *parser) star(t token) error {
	next := p.peek()
	closing := p.at >= 2 && p.tokens[p.at-2].end == t.start && next.start != t.end
	if p.v.Leads != rules.UnitLead || next.kind != squareAt || closing || p.goesOn(p.at+1) {
		return nil
	}
	if err := p.finish(); err != nil {
		return err
	}
	p.at++
	p.now = pending{squares: 2, start: t.start, end: next.end}
	p.now.Action = rules.Action{How: rules.Convert, From: next.square, To: next.square}
	return p.finish()
}

// goesOn reports whether the square before token i is the first of a move.
func (p *parser) goesOn(i int) bool {
	return i < len(p.tokens) && (p.tokens[i].kind.separates() || p.tokens[i].kind == squareAt && p.tokens[i].glued)
}

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
