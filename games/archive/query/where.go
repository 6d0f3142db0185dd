// Package query chooses among records, orders them, and counts them.
//
// The idea: everything that can be asked is a fact of the one table, record.Facts, so that a condition, an order and a column of a
// list know the same names. A condition is an expression, such as
//
//	turns < 40 && cause == "resigned" && white contains "ada"
//
// Its grammar is that of github.com/expr-lang/expr; what its operators mean of facts is decided here, because names are compared
// as people compare them and dates are days, months or years. Only comparisons of facts are taken: no functions, no variables
// and no loops, so a condition takes about as long as reading it, whoever wrote it.
package query

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/conf"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/parser"

	"pbem/notation/record"
)

// Where is a condition: whether a row is one that is wanted.
type Where func(Row) bool

const (
	longest   = 4000 // characters of a condition
	mostNodes = 1000 // names, values and operators in it
)

// Parse reads a condition. Its error is a *Fault.
func Parse(text string) (Where, error) {
	if len(text) > longest {
		return nil, &Fault{longest + 1, "the condition is too long"}
	}
	config := conf.CreateNew()
	config.MaxNodes = mostNodes
	tree, err := parser.ParseWithConfig(text, config)
	if err != nil {
		return nil, unreadable(text, err)
	}
	return condition(tree.Node)
}

// All is the condition that all of these hold.
func All(conditions ...Where) Where {
	return func(r Row) bool {
		return !slices.ContainsFunc(conditions, func(w Where) bool { return !w(r) })
	}
}

func condition(n ast.Node) (Where, error) {
	switch n := n.(type) {
	case *ast.BoolNode:
		return func(Row) bool { return n.Value }, nil
	case *ast.UnaryNode:
		if n.Operator == "!" || n.Operator == "not" {
			return negation(n.Node)
		}
	case *ast.BinaryNode:
		switch n.Operator {
		case "&&", "and", "||", "or":
			return junction(n)
		}
		return comparison(n)
	case *ast.IdentifierNode, *ast.MemberNode:
		return plain(n)
	}
	return nil, faultAt(n, `a condition compares facts, like turns < 40 or white contains "ada"; this does not`)
}

func negation(n ast.Node) (Where, error) {
	of, err := condition(n)
	if err != nil {
		return nil, err
	}
	return func(r Row) bool { return !of(r) }, nil
}

func junction(n *ast.BinaryNode) (Where, error) {
	left, err := condition(n.Left)
	if err != nil {
		return nil, err
	}
	right, err := condition(n.Right)
	if err != nil {
		return nil, err
	}
	if n.Operator == "&&" || n.Operator == "and" {
		return func(r Row) bool { return left(r) && right(r) }, nil
	}
	return func(r Row) bool { return left(r) || right(r) }, nil
}

// plain is a fact that is a condition itself: "rated".
func plain(n ast.Node) (Where, error) {
	of, err := operandOf(n)
	if err != nil {
		return nil, err
	}
	if of.kind != record.BoolKind {
		return nil, faultAt(n, "%s is a %s, so it must be compared with something, like %s", of.name, of.kind, example(of))
	}
	return func(r Row) bool { return of.value(r).Number == 1 }, nil
}

// Is is the condition that a fact, an operator and a text make, for flags: Is("player", "contains", "ada"). Its error is of a text
// that the fact cannot be compared with.
func Is(name, operator, text string) (Where, error) {
	f, ok := ColumnNamed(name)
	if !ok {
		return nil, &Fault{1, "there is no fact " + name}
	}
	right := fixed(record.TextKind, record.Value{Text: text, Parts: []string{text}})
	return compared(operand{f.Name, f.Kind, f.Of}, operator, right, &ast.NilNode{})
}

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

// Fault is what is wrong with a condition, and where: Column counts its characters from 1.
type Fault struct {
	Column int
	Why    string
}

func (f *Fault) Error() string { return fmt.Sprintf("at character %d: %s", f.Column, f.Why) }

func faultAt(n ast.Node, format string, args ...any) error {
	return &Fault{n.Location().From + 1, fmt.Sprintf(format, args...)}
}

// unreadable is the fault of a text that is no expression.
func unreadable(text string, err error) error {
	var of *file.Error
	if !errors.As(err, &of) {
		return &Fault{1, err.Error()}
	}
	length := utf8.RuneCountInString(text)
	at := min(of.From, length)
	if strings.HasSuffix(of.Message, "token EOF") {
		at = length
	}
	if rest := []rune(text)[at:]; len(rest) > 0 && rest[0] == '=' {
		return &Fault{at + 1, `write == between two things that are to be the same`}
	}
	if at == length {
		return &Fault{at + 1, "the condition breaks off here: something is missing"}
	}
	return &Fault{at + 1, fmt.Sprintf("this cannot be read (%s); a condition is written like turns < 40 && cause == \"resigned\"", of.Message)}
}
