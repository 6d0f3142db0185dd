package query

import (
	"slices"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/conf"
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
