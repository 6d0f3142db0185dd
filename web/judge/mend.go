package judge

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/notation"
	"pbem/rules"
)

// mend finds how far a refused turn is right, and what of it is legal.
func (a *Answer) mend(text string, words *rules.Vocabulary, p rules.Position, d rules.Draft) {
	v := a.Refused
	if len(d.Actions) == 0 {
		a.readable(text, words, p)
		return
	}
	left := rules.RemainsOf(p, words, d, v)
	if t, ok := left.Turn(); ok {
		a.Repair = t.String()
	}
	if v.Action > 0 {
		a.Right = v.Action - 1
		return
	}
	a.Right = front(p, d)
}

// most is how many actions of a turn that is at fault as a whole are tried.
const most = 64

// front counts the actions of the longest beginning of a turn that is legal by itself.
func front(p rules.Position, d rules.Draft) int {
	for n := min(len(d.Actions)-1, most); n > 0; n-- {
		begun := rules.Draft{Turn: rules.Turn{Lead: d.Lead, Actions: d.Actions[:n]}, OwnView: d.OwnView}
		if _, err := p.Judge(begun); err == nil {
			return n
		}
	}
	return 0
}

// readable does it for a text that cannot be read as a whole: what stands before the words at fault may be a legal turn.
func (a *Answer) readable(text string, words *rules.Vocabulary, p rules.Position) {
	before := beforeWord(text, a.Refused.Quote)
	if before == "" {
		return
	}
	reading, err := notation.Read(before, words)
	if err != nil || len(reading.Draft.Actions) == 0 {
		return
	}
	if v, err := p.Judge(reading.Draft); err == nil {
		a.Right, a.Repair = len(v.Turn.Actions), v.Turn.String()
	}
}

// beforeWord returns what stands in a text before the first of the words that are quoted; "" if that cannot be told.
func beforeWord(text, quote string) string {
	word, _, _ := strings.Cut(quote, ", ")
	before, behind, found := strings.Cut(text, word)
	if !found || word == "" || len(text) > mostWords || continues(before, behind) {
		return ""
	}
	return strings.TrimSpace(before)
}

// mostWords is how long a text may be of which a part is tried, in bytes: a turn is shorter.
const mostWords = 2048

// continues reports whether a letter or a digit goes on at either end of what was cut out.
func continues(before, behind string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	first, _ := utf8.DecodeRuneInString(behind)
	return unicode.IsLetter(last) || unicode.IsDigit(last) || unicode.IsLetter(first) || unicode.IsDigit(first)
}
