package text

import (
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// sheet is what the style sheets of a page say, by one name in the last part of each selector: "#old", ".old", "p", "*". Only what holds for
// every element of that part is believed to hide words; what may put a line through them does so, for what may be struck out isn't acted upon.
type sheet struct {
	rules map[string][]*rule
	count int
}

// rule is what is declared for elements of a kind.
type rule struct {
	kind compound
	declared
	strikes bool // some rule for them has a line through words, whatever another says and wherever they must stand
}

const (
	mostRules = 2000 // selectors that are read
	mostAlike = 40   // of one name
)

// sheetOf reads the style sheets of a page. A page without any has none.
func sheetOf(source string) *sheet {
	if !containsFold(source, "<style") {
		return nil
	}
	s := &sheet{rules: map[string][]*rule{}}
	z := html.NewTokenizer(strings.NewReader(source))
	for inside := false; ; {
		switch z.Next() {
		case html.ErrorToken:
			return s
		case html.StartTagToken:
			name, _ := z.TagName()
			inside = string(name) == "style"
		case html.TextToken:
			if inside {
				s.read(plainCSS(string(z.Raw())))
			}
		default:
			inside = false
		}
	}
}

// add notes a declaration for elements of a kind. One that may not hold counts where it strikes out.
func (s *sheet) add(kind compound, declaration string, sure bool) {
	r := s.rule(kind)
	if r == nil {
		return
	}
	var d declared
	d.declareOne(declaration)
	r.strikes = r.strikes || strikesThrough(d.values[decoration])
	if sure && !kind.doubt {
		r.over(&d)
	}
}

// rule finds or makes what is declared for a kind. Where one name has too many, the last stands for all that follow.
func (s *sheet) rule(kind compound) *rule {
	key := kind.key()
	alike := s.rules[key]
	for _, r := range alike {
		if r.kind.equal(kind) {
			return r
		}
	}
	if s.count >= mostRules {
		return nil
	}
	if len(alike) == mostAlike {
		kind = compound{names: strings.Fields(strings.TrimPrefix(key, "*")), doubt: true}
	}
	if len(alike) > mostAlike {
		return alike[mostAlike]
	}
	s.count++
	r := &rule{kind: kind}
	s.rules[key] = append(alike, r)
	return r
}

// look is how the words in an element are shown, by the sheets and its own style.
func (s *sheet) look(t html.Token) look {
	style := attribute(t, "style")
	if slices.ContainsFunc(t.Attr, func(a html.Attribute) bool { return a.Key == "hidden" }) {
		return look{hidden: true}
	}
	ground, words := attribute(t, "bgcolor"), ""
	if t.DataAtom == atom.Font {
		words = attribute(t, "color")
	}
	if style+ground+words == "" && s == nil {
		return look{}
	}
	var d declared
	d.set(background, strings.ToLower(ground), false)
	d.set(colour, strings.ToLower(words), false)
	strikes := s != nil && s.match(&d, t)
	if style != "" {
		own := declared{}
		own.declare(plainCSS(style))
		d.over(&own)
		strikes = strikes && own.values[decoration] == ""
	}
	l := d.look()
	l.struck = l.struck || strikes
	return l
}

// match adds what the sheets declare for an element, and reports whether something of it strikes out.
func (s *sheet) match(d *declared, t html.Token) (strikes bool) {
	element := elementOf(t)
	for _, key := range element.keys() {
		for _, r := range s.rules[key] {
			if r.kind.holds(element) {
				d.over(&r.declared)
				strikes = strikes || r.strikes
			}
		}
	}
	return strikes
}

const deepest = 16 // blocks in blocks

// read reads a style sheet, which is in lower case and has no comments.
func (s *sheet) read(css string) {
	s.block(strings.NewReplacer("<!--", "", "-->", "").Replace(css), nil, true, 0)
}

// block reads rules and declarations up to the end of a block, and returns what stands behind it. of are the elements that the block is
// about, nil outside of all; sure is false where nobody knows whether it holds: on wide screens, in other programs.
func (s *sheet) block(css string, of []compound, sure bool, depth int) (behind string) {
	for css != "" {
		piece, end, rest := nextPiece(css)
		piece = strings.TrimSpace(piece)
		css = rest
		if end == '{' {
			css = s.inner(piece, rest, of, sure, depth)
			continue
		}
		for _, kind := range of {
			s.add(kind, piece, sure)
		}
		if end == '}' && depth > 0 {
			return css
		}
	}
	return ""
}

// inner reads a block in a block.
func (s *sheet) inner(head, css string, of []compound, sure bool, depth int) (behind string) {
	if strings.HasPrefix(head, "@") {
		holds, known := media(head)
		if !holds || depth == deepest {
			return behindBlock(css)
		}
		return s.block(css, of, sure && known, depth+1)
	}
	if depth == deepest {
		return behindBlock(css)
	}
	return s.block(css, compoundsOf(head, of), sure, depth+1)
}

// media reports whether rules below a rule with an @ may hold where a letter is read, and whether they surely do.
func media(head string) (may, surely bool) {
	name, rest, _ := strings.Cut(strings.ReplaceAll(head, "(", " ("), " ")
	switch name {
	case "@media":
		screen := strings.Contains(rest, "screen") || strings.Contains(rest, "all")
		if strings.Contains(rest, "print") && !screen && !strings.Contains(rest, "not") {
			return false, false
		}
		return true, screen && !strings.ContainsAny(rest, "(") && !strings.Contains(rest, "not")
	case "@layer":
		return true, true
	case "@supports", "@container", "@scope", "@starting-style", "@document", "@-moz-document":
		return true, false
	}
	return false, false
}

// behindBlock returns what stands behind the block that is open.
func behindBlock(css string) string {
	for depth := 1; css != ""; {
		var end byte
		_, end, css = nextPiece(css)
		switch end {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return css
			}
		}
	}
	return ""
}

// nextPiece cuts off what stands in front of the next ";", "{" or "}" that is in no string and no parentheses; end is 0 at the end of all.
func nextPiece(css string) (piece string, end byte, rest string) {
	within := 0
	for i := 0; i < len(css); i++ {
		switch b := css[i]; b {
		case '"', '\'':
			i += endOfString(css[i+1:], b)
		case '(':
			within++
		case ')':
			within = max(0, within-1)
		case ';', '{', '}':
			if within == 0 || b != ';' { // a parenthesis that isn't closed costs no more than its rule
				return css[:i], b, css[i+1:]
			}
		}
	}
	return css, 0, ""
}

// endOfString returns how long a string is, with its end: it ends with its line, at the latest.
func endOfString(css string, quote byte) int {
	end := strings.IndexAny(css, string(quote)+"\n")
	if end < 0 {
		return len(css)
	}
	return end + 1
}
