package composer

import (
	"strconv"

	"pbem/rules/phrase"
)

// Numbered is a voice without a language: it puts a marker in the place of each phrase, "⟦3⟧", and keeps the phrases for the page,
// whose script (web/static/phrases.js) knows the reader's catalogue. So the compiled engines hold no sentences. The zero value
// has heard nothing yet.
type Numbered struct{ Phrases []phrase.Phrase }

// Say returns the marker of a phrase.
func (n *Numbered) Say(p phrase.Phrase) string {
	n.Phrases = append(n.Phrases, p)
	return "⟦" + strconv.Itoa(len(n.Phrases)-1) + "⟧"
}

// appendPhrase writes a phrase as the page reads it: {"key":"nothing-stands-on","args":{"square":"e4"}}, or the value of one that
// has no message of its own.
func appendPhrase(b []byte, p phrase.Phrase) []byte {
	if v, ok := p.Bare(); ok || p.Empty() {
		return appendValue(b, v)
	}
	b = append(appendText(b, `{"key":`, p.Key), `,"args":{`...)
	for i, a := range p.Args {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendValue(append(appendText(b, "", a.Name), ':'), a.Value)
	}
	return append(b, "}}"...)
}

// appendValue writes an argument: texts as strings, numbers as numbers, terms as {"kind":"unit","term":"warmachine"}, lists as
// {"joint":"and","list":[...]}. The composer speaks of no times.
func appendValue(b []byte, v phrase.Value) []byte {
	switch v := v.(type) {
	case phrase.Text:
		return appendText(b, "", string(v))
	case phrase.GameText:
		return appendText(b, "", string(v))
	case phrase.Words:
		return appendText(b, "", string(v))
	case phrase.Number:
		return strconv.AppendInt(b, int64(v), 10)
	case phrase.Term:
		return append(appendText(appendText(b, `{"kind":`, v.Kind), `,"term":`, v.Name), '}')
	case phrase.Phrase:
		return appendPhrase(b, v)
	case phrase.List:
		return appendList(b, v.How, len(v.Items), func(b []byte, i int) []byte { return appendPhrase(b, v.Items[i]) })
	case phrase.Series:
		return appendList(b, v.How, len(v.Items), func(b []byte, i int) []byte { return appendText(b, "", v.Items[i]) })
	}
	return append(b, `""`...)
}

func appendList(b []byte, how phrase.Joint, n int, item func([]byte, int) []byte) []byte {
	b = append(appendText(b, `{"joint":`, joint(how)), `,"list":[`...)
	for i := range n {
		if i > 0 {
			b = append(b, ',')
		}
		b = item(b, i)
	}
	return append(b, "]}"...)
}

func joint(how phrase.Joint) string {
	switch how {
	case phrase.Commas:
		return "commas"
	case phrase.And:
		return "and"
	case phrase.Or:
		return "or"
	case phrase.Semicolons:
		return "semicolons"
	case phrase.Lines:
		return "lines"
	}
	return "sentences"
}
