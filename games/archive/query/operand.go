package query

import (
	"strconv"

	"github.com/expr-lang/expr/ast"

	"pbem/notation/record"
)

// operand is one side of a comparison: a fact, or a value that was written.
type operand struct {
	name  string // of a fact; "" of a value
	kind  record.Kind
	value func(Row) record.Value
}

func (o operand) isFact() bool { return o.name != "" }

// operandOf reads a name or a value.
func operandOf(n ast.Node) (operand, error) {
	switch n := n.(type) {
	case *ast.IdentifierNode:
		return named(n, n.Value)
	case *ast.MemberNode:
		of, family := n.Node.(*ast.IdentifierNode)
		if name, ok := n.Property.(*ast.StringNode); ok && family && (of.Value == "option" || of.Value == "tag") {
			return named(n.Node, of.Value+"."+name.Value)
		}
		return operand{}, faultAt(n, "only option and tag have names behind a dot, like option.setback and tag.Annotator")
	case *ast.StringNode:
		return fixed(record.TextKind, record.Value{Text: n.Value, Parts: []string{n.Value}}), nil
	case *ast.IntegerNode:
		return fixed(record.NumberKind, record.Value{Text: strconv.Itoa(n.Value), Number: n.Value}), nil
	case *ast.BoolNode:
		return fixed(record.BoolKind, truth(n.Value)), nil
	case *ast.BinaryNode:
		if isWritten(n.Left) && isWritten(n.Right) && n.Operator == "-" {
			return operand{}, faultAt(leftmost(n), `a date is written in quotes, like "2026-11-21", "2026-11" or "2026"`)
		}
	}
	return operand{}, faultAt(n, "a fact or a value must stand here: a name such as turns, a whole number, or a text in quotes")
}

// leftmost is where a row of operators begins.
func leftmost(n ast.Node) ast.Node {
	for of, ok := n.(*ast.BinaryNode); ok; of, ok = n.(*ast.BinaryNode) {
		n = of.Left
	}
	return n
}

// isWritten reports whether something is a number, or numbers with operators between them.
func isWritten(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.IntegerNode:
		return true
	case *ast.BinaryNode:
		return isWritten(n.Left) && isWritten(n.Right)
	}
	return false
}

func named(n ast.Node, name string) (operand, error) {
	f, ok := ColumnNamed(name)
	switch near := nearest(name); {
	case ok:
		return operand{f.Name, f.Kind, f.Of}, nil
	case name == "option" || name == "tag":
		return operand{}, faultAt(n, "which %s? write %s.NAME", name, name)
	case near != "":
		return operand{}, faultAt(n, "there is no fact %q; did you mean %s?", name, near)
	}
	return operand{}, faultAt(n, "there is no fact %q; a text is written in quotes, and pbem manual finding lists the facts", name)
}

func fixed(kind record.Kind, v record.Value) operand {
	return operand{kind: kind, value: func(Row) record.Value { return v }}
}

func truth(b bool) record.Value {
	if b {
		return record.Value{Text: "true", Number: 1}
	}
	return record.Value{Text: "false"}
}

// example is how a fact may be compared.
func example(o operand) string {
	switch o.kind {
	case record.NumberKind:
		return o.name + " < 40"
	case record.DateKind:
		return o.name + ` >= "2026-11"`
	case record.BoolKind:
		return o.name + " == true"
	}
	return o.name + ` contains "a part of it"`
}
