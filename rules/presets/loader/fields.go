package loader

import (
	"slices"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// fields is a mapping, opened: its values by name. Its methods report what is missing or of the wrong type, and
// then return the zero value, so that reading goes on and finds the next mistake.
type fields struct {
	r    *loader
	of   phrase.Phrase // what they describe: "the unit W"
	line tree.Place
	node map[string]*tree.Node // nil if it was no mapping, which has been reported
}

// pair is a field of a mapping whose names are the writer's own.
type pair struct {
	name  string
	line  tree.Place
	value *tree.Node
}

// pairs lists a mapping in the order of the file.
func (r *loader) pairs(n *tree.Node, of phrase.Phrase) []pair {
	if n == nil {
		return nil
	}
	if n.Kind != tree.Mapping {
		r.wrong(n.Place, phrase.New("presets-must-be-fields", "of", of))
		return nil
	}
	var list []pair
	for i := 0; i+1 < len(n.Content); i += 2 {
		list = append(list, pair{n.Content[i].Value, n.Content[i].Place, n.Content[i+1]})
	}
	return list
}

// open opens a mapping and reports names that it may not have.
func (r *loader) open(n *tree.Node, of phrase.Phrase, known ...string) fields {
	f := fields{r: r, of: of, line: n.Place}
	if n.Kind != tree.Mapping {
		r.wrong(n.Place, phrase.New("presets-must-be-fields", "of", of))
		return f
	}
	f.node = map[string]*tree.Node{}
	for _, p := range r.pairs(n, of) {
		if !slices.Contains(known, p.name) && r.full() {
			r.more = true
			continue
		}
		if !slices.Contains(known, p.name) {
			if name := meant(n, p.name, known); name != "" {
				rename(n, p.name, name)
				f.node[name] = p.value
			}
			r.wrong(p.line, phrase.New("presets-unknown-field", "field", phrase.Quote(p.name, 0), "of", of, "instead", ofFields(p.name, known)))
			continue
		}
		f.node[p.name] = p.value
	}
	return f
}

func (f fields) has(name string) bool { return f.node[name] != nil }

// at returns the place of a field, or that of the whole.
func (f fields) at(name string) tree.Place {
	if n := f.node[name]; n != nil {
		return n.Place
	}
	return f.line
}

// need reports a field that is missing, and whether it is there.
func (f fields) need(name string) bool {
	if !f.has(name) && f.node != nil && !f.r.incomplete {
		f.r.wrong(f.line, phrase.New("presets-field-missing", "of", f.of, "field", name))
	}
	return f.has(name)
}

// text returns a line of text; "" if it is absent.
func (f fields) text(name string, most int) string {
	n := f.node[name]
	if n == nil {
		return ""
	}
	if !n.Scalar() || n.Kind == tree.Null {
		f.r.wrong(n.Place, phrase.New("presets-must-be-text", "field", name, "of", f.of))
		return ""
	}
	if !n.IsText() {
		f.r.wrong(n.Place, phrase.New("presets-must-be-quoted", "field", name, "of", f.of, "value", n.Value))
		return ""
	}
	line := strings.Join(strings.Fields(n.Value), " ")
	switch {
	case line == "":
		f.r.wrong(n.Place, phrase.New("presets-empty", "field", name, "of", f.of))
	case len([]rune(line)) > most:
		f.r.wrong(n.Place, phrase.New("presets-long", "field", name, "of", f.of, "most", most))
		return ""
	case !f.r.only(f.r.printable, line):
		f.r.wrong(n.Place, phrase.New("presets-unprintable", "field", name, "of", f.of))
		return ""
	}
	return line
}

// paragraphs returns text of several paragraphs, with empty lines between; nil if it is absent. It may have so many bytes.
func (f fields) paragraphs(name string, most int) []string {
	n := f.node[name]
	if n == nil {
		return nil
	}
	if !n.IsText() {
		f.r.wrong(n.Place, phrase.New("presets-must-be-text", "field", name, "of", f.of))
		return nil
	}
	if len(n.Value) > most {
		f.r.wrong(n.Place, phrase.New("presets-long", "field", name, "of", f.of, "most", most))
		return nil
	}
	var list []string
	for part := range strings.SplitSeq(n.Value, "\n\n") {
		if part = strings.Join(strings.Fields(part), " "); part != "" {
			list = append(list, part)
		}
	}
	if !f.r.only(f.r.printable, strings.Join(list, "")) {
		f.r.wrong(n.Place, phrase.New("presets-unprintable", "field", name, "of", f.of))
		return nil
	}
	return list
}

// shaped returns text that must have a form; the phrase of it says what the text must be.
func (f fields) shaped(name string, form func(string) bool, must phrase.Phrase) string {
	s := f.text(name, 80)
	if s != "" && !form(s) {
		f.r.wrong(f.at(name), phrase.New("presets-must-be", "field", name, "of", f.of, "form", must, "value", phrase.Quote(s, 0)))
		return ""
	}
	return s
}

// oneOf returns one of the words; the first if the field is absent.
func (f fields) oneOf(name string, words ...string) string {
	n := f.node[name]
	if n == nil {
		return words[0]
	}
	if !n.Scalar() || !slices.Contains(words, n.Value) {
		f.r.wrong(n.Place, phrase.New("presets-must-be-one-of", "field", name, "of", f.of, "words", anyOf(words)))
		return words[0]
	}
	return n.Value
}

// flag returns true or false; false if the field is absent.
func (f fields) flag(name string) bool {
	return f.has(name) && f.oneOf(name, "true", "false") == "true"
}

// whole returns a whole number, or the one given if the field is absent or wrong.
func (f fields) whole(name string, low, high, otherwise int) int {
	n := f.node[name]
	if n == nil {
		return otherwise
	}
	v, ok := rules.ParseNumber(n.Value)
	if n.Kind != tree.Whole || !ok || v < low || v > high {
		f.r.wrong(n.Place, phrase.New("presets-must-be-number", "field", name, "of", f.of, "low", low, "high", high))
		return otherwise
	}
	return v
}

// meant returns the one field that an unknown name can mean; "" where it can mean none or several, or the one is there already.
func meant(n *tree.Node, unknown string, known []string) string {
	near := nearest(unknown, known)
	if near == "" || hasField(n, near) {
		return ""
	}
	others := slices.DeleteFunc(slices.Clone(known), func(k string) bool { return k == near })
	if second := nearest(unknown, others); second != "" && distance(unknown, second) == distance(unknown, near) {
		return ""
	}
	return near
}

func hasField(n *tree.Node, name string) bool {
	for i := 0; i < len(n.Content); i += 2 {
		if n.Content[i].Value == name {
			return true
		}
	}
	return false
}

// rename has a misspelt field read under the name that it means from now on: it was told, and no mistake is to follow from it.
func rename(n *tree.Node, unknown, meant string) {
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == unknown {
			n.Content[i].Value = meant
			return
		}
	}
}
