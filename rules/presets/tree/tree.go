// Package tree holds a preset file as a tree of fields, after YAML and before rules.
//
// The idea: YAML takes a library of a third of a megabyte to read, and what it says is a small tree. Whoever has files reads them
// once (package rules/presets); a browser is handed the tree in a form that a few lines can read ([Append], [Parse]), and makes
// the same game of it with the same code (package rules/presets/loader).
package tree

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
