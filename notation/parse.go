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
