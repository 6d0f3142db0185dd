package text

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Words that HTML shows with a line through them come out between two invisible marks, line by line, so that what reads the text as plain
// text sees where they stand; [WithoutStruck] takes them out at last.
const (
	struckBegins = "\uFFF9"
	struckEnds   = "\uFFFB"
)

// withoutMarks removes the marks from what somebody wrote.
func withoutMarks(text string) string {
	if !strings.Contains(text, "\uFFF9") && !strings.Contains(text, "\uFFFB") {
		return text
	}
	return strings.NewReplacer(struckBegins, "", struckEnds, "").Replace(text)
}

// strikes are the open elements that strike out their words. One that is never closed goes on to the end: what may be struck out is not
// acted upon.
type strikes struct {
	open  int                // of them
	names map[string]*nested // of these elements
}

// nested tells of the elements of a name that are open since one of them strikes.
type nested struct {
	depth   int
	strikes []int // at which depths
}

func (s *strikes) begin(name string, struck bool) {
	n := s.names[name]
	if n == nil {
		if !struck {
			return
		}
		if s.names == nil {
			s.names = map[string]*nested{}
		}
		n = &nested{}
		s.names[name] = n
	}
	n.depth++
	if struck {
		n.strikes = append(n.strikes, n.depth)
		s.open++
	}
}

func (s *strikes) end(name string) {
	n := s.names[name]
	if n == nil {
		return
	}
	if last := len(n.strikes) - 1; n.strikes[last] == n.depth {
		n.strikes = n.strikes[:last]
		s.open--
	}
	if n.depth--; len(n.strikes) == 0 {
		delete(s.names, name)
	}
}

// block ends a paragraph whose end tag is missing where another block begins.
func (s *strikes) block(begins atom.Atom) {
	if len(s.names) == 0 || !endsUnclosed(atom.P, begins) {
		return
	}
	for s.names["p"] != nil {
		s.end("p")
	}
}

// strikesOut reports whether an element strikes out what is in it, whatever its style: also what Word has tracked as deleted, and what says so
// to those who can't see (ARIA).
func strikesOut(t html.Token) bool {
	switch t.DataAtom {
	case atom.S, atom.Del, atom.Strike:
		return true
	}
	switch t.Data { // what Word has tracked
	case "w:del", "w:deltext", "w:movefrom":
		return true
	}
	if strings.EqualFold(strings.TrimSpace(attribute(t, "role")), "deletion") {
		return true
	}
	for class := range strings.FieldsSeq(attribute(t, "class")) {
		if strings.EqualFold(class, "msodel") {
			return true
		}
	}
	return false
}

// hidesWords reports whether an element that is left out may stand in a page for words of its plain half, which readers don't see as such: in a
// picture, in what is folded away, in a form.
func hidesWords(name atom.Atom) bool {
	return name == atom.Svg || name == atom.Details || name == atom.Textarea
}

// own reports whether what is written now belongs to no older letter, as far as is known.
func (p *page) own() bool { return !p.older && p.boxes.quoted == 0 }

// markStruck marks the words that follow where they are struck out.
func (p *page) markStruck() {
	if p.strikes.open > 0 && !p.marked {
		p.out.WriteString(struckBegins)
		p.marked = true
	}
}

// unmark ends the words that are marked.
func (p *page) unmark() {
	if p.marked {
		p.out.WriteString(struckEnds)
		p.marked = false
	}
}

// takenBack are the pieces of a page that it does not show as valid: struck out, or hidden.
type takenBack []string

const mostTakenBack = 200 // pieces that are remembered

func (l *takenBack) add(words string) {
	if words = strings.TrimSpace(words); words != "" && len(*l) < mostTakenBack {
		*l = append(*l, words)
	}
}

// in reports whether a text says one of them. A letter or two are none: a board shows so what was taken.
func (l takenBack) in(plain string) bool {
	if len(l) == 0 {
		return false
	}
	plain = bareText(plain)
	return slices.ContainsFunc(l, func(words string) bool {
		words = bareText(words)
		return (len(words) > 2 || strings.ContainsAny(words, "0123456789")) && strings.Contains(plain, words)
	})
}

// bareText is a text without what programs write in other ways: its letters and digits alone.
func bareText(text string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, text)
}
