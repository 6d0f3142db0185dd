package notation

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// square reads a square: the first of an action, or one more of it.
func (p *parser) square(t token) error {
	n := &p.now
	alone := n.mark == endOfText
	switch {
	case n.squares == 0:
		return p.begin(t)
	case alone && t.glued && (n.squares == 1 || t.unit == 0),
		alone && n.squares == 1 && t.unit == 0,
		alone && p.v.Jumps && p.jumpsOn(t): // "c2 e4 c6"
	case alone:
		if err := p.finish(); err != nil {
			return err
		}
		return p.begin(t)
	}
	if n.squares > 1 && t.square == n.To && n.worded && p.v.Leads == rules.NoLead && (n.mark == take || n.mark == hand) {
		n.How, n.mark, n.end = stronger(n.How, n.mark), endOfText, t.end // "c1-f4, holding the Foot on f4"
		return nil
	}
	if n.squares > maxPath {
		return p.refuse(n.start, t.end, phrase.New("notation-path-too-long"))
	}
	if n.target {
		return p.refuse(n.start, t.end, phrase.New("notation-unit-in-path"))
	}
	if n.target = t.unit != 0; n.target {
		p.notes = append(p.notes, phrase.New("notation-letter-passed-over", "square", t.square))
	}
	p.extend(t.square, t.end)
	return nil
}

// jumpsOn reports whether a bare square can only be one more landing of the piece before it.
func (p *parser) jumpsOn(t token) bool {
	return t.unit == 0 && !t.line && t.square != p.now.To && !p.goesOn(p.at) && p.peek().kind != equals
}

// begin starts an action at its first square.
func (p *parser) begin(t token) error {
	if len(p.draft.Actions) >= maxActions {
		return tooMany()
	}
	if t.group >= 0 && p.v.Leads == rules.GroupLead {
		if err := p.name(t); err != nil {
			return err
		}
	}
	p.now.Unit, p.now.From, p.now.squares = t.unit, t.square, 1
	p.now.Group, p.next = p.next, nil
	p.now.start, p.now.end = t.start, t.end
	return nil
}

// extend adds a square to the action; what was its last becomes a square on the way.
func (p *parser) extend(s rules.Square, end int) {
	n := &p.now
	if n.squares > 1 {
		n.Via = append(n.Via, n.To)
	}
	n.To, n.end = s, end
	n.How = stronger(n.How, n.mark)
	n.mark = endOfText
	n.squares++
}

// stronger combines what the separators of a path say: one x makes it a capture.
func stronger(how rules.How, mark kind) rules.How {
	switch {
	case mark == take || how == rules.Capture:
		return rules.Capture
	case mark == hand || how == rules.Immobilise:
		return rules.Immobilise
	case mark == dash:
		return rules.Move
	}
	return how
}

// finish closes the action being read, if there is one.
func (p *parser) finish() error {
	n := p.now
	p.now = pending{}
	switch {
	case n.squares == 0:
		return nil
	case n.mark == hand && n.squares > 1 && p.v.Leads == rules.NoLead: // "c1-f4 holds"
		n.How = stronger(n.How, hand)
	case n.mark != endOfText:
		return p.refuse(n.start, n.end, phrase.New("notation-no-end-square"))
	case n.squares == 1:
		return p.refuse(n.start, n.end, phrase.New("notation-one-square"))
	}
	if p.slides(&n) {
		if err := p.checkSlide(&n); err != nil {
			return err
		}
		n.How = rules.Slide
	}
	p.draft.Actions = append(p.draft.Actions, n.Action)
	p.draft.Quotes = append(p.draft.Quotes, p.words(n.start, n.end))
	return nil
}
