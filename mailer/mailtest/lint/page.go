package lint

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/net/html"
)

// page checks that the HTML asks for nothing from anywhere and does nothing.
func (c *checker) page(page string) {
	if !strings.HasPrefix(page, "<!DOCTYPE html>") {
		c.wrong("the HTML does not begin as it should: %.40q", page)
	}
	z := html.NewTokenizer(strings.NewReader(page))
	for {
		switch z.Next() {
		case html.ErrorToken:
			return
		case html.StartTagToken, html.SelfClosingTagToken:
			c.element(z.Token())
		}
	}
}

func (c *checker) element(t html.Token) {
	switch t.Data {
	case "script", "style", "iframe", "frame", "object", "embed", "form", "input", "button", "link", "base", "svg", "math", "video", "audio":
		c.wrong("the HTML has a %s", t.Data)
	}
	for _, a := range t.Attr {
		value := strings.ToLower(strings.TrimSpace(a.Val))
		switch {
		case strings.HasPrefix(a.Key, "on"), a.Key == "http-equiv":
			c.wrong("the HTML has %s=%q", a.Key, a.Val)
		case a.Key == "href" && !hasOneOf(value, "mailto:", "https://", "http://", "#") && strings.Contains(value, ":"):
			c.wrong("a link leads to %q", a.Val)
		case slices.Contains([]string{"src", "srcset", "background", "poster", "data", "action", "ping"}, a.Key) && !strings.HasPrefix(value, "cid:"):
			c.wrong("the HTML fetches %q", a.Val)
		case a.Key == "style" && (strings.Contains(value, "url(") || strings.Contains(value, "expression") || strings.Contains(value, "@import")):
			c.wrong("a style fetches: %q", a.Val)
		}
	}
}

// isURL reports whether a line is an address of the web and nothing else: such a line may be long, for it must stay whole.
func isURL(line string) bool {
	return hasOneOf(line, "https://", "http://") && !strings.ContainsFunc(line, func(r rune) bool { return r <= ' ' || r > '~' })
}

func hasOneOf(text string, heads ...string) bool {
	return slices.ContainsFunc(heads, func(head string) bool { return strings.HasPrefix(text, head) })
}

// same checks that the HTML says what the text says. Boards are drawn otherwise there, and are passed over; so are the marks of
// headings, lists and tables, and where links of the manual lead. An address on a line of its own is that of a link.
func (c *checker) same(text, page string) {
	whole := letters(pageText(page))
	var at boardPart
	for line := range strings.SplitSeq(withoutTargets(text), "\n") {
		if isURL(line) {
			if !strings.Contains(page, `href="`+html.EscapeString(line)+`"`) {
				c.wrong("the HTML has no link to %q", line)
			}
			continue
		}
		if at = at.next(line); at != beside || ofMarkup(line) {
			continue
		}
		for cell := range strings.SplitSeq(line, "|") {
			if words := letters(strings.TrimLeft(cell, " >-*0123456789.")); !strings.Contains(whole, words) {
				c.wrong("the HTML does not say %q", strings.TrimSpace(cell))
			}
		}
	}
}

// withoutTargets drops the targets of Markdown's links.
func withoutTargets(text string) string {
	return linkTarget.ReplaceAllString(text, "]")
}

// ofMarkup reports whether Markdown may show a line otherwise than it is written: raw HTML is dropped, names are resolved.
func ofMarkup(line string) bool { return strings.ContainsAny(line, "<[&\\`") }

// boardPart says where in the drawing of a board a line stands. Its legend is the paragraph under it, which a picture holds
// itself.
type boardPart uint8

const (
	beside boardPart = iota
	squares
	under // between the two
	legend
)

// next returns where the next line stands.
func (b boardPart) next(line string) boardPart {
	switch blank := strings.TrimSpace(line) == ""; {
	case drawn(line):
		return squares
	case b == squares && blank:
		return under
	case (b == squares || b == under || b == legend) && !blank:
		return legend
	}
	return beside
}

// drawn reports whether a line belongs to the drawing of a board: mostly single characters, or ruled.
func drawn(line string) bool {
	words := strings.Fields(line)
	short := 0
	for _, w := range words {
		if len([]rune(w)) <= 2 || strings.Trim(w, "+-|=.:·_[]()*") == "" {
			short++
		}
	}
	return len(words) > 0 && 2*short > len(words)
}

func pageText(page string) string {
	var b strings.Builder
	z := html.NewTokenizer(strings.NewReader(page))
	for {
		switch z.Next() {
		case html.ErrorToken:
			return b.String()
		case html.TextToken:
			b.WriteString(html.UnescapeString(string(z.Raw())))
		}
	}
}

// letters keeps what makes words.
func letters(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, text)
}

// OwnWords counts the words of ours in the text of a letter. What a player wrote, boards and their legends, lists of units, turns, squares,
// lines to copy and the hash of the record don't count.
func OwnWords(text string) int {
	n, legend := 0, false
	for _, p := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n\n") {
		switch {
		case isBoard(p):
			legend = true
			continue
		case legend: // stands below the board
			legend = false
			continue
		case strings.HasPrefix(p, ">") || strings.HasPrefix(p, "- ") || hash().MatchString(p):
			continue
		}
		for line := range strings.Lines(p) {
			n += wordsIn(explained(line))
		}
	}
	return n
}

// isBoard reports whether a paragraph is a drawing of a board: its second line begins with a rank's number and ends with it.
func isBoard(p string) bool {
	lines := strings.Split(strings.TrimLeft(p, "\n"), "\n")
	if len(lines) < 3 {
		return false
	}
	row := strings.Fields(lines[1])
	return len(row) > 2 && row[0] == row[len(row)-1] && unicode.IsDigit(rune(row[0][0]))
}

// explained is a line without the words to copy that it begins with.
func explained(line string) string {
	if !strings.HasPrefix(line, "    ") {
		return line
	}
	_, explanation, _ := strings.Cut(strings.TrimSpace(line), "  ")
	return explanation
}

func hash() *regexp.Regexp { return regexp.MustCompile(`#[0-9a-f]{32}\b`) }

// wordsIn counts what has letters and no digits.
func wordsIn(line string) (n int) {
	for _, w := range strings.Fields(line) {
		if strings.ContainsFunc(w, unicode.IsLetter) && !strings.ContainsFunc(w, unicode.IsDigit) {
			n++
		}
	}
	return n
}
