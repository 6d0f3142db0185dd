package catalog

import (
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/feature/plural"

	"pbem/rules/phrase"
)

// Say renders a phrase: a whole sentence, a clause or a term. One whose key is not in the catalogue is written as programmers
// read it; a test sees to it that there is none.
func (l *Language) Say(p phrase.Phrase) string {
	if text, ok := l.fixed(p); ok {
		return text
	}
	return string(l.Append(make([]byte, 0, sentence), p))
}

// sentence is the length in bytes that few sentences exceed.
const sentence = 256

// Speaker returns a Say for the many phrases of one letter: it makes its room once, and is not safe for concurrent use.
func (l *Language) Speaker() func(phrase.Phrase) string {
	room := make([]byte, 0, sentence)
	return func(p phrase.Phrase) string {
		if text, ok := l.fixed(p); ok {
			return text
		}
		room = l.Append(room[:0], p)
		return string(room)
	}
}

// fixed returns the text of a phrase without holes, such as the names of units and what is to be copied: half of what a letter says.
func (l *messages) fixed(p phrase.Phrase) (text string, ok bool) {
	m := l.message(p.Key)
	if v, bare := p.Bare(); bare {
		switch v := v.(type) {
		case phrase.Text:
			return string(v), true
		case phrase.Term:
			m = l.termed(v)
		}
	}
	if m == nil || len(m.pattern) != 1 || m.pattern[0].text == "" {
		return "", false
	}
	return m.pattern[0].text, true
}

// Tell renders what New would make of the same words.
func (l *Language) Tell(key string, pairs ...any) string { return l.Say(phrase.New(key, pairs...)) }

// All renders phrases, each by itself, without those that say nothing.
func (l *Language) All(list []phrase.Phrase) []string {
	texts := make([]string, 0, len(list))
	for _, p := range list {
		if !p.Empty() {
			texts = append(texts, l.Say(p))
		}
	}
	if len(texts) == 0 {
		return nil
	}
	return texts
}

// Error renders an error: what it says in phrases in words, as a refused turn does, and what other programs' errors say as it is.
func (l *Language) Error(err error) string {
	if err == nil {
		return ""
	}
	text := err.Error()
	for _, spoken := range speaking(err) {
		text = strings.Replace(text, spoken.Error(), l.Say(spoken.Phrase()), 1)
	}
	return text
}

// speaker is an error with a phrase.
type speaker interface {
	error
	phrase.Phraser
}

// speaking lists the errors in a tree that have phrases; what they rest on is in these.
func speaking(err error) []speaker {
	if s, ok := err.(speaker); ok {
		return []speaker{s}
	}
	var list []speaker
	switch e := err.(type) {
	case interface{ Unwrap() error }:
		if inner := e.Unwrap(); inner != nil {
			list = speaking(inner)
		}
	case interface{ Unwrap() []error }:
		for _, inner := range e.Unwrap() {
			list = append(list, speaking(inner)...)
		}
	}
	return list
}

// Append appends the text of a phrase to b.
func (l *Language) Append(b []byte, p phrase.Phrase) []byte { return l.phrase(b, p, "") }

func (l *Language) phrase(b []byte, p phrase.Phrase, form string) []byte {
	if p.Empty() {
		return b
	}
	if v, ok := p.Bare(); ok {
		return l.value(b, v, form)
	}
	m := l.message(p.Key)
	if m == nil {
		return append(b, p.String()...)
	}
	return l.pattern(b, m.in(form), p)
}

// in returns the pattern of a grammatical form; the plain one where the message has no such form.
func (m *message) in(form string) pattern {
	if f, ok := m.forms[form]; ok {
		return f
	}
	return m.pattern
}

func (l *Language) pattern(b []byte, list pattern, p phrase.Phrase) []byte {
	for _, e := range list {
		switch {
		case e.choice != nil:
			b = l.pattern(b, l.choose(e.choice, p.Arg(e.choice.arg)), p)
		case e.message != "":
			b = l.phrase(b, phrase.Phrase{Key: e.message, Args: p.Args}, e.form)
		case e.arg != "":
			from := len(b)
			b = l.value(b, p.Arg(e.arg), e.form)
			if e.capital {
				b = capitalised(b, from)
			}
			if e.sentence {
				b = stopped(b, from)
			}
		default:
			b = append(b, e.text...)
		}
	}
	return b
}

func capitalised(b []byte, from int) []byte {
	r, n := utf8.DecodeRune(b[from:])
	if n == 0 || unicode.IsUpper(r) {
		return b
	}
	return append(utf8.AppendRune(b[:from:from], unicode.ToUpper(r)), b[from+n:]...)
}

// stopped ends with a full stop what has no end of its own.
func stopped(b []byte, from int) []byte {
	if n := len(b); n == from || strings.IndexByte(".!?", b[n-1]) >= 0 {
		return b
	}
	return append(b, '.')
}

// choose picks the variant of a choice for a value: the same number or word, else the number's plural category.
func (l *Language) choose(c *choice, v phrase.Value) pattern {
	category := ""
	n, isNumber := v.(phrase.Number)
	if isNumber {
		category = l.category(int64(n))
	}
	word := l.word(v, c.form)
	for _, variant := range c.variants {
		if variant.key == word || isNumber && variant.key == category {
			return variant.pattern
		}
	}
	return c.other
}

// word renders a value that a choice is made by: as it is, or in a grammatical form.
func (l *Language) word(v phrase.Value, form string) string {
	switch v := v.(type) {
	case phrase.Text:
		return string(v)
	case phrase.Number:
		return strconv.FormatInt(int64(v), 10)
	}
	return string(l.value(nil, v, form))
}

func (m *messages) category(n int64) string {
	if n < 0 {
		n = -n
	}
	switch plural.Cardinal.MatchPlural(m.tag, int(n), 0, 0, 0, 0) {
	case plural.Zero:
		return "zero"
	case plural.One:
		return "one"
	case plural.Two:
		return "two"
	case plural.Few:
		return "few"
	case plural.Many:
		return "many"
	default:
		return "other"
	}
}

func (l *Language) value(b []byte, v phrase.Value, form string) []byte {
	switch v := v.(type) {
	case phrase.Text:
		return append(b, v...)
	case phrase.Words:
		return append(b, v...)
	case phrase.Command:
		return append(b, l.Command(string(v))...)
	case phrase.Terms:
		return append(b, l.tongue.Behind("tournament new", string(v))...)
	case phrase.Page:
		return append(b, l.Address(v)...)
	case phrase.GameText:
		return append(b, l.gameText(v)...)
	case phrase.Number:
		return strconv.AppendInt(b, int64(v), 10)
	case phrase.Phrase:
		return l.phrase(b, v, form)
	case phrase.Term:
		return l.term(b, v, form)
	case phrase.Series:
		return l.series(b, v)
	case phrase.List:
		return l.list(b, v, form)
	case phrase.Moment:
		return l.moment(b, "moment", time.Time(v))
	case phrase.Day:
		return l.moment(b, "moment-with-day", time.Time(v))
	case phrase.Date:
		return l.date(b, time.Time(v))
	case phrase.Span:
		return l.span(b, time.Duration(v))
	case phrase.Left:
		return l.left(b, time.Duration(v))
	}
	return b
}

// term renders a word of a game; one that a preset has made up stands as it is.
func (l *Language) term(b []byte, t phrase.Term, form string) []byte {
	if m := l.termed(t); m != nil {
		return l.pattern(b, m.in(form), phrase.Phrase{})
	}
	return append(b, t.Name...)
}

// termed is the message of a word of a game, nil for none.
func (m *messages) termed(t phrase.Term) *message {
	return m.message(t.Kind + "-" + strings.ToLower(t.Name))
}
