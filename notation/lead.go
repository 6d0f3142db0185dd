package notation

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// group reads an AMP's name or code. After "takes" it only describes the unit taken. Where leaders are named by their
// squares, a colour is an addition: the first one counts, and only if no square is given.
func (p *parser) group(t token) error {
	if p.now.mark == take {
		return nil
	}
	if err := p.finish(); err != nil {
		return err
	}
	lead := &p.draft.Lead
	if p.v.Leads == rules.UnitLead && (lead.Group != "" || lead.At != rules.Square{}) {
		return nil
	}
	return p.name(t)
}

// name notes whose turn it is said to be. All that a turn names must be the same AMP, unless several act in one.
func (p *parser) name(t token) error {
	name := p.v.Groups[t.group].Name
	lead := &p.draft.Lead.Group
	if p.v.Several && len(p.draft.Actions) > 0 {
		p.nameNext(&p.v.Groups[t.group])
		return nil
	}
	if *lead != "" && *lead != name {
		return refuse(0, p.words(t.start, t.end),
			phrase.New("notation-two-groups", "group", groupTerm(*lead), "other", groupTerm(name)), phrase.Phrase{})
	}
	*lead = name
	return nil
}

// nameNext notes which AMP the next actions are said to be of. Naming the one that acts already changes nothing.
func (p *parser) nameNext(g *rules.Group) {
	if lead, _ := p.draft.Acting(); lead.Group == g.Name {
		g = nil
	}
	p.next = g
}

// endNames takes a name behind all actions for that of the one AMP that acts, if none is named before them; else nothing is said of what
// the AMP does.
func (p *parser) endNames() error {
	switch lead, _ := p.draft.Acting(); {
	case p.next == nil:
		return nil
	case lead.Group == "":
		p.draft.Lead.Group = p.next.Name
		return nil
	}
	return refuse(0, p.next.Name, phrase.New("notation-amp-does-nothing", "group", groupTerm(p.next.Name)), example(p.v))
}

func groupTerm(name string) phrase.Term { return phrase.Term{Kind: "group", Name: name} }

func (p *parser) mode(t token) error {
	mode := &p.draft.Lead.Mode
	if *mode != "" && *mode != t.mode {
		return refuse(0, p.words(t.start, t.end),
			phrase.New("notation-two-modes", "mode", *mode, "other", t.mode), phrase.Phrase{})
	}
	*mode = t.mode
	return nil
}

// unitLead finds the leader's square at the start of a turn ("Kg3: …", "g3 …") and takes it out of the tokens. What
// follows decides: "g3 f3-e5" has a leader, "g3 h4, f3-e5" and "g3:h4" have none.
func (p *parser) unitLead() {
	if p.v.Leads != rules.UnitLead {
		return
	}
	i, starred := 0, false
	for i < len(p.tokens) && leadFiller(p.tokens[i].kind) {
		starred = starred || p.tokens[i].kind == star
		i++
	}
	if i == len(p.tokens) || p.tokens[i].kind != squareAt || starred && !p.surelyLeads(i) || !p.leads(i+1) {
		return
	}
	t := p.tokens[i]
	p.draft.Lead.Unit, p.draft.Lead.At = t.unit, t.square
	p.tokens = append(p.tokens[:i:i], p.tokens[i+1:]...)
}

func leadFiller(k kind) bool {
	return k != squareAt && k != unitWord && k != passWord
}

// surelyLeads tells a leader in emphasis, "*Kg3:* …", from a conversion, "*h4".
func (p *parser) surelyLeads(i int) bool {
	if i+1 < len(p.tokens) && p.tokens[i+1].kind == colon {
		return true
	}
	u, _ := p.v.Unit(p.tokens[i].unit)
	return u.Leader
}

// leads reports whether the square before token i is the leader's: whether the squares after it make up whole actions
// without it.
func (p *parser) leads(i int) bool {
	modes := i
	for i < len(p.tokens) && p.tokens[i].kind == modeWord {
		i++
	}
	if i == len(p.tokens) {
		return true
	}
	switch p.tokens[i].kind {
	case colon:
		return p.bareSquares(i+1)%2 == 0 || p.tokens[i+1].unit != 0
	case squareAt:
		return !p.tokens[i].glued && p.bareSquares(i)%2 == 0
	case dash:
		return i > modes || p.isBullet(i)
	case take, hand:
		return i > modes
	}
	return true
}

// isBullet tells a dash that begins an item of a list below the leader from one behind its square: it begins a line, and a unit follows, or
// other lines begin so, too.
func (p *parser) isBullet(i int) bool {
	if !p.tokens[i].line || i+1 == len(p.tokens) {
		return false
	}
	bullets := 0
	for _, t := range p.tokens {
		if t.kind == dash && t.line {
			bullets++
		}
	}
	next := p.tokens[i+1]
	return bullets > 1 || next.kind == unitWord || next.kind == squareAt && next.unit != 0
}

// bareSquares counts the squares from token i that stand by themselves, not joined to another by a separator or in one
// word.
func (p *parser) bareSquares(i int) int {
	n := 0
	for ; i < len(p.tokens) && p.tokens[i].kind == squareAt; i++ {
		if p.goesOn(i + 1) {
			return n
		}
		n++
	}
	return n
}
