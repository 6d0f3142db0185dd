// Package tree holds a preset file as a tree of fields, after YAML and before rules.
//
// The idea: YAML takes a library of a third of a megabyte to read, and what it says is a small tree. Whoever has files reads them
// once (package rules/presets); a browser is handed the tree in a form that a few lines can read ([Append], [Parse]), and makes
// the same game of it with the same code (package rules/presets/loader).
package tree

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Kind says what a node is.
type Kind byte

const (
	Mapping Kind = 'm' // Content holds names and values by turns
	List    Kind = 'l'
	Text    Kind = 't'
	Drawing Kind = 'd' // text that keeps its lines: what stands behind a "|"
	Whole   Kind = 'i' // a whole number, as it was written
	Null    Kind = 'n' // nothing, or the word null
	Other   Kind = 'o' // true, 1.5, a date: whatever else YAML would not take for text
)

// Place is where something stands in the file. A tree that came packed knows no columns.
type Place struct{ Line, Column int } // from 1; 0 is unknown

// Elsewhere is the indentation of a drawing that stands in another file: where its lines are nobody knows.
const Elsewhere = -1

// Node is a value in a preset file.
type Node struct {
	Kind Kind
	Place
	Value   string // as it was written; of a mapping or a list ""
	Content []*Node
	Indent  int // of a drawing: how far its lines are indented; unknown in a packed tree, where nobody is told of columns
}

// Scalar reports whether the node holds no others.
func (n *Node) Scalar() bool { return n.Kind != Mapping && n.Kind != List }

// IsText reports whether the value is text.
func (n *Node) IsText() bool { return n.Kind == Text || n.Kind == Drawing }

// The form in which a tree goes to a browser is text. A line says which form it is, the next by which hash records name the
// rules. Then comes the root: of a mapping or list "m1 9", its kind, its line in the file and how many nodes follow as its
// content, of all others "t3 4:name", with how many bytes the value has.
const form = "pbem preset 1\n"

const (
	mostPacked = 1 << 20 // bytes of a packed file; that of the largest preset file has fewer
	mostDepth  = 12      // of nesting, as in a preset file
)

// Append writes a tree as [Parse] reads it; hash is the name by which records know its rules.
func Append(b []byte, hash string, root *Node) []byte {
	return root.append(append(append(append(b, form...), hash...), '\n'))
}

func (n *Node) append(b []byte) []byte {
	b = append(strconv.AppendInt(append(b, byte(n.Kind)), int64(n.Line), 10), ' ')
	if n.Scalar() {
		b = append(strconv.AppendInt(b, int64(len(n.Value)), 10), ':')
		return append(append(b, n.Value...), '\n')
	}
	b = append(strconv.AppendInt(b, int64(len(n.Content)), 10), '\n')
	for _, c := range n.Content {
		b = c.append(b)
	}
	return b
}

// Parse reads a packed tree. It trusts nothing: the error, a *phrase.Error, is a clause, which says that this is no such text.
func Parse(text string) (hash string, root *Node, err error) {
	rest, ok := strings.CutPrefix(text, form)
	if !ok || len(text) > mostPacked || !utf8.ValidString(text) {
		return "", nil, phrase.Errorf("presets-not-packed")
	}
	hash, rest, ok = strings.Cut(rest, "\n")
	p := &parser{rest: rest}
	root = p.node(1)
	if !ok || p.failed || p.rest != "" || root.Kind != Mapping {
		return "", nil, phrase.Errorf("presets-not-packed")
	}
	return hash, root, nil
}

// parser takes nodes from the front of a text. After the first that is none it has failed, and what it returns means nothing.
type parser struct {
	rest   string
	failed bool
}

func (p *parser) node(depth int) *Node {
	n := &Node{}
	if depth > mostDepth || p.rest == "" {
		p.failed = true
		return n
	}
	n.Kind, p.rest = Kind(p.rest[0]), p.rest[1:]
	if !strings.Contains("mltdino", string(n.Kind)) {
		p.failed = true
		return n
	}
	n.Line = p.number(" ")
	if n.Scalar() {
		n.Value = p.take(p.number(":"))
		return n
	}
	count := p.number("\n")
	if n.Kind == Mapping && count%2 != 0 {
		p.failed = true
	}
	for range count {
		c := p.node(depth + 1)
		if p.failed {
			break
		}
		n.Content = append(n.Content, c)
	}
	return n
}

// number reads a number without a sign, and what must follow it.
func (p *parser) number(end string) int {
	digits, rest, ok := strings.Cut(p.rest, end)
	n, whole := rules.ParseNumber(digits)
	if !ok || !whole || n < 0 || n > mostPacked || strconv.Itoa(n) != digits {
		p.failed = true
		return 0
	}
	p.rest = rest
	return n
}

// take reads a value of so many bytes, and the end of its line.
func (p *parser) take(n int) string {
	if p.failed || n >= len(p.rest) || p.rest[n] != '\n' {
		p.failed = true
		return ""
	}
	value := p.rest[:n]
	p.rest = p.rest[n+1:]
	return value
}
