package notation

import (
	"strings"

	"pbem/rules"
)

// canonical reads the one spelling that rules.Turn.String writes, without folding anything. It reports false for every
// other text, also for one it cannot be sure about; the generous reader then has its turn.
func canonical(text string, v *rules.Vocabulary) (rules.Turn, bool) {
	if text == "pass" {
		return rules.Turn{}, true
	}
	if v.SetupRanks > 0 && strings.HasPrefix(text, setupWord) {
		return canonicalSetup(text, v)
	}
	c := scanner{text: text, v: v}
	var t rules.Turn
	if !c.lead(&t.Lead) {
		return rules.Turn{}, false
	}
	t.Actions = make([]rules.Action, 0, 1+strings.Count(text, ",")+strings.Count(text, "/"))
	var next *rules.Group
	for slide := false; ; {
		t.Actions = append(t.Actions, rules.Action{Group: next})
		if !c.action(&t.Actions[len(t.Actions)-1], slide) {
			return rules.Turn{}, false
		}
		if c.done() {
			return t, len(t.Actions) <= maxActions
		}
		if next = nil; v.Several && c.take("; ") {
			lead, _ := t.Acting()
			if next = c.group(); next == nil || next.Name == lead.Group {
				return rules.Turn{}, false
			}
			continue
		}
		slide = c.take(" / ")
		if !slide && !c.take(", ") || slide && v.Leads != rules.NoLead {
			return rules.Turn{}, false
		}
	}
}

// setupWord begins a canonical set-up: "setup: Ka1 Qb1 …".
const setupWord = "setup:"

// canonicalSetup reads the one spelling of a set-up. The order of its units is the engine's business.
func canonicalSetup(text string, v *rules.Vocabulary) (rules.Turn, bool) {
	c := scanner{text: text, at: len(setupWord), v: v}
	if c.done() {
		return rules.Turn{}, false
	}
	t := rules.Turn{Actions: make([]rules.Action, 0, strings.Count(text, " "))}
	for !c.done() {
		a := rules.Action{How: rules.Place}
		if !c.take(" ") {
			return rules.Turn{}, false
		}
		if a.Unit = c.unit(); a.Unit == 0 || !c.square(&a.To) {
			return rules.Turn{}, false
		}
		a.From = a.To
		t.Actions = append(t.Actions, a)
	}
	return t, len(t.Actions) <= maxActions
}

// scanner walks over a canonical text.
type scanner struct {
	text string
	at   int
	v    *rules.Vocabulary
}

func (c *scanner) done() bool { return c.at == len(c.text) }

func (c *scanner) peek() byte {
	if c.done() {
		return 0
	}
	return c.text[c.at]
}

func (c *scanner) take(s string) bool {
	if !strings.HasPrefix(c.text[c.at:], s) {
		return false
	}
	c.at += len(s)
	return true
}

// lead reads "orange: " or "Sc3 ortho: ", as the vocabulary has it; no lead at all is canonical where games have none.
func (c *scanner) lead(l *rules.Lead) bool {
	switch c.v.Leads {
	case rules.GroupLead:
		return c.groupLead(l)
	case rules.UnitLead:
		return c.unitLead(l)
	}
	return true
}

func (c *scanner) groupLead(l *rules.Lead) bool {
	g := c.group()
	if g == nil {
		return false
	}
	l.Group = g.Name
	return true
}

// group reads an AMP's name with its colon, "orange: "; nil when there is none.
func (c *scanner) group() *rules.Group {
	rest := c.text[c.at:]
	for i := range c.v.Groups {
		g := &c.v.Groups[i]
		if n := len(g.Name); len(rest) > n+1 && rest[n] == ':' && rest[n+1] == ' ' && rest[:n] == g.Name {
			c.at += n + 2
			return g
		}
	}
	return nil
}

func (c *scanner) unitLead(l *rules.Lead) bool {
	if l.Unit = c.unit(); l.Unit == 0 || !c.square(&l.At) {
		return false
	}
	for _, m := range c.v.Modes {
		if c.take(" " + m + ": ") {
			l.Mode = m
			return true
		}
	}
	return c.take(": ")
}

// unit reads the letter of a unit; 0 when there is none.
func (c *scanner) unit() byte {
	b := c.peek()
	for i := range c.v.Units {
		if c.v.Units[i].Letter == b {
			c.at++
			return b
		}
	}
	return 0
}

func (c *scanner) action(a *rules.Action, slide bool) bool {
	if c.v.Leads == rules.UnitLead && c.take("*") {
		a.How = rules.Convert
		ok := c.square(&a.To)
		a.From = a.To
		return ok
	}
	a.Unit = c.unit()
	if !c.square(&a.From) {
		return false
	}
	if c.v.Leads == rules.NoLead && c.take("=") {
		a.How, a.To, a.Into = rules.Promote, a.From, c.unit()
		return a.Unit == 0 && a.Into != 0
	}
	if !c.steps(a) || slide && (a.How != rules.Move || a.Unit != 0 || a.Via != nil) {
		return false
	}
	if slide {
		a.How = rules.Slide
	} else if a.Unit == 0 && unbounded(c.v) { // "nc1-d3" may be a unit's letter, or the file nc
		return false
	}
	if promoting(c.v) && c.take("=") {
		a.Into = c.unit()
		return a.Into != 0 && !slide
	}
	return true
}

// steps reads "-n6" or "xe4xc6": one mark for all of an action.
func (c *scanner) steps(a *rules.Action) bool {
	mark := c.peek()
	switch mark {
	case '-':
		a.How = rules.Move
	case 'x':
		a.How = rules.Capture
	case '~':
		a.How = rules.Immobilise
	default:
		return false
	}
	for first := true; c.peek() == mark; first = false {
		if !first {
			a.Via = append(a.Via, a.To)
		}
		c.at++
		if c.v.Leads == rules.NoLead && c.take("off") {
			a.To = rules.Off()
			return true
		}
		if !c.square(&a.To) {
			return false
		}
	}
	return true
}

// square reads a lower-case square of the board without leading zeros.
func (c *scanner) square(s *rules.Square) bool {
	if unbounded(c.v) {
		got, n := rules.ParseSquare(c.text[c.at:])
		var buffer [16]byte
		if n == 0 || string(got.Append(buffer[:0])) != c.text[c.at:c.at+n] {
			return false
		}
		*s, c.at = got, c.at+n
		return true
	}
	i := c.at
	if i+1 >= len(c.text) {
		return false
	}
	file, rank := int(c.text[i])-'a', int(c.text[i+1])-'0'
	if file < 0 || file >= min(c.v.Files, 26) || rank < 1 || rank > 9 {
		return false
	}
	for i += 2; i < len(c.text) && c.text[i] >= '0' && c.text[i] <= '9'; i++ {
		if rank = rank*10 + int(c.text[i]-'0'); rank > c.v.Ranks {
			return false
		}
	}
	*s, c.at = rules.Square{File: int16(file), Rank: int16(rank)}, i
	return rank <= c.v.Ranks
}

// promoting reports whether moves of the game may say what a unit is promoted to.
func promoting(v *rules.Vocabulary) bool { return v.Leads == rules.NoLead || v.Promotes }

// unbounded reports whether the game's board has no edges.
func unbounded(v *rules.Vocabulary) bool { return v.Files == 0 || v.Ranks == 0 }
